/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The slab test of the textbooks, for both number types, with one reciprocal for each axis.
 *
 * In Q16.16 it ends at the first miss. In float there are minima and maxima instead of cases. An axis along which the
 * line does not move divides by zero, and relies on infinities to come out right; if the line runs in a face they give
 * NaN.
 */
#ifndef GRAZE_TESTS_BENCH_PEER_SLABS_H
#define GRAZE_TESTS_BENCH_PEER_SLABS_H

#include "peer_number.h"

typedef struct {
    graze_scalar enter, leave;
    graze_vec3 normal;
} slabs;

#if GRAZE_FLOAT

static inline float least(float a, float b)
{
    return a < b ? a : b;
}

static inline float greatest(float a, float b)
{
    return a > b ? a : b;
}

/* Cuts the line to the part between two planes. */
static inline bool slab(slabs *s, float min, float max, float start, float dir, graze_vec3 normal)
{
    float inverse = 1.0f / dir;
    float t_min = (min - start) * inverse, t_max = (max - start) * inverse;
    float near_t = least(t_min, t_max);
    if (near_t > s->enter) {
        s->enter = near_t;
        s->normal = normal;
    }
    s->leave = least(s->leave, greatest(t_min, t_max));
    return true; /* checked once, at the end */
}

#else

/* Cuts the line to the part between two planes. Returns false if nothing remains. */
static inline bool slab(slabs *s, int32_t min, int32_t max, int32_t start, int32_t dir,
                        graze_vec3 normal)
{
    if (dir == 0)
        return min <= start && start <= max;
    peer_inverse inverse = peer_invert(dir);
    int32_t near_t = peer_times((dir > 0 ? min : max) - start, inverse);
    int32_t far_t = peer_times((dir > 0 ? max : min) - start, inverse);
    if (near_t > s->enter) {
        s->enter = near_t;
        s->normal = normal;
    }
    if (far_t < s->leave)
        s->leave = far_t;
    return s->enter <= s->leave;
}

#endif

static inline graze_vec3 vec3(graze_scalar x, graze_scalar y, graze_scalar z)
{
    graze_vec3 v = {x, y, z};
    return v;
}

static inline graze_scalar against(graze_scalar dir)
{
    return dir > 0 ? -GRAZE_ONE : GRAZE_ONE;
}

/* Cuts the line to the part between all six planes. All casts share this body, as in graze. */
__attribute__((noinline, unused)) static bool all_slabs(slabs *s, const graze_aabb *box,
                                                        const graze_vec3 *start,
                                                        const graze_vec3 *dir, graze_scalar limit)
{
    s->enter = 0;
    s->leave = limit;
    s->normal = vec3(0, 0, 0);
    return slab(s, box->min.x, box->max.x, start->x, dir->x, vec3(against(dir->x), 0, 0)) &&
           slab(s, box->min.y, box->max.y, start->y, dir->y, vec3(0, against(dir->y), 0)) &&
           slab(s, box->min.z, box->max.z, start->z, dir->z, vec3(0, 0, against(dir->z))) &&
           s->enter <= s->leave;
}

/*
 * A segment against a box by separating axes, without a division (Ericson, Real-Time Collision Detection, 5.3.3): the
 * three axes of the box, and their cross products with the segment. m is the middle of the segment from that of the
 * box; d and e are half of the segment and of the box.
 */
static inline bool peer_apart(graze_scalar m, graze_scalar d, graze_scalar e)
{
    return peer_abs(m) > e + peer_abs(d);
}

static inline bool peer_apart_across(graze_scalar mu, graze_scalar mv, graze_scalar du,
                                     graze_scalar dv, graze_scalar eu, graze_scalar ev)
{
    return peer_abs(peer_sum(peer_product(mu, dv) - peer_product(mv, du))) >
           peer_sum(peer_product(eu, peer_abs(dv)) + peer_product(ev, peer_abs(du)));
}

static inline bool peer_meets_box(const graze_vec3 *m, const graze_vec3 *d, const graze_vec3 *e)
{
    return !peer_apart(m->x, d->x, e->x) && !peer_apart(m->y, d->y, e->y) &&
           !peer_apart(m->z, d->z, e->z) &&
           !peer_apart_across(m->y, m->z, d->y, d->z, e->y, e->z) &&
           !peer_apart_across(m->z, m->x, d->z, d->x, e->z, e->x) &&
           !peer_apart_across(m->x, m->y, d->x, d->y, e->x, e->y);
}

#endif
