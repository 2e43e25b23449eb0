/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `obb_capsule` of the float build: the distance of a segment from an oriented box against the exact one in long
 * double, which is the least of those at the ends and at the places nearest to a side, an edge or a corner without end. It prints
 * the worst error, in u S, and fails where obb.h promises less.
 */
#include "../../include/graze/graze.h"
#include "entry.h"
#include "real3.h"
#include "scene_floats.h"

#include <math.h>
#include <stdio.h>

typedef struct {
    graze_obb box;
    graze_segment segment;
    real start[3], run[3], half[3];
    real size; /* S */
} scene;

static void measure(scene *s)
{
    const graze_vec3 *half = &s->box.half;
    const real3 start = real3_between(s->box.center, s->segment.a);
    const real3 run = real3_between(s->segment.a, s->segment.b);
    const real3 all[] = {real3_of(s->box.center),
                         real3_of(s->segment.a),
                         real3_of(s->segment.b),
                         real3_of(*half),
                         start,
                         run};
    s->size = 0;
    for (int i = 0; i < 6; i++)
        s->size = fmaxl(s->size, real3_size(all[i]));
    for (int i = 0; i < 3; i++) {
        s->start[i] = real3_dot(real3_of(s->box.axis[i]), start);
        s->run[i] = real3_dot(real3_of(s->box.axis[i]), run);
        s->half[i] = (real)(i == 0 ? half->x : i == 1 ? half->y : half->z);
    }
}

/* Some segments are short, some run along an axis or nearly so, and some touch the box. */
static void draw(scene *s)
{
    const float most = ldexpf(1.0f, (int)(random_bits() % 12) - 3);
    const graze_vec3 center = point_within(most),
                     size = graze_vec3_of(most, most * 0.5f, most * 0.25f);
    const float x = number_within(1.0f), y = number_within(1.0f), z = number_within(1.0f);
    const graze_quaternion rotation = {x, y, z, number_within(1.0f)};
    graze_obb_from_quaternion(&center, &rotation, &size, &s->box);
    s->segment.a = point_within(most * 2.0f);
    s->segment.b = point_within(most * 2.0f);
    const uint64_t kind = random_bits() % 4;
    if (kind == 0) {
        const graze_vec3 off = point_within(ldexpf(most, -(int)(random_bits() % 24)));
        s->segment.b = graze_vec3_add(graze_vec3_add(s->segment.a, s->box.axis[0]), off);
    }
    if (kind == 1)
        s->segment.b =
            graze_vec3_add(s->segment.a, point_within(ldexpf(most, -(int)(random_bits() % 24))));
    measure(s);
}

static real distance_at(const scene *s, real t)
{
    real squared = 0;
    for (int i = 0; i < 3; i++) {
        const real gap = fmaxl(fabsl(s->start[i] + s->run[i] * t) - s->half[i], 0);
        squared += gap * gap;
    }
    return sqrtl(squared);
}

static real exact_distance(const scene *s)
{
    real least = fminl(distance_at(s, 0), distance_at(s, 1));
    for (int i = 0; i < 27; i++) {
        const int sides[3] = {i % 3 - 1, i / 3 % 3 - 1, i / 9 - 1};
        real part = 0, whole = 0;
        for (int k = 0; k < 3; k++) {
            if (sides[k] == 0)
                continue;
            part += s->run[k] * ((real)sides[k] * s->half[k] - s->start[k]);
            whole += s->run[k] * s->run[k];
        }
        if (whole > 0)
            least = fminl(least, distance_at(s, real_clamp(part / whole, 0, 1)));
    }
    return least;
}

ORACLE(obb_capsule)
{
    real worst = 0;
    (void)routine;
    random_start(seed);
    for (uint32_t i = 0; i < cases; i++) {
        scene s;
        draw(&s);
        const real got = (real)graze_obb_distance_segment(&s.box, &s.segment);
        keep(&worst, fabsl(got - exact_distance(&s)) / (0x1p-24L * s.size));
    }
    const int failed = !(worst <= GRAZE_FLOAT_OBB_ULPS);
    printf("distance from an oriented box: at most %.4Lf u S, may be %d\n", worst,
           GRAZE_FLOAT_OBB_ULPS);
    printf("oriented boxes: %d passed, %d failed\n", 1 - failed, failed);
    return cases == 0 ? 2 : failed > 0;
}
