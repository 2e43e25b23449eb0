/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Random faces without area, spheres and boxes, and whole numbers that say whether the segment that the corners span is
 * within the radius, or meets the box. A number is a tenth of a unit, which floats round: so the float build sees edges
 * that are parallel but for rounding.
 */
#include "face_rest.h"
#include "../oracle/draw.h"
#include "../support/check.h"
#include "../tests.h"

/* |coordinate| <= 2^10, |edge| <= 240 on each axis */
typedef struct {
    bool is_triangle;
    int32_t corner[3], step[3], i,
        j; /* the edges, or those from the corner to the others: step times i and j */
    int32_t a[3], run[3]; /* the segment: from a to a + run */
    int32_t point[3], box[6], radius;
} scene;

static graze_scalar number_of(int32_t tenths)
{
    return (graze_scalar)tenths * GRAZE_C(0.1);
}

static graze_vec3 vector_of(const int32_t *tenths, int32_t times)
{
    return vec3_at(number_of(tenths[0] * times), number_of(tenths[1] * times),
                   number_of(tenths[2] * times));
}

static void draw_tenths(input_stream *s, int32_t most, int32_t *tenths)
{
    for (int k = 0; k < 3; k++)
        tenths[k] = draw_about_zero(s, most);
}

/* Corners of triangles are whole units, so that floats do not round them off the line. */
static void draw_scene(uint32_t index, scene *c)
{
    input_stream s;
    draw_start(&s, UINT64_C(0x6c696e65), index);
    c->is_triangle = index % 2 == 0;
    c->i = draw_about_zero(&s, 3);
    c->j = draw_about_zero(&s, 3);
    c->radius = draw_between(&s, 0, 300);
    const int32_t at = draw_between(&s, 0, 8), size = draw_chance(&s, 2) ? 20 : 200;
    const int32_t least = c->i < c->j ? c->i : c->j, most = c->i < c->j ? c->j : c->i;
    const int32_t both = c->is_triangle ? 0 : c->i + c->j;
    const int32_t low = both < least ? both : least < 0 ? least : 0;
    const int32_t high = both > most ? both : most > 0 ? most : 0;
    for (int k = 0; k < 3; k++) {
        c->corner[k] = 10 * draw_about_zero(&s, 20);
        c->step[k] = c->is_triangle ? 10 * draw_about_zero(&s, 4) : draw_about_zero(&s, 40);
        c->a[k] = c->corner[k] + low * c->step[k];
        c->run[k] = (high - low) * c->step[k];
        c->point[k] = c->a[k] + draw_about_zero(&s, 300);
        c->box[k] = 10 * ((c->a[k] + c->run[k] * at / 8 + draw_about_zero(&s, size)) / 10);
        c->box[3 + k] = c->box[k] + draw_between(&s, 0, 2 * size / 10) * 10;
    }
}

static any_face face_of_scene(const scene *c)
{
    const graze_vec3 corner = vector_of(c->corner, 1);
    const graze_vec3 u = vector_of(c->step, c->i), v = vector_of(c->step, c->j);
    const graze_parallelogram p = {corner, u, v};
    const graze_triangle t = {corner, graze_vec3_add(corner, u), graze_vec3_add(corner, v)};
    return c->is_triangle ? face_of_triangle(&t) : face_of_parallelogram(&p);
}

/* ---- Spheres ---- */

/* The squared distance of the point from the segment: over / under. < 2^46 */
static void set_distance(const scene *c, int64_t *over, int64_t *under)
{
    int64_t along = 0, whole = 0, from_a = 0, from_b = 0;
    for (int k = 0; k < 3; k++) {
        const int64_t gap = c->point[k] - c->a[k], left = gap - c->run[k];
        along += gap * c->run[k];
        whole += (int64_t)c->run[k] * c->run[k];
        from_a += gap * gap;
        from_b += left * left;
    }
    *under = along <= 0 || along >= whole ? 1 : whole;
    *over = along <= 0 ? from_a : along >= whole ? from_b : from_a * whole - along * along;
}

/* Within 2^-12 of the squared radius, floats are not checked. */
static void check_sphere_of(const scene *c)
{
    const any_face f = face_of_scene(c);
    const graze_vec3 p = vector_of(c->point, 1);
    const graze_scalar radius = number_of(c->radius);
    int64_t over, under;
    set_distance(c, &over, &under);
    const int64_t most = (int64_t)c->radius * c->radius * under;
    const int64_t margin = IS_FLOAT ? most / 4096 + 1 : 0;
    const graze_scalar distance = face_distance(&f, p);
    const graze_vec3 way = graze_vec3_sub(face_closest_point(&f, p), p);
    if (over <= most - margin) {
        CHECK(face_overlaps_sphere(&f, p, radius));
        CHECK(distance <= radius && graze_vec3_length(way) <= radius + RAW);
    } else if (over > most + margin) {
        CHECK(!face_overlaps_sphere(&f, p, radius));
        CHECK(distance >= radius && graze_vec3_length(way) >= radius - RAW);
    }
}

/* ---- Boxes ---- */

/* The part of the segment in the box, from `low` to `high`: each is a fraction. |numbers| < 2^12 */
typedef struct {
    int32_t low, low_of, high, high_of;
} part;

/* Returns false if the segment is beside the slab. */
static bool is_cut(part *p, int32_t start, int32_t run, int32_t min, int32_t max)
{
    if (run == 0)
        return min <= start && start <= max;
    const int32_t size = run < 0 ? -run : run;
    const int32_t enter = run < 0 ? start - max : min - start;
    const int32_t leave = run < 0 ? start - min : max - start;
    if (enter * p->low_of > p->low * size) {
        p->low = enter;
        p->low_of = size;
    }
    if (leave * p->high_of < p->high * size) {
        p->high = leave;
        p->high_of = size;
    }
    return true;
}

static bool meets_box(const scene *c)
{
    part p = {0, 1, 1, 1};
    for (int k = 0; k < 3; k++)
        if (!is_cut(&p, c->a[k], c->run[k], c->box[k], c->box[3 + k]))
            return false;
    return p.low * p.high_of <= p.high * p.low_of;
}

/* Whether boxes that are larger, or smaller, by a tenth of a unit have the same answer. Floats decide the others within
 * rounding. */
static bool is_clear(const scene *c)
{
    scene more = *c, less = *c;
    for (int k = 0; k < 3; k++) {
        more.box[k]--;
        more.box[3 + k]++;
        less.box[k]++;
        less.box[3 + k]--;
    }
    return meets_box(&more) == meets_box(&less);
}

static void check_box_of(const scene *c)
{
    const any_face f = face_of_scene(c);
    const graze_aabb box = aabb_of(vector_of(c->box, 1), vector_of(c->box + 3, 1));
    if (!IS_FLOAT || is_clear(c))
        CHECK(face_overlaps_aabb(&f, &box) == meets_box(c));
}

/* ---- Needles: two corners are a few units in the last place apart ---- */

/* One raw unit, and in floats a unit in the last place of a number of 8 to 16 units. */
#if GRAZE_FLOAT
#define LEAST 0x1p-20f
#else
#define LEAST 1
#endif

/* The needle, and the same with two equal corners: the segment. Each of the corners may be the one that is alone. */
static void draw_needle(input_stream *s, graze_triangle *needle, graze_triangle *segment)
{
    graze_vec3 alone, pair, beside;
    int32_t tenths[3];
    draw_tenths(s, 100, tenths);
    alone = vector_of(tenths, 1);
    draw_tenths(s, 100, tenths);
    pair = beside = vector_of(tenths, 1);
    const uint32_t axis = draw_below(s, 3);
    *axis_of(&beside, axis) += (graze_scalar)draw_between(s, 1, 4) * LEAST;
    const uint32_t first = draw_below(s, 3);
    const graze_triangle of[3] = {
        {alone, pair, beside}, {pair, alone, beside}, {pair, beside, alone}};
    const graze_triangle equal[3] = {{alone, pair, pair}, {pair, alone, pair}, {pair, pair, alone}};
    *needle = of[first];
    *segment = equal[first];
}

/* The distance is that from the segment, but for a few units; and a box around a point of the segment overlaps. */
static void check_needle(uint32_t index)
{
    input_stream s;
    graze_triangle needle, segment;
    int32_t tenths[3];
    draw_start(&s, UINT64_C(0x6e656564), index);
    draw_needle(&s, &needle, &segment);
    draw_tenths(&s, 200, tenths);
    const graze_vec3 p = vector_of(tenths, 1);
    const graze_scalar off =
        graze_sub(graze_triangle_distance(&needle, &p), graze_triangle_distance(&segment, &p));
    CHECK(graze_abs(off) <= 64 * LEAST);
    graze_vec3 on;
    graze_triangle_closest_point(&segment, &p, &on);
    const graze_vec3 half = vec3_at(GRAZE_C(0.1), GRAZE_C(0.1), GRAZE_C(0.1));
    const graze_aabb box = aabb_of(graze_vec3_sub(on, half), graze_vec3_add(on, half));
    CHECK(graze_triangle_overlaps_aabb(&needle, &box));
}

void test_face_lines(void)
{
    enum { SCENES = 600 * DRAWN_TIMES };
    check_group("spheres, boxes and faces without area");
    for (uint32_t i = 0; i < SCENES; i++) {
        scene c;
        draw_scene(i, &c);
        check_sphere_of(&c);
        check_box_of(&c);
        check_needle(i);
    }
}
