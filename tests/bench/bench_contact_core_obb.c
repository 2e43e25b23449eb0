/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The plane of contact of a capsule beside a rotated box with unit axes, or in it. The peer is the usual way: in the frame of the
 * box the place that two steps of nearest points find, and its direction by a root, back in the world. A core in the box has no
 * direction, and the peer finds no plane.
 */
#include "casts.h"
#include "rotated.h"

static struct {
    graze_obb box;
    graze_capsule mover;
    graze_plane found;
} item;

static void prepare(unsigned number, int32_t scale)
{
    const query q = query_of(number, scale);
    prepare_rotated(&item.box, &item.mover, &q.box, number);
}

static uint32_t peer_obb_planes_of_capsule(const graze_obb *target, const graze_capsule *capsule,
                                           graze_scalar margin, graze_plane *planes, uint32_t most)
{
    graze_vec3 on_box, unit;
    const graze_vec3 way = peer_way_to_core(target, &capsule->core, &on_box);
    const graze_scalar limit = capsule->radius + margin;
    const peer_products squared = peer_dot_wide(&way, &way);
    if (squared > peer_product(limit, limit))
        return 0;
    const graze_scalar length = peer_sqrt(peer_sum(squared));
    if (length <= 0)
        return 0;
    const peer_inverse inverse = peer_invert(length);
    unit.x = peer_times(way.x, inverse);
    unit.y = peer_times(way.y, inverse);
    unit.z = peer_times(way.z, inverse);
    on_box = peer_out_of_frame(target, &on_box);
    if (most > 0) {
        planes->point = peer_plus(&target->center, &on_box);
        planes->normal = peer_out_of_frame(target, &unit);
    }
    return 1;
}

typedef uint32_t planes_of(const graze_obb *, const graze_capsule *, graze_scalar, graze_plane *,
                           uint32_t);

static bool beside_box(any_routine *routine)
{
    return ((planes_of *)routine)(&item.box, &item.mover, GRAZE_ONE / 16, &item.found, 1) > 0;
}

static const bench_row rows[] = {
    ROW_WITH_PEER(beside_box, NOTHING, obb_planes_of_capsule),
};

/* A box and a capsule. */
BENCH_SHAPE_WITH_INPUT(contact_core_obb, "VAhVVr");
