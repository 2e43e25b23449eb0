/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* How long moves are, and where they lead, for the oracles of moves in space. Lengths are judged in long double: the bounds leave
 * more room than it rounds. */
#ifndef GRAZE_TESTS_SEPARATE_LENGTHS_H
#define GRAZE_TESTS_SEPARATE_LENGTHS_H

#include "../../include/graze/vec3.h"

#include <gmp.h>
#include <math.h>
#include <stdbool.h>

enum { UNTOUCHED = 0x5a5a5a5a };

static inline long double long_double_of(const mpz_t n)
{
    const size_t bits = mpz_sizeinbase(n, 2), less = bits > 64 ? bits - 64 : 0;
    mpz_t high;
    mpz_init(high);
    mpz_tdiv_q_2exp(high, n, less);
    const long double size = ldexpl((long double)mpz_get_ui(high), (int)less);
    mpz_clear(high);
    return mpz_sgn(n) < 0 ? -size : size;
}

static inline bool is_all(const graze_vec3 *v, int32_t n)
{
    return v->x == n && v->y == n && v->z == n;
}

static inline long double length_of_way(const long double *way)
{
    return sqrtl(way[0] * way[0] + way[1] * way[1] + way[2] * way[2]);
}

static inline long double length_of(const graze_vec3 *v)
{
    const long double way[3] = {v->x, v->y, v->z};
    return length_of_way(way);
}

/* Whether both ends of a core are certainly in the world after a move by so much along the way. */
static inline bool has_room_for(const int32_t *core, const long double *way, long double by)
{
    const long double length = length_of_way(way);
    for (int i = 0; i < 6; i++) {
        const long double to = core[i] + way[i % 3] / length * by;
        if (!(to > INT32_MIN + 16.0L && to < INT32_MAX - 16.0L))
            return false;
    }
    return by < INT32_MAX - 16.0L;
}

/* Sets the moved core. Returns whether it is in the world. */
static inline bool set_place(int32_t *to, const int32_t *core, const graze_vec3 *move)
{
    const int32_t by[3] = {move->x, move->y, move->z};
    for (int i = 0; i < 6; i++) {
        const int64_t sum = (int64_t)core[i] + by[i % 3];
        if (sum < INT32_MIN || sum > INT32_MAX)
            return false;
        to[i] = (int32_t)sum;
    }
    return true;
}

#endif
