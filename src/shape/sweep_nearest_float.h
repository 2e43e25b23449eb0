/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The words of sweep_nearest.h in floats. The search skips no target, as no margin is known for the errors of all casts. The box
 * around a place is larger by 2^-18 of the greatest number of its sides.
 */
#include "../number/float.h"

typedef struct {
    const void *targets;
    uint32_t count;
    const void *mover;
    vector_n start, motion, below, above; /* the mover, from its center or min */
    bool is_thin;                         /* a point */
    vector_n low, high;                   /* the box */
    graze_result result;                  /* so far */
    uint32_t best;                        /* the target with this result, or GRAZE_NO_INDEX */
} sweep_search;

/* ---- The box ---- */

GRAZE_INLINE float sweep_greater(float a, float b)
{
    return float_less(a, b) ? b : a;
}

GRAZE_INLINE float sweep_lesser(float a, float b)
{
    return float_less(b, a) ? b : a;
}

GRAZE_INLINE void sweep_set_sides(float *low, float *high, float least, float most)
{
    const float slack = sweep_greater(float_abs(least), float_abs(most)) * 0x1p-18f;
    *low = least - slack;
    *high = most + slack;
}

GRAZE_ONCE void sweep_set_box(sweep_search *s, const vector_n *from, const vector_n *to)
{
#define SET_SIDES(axis)                                                                            \
    sweep_set_sides(&s->low.axis, &s->high.axis,                                                   \
                    sweep_lesser(from->axis, to->axis) - s->below.axis,                            \
                    sweep_greater(from->axis, to->axis) + s->above.axis)
    EACH_AXIS(SET_SIDES);
}
#undef SET_SIDES

GRAZE_INLINE void sweep_shorten(const sweep_search *s, const vector_n *end)
{
    (void)s;
    (void)end;
}

GRAZE_INLINE void sweep_set_motion(sweep_search *s, vector_n motion)
{
    s->motion = motion;
#define SET_SIDES(axis)                                                                            \
    s->low.axis = -FLT_MAX;                                                                        \
    s->high.axis = FLT_MAX
    EACH_AXIS(SET_SIDES);
}
#undef SET_SIDES

GRAZE_ONCE void sweep_begin_ball(sweep_search *s, const ball_n *ball, vector_n motion)
{
    s->mover = ball;
    s->start = ball->center;
    s->is_thin = is_zero(ball->radius);
#define SET_RADIUS(axis)                                                                           \
    s->below.axis = ball->radius;                                                                  \
    s->above.axis = ball->radius
    EACH_AXIS(SET_RADIUS);
    sweep_set_motion(s, motion);
}
#undef SET_RADIUS

GRAZE_ONCE void sweep_begin_box(sweep_search *s, const box_n *box, vector_n motion)
{
    s->mover = box;
    s->start = box->min;
    s->is_thin = false;
#define SET_SIZE(axis)                                                                             \
    s->below.axis = 0.0f;                                                                          \
    s->above.axis = box->max.axis - box->min.axis
    EACH_AXIS(SET_SIZE);
    sweep_set_motion(s, motion);
}
#undef SET_SIZE

/* ---- Targets beyond it: none that is NaN, which the cast misses ---- */

GRAZE_INLINE bool sweep_ball_is_beyond(const sweep_search *s, const ball_n *ball)
{
#define IS_BEYOND(axis)                                                                            \
    float_less(ball->center.axis + ball->radius, s->low.axis) ||                                   \
        float_less(s->high.axis, ball->center.axis - ball->radius)
    return ANY_AXIS(IS_BEYOND);
}
#undef IS_BEYOND

GRAZE_INLINE bool sweep_core_is_beyond(const sweep_search *s, const segment_n *core, float radius)
{
#define IS_BEYOND(axis)                                                                            \
    float_less(sweep_greater(core->a.axis, core->b.axis) + radius, s->low.axis) ||                 \
        float_less(s->high.axis, sweep_lesser(core->a.axis, core->b.axis) - radius)
    return ANY_AXIS(IS_BEYOND);
}
#undef IS_BEYOND

GRAZE_INLINE bool sweep_box_is_beyond(const sweep_search *s, const box_n *box)
{
#define IS_BEYOND(axis)                                                                            \
    float_less(box->max.axis, s->low.axis) || float_less(s->high.axis, box->min.axis)
    return ANY_AXIS(IS_BEYOND);
}
#undef IS_BEYOND

/* Of a triangle. */
GRAZE_INLINE bool sweep_corners_are_beyond(const sweep_search *s, const vector_n *a,
                                           const vector_n *b, const vector_n *c)
{
#define IS_BEYOND(axis)                                                                            \
    (float_less(a->axis, s->low.axis) && float_less(b->axis, s->low.axis) &&                       \
     float_less(c->axis, s->low.axis)) ||                                                          \
        (float_less(s->high.axis, a->axis) && float_less(s->high.axis, b->axis) &&                 \
         float_less(s->high.axis, c->axis))
    return ANY_AXIS(IS_BEYOND);
}
#undef IS_BEYOND

/* ---- Places ---- */

GRAZE_INLINE void sweep_set_way(vector_n *way, const vector_n *start, const vector_n *place)
{
#define SET_WAY(axis) way->axis = float_held(place->axis - start->axis)
    EACH_AXIS(SET_WAY);
}
#undef SET_WAY

/* Not from the sum, which would be rounded. */
GRAZE_INLINE void sweep_set_end(const vector_n *place, const vector_n *start, const vector_n *way)
{
    (void)place;
    (void)start;
    (void)way;
}

GRAZE_INLINE void sweep_set_back(vector_n *to, const vector_n *place, const vector_n *way,
                                 int32_t share)
{
    const float part = float_div(1.0f, (float)share); /* a power of two: exact */
#define SET_BACK(axis) to->axis = place->axis - way->axis * part
    EACH_AXIS(SET_BACK);
}
#undef SET_BACK

GRAZE_INLINE bool sweep_is_same(const vector_n *a, const vector_n *b)
{
#define IS_SAME(axis) float_at_most(a->axis, b->axis) && float_at_most(b->axis, a->axis)
    return ALL_AXES(IS_SAME);
}
#undef IS_SAME

GRAZE_INLINE bool sweep_is_less(graze_fraction a, graze_fraction b)
{
    return float_less(a, b);
}

GRAZE_INLINE bool sweep_is_zero(float c)
{
    return is_zero(c);
}
