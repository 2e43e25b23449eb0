/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Arithmetic of corners and edges of frustums: the points in which three planes meet, exactly.
 *
 *   half_space                   all points with normal . p >= limit; the normal by axis
 *   seam                         the line in which the borders of two half spaces meet; its parameter t is the
 *                                coordinate along an axis
 *   seam_axis(&p, &q)            an axis along which the line runs; AXES if the borders are parallel
 *   set_seam(&seam, &p, &q, axis)   the line of p and q, for cuts along that axis; the line of q and p is the same and
 *                                runs backward
 *   set_whole_seam(&seam, &p, &q)   for cuts along all axes
 *   seam_set_moment(&seam, &p, &q, axis)   sets one component of p.limit * q.normal - q.limit * p.normal
 *   seam_clear_moments(&seam)    sets all three to 0
 *   seam_runs(&seam, axis)       the sign of the direction along the axis
 *   cut                          a quotient: part / whole
 *   set_cut_whole(&cut, &seam, &h), set_cut_part(&cut, &seam, &h, axis)   where the seam meets the border of h: if the
 *                                seam runs forward, its points in h are those with t * whole >= part. The whole is the
 *                                same for all axes.
 *   set_cut(&cut, &seam, &h, axis)   both
 *   cut_whole(&cut)              the sign of whole
 *   cut_excludes(&cut)           whether no t is in h: whole is 0 and part is above 0
 *   cut_clear(&cut)              sets 0 / 0
 *   cut_copy(&to, &from)         copies the cut
 *   cut_turn(&cut)               sets -part / -whole; the whole MUST be negative
 *   cut_at_most(&a, &b)          whether a <= b; the wholes MUST be positive
 *   cut_nearest(&cut), cut_floor(&cut), cut_ceil(&cut)   as a scalar, saturating; whole = 0: see frustum.h
 */
#ifndef GRAZE_SHAPE_FRUSTUM_SEAM_H
#define GRAZE_SHAPE_FRUSTUM_SEAM_H

#include "../../include/graze/frustum.h"
#include "../number/scalar.h"
#include "../number/solid.h"
#include "../wide/signed.h"

enum { AXES = 3 };

typedef struct {
    graze_wide limit;
    graze_fraction normal[AXES];
} half_space;

static inline void set_half_space(half_space *h, const graze_normal *n, graze_wide limit)
{
    h->limit = limit;
    h->normal[0] = n->x;
    h->normal[1] = n->y;
    h->normal[2] = n->z;
}

static inline unsigned axis_after(unsigned axis)
{
    return axis < 2 ? axis + 1 : 0;
}

/*
 * The direction is p.normal x q.normal, the moment p.limit * q.normal - q.limit * p.normal. A point r is on the line
 * when direction x r = moment: for each axis and the two after it,
 *     r[next] * direction[axis] = moment[last] + direction[next] * r[axis]
 *     r[last] * direction[axis] = direction[last] * r[axis] - moment[next]
 */
typedef struct {
    int64_t direction[AXES]; /* 2^62 + 2^62 - 2^31 < 2^63 */
    s128 moment[AXES];       /* below 2^63 * 2^31 + 2^63 * 2^31 = 2^95 */
} seam;

typedef struct {
    u128 part, whole; /* at most 3 * 2^126 < 2^128, and 3 * 2^63 * 2^31 < 2^96 */
    bool part_below, whole_below;
} cut;

static inline int64_t cross_along(const half_space *p, const half_space *q, unsigned axis)
{
    const unsigned next = axis_after(axis), last = axis_after(next);
    return s32_mul(p->normal[next], q->normal[last]) - s32_mul(p->normal[last], q->normal[next]);
}

static inline unsigned seam_axis(const half_space *p, const half_space *q)
{
    unsigned axis = 0;
    while (axis < AXES && cross_along(p, q, axis) == 0)
        axis++;
    return axis;
}

static inline void seam_clear_moments(seam *s)
{
    s->moment[0].hi = s->moment[1].hi = s->moment[2].hi = 0;
    s->moment[0].lo = s->moment[1].lo = s->moment[2].lo = 0;
}

static inline void seam_set_moment(seam *s, const half_space *p, const half_space *q, unsigned axis)
{
    s128_copy(&s->moment[axis], s128_sub(graze_s64_mul(p->limit, q->normal[axis]),
                                         graze_s64_mul(q->limit, p->normal[axis])));
}

static inline void u128_copy(u128 *to, u128 from)
{
    to->hi = from.hi;
    to->lo = from.lo;
}

/* The sum of the positive terms, and the sum of the sizes of the negative ones: three terms of at
 * most 2^126. */
typedef struct {
    u128 above, below;
} balance;

static inline void balance_add(balance *b, s128 term, bool opposite)
{
    const u128 size = s128_magnitude(term);
    u128 *side = (term.hi < 0) != opposite ? &b->below : &b->above;
    u128_copy(side, u128_add(*side, size));
}

static inline void set_part(cut *c, const balance *b)
{
    c->part_below = u128_less(b->above, b->below);
    u128_copy(&c->part,
              c->part_below ? u128_sub(b->below, b->above) : u128_sub(b->above, b->below));
}

/* Two components of each wall's normal are 0. */
static inline s128 product_of(int64_t a, int64_t b)
{
    if (a == 0 || b == 0)
        return s128_of(0, 0);
    return graze_s64_mul(a, b);
}

static inline void balance_add_product(balance *b, const s128 *moment, graze_fraction normal,
                                       bool opposite)
{
    if (normal != 0)
        balance_add(b, graze_s128_mul_s64(*moment, normal), opposite);
}

/* limit * direction[axis] - normal[next] * moment[last] + normal[last] * moment[next] */
static inline void set_cut_part(cut *c, const seam *s, const half_space *h, unsigned axis)
{
    const unsigned next = axis_after(axis), last = axis_after(next);
    balance b;
    b.above.hi = b.above.lo = b.below.hi = b.below.lo = 0;
    balance_add(&b, graze_s64_mul(h->limit, s->direction[axis]), false);
    balance_add_product(&b, &s->moment[last], h->normal[next], true);
    balance_add_product(&b, &s->moment[next], h->normal[last], false);
    set_part(c, &b);
}

/* h.normal . direction */
static inline void set_cut_whole(cut *c, const seam *s, const half_space *h)
{
    const s128 two = s128_add(product_of(s->direction[0], h->normal[0]),
                              product_of(s->direction[1], h->normal[1]));
    const s128 whole = s128_add(two, product_of(s->direction[2], h->normal[2]));
    c->whole_below = whole.hi < 0;
    u128_copy(&c->whole, s128_magnitude(whole));
}

static inline bool u128_is_zero(const u128 *x)
{
    return (x->hi | x->lo) == 0;
}

static inline int cut_whole(const cut *c)
{
    return u128_is_zero(&c->whole) ? 0 : c->whole_below ? -1 : 1;
}

static inline bool cut_excludes(const cut *c)
{
    return u128_is_zero(&c->whole) && !c->part_below && !u128_is_zero(&c->part);
}

static inline void cut_turn(cut *c)
{
    BOUND(c->whole_below);
    c->part_below = !c->part_below && !u128_is_zero(&c->part);
    c->whole_below = false;
}

static inline void cut_clear(cut *c)
{
    c->part.hi = c->part.lo = c->whole.hi = c->whole.lo = 0;
    c->part_below = c->whole_below = false;
}

static inline void cut_copy(cut *to, const cut *from)
{
    u128_copy(&to->part, from->part);
    u128_copy(&to->whole, from->whole);
    to->part_below = from->part_below;
    to->whole_below = from->whole_below;
}

static inline bool cut_at_most(const cut *a, const cut *b)
{
    BOUND(cut_whole(a) > 0 && cut_whole(b) > 0);
    if (a->part_below != b->part_below)
        return a->part_below;
    const int order = graze_u128_compare_products(a->part, b->whole, b->part, a->whole);
    return a->part_below ? order >= 0 : order <= 0;
}

/* ---- As scalars ---- */

static inline uint32_t cut_size(const cut *c)
{
    if (u128_is_zero(&c->whole))
        return u128_is_zero(&c->part) ? 0 : UINT32_MAX;
    return graze_round_ratio(1, c->part, c->whole);
}

/* The sign of size * whole - part: 2^32 * 2^96 */
static inline int size_beyond(uint32_t size, const cut *c)
{
    const u160 p = graze_u128_mul_u32(c->whole, size);
    return u128_compare(
        u128_of(u64_of(u64_low(p.high.hi), u64_high(p.high.lo)), u64_of(u64_low(p.high.lo), p.low)),
        c->part);
}

static inline graze_scalar cut_nearest(const cut *c)
{
    return s32_offset_held(0, c->part_below != c->whole_below, cut_size(c));
}

/* Floor or ceiling: the nearest size, or one less or more if that is on the wrong side of the
 * quotient. */
static inline graze_scalar cut_rounded(const cut *c, bool up)
{
    const bool below = c->part_below != c->whole_below;
    uint32_t size = cut_size(c);
    if (size < UINT32_MAX) {
        const int beyond = size_beyond(size, c);
        if (up != below)
            size += beyond < 0;
        else
            size -= beyond > 0;
    }
    return s32_offset_held(0, below, size);
}

static inline graze_scalar cut_floor(const cut *c)
{
    return cut_rounded(c, false);
}

static inline graze_scalar cut_ceil(const cut *c)
{
    return cut_rounded(c, true);
}

static inline void set_seam(seam *s, const half_space *p, const half_space *q, unsigned axis)
{
    const unsigned next = axis_after(axis), last = axis_after(next);
    s->direction[0] = cross_along(p, q, 0);
    s->direction[1] = cross_along(p, q, 1);
    s->direction[2] = cross_along(p, q, 2);
    seam_clear_moments(s); /* cuts along this axis use only two; each number has to be set */
    seam_set_moment(s, p, q, next);
    seam_set_moment(s, p, q, last);
}

static inline void set_whole_seam(seam *s, const half_space *p, const half_space *q)
{
    set_seam(s, p, q, 0);
    seam_set_moment(s, p, q, 0);
}

static inline int seam_runs(const seam *s, unsigned axis)
{
    return (s->direction[axis] > 0) - (s->direction[axis] < 0);
}

static inline void set_cut(cut *c, const seam *s, const half_space *h, unsigned axis)
{
    set_cut_part(c, s, h, axis);
    set_cut_whole(c, s, h);
}

#endif
