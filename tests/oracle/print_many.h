/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* For the oracles of shapes that move among many: raw numbers, and the query as C initializers. */
#ifndef GRAZE_TESTS_PRINT_MANY_H
#define GRAZE_TESTS_PRINT_MANY_H

#include "inputs_sweep_nearest.h"
#include "print_case.h"

#include "../../include/graze/number.h"

static inline graze_scalar raw_scalar(int32_t raw)
{
    return raw;
}

static inline void many_print(int kind, const sweep_many_words *w)
{
    static const char *const types[MANY_KINDS][2] = {
        {"aabb", "sphere"},     {"sphere", "sphere"},   {"capsule", "sphere"},  {"aabb", "aabb"},
        {"segment2", "circle"}, {"circle", "circle"},   {"capsule2", "circle"}, {"rect", "circle"},
        {"rect", "rect"},       {"triangle", "sphere"}, {"triangle", "sphere"}};
    print_values(types[kind][0], "targets", w->targets, w->count);
    print_value(types[kind][1], "mover", w->mover);
    print_value(sweep_many_axes(kind) == 2 ? "vec2" : "vec3", "motion", w->motion);
}

#endif
