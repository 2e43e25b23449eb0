/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The targets and movers of sweep_nearest.h in the plane, and their casts. */
typedef enum {
    SWEEP_WALL_CIRCLE,
    SWEEP_CIRCLE_CIRCLE,
    SWEEP_CAPSULE2_CIRCLE,
    SWEEP_RECT_CIRCLE,
    SWEEP_RECT_RECT
} sweep_kind;

GRAZE_INLINE graze_result sweep_cast(sweep_kind kind, const sweep_search *s, uint32_t i,
                                     const vector_n *motion, sweep_hit_n *hit)
{
    switch (kind) {
    case SWEEP_WALL_CIRCLE:
        return graze_segment2_circlecast((const graze_segment2 *)s->targets + i,
                                         (const graze_circle *)s->mover, *motion, hit);
    case SWEEP_CIRCLE_CIRCLE:
        return graze_circle_circlecast((const graze_circle *)s->targets + i,
                                       (const graze_circle *)s->mover, *motion, hit);
    case SWEEP_CAPSULE2_CIRCLE:
        return graze_capsule2_circlecast((const graze_capsule2 *)s->targets + i,
                                         (const graze_circle *)s->mover, *motion, hit);
    case SWEEP_RECT_CIRCLE:
        return graze_rect_circlecast((const graze_rect *)s->targets + i,
                                     (const graze_circle *)s->mover, *motion, hit);
    default:
        return graze_rect_rectcast((const graze_rect *)s->targets + i, (const graze_rect *)s->mover,
                                   *motion, hit);
    }
}

GRAZE_INLINE bool sweep_is_beyond(sweep_kind kind, const sweep_search *s, uint32_t i)
{
    switch (kind) {
    case SWEEP_WALL_CIRCLE:
        return sweep_core_is_beyond(s, (const graze_segment2 *)s->targets + i, 0);
    case SWEEP_CIRCLE_CIRCLE:
        return sweep_ball_is_beyond(s, (const graze_circle *)s->targets + i);
    case SWEEP_CAPSULE2_CIRCLE: {
        const graze_capsule2 *capsule = (const graze_capsule2 *)s->targets + i;
        return sweep_core_is_beyond(s, &capsule->core, capsule->radius);
    }
    default:
        return sweep_box_is_beyond(s, (const graze_rect *)s->targets + i);
    }
}

/* ---- A point at walls ---- */

GRAZE_INLINE bool sweep_is_on(const graze_segment2 *wall, const graze_vec2 *place)
{
    graze_segment2 point;
    vec2_copy(&point.a, place);
    vec2_copy(&point.b, place);
    return graze_segment2_overlaps_segment(wall, &point);
}

GRAZE_ONCE bool sweep_comes_to(const graze_segment2 *wall, const graze_vec2 *start,
                               const graze_vec2 *place)
{
    return sweep_is_on(wall, place) && !sweep_is_on(wall, start);
}

/* A point that starts on a wall touches it, and moves on. */
GRAZE_INLINE bool sweep_lets_through(sweep_kind kind, const sweep_search *s, uint32_t i,
                                     const vector_n *place)
{
    const graze_capsule2 *capsule = (const graze_capsule2 *)s->targets + i;
    if (kind > SWEEP_CAPSULE2_CIRCLE || kind == SWEEP_CIRCLE_CIRCLE || s->result != GRAZE_HIT ||
        !sweep_is_zero(((const graze_circle *)s->mover)->radius))
        return false;
    if (kind == SWEEP_WALL_CIRCLE)
        return sweep_comes_to((const graze_segment2 *)s->targets + i, &s->start, place);
    return sweep_is_zero(capsule->radius) && sweep_comes_to(&capsule->core, &s->start, place);
}
