/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The routine of graze/separate.h for a triangle and a capsule: the build in floats. shape/separate_face_core.h explains the
 * directions.
 */
#include "../include/graze/separate.h"

#if GRAZE_FLOAT
#include "shape/separate_capsule_float.h"

/* Past an edge, by its number, or along the normal. */
enum { FACE_ALONG_NORMAL = 3, FACE_DIRECTIONS };

typedef struct {
    const graze_triangle *face;
    const graze_capsule *mover;
    graze_vec3 normal;
    graze_vec3 heading; /* of unit length */
    float side;         /* where the mover has to be: 1 in front, -1 behind */
    float at_a, at_b;   /* the heights of the ends of the core */
} face_core_parting;

/* The edges go round the face. */
static void face_set_edge(graze_segment *edge, const graze_triangle *f, int i)
{
    vec3_copy(&edge->a, i == 0 ? &f->a : i == 1 ? &f->b : &f->c);
    vec3_copy(&edge->b, i == 0 ? &f->b : i == 1 ? &f->c : &f->a);
}

/* ---- The nearest place ---- */

static void face_try_way(graze_vec3 *least, float *squared, const graze_vec3 *way)
{
    const float next = vec3_dot(way, way);
    if (!float_less(next, *squared))
        return;
    *squared = next;
    vec3_copy(least, way);
}

static void face_try_end(const graze_triangle *f, const graze_vec3 *end, graze_vec3 *least,
                         float *squared)
{
    graze_vec3 nearest;
    graze_triangle_closest_point(f, end, &nearest);
    const graze_vec3 way = vec3_between(&nearest, end);
    face_try_way(least, squared, &way);
}

/* From the face to the nearest place of the core, and the square of its length. 0 if they meet. */
static float face_set_way(const graze_triangle *f, const graze_segment *core, graze_vec3 *way)
{
    float squared = FLT_MAX;
    vec3_set(way, 0.0f, 0.0f, 0.0f);
    if (graze_triangle_overlaps_segment(f, core))
        return 0.0f;
    face_try_end(f, &core->a, way, &squared);
    face_try_end(f, &core->b, way, &squared);
    for (int i = 0; i < 3; i++) {
        graze_segment edge;
        core_pair pair;
        face_set_edge(&edge, f, i);
        const graze_vec3 next = core_way_from(&pair, &edge.a, &edge.b, core);
        face_try_way(way, &squared, &next);
    }
    return squared;
}

static bool face_is_entered(const graze_triangle *f, const graze_segment *core, float radius)
{
    graze_vec3 way;
    return float_less(face_set_way(f, core, &way), radius * radius);
}

/* ---- Moves ---- */

/* Moves by the way, or by a little more, to a free place in the world. */
static bool face_move_by(const face_core_parting *p, float way, graze_vec3 *move)
{
    const graze_segment *core = &p->mover->core;
    float by = way, more = core_unit_of_place(core, p->mover->radius);
    for (int i = 0; i < CORE_TRIES; i++) {
        graze_segment to;
        vec3_set(move, p->heading.x * by, p->heading.y * by, p->heading.z * by);
        if (core_set_moved(&to, core, move) && !face_is_entered(p->face, &to, p->mover->radius))
            return true;
        by = way + more;
        more *= 2.0f;
    }
    return false;
}

/* The same, if the center is on its side then, but for rounding. */
static bool face_move_on_side(const face_core_parting *p, float way, graze_vec3 *move)
{
    const float height = (p->at_a + p->at_b) * 0.5f + vec3_dot(&p->heading, &p->normal) * way;
    return !float_less(height * p->side, p->mover->radius * -0x1p-16f) &&
           face_move_by(p, way, move);
}

static float face_way_along_normal(const face_core_parting *p)
{
    return p->mover->radius - lesser_float(p->at_a * p->side, p->at_b * p->side);
}

static void face_set_heading_along_normal(face_core_parting *p)
{
    vec3_set(&p->heading, p->normal.x * p->side, p->normal.y * p->side, p->normal.z * p->side);
}

static bool face_move_along_normal(face_core_parting *p, graze_vec3 *move)
{
    face_set_heading_along_normal(p);
    return face_move_by(p, face_way_along_normal(p), move);
}

/* The way past an edge, across that edge and the core. */
static float face_find_way_past(const face_core_parting *p, int i, graze_vec3 *heading)
{
    const graze_segment *core = &p->mover->core;
    graze_segment edge;
    face_set_edge(&edge, p->face, i);
    const graze_vec3 along = vec3_between(&edge.a, &edge.b);
    const graze_vec3 run = vec3_between(&core->a, &core->b);
    const graze_vec3 gap = vec3_between(&core->a, &edge.a);
    const graze_vec3 across =
        float_less(p->at_a, p->at_b) ? vec3_cross(&along, &run) : vec3_cross(&run, &along);
    vec3_copy(heading, &across);
    return vec3_set_unit(heading, &across) ? p->mover->radius + vec3_dot(heading, &gap) : FLT_MAX;
}

/* Sets the heading and the way of the shortest of the directions, one for each bit of the set. */
static int face_find_way_out(face_core_parting *p, unsigned directions, float *way)
{
    int which = FACE_ALONG_NORMAL;
    *way = FLT_MAX;
    if (directions & 1u << FACE_ALONG_NORMAL) {
        *way = face_way_along_normal(p);
        face_set_heading_along_normal(p);
    }
    for (int i = 0; i < 3; i++) {
        graze_vec3 heading;
        if (!(directions & 1u << i))
            continue;
        const float next = face_find_way_past(p, i, &heading);
        if (!float_less(next, *way))
            continue;
        which = i;
        *way = next;
        vec3_copy(&p->heading, &heading);
    }
    return which;
}

/* A core that meets the face. */
static bool face_leave(face_core_parting *p, graze_vec3 *move)
{
    unsigned directions = float_less(p->at_a, p->at_b) || float_less(p->at_b, p->at_a)
                              ? (1u << FACE_DIRECTIONS) - 1u
                              : 1u << FACE_ALONG_NORMAL;
    while (directions != 0u) {
        float way;
        const int which = face_find_way_out(p, directions, &way);
        if (float_less(way, FLT_MAX) && face_move_on_side(p, way, move))
            return true;
        directions &= ~(1u << which) & ((1u << FACE_ALONG_NORMAL) - 1u);
    }
    return false;
}

/* ---- The routine ---- */

static float face_height(const face_core_parting *p, const graze_vec3 *point)
{
    const graze_vec3 to = vec3_between(&p->face->a, point);
    return vec3_dot(&p->normal, &to);
}

static void face_set_side(face_core_parting *p, const graze_segment *before)
{
    p->at_a = face_height(p, &p->mover->core.a);
    p->at_b = face_height(p, &p->mover->core.b);
    const float height =
        before != 0 ? face_height(p, &before->a) + face_height(p, &before->b) : p->at_a + p->at_b;
    p->side = is_negative(height) ? -1.0f : 1.0f;
}

static bool face_find_move(face_core_parting *p, const graze_segment *before, const graze_vec3 *way,
                           float squared, graze_vec3 *move)
{
    face_set_side(p, before);
    if (!is_negative((p->at_a + p->at_b) * p->side)) {
        if (!is_positive(squared)
                ? face_leave(p, move)
                : vec3_set_unit(&p->heading, way) &&
                      face_move_on_side(p, p->mover->radius - float_sqrt(squared), move))
            return true;
    }
    if (face_move_along_normal(p, move))
        return true;
    p->side = -p->side;
    return before == 0 && face_move_along_normal(p, move);
}

/* A face without area is its longest edge, the core of a capsule. */
static graze_separation face_part_flat(const graze_triangle *face, const graze_capsule *mover,
                                       graze_vec3 *move, graze_vec3 *normal)
{
    graze_capsule target;
    float longest = -1.0f;
    target.radius = 0.0f;
    for (int i = 0; i < 3; i++) {
        graze_segment edge;
        face_set_edge(&edge, face, i);
        const graze_vec3 run = vec3_between(&edge.a, &edge.b);
        if (!float_less(longest, vec3_dot(&run, &run)))
            continue;
        longest = vec3_dot(&run, &run);
        vec3_copy(&target.core.a, &edge.a);
        vec3_copy(&target.core.b, &edge.b);
    }
    return graze_capsule_separate_capsule(&target, mover, move, normal);
}

/* False with a NaN, and where a square of a length overflows. */
static bool face_and_core_are_finite(const graze_triangle *f, const graze_segment *core)
{
    const graze_vec3 u = vec3_between(&f->a, &f->b), v = vec3_between(&f->a, &f->c);
    const graze_vec3 start = vec3_between(&f->a, &core->a), end = vec3_between(&f->a, &core->b);
    return is_finite(vec3_dot(&u, &u) + vec3_dot(&v, &v) + vec3_dot(&start, &start) +
                     vec3_dot(&end, &end));
}

static graze_separation face_separate_core(const graze_triangle *target, const graze_capsule *mover,
                                           const graze_segment *before, graze_vec3 *move,
                                           graze_vec3 *normal)
{
    face_core_parting p;
    graze_vec3 way;
    if (!is_positive(mover->radius) || !is_finite(mover->radius) ||
        !face_and_core_are_finite(target, &mover->core))
        return GRAZE_FREE;
    graze_triangle_normal(target, &p.normal);
    if (vec3_is_zero(&p.normal))
        return face_part_flat(target, mover, move, normal);
    const float squared = face_set_way(target, &mover->core, &way);
    if (!float_less(squared, mover->radius * mover->radius))
        return GRAZE_FREE;
    p.face = target;
    p.mover = mover;
    if (!face_find_move(&p, before, &way, squared, move)) {
        vec3_set(move, 0.0f, 0.0f, 0.0f);
        vec3_set(normal, 0.0f, 0.0f, 0.0f);
        return GRAZE_NO_PLACE;
    }
    vec3_copy(normal, &p.heading);
    return GRAZE_MOVED;
}

graze_separation grazef_triangle_separate_core(const graze_triangle *target,
                                               const graze_capsule *mover,
                                               const graze_segment *before, graze_vec3 *move,
                                               graze_vec3 *normal)
{
    graze_sphere ball;
    const graze_vec3 *a = &mover->core.a, *b = &mover->core.b;
    const graze_vec3 run = vec3_between(a, b);
    if (!vec3_is_zero(&run))
        return face_separate_core(target, mover, before, move, normal);
    vec3_copy(&ball.center, a);
    ball.radius = mover->radius;
    return graze_triangle_separate_sphere(target, &ball, before != 0 ? &before->a : 0, move,
                                          normal);
}

graze_separation graze_triangle_separate_capsule(const graze_triangle *target,
                                                 const graze_capsule *mover,
                                                 const graze_vec3 *before, graze_vec3 *move,
                                                 graze_vec3 *normal)
{
    graze_segment point;
    if (before == 0)
        return grazef_triangle_separate_core(target, mover, 0, move, normal);
    vec3_copy(&point.a, before);
    vec3_copy(&point.b, before);
    return grazef_triangle_separate_core(target, mover, &point, move, normal);
}

#endif
