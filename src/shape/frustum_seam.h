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

#include "frustum_seam_fixed.h"

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
