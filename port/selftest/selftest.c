/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The program of selftest.h: the hash sources of tests/, over one function that sends a character. */
#include "selftest.h"
#include "../../tests/support/check.h"
#include "../../tests/hash/hash.h"
#include "../../tests/tests.h"

#include <stddef.h>

static int compared, different;
static const char *first_different;

static void put_text(const char *text)
{
    for (; *text != '\0'; text++)
        selftest_put(*text);
}

static void put_hex(uint32_t number)
{
    for (int digit = 0; digit < 8; digit++, number *= 16)
        selftest_put("0123456789abcdef"[number / 0x10000000 % 16]);
}

static void put_count(int number)
{
    if (number >= 10)
        put_count(number / 10);
    selftest_put("0123456789"[number % 10]);
}

static void put_routine(const char *group, const hash *h, const char *name, bool equal)
{
    put_text("hash ");
    put_text(group);
    put_text(" ");
    put_hex(h->high);
    put_text(" ");
    put_hex(h->low);
    put_text(" ");
    put_text(name);
    put_text(equal ? "\n" : " differs\n");
}

/* A group needs no heading here: each line names it. */
void check_group(const char *name)
{
    (void)name;
}

void hash_check(const char *group, const hash *got, const hash *expected, const char *const *names,
                int routines)
{
    for (int i = 0; i < routines; i++) {
        const hash *right = hash_of_world(&expected[i], names[i]);
        bool equal = got[i].high == right->high && got[i].low == right->low;
        put_routine(group, &got[i], names[i], equal);
        compared++;
        if (!equal && different++ == 0)
            first_different = names[i];
    }
}

static void put_summary(void)
{
    put_text(GRAZE_FLOAT         ? "selftest: float: "
             : GRAZE_SMALL_WORLD ? "selftest: small: "
                                 : "selftest: fixed: ");
    if (different == 0) {
        put_text("all ");
        put_count(compared);
        put_text(" routines equal\n");
        return;
    }
    put_count(different);
    put_text(" of ");
    put_count(compared);
    put_text(" routines differ, first ");
    put_text(first_different);
    put_text("\n");
}

#define RUN_GROUP(group) test_hash_##group();
#define RUN_ONE(group)   RUN_GROUP(group)

int selftest(void)
{
#ifdef SELFTEST_GROUP
    RUN_ONE(SELFTEST_GROUP)
#else
    HASH_GROUPS(RUN_GROUP)
#endif
    put_summary();
    return compared > 0 ? different : -1;
}
