/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hit of a sphere that moves against a box: sweep_box.h, which includes this header, has the stop as t, and its sides. */

/* ---- The place ---- */

/* Whether a sphere there overlaps the box. */
static inline bool sweep_box_is_inside(const sweep_box *s, const graze_vec3 *place)
{
    const graze_vec3 *min = &s->box->min, *max = &s->box->max;
    area squared;
    GIVEN(is_near(place));
    const length x =
        box_core_gap(length_between(min->x, place->x), length_between(max->x, place->x));
    const length y =
        box_core_gap(length_between(min->y, place->y), length_between(max->y, place->y));
    const length z =
        box_core_gap(length_between(min->z, place->z), length_between(max->z, place->z));
    area_set_product(&squared, length_negate(s->core.radius), s->core.radius);
    area_add_product(&squared, x, x);
    area_add_product(&squared, y, y);
    area_add_product(&squared, z, z);
    return area_is_negative(&squared);
}

/* One raw unit away from the box. */
static inline void sweep_box_move_off(const sweep_box *s, graze_vec3 *center)
{
    center->x = sweep_moved(center->x, s->side[0], false);
    center->y = sweep_moved(center->y, s->side[1], false);
    center->z = sweep_moved(center->z, s->side[2], false);
}

/* ---- The hit ---- */

/* A side of the box, and the path, on one axis. */
typedef struct {
    graze_scalar min, max, start, end;
} sweep_box_axis;

/* Writes the center and the point, and returns the normal. That of a face is exact. */
GRAZE_REPEATED graze_scalar sweep_box_write_axis(const sweep_box *s, int side, const crossing *t,
                                                 const surface *round, const sweep_box_axis *a,
                                                 graze_scalar *center, graze_scalar *point)
{
    const graze_scalar corner = side < 0 ? a->min : a->max;
    if (side == 0 || s->sides == GRAZE_FEATURE_FACE) {
        *center = crossing_between(a->start, a->start, a->end, t);
        *point = side == 0 ? *center : corner;
        return side * GRAZE_ONE;
    }
    *point = corner;
    return normal_hold(cross_axis(t, round, corner, a->start, a->start, a->end, center),
                       s->around->radius);
}

/* The center of a face is exact. */
GRAZE_ONCE void sweep_box_write(const sweep_box *s, const crossing *t, graze_sweep_hit *hit)
{
    const graze_vec3 *min = &s->box->min, *max = &s->box->max;
    const graze_vec3 *a = &s->around->core.a, *b = &s->around->core.b;
    const sweep_box_axis x = {min->x, max->x, a->x, b->x}, y = {min->y, max->y, a->y, b->y},
                         z = {min->z, max->z, a->z, b->z};
    surface round;
    set_surface(&round, s->around->radius);
    hit->normal.x =
        sweep_box_write_axis(s, s->side[0], t, &round, &x, &hit->center.x, &hit->point.x);
    hit->normal.y =
        sweep_box_write_axis(s, s->side[1], t, &round, &y, &hit->center.y, &hit->point.y);
    hit->normal.z =
        sweep_box_write_axis(s, s->side[2], t, &round, &z, &hit->center.z, &hit->point.z);
    if (s->sides != GRAZE_FEATURE_FACE && sweep_box_is_inside(s, &hit->center))
        sweep_box_move_off(s, &hit->center);
    sweep_box_write_part(s, crossing_fraction(t), hit);
}
