/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `text`: decimal text of the fixed build, N texts read and N scalars written, against GMP
 * and by going through all candidates. Prints the shares of what can become of a text, and fails
 * on a wrong bit or when a share is under 2 %.
 */
#include "../../include/graze/graze.h"
#include "draw_text.h"
#include "entry.h"
#include "print_case.h"

#include <gmp.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NO_NUMBER, EXACT, ROUNDED, TIED, SATURATED, OUTCOMES };

static const char *const outcomes[OUTCOMES] = {"no number", "exact", "rounded", "tied",
                                               "saturated"};
#define DIGITS "0123456789"

typedef struct {
    char digits[TEXT_MOST];
    long exponent; /* digits * 10^exponent */
    size_t length;
    bool negative;
} parsed;

static void parse_exponent(const char *text, size_t at, parsed *p)
{
    size_t first = at + 1;
    if (text[at] != 'e' && text[at] != 'E')
        return;
    if (text[first] == '+' || text[first] == '-')
        first++;
    size_t count = strspn(text + first, DIGITS);
    if (count == 0)
        return;
    p->exponent += strtol(text + at + 1, NULL, 10);
    p->length = first + count;
}

/* By the header's words, of a text that a 0 ends. */
static void parse(const char *text, parsed *p)
{
    size_t sign = *text == '+' || *text == '-' ? 1 : 0, fraction = 0;
    size_t whole = strspn(text + sign, DIGITS), end = sign + whole;
    memcpy(p->digits, text + sign, whole);
    if (text[end] == '.') {
        fraction = strspn(text + end + 1, DIGITS);
        memcpy(p->digits + whole, text + end + 1, fraction);
        end += 1 + fraction;
    }
    p->digits[whole + fraction] = '\0';
    p->negative = *text == '-';
    p->exponent = -(long)fraction;
    p->length = whole + fraction > 0 ? end : 0;
    if (p->length > 0)
        parse_exponent(text, end, p);
}

static mpz_t N, D, Q, R;

/* |x| * 2^16 to nearest, ties up. */
static int32_t nearest_raw(const parsed *p, int *outcome)
{
    mpz_set_str(N, p->digits, 10);
    mpz_ui_pow_ui(D, 10, (unsigned long)labs(p->exponent));
    if (p->exponent > 0) {
        mpz_mul(N, N, D);
        mpz_set_ui(D, 1);
    }
    mpz_mul_ui(N, N, 65536);
    mpz_fdiv_qr(Q, R, N, D);
    mpz_mul_ui(R, R, 2);
    int half = mpz_cmp(R, D);
    *outcome = mpz_sgn(R) == 0 ? EXACT : half == 0 ? TIED : ROUNDED;
    if (half >= 0)
        mpz_add_ui(Q, Q, 1);
    if (mpz_cmp_ui(Q, p->negative ? 2147483648u : 2147483647u) > 0) {
        *outcome = SATURATED;
        return p->negative ? INT32_MIN : INT32_MAX;
    }
    int64_t raw = (int64_t)mpz_get_ui(Q);
    return (int32_t)(p->negative ? -raw : raw);
}

/* Within a length that is exact, too long for what the text has, or none. */
static bool judge_read(const char *text, uint32_t index, int *outcome)
{
    parsed p;
    int32_t x = 77, want = 77;
    parse(text, &p);
    *outcome = NO_NUMBER;
    if (p.length > 0)
        want = nearest_raw(&p, outcome);
    size_t got = graze_from_text(text, index % 2 ? GRAZE_TEXT_ALL : strlen(text), &x);
    return got == p.length && x == want;
}

/* Whether q / 10^d is read as m: 10^d / 2 below it or less far above. */
static bool is_read_as(int64_t q, int64_t power, int64_t m)
{
    int64_t off = 2 * (q * 65536 - m * power);
    return off >= -power && off < power;
}

static void print_decimals(bool negative, int64_t q, int d, int64_t power, char *text)
{
    text += sprintf(text, "%s%" PRId64, negative ? "-" : "", q / power);
    if (d > 0)
        sprintf(text, ".%0*" PRId64, d, q % power);
}

static void shortest_text(int32_t x, char *text)
{
    int64_t m = x < 0 ? -(int64_t)x : x, power = 1;
    for (int d = 0;; d++, power *= 10) {
        int64_t low = m * power / 65536, rest = m * power % 65536;
        int64_t nearest = rest >= 32768 ? low + 1 : low, other = 2 * low + 1 - nearest;
        if (is_read_as(nearest, power, m) || is_read_as(other, power, m)) {
            print_decimals(x < 0, is_read_as(nearest, power, m) ? nearest : other, d, power, text);
            return;
        }
    }
}

static bool judge_write(int32_t x)
{
    char want[64], got[64];
    shortest_text(x, want);
    size_t length = graze_to_text(x, got);
    return strcmp(got, want) == 0 && length == strlen(want) && length < GRAZE_TEXT_SIZE;
}

typedef struct {
    uint32_t read, written; /* wrong ones */
    uint32_t shares[OUTCOMES];
} tally;

static void judge_case(uint64_t seed, uint32_t i, tally *t)
{
    char text[TEXT_MOST + 1];
    int outcome = 0;
    text[draw_text(seed, i, text)] = '\0';
    if (!judge_read(text, i, &outcome) && t->read++ < 3) {
        printf("from_text is wrong:\n    const char text[] = \"%s\";\n", text);
        print_command("from_text", i);
    }
    t->shares[outcome]++;
    int32_t x = (int32_t)draw_scalar_bits(seed, i);
    if (!judge_write(x) && t->written++ < 3) {
        printf("to_text is wrong:\n");
        print_command("to_text", i);
        print_value("scalar", "x", &x);
    }
}

/* Returns whether a share is too small. */
static bool print_tally(const tally *t, uint32_t cases)
{
    bool thin = false;
    printf("from_text %9" PRIu32 " cases %3" PRIu32 " wrong ", cases, t->read);
    for (int i = 0; i < OUTCOMES; i++) {
        printf("  %s %4.1f %%", outcomes[i], 100.0 * t->shares[i] / cases);
        thin = thin || t->shares[i] < cases / 50;
    }
    printf("\nto_text   %9" PRIu32 " cases %3" PRIu32 " wrong\n", cases, t->written);
    if (thin)
        printf("from_text: a share is under 2 %%\n");
    return thin;
}

/* A routine counts if it is named, or if none is. */
ORACLE(text)
{
    tally t = {0, 0, {0, 0, 0, 0, 0}};
    const bool reads = !routine || strcmp(routine, "from_text") == 0;
    const bool writes = !routine || strcmp(routine, "to_text") == 0;
    mpz_inits(N, D, Q, R, NULL);
    for (uint32_t i = first_case(); i < cases; i++)
        judge_case(seed, i, &t);
    const bool thin = print_tally(&t, cases);
    const int all = reads + writes;
    const int failed = (reads && (t.read > 0 || thin)) + (writes && t.written > 0);
    printf("text: %d passed, %d failed\n", all - failed, failed);
    return all == 0 ? 2 : failed > 0;
}
