/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A sphere against a box: squared distance against squared radius. An axis farther than the radius
 * is a miss by itself, so that all that is squared is below 2^31, far coordinates or not.
 */
#include "aabb_sides.h"

bool graze_aabb_overlaps_sphere(const graze_aabb *box, const graze_sphere *sphere)
{
    const graze_vec3 *c = &sphere->center;
    if (!(sphere->radius >= 0 && is_box(box)))
        return false;
    span radius = span_of(sphere->radius);
    span x = gap(box->min.x, c->x, box->max.x);
    span y = gap(box->min.y, c->y, box->max.y);
    span z = gap(box->min.z, c->z, box->max.z);
    if (!(span_at_most(x, radius) && span_at_most(y, radius) && span_at_most(z, radius)))
        return false;
    /* each < 2^62  =>  the sum < 2^64 */
    squares sum = squares_plus(squares_plus(squares_of(x), squares_of(y)), squares_of(z));
    return squares_at_most(sum, squares_of(radius));
}
