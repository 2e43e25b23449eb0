/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A box and a ball: the squared distance is compared with the squared radius. A gap on one axis that exceeds the radius
 * is a miss, so every number that is squared is below 2^31, for any coordinates. Included by box.h.
 */

GRAZE_ROUTINE bool box_overlaps_ball(const box_n *box, const ball_n *ball)
{
    const vector_n *c = &ball->center;
    if (!(ball->radius >= 0 && box_has_points(box)))
        return false;
    span radius = span_of(ball->radius);
#define GAP(axis)                                                                                  \
    const span axis = box_gap(box->min.axis, c->axis, box->max.axis);                              \
    if (!span_at_most(axis, radius))                                                               \
    return false
    EACH_AXIS(GAP);
    /* each < 2^62  =>  the sum of up to three < 2^64 */
#define SQUARE(axis) squares_of(axis)
    squares sum = SUM_OF_AXES(squares_plus, SQUARE);
    return squares_at_most(sum, squares_of(radius));
}
#undef GAP
#undef SQUARE
