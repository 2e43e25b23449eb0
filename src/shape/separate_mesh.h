/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A capsule that moves out of a mesh, by the rounds of mesh_rounds.h. Whether a face moves the mover is the exact decision of
 * separate_face.h or separate_face_core.h. Any coordinates: the routine of a triangle decides which are near.
 *
 * Define mesh_leave_face before: the move of the mover out of one face, to the side of the middle of `before`.
 */
#include "../number/unit.h"
#include "escape_heading.h"
#include "mesh_scan.h"
#include "push.h"

/* < 3 * 2^62 */
static inline uint64_t mesh_square_of(const graze_vec3 *by)
{
    const uint32_t x = s32_magnitude(by->x), y = s32_magnitude(by->y), z = s32_magnitude(by->z);
    return u32_mul(x, x) + u32_mul(y, y) + u32_mul(z, z);
}

static inline graze_separation mesh_find_longest(const graze_mesh *mesh, const graze_capsule *at,
                                                 const graze_segment *before, graze_vec3 *move,
                                                 graze_vec3 *normal)
{
    mesh_scan s;
    uint64_t longest = 0;
    vec3_set_zero(move);
    vec3_set_zero(normal);
    mesh_scan_begin(&s, mesh);
    mesh_scan_set_box_of_capsule(&s, at);
    while (mesh_scan_find(&s)) {
        graze_vec3 by, out;
        const graze_separation one = mesh_leave_face(&s.triangle, at, before, &by, &out);
        if (one == GRAZE_NO_PLACE)
            return GRAZE_NO_PLACE;
        if (one == GRAZE_FREE || mesh_square_of(&by) <= longest)
            continue;
        longest = mesh_square_of(&by);
        vec3_copy(move, &by);
        vec3_copy(normal, &out);
    }
    return longest > 0 ? GRAZE_MOVED : GRAZE_FREE;
}

static inline void mesh_push_add(push_plane *p, const graze_capsule *mover,
                                 const graze_vec3 *normal, const graze_vec3 *by,
                                 const graze_vec3 *move)
{
    (void)mover;
    push_add(p, normal, by, move);
}

static inline bool mesh_is_core_near(const graze_segment *core)
{
    return vector_in_range(&core->a) && vector_in_range(&core->b);
}

/* The small world decides at near places only, so a near core has no others in the fixed build either. */
static inline bool mesh_set_place(graze_segment *to, const graze_segment *core,
                                  const graze_vec3 *by)
{
    return core_set_moved(to, core, by) && (!mesh_is_core_near(core) || mesh_is_core_near(to));
}

static inline void mesh_set_unit(graze_vec3 *normal, const graze_vec3 *by)
{
    graze_unit(normal, s32_magnitude(by->x), s32_magnitude(by->y), s32_magnitude(by->z));
    normal->x = by->x < 0 ? -normal->x : normal->x;
    normal->y = by->y < 0 ? -normal->y : normal->y;
    normal->z = by->z < 0 ? -normal->z : normal->z;
}

#include "mesh_rounds.h"
