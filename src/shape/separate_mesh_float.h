/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A capsule in floats that moves out of a mesh; a sphere is a capsule whose core is its center: see separate_mesh.h. Define
 * mesh_leave_face before: the move of the mover out of one face, to the side of the middle of `before`.
 */
#include "separate_core_float.h"
#include "triangle_finds_float.h"

#include <stddef.h>

enum { SWEEPS = 16 };

/* A unit normal, how far the move has to reach along it, and how far the plane pushes. */
typedef struct {
    graze_vec3 normal;
    float reach, push;
} push_plane;

typedef struct {
    const graze_mesh *mesh;
    const graze_capsule *mover;
    const graze_segment *before; /* to the side of its middle */
    graze_vec3 by;
    push_plane planes[GRAZE_SEPARATE_ROUNDS];
} mesh_parting;

/* ---- Planes that push ---- */

static float size_of(const graze_vec3 *v)
{
    return float_abs(v->x) + float_abs(v->y) + float_abs(v->z);
}

/* Beyond the plane by more than what rounding takes from the place, from the move and from the product. */
static void push_add(push_plane *p, const mesh_parting *m, const graze_vec3 *normal,
                     const graze_vec3 *move)
{
    const float a = size_of(&m->mover->core.a), b = size_of(&m->mover->core.b);
    const float sizes =
        size_of(&m->by) + size_of(move) + (float_less(a, b) ? b : a) + m->mover->radius;
    vec3_copy(&p->normal, normal);
    p->reach = vec3_dot(normal, &m->by) + vec3_dot(normal, move) + sizes * 0x1p-21f;
    p->push = 0.0f;
}

static void push_step(push_plane *p, graze_vec3 *by)
{
    float push = p->push + (p->reach - vec3_dot(&p->normal, by));
    push = is_negative(push) ? 0.0f : push;
    const float change = push - p->push;
    p->push = push;
    by->x += change * p->normal.x;
    by->y += change * p->normal.y;
    by->z += change * p->normal.z;
}

static void push_settle(push_plane *planes, uint32_t count, graze_vec3 *by)
{
    for (int sweep = 0; sweep < SWEEPS; sweep++)
        for (uint32_t i = 0; i < count; i++)
            push_step(&planes[i], by);
}

/* ---- Rounds ---- */

/* The first of the faces that need the longest move. */
static graze_separation mesh_find_longest(const mesh_parting *p, const graze_capsule *at,
                                          graze_vec3 *move, graze_vec3 *normal)
{
    graze_separation result = GRAZE_FREE;
    float longest = 0.0f;
    vec3_set(move, 0.0f, 0.0f, 0.0f);
    vec3_set(normal, 0.0f, 0.0f, 0.0f);
    for (uint32_t i = 0; i < p->mesh->count; i++) {
        graze_triangle face;
        graze_vec3 by, out;
        mesh_set_triangle(&face, p->mesh, &p->mesh->indices[(size_t)i * 3u]);
        const graze_separation one = mesh_leave_face(&face, at, p->before, &by, &out);
        if (one == GRAZE_NO_PLACE)
            return GRAZE_NO_PLACE;
        if (one == GRAZE_FREE ||
            (result == GRAZE_MOVED && float_at_most(vec3_dot(&by, &by), longest)))
            continue;
        result = GRAZE_MOVED;
        longest = vec3_dot(&by, &by);
        vec3_copy(move, &by);
        vec3_copy(normal, &out);
    }
    return result;
}

static void mesh_push(mesh_parting *p, uint32_t round, const graze_vec3 *move,
                      const graze_vec3 *normal)
{
    if (round == 0) {
        vec3_copy(&p->by, move);
        vec3_copy(&p->planes[0].normal, normal);
        p->planes[0].reach = p->planes[0].push = vec3_dot(normal, move);
        return;
    }
    push_add(&p->planes[round], p, normal, move);
    push_settle(p->planes, round + 1, &p->by);
}

/* Returns the number of rounds; more than GRAZE_SEPARATE_ROUNDS: no place is free. */
static uint32_t mesh_find_place(mesh_parting *p)
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
        if (!core_set_moved(&at.core, &p->mover->core, &p->by))
            return GRAZE_SEPARATE_ROUNDS + 1;
    }
}

/* One face has its normal; from more of them the mover leaves along the move. */
static void mesh_set_normal(graze_vec3 *normal, const mesh_parting *p, uint32_t rounds)
{
    const float length = float_sqrt(vec3_dot(&p->by, &p->by));
    if (rounds == 1 || !is_positive(length) || !is_finite(length))
        vec3_copy(normal, &p->planes[0].normal);
    else
        vec3_set(normal, float_div(p->by.x, length), float_div(p->by.y, length),
                 float_div(p->by.z, length));
}

static graze_separation mesh_separate(const graze_mesh *mesh, const graze_capsule *mover,
                                      const graze_vec3 *before, graze_vec3 *move,
                                      graze_vec3 *normal)
{
    mesh_parting p;
    graze_segment point;
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
        vec3_set(move, 0.0f, 0.0f, 0.0f);
        vec3_set(normal, 0.0f, 0.0f, 0.0f);
        return GRAZE_NO_PLACE;
    }
    mesh_set_normal(normal, &p, rounds);
    vec3_copy(move, &p.by);
    return GRAZE_MOVED;
}
