/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A disc that drives along an arc, at a wall, a circle or a rectangle. Any coordinates, in numbers of 7 words.
 *
 * The target with the radius around it is a union of discs around its corners, and of a strip along each side. The circle of
 * the center leaves the interior of each part and enters it again, at one place of a disc, and at one of the border of a
 * strip, a line. So the part of the circle within a disc or beyond a border is a cap: with v from the center of the arc to a
 * place of the circle, all v with u . v > K, where u leads from there to the disc or through the border. |v| = R and |u|^2 are
 * sums of squares, and K is an integer, or an integer less the radius times |u|, so
 *
 *     whether the circle meets a cap is the sign of R^2 |u|^2 - K^2; on which side of u it enters, that of the turn;
 *     whether it enters a strip beside the side, between both ends, is the side of the circle on which the ends of the border are.
 *
 * All these are signs of p + q |u|, which are exact. An entrance into the union is one into a part, or one into a strip where the
 * circle touches the border from within, at an end of it, and runs into the strip. The first of all entrances from the start
 * is the contact. What only touches the union touches a cap, from without.
 *
 * arc2_turn.h has the angles.
 */
#ifndef GRAZE_SHAPE_ARC2_H
#define GRAZE_SHAPE_ARC2_H

#include "../number/clamp.h"
#include "arc2_turn.h"

#define CLAMPS_graze_arc2 CLAMP_WORDS(4, 1, 0, 0)

/* ---- Caps ---- */

static inline void arc2_set_toward(arc2_cap *c, const arc2_scene *s, int64_t x, int64_t y)
{
    arc2_number across;
    c->x = x;
    c->y = y;
    arc2_set_dot(&c->square, x, y, x, y);
    arc2_set_dot(&c->along, x, y, s->x, s->y);
    arc2_set_dot(&across, x, -y, s->y, s->x);
    c->aside = arc2_sign(&across);
}

/* A disc: 2 K = R^2 + |u|^2 - radius^2. Where u or R is 0, `meets` is not positive, and 0 only for K = 0. */
GRAZE_ONCE void arc2_meet_disc(arc2_scene *s, const graze_vec2 *corner, int64_t radius)
{
    arc2_cap c;
    arc2_number sum, whole;
    const int64_t x = arc2_along(s, corner->x), y = arc2_across(s, corner->y);
    if (arc2_is_beyond(s, x, x, radius) || arc2_is_beyond(s, y, y, radius))
        return;
    arc2_set_toward(&c, s, x, y);
    arc2_copy(&c.twice, &s->square);
    arc2_add(&c.twice, &c.square, 1);
    arc2_add_lengths(&c.twice, radius, radius, -1);
    c.radius = 0;
    arc2_copy(&sum, &c.along);
    arc2_add(&sum, &c.along, 1);
    arc2_add(&sum, &c.twice, -1);
    c.side = arc2_sign(&sum);
    arc2_note_start(s, c.side);
    arc2_set(&sum, 0);
    for (int i = 0; i < 4; i++)
        arc2_add(&sum, &c.square, 1);
    arc2_set(&whole, 0);
    arc2_add_product(&whole, &s->square, &sum, 1);
    arc2_add_product(&whole, &c.twice, &c.twice, -1);
    c.meets = arc2_sign(&whole);
    c.ahead = arc2_sign(&c.twice);
    if (c.meets == 0 && c.ahead > 0)
        arc2_add_touch(s, &c);
    else if (c.meets > 0 || (c.meets == 0 && c.ahead < 0))
        arc2_add_entrance(s, &c);
}

/* A side from one corner to the next, with the target to its left. u is the normal to its left, and K = height - radius |u|. */
typedef struct {
    arc2_cap cap;
    int64_t ax, ay, bx, by; /* its ends, from the center of the arc */
    arc2_number height;     /* u . a < 2^66 */
    arc2_number twice_root; /* 2 height radius < 2^98 */
    arc2_number rest;       /* R^2 - radius^2 */
} arc2_side;

static inline int64_t arc2_way_x(const arc2_side *e)
{
    return e->bx - e->ax;
}

static inline int64_t arc2_way_y(const arc2_side *e)
{
    return e->by - e->ay;
}

/* How far a place is along the side, from the foot of the center of the arc. */
static inline void arc2_set_place(arc2_number *to, const arc2_side *e, int64_t x, int64_t y)
{
    arc2_set_dot(to, arc2_way_x(e), arc2_way_y(e), x, y);
}

/* In the mirror the target is to the right of a b, so to the left of b a. */
static inline void arc2_set_ends(arc2_side *e, const arc2_scene *s, const graze_vec2 *a,
                                 const graze_vec2 *b)
{
    const graze_vec2 *first = s->is_mirrored ? b : a, *last = s->is_mirrored ? a : b;
    e->ax = arc2_along(s, first->x);
    e->ay = arc2_across(s, first->y);
    e->bx = arc2_along(s, last->x);
    e->by = arc2_across(s, last->y);
}

static inline void arc2_set_side(arc2_side *e, const arc2_scene *s)
{
    const uint32_t radius[2] = {s32_bits(s->radius), 0};
    arc2_set_toward(&e->cap, s, -arc2_way_y(e), arc2_way_x(e));
    arc2_set_dot(&e->height, e->cap.x, e->cap.y, e->ax, e->ay);
    arc2_copy(&e->cap.twice, &e->height);
    arc2_add(&e->cap.twice, &e->height, 1);
    e->cap.radius = s->radius;
    arc2_set(&e->twice_root, 0);
    graze_long_add_product(e->twice_root.word, ARC2_WORDS, e->cap.twice.word, ARC2_WORDS, radius, 2,
                           1);
    arc2_copy(&e->rest, &s->square);
    arc2_add_lengths(&e->rest, s->radius, s->radius, -1);
}

/* R^2 |u|^2 - K^2 = (R^2 - radius^2) |u|^2 - height^2 + 2 height radius |u|, the first two below 2^132. */
static inline void arc2_set_signs(arc2_side *e)
{
    arc2_number whole, radius;
    arc2_set(&whole, 0);
    arc2_add_product(&whole, &e->rest, &e->cap.square, 1);
    arc2_add_product(&whole, &e->height, &e->height, -1);
    e->cap.meets = arc2_sign_with_root(&whole, &e->twice_root, &e->cap.square);
    arc2_set(&radius, -(int64_t)e->cap.radius);
    e->cap.ahead = arc2_sign_with_root(&e->height, &radius, &e->cap.square);
}

/* u . v - K = u . v - height + radius |u|: beside the side, and not on its inner side, it says where the start is. */
static inline void arc2_note_beside(arc2_scene *s, arc2_side *e)
{
    arc2_number above, radius, place, from_a, from_b;
    arc2_copy(&above, &e->cap.along);
    arc2_add(&above, &e->height, -1);
    arc2_set(&radius, e->cap.radius);
    e->cap.side = arc2_sign_with_root(&above, &radius, &e->cap.square);
    if (arc2_sign(&above) > 0)
        return;
    arc2_set_place(&place, e, s->x, s->y);
    arc2_set_place(&from_a, e, e->ax, e->ay);
    arc2_set_place(&from_b, e, e->bx, e->by);
    arc2_add(&from_a, &place, -1);
    arc2_add(&from_b, &place, -1);
    if (arc2_sign(&from_a) <= 0 && arc2_sign(&from_b) >= 0)
        arc2_note_start(s, e->cap.side);
}

/*
 * Whether the entrance is behind that end along the side: 1, or 0 for at the end, or -1. It is at W / |u| from the foot, with
 * W^2 = R^2 |u|^2 - K^2, and the end at `place` / |u|, with place^2 = |end|^2 |u|^2 - height^2. So W^2 - place^2 is |u| times
 *
 *     (R^2 - radius^2 - |end|^2) |u| + 2 height radius, in which |u| counts below 2^100
 */
static inline int arc2_order(const arc2_side *e, int64_t x, int64_t y)
{
    arc2_number place, rest;
    arc2_set_place(&place, e, x, y);
    if (arc2_sign(&place) < 0)
        return 1;
    arc2_copy(&rest, &e->rest);
    arc2_add_lengths(&rest, x, x, -1);
    arc2_add_lengths(&rest, y, y, -1);
    return arc2_sign_with_root(&e->twice_root, &rest, &e->cap.square);
}

/* At an end it enters a strip only if it moves along the side from there; that is, by the sign of -K. A line counts with its ends. */
static inline bool arc2_enters_beside(const arc2_scene *s, const arc2_side *e)
{
    const int from_a = arc2_order(e, e->ax, e->ay), from_b = arc2_order(e, e->bx, e->by);
    if (s->is_line)
        return from_a >= 0 && from_b <= 0;
    return (from_a > 0 || (from_a == 0 && e->cap.ahead < 0)) &&
           (from_b < 0 || (from_b == 0 && e->cap.ahead > 0));
}

/* The foot is between the ends, which belong to it. */
static inline bool arc2_touches_beside(const arc2_side *e)
{
    arc2_number from_a, from_b;
    arc2_set_place(&from_a, e, e->ax, e->ay);
    arc2_set_place(&from_b, e, e->bx, e->by);
    return arc2_sign(&from_a) <= 0 && arc2_sign(&from_b) >= 0;
}

GRAZE_ONCE void arc2_meet_side(arc2_scene *s, const graze_vec2 *a, const graze_vec2 *b)
{
    arc2_side e;
    arc2_set_ends(&e, s, a, b);
    if ((e.ax == e.bx && e.ay == e.by) || arc2_is_beyond(s, e.ax, e.bx, s->radius) ||
        arc2_is_beyond(s, e.ay, e.by, s->radius))
        return;
    arc2_set_side(&e, s);
    arc2_set_signs(&e);
    arc2_note_beside(s, &e);
    if (e.cap.meets == 0 && e.cap.ahead > 0) {
        if (arc2_touches_beside(&e))
            arc2_add_touch(s, &e.cap);
    } else if (e.cap.meets > 0 || (e.cap.meets == 0 && e.cap.ahead < 0 && !s->is_line)) {
        if (arc2_enters_beside(s, &e))
            arc2_add_entrance(s, &e.cap);
    }
}

/* ---- The result ---- */

static inline graze_result arc2_answer(graze_result result, const graze_arc2 *arc, uint64_t angle,
                                       int32_t *to)
{
    const int32_t until = (int32_t)(angle / 16u); /* <= 2^28, and at most the turn of the arc */
    if (to != 0)
        *to = arc->turn < 0 ? -until : until;
    return result;
}

GRAZE_ONCE graze_result arc2_end(const arc2_scene *s, const graze_arc2 *arc, int32_t *turned)
{
    const uint64_t limit = u32_mul(s32_magnitude(arc->turn), 16);
    if (s->is_inside)
        return arc2_answer(GRAZE_INSIDE, arc, 0, turned);
    if (limit > 0 && s->hit <= limit)
        return arc2_answer(GRAZE_HIT, arc, s->hit, turned);
    if (s->is_in_touch)
        return arc2_answer(GRAZE_TOUCH, arc, 0, turned);
    if (limit > 0 && s->touch <= limit)
        return arc2_answer(GRAZE_TOUCH, arc, s->touch, turned);
    return GRAZE_MISS;
}

/* ---- Targets ---- */

static inline graze_result arc2_cast_at_wall(const graze_segment2 *wall, const graze_arc2 *arc,
                                             graze_scalar radius, int32_t *turned)
{
    arc2_scene s;
    if (radius < 0)
        return GRAZE_MISS;
    arc2_begin(&s, arc, radius);
    s.is_line = radius == 0;
    arc2_meet_disc(&s, &wall->a, radius);
    arc2_meet_disc(&s, &wall->b, radius);
    arc2_meet_side(&s, &wall->a, &wall->b);
    arc2_meet_side(&s, &wall->b, &wall->a);
    return arc2_end(&s, arc, turned);
}

static inline graze_result arc2_cast_at_circle(const graze_circle *circle, const graze_arc2 *arc,
                                               graze_scalar radius, int32_t *turned)
{
    arc2_scene s;
    if (radius < 0 || circle->radius < 0)
        return GRAZE_MISS;
    arc2_begin(&s, arc, radius);
    arc2_meet_disc(&s, &circle->center, (int64_t)radius + circle->radius);
    return arc2_end(&s, arc, turned);
}

static inline void arc2_set_corners(graze_vec2 *corners, const graze_rect *rect)
{
    corners[0].x = corners[3].x = rect->min.x;
    corners[1].x = corners[2].x = rect->max.x;
    corners[0].y = corners[1].y = rect->min.y;
    corners[2].y = corners[3].y = rect->max.y;
}

static inline bool arc2_starts_within(const graze_rect *rect, const graze_vec2 *start)
{
    return rect->min.x < start->x && start->x < rect->max.x && rect->min.y < start->y &&
           start->y < rect->max.y;
}

/* A flat rectangle is touched where a line is crossed. */
static inline graze_result arc2_cast_at_rect(const graze_rect *rect, const graze_arc2 *arc,
                                             graze_scalar radius, int32_t *turned)
{
    const bool is_flat = rect->min.x == rect->max.x || rect->min.y == rect->max.y;
    graze_vec2 corners[4];
    arc2_scene s;
    if (radius < 0 || rect->max.x < rect->min.x || rect->max.y < rect->min.y)
        return GRAZE_MISS;
    arc2_begin(&s, arc, radius);
    s.is_line = radius == 0 && is_flat;
    s.is_inside = arc2_starts_within(rect, &arc->start);
    arc2_set_corners(corners, rect);
    for (uint32_t i = 0; i < 4; i++) {
        arc2_meet_disc(&s, &corners[i], radius);
        arc2_meet_side(&s, &corners[i], &corners[(i + 1u) % 4u]);
    }
    if (s.is_line) {
        s.touch = arc2_lesser(s.touch, s.hit);
        s.hit = ARC2_NONE;
    }
    return arc2_end(&s, arc, turned);
}

#endif
