/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A circle that moves against a wall or a capsule, near and far: see number/arithmetic.h. The capsule is a wall, its core, and
 * the radius is the sum of both radii: near below 2^30, far below 2^32.
 *
 * The center moves along a path, and the circle meets the wall where the path comes within the radius: in a strip beside the
 * wall, or in a ball around an end. A path from outside the endless strip has to cross its border, once. If that is beside the
 * wall, the circle stops there. If it is beyond an end, or at it, the ball there decides, as it does for a start in the strip
 * beyond an end: all that is in the strip beside that end is in the ball.
 *
 * The rounded place p is e off the exact place q, at most 0.501 on each axis. Let n be the normal of the capsule at q: a place
 * is outside if n . (p - q) >= 0. If p is inside, one raw unit along the sign of n on each axis is not, as then n times e
 * is not negative on any axis: either p moves by 1 > 0.501 there, or it is at the border of the world, and q is not beyond.
 *
 * Beside the wall the signs of n are those of its normal. At an end c of the wall the sign of d = p - c is that of n, or d is
 * 0 on an axis, i, but not on the other one, j. Then |d| is a whole number that is less than 0.71 below the radius, so p is
 * not inside the ball; it is inside the strip. Let w lead from c along the wall. w . n <= 0 and n[j] w[j] > 0, so the sign
 * of n[i] is the opposite of that of w[i].
 *
 * After capsule2.h and capsule2_line.h.
 */
#include "sweep2_door.h"

/* Of capsule2_far.c. */
graze_result graze_capsule2_sweep_far(const graze_capsule2 *around, graze_scalar more,
                                      const graze_segment2 *path, graze_sweep_hit2 *hit);

typedef struct {
    capsule2_line line; /* the path at the capsule */
    graze_line_hit2 found;
    graze_scalar more; /* the radius of the circle that moves */
    int part;          /* of the wall that the circle meets: -1 its start, 0 its side, 1 its end */
    int side;          /* of the wall: 1 the front, -1 the back */
} sweep2;

/* ---- The place ---- */

/* Whether a circle there overlaps the wall. */
static inline bool sweep2_is_inside(const cores2 *c, const graze_vec2 *corner,
                                    const graze_vec2 *place)
{
    core_point p;
    length2 gap;
    GIVEN(is_near2(corner) && is_near2(place));
    set_between2(&gap, corner, place);
    set_dot2(&p.along, &c->u, &gap);
    set_dot2(&p.squared, &gap, &gap);
    area_add_product(&p.squared, length_negate(c->radius), c->radius);
    p.whole = &c->uu;
    return core_point_side(&p) < 0;
}

/* The sign of the normal on an axis at an end of the wall; `along` leads from there along the wall. */
static inline int sweep2_sign_at_corner(graze_scalar corner, graze_scalar place, length along)
{
    if (place != corner)
        return place < corner ? -1 : 1;
    return -length_sign(along);
}

/* One raw unit away from the wall. */
static inline void sweep2_move_off(const sweep2 *s, graze_vec2 *center)
{
    const length2 *u = &s->line.cores.u;
    const graze_segment2 *wall = &s->line.capsule->core;
    int x = -s->side * length_sign(u->y), y = s->side * length_sign(u->x);
    if (s->part < 0) {
        x = sweep2_sign_at_corner(wall->a.x, center->x, u->x);
        y = sweep2_sign_at_corner(wall->a.y, center->y, u->y);
    } else if (s->part > 0) {
        x = sweep2_sign_at_corner(wall->b.x, center->x, length_negate(u->x));
        y = sweep2_sign_at_corner(wall->b.y, center->y, length_negate(u->y));
    }
    center->x = sweep2_moved(center->x, x);
    center->y = sweep2_moved(center->y, y);
}

/* ---- The hit ---- */

GRAZE_ONCE void sweep2_write(const sweep2 *s, graze_sweep_hit2 *hit)
{
    const graze_segment2 *wall = &s->line.capsule->core;
    if (s->line.capsule->radius > 0)
        vec2_copy(&hit->point, &s->found.point);
    else if (s->part == 0)
        graze_segment2_closest_point(wall, &s->found.point, &hit->point);
    else
        vec2_copy(&hit->point, s->part < 0 ? &wall->a : &wall->b);
    vec2_copy(&hit->normal, &s->found.normal);
    hit->fraction = sweep2_fraction_down(s->found.fraction);
    hit->feature = s->part == 0 ? GRAZE_FEATURE_EDGE : GRAZE_FEATURE_CORNER;
    hit->index = s->part > 0;
}

static inline void sweep2_stop(const sweep2 *s, graze_sweep_hit2 *hit)
{
    vec2_copy(&hit->center, &s->found.point);
    if (sweep2_is_inside(&s->line.cores, &s->line.capsule->core.a, &hit->center))
        sweep2_move_off(s, &hit->center);
    sweep2_write(s, hit);
}

/* ---- The result ---- */

static inline graze_result sweep2_report(const sweep2 *s, graze_result result,
                                         graze_sweep_hit2 *hit)
{
    if (hit != 0 && result == GRAZE_INSIDE)
        sweep2_write_inside(&s->line.segment->a, hit);
    else if (hit != 0 && result != GRAZE_MISS)
        sweep2_stop(s, hit);
    return result;
}

GRAZE_ONCE graze_result sweep2_meet_end(sweep2 *s, int part, graze_sweep_hit2 *hit)
{
    const graze_capsule2 *around = s->line.capsule;
    graze_circle ball;
    vec2_copy(&ball.center, part > 0 ? &around->core.b : &around->core.a);
    ball.radius = around->radius;
    s->part = part;
    return sweep2_report(
        s, graze_circle_cast_grown(&ball, s->more, s->line.segment, s->line.line_hit), hit);
}

/* At the start of the path, or at its end. */
static inline graze_result sweep2_meet_side(sweep2 *s, graze_result result, bool at_end,
                                            graze_sweep_hit2 *hit)
{
    crossing t;
    if (hit == 0)
        return result;
    if (at_end)
        crossing_at_end(&t);
    else
        crossing_at_start(&t);
    s->part = 0;
    capsule2_write_hit(&s->line, &t, s->side);
    return sweep2_report(s, result, hit);
}

/* The part of the wall beside a place, from how far that is along it; an end is not the side. */
static inline int sweep2_part_of(const cores2 *c, const area *along)
{
    return area_sign(along) <= 0 ? -1 : !area_less(along, &c->uu);
}

/* A start in the strip, or, with `start` 0, on its border. */
static inline graze_result sweep2_cast_in_strip(sweep2 *s, int start, graze_sweep_hit2 *hit)
{
    cores2 *c = &s->line.cores;
    set_dot2(&c->ug, &c->u, &c->gap);
    const int part = sweep2_part_of(c, &c->ug);
    if (part != 0)
        return sweep2_meet_end(s, part, hit);
    if (start < 0)
        return sweep2_report(s, GRAZE_INSIDE, hit);
    set_cross2(&c->turn, &c->u, &c->v);
    return sweep2_meet_side(s, s->side * area_sign(&c->turn) < 0 ? GRAZE_HIT : GRAZE_TOUCH, false,
                            hit);
}

/* The path ends on the border of the strip. */
static inline graze_result sweep2_cast_to_strip(sweep2 *s, graze_sweep_hit2 *hit)
{
    cores2 *c = &s->line.cores;
    area along;
    set_dot2(&along, &c->u, &c->gap);
    set_dot2(&c->uv, &c->u, &c->v);
    area_add(&along, &c->uv);
    const int part = sweep2_part_of(c, &along);
    return part != 0 ? sweep2_meet_end(s, part, hit) : sweep2_meet_side(s, GRAZE_TOUCH, true, hit);
}

/* ---- A path that crosses the border of the strip ---- */

/* Where it crosses: exactly, by signs. */
GRAZE_ONCE int sweep2_part_of_crossing(sweep2 *s)
{
    cores2 *c = &s->line.cores;
    set_dot2(&c->uv, &c->u, &c->v);
    set_cross2(&c->across, &c->v, &c->gap);
    if (capsule2_order_at_seam(c, &c->across, s->side) <= 0)
        return -1;
    area_add(&c->across, &c->turn);
    return capsule2_order_at_seam(c, &c->across, s->side) >= 0;
}

GRAZE_INLINE void sweep2_add_size(area *sum, length l)
{
    area_add_product(sum, length_sign(l) < 0 ? length_negate(l) : l, length_of(1));
}

/* The same from the rounded place. Its error, 0.501 on each axis, times the wall is less than the slack; within that the signs
 * decide. */
static inline int sweep2_part_of_place(sweep2 *s)
{
    const graze_vec2 *start = &s->line.capsule->core.a, *place = &s->found.point;
    const cores2 *c = &s->line.cores;
    area along, low, high;
    length2 to;
    GIVEN(is_near2(start) && is_near2(place));
    set_between2(&to, start, place);
    set_dot2(&along, &c->u, &to);
    area_set_product(&low, length_of(0), length_of(0));
    sweep2_add_size(&low, c->u.x);
    sweep2_add_size(&low, c->u.y);
    area_copy(&high, &c->uu);
    area_subtract(&high, &low);
    if (area_less(&low, &along) && area_less(&along, &high))
        return 0;
    area_negate(&low);
    area_subtract(&high, &low);
    area_subtract(&high, &low); /* uu + slack */
    return area_less(&along, &low) ? -1 : area_less(&high, &along) ? 1 : sweep2_part_of_crossing(s);
}

static inline graze_result sweep2_cast_into_strip(sweep2 *s, graze_sweep_hit2 *hit)
{
    const cores2 *c = &s->line.cores;
    const graze_segment2 *path = s->line.segment;
    crossing t;
    if (hit == 0) {
        const int part = sweep2_part_of_crossing(s);
        return part == 0 ? GRAZE_HIT : sweep2_meet_end(s, part, hit);
    }
    strip_crossing(&t, &c->aside, &c->turn, &c->uu, c->radius, true);
    capsule2_locate(&s->found.point, &path->a, &path->a, &path->b, &t);
    s->part = sweep2_part_of_place(s);
    if (s->part != 0)
        return sweep2_meet_end(s, s->part, hit);
    capsule2_write_hit(&s->line, &t, s->side);
    return sweep2_report(s, GRAZE_HIT, hit);
}

static inline graze_result sweep2_cast(sweep2 *s, graze_sweep_hit2 *hit)
{
    cores2 *c = &s->line.cores;
    area end;
    set_dot2(&c->uu, &c->u, &c->u);
    set_cross2(&c->aside, &c->u, &c->gap);
    s->side = area_sign(&c->aside);
    const int start = sweep2_side_of_strip(c, &c->aside);
    if (start <= 0)
        return sweep2_cast_in_strip(s, start, hit);
    set_cross2(&c->turn, &c->u, &c->v);
    area_copy(&end, &c->aside);
    area_add(&end, &c->turn);
    const int at_end = s->side * area_sign(&end) <= 0 ? -1 : sweep2_side_of_strip(c, &end);
    if (at_end > 0)
        return GRAZE_MISS;
    return at_end == 0 ? sweep2_cast_to_strip(s, hit) : sweep2_cast_into_strip(s, hit);
}

/* ---- Radius 0 ---- */

/* A place strictly on the side of the start. The normal is that of the wall, so one raw unit along its signs leads there: see
 * above. n . (p - q) is 0 only if both axes are at the border of the world, and p is q; then no start is beyond. */
static inline void sweep2_stop_line(sweep2 *s, graze_vec2 *center)
{
    area aside;
    length2 gap;
    GIVEN(is_near2(&s->line.capsule->core.a) && is_near2(center));
    set_between2(&gap, &s->line.capsule->core.a, center);
    set_cross2(&aside, &s->line.cores.u, &gap);
    s->part = 0;
    if (s->side * area_sign(&aside) <= 0)
        sweep2_move_off(s, center);
}

static inline graze_result sweep2_cast_line(sweep2 *s, graze_sweep_hit2 *hit)
{
    graze_wall_line_hit2 on;
    const graze_segment2 *wall = &s->line.capsule->core;
    const graze_result result = graze_segment2_linecast(wall, s->line.segment, hit != 0 ? &on : 0);
    if (result == GRAZE_MISS || hit == 0)
        return result;
    graze_line_hit2_from_wall_hit2(&on, &s->found);
    s->side = (int)on.side;
    vec2_copy(&hit->center, &on.point);
    if (result == GRAZE_HIT)
        sweep2_stop_line(s, &hit->center);
    s->part = sweep2_is_at(&on.point, s->line.segment, &wall->a)
                  ? -1
                  : sweep2_is_at(&on.point, s->line.segment, &wall->b);
    sweep2_write(s, hit);
    return result;
}

/* ---- The routine ---- */

/* Or NOT_NEAR. */
NEAR_ANSWER int sweep2_cast_near(const graze_capsule2 *around, graze_scalar more,
                                 const graze_segment2 *path, graze_sweep_hit2 *hit)
{
    sweep2 s;
    UNLESS_NEAR(cores2_load_core(&s.line.cores, around, path, more), return NOT_NEAR);
    if (around->radius < 0 || more < 0)
        return GRAZE_MISS;
    s.line.cores.radius = radii_of(around->radius, more);
    if (cores2_are_apart(&s.line.cores))
        return GRAZE_MISS;
    s.more = more;
    s.line.capsule = around;
    s.line.segment = path;
    s.line.line_hit = hit != 0 ? &s.found : 0;
    s.line.ray = 0;
    s.line.ray_hit = 0;
    s.line.leaving = false;
    return length_sign(s.line.cores.radius) == 0 ? sweep2_cast_line(&s, hit) : sweep2_cast(&s, hit);
}

GRAZE_INLINE graze_result sweep2_circlecast(const graze_capsule2 *around, graze_scalar more,
                                            const graze_segment2 *path, graze_sweep_hit2 *hit)
{
    const int answer = sweep2_cast_near(around, more, path, hit);
    UNLESS_NEAR(answer != NOT_NEAR, return graze_capsule2_sweep_far(around, more, path, hit));
    return (graze_result)answer;
}
