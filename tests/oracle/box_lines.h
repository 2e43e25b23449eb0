/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Common to the programs for lines against a box and against a rectangle, which the judges treat as
 * a box: the scene, the second judge, and the classes of the inputs. For one file each.
 */
#ifndef GRAZE_TESTS_BOX_LINES_H
#define GRAZE_TESTS_BOX_LINES_H

#include "inputs.h"
#include "plain.h"
#include "solid.h"

typedef struct {
    solid_scene s;
    graze_aabb of_point, of_segment, of_ray;
} scene;

static place second_point(const void *box, const graze_vec3 *point)
{
    return plain_point(box, point);
}

static void second_segment(const void *box, const void *segment, oracle_answer *answer)
{
    plain_segment(box, segment, answer);
}

static void second_ray(const void *box, const void *ray, oracle_answer *answer)
{
    plain_ray(box, ray, answer);
}

static void init_with(void *at, const solid *of)
{
    scene *c = at;
    solid_init(&c->s, of);
    c->s.of_point = oracle_aabb(&c->of_point);
    c->s.of_line[0] = oracle_aabb(&c->of_segment);
    c->s.of_line[1] = oracle_aabb(&c->of_ray);
}

static void clear(void *at)
{
    scene *c = at;
    solid_clear(&c->s);
}

SOLID_CLASSES(input_classes)

#endif
