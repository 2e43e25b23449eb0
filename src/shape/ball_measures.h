/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The three areas that decide whether a line meets a ball: a, b and c in a t^2 + 2 b t + c. Included by ball.h. */
/* Apart from the line: far numbers are computed by calls that take the address of this structure, and a
 * compiler can keep a structure in registers only while nothing takes its address. */
typedef struct {
    lengths_n from_center, run;
    area a, b, c;
} ball_measures;

GRAZE_INLINE void ball_measure(ball_measures *of, graze_scalar ball_radius)
{
    length radius = length_of(ball_radius);
    set_dot_n(&of->a, &of->run, &of->run);
    set_dot_n(&of->b, &of->from_center, &of->run);
    set_dot_n(&of->c, &of->from_center, &of->from_center);
    /* Added, not subtracted: with a subtraction gcc spills more registers. */
    area_add_product(&of->c, length_negate(radius), radius);
}

/* Tested as late as the result permits: most lines miss, whatever their numbers. */
GRAZE_INLINE bool ball_has_numbers(const ball_measures *of, graze_scalar radius)
{
    return are_ball_areas(&of->a, &of->c, radius);
}

GRAZE_INLINE bool ball_is_point(const ball_measures *of)
{
    return area_sign(&of->a) == 0;
}

GRAZE_INLINE void ball_end_discriminant(discriminant *d, const ball_measures *of,
                                        graze_scalar radius)
{
#define ADD_AXIS(axis) discriminant_add(d, of->from_center.axis, of->run.axis)
    EACH_AXIS(ADD_AXIS);
#undef ADD_AXIS
    discriminant_end(d, radius);
}

GRAZE_INLINE void ball_set_discriminant(discriminant *d, const ball_measures *of,
                                        graze_scalar radius)
{
    discriminant_begin(d, &of->a, &of->b, &of->c);
    ball_end_discriminant(d, of, radius);
}

GRAZE_INLINE bool ball_comes_within(const ball_measures *of, graze_scalar radius)
{
    discriminant d;
    discriminant_begin_for_sign(&d, &of->a, &of->b, &of->c);
    ball_end_discriminant(&d, of, radius);
    return discriminant_is_within(&d, &of->a, &of->c, radius);
}
