/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The bounds of line.h for the points and normals of hits, measured: of lines near surfaces and of any. `near_surface`
 * checks the same bounds, and which point it has to be, in rationals, which takes longer.
 */
#include "values.h"

#include <math.h>

typedef enum { POINT, PLACE, NORMAL, QUESTIONS } question;

typedef struct {
    contract_scene s;
    any_hit hit;
    graze_result result;
    real3 at;
    real size, bound; /* S, and what the error is a multiple of */
} cast_case;

static bool draw(margin *m, cast_case *c, int kind)
{
    static const any_hit none = {{0, 0, 0}, {0, 0, 0}, 0, 0, 0};
    const contract_kind *k = &contract_kinds[kind];
    const uint32_t any = surface_below(SURFACE_CLASSES + 1);
    c->hit = none;
    if (any < SURFACE_CLASSES)
        (void)surface_draw_scene(&c->s, k, (surface_class)any);
    else
        contract_draw_ordinary(&c->s, k, surface_below(UINT32_MAX));
    const bool leaving = k->family <= DRUM && surface_below(2);
    c->result = k->cast(&c->s.shape, &c->s.line, &c->hit, c->s.ray, leaving);
    if (k->words > 1)
        margin_name(m, k->name, "shape", &c->s.shape, sizeof c->s.shape);
    margin_name(m,
                c->s.ray      ? (k->axes > 2 ? "ray" : "ray2")
                : k->axes > 2 ? "segment"
                              : "segment2",
                leaving ? "leaving" : "line", &c->s.line, sizeof c->s.line);
    margin_answer(m, c->result != GRAZE_MISS);
    c->at = real3_of_words(c->hit.point, k->axes);
    c->size = surface_size(&c->s, c->hit.point);
    return c->result != GRAZE_MISS;
}

static void point_error(margin *m, const cast_case *c)
{
    const uint32_t axes = c->s.kind->axes;
    const real3 start = real3_of_words(c->s.line.words, axes);
    const real3 to = real3_of_words(c->s.line.words + axes, axes);
    const real t = c->s.ray ? c->hit.t : c->hit.fraction;
    value_error_of_point(
        m, c->at, real3_add(start, real3_scale(c->s.ray ? to : real3_sub(to, start), t)), c->size);
}

/* ---- From the surface ---- */

static void ball_error(margin *m, const cast_case *c, bool of_normal)
{
    const uint32_t axes = c->s.kind->axes;
    const real radius = c->s.shape.words[axes], unit = c->size + c->size * c->size / radius;
    const real distance = real3_length(real3_sub(c->at, real3_of_words(c->s.shape.words, axes)));
    if (!(radius > 0) || c->result == GRAZE_INSIDE)
        return;
    if (of_normal)
        value_error(m, real3_length(real3_of_words(c->hit.normal, axes)), 1, unit / radius);
    else
        value_error(m, distance, radius, unit);
}

static void rod_error(margin *m, const cast_case *c)
{
    const graze_capsule *rod = &c->s.shape.capsule;
    const real3 core = real3_between(rod->core.a, rod->core.b),
                way = real3_sub(c->at, real3_of(rod->core.a));
    const real squared = real3_dot(core, core), radius = rod->radius;
    const real part = squared > 0 ? real_clamp(real3_dot(core, way) / squared, 0, 1) : 0;
    const real3 to = real3_of_words(c->s.line.words + 3, 3);
    const real3 run = c->s.ray ? to : real3_sub(to, real3_of_words(c->s.line.words, 3));
    const real sine = real3_length(real3_cross(real3_unit(core), real3_unit(run)));
    if (radius > 0 && c->result != GRAZE_INSIDE)
        value_error(m, real3_length(real3_sub(way, real3_scale(core, part))), radius,
                    (c->size + c->size * c->size / radius) / (sine > 0 ? sine : 1));
}

/* How far the point is beyond the side or the nearer cap; below 0 it is inside. */
static void drum_error(margin *m, const cast_case *c)
{
    const graze_cylinder *drum = &c->s.shape.cylinder;
    const real3 core = real3_between(drum->core.a, drum->core.b);
    const real3 way = real3_sub(c->at, real3_of(drum->core.a));
    const real length = real3_length(core), radius = drum->radius;
    const real height = length > 0 ? real3_dot(core, way) / length : 0;
    const real off = real3_length(real3_cross(real3_unit(core), way)) - radius;
    if (radius > 0 && length > 0 && c->result != GRAZE_INSIDE)
        value_error(m, fmaxl(off, fmaxl(-height, height - length)), 0,
                    c->size + c->size * c->size / radius);
}

static void obb_error(margin *m, const cast_case *c)
{
    const graze_obb *box = &c->s.shape.obb;
    for (int i = 0; i < 3; i++) {
        const real along =
            real3_dot(real3_of(box->axis[i]), real3_sub(c->at, real3_of(box->center)));
        value_error(m, fmaxl(fabsl(along), (&box->half.x)[i]), (&box->half.x)[i], c->size);
    }
}

/* Off the plane through the first place of the shape. */
static void plane_error(margin *m, const cast_case *c)
{
    const graze_scalar *words = c->s.shape.words;
    body b;
    real3 normal = real3_of_words(words + 3, 3);
    real sine = 1;
    if (c->s.kind->family == SURFACE) {
        border_body(&b, &c->s);
        normal = b.side[0];
        sine = sine_between(b.edge[0], b.edge[b.edges - 1]);
    }
    value_error(m, real3_dot(real3_unit(normal), real3_sub(c->at, real3_of_words(words, 3))), 0,
                c->size / sine);
}

static void wall_error(margin *m, const cast_case *c)
{
    const graze_segment2 *wall = &c->s.shape.segment2;
    const real3 a = real3_of_words(&wall->a.x, 2), b = real3_of_words(&wall->b.x, 2);
    const real3 across = real3_cross(real3_unit(real3_sub(b, a)), real3_sub(c->at, a));
    value_error(m, across.z, 0, c->size);
}

static void normal_error(margin *m, const cast_case *c)
{
    const real length = real3_length(real3_of_words(c->hit.normal, c->s.kind->axes));
    const bool has_none =
        c->s.kind->family == ROD && (c->result == GRAZE_INSIDE || !(c->s.shape.capsule.radius > 0));
    if (((c->s.kind->family != WALL && c->s.kind->family != DRUM) || length > 0) && !has_none)
        value_error(m, length, 1, 1);
}

static void place_error(margin *m, const cast_case *c)
{
    switch (c->s.kind->family) {
    case BALL:
        ball_error(m, c, false);
        break;
    case ROD:
        rod_error(m, c);
        break;
    case DRUM:
        drum_error(m, c);
        break;
    case ORIENTED:
        obb_error(m, c);
        break;
    case WALL:
        wall_error(m, c);
        break;
    default:
        plane_error(m, c);
        break;
    }
}

static void judge(margin *m, int variant)
{
    cast_case c;
    if (!draw(m, &c, variant / QUESTIONS))
        return;
    switch ((question)(variant % QUESTIONS)) {
    case POINT:
        point_error(m, &c);
        break;
    case PLACE:
        place_error(m, &c);
        break;
    default:
        if (c.s.kind->family == BALL)
            ball_error(m, &c, true);
        else
            normal_error(m, &c);
    }
}

/* ---- From the front ---- */

static graze_result cast_front(const contract_scene *s, graze_face_line_hit *hit,
                               graze_face_ray_hit *ray_hit)
{
    const any_shape *shape = &s->shape;
    if (s->kind - contract_kinds == OF_TRIANGLE)
        return s->ray ? graze_triangle_raycast_front(&shape->triangle, &s->line.ray, ray_hit)
                      : graze_triangle_linecast_front(&shape->triangle, &s->line.segment, hit);
    return s->ray
               ? graze_parallelogram_raycast_front(&shape->parallelogram, &s->line.ray, ray_hit)
               : graze_parallelogram_linecast_front(&shape->parallelogram, &s->line.segment, hit);
}

/* The hits of the cast from both sides, if the line runs to the back. The error is how far it runs to the other side, for a
 * hit, or to the back, for a miss. */
static void judge_front(margin *m, int kind)
{
    cast_case c;
    body b;
    graze_face_line_hit hit = {{0, 0, 0}, {0, 0, 0}, 0, 0};
    graze_face_ray_hit ray_hit = {{0, 0, 0}, {0, 0, 0}, 0, 0};
    const bool met = draw(m, &c, kind);
    const graze_result front = cast_front(&c.s, &hit, &ray_hit);
    margin_expect(m, front == GRAZE_MISS || front == c.result);
    if (!met)
        return;
    border_body(&b, &c.s);
    const real3 start = real3_of_words(c.s.line.words, 3),
                to = real3_of_words(c.s.line.words + 3, 3);
    const real3 run = c.s.ray ? to : real3_sub(to, start);
    const real rise = real3_dot(real3_unit(b.side[0]), run);
    margin_answer(m, 2 * (front != GRAZE_MISS));
    value_error(m, fmaxl(front != GRAZE_MISS ? rise : -rise, 0), 0,
                fmaxl(c.size, real3_size(run)) / sine_between(b.edge[0], b.edge[b.edges - 1]));
    if (front != GRAZE_MISS)
        value_expect_words(m, c.s.ray ? &ray_hit.point.x : &hit.point.x, c.hit.point, 3);
}

#define ASKS(name, kind, question, bound)                                                          \
    {                                                                                              \
        name, judge, (kind)*QUESTIONS + (question), GRAZE_FLOAT_##bound##_ULPS, 2                  \
    }

const margin_row value_cast_rows[] = {
    ASKS("point of a cast: aabb", OF_AABB, POINT, POINT),
    ASKS("point of a cast: rect", OF_RECT, POINT, POINT),
    ASKS("point of a cast: obb", OF_OBB, POINT, POINT),
    ASKS("point of a cast: sphere", OF_SPHERE, POINT, POINT),
    ASKS("point of a cast: circle", OF_CIRCLE, POINT, POINT),
    ASKS("point of a cast: plane", OF_PLANE, POINT, POINT),
    ASKS("point of a cast: plane_xy", OF_XY, POINT, POINT),
    ASKS("point of a cast: plane_xz", OF_XZ, POINT, POINT),
    ASKS("point of a cast: plane_yz", OF_YZ, POINT, POINT),
    ASKS("point of a cast: disc", OF_DISC, POINT, POINT),
    ASKS("point of a cast: triangle", OF_TRIANGLE, POINT, POINT),
    ASKS("point of a cast: parallelogram", OF_PARALLELOGRAM, POINT, POINT),
    ASKS("point of a cast: segment2", OF_WALL, POINT, POINT),
    ASKS("point of a cast: capsule", OF_CAPSULE, POINT, POINT),
    ASKS("point of a cast: cylinder", OF_CYLINDER, POINT, POINT),
    ASKS("surface of a cast: sphere", OF_SPHERE, PLACE, BALL),
    ASKS("surface of a cast: circle", OF_CIRCLE, PLACE, BALL),
    ASKS("surface of a cast: capsule", OF_CAPSULE, PLACE, BALL),
    ASKS("surface of a cast: cylinder", OF_CYLINDER, PLACE, BALL),
    ASKS("surface of a cast: obb", OF_OBB, PLACE, OBB),
    ASKS("surface of a cast: plane", OF_PLANE, PLACE, FACE),
    ASKS("surface of a cast: disc", OF_DISC, PLACE, FACE),
    ASKS("surface of a cast: triangle", OF_TRIANGLE, PLACE, FACE),
    ASKS("surface of a cast: parallelogram", OF_PARALLELOGRAM, PLACE, FACE),
    ASKS("surface of a cast: segment2", OF_WALL, PLACE, FACE),
    ASKS("normal of a cast: sphere", OF_SPHERE, NORMAL, BALL),
    ASKS("normal of a cast: circle", OF_CIRCLE, NORMAL, BALL),
    ASKS("normal of a cast: capsule", OF_CAPSULE, NORMAL, NORMAL),
    ASKS("normal of a cast: cylinder", OF_CYLINDER, NORMAL, NORMAL),
    ASKS("normal of a cast: triangle", OF_TRIANGLE, NORMAL, NORMAL),
    ASKS("normal of a cast: parallelogram", OF_PARALLELOGRAM, NORMAL, NORMAL),
    ASKS("normal of a cast: segment2", OF_WALL, NORMAL, NORMAL),
    {"triangle_cast_front", judge_front, OF_TRIANGLE, 4, 3},
    {"parallelogram_cast_front", judge_front, OF_PARALLELOGRAM, 4, 3},
};
const size_t value_cast_count = sizeof value_cast_rows / sizeof value_cast_rows[0];
