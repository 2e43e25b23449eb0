/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A rotated box with unit axes and a mover beside it, and the usual way to the nearest points: in the frame of the box. */
#ifndef GRAZE_TESTS_BENCH_ROTATED_H
#define GRAZE_TESTS_BENCH_ROTATED_H

#include "peer_moves.h"
#include "peer_obb.h"
#include "peer_ways.h"

static inline graze_vec3 out_of_frame(const graze_obb *box, graze_scalar x, graze_scalar y,
                                      graze_scalar z)
{
    const graze_vec3 *a = box->axis;
    return graze_vec3_add(graze_vec3_scale(a[0], x),
                          graze_vec3_add(graze_vec3_scale(a[1], y), graze_vec3_scale(a[2], z)));
}

/* Of four movers three are above the upper face, by less than the radius, and one is in the box. */
static inline void prepare_rotated(graze_obb *target, graze_capsule *mover, const graze_aabb *box,
                                   unsigned number)
{
    static const graze_vec3 rotation[3] = {{GRAZE_C(0.6), GRAZE_C(0.64), GRAZE_C(-0.48)},
                                           {GRAZE_C(0.8), GRAZE_C(-0.48), GRAZE_C(0.36)},
                                           {GRAZE_C(0), GRAZE_C(-0.6), GRAZE_C(-0.8)}};
    const graze_vec3 *min = &box->min, *max = &box->max, *half = &target->half;
    target->half = vec3((max->x - min->x) / 2, (max->y - min->y) / 2, (max->z - min->z) / 2);
    target->center = vec3(min->x + half->x, min->y + half->y, min->z + half->z);
    for (int i = 0; i < 3; i++)
        target->axis[i] = rotation[i];
    const graze_scalar up = number % 4 == 0 ? half->z - half->z / 4 : half->z + half->z / 8;
    mover->radius = half->z / 3 + GRAZE_ONE / 4;
    mover->core.a = graze_vec3_add(target->center, out_of_frame(target, half->x, half->y / 2, up));
    mover->core.b =
        graze_vec3_add(target->center, out_of_frame(target, 0, -half->y, up + half->z / 8));
}

static inline graze_vec3 peer_in_halves(const graze_vec3 *half, const graze_vec3 *p)
{
    const graze_vec3 q = {peer_clamp(p->x, -half->x, half->x), peer_clamp(p->y, -half->y, half->y),
                          peer_clamp(p->z, -half->z, half->z)};
    return q;
}

/* From the box to the core in the frame of the box, which two steps of nearest points find. */
static inline graze_vec3 peer_way_to_core(const graze_obb *box, const graze_segment *world,
                                          graze_vec3 *on_box)
{
    const graze_vec3 a = peer_minus(&world->a, &box->center),
                     b = peer_minus(&world->b, &box->center);
    const graze_segment core = {turned(box, &a), turned(box, &b)};
    graze_vec3 way = {0, 0, 0};
    graze_scalar place;
    *on_box = way;
    for (int i = 0; i < 2; i++) {
        const graze_vec3 back = peer_way_from_core(&core, on_box, &place);
        const graze_vec3 on_core = peer_minus(on_box, &back);
        *on_box = peer_in_halves(&box->half, &on_core);
        way = peer_minus(&on_core, on_box);
    }
    return way;
}

static inline graze_vec3 peer_out_of_frame(const graze_obb *box, const graze_vec3 *v)
{
    const graze_vec3 *a = box->axis;
    return vec3(peer_mul(a[0].x, v->x) + peer_mul(a[1].x, v->y) + peer_mul(a[2].x, v->z),
                peer_mul(a[0].y, v->x) + peer_mul(a[1].y, v->y) + peer_mul(a[2].y, v->z),
                peer_mul(a[0].z, v->x) + peer_mul(a[1].z, v->y) + peer_mul(a[2].z, v->z));
}

#endif
