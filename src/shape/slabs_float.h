/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Lines through slabs in floats, for boxes, rectangles and oriented boxes. A slab is the space between two
 * parallel faces. A line enters each slab of a box by one face and leaves it by the other; it is in the box from
 * the last entrance to the first exit.
 *
 * Distances are counted along the line: an axis on which the line runs down is mirrored. So the signs of distances
 * decide whether a line starts in a slab, beside it or on a face, and differences of coordinates have exact signs.
 * Entrances and exits are compared as the quotients that a hit reports: so no line leaves before it enters, and
 * the face of a hit is the one with the reported quotient.
 */
#ifndef GRAZE_SHAPE_SLABS_FLOAT_H
#define GRAZE_SHAPE_SLABS_FLOAT_H

#include "../../include/graze/line.h"
#include "../number/float.h"

/* Without an FPU the slabs of a box are narrowed in a function of their own, which is compiled once. */
#if GRAZE_SOFT_FLOAT && GRAZE_FOR_SIZE
#define SLABS_INLINE GRAZE_ONCE
#else
#define SLABS_INLINE GRAZE_INLINE
#endif

/* A face: 2 * axis at the low end of the axis, 1 more at the high end. NO_FACE: an end of the line. */
enum { NO_FACE = 6 };

/*
 * One slab, as the line runs through it:
 *
 *   to_near, to_far   the distances from the start to the face of the entrance and to that of the exit; < 0: behind
 *   step              how far the line runs across the slab for t = 1, >= 0
 *   down              whether the line runs down the axis
 */
typedef struct {
    float to_near, to_far, step;
    bool down;
} slab;

/*
 * The part of a line that is in all slabs so far:
 *
 *   enter, leave      from where to where
 *   enter_face, leave_face   the faces there; of several, the one with the first axis
 *   glide_face        the first face whose plane contains the line, which then stays out of the interior
 *   ends_at_one       a segment: for a face beyond its end nothing is divided
 */
typedef struct {
    float enter, leave;
    int enter_face, leave_face, glide_face;
    bool ends_at_one;
} passage;

/* The whole line. A passage with a limit below 0 or NaN is not open. */
GRAZE_INLINE void passage_begin(passage *p, float limit, bool ends_at_one)
{
    p->enter = 0.0f;
    p->leave = limit;
    p->ends_at_one = ends_at_one;
    p->enter_face = p->leave_face = p->glide_face = NO_FACE;
}

/* A line that runs along the slab is in it everywhere or nowhere. */
GRAZE_INLINE bool passage_stays(passage *p, const slab *s, int axis)
{
    if (is_zero(s->to_near))
        p->glide_face = 2 * axis;
    else if (is_zero(s->to_far))
        p->glide_face = 2 * axis + 1;
    return !is_positive(s->to_near);
}

/*
 * Returns false if the line misses the slab. The last axis MUST be first: at an edge the face of an earlier axis
 * replaces the other. If the near face is NaN, the far one MUST be as well. A face at infinity is beyond every limit.
 */
GRAZE_INLINE bool passage_narrow(passage *p, const slab *s, int axis)
{
    if (!float_at_most(0.0f, s->to_far))
        return false;
    if (!is_positive(s->step))
        return passage_stays(p, s, axis);
    if (!is_negative(s->to_near)) {
        if (p->ends_at_one && float_less(s->step, s->to_near))
            return false;
        const float enter = float_div(s->to_near, s->step);
        if (float_at_most(p->enter, enter)) {
            p->enter = enter;
            p->enter_face = 2 * axis + (s->down ? 1 : 0);
        }
    }
    if (p->ends_at_one && float_less(s->step, s->to_far))
        return true;
    const float leave = float_div(s->to_far, s->step);
    if (float_at_most(leave, p->leave)) {
        p->leave = leave;
        p->leave_face = 2 * axis + (s->down ? 0 : 1);
    }
    return true;
}

/* Whether the line enters the box before it leaves it. */
GRAZE_INLINE bool passage_crosses(const passage *p)
{
    return float_less(p->enter, p->leave);
}

GRAZE_INLINE bool passage_is_open(const passage *p)
{
    return float_at_most(p->enter, p->leave);
}

/* ---- The first or the last point ---- */

typedef struct {
    graze_result result;
    int face;
    float t;
} contact;

/* The face of the lower axis; `a` if both are on one axis. */
GRAZE_INLINE int first_face(int a, int b)
{
    return a / 2 <= b / 2 ? a : b;
}

/*
 * A line that leaves where it enters touches there, and both faces contain the point. A face in which the line glides
 * contains every point. If no face contains the point, it is an end of the line in the interior.
 */
GRAZE_INLINE void passage_contact(contact *c, const passage *p, bool leaving)
{
    const bool crosses = passage_crosses(p);
    int face = leaving ? p->leave_face : p->enter_face;
    if (!crosses)
        face = first_face(face, leaving ? p->enter_face : p->leave_face);
    c->face = first_face(face, p->glide_face);
    c->t = leaving ? p->leave : p->enter;
    c->result = crosses && p->glide_face == NO_FACE ? GRAZE_HIT : GRAZE_TOUCH;
    if (c->face == NO_FACE)
        c->result = GRAZE_INSIDE;
}

/* A ray without a limit ends at infinity, and its point saturates. */
GRAZE_INLINE float line_at(float start, float run, float t)
{
    if (!float_less(t, FLT_MAX) && !is_zero(run))
        return is_negative(run) ? -FLT_MAX : FLT_MAX;
    return float_held(start + run * t);
}

/* No hit has an infinite t. */
GRAZE_INLINE float ray_limit(float t_max)
{
    return float_less(FLT_MAX, t_max) ? FLT_MAX : t_max;
}

#endif
