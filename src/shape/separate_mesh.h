/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A capsule that moves out of a mesh; a sphere is a capsule whose core is its center. In each round the face that needs the
 * longest move becomes a plane, which the moves of all later rounds respect; then the planes push the mover together (push.h).
 * The mover is free if no face moves it any more, which is the exact decision of separate_face.h or separate_face_core.h. Any
 * coordinates: the routine of a triangle decides which are near.
 *
 * Define mesh_leave_face before: the move of the mover out of one face, to the side of the middle of `before`.
 */
#include "../../include/graze/separate.h"
#include "../number/unit.h"
#include "escape_heading.h"
#include "mesh_scan.h"
#include "push.h"

typedef struct {
    const graze_mesh *mesh;
    const graze_capsule *mover;
    const graze_segment *before; /* to the side of its middle */
    graze_vec3 by;
    push_plane planes[GRAZE_SEPARATE_ROUNDS];
} mesh_parting;

/* < 3 * 2^62 */
static inline uint64_t mesh_square_of(const graze_vec3 *by)
{
    const uint32_t x = s32_magnitude(by->x), y = s32_magnitude(by->y), z = s32_magnitude(by->z);
    return u32_mul(x, x) + u32_mul(y, y) + u32_mul(z, z);
}

/* The first of the faces that need the longest move; GRAZE_NO_PLACE if a face has no place. */
static inline graze_separation mesh_find_longest(const mesh_parting *p, const graze_capsule *at,
                                                 graze_vec3 *move, graze_vec3 *normal)
{
    mesh_scan s;
    uint64_t longest = 0;
    vec3_set_zero(move);
    vec3_set_zero(normal);
    mesh_scan_begin(&s, p->mesh);
    mesh_scan_set_box_of_capsule(&s, at);
    while (mesh_scan_find(&s)) {
        graze_vec3 by, out;
        const graze_separation one = mesh_leave_face(&s.triangle, at, p->before, &by, &out);
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

/* The face of the first round alone moves the mover as a triangle does. */
static inline void mesh_push(mesh_parting *p, uint32_t round, const graze_vec3 *move,
                             const graze_vec3 *normal)
{
    if (round == 0) {
        vec3_copy(&p->by, move);
        push_begin(&p->planes[0], normal, move);
        return;
    }
    push_add(&p->planes[round], normal, &p->by, move);
    push_settle(p->planes, round + 1, &p->by);
}

/* Returns the number of rounds; more than GRAZE_SEPARATE_ROUNDS: no place is free. */
static inline uint32_t mesh_find_place(mesh_parting *p)
{
    graze_capsule at;
    graze_vec3 move, normal;
    vec3_copy(&at.core.a, &p->mover->core.a);
    vec3_copy(&at.core.b, &p->mover->core.b);
    at.radius = p->mover->radius;
    for (uint32_t round = 0;; round++) {
        const graze_separation result = mesh_find_longest(p, &at, &move, &normal);
        if (result == GRAZE_FREE)
            return round;
        if (result == GRAZE_NO_PLACE || round == GRAZE_SEPARATE_ROUNDS)
            return GRAZE_SEPARATE_ROUNDS + 1;
        mesh_push(p, round, &move, &normal);
        if (!mesh_set_place(&at.core, &p->mover->core, &p->by))
            return GRAZE_SEPARATE_ROUNDS + 1;
    }
}

/* One face has its normal; from more of them the mover leaves along the move. */
static inline void mesh_set_normal(graze_vec3 *normal, const mesh_parting *p, uint32_t rounds)
{
    const graze_vec3 *by = &p->by;
    if (rounds == 1) {
        vec3_copy(normal, &p->planes[0].normal);
        return;
    }
    graze_unit(normal, s32_magnitude(by->x), s32_magnitude(by->y), s32_magnitude(by->z));
    normal->x = by->x < 0 ? -normal->x : normal->x;
    normal->y = by->y < 0 ? -normal->y : normal->y;
    normal->z = by->z < 0 ? -normal->z : normal->z;
}

static inline graze_separation mesh_separate(const graze_mesh *mesh, const graze_capsule *mover,
                                             const graze_vec3 *before, graze_vec3 *move,
                                             graze_vec3 *normal)
{
    graze_segment point;
    mesh_parting p;
    if (mover->radius <= 0)
        return GRAZE_FREE;
    p.mesh = mesh;
    p.mover = mover;
    p.before = &mover->core;
    if (before != 0) {
        vec3_copy(&point.a, before);
        vec3_copy(&point.b, before);
        p.before = &point;
    }
    const uint32_t rounds = mesh_find_place(&p);
    if (rounds == 0)
        return GRAZE_FREE;
    if (rounds > GRAZE_SEPARATE_ROUNDS) {
        vec3_set_zero(move);
        vec3_set_zero(normal);
        return GRAZE_NO_PLACE;
    }
    mesh_set_normal(normal, &p, rounds);
    vec3_copy(move, &p.by);
    return GRAZE_MOVED;
}
