/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* What a user's file does with the headers, as C99, C11 and C++. */
#include "graze/graze.h"

static const graze_aabb boxes[] = {
    {{GRAZE_C(-1.25), GRAZE_C(-32768.0), GRAZE_C(0)}, {GRAZE_RATIO(1, 3), GRAZE_C(1), GRAZE_ONE}},
};

bool within(const graze_sphere *sphere, graze_wide squared);
bool within(const graze_sphere *sphere, graze_wide squared)
{
    return graze_aabb_overlaps_sphere(&boxes[0], sphere) &&
           graze_aabb_distance_sq(&boxes[0], &sphere->center) < squared;
}

bool overlaps_any(const graze_segment *segment);
bool overlaps_any(const graze_segment *segment)
{
    graze_line_hit hit;
    if (graze_aabb_linecast(&boxes[0], segment, &hit) >= GRAZE_HIT)
        return hit.fraction < GRAZE_FRACTION_ONE;
    return graze_aabb_overlaps_segment(&boxes[0], segment);
}

static const graze_rect rects[] = {{{GRAZE_C(-1.25), GRAZE_C(0)}, {GRAZE_RATIO(1, 3), GRAZE_ONE}}};

bool meets_in_the_plane(const graze_segment2 *path, const graze_circle *circle);
bool meets_in_the_plane(const graze_segment2 *path, const graze_circle *circle)
{
    graze_line_hit2 hit;
    if (graze_rect_linecast(&rects[0], path, &hit) >= GRAZE_HIT)
        return graze_vec2_cross(hit.normal, graze_vec2_sub(path->b, path->a)) > 0;
    return graze_rect_overlaps_circle(&rects[0], circle);
}

bool is_seen(const graze_segment2 *wall, const graze_segment2 *sight);
bool is_seen(const graze_segment2 *wall, const graze_segment2 *sight)
{
    graze_wall_line_hit2 hit;
    return graze_segment2_linecast(wall, sight, &hit) == GRAZE_MISS || hit.side == GRAZE_BACK ||
           graze_segment2_distance(wall, &sight->b) == 0;
}

graze_scalar distance_along(graze_vec3 from, graze_vec3 to, graze_vec3 dir);
graze_scalar distance_along(graze_vec3 from, graze_vec3 to, graze_vec3 dir)
{
    graze_vec3 way = graze_vec3_sub(to, from), unit = graze_vec3_normalize(dir);
    graze_scalar along =
        graze_from_float(graze_to_float(graze_from_wide(graze_vec3_dot(way, unit))));
    return graze_max(graze_abs(along),
                     graze_div(graze_from_int(graze_to_int(along)), GRAZE_C(2.5)));
}
