/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Spheres and circles. */
#include "values.h"

#include <math.h>

typedef struct {
    contract_scene s;
    any_point p;
    uint32_t axes;
    real3 center, from_center;
    real radius, size, distance; /* of the point from the center */
} ball_case;

static void draw(margin *m, ball_case *c, int kind)
{
    c->size = value_draw(m, &c->s, &c->p, (border_kind)kind);
    c->axes = c->s.kind->axes;
    c->center = real3_of_words(c->s.shape.words, c->axes);
    c->radius = c->s.shape.words[c->axes];
    c->from_center = real3_sub(real3_of_words(c->p.words, c->axes), c->center);
    c->distance = real3_length(c->from_center);
}

static void judge_closest_point(margin *m, int kind)
{
    ball_case c;
    any_point nearest = {{0, 0, 0}};
    draw(m, &c, kind);
    if (kind == OF_SPHERE)
        graze_sphere_closest_point(&c.s.shape.sphere, &c.p.vec3, &nearest.vec3);
    else
        graze_circle_closest_point(&c.s.shape.circle, &c.p.vec2, &nearest.vec2);
    const real part = c.distance > c.radius ? c.radius / c.distance : 1;
    value_error_of_point(m, real3_of_words(nearest.words, c.axes),
                         real3_add(c.center, real3_scale(c.from_center, part)), c.size);
}

static void judge_distance(margin *m, int kind)
{
    ball_case c;
    draw(m, &c, kind);
    const real got = kind == OF_SPHERE ? graze_sphere_distance(&c.s.shape.sphere, &c.p.vec3)
                                       : graze_circle_distance(&c.s.shape.circle, &c.p.vec2);
    value_error(m, got, fmaxl(c.distance - c.radius, 0), c.size);
}

/* ---- Off the surface ---- */

static uint32_t greatest_axis(const any_point *normal, uint32_t axes)
{
    uint32_t most = 0;
    for (uint32_t i = 1; i < axes; i++)
        if (fabsf(normal->words[i]) > fabsf(normal->words[most]))
            most = i;
    return most;
}

/* Strictly outside, moved along the axis of the greatest component only. Returns how far outside. */
static real height_of_off(margin *m, const ball_case *c, const any_point *off, uint32_t axis)
{
    const real3 to = real3_sub(real3_of_words(off->words, c->axes), c->center);
    const real height = real3_length(to) - c->radius;
    margin_expect(m, height > 0);
    for (uint32_t i = 0; i < c->axes; i++)
        margin_expect(m, i == axis ||
                             !(off->words[i] < c->p.words[i] || off->words[i] > c->p.words[i]));
    return height;
}

/* At the point of the surface nearest to the one that was drawn, with the normal there, as after a hit. */
static void judge_off_surface(margin *m, int kind)
{
    ball_case c;
    any_point normal = {{0, 0, 0}}, off = {{0, 0, 0}};
    draw(m, &c, kind);
    const real3 n = real3_unit(c.from_center);
    if (!(c.radius > 0) || !(c.distance > 0))
        return;
    const real3 at = real3_add(c.center, real3_scale(n, c.radius));
    const real words[2][3] = {{n.x, n.y, n.z}, {at.x, at.y, at.z}};
    for (uint32_t i = 0; i < c.axes; i++) {
        normal.words[i] = (float)words[0][i];
        c.p.words[i] = (float)words[1][i];
    }
    MARGIN_NAME(m, "vec3", normal);
    if (kind == OF_SPHERE)
        graze_sphere_off_surface(&c.s.shape.sphere, &c.p.vec3, &normal.vec3, &off.vec3);
    else
        graze_circle_off_surface(&c.s.shape.circle, &c.p.vec2, &normal.vec2, &off.vec2);
    const real height = height_of_off(m, &c, &off, greatest_axis(&normal, c.axes));
    value_error(m, height, 0, fmaxl(c.size, border_size_of_point(&off, c.axes)));
}

const margin_row value_ball_rows[] = {
    {"sphere_closest_point", judge_closest_point, OF_SPHERE, 4, 0},
    {"circle_closest_point", judge_closest_point, OF_CIRCLE, 4, 0},
    {"sphere_distance", judge_distance, OF_SPHERE, 8, 0},
    {"circle_distance", judge_distance, OF_CIRCLE, 8, 0},
    {"sphere_off_surface", judge_off_surface, OF_SPHERE, 16, 0},
    {"circle_off_surface", judge_off_surface, OF_CIRCLE, 16, 0},
};
const size_t value_ball_count = sizeof value_ball_rows / sizeof value_ball_rows[0];
