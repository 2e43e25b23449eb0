/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A capsule that moves out of a mesh; a sphere is a capsule whose core is its center. In each round the face that needs the
 * longest move becomes a plane, which the moves of all later rounds respect; then the planes push the mover together. The mover
 * is free if no face moves it any more. Exact and in floats: separate_mesh.h and separate_mesh_float.h define before:
 *
 *   push_plane, push_begin, push_settle   as in push.h
 *   mesh_push_add(&plane, mover, &normal, &by, &move)   a plane that a mover, moved by `by`, needs to move on by `move`
 *   mesh_find_longest(mesh, &at, before, &move, &normal)   the first of the faces that need the longest move of a mover at that
 *                             place, to the side of the middle of `before`; GRAZE_NO_PLACE if a face has no place
 *   mesh_set_place(&to, core, &by)   the core, moved; false if no mover is moved there
 *   mesh_set_unit(&normal, &by)   the direction of a move, unless it has none
 */
#include "../../include/graze/separate.h"

typedef struct {
    const graze_mesh *mesh;
    const graze_capsule *mover;
    const graze_segment *before; /* to the side of its middle */
    graze_vec3 by;
    push_plane planes[GRAZE_SEPARATE_ROUNDS];
} mesh_parting;

/* The face of the first round alone moves the mover as a triangle does. */
static inline void mesh_push(mesh_parting *p, uint32_t round, const graze_vec3 *move,
                             const graze_vec3 *normal)
{
    if (round == 0) {
        vec3_copy(&p->by, move);
        push_begin(&p->planes[0], normal, move);
        return;
    }
    mesh_push_add(&p->planes[round], p->mover, normal, &p->by, move);
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
        const graze_separation result = mesh_find_longest(p->mesh, &at, p->before, &move, &normal);
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
    vec3_copy(normal, &p->planes[0].normal);
    if (rounds > 1)
        mesh_set_unit(normal, &p->by);
}

static inline graze_separation mesh_separate(const graze_mesh *mesh, const graze_capsule *mover,
                                             const graze_vec3 *before, graze_vec3 *move,
                                             graze_vec3 *normal)
{
    graze_segment point;
    mesh_parting p;
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
        vec3_set(move, 0, 0, 0);
        vec3_set(normal, 0, 0, 0);
        return GRAZE_NO_PLACE;
    }
    mesh_set_normal(normal, &p, rounds);
    vec3_copy(move, &p.by);
    return GRAZE_MOVED;
}
