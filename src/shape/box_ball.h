/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A sphere against a box, or a circle against a rectangle: squared distance against squared radius.
 * An axis farther than the radius is a miss by itself, so that all that is squared is below 2^31,
 * far coordinates or not.
 */
#include "box_sides.h"

bool BOX_OVERLAPS_BALL(const box_n *box, const ball_n *ball)
{
    const vector_n *c = &ball->center;
    if (!(ball->radius >= 0 && is_box(box)))
        return false;
    span radius = span_of(ball->radius);
#define GAP(axis) span axis = gap(box->min.axis, c->axis, box->max.axis)
    EACH_AXIS(GAP);
#define IS_IN_REACH(axis) span_at_most(axis, radius)
    if (!ALL_AXES(IS_IN_REACH))
        return false;
        /* each < 2^62  =>  the sum of up to three < 2^64 */
#define SQUARE(axis) squares_of(axis)
    squares sum = SUM_OF_AXES(squares_plus, SQUARE);
    return squares_at_most(sum, squares_of(radius));
}
