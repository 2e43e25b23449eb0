/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The way of a line through an oriented box: see degrees.h for near and far.
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

/* The part of the line inside all slabs. At each end: the face there; of several, the one of the first axis. */
typedef struct {
    share enter, leave;
    int enter_face, leave_face; /* NO_FACE: an end of the line */
    int glide_face; /* the first face whose plane contains the line, which then stays outside; or NO_FACE */
    bool ends_at_one; /* a segment; known when compiling */
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
    p->enter_face = p->leave_face = p->glide_face = NO_FACE;
    p->ends_at_one = ends_at_one;
}

/* False when it is not made of numbers. */
GRAZE_INLINE bool set_lane(lane *n, const graze_obb *box, const line *l, int axis)
{
    set_reach(&n->to_near, &box->axis[axis], &l->from_center);
    set_reach(&n->step, &box->axis[axis], &l->run);
    const bool is_number = reach_is_number(&n->to_near) && reach_is_number(&n->step);
    n->down = reach_sign(&n->step) < 0;
    if (n->down) {
        reach_negate(&n->step);
        reach_negate(&n->to_near);
    }
    set_half_reach(&n->to_far, box, axis);
    reach_subtract(&n->to_far, &n->to_near);
    add_half_reach(&n->to_near, box, axis);
    reach_negate(&n->to_near);
    return is_number;
}

/* A slab along which the line runs is met all the way or nowhere. */
GRAZE_INLINE bool stays_between(passage *p, const lane *n, const graze_obb *box, int axis)
{
    const bool in_near = reach_sign(&n->to_near) >= 0;
    if ((in_near || reach_sign(&n->to_far) == 0) && !is_zero_axis(&box->axis[axis]))
        p->glide_face = face_of(axis, !in_near);
    return reach_sign(&n->to_near) <= 0;
}

/* Whether to skip a comparison whose result is known. Far code always compares: that is smaller, and speed does not
 * matter there. */
GRAZE_INLINE bool can_skip(bool known)
{
    return !GRAZE_FAR && known;
}

GRAZE_INLINE bool is_later(const passage *p, const proportion *enter)
{
    return can_skip(p->enter_face == NO_FACE) || proportion_order(enter, &p->enter) >= 0;
}

GRAZE_INLINE bool is_sooner(const passage *p, const proportion *leave)
{
    return can_skip(p->ends_at_one && p->leave_face == NO_FACE) ||
           proportion_order(leave, &p->leave) <= 0;
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
    proportion at; /* for the near face, then for the far one: less stack */
    if (!set_lane(&n, box, l, axis) || !is_interval(0, half_on(box, axis)) ||
        reach_sign(&n.to_far) < 0)
        return false;
    if (reach_sign(&n.step) == 0)
        return stays_between(p, &n, box, axis);
    if (reach_sign(&n.to_near) >= 0) {
        if (can_skip(p->ends_at_one) && reach_less(&n.step, &n.to_near))
            return false;
        proportion_set(&at, &n.to_near, &n.step);
        if (is_later(p, &at)) {
            share_put_later(&p->enter, &at, p->enter_face == NO_FACE);
            p->enter_face = face_of(axis, n.down);
        }
    }
    if (can_skip(p->ends_at_one) && reach_less(&n.step, &n.to_far))
        return true;
    proportion_set(&at, &n.to_far, &n.step);
    if (is_sooner(p, &at)) {
        share_put_sooner(&p->leave, &at, p->ends_at_one && p->leave_face == NO_FACE);
        p->leave_face = face_of(axis, !n.down);
    }
    return true;
}

/* True when the line meets the closed box; then the passage is the part of it in there. The axes run from the last to
 * the first: of faces that the line crosses at one point, that of the first axis overwrites the others. */
GRAZE_REPEATED bool passes(passage *p, const graze_obb *box, const line *l)
{
    return narrow(p, box, l, AXIS_Z) && narrow(p, box, l, AXIS_Y) && narrow(p, box, l, AXIS_X) &&
           (can_skip(p->enter_face == NO_FACE) || share_order(&p->enter, &p->leave) <= 0);
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
