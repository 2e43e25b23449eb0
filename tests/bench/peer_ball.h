/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Spheres as in textbooks, for both number types: the quadratic a t^2 + 2 b t + c of a line's
 * squared distance minus the squared radius; and for yes or no the squared distance to the
 * segment or the ray (Ericson, Real-Time Collision Detection, 5.3.2 and 5.1.2).
 */
#ifndef GRAZE_TESTS_BENCH_PEER_BALL_H
#define GRAZE_TESTS_BENCH_PEER_BALL_H

#include "peer_number.h"

/* dir . dir, (start - center) . dir, |start - center|^2 - radius^2 */
typedef struct {
    graze_scalar a, b, c;
} peer_quadratic;

/* The lesser root, or 0 if the line starts inside. */
static bool peer_enters(const peer_quadratic *q, graze_scalar limit, graze_scalar *t)
{
    if (q->c > 0 && q->b > 0)
        return false;
    peer_products under_root = peer_product(q->b, q->b) - peer_product(q->a, q->c);
    if (under_root < 0 || !(q->a > 0))
        return false;
    *t = peer_div(-q->b - peer_root_of(under_root), q->a);
    if (*t < 0)
        *t = 0;
    return *t <= limit;
}

/* along: (center - a) . (b - a). whole, from_a, from_b: the squared lengths of the segment, and
 * from a and b to the center. */
__attribute__((unused)) static bool peer_is_within(graze_scalar along, graze_scalar whole,
                                                   graze_scalar from_a, graze_scalar from_b,
                                                   graze_scalar radius)
{
    graze_scalar squared = from_a;
    if (along > 0)
        squared = along >= whole ? from_b : from_a - peer_mul(along, peer_div(along, whole));
    return squared <= peer_area(peer_product(radius, radius));
}

/* The same for a ray that ends at t = limit, where the squared distance is from_a - 2 limit along + limit^2 whole. */
__attribute__((unused)) static bool peer_is_within_ray(graze_scalar along, graze_scalar whole,
                                                       graze_scalar from_a, graze_scalar limit,
                                                       graze_scalar radius)
{
    graze_scalar squared = from_a;
    if (along > 0) {
        graze_scalar end = peer_mul(limit, whole);
        squared -= along < end ? peer_mul(along, peer_div(along, whole))
                               : peer_mul(limit, 2 * along - end);
    }
    return squared <= peer_area(peer_product(radius, radius));
}

#endif
