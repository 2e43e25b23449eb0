/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Spheres that move at triangles and parallelograms, in floats. The path of the center meets the plane at the height of the radius
 * above the inside of the face, or the capsule around an edge: the first of these counts. The place is tested with the rounded
 * distance, and moved along the normal until it is free.
 */
#include "../include/graze/sweep_face.h"

#if GRAZE_FLOAT
#include "shape/face_point_float.h"
#include "shape/sweep_float.h"

typedef struct {
    face shape;
    const graze_triangle *triangle; /* one of the two; the other is NULL */
    const graze_parallelogram *parallelogram;
    graze_segment path;
    float radius;
    graze_line_hit found;
    graze_feature feature;
    int32_t index;
} face_sweep;

static float face_sweep_distance(const face_sweep *s, const graze_vec3 *place)
{
    return s->triangle != 0 ? graze_triangle_distance(s->triangle, place)
                            : graze_parallelogram_distance(s->parallelogram, place);
}

static void face_sweep_set_nearest(const face_sweep *s, const graze_vec3 *place, graze_vec3 *point)
{
    if (s->triangle != 0)
        graze_triangle_closest_point(s->triangle, place, point);
    else
        graze_parallelogram_closest_point(s->parallelogram, place, point);
}

/* ---- The parts of the face ---- */

static int face_sweep_corners(const face_sweep *s)
{
    return s->triangle != 0 ? 3 : 4;
}

static void face_sweep_set_corner(const face_sweep *s, int i, graze_vec3 *corner)
{
    const graze_vec3 *a = s->shape.corner, *u = &s->shape.u, *v = &s->shape.v;
    if (s->triangle != 0) {
        *corner = i == 0 ? s->triangle->a : i == 1 ? s->triangle->b : s->triangle->c;
        return;
    }
    const float of_u = i == 1 || i == 2 ? 1.0f : 0.0f, of_v = i >= 2 ? 1.0f : 0.0f;
    vec3_set(corner, float_held(a->x + (u->x * of_u + v->x * of_v)),
             float_held(a->y + (u->y * of_u + v->y * of_v)),
             float_held(a->z + (u->z * of_u + v->z * of_v)));
}

static void face_sweep_set_edge(const face_sweep *s, int i, graze_segment *edge)
{
    face_sweep_set_corner(s, i, &edge->a);
    face_sweep_set_corner(s, i + 1 < face_sweep_corners(s) ? i + 1 : 0, &edge->b);
}

/* Above the inside, or not. */
static bool face_sweep_is_above(const face_sweep *s, const graze_vec3 *place)
{
    face_place at;
    const graze_vec3 normal = vec3_cross(&s->shape.u, &s->shape.v);
    if (face_has_no_area(&s->shape, greatest_of(normal.x, normal.y, normal.z)))
        return false;
    (void)face_set_nearest(&at, &s->shape, place);
    return is_positive(at.s) && is_positive(at.t) &&
           (s->triangle != 0 ? float_less(at.s + at.t, 1.0f)
                             : float_less(at.s, 1.0f) && float_less(at.t, 1.0f));
}

/* Of that edge the place is beside the inside, or beyond a corner. */
static void face_sweep_set_part_of_edge(face_sweep *s, int i, const graze_vec3 *place)
{
    graze_segment edge;
    face_sweep_set_edge(s, i, &edge);
    const graze_vec3 run = vec3_between(&edge.a, &edge.b), to = vec3_between(&edge.a, place);
    const float share = face_share_of_edge(&run, &to);
    const int next = i + 1 < face_sweep_corners(s) ? i + 1 : 0;
    const bool is_end = is_zero(share) || !float_less(share, 1.0f);
    s->feature = is_end ? GRAZE_FEATURE_CORNER : GRAZE_FEATURE_EDGE;
    s->index = is_end && is_positive(share) ? next : i;
}

/* The part that is nearest to a place. */
static void face_sweep_set_part(face_sweep *s, const graze_vec3 *place)
{
    graze_segment edge;
    float least = 0.0f;
    int first = 0;
    s->feature = GRAZE_FEATURE_FACE;
    s->index = 0;
    if (face_sweep_is_above(s, place))
        return;
    for (int i = 0; i < face_sweep_corners(s); i++) {
        face_sweep_set_edge(s, i, &edge);
        const graze_vec3 run = vec3_between(&edge.a, &edge.b), to = vec3_between(&edge.a, place);
        const float share = face_share_of_edge(&run, &to);
        const graze_vec3 gap =
            graze_vec3_of(to.x - run.x * share, to.y - run.y * share, to.z - run.z * share);
        const float squared = vec3_dot(&gap, &gap);
        if (i == 0 || float_less(squared, least)) {
            least = squared;
            first = i;
        }
    }
    face_sweep_set_part_of_edge(s, first, place);
}

/* ---- The first place in touch ---- */

static void face_sweep_set_place(face_sweep *s, float t)
{
    const graze_vec3 *a = &s->path.a, *b = &s->path.b;
    s->found.fraction = t;
    vec3_set(&s->found.point, float_held(a->x + (b->x - a->x) * t),
             float_held(a->y + (b->y - a->y) * t), float_held(a->z + (b->z - a->z) * t));
}

/* Falls from this height to that one, on the side of the start. */
static bool face_sweep_enters_side(face_sweep *s, graze_result *result)
{
    graze_vec3 unit;
    face_normal(&s->shape, &unit);
    const graze_vec3 from = vec3_between(s->shape.corner, &s->path.a),
                     to = vec3_between(s->shape.corner, &s->path.b);
    const float height = vec3_dot(&unit, &from), side = is_negative(height) ? -1.0f : 1.0f;
    const float start = side * height - s->radius, end = side * vec3_dot(&unit, &to) - s->radius;
    if (is_negative(start) || is_positive(end) || !float_less(end, start))
        return false;
    face_sweep_set_place(s, float_div(start, start - end));
    if (!face_sweep_is_above(s, &s->found.point))
        return false;
    vec3_set(&s->found.normal, unit.x * side, unit.y * side, unit.z * side);
    s->feature = GRAZE_FEATURE_FACE;
    s->index = 0;
    *result = is_negative(end) ? GRAZE_HIT : GRAZE_TOUCH;
    return true;
}

/* The sphere starts in touch. */
static graze_result face_sweep_meet_start(face_sweep *s)
{
    graze_vec3 nearest;
    const graze_vec3 run = vec3_between(&s->path.a, &s->path.b);
    face_sweep_set_nearest(s, &s->path.a, &nearest);
    const graze_vec3 gap = vec3_between(&nearest, &s->path.a);
    face_sweep_set_place(s, 0.0f);
    face_set_unit(&s->found.normal, &gap);
    face_sweep_set_part(s, &s->path.a);
    return is_negative(vec3_dot(&gap, &run)) ? GRAZE_HIT : GRAZE_TOUCH;
}

/* At the capsule around an edge, the first of all. A start that its rounded distance puts inside is in touch: it is not nearer to
 * the face. */
static graze_result face_sweep_enter_edge(face_sweep *s)
{
    graze_result result = GRAZE_MISS;
    graze_line_hit hit;
    graze_capsule around;
    around.radius = s->radius;
    for (int i = 0; i < face_sweep_corners(s); i++) {
        face_sweep_set_edge(s, i, &around.core);
        const graze_result found = graze_capsule_linecast(&around, &s->path, &hit);
        if (found == GRAZE_INSIDE)
            return face_sweep_meet_start(s);
        if (found == GRAZE_MISS ||
            (result != GRAZE_MISS && float_at_most(s->found.fraction, hit.fraction)))
            continue;
        result = found;
        s->found = hit;
        face_sweep_set_part_of_edge(s, i, &hit.point);
    }
    return result;
}

/* A line, which passes through the face. */
static graze_result face_sweep_cast_line(face_sweep *s)
{
    graze_face_line_hit on;
    const graze_result result = s->triangle != 0
                                    ? graze_triangle_linecast(s->triangle, &s->path, &on)
                                    : graze_parallelogram_linecast(s->parallelogram, &s->path, &on);
    if (result == GRAZE_MISS)
        return result;
    s->found.point = on.point;
    s->found.fraction = on.fraction;
    s->found.normal = on.normal;
    if (on.side == GRAZE_BACK)
        vec3_set(&s->found.normal, -on.normal.x, -on.normal.y, -on.normal.z);
    face_sweep_set_part(s, &on.point);
    return result;
}

static graze_result face_sweep_cast(face_sweep *s)
{
    graze_result result;
    if (is_zero(s->radius))
        return face_sweep_cast_line(s);
    const float start = face_sweep_distance(s, &s->path.a);
    if (float_less(start, s->radius))
        return GRAZE_INSIDE;
    if (!float_less(s->radius, start))
        return face_sweep_meet_start(s);
    return face_sweep_enters_side(s, &result) ? result : face_sweep_enter_edge(s);
}

/* ---- The hit ---- */

/* All numbers are finite, and so are the squares of the distances. */
static bool face_sweep_has_numbers(const face_sweep *s)
{
    const graze_vec3 *u = &s->shape.u, *v = &s->shape.v;
    const graze_vec3 start = vec3_between(s->shape.corner, &s->path.a),
                     end = vec3_between(s->shape.corner, &s->path.b);
    return is_finite(vec3_dot(u, u) + vec3_dot(v, v) + vec3_dot(&start, &start) +
                     vec3_dot(&end, &end) + s->radius * s->radius) &&
           !is_negative(s->radius);
}

/* Not nearer than the radius. A line is free on the side of its start. */
static bool face_sweep_is_free(const face_sweep *s, const graze_vec3 *place)
{
    const graze_vec3 from = vec3_between(s->shape.corner, place);
    return is_zero(s->radius) ? !is_negative(vec3_dot(&s->found.normal, &from))
                              : float_at_most(s->radius, face_sweep_distance(s, place));
}

static void face_sweep_set_center(const face_sweep *s, graze_vec3 *center)
{
    const graze_vec3 *p = &s->found.point, *c = s->shape.corner, *u = &s->shape.u, *v = &s->shape.v;
    float off = greater_size(greatest_of(p->x, p->y, p->z), greatest_of(c->x, c->y, c->z));
    off = greater_size(off,
                       greater_size(greatest_of(u->x, u->y, u->z), greatest_of(v->x, v->y, v->z)));
    off = greater_size(off, s->radius) * 0x1p-23f;
    *center = *p;
    for (int i = 0; i < SWEEP_TRIES; i++) {
        if (face_sweep_is_free(s, center))
            return;
        sweep_step_off(center, p, &s->found.normal, &off);
    }
    *center = s->path.a;
}

static void face_sweep_write(const face_sweep *s, graze_sweep_hit *hit)
{
    graze_vec3 center, point;
    face_sweep_set_center(s, &center);
    if (s->feature == GRAZE_FEATURE_CORNER)
        face_sweep_set_corner(s, (int)s->index, &point);
    else
        face_sweep_set_nearest(s, &s->found.point, &point);
    hit->center = center;
    hit->point = point;
    hit->normal = s->found.normal;
    hit->fraction = s->found.fraction;
    hit->feature = s->feature;
    hit->index = s->index;
}

/* The face has been set. */
static graze_result face_sweep_sphere(face_sweep *s, const graze_sphere *sphere, graze_vec3 motion,
                                      graze_sweep_hit *hit)
{
    const graze_vec3 *start = &sphere->center;
    s->path.a = *start;
    vec3_set(&s->path.b, start->x + motion.x, start->y + motion.y, start->z + motion.z);
    s->radius = sphere->radius;
    if (!face_sweep_has_numbers(s))
        return GRAZE_MISS;
    const graze_result result = face_sweep_cast(s);
    if (hit != 0 && result == GRAZE_INSIDE)
        sweep_write_inside(&s->path.a, hit);
    else if (hit != 0 && result != GRAZE_MISS)
        face_sweep_write(s, hit);
    return result;
}

graze_result graze_triangle_spherecast(const graze_triangle *triangle, const graze_sphere *sphere,
                                       graze_vec3 motion, graze_sweep_hit *hit)
{
    face_sweep s;
    s.triangle = triangle;
    s.parallelogram = 0;
    s.shape.corner = &triangle->a;
    s.shape.u = vec3_between(&triangle->a, &triangle->b);
    s.shape.v = vec3_between(&triangle->a, &triangle->c);
    s.shape.is_triangle = true;
    return face_sweep_sphere(&s, sphere, motion, hit);
}

graze_result graze_parallelogram_spherecast(const graze_parallelogram *parallelogram,
                                            const graze_sphere *sphere, graze_vec3 motion,
                                            graze_sweep_hit *hit)
{
    face_sweep s;
    s.triangle = 0;
    s.parallelogram = parallelogram;
    s.shape.corner = &parallelogram->corner;
    s.shape.u = parallelogram->u;
    s.shape.v = parallelogram->v;
    s.shape.is_triangle = false;
    return face_sweep_sphere(&s, sphere, motion, hit);
}

#endif
