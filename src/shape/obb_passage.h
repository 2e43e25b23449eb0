/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The part of a line that is in an oriented box.
 *
 * The algorithm is that of the axis-aligned box (box_line.h), with the same terms: slabs, lanes, a passage. Here a
 * lane consists of reaches along an axis, which cost products. So each lane is computed once, and the passage keeps
 * everything that is needed later.
 */
#ifndef GRAZE_SHAPE_OBB_PASSAGE_H
#define GRAZE_SHAPE_OBB_PASSAGE_H

typedef struct {
    const graze_vec3 *start;
    length3 from_center, run;
} obb_line;

/* One axis of a box and of a line. Both are mirrored if the line runs down, so that in a lane it runs up. */
typedef struct {
    reach to_near, to_far; /* from the start to the two faces of the slab; < 0: behind it */
    reach step;            /* >= 0 */
    bool down;
} obb_lane;

/* The part of the line inside all slabs. At each end: the face there; of several faces, the one
 * with the first axis. */
typedef struct {
    share enter, leave;
    int enter_face, leave_face; /* OBB_NO_FACE: an end of the line */
    int glide_face; /* the first face whose plane contains the line, which then stays outside; or OBB_NO_FACE */
    bool ends_at_one; /* a segment */
    bool crosses;     /* set by obb_enters_in_time */
} obb_passage;

GRAZE_INLINE void obb_set_line(obb_line *l, const graze_obb *box, const graze_vec3 *start)
{
    l->start = start;
    set_between(&l->from_center, &box->center, start);
}

/* Begins with the whole line. The caller sets its end, p->leave. */
GRAZE_INLINE void obb_begin_passage(obb_passage *p, bool ends_at_one)
{
    share_set_zero(&p->enter);
    p->enter_face = p->leave_face = p->glide_face = OBB_NO_FACE;
    p->crosses = false;
    p->ends_at_one = ends_at_one;
}

/* With a negative half extent a line leaves the slab before it enters. */
GRAZE_INLINE void obb_set_lane(obb_lane *n, const graze_obb *box, const obb_line *l, int axis)
{
    reach half;
    set_reach(&n->to_near, &box->axis[axis], &l->from_center);
    set_reach(&n->step, &box->axis[axis], &l->run);
    n->down = reach_is_negative(&n->step);
    if (n->down)
        reach_negate(&n->step);
    else
        reach_negate(&n->to_near);
    obb_set_half(&half, box, axis);
    reach_copy(&n->to_far, &half);
    reach_add(&n->to_far, &n->to_near);
    reach_subtract(&n->to_near, &half);
}

/* A line that runs along the slab is inside it everywhere or nowhere. */
GRAZE_INLINE bool obb_stays_in_slab(obb_passage *p, const obb_lane *n, const graze_obb *box,
                                    int axis)
{
    const bool in_near = reach_sign(&n->to_near) >= 0;
    if ((in_near || reach_sign(&n->to_far) == 0) && !obb_is_zero_axis(&box->axis[axis]))
        p->glide_face = obb_face_of(axis, !in_near);
    return reach_sign(&n->to_near) <= 0;
}

/* Whether to skip a comparison whose result is known. Far code always compares: that is smaller, and speed does not
 * matter there. */
GRAZE_INLINE bool obb_can_skip(bool known)
{
    return !GRAZE_FAR && known;
}

GRAZE_INLINE bool obb_is_later(const obb_passage *p, const proportion *enter)
{
    return obb_can_skip(p->enter_face == OBB_NO_FACE) || proportion_order(enter, &p->enter) >= 0;
}

GRAZE_INLINE bool obb_is_sooner(const obb_passage *p, const proportion *leave)
{
    return obb_can_skip(p->ends_at_one && p->leave_face == OBB_NO_FACE) ||
           proportion_order(leave, &p->leave) <= 0;
}

/* Narrows the passage to one slab. Returns false if the line misses the slab. Compiled once for
 * three axes in far arithmetic, which saves flash; speed does not matter there. */
FAR_FRAMED_REPEATED bool obb_narrow(obb_passage *p, const graze_obb *box, const obb_line *l,
                                    int axis)
{
    obb_lane n;
    proportion at; /* for the near face, then for the far one, to save stack */
    obb_set_lane(&n, box, l, axis);
    if (reach_is_negative(&n.to_far))
        return false;
    if (reach_is_zero(&n.step))
        return obb_stays_in_slab(p, &n, box, axis);
    if (!reach_is_negative(&n.to_near)) {
        if (obb_can_skip(p->ends_at_one) && reach_less(&n.step, &n.to_near))
            return false;
        proportion_set(&at, &n.to_near, &n.step);
        if (obb_is_later(p, &at)) {
            share_set_proportion(&p->enter, &at);
            p->enter_face = obb_face_of(axis, n.down);
        }
    }
    if (obb_can_skip(p->ends_at_one) && reach_less(&n.step, &n.to_far))
        return true;
    proportion_set(&at, &n.to_far, &n.step);
    if (obb_is_sooner(p, &at)) {
        share_set_proportion(&p->leave, &at);
        p->leave_face = obb_face_of(axis, !n.down);
    }
    return true;
}

/* Returns false if the line leaves before it enters. Sets p->crosses, but not for a near line that starts in all slabs: it
 * cannot leave before it enters, and only some callers need to know whether it crosses. */
GRAZE_INLINE bool obb_enters_in_time(obb_passage *p)
{
    if (obb_can_skip(p->enter_face == OBB_NO_FACE))
        return true;
    const int order = share_order(&p->enter, &p->leave);
    p->crosses = order < 0;
    return order <= 0;
}

static inline bool obb_crosses(const obb_passage *p)
{
    return obb_can_skip(p->enter_face == OBB_NO_FACE) ? share_order(&p->enter, &p->leave) < 0
                                                      : p->crosses;
}

/* Returns true if the line meets the closed box: then the passage is the part in it. The axes are
 * processed from the last to the first: if the line crosses several faces at one point, the face of
 * the first axis overwrites the others. */
FAR_FRAMED_REPEATED bool obb_passes(obb_passage *p, const graze_obb *box, const obb_line *l)
{
    return obb_narrow(p, box, l, AXIS_z) && obb_narrow(p, box, l, AXIS_y) &&
           obb_narrow(p, box, l, AXIS_x) && obb_enters_in_time(p);
}

GRAZE_INLINE void obb_set_segment(obb_line *l, obb_passage *p, const graze_obb *box,
                                  const graze_segment *s)
{
    obb_set_line(l, box, &s->a);
    set_between(&l->run, &s->a, &s->b);
    obb_begin_passage(p, true);
    share_set_one(&p->leave);
}

GRAZE_INLINE void obb_set_ray(obb_line *l, obb_passage *p, const graze_obb *box, const graze_ray *r,
                              graze_scalar t_max)
{
    obb_set_line(l, box, &r->origin);
    set_direction(&l->run, &r->dir);
    obb_begin_passage(p, false);
    share_set_limit(&p->leave, t_max);
}

#endif
