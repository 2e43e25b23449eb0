/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Segments and rays against a triangle or a parallelogram of any coordinates: see face_line.h. */
#define GRAZE_FAR 1
#include "number/instance.h"
#if GRAZE_HAS_FAR
#include "shape/face_line.h"

static inline void set_kind(line *l, bool is_triangle)
{
    l->is_triangle = is_triangle;
}

/* Call set_kind first. Returns the limit of t: GRAZE_ONE for a segment, t_max for a ray. */
GRAZE_ONCE graze_scalar set_line(line *l, const void *of, const graze_segment *segment,
                                 const graze_ray *ray)
{
    face either;
    const face *f = &either;
    set_face(&either, of, l->is_triangle);
    l->start = segment != 0 ? &segment->a : &ray->origin;
    if (segment != 0)
        set_between(&l->run, l->start, &segment->b);
    else
        set_direction(&l->run, &ray->dir);
    set_between(&l->from_corner, corner_of(f), l->start);
    set_u(&l->u, f);
    set_v(&l->v, f);
    return segment != 0 ? GRAZE_ONE : ray->t_max;
}

/* The normal is long. It is computed twice, so that it is not on the stack in between. */
GRAZE_ONCE bool rises_far(line *l)
{
    area3 normal;
    return rises(l, &normal);
}

GRAZE_ONCE void put_normal(graze_vec3 *unit, const line *l)
{
    area3 normal;
    set_cross(&normal, &l->u, &l->v);
    unit_along(unit, &normal);
}

GRAZE_ONCE graze_result pass_far(const line *l, graze_scalar limit, facing seen)
{
    return pass_ray(l, limit, seen);
}

static inline graze_result find_far(line *l, graze_scalar limit, facing seen)
{
    return limit > 0 && rises_far(l) ? pass_far(l, limit, seen) : GRAZE_MISS;
}

bool graze_face_overlaps_far(const void *of, const graze_segment *segment, const graze_ray *ray,
                             bool is_triangle)
{
    line l;
    set_kind(&l, is_triangle);
    const graze_scalar limit = set_line(&l, of, segment, ray);
    return find_far(&l, limit, BOTH_SIDES) != GRAZE_MISS;
}

/* One of the two hits is not NULL. */
GRAZE_ONCE void locate_far(const line *l, graze_face_line_hit *line_hit,
                           graze_face_ray_hit *ray_hit)
{
    share_progress at;
    progress_to_plane(&at, l);
    put_normal(line_hit != 0 ? &line_hit->normal : &ray_hit->normal, l);
    share_point(line_hit != 0 ? &line_hit->point : &ray_hit->point, l->start, &l->run, &at);
    const int32_t side = side_of_start(l);
    if (line_hit != 0) {
        line_hit->fraction = share_fraction(&at);
        line_hit->side = side;
    } else {
        ray_hit->t = share_t(&at);
        ray_hit->side = side;
    }
}

graze_result graze_face_cast_far(const void *of, const graze_segment *segment,
                                 graze_face_line_hit *line_hit, const graze_ray *ray,
                                 graze_face_ray_hit *ray_hit, facing seen, bool is_triangle)
{
    line l;
    set_kind(&l, is_triangle);
    const graze_scalar limit = set_line(&l, of, segment, ray);
    const graze_result result = find_far(&l, limit, seen);
    if (result != GRAZE_MISS && (line_hit != 0 || ray_hit != 0))
        locate_far(&l, line_hit, ray_hit);
    return result;
}

bool graze_face_barycentric_far(const void *of, const graze_segment *segment, const graze_ray *ray,
                                graze_barycentric *place, bool is_triangle)
{
    line l;
    set_kind(&l, is_triangle);
    (void)set_line(&l, of, segment, ray);
    return place_on_face(&l, place);
}

#endif
