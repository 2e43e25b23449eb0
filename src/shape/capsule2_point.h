/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A point and a capsule in the plane: the closest point and the distance, near and far. Beyond an end of the core the capsule
 * is a circle. Beside the core the distance from its line is |u x gap| / |u|, and the way outward is u, turned by a quarter to
 * the side of the point. After begin_plane.h, ball.h and capsule2.h.
 */
#include "../number/separation.h"
#include "core_outward.h"

/* Routines of capsule2_point_far.c. */
void graze_capsule2_closest_point_far(const graze_capsule2 *capsule, const graze_vec2 *point,
                                      graze_vec2 *nearest);
graze_scalar graze_capsule2_distance_far(const graze_capsule2 *capsule, const graze_vec2 *point);

/* The place on the core that is nearest to the point. */
static inline cores_place capsule2_place_of_point(cores2 *c)
{
    set_dot2(&c->uu, &c->u, &c->u);
    set_dot2(&c->ug, &c->u, &c->gap);
    if (area_sign(&c->ug) <= 0)
        return CORES_AT_START;
    return area_less(&c->ug, &c->uu) ? CORES_BETWEEN : CORES_AT_END;
}

static inline void capsule2_set_end(graze_circle *end, const graze_capsule2 *capsule,
                                    cores_place where)
{
    vec2_copy(&end->center, where == CORES_AT_START ? &capsule->core.a : &capsule->core.b);
    end->radius = capsule->radius;
}

/* ---- The distance ---- */

/* |u x gap| / |u|: a core in space whose cross product has one component. */
FAR_FRAMED void capsule2_separation_beside(separation *s, const cores2 *c)
{
    area3 across;
    area_set_product(&across.x, length_of(0), length_of(0));
    area_copy(&across.y, &across.x);
    set_cross2(&across.z, &c->u, &c->gap);
    set_squares_of_areas(&s->part, &across);
    u256_set(&s->whole, u128_of(0, 0), area_size_wide(&c->uu));
    s->is_root = false;
}

GRAZE_INLINE graze_scalar capsule2_distance(const graze_capsule2 *capsule, const graze_vec2 *point)
{
    cores2 c;
    graze_circle end;
    separation s;
    UNLESS_NEAR(cores2_load_point(&c, capsule, point, 0),
                return graze_capsule2_distance_far(capsule, point));
    if (capsule->radius < 0)
        return GRAZE_SCALAR_MAX;
    const cores_place where = capsule2_place_of_point(&c);
    if (where != CORES_BETWEEN) {
        capsule2_set_end(&end, capsule, where);
        return graze_circle_distance(&end, point);
    }
    capsule2_separation_beside(&s, &c);
    return separation_distance_beyond(&s, capsule->radius);
}

/* ---- The closest point ---- */

/* From `start`, in the direction of `end`, and then outward. */
static inline graze_scalar capsule2_beside(graze_scalar start, graze_scalar end, uint64_t fraction,
                                           bool down, uint64_t step)
{
    return graze_rim_beside(start, (int64_t)end - start, fraction, down, step);
}

/* Outward is (-u.y, u.x) on the left of the core, and (u.y, -u.x) on its right. */
static inline void capsule2_write_beside(graze_vec2 *nearest, const graze_capsule2 *capsule,
                                         cores2 *c)
{
    area aside;
    rim_vector way;
    rim_steps steps;
    set_cross2(&aside, &c->u, &c->gap);
    const bool left = area_sign(&aside) > 0;
    const bool x_down = left == (length_sign(c->u.y) > 0),
               y_down = left == (length_sign(c->u.x) < 0);
    rim_set(&way.x, u128_of(0, length_size(c->u.y)));
    rim_set(&way.y, u128_of(0, length_size(c->u.x)));
    rim_set(&way.z, u128_of(0, 0));
    graze_rim_steps(&steps, &way, (uint32_t)capsule->radius);
    const bool from_end = core_starts_at_end(&c->ug, &c->uu);
    const graze_vec2 *start = from_end ? &capsule->core.b : &capsule->core.a;
    const graze_vec2 *end = from_end ? &capsule->core.a : &capsule->core.b;
    const uint64_t fraction = core_fraction(&c->ug, &c->uu);
    nearest->x = capsule2_beside(start->x, end->x, fraction, x_down, steps.x);
    nearest->y = capsule2_beside(start->y, end->y, fraction, y_down, steps.y);
}

static inline bool capsule2_holds_measured(cores2 *c)
{
    set_dot2(&c->gg, &c->gap, &c->gap);
    area_add_product(&c->gg, length_negate(c->radius), c->radius);
    return cores2_side_of_start(c) <= 0;
}

GRAZE_INLINE void capsule2_closest_point(const graze_capsule2 *capsule, const graze_vec2 *point,
                                         graze_vec2 *nearest)
{
    cores2 c;
    graze_circle end;
    graze_vec2 found;
    UNLESS_NEAR(cores2_load_point(&c, capsule, point, 0), {
        graze_capsule2_closest_point_far(capsule, point, nearest);
        return;
    });
    vec2_copy(&found, point);
    if (capsule->radius >= 0) {
        const cores_place where = capsule2_place_of_point(&c);
        c.radius = radii_of(capsule->radius, 0);
        capsule2_set_end(&end, capsule, where);
        if (where != CORES_BETWEEN)
            graze_circle_closest_point(&end, point, &found);
        else if (!capsule2_holds_measured(&c))
            capsule2_write_beside(&found, capsule, &c);
    }
    vec2_copy(nearest, &found);
}
