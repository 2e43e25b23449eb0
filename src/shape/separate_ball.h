/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A ball that moves out of a box, or out of another ball. Both targets are a core, which is a box: the center of the mover
 * must be at least at the distance `reach` from it. The core of a ball is its center, and the reach is the sum of the radii.
 * Any coordinates. After begin_space.h or begin_plane.h, box.h and separate_box.h.
 */
#include "../number/unit.h"
#include "escape.h"

/* The mover without its radius. */
typedef struct {
    const box_n *core;
    const vector_n *center;
    span reach; /* more than 0 */
} ball_escape;

/* A reach beyond 2^31 is the sum of two radii. */
GRAZE_INLINE bool ball_is_entered(const ball_escape *b, const vector_n *center)
{
    return !squares_at_most(squares_of(b->reach), box_squares_to(b->core, center));
}

/* ---- Straight away from the nearest point of the core ---- */

static inline bool ball_is_free_at(const ball_escape *b, const vector_n *move)
{
    vector_n to;
#define SET_PLACE(axis) to.axis = moved_by(b->center->axis, move->axis)
#define IS_MOVED(axis)  is_moved_by(to.axis, b->center->axis, move->axis)
    EACH_AXIS(SET_PLACE);
    return ALL_AXES(IS_MOVED) && !ball_is_entered(b, &to);
}
#undef SET_PLACE
#undef IS_MOVED

/* The gap to the core on each axis, as the direction of an escape; the third of a plane is 0. */
static inline void ball_set_gaps(escape *e, const ball_escape *b)
{
    e->size[2] = 0;
#define SET_GAP(axis)                                                                              \
    e->size[AXIS_##axis] = box_gap(b->core->min.axis, b->center->axis, b->core->max.axis).raw
    EACH_AXIS(SET_GAP);
}
#undef SET_GAP

/* Gives sizes the signs of the way from the core to the center. */
static inline void ball_set_signs(vector_n *v, const ball_escape *b, const uint32_t *size)
{
#define SET_SIGN(axis)                                                                             \
    v->axis = s32_offset_held(0, b->center->axis < b->core->min.axis, size[AXIS_##axis])
    EACH_AXIS(SET_SIGN);
}
#undef SET_SIGN

/* The direction is exact, and each size of the move is at most 2^-11 too small. So one raw unit on the axis of the greatest
 * gap, at least 0.57 along the direction, makes up for it. */
static inline void ball_move_on(vector_n *move, const ball_escape *b, const escape *gaps)
{
    const uint32_t *gap = gaps->size;
    const int greatest = gap[0] >= gap[1] ? (gap[0] >= gap[2] ? AXIS_x : AXIS_z)
                                          : (gap[1] >= gap[2] ? AXIS_y : AXIS_z);
#define MOVE_ON(axis)                                                                              \
    if (greatest == AXIS_##axis)                                                                   \
    move->axis = moved_on(move->axis, b->center->axis < b->core->min.axis)
    EACH_AXIS(MOVE_ON);
}
#undef MOVE_ON

static inline bool ball_move_straight(vector_n *move, const ball_escape *b, const escape *gaps,
                                      squares apart)
{
    escape e;
    const span way = span_short_of_root(b->reach, apart);
    if (!span_at_most(way, span_of(GRAZE_SCALAR_MAX)))
        return false;
    e.size[0] = gaps->size[0];
    e.size[1] = gaps->size[1];
    e.size[2] = gaps->size[2];
    (void)escape_along(&e, way);
    ball_set_signs(move, b, e.size);
    if (ball_is_free_at(b, move))
        return true;
    ball_move_on(move, b, gaps);
    return ball_is_free_at(b, move);
}

static inline void ball_set_unit(vector_n *normal, const ball_escape *b, const escape *gaps)
{
    graze_vec3 unit;
    uint32_t size[3];
    graze_unit(&unit, gaps->size[0], gaps->size[1], gaps->size[2]);
    size[0] = (uint32_t)unit.x;
    size[1] = (uint32_t)unit.y;
    size[2] = (uint32_t)unit.z;
    ball_set_signs(normal, b, size);
}

/* ---- Along an axis: from inside the core, and where the straight way leads out of the world ---- */

static inline void ball_find_way_out(box_way_out *out, const ball_escape *b, squares apart)
{
    const box_n *core = b->core;
    const vector_n *c = b->center;
    out->way = span_zero();
    out->side = BOX_NO_SIDE;
#define TRY_AXIS(axis)                                                                             \
    const squares beside_##axis =                                                                  \
        squares_minus(apart, squares_of(box_gap(core->min.axis, c->axis, core->max.axis)));        \
    const span axis = span_reaching(squares_of(b->reach), beside_##axis);                          \
    box_try_way(out, 2 * AXIS_##axis, span_moved(axis, core->min.axis, c->axis),                   \
                span_between(GRAZE_SCALAR_MIN, c->axis));                                          \
    box_try_way(out, 2 * AXIS_##axis + 1, span_moved(axis, c->axis, core->max.axis),               \
                span_between(c->axis, GRAZE_SCALAR_MAX))
    EACH_AXIS(TRY_AXIS);
}
#undef TRY_AXIS

static inline graze_separation ball_move_along_axis(vector_n *move, vector_n *normal,
                                                    const ball_escape *b, squares apart)
{
    box_way_out out;
    ball_find_way_out(&out, b, apart);
    return box_write_way_out(move, normal, &out);
}

static inline graze_separation ball_escape_from(const ball_escape *b, vector_n *move,
                                                vector_n *normal)
{
    escape gaps;
    vector_n by;
    const squares apart = box_squares_to(b->core, b->center);
    if (squares_at_most(squares_of(b->reach), apart))
        return GRAZE_FREE;
    ball_set_gaps(&gaps, b);
    if (escape_is_zero(&gaps) || !ball_move_straight(&by, b, &gaps, apart))
        return ball_move_along_axis(move, normal, b, apart);
    ball_set_unit(normal, b, &gaps);
    copy_n(move, &by);
    return GRAZE_MOVED;
}

/* ---- Targets ---- */

GRAZE_INLINE graze_separation box_separate_ball(const box_n *target, const ball_n *mover,
                                                vector_n *move, vector_n *normal)
{
    ball_escape b;
    if (mover->radius <= 0 || !box_has_points(target))
        return GRAZE_FREE;
    b.core = target;
    b.center = &mover->center;
    b.reach = span_of(mover->radius);
    return ball_escape_from(&b, move, normal);
}

GRAZE_INLINE graze_separation ball_separate_ball(const ball_n *target, const ball_n *mover,
                                                 vector_n *move, vector_n *normal)
{
    box_n core;
    ball_escape b;
    if (mover->radius <= 0 || target->radius < 0)
        return GRAZE_FREE;
    copy_n(&core.min, &target->center);
    copy_n(&core.max, &target->center);
    b.core = &core;
    b.center = &mover->center;
    b.reach = span_sum(span_of(target->radius), span_of(mover->radius));
    return ball_escape_from(&b, move, normal);
}
