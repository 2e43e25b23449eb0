/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Finds the first or the last point of a line in a ball. ball_line.h and sphere_line_far.c include this file.
 * Before that, each defines what a line is, where it ends, and what becomes of the point:
 *
 *   line                          has `of`, its measures, and `ball`
 *   side_of_end(&line)            where its end is: -1 inside, 0 on the surface, 1 outside
 *   nears_from_end(&line)         whether it comes nearer to the center when walked from its end
 *   meet_at(&line, end, result)   the point is that end of it, on the surface; returns the result
 *   meet_inside(&line, end)       the same, in the interior; returns GRAZE_INSIDE
 *   meet_crossing(&line, &discriminant, leaving)   it is where the line crosses the surface
 *   BALL_STEP                     how the functions here are declared: inlined near, called far
 *
 * Where the line has gone t of its run, its squared distance from the center less the squared radius
 * is a t^2 + 2 b t + c. Signs decide everything: that of c and of the same at the other end say on
 * which side of the surface the ends are; those of b and of a + b, whether the line first comes nearer
 * to the center and then goes away; and only when it does both, between two ends outside, the sign of
 * b^2 - a c says whether it has come near enough. Roots and quotients are for those who ask where.
 */

GRAZE_INLINE bool nears_from_start(const line *l)
{
    return nears_at_start(&l->of->a, &l->of->b);
}

/* By where the line gets to at its nearest: 1 inside, 0, -1 outside. */
BALL_STEP graze_result meet_surface(const line *l, const discriminant *d, int depth, bool leaving)
{
    if (depth < 0)
        return GRAZE_MISS;
    meet_crossing(l, d, leaving);
    return depth > 0 ? GRAZE_HIT : GRAZE_TOUCH;
}

/* It comes nearer from here to the other end, or only to its nearest point, where it turns. */
BALL_STEP graze_result meet_before(const line *l, place end, int side_of_other, bool turns,
                                   bool leaving)
{
    const measures *of = l->of;
    discriminant d;
    if (!turns && side_of_other >= 0)
        return side_of_other > 0 ? GRAZE_MISS : meet_at(l, end, GRAZE_TOUCH);
    set_discriminant(&d, &of->from_center, &of->run, &of->a, &of->b, &of->c, l->ball->radius);
    if (turns)
        discriminant_hold(&d, side_of_other);
    return meet_surface(l, &d, turns ? discriminant_sign(&d) : 1, leaving);
}

/* The first point, by the side on which the start is. */
BALL_STEP graze_result enter(const line *l)
{
    int side = area_sign(&l->of->c);
    if (side < 0)
        return meet_inside(l, AT_START);
    if (side == 0)
        return meet_at(l, AT_START, nears_from_start(l) ? GRAZE_HIT : GRAZE_TOUCH);
    if (!nears_from_start(l))
        return GRAZE_MISS;
    bool turns = nears_from_end(l);
    return meet_before(l, AT_END, turns ? 1 : side_of_end(l), turns, false);
}

/* 1 if the line has a point in the ball, else 0. An int like the result of its callers, so that the last call can be a
 * tail call. */
BALL_STEP int meets(const line *l)
{
    const measures *of = l->of;
    if (area_sign(&of->c) <= 0)
        return true;
    if (!nears_from_start(l))
        return false;
    if (nears_from_end(l))
        return comes_within(&of->from_center, &of->run, &of->a, &of->b, &of->c, l->ball->radius);
    return ends_within(l);
}

BALL_STEP graze_result leave_at_end(const line *l, int side_of_end)
{
    if (side_of_end < 0)
        return meet_inside(l, AT_END);
    return meet_at(l, AT_END, nears_from_end(l) ? GRAZE_HIT : GRAZE_TOUCH);
}

/* For a line from outside that turns. Most such lines miss, and the discriminant alone shows it; only for
 * the others the side of the end is computed. */
BALL_STEP graze_result leave_after_turn(const line *l)
{
    const measures *of = l->of;
    discriminant d;
    set_discriminant(&d, &of->from_center, &of->run, &of->a, &of->b, &of->c, l->ball->radius);
    int side, nearest = discriminant_sign(&d);
    if (nearest < 0)
        return GRAZE_MISS;
    side = side_of_end(l);
    return side > 0 ? meet_surface(l, &d, nearest, true) : leave_at_end(l, side);
}

/* The last point: the same as the first, walked from the other end. */
BALL_STEP graze_result leave(const line *l)
{
    int side, side_of_start = area_sign(&l->of->c);
    bool nears = nears_from_start(l);
    if (side_of_start > 0 && !nears)
        return GRAZE_MISS;
    if (side_of_start > 0 && nears_from_end(l))
        return leave_after_turn(l);
    side = side_of_end(l);
    if (side <= 0)
        return leave_at_end(l, side);
    return side_of_start > 0 ? GRAZE_MISS : meet_before(l, AT_START, side_of_start, nears, true);
}
