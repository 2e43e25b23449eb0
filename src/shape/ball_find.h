/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The first or the last point of a line in a ball. ball_line.h and sphere_far.c include this file. Before that,
 * each defines the type of a line, its end, and what happens to the point:
 *
 *   ball_line                      has `of`, its measures, and `ball`
 *   ball_side_of_end(&line)        the side of the end of the line: -1 inside, 0 on the surface, 1 outside
 *   ball_approaches_from_end(&line)   whether the line approaches the center when it is run from its end
 *   ball_turns(&line)              for b < 0: whether the point nearest to the center is before the end of the line
 *   ball_found_end(&line, end, result)   the point is that end of the line, on the surface; returns the result
 *   ball_found_inside(&line, end)  the point is that end of the line, in the interior; returns GRAZE_INSIDE
 *   ball_found_on_surface(&line, &discriminant, leaving)   the point is where the line crosses the surface
 *
 * At start + t * run, the squared distance from the center less the squared radius is a t^2 + 2 b t + c. Signs decide
 * everything. The sign of c, and the sign of the sum at the other end, are the sides of the ends. The signs of b and
 * a + b decide whether the line first approaches the center and then recedes. Only if it does both, between two ends
 * outside, the sign of b^2 - a c decides whether it comes near enough. Roots and quotients are computed only for a hit.
 */

GRAZE_INLINE bool ball_approaches(const ball_line *l)
{
    return approaches_at_start(&l->of->a, &l->of->b);
}

/* depth of the point nearest to the center: 1 inside, 0 on the surface, -1 outside. Also returns GRAZE_MISS for areas that
 * are not numbers, unless leaving: ball_leave has tested them already. */
FAR_FRAMED graze_result ball_result_of_depth(const ball_line *l, const discriminant *d, int depth,
                                             bool leaving)
{
    if (depth < 0 || (!leaving && !ball_has_numbers(l->of, l->ball->radius)))
        return GRAZE_MISS;
    ball_found_on_surface(l, d, leaving);
    return depth > 0 ? GRAZE_HIT : GRAZE_TOUCH;
}

/* The line approaches the center from outside, up to its other end, or only up to its nearest point: then it turns. */
FAR_FRAMED graze_result ball_meet_before(const ball_line *l, ball_place end, int side_of_other,
                                         bool turns, bool leaving)
{
    const ball_measures *of = l->of;
    discriminant d;
    if (!turns && side_of_other >= 0)
        return side_of_other > 0 ? GRAZE_MISS : ball_found_end(l, end, GRAZE_TOUCH);
    if (turns && !leaving && discriminant_rules_out(&of->a, &of->b, &of->c))
        return GRAZE_MISS;
    ball_set_discriminant(&d, of, l->ball->radius);
    discriminant_hold(&d, side_of_other);
    return ball_result_of_depth(l, &d, turns ? discriminant_sign(&d) : 1, leaving);
}

/* Finds the first point, by the side of the start. */
FAR_FRAMED graze_result ball_enter(const ball_line *l)
{
    int side = area_sign(&l->of->c);
    if (side < 0)
        return ball_has_numbers(l->of, l->ball->radius) ? ball_found_inside(l, BALL_AT_START)
                                                        : GRAZE_MISS;
    if (side == 0 && !ball_has_numbers(l->of, l->ball->radius))
        return GRAZE_MISS;
    if (side == 0)
        return ball_found_end(l, BALL_AT_START, ball_approaches(l) ? GRAZE_HIT : GRAZE_TOUCH);
    if (!may_approach_at_start(&l->of->b))
        return GRAZE_MISS;
    bool turns = ball_turns(l);
    if (!turns && !ball_has_numbers(l->of, l->ball->radius))
        return GRAZE_MISS;
    return ball_meet_before(l, BALL_AT_END, turns ? 1 : ball_side_of_end(l), turns, false);
}

/* 1 if the line has a point in the ball, else 0. An int like the result of its callers, so that the last call can be a
 * tail call. */
FAR_FRAMED int ball_meets(const ball_line *l)
{
    const ball_measures *of = l->of;
    if (area_sign(&of->c) <= 0)
        return ball_has_numbers(of, l->ball->radius);
    if (!may_approach_at_start(&of->b))
        return false;
    if (ball_turns(l))
        return ball_comes_within(of, l->ball->radius);
    if (!ball_has_numbers(of, l->ball->radius))
        return false;
    return ball_ends_within(l);
}

FAR_FRAMED graze_result ball_leave_at_end(const ball_line *l, int side)
{
    if (side < 0)
        return ball_found_inside(l, BALL_AT_END);
    return ball_found_end(l, BALL_AT_END, ball_approaches_from_end(l) ? GRAZE_HIT : GRAZE_TOUCH);
}

/* For a line from outside that turns. Most such lines miss, and the discriminant alone shows it;
 * only otherwise the side of the end is computed. */
FAR_FRAMED graze_result ball_leave_after_turn(const ball_line *l)
{
    const ball_measures *of = l->of;
    discriminant d;
    if (discriminant_rules_out(&of->a, &of->b, &of->c))
        return GRAZE_MISS;
    ball_set_discriminant(&d, of, l->ball->radius);
    int side, nearest = discriminant_sign(&d);
    if (nearest < 0)
        return GRAZE_MISS;
    side = ball_side_of_end(l);
    return side > 0 ? ball_result_of_depth(l, &d, nearest, true) : ball_leave_at_end(l, side);
}

/* Finds the last point: the first one, when the line is run from its end. */
FAR_FRAMED graze_result ball_leave(const ball_line *l)
{
    int side, side_of_start = area_sign(&l->of->c);
    bool approaches = ball_approaches(l);
    if ((side_of_start > 0 && !approaches) || !ball_has_numbers(l->of, l->ball->radius))
        return GRAZE_MISS;
    if (side_of_start > 0 && ball_approaches_from_end(l))
        return ball_leave_after_turn(l);
    side = ball_side_of_end(l);
    if (side <= 0)
        return ball_leave_at_end(l, side);
    return side_of_start > 0 ? GRAZE_MISS
                             : ball_meet_before(l, BALL_AT_START, side_of_start, approaches, true);
}
