/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Segments and rays against a wall: see degrees.h for near and far.
 *
 * Three cross products say all: of the wall, the line's run, and the gap from the line's start to
 * the wall's. Both parameters of the meeting are ratios of two of them. Where the run is parallel to
 * the wall there may be many common points, and dot products say which is first.
 */
#include "../wide/inlining.h"
#include "segment2_far.h"

/* t = ahead / step of the line, along / across of the wall. A zero may be over anything. */
typedef struct {
    int side; /* of the line's start: -1, 0 or 1 */
    area ahead, step;
    area along, across;
} meeting;

/* Far, a segment is a ray that ends where t is 1. */
#if GRAZE_FAR
#define IS_SEGMENT(path) false
#else
#define IS_SEGMENT(path) (!(path)->is_ray)
#endif

typedef struct {
    const graze_segment2 *wall;
    const graze_vec2 *start;
    length2 run;
    bool is_ray; /* up to t_max; else the line ends where its run does */
    graze_scalar t_max;
} path;

static inline void area_set_zero(area *a)
{
    area_set_product(a, length_of(0), length_of(0));
}

/* ---- Which point is first ---- */

/* Where part / whole is, against the end of the line: -1, 0, 1. Neither has the other's sign turned
 * round, and whole is not 0. */
static inline int order_to_end(const path *l, const area *part, const area *whole)
{
    int sign = area_sign(whole);
    if (IS_SEGMENT(l))
        return area_less(part, whole) ? -sign : area_less(whole, part) ? sign : 0;
    if (!(l->t_max < GRAZE_NO_LIMIT))
        return -1;
    return areas_to_limit(part, whole, l->t_max);
}

static inline graze_result meet_across(const meeting *m, const path *l)
{
    int toward = area_sign(&m->ahead) * area_sign(&m->step);
    if (toward < 0 || !is_part(&m->along, &m->step))
        return GRAZE_MISS;
    if (toward == 0)
        return GRAZE_TOUCH;
    int order = order_to_end(l, &m->ahead, &m->step);
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
    length2 wall, from_a, to_wall;
    area same;
    set_between2(&wall, a, b);
    set_dot2(&m->across, &wall, &wall);
    if (!area_is_number(&m->across))
        return GRAZE_MISS;
    if (is_between(a->x, l->start->x, b->x) && is_between(a->y, l->start->y, b->y)) {
        set_between2(&from_a, a, l->start);
        area_set_zero(&m->ahead);
        set_dot2(&m->along, &wall, &from_a);
        return GRAZE_TOUCH;
    }
    set_dot2(&same, &wall, &l->run);
    const bool from_b = area_sign(&same) < 0;
    set_between2(&to_wall, l->start, from_b ? b : a);
    if (from_b)
        area_put(&m->along, &m->across);
    else
        area_set_zero(&m->along);
    set_dot2(&m->ahead, &l->run, &to_wall);
    set_dot2(&m->step, &l->run, &l->run);
    if (area_sign(&m->ahead) <= 0 || !area_is_number(&m->ahead) || !area_is_divisor(&m->step))
        return GRAZE_MISS;
    return order_to_end(l, &m->ahead, &m->step) <= 0 ? GRAZE_TOUCH : GRAZE_MISS;
}

GRAZE_REPEATED graze_result meet(meeting *m, const path *l)
{
    length2 wall, gap;
    set_between2(&wall, &l->wall->a, &l->wall->b);
    set_between2(&gap, l->start, &l->wall->a);
    set_cross2(&m->step, &wall, &l->run);
    area_put(&m->across, &m->step);
    set_cross2(&m->along, &l->run, &gap);
    set_cross2(&m->ahead, &wall, &gap);
    m->side = -area_sign(&m->ahead);
    if (!area_is_number(&m->step) || !area_is_number(&m->along) || !area_is_number(&m->ahead))
        return GRAZE_MISS;
    if (area_sign(&m->step) != 0)
        return meet_across(m, l);
    return m->side == 0 && area_sign(&m->along) == 0 ? meet_along(m, l) : GRAZE_MISS;
}

/* ---- Where that is ---- */

static inline void progress_to(share_progress *at, const area *part, const area *whole)
{
    share s;
    if (area_sign(part) == 0)
        share_set_zero(&s);
    else
        share_set_areas(&s, part, whole);
    share_progress_of(at, &s);
}

/* A progress stays with the caller, who reports it as fraction or as t. */
GRAZE_ONCE void locate(const meeting *m, const path *l, share_progress *at, graze_vec2 *point)
{
    progress_to(at, &m->ahead, &m->step);
    point->x = share_along(l->start->x, l->run.x, at);
    point->y = share_along(l->start->y, l->run.y, at);
}

GRAZE_ONCE graze_fraction locate_on_wall(const meeting *m, const path *l, graze_vec2 *normal)
{
    share_progress at;
    length2 wall;
    set_between2(&wall, &l->wall->a, &l->wall->b);
    *normal = vector2_is_zero(&wall) ? graze_vec2_of(0, 0) : left_of(&wall);
    progress_to(&at, &m->along, &m->across);
    return share_fraction(&at);
}

static inline void put_line_hit(const meeting *m, const path *l, graze_wall_line_hit2 *hit)
{
    share_progress at;
    hit->wall_fraction = locate_on_wall(m, l, &hit->normal);
    locate(m, l, &at, &hit->point);
    hit->fraction = share_fraction(&at);
    hit->side = m->side;
}

static inline void put_ray_hit(const meeting *m, const path *l, graze_wall_ray_hit2 *hit)
{
    share_progress at;
    hit->wall_fraction = locate_on_wall(m, l, &hit->normal);
    locate(m, l, &at, &hit->point);
    hit->t = share_t(&at);
    hit->side = m->side;
}

GRAZE_INLINE void set_segment(path *l, const graze_segment2 *wall, const graze_segment2 *segment)
{
    l->wall = wall;
    l->start = &segment->a;
    set_between2(&l->run, &segment->a, &segment->b);
    l->is_ray = false;
    l->t_max = GRAZE_ONE;
}

GRAZE_INLINE void set_ray(path *l, const graze_segment2 *wall, const graze_ray2 *ray)
{
    l->wall = wall;
    l->start = &ray->origin;
    set_direction2(&l->run, &ray->dir);
    l->is_ray = true;
    l->t_max = ray->t_max;
}

#if GRAZE_FAR

static inline void set_path(path *l, const graze_segment2 *wall, const graze_segment2 *segment,
                            const graze_ray2 *ray)
{
    if (segment != 0)
        set_segment(l, wall, segment);
    else
        set_ray(l, wall, ray);
}

bool graze_segment2_overlaps_far(const graze_segment2 *wall, const graze_segment2 *segment,
                                 const graze_ray2 *ray)
{
    meeting m;
    path l;
    set_path(&l, wall, segment, ray);
    return meet(&m, &l) != GRAZE_MISS;
}

graze_result graze_segment2_cast_far(const graze_segment2 *wall, const graze_segment2 *segment,
                                     graze_wall_line_hit2 *line_hit, const graze_ray2 *ray,
                                     graze_wall_ray_hit2 *ray_hit)
{
    meeting m;
    path l;
    set_path(&l, wall, segment, ray);
    graze_result result = meet(&m, &l);
    if (result != GRAZE_MISS && line_hit != 0)
        put_line_hit(&m, &l, line_hit);
    if (result != GRAZE_MISS && ray_hit != 0)
        put_ray_hit(&m, &l, ray_hit);
    return result;
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

static inline bool is_beside_segment(const graze_segment2 *wall, const graze_segment2 *segment)
{
    const graze_vec2 *a = &wall->a, *b = &wall->b, *c = &segment->a, *d = &segment->b;
    return are_apart(a->x, b->x, c->x, d->x) || are_apart(a->y, b->y, c->y, d->y);
}

static inline bool is_near_segment(const graze_segment2 *wall, const graze_segment2 *segment)
{
    return is_near2(&wall->a) && is_near2(&wall->b) && is_near2(&segment->a) &&
           is_near2(&segment->b);
}

/* And what is behind the ray, or a ray that is none. */
static inline bool is_beside_ray(const graze_segment2 *wall, const graze_ray2 *ray)
{
    const graze_vec2 *a = &wall->a, *b = &wall->b, *start = &ray->origin, *dir = &ray->dir;
    return !(ray->t_max >= 0) || is_behind(start->x, dir->x, a->x, b->x) ||
           is_behind(start->y, dir->y, a->y, b->y);
}

static inline bool is_near_ray(const graze_segment2 *wall, const graze_ray2 *ray)
{
    return is_near2(&wall->a) && is_near2(&wall->b) && is_near2(&ray->origin) &&
           is_near2(&ray->dir);
}

bool graze_segment2_overlaps_segment(const graze_segment2 *wall, const graze_segment2 *segment)
{
    meeting m;
    path l;
    if (is_beside_segment(wall, segment))
        return false;
    GO_FAR_UNLESS(is_near_segment(wall, segment), graze_segment2_overlaps_far(wall, segment, 0));
    set_segment(&l, wall, segment);
    return meet(&m, &l) != GRAZE_MISS;
}

bool graze_segment2_overlaps_ray(const graze_segment2 *wall, const graze_ray2 *ray)
{
    meeting m;
    path l;
    if (is_beside_ray(wall, ray))
        return false;
    GO_FAR_UNLESS(is_near_ray(wall, ray), graze_segment2_overlaps_far(wall, 0, ray));
    set_ray(&l, wall, ray);
    return meet(&m, &l) != GRAZE_MISS;
}

graze_result graze_segment2_linecast(const graze_segment2 *wall, const graze_segment2 *segment,
                                     graze_wall_line_hit2 *hit)
{
    meeting m;
    path l;
    if (is_beside_segment(wall, segment))
        return GRAZE_MISS;
    GO_FAR_UNLESS(is_near_segment(wall, segment),
                  graze_segment2_cast_far(wall, segment, hit, 0, 0));
    set_segment(&l, wall, segment);
    graze_result result = meet(&m, &l);
    if (result != GRAZE_MISS && hit != 0)
        put_line_hit(&m, &l, hit);
    return result;
}

graze_result graze_segment2_raycast(const graze_segment2 *wall, const graze_ray2 *ray,
                                    graze_wall_ray_hit2 *hit)
{
    meeting m;
    path l;
    if (is_beside_ray(wall, ray))
        return GRAZE_MISS;
    GO_FAR_UNLESS(is_near_ray(wall, ray), graze_segment2_cast_far(wall, 0, 0, ray, hit));
    set_ray(&l, wall, ray);
    graze_result result = meet(&m, &l);
    if (result != GRAZE_MISS && hit != 0)
        put_ray_hit(&m, &l, hit);
    return result;
}

#endif
