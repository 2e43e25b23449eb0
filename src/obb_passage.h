/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The way of a line through an oriented box: see arith3.h for near and far.
 *
 * The algorithm is that of the axis-aligned box, and so are its words: slabs, lanes, a passage. But
 * here a lane is made of reaches along an axis, which are dear, where that of the other is made of
 * coordinates, which are there. So each lane is made once, and all that is asked of it later is
 * noted in the passage.
 */
#ifndef GRAZE_OBB_PASSAGE_H
#define GRAZE_OBB_PASSAGE_H

#include "obb_far.h"

typedef struct {
    const graze_vec3 *start;
    length3 from_center, run;
} line;

/* One axis of a box and of a line, turned round where the line runs down: in a lane it runs up. */
typedef struct {
    reach to_near, to_far; /* from the start to the two faces of the slab; < 0: behind it */
    reach step;            /* >= 0 */
    bool down;
} lane;

enum { NO_FACE = 2 * NO_AXIS }; /* else 2 * axis for the face against it, 1 more for the other */

static inline int face_of(int axis, bool along)
{
    return 2 * axis + (along ? 1 : 0);
}

/* From where to where the line is in all slabs, and the first face that decides each. */
typedef struct {
    share enter, leave;
    int enter_face, leave_face; /* NO_FACE: an end of the line */
    bool glides;                /* in a face of the box, or along an edge: it stays outside */
    bool ends_at_one;           /* a segment; known when compiling */
} passage;

GRAZE_INLINE void set_line(line *l, const graze_obb *box, const graze_vec3 *start)
{
    l->start = start;
    set_between(&l->from_center, &box->center, start);
}

/* All of the line, of which the caller says how far it goes: p->leave. */
GRAZE_INLINE void set_passage(passage *p, bool ends_at_one)
{
    share_set_zero(&p->enter);
    p->enter_face = p->leave_face = NO_FACE;
    p->glides = false;
    p->ends_at_one = ends_at_one;
}

/* False when it is not made of numbers. */
GRAZE_INLINE bool set_lane(lane *n, const graze_obb *box, const line *l, int axis)
{
    reach from;
    set_reach(&from, &box->axis[axis], &l->from_center);
    set_reach(&n->step, &box->axis[axis], &l->run);
    n->down = reach_sign(&n->step) < 0;
    if (n->down) {
        reach_negate(&n->step);
        reach_negate(&from);
    }
    set_half_reach(&n->to_far, box, axis);
    reach_put(&n->to_near, &n->to_far);
    reach_add(&n->to_near, &from);
    reach_negate(&n->to_near);
    reach_subtract(&n->to_far, &from);
    return reach_is_number(&from) && reach_is_number(&n->step);
}

/* A slab along which the line runs is met all the way or nowhere. */
GRAZE_INLINE bool stays_between(passage *p, const lane *n, const graze_vec3 *axis)
{
    if (reach_sign(&n->to_near) >= 0 || reach_sign(&n->to_far) == 0)
        p->glides = p->glides || !is_zero_axis(axis);
    return reach_sign(&n->to_near) <= 0;
}

GRAZE_INLINE bool is_later(const passage *p, const share *enter)
{
    return p->enter_face == NO_FACE || share_order(&p->enter, enter) < 0;
}

GRAZE_INLINE bool is_sooner(const passage *p, const share *leave)
{
    return (p->ends_at_one && p->leave_face == NO_FACE) || share_order(leave, &p->leave) < 0;
}

/* Far queries are rare, and flash is not. */
#if GRAZE_FAR
#define FOR_EACH_AXIS GRAZE_ONCE
#else
#define FOR_EACH_AXIS GRAZE_REPEATED
#endif

/* Narrows the passage to one slab. False when the line can't meet it. */
FOR_EACH_AXIS bool narrow(passage *p, const graze_obb *box, const line *l, int axis)
{
    lane n;
    share at; /* of both faces: for the stack */
    if (!set_lane(&n, box, l, axis) || !is_interval(0, half_on(box, axis)) ||
        reach_sign(&n.to_far) < 0)
        return false;
    if (reach_sign(&n.step) == 0)
        return stays_between(p, &n, &box->axis[axis]);
    if (reach_sign(&n.to_near) > 0) {
        if (p->ends_at_one && reach_less(&n.step, &n.to_near))
            return false;
        share_set_reaches(&at, &n.to_near, &n.step);
        if (is_later(p, &at)) {
            share_put(&p->enter, &at);
            p->enter_face = face_of(axis, n.down);
        }
    }
    if (p->ends_at_one && !reach_less(&n.to_far, &n.step))
        return true;
    share_set_reaches(&at, &n.to_far, &n.step);
    if (is_sooner(p, &at)) {
        share_put(&p->leave, &at);
        p->leave_face = face_of(axis, !n.down);
    }
    return true;
}

/* True when the line meets the closed box; then the passage is the part of it in there. */
GRAZE_REPEATED bool passes(passage *p, const graze_obb *box, const line *l)
{
    return narrow(p, box, l, AXIS_X) && narrow(p, box, l, AXIS_Y) && narrow(p, box, l, AXIS_Z) &&
           (p->enter_face == NO_FACE || share_order(&p->enter, &p->leave) <= 0);
}

GRAZE_INLINE void set_segment(line *l, passage *p, const graze_obb *box, const graze_segment *s)
{
    set_line(l, box, &s->a);
    set_between(&l->run, &s->a, &s->b);
    set_passage(p, true);
    share_set_one(&p->leave);
}

GRAZE_INLINE void set_ray(line *l, passage *p, const graze_obb *box, const graze_ray *r,
                          graze_scalar t_max)
{
    set_line(l, box, &r->origin);
    set_direction(&l->run, &r->dir);
    set_passage(p, false);
    share_set_limit(&p->leave, t_max);
}

#endif
