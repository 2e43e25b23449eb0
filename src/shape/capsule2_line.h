/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The first or the last point of a line in a capsule of the plane, near and far.
 *
 * The distance of a point of the line from the core is a convex function of its place. So the side of the start, the side of
 * the end, and the distance of the line from the core decide, each as a sign (cores2.h). The place is needed only for a hit.
 * The capsule is a strip, as wide as the capsule and as long as its core, with a ball at each end. An endless line crosses
 * the border of the strip beside the core, or before it, or behind it: then it crosses the ball there, and the routine
 * of the circle finds the place. Let s be the side of the strip, g the gap to the start and n(g) = u x g: the line crosses
 * where n(g) + (u x v) t = s radius |u|, and beside the core if s (v x g) |u| >= (u . v) radius for its start, but not
 * for its end; if it leaves, the other way round.
 *
 * Include capsule2.h before.
 */
#include "strip2.h"

/* Routines of capsule2_far.c. */
graze_result graze_capsule2_linecast_far(const graze_capsule2 *capsule,
                                         const graze_segment2 *segment, graze_line_hit2 *hit,
                                         bool leaving);
graze_result graze_capsule2_raycast_far(const graze_capsule2 *capsule, const graze_ray2 *ray,
                                        graze_ray_hit2 *hit, bool leaving);

typedef struct {
    cores2 cores;
    const graze_capsule2 *capsule;
    const graze_segment2 *segment; /* or NULL; so is a hit that the caller does not want */
    graze_line_hit2 *line_hit;
    const graze_ray2 *ray;
    graze_ray_hit2 *ray_hit;
    bool leaving; /* the last point, not the first */
} capsule2_line;

/* ---- The hit ---- */

static inline void capsule2_locate(graze_vec2 *point, const graze_vec2 *start,
                                   const graze_vec2 *from, const graze_vec2 *to, const crossing *t)
{
    const graze_scalar x = crossing_between(start->x, from->x, to->x, t);
    point->y = crossing_between(start->y, from->y, to->y, t);
    point->x = x;
}

/* On the side of the core that the sign names; 0: without a normal. */
GRAZE_ONCE void capsule2_write_hit(const capsule2_line *l, const crossing *t, int side)
{
    graze_vec2 normal = {0, 0};
    if (side != 0 && length_sign(l->cores.radius) > 0) {
        normal = left_of(&l->cores.u);
        normal.x = side < 0 ? -normal.x : normal.x;
        normal.y = side < 0 ? -normal.y : normal.y;
    }
    if (l->line_hit != 0) {
        const graze_segment2 *s = l->segment;
        capsule2_locate(&l->line_hit->point, &s->a, &s->a, &s->b, t);
        vec2_copy(&l->line_hit->normal, &normal);
        l->line_hit->fraction = crossing_fraction(t);
    }
    if (l->ray_hit != 0) {
        capsule2_locate(&l->ray_hit->point, &l->ray->origin, &nowhere2, &l->ray->dir, t);
        vec2_copy(&l->ray_hit->normal, &normal);
        l->ray_hit->t = crossing_t(t);
    }
}

/* The same line and the ball around an end of the core. */
GRAZE_ONCE graze_result capsule2_cast_at_ball(const capsule2_line *l, bool from_end)
{
    graze_circle ball;
    vec2_copy(&ball.center, from_end ? &l->capsule->core.b : &l->capsule->core.a);
    ball.radius = l->capsule->radius;
    if (l->ray != 0)
        return l->leaving ? graze_circle_raycast_exit(&ball, l->ray, l->ray_hit)
                          : graze_circle_raycast(&ball, l->ray, l->ray_hit);
    return l->leaving ? graze_circle_linecast_exit(&ball, l->segment, l->line_hit)
                      : graze_circle_linecast(&ball, l->segment, l->line_hit);
}

/* ---- An end of the line: the start, or, if it leaves, the other one ---- */

/* A line without length is at its start. */
static inline bool capsule2_is_at_start(const capsule2_line *l)
{
    return !l->leaving || area_sign(&l->cores.vv) == 0;
}

static inline int capsule2_side_of_end(const capsule2_line *l)
{
    return capsule2_is_at_start(l) ? cores2_side_of_start(&l->cores)
                                   : cores2_side_of_end(&l->cores);
}

static inline void capsule2_set_end(const capsule2_line *l, crossing *t)
{
    if (capsule2_is_at_start(l))
        crossing_at_start(t);
    else if (l->ray != 0)
        crossing_at_limit(t, l->ray->t_max);
    else
        crossing_at_end(t);
}

/* -1 before the core, 0 beside it, 1 behind it; ends of the core are not beside it. */
static inline int capsule2_part_of_end(const capsule2_line *l)
{
    const cores2 *c = &l->cores;
    area along;
    area_copy(&along, &c->ug);
    if (!capsule2_is_at_start(l) && l->ray != 0) {
        sizes at_limit;
        sizes_set(&at_limit, &c->ug, &c->uv, l->ray->t_max);
        return sizes_sign(&at_limit) <= 0 ? -1 : sizes_exceed(&at_limit, &c->uu);
    }
    if (!capsule2_is_at_start(l))
        area_add(&along, &c->uv);
    return area_sign(&along) <= 0 ? -1 : !area_less(&along, &c->uu);
}

GRAZE_ONCE void capsule2_write_end(const capsule2_line *l)
{
    const int part = capsule2_part_of_end(l);
    crossing t;
    if (part != 0) {
        (void)capsule2_cast_at_ball(l, part > 0);
        return;
    }
    capsule2_set_end(l, &t);
    capsule2_write_hit(
        l, &t, capsule2_is_at_start(l) ? area_sign(&l->cores.aside) : cores2_end_aside(&l->cores));
}

/* ---- The border of the strip ---- */

/* Where an endless line crosses that side of the strip: -1 before the core, 0 beside it, 1 behind it. */
static inline int capsule2_part_of_crossing(const capsule2_line *l, int side)
{
    const cores2 *c = &l->cores;
    const int turned = l->leaving ? -1 : 1;
    area across;
    if (turned * capsule2_order_at_seam(c, &c->across, side) < 0)
        return -1;
    area_copy(&across, &c->across);
    area_add(&across, &c->turn);
    return turned * capsule2_order_at_seam(c, &across, side) > 0;
}

/* For a line that crosses the strip beside the core: n(g) + (u x v) t = side radius |u|. Of a strip without width that the
 * line starts in, its start. */
GRAZE_ONCE void capsule2_write_strip(const capsule2_line *l, int side)
{
    const cores2 *c = &l->cores;
    const int aside = area_sign(&c->aside);
    const bool is_there = aside == 0 && length_sign(c->radius) == 0;
    crossing t;
    strip_crossing(&t, &c->aside, &c->turn, &c->uu, c->radius, side * aside > 0 || is_there);
    capsule2_write_hit(l, &t, side);
}

/* A line that comes into the interior, from outside, or leaves it. */
static inline void capsule2_write_crossing(const capsule2_line *l)
{
    const int turn = area_sign(&l->cores.turn), side = l->leaving ? turn : -turn;
    int part = (area_sign(&l->cores.uv) < 0) == l->leaving ? -1 : 1;
    if (side != 0)
        part = capsule2_part_of_crossing(l, side);
    if (part == 0)
        capsule2_write_strip(l, side);
    else
        (void)capsule2_cast_at_ball(l, part > 0);
}

/* A line that only touches: a ball, the one that it comes to first before the other; or it comes to the
 * border of the strip, where it ends, or from there, where it starts; or, if the radius is 0, it crosses the core. */
static inline void capsule2_write_touch(const capsule2_line *l)
{
    const bool from_end = (area_sign(&l->cores.uv) < 0) != l->leaving;
    if (capsule2_cast_at_ball(l, from_end) != GRAZE_MISS ||
        capsule2_cast_at_ball(l, !from_end) != GRAZE_MISS)
        return;
    capsule2_write_strip(l, area_sign(l->leaving ? &l->cores.turn : &l->cores.aside));
}

/* ---- The result ---- */

static inline graze_result capsule2_found_inside(const capsule2_line *l)
{
    crossing t;
    if (l->line_hit != 0 || l->ray_hit != 0) {
        capsule2_set_end(l, &t);
        capsule2_write_hit(l, &t, 0);
    }
    return GRAZE_INSIDE;
}

GRAZE_ONCE graze_result capsule2_cast(capsule2_line *l)
{
    const int least = cores2_side(&l->cores);
    if (least > 0)
        return GRAZE_MISS;
    const int end = capsule2_side_of_end(l);
    if (end < 0)
        return capsule2_found_inside(l);
    const graze_result result = least < 0 ? GRAZE_HIT : GRAZE_TOUCH;
    if (l->line_hit == 0 && l->ray_hit == 0)
        return result;
    if (end == 0)
        capsule2_write_end(l);
    else if (least < 0)
        capsule2_write_crossing(l);
    else
        capsule2_write_touch(l);
    return result;
}

/* ---- Segments and rays ---- */

NEAR_ANSWER int capsule2_cast_segment_near(const graze_capsule2 *capsule,
                                           const graze_segment2 *segment, graze_line_hit2 *hit,
                                           bool leaving)
{
    capsule2_line l;
    UNLESS_NEAR(cores2_load_core(&l.cores, capsule, segment, 0), return NOT_NEAR);
    if (capsule->radius < 0)
        return GRAZE_MISS;
    l.cores.radius = radii_of(capsule->radius, 0);
    if (cores2_are_apart(&l.cores))
        return GRAZE_MISS;
    l.capsule = capsule;
    l.segment = segment;
    l.line_hit = hit;
    l.ray = 0;
    l.ray_hit = 0;
    l.leaving = leaving;
    return capsule2_cast(&l);
}

NEAR_ANSWER int capsule2_cast_ray_near(const graze_capsule2 *capsule, const graze_ray2 *ray,
                                       graze_ray_hit2 *hit, bool leaving)
{
    capsule2_line l;
    UNLESS_NEAR(cores2_load_ray(&l.cores, capsule, ray), return NOT_NEAR);
    if (capsule->radius < 0 || ray->t_max < 0)
        return GRAZE_MISS;
    l.cores.radius = radii_of(capsule->radius, 0);
    if (cores2_are_behind(&l.cores))
        return GRAZE_MISS;
    l.capsule = capsule;
    l.segment = 0;
    l.line_hit = 0;
    l.ray = ray;
    l.ray_hit = hit;
    l.leaving = leaving;
    return capsule2_cast(&l);
}

/* A core of one point is a circle. */
static inline bool capsule2_is_ball(graze_circle *ball, const graze_capsule2 *capsule)
{
    const graze_segment2 *core = &capsule->core;
    vec2_copy(&ball->center, &core->a);
    ball->radius = capsule->radius;
    return core->a.x == core->b.x && core->a.y == core->b.y;
}

GRAZE_INLINE graze_result capsule2_cast_segment(const graze_capsule2 *capsule,
                                                const graze_segment2 *segment, graze_line_hit2 *hit,
                                                bool leaving)
{
    graze_circle ball;
    if (capsule2_is_ball(&ball, capsule))
        return leaving ? graze_circle_linecast_exit(&ball, segment, hit)
                       : graze_circle_linecast(&ball, segment, hit);
    const int answer = capsule2_cast_segment_near(capsule, segment, hit, leaving);
    UNLESS_NEAR(answer != NOT_NEAR,
                return graze_capsule2_linecast_far(capsule, segment, hit, leaving));
    return (graze_result)answer;
}

GRAZE_INLINE graze_result capsule2_cast_ray(const graze_capsule2 *capsule, const graze_ray2 *ray,
                                            graze_ray_hit2 *hit, bool leaving)
{
    graze_circle ball;
    if (capsule2_is_ball(&ball, capsule))
        return leaving ? graze_circle_raycast_exit(&ball, ray, hit)
                       : graze_circle_raycast(&ball, ray, hit);
    const int answer = capsule2_cast_ray_near(capsule, ray, hit, leaving);
    UNLESS_NEAR(answer != NOT_NEAR, return graze_capsule2_raycast_far(capsule, ray, hit, leaving));
    return (graze_result)answer;
}
