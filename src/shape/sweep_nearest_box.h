/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The words of sweep_nearest.h in the fixed build: the box around a mover and its way, and ways back. Any coordinates. */
#include "../number/scalar.h"
#include "beyond.h"

/* In raw units. The place of a hit is at most 1.501 off, and 2^-30 of a motion is at most 2 raw units. So the distance of a place
 * from the exact one is at most 2.6, while free places on both sides of a target are two radii apart: 4 if the radius is 2. */
enum { SWEEP_SLACK = 8, SWEEP_THICK = 2 };

typedef struct {
    const void *targets;
    uint32_t count;
    const void *mover;
    vector_n start, motion;
    span below; /* the mover, from its center or min */
    struct {
        span AXIS_LIST;
    } above;
    bool is_thin;        /* a ball, less than the errors of places */
    vector_n low, high;  /* the box, opened as in clamp.h */
    graze_result result; /* so far */
    uint32_t best;       /* the target with this result, or GRAZE_NO_INDEX */
} sweep_search;

/* ---- The box ---- */

GRAZE_INLINE graze_scalar sweep_below(graze_scalar c, span size)
{
    return s32_offset_held(s32_offset_held(c, true, size.raw), true, SWEEP_SLACK);
}

GRAZE_INLINE graze_scalar sweep_above(graze_scalar c, span size)
{
    return s32_offset_held(s32_offset_held(c, false, size.raw), false, SWEEP_SLACK);
}

GRAZE_ONCE void sweep_set_box(sweep_search *s, const vector_n *from, const vector_n *to)
{
#define SET_SIDES(axis)                                                                            \
    do {                                                                                           \
        const bool down = to->axis < from->axis;                                                   \
        s->low.axis = opened_below(sweep_below(down ? to->axis : from->axis, s->below));           \
        s->high.axis = opened_above(sweep_above(down ? from->axis : to->axis, s->above.axis));     \
    } while (0)
    EACH_AXIS(SET_SIDES);
}
#undef SET_SIDES

GRAZE_INLINE void sweep_shorten(sweep_search *s, const vector_n *end)
{
    sweep_set_box(s, &s->start, end);
}

/* The whole motion. A box stops earlier where its other side is at the border of the world. */
GRAZE_INLINE void sweep_set_motion(sweep_search *s, vector_n motion)
{
    vector_n end;
#define SET_END(axis)                                                                              \
    s->motion.axis = motion.axis;                                                                  \
    end.axis = clamped_coordinate(graze_add(s->start.axis, motion.axis))
    EACH_AXIS(SET_END);
    sweep_set_box(s, &s->start, &end);
}
#undef SET_END

GRAZE_ONCE void sweep_begin_ball(sweep_search *s, const ball_n *ball, vector_n motion)
{
    s->mover = ball;
    s->below = span_of(ball->radius);
    s->is_thin = ball->radius < SWEEP_THICK;
    copy_n(&s->start, &ball->center);
#define SET_ABOVE(axis) s->above.axis = s->below
    EACH_AXIS(SET_ABOVE);
    sweep_set_motion(s, motion);
}
#undef SET_ABOVE

/* An empty one misses, whatever its box is. */
GRAZE_ONCE void sweep_begin_box(sweep_search *s, const box_n *box, vector_n motion)
{
    s->mover = box;
    s->below = span_zero();
    s->is_thin = false;
    copy_n(&s->start, &box->min);
#define SET_ABOVE(axis) s->above.axis = span_apart(box->min.axis, box->max.axis)
    EACH_AXIS(SET_ABOVE);
    sweep_set_motion(s, motion);
}
#undef SET_ABOVE

/* ---- Targets beyond it ---- */

GRAZE_INLINE bool sweep_ball_is_beyond(const sweep_search *s, const ball_n *ball)
{
    const span radius = span_of(ball->radius);
#define IS_BEYOND(axis) nearest_is_beyond(ball->center.axis, radius, s->low.axis, s->high.axis)
    return ANY_AXIS(IS_BEYOND);
}
#undef IS_BEYOND

GRAZE_INLINE bool sweep_core_is_beyond(const sweep_search *s, const segment_n *core,
                                       graze_scalar radius)
{
    const span size = span_of(radius);
#define IS_BEYOND(axis)                                                                            \
    nearest_core_is_beyond(core->a.axis, core->b.axis, size, s->low.axis, s->high.axis)
    return ANY_AXIS(IS_BEYOND);
}
#undef IS_BEYOND

GRAZE_INLINE bool sweep_box_is_beyond(const sweep_search *s, const box_n *box)
{
#define IS_BEYOND(axis) (box->max.axis < s->low.axis || s->high.axis < box->min.axis)
    return ANY_AXIS(IS_BEYOND);
}
#undef IS_BEYOND

/* Of a triangle. */
GRAZE_INLINE bool sweep_corners_are_beyond(const sweep_search *s, const vector_n *a,
                                           const vector_n *b, const vector_n *c)
{
#define IS_BEYOND(axis)                                                                            \
    (a->axis < s->low.axis && b->axis < s->low.axis && c->axis < s->low.axis) ||                   \
        (s->high.axis < a->axis && s->high.axis < b->axis && s->high.axis < c->axis)
    return ANY_AXIS(IS_BEYOND);
}
#undef IS_BEYOND

/* ---- Places ---- */

GRAZE_INLINE void sweep_set_way(vector_n *way, const vector_n *start, const vector_n *place)
{
#define SET_WAY(axis) way->axis = graze_sub(place->axis, start->axis)
    EACH_AXIS(SET_WAY);
}
#undef SET_WAY

GRAZE_INLINE void sweep_set_end(vector_n *place, const vector_n *start, const vector_n *way)
{
#define SET_END(axis) place->axis = start->axis + way->axis
    EACH_AXIS(SET_END); /* between the start and the place of which that is the way */
}
#undef SET_END

GRAZE_INLINE void sweep_set_back(vector_n *to, const vector_n *place, const vector_n *way,
                                 int32_t share)
{
#define SET_BACK(axis) to->axis = place->axis - way->axis / share
    EACH_AXIS(SET_BACK); /* between the place and the start */
}
#undef SET_BACK

GRAZE_INLINE bool sweep_is_same(const vector_n *a, const vector_n *b)
{
#define IS_SAME(axis) a->axis == b->axis
    return ALL_AXES(IS_SAME);
}
#undef IS_SAME

GRAZE_INLINE bool sweep_is_less(graze_fraction a, graze_fraction b)
{
    return a < b;
}

GRAZE_INLINE bool sweep_is_zero(graze_scalar c)
{
    return c == 0;
}
