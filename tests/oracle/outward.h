/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* How far a rounded coordinate is from the exact one of a point at a radius from its foot, in reals of many bits. */
#ifndef GRAZE_TESTS_OUTWARD_H
#define GRAZE_TESTS_OUTWARD_H

#include <gmp.h>
#include <stdint.h>

/* On one axis: the foot, from the start, and a way of any length; and the square of that length on all axes. */
typedef struct outward {
    mpf_t foot, way, squared;
} outward;

void outward_init(outward *o, mp_bitcnt_t bits);
void outward_clear(outward *o);

/* |got - (start + foot + way * radius / length)|, which is held in the world. Overwrites the numbers. */
double outward_off(outward *o, int32_t got, int32_t start, int32_t radius);

#endif
