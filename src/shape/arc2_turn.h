/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The circle of an arc, its caps, and the turn until it enters one: see arc2.h.
 *
 * The angles are those of graze_atan2, of 31 bits: within ARC2_OFF of the exact ones, less a side by the root. They are measured
 * from u: the start at phi, the entrance at -alpha. Signs tell which of them is greater, so no angle is a full turn off. A turn to
 * the right is one to the left in the mirror: y has the opposite sign.
 */
#ifndef GRAZE_SHAPE_ARC2_TURN_H
#define GRAZE_SHAPE_ARC2_TURN_H

#include "../../include/graze/arc2.h"
#include "../number/angle.h"
#include "arc2_numbers.h"

/* A full turn and half a turn, and what two angles may be off, in units of a graze_angle: an angle is off by 2.0, and by 0.9 as
 * its sides are rounded down to 31 bits. */
#define ARC2_FULL UINT64_C(0x100000000)
#define ARC2_OFF  6
#define ARC2_NONE UINT64_MAX

typedef struct {
    const graze_vec2 *center;
    bool is_mirrored;
    bool
        is_line; /* radius 0, without interior: both sides of a wall are borders, and the center has to cross it */
    bool is_inside, is_in_touch; /* the start */
    graze_scalar radius;
    int64_t x, y;        /* v of the start */
    int64_t most;        /* R or more */
    arc2_number square;  /* R^2 < 2^65 */
    uint64_t hit, touch; /* the least turn, in units of a graze_angle */
} arc2_scene;

typedef struct {
    int64_t x, y;       /* u, from the center of the arc */
    arc2_number square; /* |u|^2 < 2^65 */
    arc2_number along;  /* u . v of the start */
    int aside;          /* the sign of u x v: 1 if the start is to the left of u */
    arc2_number twice;  /* 2 K = twice - 2 radius |u| */
    graze_scalar radius;
    int side;  /* of the start: 1 in the cap, 0 on its border, -1 */
    int meets; /* the sign of R^2 |u|^2 - K^2 */
    int ahead; /* the sign of K */
} arc2_cap;

static inline int64_t arc2_across(const arc2_scene *s, graze_scalar y)
{
    const int64_t off = (int64_t)y - s->center->y;
    return s->is_mirrored ? -off : off;
}

static inline int64_t arc2_along(const arc2_scene *s, graze_scalar x)
{
    return (int64_t)x - s->center->x;
}

/* sqrt(x^2 + y^2) <= x + y / 2, for y <= x */
static inline int64_t arc2_length_bound(uint64_t x, uint64_t y)
{
    return (int64_t)(x < y ? y + (x + 1u) / 2u : x + (y + 1u) / 2u);
}

/* Whether all from a to b, on one axis, is farther from the center of the arc than the disc comes. */
static inline bool arc2_is_beyond(const arc2_scene *s, int64_t a, int64_t b, int64_t radius)
{
    const int64_t most = s->most + radius;
    return (a > most && b > most) || (a < -most && b < -most);
}

static inline void arc2_begin(arc2_scene *s, const graze_arc2 *arc, graze_scalar radius)
{
    s->center = &arc->center;
    s->is_mirrored = arc->turn < 0;
    s->is_line = false;
    s->is_inside = s->is_in_touch = false;
    s->radius = radius;
    s->x = arc2_along(s, arc->start.x);
    s->y = arc2_across(s, arc->start.y);
    s->most = arc2_length_bound(s64_magnitude(s->x), s64_magnitude(s->y));
    arc2_set_dot(&s->square, s->x, s->y, s->x, s->y);
    s->hit = s->touch = ARC2_NONE;
}

/* ---- The turn until an entrance ---- */

/* |u|^2 4^up in [2^124, 2^126), and its root, rounded up: so a border is too near to the start by less than 2^-30 raw units. */
typedef struct {
    u128 square;
    uint64_t root; /* <= 2^63 */
    uint32_t up;   /* <= 62 */
} arc2_scale;

static inline void arc2_set_scale(arc2_scale *to, const arc2_number *square)
{
    const u128 whole = u128_of(square->word[2], u64_of(square->word[1], square->word[0]));
    to->up = (u128_leading_zeros(whole) - 2u) / 2u;
    const u128 lifted = u128_lift(whole, 2u * to->up);
    to->root = graze_u128_sqrt(lifted);
    if (u128_less(u64_mul(to->root, to->root), lifted))
        to->root++;
    to->square.hi = lifted.hi;
    to->square.lo = lifted.lo;
}

/* A vector of the length 2 R |u| 2^up: its components along u and across it. */
typedef struct {
    arc2_number along, square;
    arc2_gauge gauge;
} arc2_vector;

static inline void arc2_set_u128(arc2_number *to, u128 x)
{
    long_set_s128(to->word, ARC2_WORDS, s128_of((int64_t)x.hi, x.lo)); /* x < 2^126 */
}

/* The square of the length: 4 R^2 |u|^2 4^up < 2^193 */
static inline void arc2_set_whole(arc2_vector *to, const arc2_scene *s, const arc2_scale *scale)
{
    arc2_number four, square;
    arc2_set(&four, 0);
    arc2_add(&four, &s->square, 1);
    arc2_add(&four, &s->square, 1);
    arc2_add(&four, &s->square, 1);
    arc2_add(&four, &s->square, 1);
    arc2_set_u128(&square, scale->square);
    arc2_set(&to->square, 0);
    arc2_add_product(&to->square, &four, &square, 1);
    to->gauge = arc2_gauge_of(&to->square);
}

static inline void arc2_set_lifted(arc2_number *to, const arc2_number *x, uint32_t up)
{
    arc2_number power;
    arc2_set(&power, (int64_t)u64_lift(1, up));
    arc2_set(to, 0);
    arc2_add_product(to, x, &power, 1);
}

/* The angle of (along, across), from 0 to half a turn, where `across` is the root of the rest of the square. */
static inline uint32_t arc2_angle_of_cap(const arc2_vector *v)
{
    arc2_number rest;
    arc2_copy(&rest, &v->square);
    arc2_add_product(&rest, &v->along, &v->along, -1);
    if (arc2_sign(&rest) < 0) /* K is too small, as the root was rounded up */
        return GRAZE_HALF_TURN;
    return turn_of_sizes(arc2_root_size(&rest, &v->gauge), false, arc2_size(&v->along, &v->gauge),
                         arc2_sign(&v->along) < 0);
}

GRAZE_ONCE uint32_t arc2_half_cap(const arc2_cap *c, const arc2_scale *scale, arc2_vector *v)
{
    const uint32_t twice[2] = {2u * s32_bits(c->radius), 0};
    arc2_number root;
    arc2_set_lifted(&v->along, &c->twice, scale->up);
    arc2_set_u128(&root, u128_of(0, scale->root));
    graze_long_add_product(v->along.word, ARC2_WORDS, root.word, ARC2_WORDS, twice, 2, -1);
    return arc2_angle_of_cap(v);
}

/* From u to the start, from 0 to half a turn. */
GRAZE_ONCE uint32_t arc2_angle_of_start(const arc2_scene *s, const arc2_cap *c,
                                        const arc2_scale *scale, arc2_vector *v)
{
    arc2_number across, lifted;
    arc2_set_dot(&across, c->x, -c->y, s->y, s->x);
    arc2_set_lifted(&lifted, &across, scale->up + 1u);
    arc2_set_lifted(&v->along, &c->along, scale->up + 1u);
    return turn_of_sizes(arc2_size(&lifted, &v->gauge), false, arc2_size(&v->along, &v->gauge),
                         arc2_sign(&c->along) < 0);
}

/* At most the exact turn from the start to where the circle enters the cap; or, where it only touches it, to the touch. */
GRAZE_ONCE uint64_t arc2_turn_until(const arc2_scene *s, const arc2_cap *c, bool only_touches)
{
    arc2_scale scale;
    arc2_vector v;
    uint64_t angle, alpha = 0;
    arc2_set_scale(&scale, &c->square);
    arc2_set_whole(&v, s, &scale);
    if (!only_touches)
        alpha = arc2_half_cap(c, &scale, &v);
    const uint64_t phi = arc2_angle_of_start(s, c, &scale, &v);
    if (c->side > 0)
        angle = c->aside < 0 ? ARC2_FULL - alpha + phi : ARC2_FULL - alpha - phi;
    else if (c->aside > 0)
        angle = ARC2_FULL - alpha - phi;
    else
        angle = phi > alpha ? phi - alpha : 0;
    return angle > ARC2_OFF ? angle - ARC2_OFF : 0;
}

static inline uint64_t arc2_lesser(uint64_t a, uint64_t b)
{
    return a < b ? a : b;
}

static inline void arc2_add_touch(arc2_scene *s, const arc2_cap *c)
{
    s->touch = arc2_lesser(s->touch, arc2_turn_until(s, c, true));
}

/* A line is crossed where the start is on it only after a full turn. */
static inline void arc2_add_entrance(arc2_scene *s, const arc2_cap *c)
{
    const bool enters_at_start = s->is_line && c->side == 0 && c->aside < 0;
    s->hit = arc2_lesser(s->hit, enters_at_start ? ARC2_FULL : arc2_turn_until(s, c, false));
}

static inline void arc2_note_start(arc2_scene *s, int side)
{
    s->is_inside = s->is_inside || side > 0;
    s->is_in_touch = s->is_in_touch || side == 0;
}

#endif
