/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Segments and rays against a wall: see arith3.h for near and far.
 *
 * Three cross products say all: of the wall, the line's run, and the gap from the line's start to
 * the wall's. Both parameters of the meeting are ratios of two of them. Where the run is parallel to
 * the wall there may be many common points, and dot products say which is first.
 */
#include "inlining.h"
#include "segment2_far.h"

/* t = ahead / step of the line, along / across of the wall. A zero may be over anything. */
typedef struct {
    int side; /* of the line's start: -1, 0 or 1 */
    area ahead, step;
    area along, across;
} meeting;

typedef struct {
    const graze_segment2 *wall;
    const graze_vec2 *start;
    length2 run;
    bool is_ray; /* up to t_max; else the line ends where its run does */
    graze_scalar t_max;
} path;

static inline area area_zero(void)
{
    return area_of(length_of(0), length_of(0));
}

/* ---- Which point is first ---- */

/* Where part / whole is, against the end of the line: -1, 0, 1. Neither has the other's sign turned
 * round, and whole is not 0. */
static inline int order_to_end(const path *l, area part, area whole)
{
    int sign = area_sign(whole);
    if (!l->is_ray)
        return area_less(part, whole) ? -sign : area_less(whole, part) ? sign : 0;
    if (!(l->t_max < GRAZE_NO_LIMIT))
        return -1;
    return share_compare(share_of_areas(part, whole), share_of_limit(l->t_max));
}

static inline graze_result meet_across(const meeting *m, const path *l)
{
    int toward = area_sign(m->ahead) * area_sign(m->step);
    if (toward < 0 || !is_part(m->along, m->step))
        return GRAZE_MISS;
    if (toward == 0)
        return GRAZE_TOUCH;
    int order = order_to_end(l, m->ahead, m->step);
    return order < 0 ? GRAZE_HIT : order == 0 ? GRAZE_TOUCH : GRAZE_MISS;
}

static inline bool is_between(graze_scalar p, graze_scalar c, graze_scalar q)
{
    return (p <= c && c <= q) || (q <= c && c <= p);
}

/* All of the wall and of the line is on one line, or one of both is a point on the other's. */
static inline graze_result meet_along(meeting *m, const path *l)
{
    const graze_vec2 *a = &l->wall->a, *b = &l->wall->b;
    length2 wall = vector2_between(a, b);
    m->across = dot2(wall, wall);
    if (!area_is_number(m->across))
        return GRAZE_MISS;
    if (is_between(a->x, l->start->x, b->x) && is_between(a->y, l->start->y, b->y)) {
        m->ahead = area_zero();
        m->along = dot2(wall, vector2_between(a, l->start));
        return GRAZE_TOUCH;
    }
    bool from_b = area_sign(dot2(wall, l->run)) < 0;
    m->along = from_b ? dot2(wall, wall) : area_zero();
    m->ahead = dot2(l->run, vector2_between(l->start, from_b ? b : a));
    m->step = dot2(l->run, l->run);
    if (area_sign(m->ahead) <= 0 || !area_is_number(m->ahead) || !area_is_divisor(m->step))
        return GRAZE_MISS;
    return order_to_end(l, m->ahead, m->step) <= 0 ? GRAZE_TOUCH : GRAZE_MISS;
}

static inline graze_result meet(meeting *m, const path *l)
{
    length2 wall = vector2_between(&l->wall->a, &l->wall->b);
    length2 gap = vector2_between(l->start, &l->wall->a);
    m->step = cross2(wall, l->run);
    m->across = cross2(wall, l->run);
    m->along = cross2(l->run, gap);
    m->ahead = cross2(wall, gap);
    m->side = -area_sign(m->ahead);
    if (!area_is_number(m->step) || !area_is_number(m->along) || !area_is_number(m->ahead))
        return GRAZE_MISS;
    if (area_sign(m->step) != 0)
        return meet_across(m, l);
    return m->side == 0 && area_sign(m->along) == 0 ? meet_along(m, l) : GRAZE_MISS;
}

/* ---- Where that is ---- */

static inline void progress_to(share_progress *at, area part, area whole)
{
    share_progress_of(at, area_sign(part) == 0 ? share_zero() : share_of_areas(part, whole));
}

/* A progress stays with the caller, who reports it as fraction or as t. */
GRAZE_ONCE void locate(const meeting *m, const path *l, share_progress *at, graze_vec2 *point)
{
    progress_to(at, m->ahead, m->step);
    point->x = share_along(l->start->x, l->run.x, at);
    point->y = share_along(l->start->y, l->run.y, at);
}

GRAZE_ONCE graze_fraction locate_on_wall(const meeting *m, const path *l, graze_vec2 *normal)
{
    share_progress at;
    length2 wall = vector2_between(&l->wall->a, &l->wall->b);
    *normal = vector2_is_zero(wall) ? graze_vec2_of(0, 0) : left_of(wall);
    progress_to(&at, m->along, m->across);
    return share_fraction(&at);
}

static inline graze_result cast_segment(const graze_segment2 *wall, const graze_segment2 *segment,
                                        graze_wall_line_hit2 *hit)
{
    meeting m;
    path l = {wall, &segment->a, vector2_between(&segment->a, &segment->b), false, 0};
    graze_result result = meet(&m, &l);
    if (result == GRAZE_MISS || hit == 0)
        return result;
    share_progress at;
    hit->wall_fraction = locate_on_wall(&m, &l, &hit->normal);
    locate(&m, &l, &at, &hit->point);
    hit->fraction = share_fraction(&at);
    hit->side = m.side;
    return result;
}

static inline graze_result cast_ray(const graze_segment2 *wall, const graze_ray2 *ray,
                                    graze_wall_ray_hit2 *hit)
{
    meeting m;
    path l = {wall, &ray->origin, vector2_of(&ray->dir), true, ray->t_max};
    graze_result result = meet(&m, &l);
    if (result == GRAZE_MISS || hit == 0)
        return result;
    share_progress at;
    hit->wall_fraction = locate_on_wall(&m, &l, &hit->normal);
    locate(&m, &l, &at, &hit->point);
    hit->t = share_t(&at);
    hit->side = m.side;
    return result;
}

#if GRAZE_FAR

graze_result graze_segment2_linecast_far(const graze_segment2 *wall, const graze_segment2 *segment,
                                         graze_wall_line_hit2 *hit)
{
    return cast_segment(wall, segment, hit);
}

graze_result graze_segment2_raycast_far(const graze_segment2 *wall, const graze_ray2 *ray,
                                        graze_wall_ray_hit2 *hit)
{
    return cast_ray(wall, ray, hit);
}

#else

/* ---- What most lines are: beside the wall ---- */

static inline bool is_below(graze_scalar p, graze_scalar q, graze_scalar r, graze_scalar s)
{
    return p < r && p < s && q < r && q < s;
}

static inline bool are_apart(graze_scalar p, graze_scalar q, graze_scalar r, graze_scalar s)
{
    return is_below(p, q, r, s) || is_below(r, s, p, q);
}

static inline bool is_behind(graze_scalar start, graze_scalar dir, graze_scalar p, graze_scalar q)
{
    return (dir >= 0 && p < start && q < start) || (dir <= 0 && start < p && start < q);
}

graze_result graze_segment2_linecast(const graze_segment2 *wall, const graze_segment2 *segment,
                                     graze_wall_line_hit2 *hit)
{
    const graze_vec2 *a = &wall->a, *b = &wall->b, *c = &segment->a, *d = &segment->b;
    if (are_apart(a->x, b->x, c->x, d->x) || are_apart(a->y, b->y, c->y, d->y))
        return GRAZE_MISS;
    GO_FAR_UNLESS(is_near2(a) && is_near2(b) && is_near2(c) && is_near2(d),
                  graze_segment2_linecast_far(wall, segment, hit));
    return cast_segment(wall, segment, hit);
}

graze_result graze_segment2_raycast(const graze_segment2 *wall, const graze_ray2 *ray,
                                    graze_wall_ray_hit2 *hit)
{
    const graze_vec2 *a = &wall->a, *b = &wall->b, *start = &ray->origin, *dir = &ray->dir;
    if (!(ray->t_max >= 0) || is_behind(start->x, dir->x, a->x, b->x) ||
        is_behind(start->y, dir->y, a->y, b->y))
        return GRAZE_MISS;
    GO_FAR_UNLESS(is_near2(a) && is_near2(b) && is_near2(start) && is_near2(dir),
                  graze_segment2_raycast_far(wall, ray, hit));
    return cast_ray(wall, ray, hit);
}

bool graze_segment2_overlaps_segment(const graze_segment2 *wall, const graze_segment2 *segment)
{
    return graze_segment2_linecast(wall, segment, 0) != GRAZE_MISS;
}

bool graze_segment2_overlaps_ray(const graze_segment2 *wall, const graze_ray2 *ray)
{
    return graze_segment2_raycast(wall, ray, 0) != GRAZE_MISS;
}

#endif
