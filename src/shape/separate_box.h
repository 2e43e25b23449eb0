/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A box that moves out of another along an axis. Any coordinates. After begin_space.h or begin_plane.h, and box.h. */
#include "../../include/graze/separate.h"

/* The shortest way so far, and the face of the target through which it leads: 2 * axis, and 1 more for the upper one.
 * BOX_NO_SIDE: none is in the world. */
typedef struct {
    span way;
    int side;
} box_way_out;

/* Whether the interior of the mover has a point in common with the target. */
GRAZE_INLINE bool box_is_entered(const box_n *target, const box_n *mover)
{
#define IS_ENTERED(axis)                                                                           \
    mover->min.axis < target->max.axis && target->min.axis < mover->max.axis &&                    \
        mover->min.axis < mover->max.axis
    return ALL_AXES(IS_ENTERED) && box_has_points(target);
}
#undef IS_ENTERED

/* `room` is the way of the mover to the end of the world. */
GRAZE_INLINE void box_try_way(box_way_out *out, int side, span way, span room)
{
    if (span_at_most(way, room) && span_at_most(way, span_of(GRAZE_SCALAR_MAX)) &&
        (out->side == BOX_NO_SIDE || span_less(way, out->way))) {
        out->way = way;
        out->side = side;
    }
}

static inline void box_find_way_out(box_way_out *out, const box_n *target, const box_n *mover)
{
    out->way = span_zero();
    out->side = BOX_NO_SIDE;
#define TRY_WAYS(axis)                                                                             \
    box_try_way(out, 2 * AXIS_##axis, span_between(target->min.axis, mover->max.axis),             \
                span_between(GRAZE_SCALAR_MIN, mover->min.axis));                                  \
    box_try_way(out, 2 * AXIS_##axis + 1, span_between(mover->min.axis, target->max.axis),         \
                span_between(mover->max.axis, GRAZE_SCALAR_MAX))
    EACH_AXIS(TRY_WAYS);
}
#undef TRY_WAYS

/* Writes `size`, or -size if down, on the axis of the side, and 0 on the others. */
GRAZE_INLINE void box_write_along(vector_n *v, int side, span size)
{
#define WRITE_ALONG(axis)                                                                          \
    v->axis = side / 2 == AXIS_##axis ? offset_held(0, side % 2 == 0, size) : 0
    EACH_AXIS(WRITE_ALONG);
}
#undef WRITE_ALONG

static inline graze_separation box_write_way_out(vector_n *move, vector_n *normal,
                                                 const box_way_out *out)
{
    const bool found = out->side != BOX_NO_SIDE;
    box_write_along(move, out->side, out->way);
    box_write_along(normal, out->side, found ? span_of(GRAZE_ONE) : span_zero());
    return found ? GRAZE_MOVED : GRAZE_NO_PLACE;
}

GRAZE_INLINE graze_separation box_separate_box(const box_n *target, const box_n *mover,
                                               vector_n *move, vector_n *normal)
{
    box_way_out out;
    if (!box_is_entered(target, mover))
        return GRAZE_FREE;
    box_find_way_out(&out, target, mover);
    return box_write_way_out(move, normal, &out);
}
