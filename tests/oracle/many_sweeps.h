/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The casts of shapes that move, at one of many targets and at all of them, called alike for each kind of inputs_sweep_nearest.h:
 * in the plane z is 0. For the hashes and the oracles.
 */
#ifndef GRAZE_TESTS_MANY_SWEEPS_H
#define GRAZE_TESTS_MANY_SWEEPS_H

#include "../../include/graze/graze.h"
#include "inputs_sweep_nearest.h"

typedef struct many_sweep {
    int kind;
    uint32_t count, stride; /* in words of a target */
    graze_scalar targets[MANY_MOST * MANY_WORDS], mover[6];
    graze_vec3 motion;
} many_sweep;

/* `scalar`: of a raw integer. */
static inline void many_set(many_sweep *m, int kind, const sweep_many_words *w,
                            graze_scalar (*scalar)(int32_t raw))
{
    m->kind = kind;
    m->count = w->count;
    m->stride = sweep_many_target_words(kind);
    for (uint32_t i = 0; i < MANY_MOST * MANY_WORDS; i++)
        m->targets[i] = scalar(w->targets[i]);
    for (int i = 0; i < 6; i++)
        m->mover[i] = scalar(w->mover[i]);
    m->motion = graze_vec3_of(scalar(w->motion[0]), scalar(w->motion[1]), scalar(w->motion[2]));
}

static inline graze_vec3 many_solid(graze_vec2 v)
{
    return graze_vec3_of(v.x, v.y, 0);
}

static inline void many_copy_flat(graze_sweep_hit *hit, graze_result result,
                                  const graze_sweep_hit2 *flat)
{
    if (hit == 0 || result == GRAZE_MISS)
        return;
    hit->center = many_solid(flat->center);
    hit->point = many_solid(flat->point);
    hit->normal = many_solid(flat->normal);
    hit->fraction = flat->fraction;
    hit->feature = flat->feature;
    hit->index = flat->index;
}

static inline graze_result many_cast_in_space(const many_sweep *m, const void *target,
                                              graze_vec3 way, graze_sweep_hit *hit)
{
    const void *mover = m->mover;
    switch (m->kind) {
    case MANY_AABB_SPHERE:
        return graze_aabb_spherecast((const graze_aabb *)target, (const graze_sphere *)mover, way,
                                     hit);
    case MANY_SPHERE_SPHERE:
        return graze_sphere_spherecast((const graze_sphere *)target, (const graze_sphere *)mover,
                                       way, hit);
    case MANY_CAPSULE_SPHERE:
        return graze_capsule_spherecast((const graze_capsule *)target, (const graze_sphere *)mover,
                                        way, hit);
    case MANY_AABB_AABB:
        return graze_aabb_aabbcast((const graze_aabb *)target, (const graze_aabb *)mover, way, hit);
    default:
        return graze_triangle_spherecast((const graze_triangle *)target,
                                         (const graze_sphere *)mover, way, hit);
    }
}

static inline graze_result many_cast_in_plane(const many_sweep *m, const void *target,
                                              graze_vec2 way, graze_sweep_hit2 *hit)
{
    const void *mover = m->mover;
    switch (m->kind) {
    case MANY_WALL_CIRCLE:
        return graze_segment2_circlecast((const graze_segment2 *)target,
                                         (const graze_circle *)mover, way, hit);
    case MANY_CIRCLE_CIRCLE:
        return graze_circle_circlecast((const graze_circle *)target, (const graze_circle *)mover,
                                       way, hit);
    case MANY_CAPSULE2_CIRCLE:
        return graze_capsule2_circlecast((const graze_capsule2 *)target,
                                         (const graze_circle *)mover, way, hit);
    case MANY_RECT_CIRCLE:
        return graze_rect_circlecast((const graze_rect *)target, (const graze_circle *)mover, way,
                                     hit);
    default:
        return graze_rect_rectcast((const graze_rect *)target, (const graze_rect *)mover, way, hit);
    }
}

/* The corners of all triangles from the last to the first, as the vertices of a mesh. */
static inline graze_result many_cast_at_mesh(const many_sweep *m, graze_vec3 way, uint32_t *index,
                                             graze_sweep_hit *hit)
{
    graze_vec3 vertices[3 * MANY_MOST];
    uint16_t indices[3 * MANY_MOST];
    const graze_mesh mesh = {vertices, indices, m->count};
    const uint32_t corners = 3 * m->count;
    for (uint32_t i = 0; i < corners; i++) {
        const graze_scalar *at = m->targets + 3 * i;
        vertices[corners - 1 - i] = graze_vec3_of(at[0], at[1], at[2]);
        indices[i] = (uint16_t)(corners - 1 - i);
    }
    return graze_mesh_spherecast(&mesh, (const graze_sphere *)m->mover, way, index, hit);
}

static inline graze_result many_nearest_in_space(const many_sweep *m, graze_vec3 way,
                                                 uint32_t *index, graze_sweep_hit *hit)
{
    const void *mover = m->mover, *all = m->targets;
    switch (m->kind) {
    case MANY_AABB_SPHERE:
        return graze_nearest_aabb_spherecast((const graze_aabb *)all, m->count,
                                             (const graze_sphere *)mover, way, index, hit);
    case MANY_SPHERE_SPHERE:
        return graze_nearest_sphere_spherecast((const graze_sphere *)all, m->count,
                                               (const graze_sphere *)mover, way, index, hit);
    case MANY_CAPSULE_SPHERE:
        return graze_nearest_capsule_spherecast((const graze_capsule *)all, m->count,
                                                (const graze_sphere *)mover, way, index, hit);
    case MANY_AABB_AABB:
        return graze_nearest_aabb_aabbcast((const graze_aabb *)all, m->count,
                                           (const graze_aabb *)mover, way, index, hit);
    case MANY_TRIANGLE_SPHERE:
        return graze_nearest_triangle_spherecast((const graze_triangle *)all, m->count,
                                                 (const graze_sphere *)mover, way, index, hit);
    default:
        return many_cast_at_mesh(m, way, index, hit);
    }
}

static inline graze_result many_nearest_in_plane(const many_sweep *m, graze_vec2 way,
                                                 uint32_t *index, graze_sweep_hit2 *hit)
{
    const void *mover = m->mover, *all = m->targets;
    switch (m->kind) {
    case MANY_WALL_CIRCLE:
        return graze_nearest_segment2_circlecast((const graze_segment2 *)all, m->count,
                                                 (const graze_circle *)mover, way, index, hit);
    case MANY_CIRCLE_CIRCLE:
        return graze_nearest_circle_circlecast((const graze_circle *)all, m->count,
                                               (const graze_circle *)mover, way, index, hit);
    case MANY_CAPSULE2_CIRCLE:
        return graze_nearest_capsule2_circlecast((const graze_capsule2 *)all, m->count,
                                                 (const graze_circle *)mover, way, index, hit);
    case MANY_RECT_CIRCLE:
        return graze_nearest_rect_circlecast((const graze_rect *)all, m->count,
                                             (const graze_circle *)mover, way, index, hit);
    default:
        return graze_nearest_rect_rectcast((const graze_rect *)all, m->count,
                                           (const graze_rect *)mover, way, index, hit);
    }
}

/* The cast at one target. */
static inline graze_result many_cast(const many_sweep *m, uint32_t i, graze_vec3 motion,
                                     graze_sweep_hit *hit)
{
    const void *target = m->targets + i * m->stride;
    graze_sweep_hit2 flat;
    if (sweep_many_axes(m->kind) == 3)
        return many_cast_in_space(m, target, motion, hit);
    const graze_result result =
        many_cast_in_plane(m, target, graze_vec2_of(motion.x, motion.y), hit != 0 ? &flat : 0);
    many_copy_flat(hit, result, &flat);
    return result;
}

/* The nearest of all targets. */
static inline graze_result many_nearest(const many_sweep *m, graze_vec3 motion, uint32_t *index,
                                        graze_sweep_hit *hit)
{
    graze_sweep_hit2 flat;
    if (sweep_many_axes(m->kind) == 3)
        return many_nearest_in_space(m, motion, index, hit);
    const graze_result result =
        many_nearest_in_plane(m, graze_vec2_of(motion.x, motion.y), index, hit != 0 ? &flat : 0);
    many_copy_flat(hit, result, &flat);
    return result;
}

#endif
