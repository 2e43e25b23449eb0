/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "angles.h"
#include "floats.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* The bounds of angle.h. */
static const struct {
    const char *routine;
    long double bound;
} kinds[ERRORS] = {
    {"sin", GRAZE_SIN_BOUND},
    {"cos", GRAZE_SIN_BOUND},
    {"sin_down", GRAZE_SIN_SIDE_BOUND},
    {"sin_up", GRAZE_SIN_SIDE_BOUND},
    {"cos_down", GRAZE_SIN_SIDE_BOUND},
    {"cos_up", GRAZE_SIN_SIDE_BOUND},
    {"tan", GRAZE_TAN_BOUND},
    {"sin_radians", GRAZE_SIN_BOUND},
    {"cos_radians", GRAZE_SIN_BOUND},
    {"tan_radians", GRAZE_TAN_BOUND},
    {"atan2", GRAZE_ATAN_BOUND},
    {"asin", GRAZE_ATAN_BOUND},
    {"acos", GRAZE_ATAN_BOUND},
    {"angle_from_degrees", GRAZE_FROM_DEGREES_BOUND},
    {"angle_from_radians", GRAZE_FROM_RADIANS_BOUND},
    {"angle_to_degrees", GRAZE_TO_DEGREES_BOUND},
    {"angle_to_radians", GRAZE_TO_DEGREES_BOUND},
};

long double number_of(graze_scalar x)
{
    return (long double)x / (long double)GRAZE_ONE;
}

static long double held(long double x)
{
    long double low = number_of(GRAZE_SCALAR_MIN), high = number_of(GRAZE_SCALAR_MAX);
    return x < low ? low : x > high ? high : x;
}

long double error_of_scalar(graze_scalar got, long double want)
{
    long double off = number_of(got) - held(want);
#if GRAZE_FLOAT
    return units_of(off, want);
#else
    return fabsl(off) * 65536;
#endif
}

long double error_of_side(graze_scalar got, long double want, bool up)
{
    const bool holds = up ? number_of(got) >= want : number_of(got) <= want;
    const bool is_exact = number_of(got) >= want && number_of(got) <= want;
    const bool on_axis = rintl(want) >= want && rintl(want) <= want;
    return holds && (is_exact || !on_axis) ? error_of_scalar(got, want) : HUGE_VALL;
}

void note_sides(errors *e, graze_angle angle, long double sine, long double cosine)
{
    note_error(e, SIN_DOWN, error_of_side(graze_sin_down(angle), sine, false));
    note_error(e, SIN_UP, error_of_side(graze_sin_up(angle), sine, true));
    note_error(e, COS_DOWN, error_of_side(graze_cos_down(angle), cosine, false));
    note_error(e, COS_UP, error_of_side(graze_cos_up(angle), cosine, true));
}

long double error_of_tangent(graze_scalar got, long double want)
{
#if GRAZE_FLOAT
    return error_of_scalar(got, want);
#else
    return error_of_scalar(got, want) - fabsl(held(want)) * 65536 * 0x1p-26L;
#endif
}

long double error_of_angle(graze_angle got, long double want)
{
    long double off = (long double)got * 0x1p-32L - want;
    return fabsl(off - roundl(off)) * 0x1p32L;
}

void note_error(errors *e, error_kind kind, long double error)
{
    if (!(error <= e->greatest[kind])) /* NaN too */
        e->greatest[kind] = error;
}

void merge_errors(errors *into, const errors *from)
{
    for (int kind = 0; kind < ERRORS; kind++)
        note_error(into, (error_kind)kind, from->greatest[kind]);
}

int print_errors(const errors *e)
{
    int failed = 0;
    for (int kind = 0; kind < ERRORS; kind++) {
        bool holds = e->greatest[kind] <= kinds[kind].bound;
        if (e->greatest[kind] > 0 || !holds)
            printf("graze_%-20s at most %.6Lf, may be %.3Lf%s\n", kinds[kind].routine,
                   e->greatest[kind], kinds[kind].bound, holds ? "" : "  WRONG");
        failed += !holds;
    }
    return failed;
}

bool is_above(const char *routine, const errors *e)
{
    for (int kind = 0; kind < ERRORS; kind++)
        if (strcmp(routine, kinds[kind].routine) == 0)
            return !(e->greatest[kind] <= kinds[kind].bound);
    return false;
}
