/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routines of graze/capsule2.h for points, in floats. Beyond an end of the core the capsule is a circle. */
#include "../include/graze/capsule.h"
#include "../include/graze/capsule2.h"

#if GRAZE_FLOAT
#include "number/float_scale.h"

/* part / whole, held between 0 and 1; 0 for NaN, and for a core without length. */
GRAZE_INLINE float core2_place(float part, float whole)
{
    if (!is_positive(part) || !is_positive(whole))
        return 0.0f;
    return float_less(part, whole) ? float_div(part, whole) : 1.0f;
}

/* From that place of the core to the point. */
GRAZE_INLINE graze_vec2 core2_way(const graze_vec2 *gap, const graze_vec2 *u, float place)
{
    graze_vec2 way;
    way.x = gap->x - u->x * place;
    way.y = gap->y - u->y * place;
    return way;
}

/* The place of the core that is nearest to the point: NaN if a square is not finite. */
GRAZE_INLINE float capsule2_place(const graze_vec2 *u, const graze_vec2 *gap)
{
    const float uu = vec2_dot(u, u), all = uu + vec2_dot(gap, gap);
    return is_finite(all) ? core2_place(vec2_dot(u, gap), uu) : all - all;
}

/* Sets the end of the core as a circle. Returns false if the point is beside the core, or the place is NaN. */
static inline bool capsule2_is_at_end(graze_circle *end, const graze_capsule2 *capsule, float place)
{
    const bool at_end = float_at_most(1.0f, place);
    end->center = at_end ? capsule->core.b : capsule->core.a;
    end->radius = capsule->radius;
    return at_end || float_at_most(place, 0.0f);
}

graze_scalar graze_capsule2_distance(const graze_capsule2 *capsule, const graze_vec2 *point)
{
    const graze_vec2 u = vec2_between(&capsule->core.a, &capsule->core.b);
    const graze_vec2 gap = vec2_between(&capsule->core.a, point);
    const float place = capsule2_place(&u, &gap);
    graze_circle end;
    if (capsule2_is_at_end(&end, capsule, place))
        return graze_circle_distance(&end, point);
    const graze_vec2 way = core2_way(&gap, &u, place);
    const float squared = vec2_dot(&way, &way);
    if (is_negative(capsule->radius))
        return float_at_most(0.0f, squared) ? GRAZE_SCALAR_MAX : squared;
    const float distance = root_of_squares(squared) - capsule->radius;
    return is_negative(distance) ? 0.0f : distance;
}

/* From the place on the core, as far as the radius. */
static inline void capsule2_set_closest(graze_vec2 *nearest, const graze_capsule2 *capsule,
                                        const graze_vec2 *u, float place, const graze_vec2 *way)
{
    const float_norm n = norm_of(way->x, way->y, 0.0f);
    const float t = norm_unit(&n, capsule->radius);
    const graze_vec2 *a = &capsule->core.a;
    nearest->x = float_held(a->x + u->x * place + way->x * t);
    nearest->y = float_held(a->y + u->y * place + way->y * t);
}

void graze_capsule2_closest_point(const graze_capsule2 *capsule, const graze_vec2 *point,
                                  graze_vec2 *nearest)
{
    const graze_vec2 u = vec2_between(&capsule->core.a, &capsule->core.b);
    const graze_vec2 gap = vec2_between(&capsule->core.a, point);
    const float place = capsule2_place(&u, &gap);
    graze_circle end;
    if (capsule2_is_at_end(&end, capsule, place)) {
        graze_circle_closest_point(&end, point, nearest);
        return;
    }
    const graze_vec2 way = core2_way(&gap, &u, place);
    const float squared = vec2_dot(&way, &way);
    const bool is_empty = is_negative(capsule->radius);
    if (float_at_most(0.0f, squared) &&
        (is_empty || float_at_most(squared, capsule->radius * capsule->radius)))
        *nearest = *point;
    else
        capsule2_set_closest(nearest, capsule, &u, place, &way);
}

/* The capsule of space on the plane z = 0. */
void graze_capsule2_off_surface(const graze_capsule2 *capsule, const graze_vec2 *point,
                                const graze_vec2 *normal, graze_vec2 *off)
{
    const graze_segment2 *core = &capsule->core;
    const graze_capsule in_space = {{{core->a.x, core->a.y, 0.0f}, {core->b.x, core->b.y, 0.0f}},
                                    capsule->radius};
    const graze_vec3 way = {normal->x, normal->y, 0.0f};
    graze_vec3 place = {point->x, point->y, 0.0f};
    graze_capsule_off_surface(&in_space, &place, &way, &place);
    off->x = place.x;
    off->y = place.y;
}

#endif
