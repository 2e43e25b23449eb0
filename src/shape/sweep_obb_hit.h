/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hit of a sphere that moves against an oriented box: sweep_obb.h, which includes this header, has the sides of the stop. */

/* ---- The stop ---- */

/* Sets the upper bits of x, from its highest 4 words. x MUST NOT be negative. */
static inline void sweep_obb_set_top(top62 *t, const uint32_t *x, uint32_t words)
{
    const uint32_t n = graze_long_length(x, words), lowest = n > 4u ? n - 4u : 0u;
    const u128 upper = obb_words_from(x + lowest);
    graze_top62_set(t, &upper, (int32_t)(lowest * 32u));
}

/* t = C / (sqrt(B^2 - A C) - B), where B < 0 < C. */
FAR_FRAMED void sweep_obb_set_crossing(crossing *t, obb_core_square *d, const uint32_t *depth)
{
    const u128 one = u128_of(0, 1);
    side_numbers n;
    graze_long_negate(d->along, OBB_SQUARE);
    sweep_obb_set_top(&n.b, d->along, OBB_SQUARE);
    sweep_obb_set_top(&n.other, d->squared, OBB_SQUARE);
    sweep_obb_set_top(&n.whole, depth, OBB_LEAST);
    graze_top62_set(&n.rest, &one, 0);
    graze_side_crossing(t, &n, false);
}

/* ---- The normal ---- */

/* The gap to a side at t, times 2^64: below 2^64 times a reach. On a side, or where rounding leads between the sides, it is the
 * least one. The stop is at most at the end of the path. */
static inline void sweep_obb_set_gap(uint32_t *gap, const obb_core_axis *a, int side,
                                     const crossing *t)
{
    const bool is_end = t->up > 0u;
    uint32_t part[3];
    part[0] = is_end ? 0u : u64_low(t->bits);
    part[1] = is_end ? 0u : u64_high(t->bits);
    part[2] = is_end ? 1u : 0u;
    gap[0] = gap[1] = 0;
    graze_long_set(gap + 2, OBB_SLOPE - 2, sweep_box_from(a, side), OBB_REACH);
    graze_long_add_product(gap, OBB_SLOPE, part, 3, a->run, OBB_REACH, 1);
    if (graze_long_sign(gap, OBB_SLOPE) != side)
        long_set_s64(gap, OBB_SLOPE, side);
}

FAR_FRAMED void sweep_obb_set_normal(graze_vec3 *normal, const sweep_box *s, const crossing *t)
{
    uint32_t way[NO_AXIS * OBB_SLOPE];
    for (int i = AXIS_x; i < NO_AXIS; i++) {
        long_set_s64(way + i * OBB_SLOPE, OBB_SLOPE, 0);
        if (s->side[i] != 0)
            sweep_obb_set_gap(way + i * OBB_SLOPE, &s->core.axis[i], s->side[i], t);
    }
    obb_set_normal_of_core(normal, s->box, way);
}

/* ---- The point ---- */

/* In the coordinates of the box. */
static inline int64_t sweep_obb_held(const sweep_box *s, const length3 *from_center, int i)
{
    return s->side[i] == 0 ? obb_held_on(s->box, from_center, i).raw
                           : s32_mul(obb_half_on(s->box, i), s->side[i] * GRAZE_ONE);
}

FAR_FRAMED void sweep_obb_set_point(graze_vec3 *point, const sweep_box *s, const graze_vec3 *place)
{
    length3 v;
    GIVEN(is_near(place));
    set_between(&v, &s->box->center, place);
    obb_set_point_at(point, s->box, sweep_obb_held(s, &v, AXIS_x), sweep_obb_held(s, &v, AXIS_y),
                     sweep_obb_held(s, &v, AXIS_z));
}

/* ---- The center ---- */

/* Radius 0: whether a place is behind the first side. */
static inline bool sweep_obb_is_behind(const sweep_box *s, const length3 *from_center)
{
    const int axis = s->side[0] != 0 ? AXIS_x : s->side[1] != 0 ? AXIS_y : AXIS_z;
    reach along, half;
    set_reach(&along, &s->box->axis[axis], from_center);
    obb_set_half(&half, s->box, axis);
    if (s->side[axis] < 0)
        reach_negate(&along);
    return reach_less(&along, &half);
}

/* Whether a sphere there overlaps the box. */
GRAZE_ONCE bool sweep_obb_is_inside(const sweep_box *s, const graze_vec3 *place)
{
    uint32_t squared[OBB_SQUARE];
    length3 v;
    GIVEN(is_near(place));
    set_between(&v, &s->box->center, place);
    if (s->around->radius == 0)
        return sweep_obb_is_behind(s, &v);
    obb_clear(squared);
    for (int i = AXIS_x; i < NO_AXIS; i++) {
        uint32_t gap[2];
        long_set_s64(gap, 2, (int64_t)obb_excess_on(s->box, &v, i).raw);
        graze_long_add_product(squared, OBB_SQUARE, gap, 2, gap, 2, 1);
    }
    sweep_obb_subtract_radius(squared, s);
    return long_is_negative(squared, OBB_SQUARE);
}

/* The signs of a normal, each turned so many times in the order -1, 0, 1. */
static inline graze_scalar sweep_obb_turned(graze_scalar normal, uint32_t turns)
{
    const uint32_t sign = normal < 0 ? 0u : normal > 0 ? 2u : 1u;
    return (graze_scalar)((sign + turns) % 3u) - 1;
}

/* The place, or the first one around it where the sphere is not inside: first along the normal. */
FAR_FRAMED void sweep_obb_set_center(const sweep_box *s, const graze_vec3 *place,
                                     graze_sweep_hit *hit)
{
    graze_vec3 direction;
    vec3_copy(&hit->center, place);
    for (uint32_t tries = 0; tries < 27u && sweep_obb_is_inside(s, &hit->center); tries++) {
        direction.x = sweep_obb_turned(hit->normal.x, tries % 3u);
        direction.y = sweep_obb_turned(hit->normal.y, tries / 3u % 3u);
        direction.z = sweep_obb_turned(hit->normal.z, tries / 9u % 3u);
        sweep_set_moved(&hit->center, place, &direction, !GRAZE_FAR);
    }
}

/* ---- The hit ---- */

GRAZE_ONCE void sweep_box_write(const sweep_box *s, const crossing *t, graze_sweep_hit *hit)
{
    const graze_vec3 *a = &s->around->core.a, *b = &s->around->core.b;
    graze_vec3 place;
    place.x = graze_crossing_along(t, a->x, a->x, b->x);
    place.y = graze_crossing_along(t, a->y, a->y, b->y);
    place.z = graze_crossing_along(t, a->z, a->z, b->z);
    sweep_obb_set_normal(&hit->normal, s, t);
    sweep_obb_set_point(&hit->point, s, &place);
    sweep_obb_set_center(s, &place, hit);
    sweep_box_write_part(s, crossing_fraction(t), hit);
}
