/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Near and far, where the discriminant is exact. For crossing_near.h and crossing_far.h. */

/* A macro: the value analysis then excludes negative ones. */
#undef may_be_radius
#define may_be_radius(radius) ((radius) >= 0)

#define turns_before_end approaches_before_end
#define turns_before_limit(a, b, t_max)                                                            \
    (!((t_max) < GRAZE_NO_LIMIT) ? area_sign(a) != 0 : approaches_before_limit(a, b, t_max))

/* A macro: gcc -Os lays out the branches of a function differently. */
#define discriminant_is_within(d, a, c, radius) (discriminant_sign(d) >= 0)

/* Only the normal of a ball of a few raw units would exceed one. Its crossing is less than 2^-13 raw units outside, near
 * and far: the error of t is at most 2^-14 over any run (crossing.h), and that of the way along the run far less. From a
 * radius of 64 on that is less than 1/8 of the last bit. */
GRAZE_INLINE bool normal_needs_hold(graze_scalar radius)
{
    return radius < 64;
}

GRAZE_INLINE graze_scalar normal_hold(graze_scalar normal, graze_scalar radius)
{
    return normal_held(normal, radius > 0 ? GRAZE_ONE : 0);
}

GRAZE_INLINE bool is_surely_ray(graze_scalar t_max)
{
    (void)t_max;
    return false;
}

GRAZE_INLINE bool are_ball_areas(const area *a, const area *c, graze_scalar radius)
{
    (void)radius;
    return area_is_number(a) && area_is_number(c);
}

GRAZE_INLINE bool may_approach_at_start(const area *b)
{
    return area_sign(b) < 0;
}

GRAZE_INLINE bool approaches_at_start(const area *a, const area *b)
{
    (void)a;
    return may_approach_at_start(b);
}

GRAZE_INLINE void discriminant_add(discriminant *d, length from_center, length run)
{
    (void)d;
    (void)from_center;
    (void)run;
}

GRAZE_INLINE void discriminant_end(discriminant *d, graze_scalar radius)
{
    (void)d;
    (void)radius;
}

GRAZE_INLINE void discriminant_hold(discriminant *d, int side)
{
    (void)d;
    (void)side;
}
