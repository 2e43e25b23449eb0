/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Floats from and to decimal text. The only float operation is the conversion between a float and its bits: both
 * directions compute with numbers that are wide enough for every float, and for every number half way between two floats,
 * to be exact.
 */
#include "../include/graze/text.h"

#if GRAZE_FLOAT

#include "number/float.h"

/* ---- Wide numbers: pieces of 16 bits, so that each step is 32-bit arithmetic ---- */

/* WHOLE_DIGITS: 10^39 > 2^128, so a number with more digits in front of its point is out of range. DECIMALS: half of the
 * least float, 2^-150, has 150, so the digits that follow matter only in whether they are all zeros. 10^40 < 2^144, in
 * front of the point, and 160 bits behind it hold 2^-150. */
enum { TEXT_WHOLE_DIGITS = 39, TEXT_DECIMALS = 150, TEXT_WHOLE_PIECES = 9, TEXT_PIECES = 19 };

/* Bit 0 is the lowest bit. Bit TEXT_UNIT is 1, and TEXT_LEAST is 2^-149, the last bit of the smallest floats. */
enum { TEXT_UNIT = 16 * (TEXT_PIECES - TEXT_WHOLE_PIECES), TEXT_LEAST = TEXT_UNIT - 149 };

typedef struct {
    uint16_t at[TEXT_PIECES]; /* the highest first */
} text_wide;

/* Piece i of number * 2^bit. */
static uint16_t text_piece_of(uint32_t number, uint32_t bit, uint32_t i)
{
    const uint32_t lowest = 16u * (TEXT_PIECES - 1u - i);
    if (bit >= lowest)
        return (uint16_t)(bit - lowest < 16u ? number % 65536u * (1u << (bit - lowest)) % 65536u
                                             : 0u);
    return (uint16_t)(lowest - bit < 32u ? number / (UINT32_C(1) << (lowest - bit)) % 65536u : 0u);
}

static void text_set(text_wide *w, uint32_t number, uint32_t bit)
{
    GRAZE_NO_VECTORS
    for (uint32_t i = 0; i < TEXT_PIECES; i++)
        w->at[i] = text_piece_of(number, bit, i);
}

/* w * factor + more, for the first `count` pieces, where that fits; factor <= 10^4 and more < 10^4. */
static void text_multiply(text_wide *w, uint32_t factor, uint32_t more, uint32_t count)
{
    uint32_t carry = more;
    GRAZE_NO_VECTORS
    for (uint32_t i = count; i > 0; i--) {
        const uint32_t sum = w->at[i - 1u] * factor + carry; /* < 2^30 */
        w->at[i - 1u] = (uint16_t)(sum % 65536u);
        carry = sum / 65536u;
    }
}

/* a - b, which is not negative. */
static void text_subtract(text_wide *a, const text_wide *b)
{
    uint32_t borrow = 0;
    GRAZE_NO_VECTORS
    for (uint32_t i = TEXT_PIECES; i > 0; i--) {
        const uint32_t n = 65536u + a->at[i - 1u] - b->at[i - 1u] - borrow;
        a->at[i - 1u] = (uint16_t)(n % 65536u);
        borrow = 1u - n / 65536u;
    }
}

/* The sign of a + times * b - c; times <= 2. The pieces that follow add more than -1 and less than 3 to the sum so far. */
static int text_sign(const text_wide *a, int32_t times, const text_wide *b, const text_wide *c)
{
    int32_t sum = 0;
    GRAZE_NO_VECTORS
    for (uint32_t i = 0; i < TEXT_PIECES; i++) {
        sum = sum * 65536 + a->at[i] + times * b->at[i] - c->at[i];
        if (sum > 0)
            return 1;
        if (sum < -2)
            return -1;
    }
    return -(sum < 0);
}

static uint32_t text_bit_of(const text_wide *w, uint32_t bit)
{
    return w->at[TEXT_PIECES - 1u - bit / 16u] / (UINT32_C(1) << bit % 16u) % 2u;
}

static float text_float_of_bits(bool negative, uint32_t bits)
{
    float_bits f;
    f.bits = bits + (negative ? UINT32_C(0x80000000) : 0u);
    return f.number;
}

/* ---- From a wide number to the nearest float ---- */

static bool text_any_bit_below(const text_wide *w, uint32_t bit)
{
    uint32_t i = TEXT_PIECES - 1u - bit / 16u;
    bool any = w->at[i] % (UINT32_C(1) << bit % 16u) > 0;
    while (++i < TEXT_PIECES)
        any = any || w->at[i] > 0;
    return any;
}

/* The position of the highest bit; TEXT_LEAST + 23, where subnormal floats begin, for all positions below it. */
static uint32_t text_top_bit(const text_wide *w)
{
    uint32_t bit = 16u * TEXT_PIECES - 1u, i = 0;
    while (bit > 16u + TEXT_LEAST + 23u && w->at[i] == 0) {
        bit -= 16u;
        i++;
    }
    while (bit > TEXT_LEAST + 23u && text_bit_of(w, bit) == 0)
        bit--;
    return bit;
}

/* Ties to even, saturating. more: lower bits were cut off. The exponent of a float is next to its digits, so a carry from
 * the digits into the exponent is right. */
static float text_nearest_float(bool negative, const text_wide *w, bool more)
{
    const uint32_t top = text_top_bit(w), last = top - 23u;
    uint32_t digits = 0;
    for (uint32_t bit = top + 1u; bit > last; bit--)
        digits = 2u * digits + text_bit_of(w, bit - 1u);
    if (text_bit_of(w, last - 1u) > 0 &&
        (more || digits % 2u > 0 || text_any_bit_below(w, last - 1u)))
        digits++;
    if (last - TEXT_LEAST > 253u) /* 2^128 and more */
        return negative ? -FLT_MAX : FLT_MAX;
    return float_held(text_float_of_bits(negative, (last - TEXT_LEAST) * 0x800000u + digits));
}

/* ---- The text of a number: digits with a point between them, and an exponent, which moves the point ---- */

/* Of the digits, `whole` are in front of the point that is written. A position counts digits from the first one. */
typedef struct {
    const unsigned char *digits;
    size_t size, whole; /* size: including the point */
    int64_t point;
} text_decimal;

/* A greater exponent makes no difference: no text has enough digits to compensate for it. */
#define TEXT_EXPONENT_END (INT64_C(1) << 58)

static size_t text_after_digits(const char *text, size_t size, size_t i)
{
    while (i < size && text[i] >= '0' && text[i] <= '9')
        i++;
    return i;
}

static bool text_is_at(const char *text, size_t size, size_t i, char c, char other)
{
    return i < size && (text[i] == c || text[i] == other);
}

/* Returns where the digits and their point end; 0 if there is no digit. */
static size_t text_scan_digits(const char *text, size_t size, text_decimal *d)
{
    const size_t whole = text_after_digits(text, size, 0);
    size_t end = whole;
    if (text_is_at(text, size, whole, '.', '.'))
        end = text_after_digits(text, size, whole + 1u);
    d->digits = (const unsigned char *)text;
    d->size = end;
    d->whole = whole;
    d->point = (int64_t)whole;
    return whole == 0 && end <= 1u ? 0 : end;
}

/* Returns where an exponent that begins at i ends: i if there is none. */
static size_t text_scan_exponent(const char *text, size_t size, size_t i, text_decimal *d)
{
    size_t first = i + 1u;
    int64_t exponent = 0;
    if (!text_is_at(text, size, i, 'e', 'E'))
        return i;
    const bool down = text_is_at(text, size, first, '-', '-');
    if (text_is_at(text, size, first, '-', '+'))
        first++;
    const size_t end = text_after_digits(text, size, first);
    for (size_t j = first; j < end && exponent < TEXT_EXPONENT_END; j++)
        exponent = exponent * 10 + (text[j] - '0');
    d->point += down ? -exponent : exponent;
    return end > first ? end : i;
}
#undef TEXT_EXPONENT_END

/* The digit at a position, 0 if the text has none. The code of '0' ends in four zero bits. */
static uint32_t text_digit_at(const text_decimal *d, int64_t i)
{
    const int64_t place = i < (int64_t)d->whole ? i : i + 1;
    return place >= 0 && place < (int64_t)d->size ? d->digits[place] % UINT32_C(16) : 0;
}

/* The first digit from i on that is not 0; the end of the text if there is none. */
static int64_t text_first_of_any(const text_decimal *d, int64_t i)
{
    const int64_t end = (int64_t)d->size;
    while (i < end && text_digit_at(d, i) == 0)
        i++;
    return i;
}

/* ---- From digits to a wide number, four digits at a time ---- */

enum { TEXT_GROUP = 4, TEXT_GROUP_WORTH = 10000 };

static uint32_t text_group_at(const text_decimal *d, int64_t i)
{
    uint32_t n = 0;
    for (int j = 0; j < TEXT_GROUP; j++)
        n = 10u * n + text_digit_at(d, i + j);
    return n;
}

/* The fraction becomes (group + fraction) / 10^4, rounded down. Returns whether the rounding cut something off. */
static bool text_shift_in(text_wide *w, uint32_t group)
{
    uint32_t rest = group;
    GRAZE_NO_VECTORS
    for (uint32_t i = TEXT_WHOLE_PIECES; i < TEXT_PIECES; i++) {
        const uint32_t n = rest * 65536u + w->at[i]; /* < 10^4 * 2^16 */
        w->at[i] = (uint16_t)(n / TEXT_GROUP_WORTH % 65536u);
        rest = n % TEXT_GROUP_WORTH;
    }
    return rest > 0;
}

/* whole and decimals: how many digits count on the two sides of the point. Digits in front of the point are read from the
 * left: the number so far times 10^4, plus the group. Digits behind it are read from the right: the group in front of the
 * number so far, divided by 10^4. Rounding down a number that was already rounded down gives the same as rounding down
 * once; so the sum is exact to its last bit, however many digits there are. */
static float text_float_of_digits(const text_decimal *d, int32_t whole, int32_t decimals,
                                  bool negative)
{
    const int64_t rest = d->point + TEXT_DECIMALS;
    bool more = text_first_of_any(d, rest < 0 ? 0 : rest) < (int64_t)d->size;
    text_wide sum;
    int32_t i = whole / TEXT_GROUP * TEXT_GROUP;
    text_set(&sum, text_group_at(d, d->point - i - TEXT_GROUP), TEXT_UNIT);
    for (; i > 0; i -= TEXT_GROUP)
        text_multiply(&sum, TEXT_GROUP_WORTH, text_group_at(d, d->point - i), TEXT_WHOLE_PIECES);
    i = (decimals + TEXT_GROUP - 1) / TEXT_GROUP * TEXT_GROUP;
    for (; i > 0; i -= TEXT_GROUP)
        more = text_shift_in(&sum, text_group_at(d, d->point + i - TEXT_GROUP)) || more;
    return text_nearest_float(negative, &sum, more);
}

/* The number of digits from one position to another, at most `most`. */
static int32_t text_digits_between(int64_t from, int64_t to, int32_t most)
{
    return to - from > most ? most : to > from ? (int32_t)(to - from) : 0;
}

static float text_float_of_decimal(const text_decimal *d, bool negative)
{
    const int64_t end = (int64_t)d->size, first = text_first_of_any(d, 0);
    int32_t whole = text_digits_between(first, d->point, TEXT_WHOLE_DIGITS + 1);
    if (first == end)
        whole = 0;
    if (whole > TEXT_WHOLE_DIGITS)
        return negative ? -FLT_MAX : FLT_MAX;
    return text_float_of_digits(d, whole, text_digits_between(d->point, end, TEXT_DECIMALS),
                                negative);
}

static bool text_has_name_at(const char *text, size_t size, size_t i, const char *name)
{
    return size >= i + 3u && text[i] == name[0] && text[i + 1u] == name[1] &&
           text[i + 2u] == name[2];
}

/* Reads nan or inf behind `sign` characters of a sign; returns the number of characters read. */
static size_t text_read_name(const char *text, size_t size, size_t sign, float *x)
{
    const bool nan = text_has_name_at(text, size, sign, "nan");
    if (!nan && !text_has_name_at(text, size, sign, "inf"))
        return 0;
    *x = sign > 0 && text[0] == '-' ? -FLT_MAX : FLT_MAX;
    if (nan)
        *x = text_float_of_bits(false, UINT32_C(0x7fc00000));
    return sign + 3u;
}

size_t graze_from_text(const char *text, size_t size, graze_scalar *x)
{
    const bool negative = text_is_at(text, size, 0, '-', '-');
    const size_t sign = text_is_at(text, size, 0, '-', '+') ? 1u : 0;
    text_decimal d;
    size_t end = text_scan_digits(text + sign, size - sign, &d);
    if (end == 0)
        return text_read_name(text, size, sign, x);
    end = text_scan_exponent(text + sign, size - sign, end, &d);
    *x = text_float_of_decimal(&d, negative);
    return sign + end;
}

/* ---- The shortest digits, after Steele and White: from the left, until the digits so far, or the digits so far with the
 * last one greater by one, are near enough to be read as the number ---- */

enum { TEXT_MOST_DIGITS = 9 };

/* |x| less the digits so far, in units of the last digit: rest / unit. A number is read as x from `margin` below x to
 * margin * above above it; both_ends: also these two numbers. */
typedef struct {
    text_wide rest, unit, margin;
    int32_t above;
    int both_ends; /* 0 or 1 */
} text_shortest;

typedef struct {
    char digits[TEXT_MOST_DIGITS];
    int32_t count, point; /* 0.ddd * 10^point */
} text_digits;

/* The margin is half the way to the next float, which is nearer below a power of two. If x is even, both ends are read as
 * x. */
static void text_begin(text_shortest *g, float x)
{
    const uint32_t exponent = bits_of(x) / 0x800000u % 256u;
    const bool power = bits_of(x) % 0x800000u == 0 && exponent > 1u;
    const uint32_t digits = bits_of(x) % 0x800000u + (exponent > 0 ? 0x800000u : 0u);
    const uint32_t last = TEXT_LEAST + (exponent > 0 ? exponent - 1u : 0u);
    text_set(&g->rest, digits, last);
    text_set(&g->margin, 1, power ? last - 2u : last - 1u);
    text_set(&g->unit, 1, TEXT_UNIT);
    g->above = power ? 2 : 1;
    g->both_ends = digits % 2u == 0 ? 1 : 0;
}

/* Moves on to the next digit, which counts a tenth. */
static void text_go_on(text_shortest *g)
{
    text_multiply(&g->rest, 10, 0, TEXT_PIECES);
    text_multiply(&g->margin, 10, 0, TEXT_PIECES);
}

static bool text_reads_low(const text_shortest *g)
{
    return text_sign(&g->rest, 0, &g->rest, &g->margin) < g->both_ends;
}

static bool text_reads_high(const text_shortest *g)
{
    return text_sign(&g->rest, g->above, &g->margin, &g->unit) > -g->both_ends;
}

static char text_next_digit(text_shortest *g)
{
    char digit = '0';
    for (; digit < '9' && text_sign(&g->rest, 0, &g->rest, &g->unit) >= 0; digit++)
        text_subtract(&g->rest, &g->unit);
    return digit;
}

/* The nearer one if both would do; if both are equally near, the greater. */
static bool text_is_rounded_up(const text_shortest *g)
{
    return text_reads_high(g) &&
           (!text_reads_low(g) || text_sign(&g->rest, 1, &g->rest, &g->unit) >= 0);
}

/* The greatest number that is read as x begins right behind the point, and so do the digits. */
static int32_t text_find_point(text_shortest *g)
{
    int32_t point = 0;
    for (; text_reads_high(g); point++)
        text_multiply(&g->unit, 10, 0, TEXT_PIECES);
    for (text_go_on(g); !text_reads_high(g); point--)
        text_go_on(g);
    return point;
}

/* Zeros behind the last digit are dropped. */
static void text_find_digits(text_shortest *g, text_digits *d)
{
    d->point = text_find_point(g);
    d->digits[0] = text_next_digit(g);
    d->count = 1;
    for (int32_t i = 1; i < TEXT_MOST_DIGITS; i++) {
        const bool ended = text_reads_low(g) || text_reads_high(g);
        if (!ended) {
            text_go_on(g);
            d->count++;
        }
        d->digits[i] = (char)(ended ? '0' : text_next_digit(g));
    }
    if (text_is_rounded_up(g))
        d->digits[d->count - 1]++;
}

/* ---- Writing; each function returns where its text ends ---- */

static char *text_write_digits(char *at, const text_digits *d, int32_t point)
{
    const int32_t end = d->count > point ? d->count : point;
    for (int32_t i = point < 1 ? point - 1 : 0; i < end; i++) {
        if (i == point)
            *at++ = '.';
        *at++ = (char)(i >= 0 && i < d->count ? d->digits[i] : '0');
    }
    return at;
}

static char *text_write_exponent(char *at, int32_t exponent)
{
    const uint32_t size = (uint32_t)(exponent < 0 ? -exponent : exponent);
    *at++ = 'e';
    if (exponent < 0)
        *at++ = '-';
    if (size >= 10u)
        *at++ = (char)('0' + size / 10u);
    *at++ = (char)('0' + size % 10u);
    return at;
}

/* 0.0001 <= x < 1e9 has no exponent. */
static char *text_write_number(char *at, float x)
{
    text_shortest g;
    text_digits d;
    text_begin(&g, x);
    text_find_digits(&g, &d);
    if (-3 <= d.point && d.point <= 9)
        return text_write_digits(at, &d, d.point);
    at = text_write_digits(at, &d, 1);
    return text_write_exponent(at, d.point - 1);
}

/* The text that replaces digits; NULL for other numbers. */
static const char *text_name_of(float x)
{
    if (is_zero(x))
        return "0";
    if (is_finite(x))
        return NULL;
    return is_positive(x) || is_negative(x) ? "inf" : "nan";
}

/* A NaN has no sign. */
size_t graze_to_text(graze_scalar x, char text[GRAZE_TEXT_SIZE])
{
    const char *name = text_name_of(x);
    char *end = text;
    if (bits_of(x) >= UINT32_C(0x80000000) && bits_of(x) <= UINT32_C(0xff800000))
        *end++ = '-';
    if (name == NULL)
        end = text_write_number(end, x);
    else
        while (*name != '\0')
            *end++ = *name++;
    *end = '\0';
    return (size_t)(end - text);
}

#endif
