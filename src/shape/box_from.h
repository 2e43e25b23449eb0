/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Boxes from points, a center and a size, a ball, a capsule, or other boxes. The result may alias any argument: all are read first. */

GRAZE_INLINE void box_from_center_size(const vector_n *center, const vector_n *size, box_n *box)
{
    vector_n low, high;
#define LOW(axis)       low.axis = lower_end(center->axis, size->axis)
#define HIGH(axis)      high.axis = upper_end(center->axis, size->axis)
#define WRITE_MIN(axis) box->min.axis = low.axis
#define WRITE_MAX(axis) box->max.axis = high.axis
    EACH_AXIS(LOW);
    EACH_AXIS(HIGH);
    EACH_AXIS(WRITE_MIN);
    EACH_AXIS(WRITE_MAX);
}
#undef LOW
#undef HIGH
#undef WRITE_MIN
#undef WRITE_MAX

/* Inverted on every axis. Extended by a point, it becomes that point. */
static inline void box_set_empty(box_n *box)
{
#define MIN_OF_NONE(axis) box->min.axis = GRAZE_SCALAR_MAX
#define MAX_OF_NONE(axis) box->max.axis = GRAZE_SCALAR_MIN
    EACH_AXIS(MIN_OF_NONE);
    EACH_AXIS(MAX_OF_NONE);
}
#undef MIN_OF_NONE
#undef MAX_OF_NONE

static inline void box_widen(box_n *box, const vector_n *p)
{
#define LOWER(axis) box->min.axis = lesser(box->min.axis, p->axis)
#define RAISE(axis) box->max.axis = greater(box->max.axis, p->axis)
    EACH_AXIS(LOWER);
    EACH_AXIS(RAISE);
}
#undef LOWER
#undef RAISE

GRAZE_INLINE void box_from_points(const vector_n *points, uint32_t count, box_n *box)
{
    box_n all;
    box_set_empty(&all);
    GRAZE_NO_VECTORS
    for (uint32_t i = 0; i < count; i++)
        box_widen(&all, &points[i]);
#define COPY_MIN(axis) box->min.axis = all.min.axis
#define COPY_MAX(axis) box->max.axis = all.max.axis
    EACH_AXIS(COPY_MIN);
    EACH_AXIS(COPY_MAX);
}
#undef COPY_MIN
#undef COPY_MAX

/* An empty box has the neutral value on each side. */
GRAZE_INLINE void box_merge_axis(bool any_a, graze_scalar a_low, graze_scalar a_high, bool any_b,
                                 graze_scalar b_low, graze_scalar b_high, graze_scalar *low,
                                 graze_scalar *high)
{
    *low = lesser(any_a ? a_low : GRAZE_SCALAR_MAX, any_b ? b_low : GRAZE_SCALAR_MAX);
    *high = greater(any_a ? a_high : GRAZE_SCALAR_MIN, any_b ? b_high : GRAZE_SCALAR_MIN);
}

GRAZE_INLINE void box_merge(const box_n *a, const box_n *b, box_n *merged)
{
    bool any_a = box_has_points(a), any_b = box_has_points(b);
#define MERGE(axis)                                                                                \
    box_merge_axis(any_a, a->min.axis, a->max.axis, any_b, b->min.axis, b->max.axis,               \
                   &merged->min.axis, &merged->max.axis)
    EACH_AXIS(MERGE);
}
#undef MERGE

GRAZE_INLINE void box_from_segment(const segment_n *segment, box_n *box)
{
    box_set_empty(box);
    box_widen(box, &segment->a);
    box_widen(box, &segment->b);
}

/* By a negative span, sides that pass each other stay in that order, also at the end of the world. */
GRAZE_INLINE void box_expand_sides(const vector_n *min, const vector_n *max, graze_scalar by,
                                   box_n *expanded)
{
    const span way = span_of(by);
    box_n moved;
#define MOVE_MIN(axis)   moved.min.axis = offset_held(min->axis, by >= 0, way)
#define MOVE_MAX(axis)   moved.max.axis = offset_held(max->axis, by < 0, way)
#define WRITE_SIDE(axis) expanded->min.axis = moved.min.axis, expanded->max.axis = moved.max.axis
    EACH_AXIS(MOVE_MIN);
    EACH_AXIS(MOVE_MAX);
    if (!box_has_points(&moved))
        box_set_empty(&moved);
    EACH_AXIS(WRITE_SIDE);
}
#undef MOVE_MIN
#undef MOVE_MAX
#undef WRITE_SIDE

GRAZE_INLINE void box_expand(const box_n *box, graze_scalar by, box_n *expanded)
{
    if (box_has_points(box))
        box_expand_sides(&box->min, &box->max, by, expanded);
    else
        box_set_empty(expanded);
}

/* The box of the center alone, expanded by the radius. */
GRAZE_INLINE void box_from_ball(const ball_n *ball, box_n *box)
{
    box_expand_sides(&ball->center, &ball->center, ball->radius, box);
}

/* The box of a segment, expanded by a radius. By a negative radius its sides may not pass each other. */
GRAZE_INLINE void box_from_core(const segment_n *core, graze_scalar radius, box_n *box)
{
    box_from_segment(core, box);
    if (radius < 0)
        box_set_empty(box);
    else
        box_expand_sides(&box->min, &box->max, radius, box);
}
