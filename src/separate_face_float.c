/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routines of graze/separate.h for faces: the build in floats. */
#include "../include/graze/separate.h"

#if GRAZE_FLOAT
#include "number/float.h"
#include "shape/triangle_finds_float.h"

/* Each try goes twice as far beyond the rounded place as the one before: at most 64 units in the last place. */
enum { TRIES = 8 };

typedef struct {
    const graze_triangle *face;
    const graze_sphere *mover;
    graze_vec3 normal, heading;
    float side, height; /* 1, -1, or 0 for a face without area; the height on that side */
} face_parting;

static bool face_is_entered(const face_parting *p, const graze_vec3 *center)
{
    return float_less(grazef_triangle_squared_distance(p->face, center),
                      p->mover->radius * p->mover->radius);
}

/* A unit in the last place of the greatest number. */
static float face_unit_of_place(const face_parting *p)
{
    const graze_vec3 *c = &p->mover->center;
    float most = p->mover->radius;
    most = float_less(most, float_abs(c->x)) ? float_abs(c->x) : most;
    most = float_less(most, float_abs(c->y)) ? float_abs(c->y) : most;
    most = float_less(most, float_abs(c->z)) ? float_abs(c->z) : most;
    return most * 0x1p-23f;
}

/* Moves by the way, or by a little more, to a free place in the world. */
static bool face_move_by(const face_parting *p, float way, graze_vec3 *move)
{
    const graze_vec3 *c = &p->mover->center;
    float by = way, more = face_unit_of_place(p);
    for (int i = 0; i < TRIES; i++) {
        graze_vec3 to;
        vec3_set(move, p->heading.x * by, p->heading.y * by, p->heading.z * by);
        vec3_set(&to, c->x + move->x, c->y + move->y, c->z + move->z);
        if (are_finite(to.x, to.y, to.z) && are_finite(move->x, move->y, move->z) &&
            !face_is_entered(p, &to))
            return true;
        by = way + more;
        more *= 2.0f;
    }
    return false;
}

static bool face_move_along_normal(face_parting *p, graze_vec3 *move)
{
    vec3_set(&p->heading, p->normal.x * p->side, p->normal.y * p->side, p->normal.z * p->side);
    return !is_zero(p->side) && face_move_by(p, p->mover->radius - p->height, move);
}

/* A face without area that contains the center: across its first edge that is not a point, else along -x. */
static void face_set_any_heading(face_parting *p)
{
    const graze_triangle *f = p->face;
    graze_vec3 edge = vec3_between(&f->a, &f->b);
    if (vec3_is_zero(&edge))
        edge = vec3_between(&f->b, &f->c);
    const graze_vec3 least = vec3_least_axis(&edge), across = vec3_cross(&edge, &least);
    if (!vec3_set_unit(&p->heading, &across))
        vec3_set(&p->heading, -1.0f, 0.0f, 0.0f);
}

/* Straight away from the nearest point; along the normal if that point is below the center, but for rounding. */
static bool face_move_straight(face_parting *p, graze_vec3 *move)
{
    graze_vec3 nearest;
    graze_triangle_closest_point(p->face, &p->mover->center, &nearest);
    const graze_vec3 way = vec3_between(&nearest, &p->mover->center);
    const float distance = float_sqrt(vec3_dot(&way, &way));
    if (!is_zero(p->side) && float_at_most(distance, p->height * 1.0001f))
        return face_move_along_normal(p, move);
    if (is_positive(distance) && is_finite(distance))
        vec3_set(&p->heading, float_div(way.x, distance), float_div(way.y, distance),
                 float_div(way.z, distance));
    else
        face_set_any_heading(p);
    return face_move_by(p, p->mover->radius - distance, move);
}

static bool face_is_in_front(const face_parting *p, const graze_vec3 *point, float *height)
{
    const graze_vec3 to = vec3_between(&p->face->a, point);
    *height = vec3_dot(&p->normal, &to);
    return !is_negative(*height);
}

static void face_set_side(face_parting *p, const graze_vec3 *before)
{
    float height, unused;
    graze_triangle_normal(p->face, &p->normal);
    bool front = face_is_in_front(p, &p->mover->center, &height);
    if (before != 0)
        front = face_is_in_front(p, before, &unused);
    p->side = vec3_is_zero(&p->normal) ? 0.0f : front ? 1.0f : -1.0f;
    p->height = height * p->side;
}

static graze_separation face_part(face_parting *p, const graze_vec3 *before, graze_vec3 *move)
{
    if (!is_negative(p->height) && face_move_straight(p, move))
        return GRAZE_MOVED;
    if (face_move_along_normal(p, move))
        return GRAZE_MOVED;
    p->side = -p->side;
    p->height = -p->height;
    if (before == 0 && face_move_along_normal(p, move))
        return GRAZE_MOVED;
    vec3_set(move, 0.0f, 0.0f, 0.0f);
    vec3_set(&p->heading, 0.0f, 0.0f, 0.0f);
    return GRAZE_NO_PLACE;
}

graze_separation graze_triangle_separate_sphere(const graze_triangle *target,
                                                const graze_sphere *mover, const graze_vec3 *before,
                                                graze_vec3 *move, graze_vec3 *normal)
{
    face_parting p;
    p.face = target;
    p.mover = mover;
    if (!is_positive(mover->radius) || !face_is_entered(&p, &mover->center))
        return GRAZE_FREE;
    face_set_side(&p, before);
    const graze_separation result = face_part(&p, before, move);
    vec3_copy(normal, &p.heading);
    return result;
}

#endif
