/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Segments and rays against a triangle or a parallelogram: see face.h, and arith3.h for near and far.
 *
 * The line is at start + t * run, the face at corner + u * its one edge + v * its other. Where both
 * are the same, t, u and v are quotients of volumes with one denominator, `approach`: so signs and
 * differences decide everything, and nothing is divided before a hit is written. Which sign a volume
 * has does not depend on the face it belongs to, and that is what leaves no gap between neighbours.
 */
#include "face.h"

/* A line, and what is known of where it meets the face's plane: seen from the side that it comes
 * from, so that `approach` is positive. */
typedef struct {
    const graze_vec3 *start;
    length3 run;
    length3 from_corner; /* to the start */
    area3 normal;        /* as the face is wound */
    volume above;        /* of the start above the plane: t * approach */
    volume approach;     /* how much nearer the run brings it */
    bool from_back;
} line;

/* False where it runs along the plane, or there is none, or one of both is not made of numbers. */
static inline bool set_line(line *l, const face *f, const graze_vec3 *start, length3 run)
{
    l->start = start;
    l->run = run;
    l->from_corner = vector_between(corner_of(f), start);
    const length3 u = edge_u(f), v = edge_v(f);
    set_cross(&l->normal, &u, &v);
    volume_put(&l->approach, dot_area(&l->normal, run));
    volume_put(&l->above, dot_area(&l->normal, l->from_corner));
    l->from_back = volume_sign(l->approach) > 0;
    if (l->from_back)
        volume_put(&l->above, volume_negate(l->above));
    else
        volume_put(&l->approach, volume_negate(l->approach));
    return volume_sign(l->approach) > 0 && volume_is_number(l->above) &&
           volume_is_number(l->approach);
}

/* ---- Where it passes through the plane: on the face or beside it ---- */

typedef struct {
    volume u, v; /* of the edges, times approach */
} spot;

static inline bool is_part(volume part)
{
    return volume_is_number(part) && volume_sign(part) >= 0;
}

/* Whether all of it is there still without u and v. */
static inline bool holds(const volume *approach, const spot *p)
{
    volume left = volume_minus(*approach, p->u);
#if GRAZE_CORNERS == 3
    return is_part(volume_minus(left, p->v));
#else
    return is_part(left) && is_part(volume_minus(*approach, p->v));
#endif
}

static inline bool passes_through(spot *p, const line *l, const face *f)
{
    const length3 u = edge_u(f), v = edge_v(f);
    area3 across;
    if (l->from_back)
        set_cross(&across, &l->run, &l->from_corner);
    else
        set_cross(&across, &l->from_corner, &l->run);
    volume_put(&p->u, dot_area(&across, v));
    if (!is_part(p->u))
        return false;
    volume_put(&p->v, dot_area(&across, u));
    volume_put(&p->v, volume_negate(p->v));
    return is_part(p->v) && holds(&l->approach, p);
}

/* ---- Segments and rays ---- */

/* Without a look at its end. */
static inline bool runs_through(const line *l, const face *f, facing seen)
{
    spot p;
    return volume_sign(l->above) >= 0 && (seen == BOTH_SIDES || !l->from_back) &&
           passes_through(&p, l, f);
}

/* By where the plane is: 1 before the end of the line, 0 at it, -1 beyond. */
static inline graze_result result_of(const line *l, int before_end)
{
    if (before_end < 0)
        return GRAZE_MISS;
    return volume_sign(l->above) == 0 || before_end == 0 ? GRAZE_TOUCH : GRAZE_HIT;
}

static inline graze_result pass_segment(const line *l, const face *f, facing seen)
{
    int before_end = volume_sign(volume_minus(l->approach, l->above));
    if (before_end < 0 || !runs_through(l, f, seen))
        return GRAZE_MISS;
    return result_of(l, before_end);
}

/* Where that takes longer products than the face: 1 before the limit, 0 at it, -1 beyond. */
static inline int before_limit(const line *l, graze_scalar t_max)
{
    if (!(t_max < GRAZE_NO_LIMIT))
        return 1;
    return volume_before_limit(&l->above, &l->approach, t_max);
}

static inline graze_result pass_ray(const line *l, const face *f, graze_scalar t_max, facing seen)
{
    if (!runs_through(l, f, seen))
        return GRAZE_MISS;
    return result_of(l, before_limit(l, t_max));
}

/* ---- The hit ---- */

static inline void progress_to_plane(share_progress *at, const line *l)
{
    share_progress_of_volumes(at, &l->above, &l->approach);
}

static inline void put_point(graze_vec3 *point, const line *l, const share_progress *at)
{
    point->x = share_along(l->start->x, l->run.x, at);
    point->y = share_along(l->start->y, l->run.y, at);
    point->z = share_along(l->start->z, l->run.z, at);
}

static inline int32_t side_of_start(const line *l)
{
    if (volume_sign(l->above) == 0)
        return GRAZE_ACROSS;
    return l->from_back ? GRAZE_BACK : GRAZE_FRONT;
}

GRAZE_ONCE void locate_on_segment(const line *l, graze_face_line_hit *hit)
{
    share_progress at;
    progress_to_plane(&at, l);
    unit_along(&hit->normal, &l->normal);
    put_point(&hit->point, l, &at);
    hit->fraction = share_fraction(&at);
    hit->side = side_of_start(l);
}

GRAZE_ONCE void locate_on_ray(const line *l, graze_face_ray_hit *hit)
{
    share_progress at;
    progress_to_plane(&at, l);
    unit_along(&hit->normal, &l->normal);
    put_point(&hit->point, l, &at);
    hit->t = share_t(&at);
    hit->side = side_of_start(l);
}

static inline graze_result cast_segment(const face *f, const graze_segment *s,
                                        graze_face_line_hit *hit, facing seen)
{
    line l;
    if (!set_line(&l, f, &s->a, vector_between(&s->a, &s->b)))
        return GRAZE_MISS;
    graze_result result = pass_segment(&l, f, seen);
    if (result != GRAZE_MISS && hit != 0)
        locate_on_segment(&l, hit);
    return result;
}

/* One that ends where it starts passes through nothing. */
static inline graze_result cast_ray(const face *f, const graze_ray *r, graze_face_ray_hit *hit,
                                    facing seen)
{
    line l;
    if (!(r->t_max > 0) || !set_line(&l, f, &r->origin, vector_of(&r->dir)))
        return GRAZE_MISS;
    graze_result result = pass_ray(&l, f, r->t_max, seen);
    if (result != GRAZE_MISS && hit != 0)
        locate_on_ray(&l, hit);
    return result;
}

/* ---- Barycentric coordinates ---- */

static inline graze_fraction fraction_of(const volume *part, const volume *whole)
{
    share_progress at;
    share_progress_of_volumes(&at, part, whole);
    return share_fraction(&at);
}

static inline bool place_on_face(const face *f, const graze_vec3 *start, length3 run,
                                 graze_barycentric *to)
{
    line l;
    spot p;
    if (!set_line(&l, f, start, run) || !passes_through(&p, &l, f))
        return false;
    to->u = fraction_of(&p.u, &l.approach);
    to->v = fraction_of(&p.v, &l.approach);
    return true;
}

#if GRAZE_FAR

graze_result OF_FACE(linecast_far)(const face *f, const graze_segment *segment,
                                   graze_face_line_hit *hit, facing seen)
{
    return cast_segment(f, segment, hit, seen);
}

graze_result OF_FACE(raycast_far)(const face *f, const graze_ray *ray, graze_face_ray_hit *hit,
                                  facing seen)
{
    return cast_ray(f, ray, hit, seen);
}

bool OF_FACE(barycentric_of_segment_far)(const face *f, const graze_segment *segment,
                                         graze_barycentric *place)
{
    return place_on_face(f, &segment->a, vector_between(&segment->a, &segment->b), place);
}

bool OF_FACE(barycentric_of_ray_far)(const face *f, const graze_ray *ray, graze_barycentric *place)
{
    return place_on_face(f, &ray->origin, vector_of(&ray->dir), place);
}

#else

static inline bool is_near_segment(const face *f, const graze_segment *s)
{
    return is_near(&s->a) && is_near(&s->b) && is_near_face(f);
}

static inline bool is_near_ray(const face *f, const graze_ray *r)
{
    return is_near(&r->origin) && is_near(&r->dir) && is_near_face(f);
}

bool OF_FACE(overlaps_segment)(const face *f, const graze_segment *segment)
{
    if (!is_near_segment(f, segment))
        return OF_FACE(linecast_far)(f, segment, 0, BOTH_SIDES) != GRAZE_MISS;
    return cast_segment(f, segment, 0, BOTH_SIDES) != GRAZE_MISS;
}

bool OF_FACE(overlaps_ray)(const face *f, const graze_ray *ray)
{
    if (!is_near_ray(f, ray))
        return OF_FACE(raycast_far)(f, ray, 0, BOTH_SIDES) != GRAZE_MISS;
    return cast_ray(f, ray, 0, BOTH_SIDES) != GRAZE_MISS;
}

graze_result OF_FACE(linecast)(const face *f, const graze_segment *segment,
                               graze_face_line_hit *hit)
{
    if (!is_near_segment(f, segment))
        return OF_FACE(linecast_far)(f, segment, hit, BOTH_SIDES);
    return cast_segment(f, segment, hit, BOTH_SIDES);
}

graze_result OF_FACE(raycast)(const face *f, const graze_ray *ray, graze_face_ray_hit *hit)
{
    if (!is_near_ray(f, ray))
        return OF_FACE(raycast_far)(f, ray, hit, BOTH_SIDES);
    return cast_ray(f, ray, hit, BOTH_SIDES);
}

graze_result OF_FACE(linecast_front)(const face *f, const graze_segment *segment,
                                     graze_face_line_hit *hit)
{
    if (!is_near_segment(f, segment))
        return OF_FACE(linecast_far)(f, segment, hit, FRONT_ONLY);
    return cast_segment(f, segment, hit, FRONT_ONLY);
}

graze_result OF_FACE(raycast_front)(const face *f, const graze_ray *ray, graze_face_ray_hit *hit)
{
    if (!is_near_ray(f, ray))
        return OF_FACE(raycast_far)(f, ray, hit, FRONT_ONLY);
    return cast_ray(f, ray, hit, FRONT_ONLY);
}

bool OF_FACE(barycentric_of_segment)(const face *f, const graze_segment *segment,
                                     graze_barycentric *place)
{
    if (!is_near_segment(f, segment))
        return OF_FACE(barycentric_of_segment_far)(f, segment, place);
    return place_on_face(f, &segment->a, vector_between(&segment->a, &segment->b), place);
}

bool OF_FACE(barycentric_of_ray)(const face *f, const graze_ray *ray, graze_barycentric *place)
{
    if (!is_near_ray(f, ray))
        return OF_FACE(barycentric_of_ray_far)(f, ray, place);
    return place_on_face(f, &ray->origin, vector_of(&ray->dir), place);
}

#endif
