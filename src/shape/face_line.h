/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Segments and rays against a triangle or a parallelogram: see face.h, and degrees.h for near and far.
 *
 * The line is at start + t * run, the face at corner + u * its one edge + v * its other. Where both
 * are the same, t, u and v are quotients of volumes with one denominator, `rise`: so signs and
 * differences decide everything, and nothing is divided before a hit is written. Which sign a volume
 * has does not depend on the face it belongs to, and that is what leaves no gap between neighbours.
 * Nothing is turned for lines from the back: signs are compared with that of `rise`.
 */
#include "face.h"
#include "frames.h"

/* A line, the face as seen along it, and what is known of where they meet. */
typedef struct {
    const graze_vec3 *start;
    length3 run;
    length3 from_corner; /* to the start */
    length3 u, v;        /* the edges */
    volume height;       /* of the start above the plane: -t * rise */
    volume rise;         /* how much higher the run ends; from the back it is positive */
#if GRAZE_FAR
    bool is_triangle;
#endif
} line;

/* ---- The plane ---- */

#if !GRAZE_FAR

/* Of its edges and the start; in the order that leaves gcc the most registers. */
static inline bool line_in_range(const line *l)
{
    return edges_in_range(&l->u, &l->v) && lengths_in_range(&l->from_corner) &&
           lengths_in_range(&l->run);
}

FRAMED_REPEATED bool ask_segment(line *l, const face *f, const graze_segment *s)
{
    nearness n;
    nearness_begin(&n);
    ask_u(&n, &l->u, f);
    ask_point(&n, corner_of(f));
    ask_v(&n, &l->v, f);
    ask_between(&n, &l->from_corner, corner_of(f), &s->a);
    ask_between(&n, &l->run, &s->a, &s->b);
    l->start = &s->a;
    return IMPLIES(are_all_near(&n), line_in_range(l));
}

FRAMED_REPEATED bool ask_ray(line *l, const face *f, const graze_ray *r)
{
    nearness n;
    nearness_begin(&n);
    ask_point(&n, corner_of(f));
    ask_v(&n, &l->v, f);
    ask_u(&n, &l->u, f);
    ask_between(&n, &l->from_corner, corner_of(f), &r->origin);
    ask_direction(&n, &l->run, &r->dir);
    l->start = &r->origin;
    return IMPLIES(are_all_near(&n), line_in_range(l));
}

#endif

/* Sets the normal, as the face is wound. False where the line runs along the plane, or there is none, or one
 * of both is not made of numbers. */
FRAMED_REPEATED bool rises(line *l, area3 *normal)
{
    set_cross(normal, &l->u, &l->v);
    set_volume(&l->height, normal, &l->from_corner);
    set_volume(&l->rise, normal, &l->run);
    return !volume_is_zero(&l->rise) && volume_is_number(&l->height) && volume_is_number(&l->rise);
}

static inline bool is_from_back(const line *l)
{
    return !volume_is_negative(&l->rise);
}

/* ---- Where it passes through the plane: on the face or beside it ---- */

typedef struct {
    volume u, v; /* of the edges: times -rise, and times rise */
} spot;

/* Whether all of it is there still without u and v. */
FAR_FRAMED bool holds(const line *l, const spot *p)
{
    volume left;
    volume_put(&left, &l->rise);
    volume_add(&left, &p->u);
    if (!IS_TRIANGLE(l)) {
        if (!volume_along_whole(&left, &l->rise))
            return false;
        volume_put(&left, &l->rise);
    }
    volume_subtract(&left, &p->v);
    return volume_along_whole(&left, &l->rise);
}

GRAZE_ONCE bool passes_through(spot *p, const line *l)
{
    area3 across;
    set_cross(&across, &l->from_corner, &l->run);
    set_volume(&p->u, &across, &l->v);
    if (!volume_against_whole(&p->u, &l->rise))
        return false;
    set_volume(&p->v, &across, &l->u);
    return volume_along_whole(&p->v, &l->rise) && holds(l, p);
}

/* ---- Segments and rays ---- */

/* Without a look at its end. */
GRAZE_INLINE bool runs_through(const line *l, facing seen)
{
    spot p;
    return (seen == BOTH_SIDES || !is_from_back(l)) && passes_through(&p, l);
}

/* By where the plane is: 1 before the end of the line, 0 at it, -1 beyond. */
static inline graze_result result_of(const line *l, int before_end)
{
    if (before_end < 0)
        return GRAZE_MISS;
    return volume_is_zero(&l->height) || before_end == 0 ? GRAZE_TOUCH : GRAZE_HIT;
}

/* Where that takes longer products than the face: 1 before the limit, 0 at it, -1 beyond. */
static inline int before_limit(const line *l, graze_scalar t_max)
{
    if (!(t_max < GRAZE_NO_LIMIT))
        return 1;
    return volume_against_before_limit(&l->height, &l->rise, t_max);
}

GRAZE_INLINE graze_result pass_ray(const line *l, graze_scalar t_max, facing seen)
{
    if (!volume_against_whole(&l->height, &l->rise) || !runs_through(l, seen))
        return GRAZE_MISS;
    return result_of(l, before_limit(l, t_max));
}

#if !GRAZE_FAR

GRAZE_INLINE graze_result pass_segment(const line *l, facing seen)
{
    volume end;
    volume_put(&end, &l->height);
    volume_add(&end, &l->rise);
    if (!volume_against_whole(&l->height, &l->rise) || !volume_along_whole(&end, &l->rise) ||
        !runs_through(l, seen))
        return GRAZE_MISS;
    return result_of(l, !volume_is_zero(&end));
}

/* Returns the result and sets the normal; the place is computed later, for a hit that the caller wants. */
GRAZE_REPEATED graze_result find_on_segment(line *l, area3 *normal, facing seen)
{
    return rises(l, normal) ? pass_segment(l, seen) : GRAZE_MISS;
}

/* One that ends where it starts passes through nothing. */
GRAZE_REPEATED graze_result find_on_ray(line *l, area3 *normal, graze_scalar t_max, facing seen)
{
    return t_max > 0 && rises(l, normal) ? pass_ray(l, t_max, seen) : GRAZE_MISS;
}

#endif

/* ---- The hit ---- */

static inline int32_t side_of_start(const line *l)
{
    if (volume_is_zero(&l->height))
        return GRAZE_ACROSS;
    return is_from_back(l) ? GRAZE_BACK : GRAZE_FRONT;
}

static inline void progress_to_plane(share_progress *at, const line *l)
{
    share_progress_against(at, &l->height, &l->rise);
}

#if !GRAZE_FAR

GRAZE_ONCE void locate_on_segment(const line *l, const area3 *normal, graze_face_line_hit *hit)
{
    share_progress at;
    progress_to_plane(&at, l);
    unit_along(&hit->normal, normal);
    share_point(&hit->point, l->start, &l->run, &at);
    hit->fraction = share_fraction(&at);
    hit->side = side_of_start(l);
}

GRAZE_ONCE void locate_on_ray(const line *l, const area3 *normal, graze_face_ray_hit *hit)
{
    share_progress at;
    progress_to_plane(&at, l);
    unit_along(&hit->normal, normal);
    share_point(&hit->point, l->start, &l->run, &at);
    hit->t = share_t(&at);
    hit->side = side_of_start(l);
}

#endif

/* ---- Barycentric coordinates ---- */

/* The same line run the other way: it meets the same place, and comes from the front. */
static inline void turn(line *l)
{
    l->run.x = length_negate(l->run.x);
    l->run.y = length_negate(l->run.y);
    l->run.z = length_negate(l->run.z);
    volume_negate(&l->rise);
}

GRAZE_ONCE bool place_on_face(line *l, graze_barycentric *to)
{
    spot p;
    area3 normal;
    if (!rises(l, &normal))
        return false;
    if (is_from_back(l))
        turn(l);
    if (!passes_through(&p, l))
        return false;
    share_progress u, v;
    share_progress_against(&u, &p.u, &l->rise);
    share_progress_of_volumes(&v, &p.v, &l->rise);
    to->u = share_fraction(&u);
    to->v = share_fraction(&v);
    return true;
}

#if !GRAZE_FAR

NEAR_ANSWER int meet_segment(const face *f, const graze_segment *s)
{
    line l;
    area3 normal;
    GO_FAR_UNLESS(ask_segment(&l, f, s), NOT_NEAR);
    return find_on_segment(&l, &normal, BOTH_SIDES);
}

NEAR_ANSWER int meet_ray(const face *f, const graze_ray *r)
{
    line l;
    area3 normal;
    GO_FAR_UNLESS(ask_ray(&l, f, r), NOT_NEAR);
    return find_on_ray(&l, &normal, r->t_max, BOTH_SIDES);
}

bool OF_FACE(overlaps_segment)(const face *f, const graze_segment *segment)
{
    const int near = meet_segment(f, segment);
    GO_FAR_IF_NOT_NEAR(near, graze_face_overlaps_far(f, segment, 0, IS_TRIANGLE(f)));
    return near != GRAZE_MISS;
}

bool OF_FACE(overlaps_ray)(const face *f, const graze_ray *ray)
{
    const int near = meet_ray(f, ray);
    GO_FAR_IF_NOT_NEAR(near, graze_face_overlaps_far(f, 0, ray, IS_TRIANGLE(f)));
    return near != GRAZE_MISS;
}

NEAR_ANSWER int cast_near_segment(const face *f, const graze_segment *s, graze_face_line_hit *hit,
                                  facing seen)
{
    line l;
    area3 normal;
    GO_FAR_UNLESS(ask_segment(&l, f, s), NOT_NEAR);
    const graze_result result = find_on_segment(&l, &normal, seen);
    if (result != GRAZE_MISS && hit != 0)
        locate_on_segment(&l, &normal, hit);
    return result;
}

NEAR_ANSWER int cast_near_ray(const face *f, const graze_ray *r, graze_face_ray_hit *hit,
                              facing seen)
{
    line l;
    area3 normal;
    GO_FAR_UNLESS(ask_ray(&l, f, r), NOT_NEAR);
    const graze_result result = find_on_ray(&l, &normal, r->t_max, seen);
    if (result != GRAZE_MISS && hit != 0)
        locate_on_ray(&l, &normal, hit);
    return result;
}

GRAZE_ONCE graze_result cast_segment(const face *f, const graze_segment *s,
                                     graze_face_line_hit *hit, facing seen)
{
    const int near = cast_near_segment(f, s, hit, seen);
    GO_FAR_IF_NOT_NEAR(near, graze_face_cast_far(f, s, hit, 0, 0, seen, IS_TRIANGLE(f)));
    return (graze_result)near;
}

GRAZE_ONCE graze_result cast_ray(const face *f, const graze_ray *r, graze_face_ray_hit *hit,
                                 facing seen)
{
    const int near = cast_near_ray(f, r, hit, seen);
    GO_FAR_IF_NOT_NEAR(near, graze_face_cast_far(f, 0, 0, r, hit, seen, IS_TRIANGLE(f)));
    return (graze_result)near;
}

graze_result OF_FACE(linecast)(const face *f, const graze_segment *segment,
                               graze_face_line_hit *hit)
{
    return cast_segment(f, segment, hit, BOTH_SIDES);
}

graze_result OF_FACE(raycast)(const face *f, const graze_ray *ray, graze_face_ray_hit *hit)
{
    return cast_ray(f, ray, hit, BOTH_SIDES);
}

graze_result OF_FACE(linecast_front)(const face *f, const graze_segment *segment,
                                     graze_face_line_hit *hit)
{
    return cast_segment(f, segment, hit, FRONT_ONLY);
}

graze_result OF_FACE(raycast_front)(const face *f, const graze_ray *ray, graze_face_ray_hit *hit)
{
    return cast_ray(f, ray, hit, FRONT_ONLY);
}

bool OF_FACE(barycentric_of_segment)(const face *f, const graze_segment *segment,
                                     graze_barycentric *place)
{
    line l;
    GO_FAR_UNLESS(ask_segment(&l, f, segment),
                  graze_face_barycentric_far(f, segment, 0, place, IS_TRIANGLE(f)));
    return place_on_face(&l, place);
}

bool OF_FACE(barycentric_of_ray)(const face *f, const graze_ray *ray, graze_barycentric *place)
{
    line l;
    GO_FAR_UNLESS(ask_ray(&l, f, ray),
                  graze_face_barycentric_far(f, 0, ray, place, IS_TRIANGLE(f)));
    return place_on_face(&l, place);
}

#if GRAZE_CORNERS == 3
#include "nearest_triangle.h"
#endif

#endif
