/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A capsule in floats that moves out of a mesh, by the rounds of mesh_rounds.h. Define mesh_leave_face before: the move of the
 * mover out of one face, to the side of the middle of `before`.
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

/* ---- Planes that push ---- */

static float size_of(const graze_vec3 *v)
{
    return float_abs(v->x) + float_abs(v->y) + float_abs(v->z);
}

static inline void push_begin(push_plane *p, const graze_vec3 *normal, const graze_vec3 *by)
{
    vec3_copy(&p->normal, normal);
    p->reach = p->push = vec3_dot(normal, by);
}

/* Beyond the plane by more than what rounding takes from the place, from the move and from the product. */
static void mesh_push_add(push_plane *p, const graze_capsule *mover, const graze_vec3 *normal,
                          const graze_vec3 *by, const graze_vec3 *move)
{
    const float a = size_of(&mover->core.a), b = size_of(&mover->core.b);
    const float sizes = size_of(by) + size_of(move) + (float_less(a, b) ? b : a) + mover->radius;
    vec3_copy(&p->normal, normal);
    p->reach = vec3_dot(normal, by) + vec3_dot(normal, move) + sizes * 0x1p-21f;
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

static graze_separation mesh_find_longest(const graze_mesh *mesh, const graze_capsule *at,
                                          const graze_segment *before, graze_vec3 *move,
                                          graze_vec3 *normal)
{
    graze_separation result = GRAZE_FREE;
    float longest = 0.0f;
    vec3_set(move, 0.0f, 0.0f, 0.0f);
    vec3_set(normal, 0.0f, 0.0f, 0.0f);
    for (uint32_t i = 0; i < mesh->count; i++) {
        graze_triangle face;
        graze_vec3 by, out;
        mesh_set_triangle(&face, mesh, &mesh->indices[(size_t)i * 3u]);
        const graze_separation one = mesh_leave_face(&face, at, before, &by, &out);
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

static bool mesh_set_place(graze_segment *to, const graze_segment *core, const graze_vec3 *by)
{
    return core_set_moved(to, core, by);
}

static void mesh_set_unit(graze_vec3 *normal, const graze_vec3 *by)
{
    (void)vec3_set_unit(normal, by);
}

#include "mesh_rounds.h"
