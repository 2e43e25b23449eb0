/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Checks one case with every routine: triangle and parallelogram, segment and ray, from both sides
 * and from the front only, with a hit and with NULL. Its images: mirrored, turned to each axis,
 * moved far away, wound the other way round, with its corners in another order; and each of these
 * from the other end of the line.
 */
#include "../support/check.h"
#include "face_line.h"

/* In the fixed build beyond near coordinates (src/number/near.h); floats would round there. */
#if GRAZE_FLOAT
#define AWAY AT(8, -4, 16)
#else
#define AWAY AT(20000, -16384, 30000)
#endif

any_face face_with_corners(bool is_triangle, const graze_vec3 *corners)
{
    graze_triangle t = {corners[0], corners[1], corners[2]};
    graze_parallelogram p = {corners[0], graze_vec3_sub(corners[1], corners[0]),
                             graze_vec3_sub(corners[2], corners[0])};
    return is_triangle ? face_of_triangle(&t) : face_of_parallelogram(&p);
}

/* ---- One face, one line ---- */

static bool runs_to_the_back(const face_expectation *e, graze_vec3 way)
{
    return graze_vec3_dot(e->normal, way) < 0;
}

/* The expected result of a cast that meets only the front. */
static face_expectation expected_of_front(const face_expectation *e, graze_vec3 way)
{
    face_expectation front = *e;
    if (!runs_to_the_back(e, way))
        front.result = GRAZE_MISS;
    return front;
}

static void check_uv(bool found, const graze_barycentric *got, const graze_barycentric *uv)
{
    bool is_one = uv->u >= 0;
    CHECK(found == is_one);
    CHECK(got->u == (is_one ? uv->u : 7) && got->v == (is_one ? uv->v : 7));
}

void check_face_segment(const any_face *f, const graze_segment *s, const face_expectation *e,
                        const graze_barycentric *uv)
{
    face_segment_answers a = ask_segment(f, s);
    face_expectation front = expected_of_front(e, graze_vec3_sub(s->b, s->a));
    check_face_line_hit(e, a.result, &a.hit);
    check_face_line_hit(&front, a.front, &a.front_hit);
    CHECK(a.without_hit == e->result && a.front_without_hit == front.result);
    CHECK(a.overlaps == (e->result != GRAZE_MISS));
    check_uv(a.found, &a.uv, uv);
}

void check_face_ray(const any_face *f, const graze_ray *r, const face_expectation *e,
                    const graze_barycentric *uv)
{
    face_ray_answers a = ask_ray(f, r);
    face_expectation front = expected_of_front(e, r->dir);
    check_face_ray_hit(e, a.result, &a.hit);
    check_face_ray_hit(&front, a.front, &a.front_hit);
    CHECK(a.without_hit == e->result && a.front_without_hit == front.result);
    CHECK(a.overlaps == (e->result != GRAZE_MISS));
    check_uv(a.found, &a.uv, uv);
}

/* ---- Images, with the expected results that follow ---- */

/* Mirroring turns counterclockwise into clockwise. */
static face_case mirrored(const face_case *c, int axis)
{
    face_case m = *c;
    for (int i = 0; i < 3; i++)
        m.corners[i] = vec3_mirrored(c->corners[i], axis);
    m.segment = segment_mirrored(c->segment, axis);
    m.expected.point = vec3_mirrored(c->expected.point, axis);
    m.expected.normal = graze_vec3_neg(vec3_mirrored(c->expected.normal, axis));
    m.expected.side = (graze_side) - (int)c->expected.side;
    return m;
}

/* Cyclic turns of the axes keep the winding. */
static face_case turned(const face_case *c, int times)
{
    face_case t = *c;
    for (int i = 0; i < 3; i++)
        t.corners[i] = vec3_turned(c->corners[i], times);
    t.segment.a = vec3_turned(c->segment.a, times);
    t.segment.b = vec3_turned(c->segment.b, times);
    t.expected.point = vec3_turned(c->expected.point, times);
    t.expected.normal = vec3_turned(c->expected.normal, times);
    return t;
}

static face_case moved(const face_case *c)
{
    const graze_vec3 away = AWAY;
    face_case m = *c;
    for (int i = 0; i < 3; i++)
        m.corners[i] = graze_vec3_add(c->corners[i], away);
    m.segment.a = graze_vec3_add(c->segment.a, away);
    m.segment.b = graze_vec3_add(c->segment.b, away);
    m.expected.point = graze_vec3_add(c->expected.point, away);
    return m;
}

static face_case wound_the_other_way(const face_case *c)
{
    face_case w = *c;
    w.corners[1] = c->corners[2];
    w.corners[2] = c->corners[1];
    w.expected.normal = graze_vec3_neg(c->expected.normal);
    w.expected.side = (graze_side) - (int)c->expected.side;
    if (c->uv.u >= 0) {
        w.uv.u = c->uv.v;
        w.uv.v = c->uv.u;
    }
    return w;
}

/* b, c, a: the new u and v are the weights of c and a. */
static face_case from_next_corner(const face_case *c)
{
    face_case n = *c;
    for (int i = 0; i < 3; i++)
        n.corners[i] = c->corners[(i + 1) % 3];
    if (c->uv.u >= 0) {
        n.uv.u = c->uv.v;
        n.uv.v = GRAZE_FRACTION_ONE - c->uv.u - c->uv.v;
    }
    return n;
}

/* The edges from there run the other way, so the front is the same. */
static face_case from_opposite_corner(const face_case *c)
{
    face_case o = *c;
    o.corners[1] = c->corners[2];
    o.corners[2] = c->corners[1];
    o.corners[0] = graze_vec3_sub(graze_vec3_add(c->corners[1], c->corners[2]), c->corners[0]);
    if (c->uv.u >= 0) {
        o.uv.u = GRAZE_FRACTION_ONE - c->uv.u;
        o.uv.v = GRAZE_FRACTION_ONE - c->uv.v;
    }
    return o;
}

/* A line that ended on the face starts there. */
static face_case reversed(const face_case *c)
{
    face_case r = *c;
    r.segment = segment_reversed(c->segment);
    r.expected.fraction = GRAZE_FRACTION_ONE - c->expected.fraction;
    if (r.expected.result == GRAZE_TOUCH && r.expected.fraction <= 0)
        r.expected.side = GRAZE_ACROSS;
    else if (runs_to_the_back(&r.expected, graze_vec3_sub(r.segment.b, r.segment.a)))
        r.expected.side = GRAZE_FRONT;
    else
        r.expected.side = GRAZE_BACK;
    return r;
}

/* ---- Runner ---- */

static void check_line(const face_case *c, bool is_triangle)
{
    any_face f = face_with_corners(is_triangle, c->corners);
    graze_ray ray = ray_of_segment(c->segment);
    check_face_segment(&f, &c->segment, &c->expected, &c->uv);
    check_face_ray(&f, &ray, &c->expected, &c->uv);
}

static void check_both_ways(const face_case *c, bool is_triangle)
{
    face_case back = reversed(c);
    check_line(c, is_triangle);
    check_line(&back, is_triangle);
}

static void check_images(const face_case *c, bool is_triangle)
{
    face_case image = wound_the_other_way(c);
    check_both_ways(&image, is_triangle);
    image = is_triangle ? from_next_corner(c) : from_opposite_corner(c);
    check_both_ways(&image, is_triangle);
    image = moved(&image);
    check_both_ways(&image, is_triangle);
    for (int axis = 0; axis < 3; axis++) {
        image = mirrored(c, axis);
        check_both_ways(&image, is_triangle);
        image = turned(c, axis);
        check_both_ways(&image, is_triangle);
    }
}

void run_face_cases(const face_case *cases, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        check_case(cases[i].name);
        if (cases[i].shapes & TRIANGLE)
            check_images(&cases[i], true);
        if (cases[i].shapes & PARALLELOGRAM)
            check_images(&cases[i], false);
    }
}
