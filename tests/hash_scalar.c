/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* One hash of all results of each routine of scalars and vectors, as tests/hash.c has for shapes. */
#include "../include/graze/graze.h"
#include "../port/board.h"
#include "check.h"
#include "hashes_scalar.h"
#include "raw_inputs.h"
#include "tests.h"

enum { QUERIES = 3000 };

typedef struct {
    uint32_t high, low;
} hash;

static void mix(hash *h, uint32_t word)
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

/* A NaN has many patterns and the standard does not choose one. */
static void mix_scalar(hash *h, graze_scalar x)
{
    union {
        graze_scalar scalar;
        uint32_t bits;
    } number;
    number.scalar = x;
    mix(h, at_least(x, 0) || at_least(0, x) ? number.bits : UINT32_C(0x7fc00000));
}

/* The high and the low half, in either byte order; of a float its scalar. */
static void mix_wide(hash *h, graze_wide x)
{
    if (sizeof x == sizeof(graze_scalar)) {
        mix_scalar(h, (graze_scalar)x);
        return;
    }
    uint64_t bits = (uint64_t)x;
    mix(h, (uint32_t)(bits >> 32));
    mix(h, (uint32_t)bits);
}

static void mix_vec3(hash *h, graze_vec3 v)
{
    mix_scalar(h, v.x);
    mix_scalar(h, v.y);
    mix_scalar(h, v.z);
}

static graze_scalar scalar_of(int32_t raw)
{
    return (graze_scalar)raw / (graze_scalar)(65536.0 / (double)GRAZE_ONE);
}

static graze_vec3 vec3_of(const int32_t *raw)
{
    return graze_vec3_of(scalar_of(raw[0]), scalar_of(raw[1]), scalar_of(raw[2]));
}

enum {
    MUL,
    DIV,
    SQRT,
    FROM_WIDE,
    DOT,
    LENGTH_SQ,
    CROSS,
    LERP,
    LENGTH,
    DISTANCE,
    NORMALIZE,
    ROUTINES
};

static const char *const names[ROUTINES] = {
    "graze_mul",           "graze_div",           "graze_sqrt",
    "graze_from_wide",     "graze_vec3_dot",      "graze_vec3_length_sq",
    "graze_vec3_cross",    "graze_vec3_lerp",     "graze_vec3_length",
    "graze_vec3_distance", "graze_vec3_normalize"};

#if GRAZE_FLOAT
static const hash expected[ROUTINES] = HASHES_FLOAT;
#else
static const hash expected[ROUTINES] = HASHES_FIXED;
#endif

static void hash_pair(hash *h, graze_vec3 a, graze_vec3 b, graze_fraction t)
{
    mix_scalar(&h[MUL], graze_mul(a.x, b.x));
    mix_scalar(&h[DIV], graze_div(a.x, b.y));
    mix_scalar(&h[SQRT], graze_sqrt(graze_abs(a.x)));
    mix_scalar(&h[FROM_WIDE], graze_from_wide(graze_vec3_dot(a, b)));
    mix_wide(&h[DOT], graze_vec3_dot(a, b));
    mix_wide(&h[LENGTH_SQ], graze_vec3_length_sq(a));
    mix_vec3(&h[CROSS], graze_vec3_cross(a, b));
    mix_vec3(&h[LERP], graze_vec3_lerp(a, b, t));
    mix_scalar(&h[LENGTH], graze_vec3_length(a));
    mix_scalar(&h[DISTANCE], graze_vec3_distance(a, b));
    mix_vec3(&h[NORMALIZE], graze_vec3_normalize(a));
}

static void hash_all(hash *h)
{
    raw_query q;
    for (uint32_t i = 0; i < QUERIES; i++) {
        raw_segment(i, &q);
        graze_vec3 a = vec3_of(q.line), b = vec3_of(q.line + 3);
        graze_fraction t = (graze_fraction)(i * 357913) * (GRAZE_FRACTION_ONE / 1073741824);
        hash_pair(h, a, b, t);
    }
}

/* For tests/hashes_scalar.h. */
static void tell(const hash *h)
{
    for (int i = 0; i < ROUTINES; i++) {
        say("hash_scalar ");
        say_hex(h[i].high);
        say(" ");
        say_hex(h[i].low);
        say(" ");
        say(names[i]);
        say("\n");
    }
}

void test_hash_scalar(void)
{
    char argument[8];
    hash h[ROUTINES] = {{0, 0}};
    check_group("hash of scalars");
    hash_all(h);
    if (board_arguments(argument, sizeof argument) > 0)
        tell(h);
    for (int i = 0; i < ROUTINES; i++) {
        check_case(names[i]);
        CHECK(h[i].high == expected[i].high && h[i].low == expected[i].low);
    }
}
