/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A box against one plane, by its corners that are farthest along and farthest against the normal. */
#ifndef GRAZE_SHAPE_AABB_VIEW_H
#define GRAZE_SHAPE_AABB_VIEW_H

#include "frustum_view.h"

static inline bool is_box(const graze_aabb *box)
{
    return box->min.x <= box->max.x && box->min.y <= box->max.y && box->min.z <= box->max.z;
}

static inline bool is_short_point(const graze_vec3 *p)
{
    return is_short(p->x) && is_short(p->y) && is_short(p->z);
}

GRAZE_INLINE bool is_short_aabb(const graze_aabb *box)
{
    return is_short_point(&box->min) && is_short_point(&box->max);
}

/* The corner farthest along `sign`, a vector or a normal; with min and max exchanged, the opposite corner. */
#define SET_CORNER(corner, box, sign, min, max)                                                    \
    ((corner)->x = (sign)->x < 0 ? (box)->min.x : (box)->max.x,                                    \
     (corner)->y = (sign)->y < 0 ? (box)->min.y : (box)->max.y,                                    \
     (corner)->z = (sign)->z < 0 ? (box)->min.z : (box)->max.z)

GRAZE_INLINE bool aabb_is_in(const graze_normal *n, graze_wide limit, const graze_aabb *box,
                             bool is_short)
{
    graze_vec3 last;
    SET_CORNER(&last, box, n, max, min);
    return plane_holds(n, limit, &last, is_short);
}

GRAZE_INLINE bool aabb_is_out(const graze_normal *n, graze_wide limit, const graze_aabb *box,
                              bool is_short)
{
    graze_vec3 farthest;
    SET_CORNER(&farthest, box, n, min, max);
    return plane_excludes(n, limit, &farthest, is_short);
}

#endif
