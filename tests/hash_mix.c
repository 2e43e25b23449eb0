/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "hash.h"
#include "../port/board.h"
#include "check.h"

void mix(hash *h, uint32_t word)
{
    h->low = (h->low ^ word) * UINT32_C(0x9e3779b1);
    h->low ^= h->low >> 15;
    h->high = (h->high ^ h->low ^ word) * UINT32_C(0x85ebca6b);
    h->high ^= h->high >> 13;
}

static bool at_least(graze_scalar x, graze_scalar y)
{
    return x >= y;
}

void mix_scalar(hash *h, graze_scalar x)
{
    union {
        graze_scalar scalar;
        uint32_t bits;
    } number;
    number.scalar = x;
    mix(h, at_least(x, 0) || at_least(0, x) ? number.bits : UINT32_C(0x7fc00000));
}

void mix_vec3(hash *h, graze_vec3 v)
{
    mix_scalar(h, v.x);
    mix_scalar(h, v.y);
    mix_scalar(h, v.z);
}

graze_scalar scalar_of(int32_t raw)
{
    return (graze_scalar)raw / (graze_scalar)(65536.0 / (double)GRAZE_ONE);
}

graze_vec3 vec3_of(const int32_t *raw)
{
    graze_vec3 v;
    v.x = scalar_of(raw[0]);
    v.y = scalar_of(raw[1]);
    v.z = scalar_of(raw[2]);
    return v;
}

static void tell(hash h, const char *name)
{
    say("hash ");
    say_hex(h.high);
    say(" ");
    say_hex(h.low);
    say(" ");
    say(name);
    say("\n");
}

void hash_check(const hash *got, const hash *expected, const char *const *names, int routines)
{
    char argument[8];
    bool told = board_arguments(argument, sizeof argument) > 0;
    for (int i = 0; i < routines; i++) {
        if (told)
            tell(got[i], names[i]);
        check_case(names[i]);
        CHECK(got[i].high == expected[i].high && got[i].low == expected[i].low);
    }
}
