/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The seven routines of a solid of the plane, as those of one in space whose z is 0: for solid.h. */
#ifndef GRAZE_TESTS_FLAT_SOLID_H
#define GRAZE_TESTS_FLAT_SOLID_H

#include "flat.h"
#include "solid.h"

enum { SOLID_IS_FLAT = true };

static void set_flat(graze_vec3 *v, graze_vec2 from, graze_result result)
{
    v->x = from.x;
    v->y = from.y;
    v->z = result == GRAZE_MISS ? v->z : 0;
}

/* The hit goes in as well, so that it shows when a miss writes it. */
#define FLAT_CAST(of, name, line_n, line_of, hit_n, kind, at)                                      \
    static graze_result name(const void *shape, const void *line, cast_hit *hit)                   \
    {                                                                                              \
        graze_##of s = flat_##of(shape);                                                           \
        line_n l = line_of(line);                                                                  \
        hit_n h;                                                                                   \
        if (!hit)                                                                                  \
            return graze_##of##_##name(&s, &l, NULL);                                              \
        h.point = flat_vec2(&hit->kind.point);                                                     \
        h.normal = flat_vec2(&hit->kind.normal);                                                   \
        h.at = hit->kind.at;                                                                       \
        graze_result result = graze_##of##_##name(&s, &l, &h);                                     \
        set_flat(&hit->kind.point, h.point, result);                                               \
        set_flat(&hit->kind.normal, h.normal, result);                                             \
        hit->kind.at = h.at;                                                                       \
        return result;                                                                             \
    }

#define FLAT_OVERLAP(of, name, line_n, line_of)                                                    \
    static bool name(const void *shape, const void *line)                                          \
    {                                                                                              \
        graze_##of s = flat_##of(shape);                                                           \
        line_n l = line_of(line);                                                                  \
        return graze_##of##_##name(&s, &l);                                                        \
    }

/* of: rect, circle */
#define FLAT_SOLID(of)                                                                             \
    static bool contains(const void *shape, const graze_vec3 *point)                               \
    {                                                                                              \
        graze_##of s = flat_##of(shape);                                                           \
        graze_vec2 p = flat_vec2(point);                                                           \
        return graze_##of##_contains_point(&s, &p);                                                \
    }                                                                                              \
    FLAT_OVERLAP(of, overlaps_segment, graze_segment2, flat_segment)                               \
    FLAT_OVERLAP(of, overlaps_ray, graze_ray2, flat_ray)                                           \
    FLAT_CAST(of, linecast, graze_segment2, flat_segment, graze_line_hit2, line, fraction)         \
    FLAT_CAST(of, linecast_exit, graze_segment2, flat_segment, graze_line_hit2, line, fraction)    \
    FLAT_CAST(of, raycast, graze_ray2, flat_ray, graze_ray_hit2, ray, t)                           \
    FLAT_CAST(of, raycast_exit, graze_ray2, flat_ray, graze_ray_hit2, ray, t)

#endif
