/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `transform`: the routines of quaternion.h and matrix.h, and those of vec2.h and vec3.h that
 * rotate, reflect and slide, on N scenes each, against GMP. Prints the shares of what can become of a result,
 * and fails on a wrong bit, on an error above the bound of a header, or when a share that can occur is under
 * 2 %. With ROUTINE only that one counts, and not its shares.
 */
#include "transforms.h"
#include "entry.h"
#include "print_case.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Of any size, often with many zeros at its end: products tie. */
static int32_t number(input_stream *s)
{
    uint32_t kind = draw_below(s, 8), width = draw_below(s, 31);
    int32_t any = draw_about_zero(s, INT32_MAX), corner = draw_corner(s);
    int32_t odd = draw_about_zero(s, 99) | 1;
    if (kind == 0)
        return corner;
    if (kind < 4)
        return odd * draw_power(s, 24);
    return kind == 4 ? any : any / (int32_t)(UINT32_C(1) << width);
}

/* One size for all three, or three sizes, or only one axis. */
static void draw_scene_vector(input_stream *s, graze_vec3 *v)
{
    uint32_t kind = draw_below(s, 8), width = draw_below(s, 31);
    v->x = number(s);
    v->y = number(s);
    v->z = number(s);
    if (kind < 4) {
        draw_vector(s, INT32_MAX, v);
        v->x /= (int32_t)(UINT32_C(1) << width);
        v->y /= (int32_t)(UINT32_C(1) << width);
        v->z /= (int32_t)(UINT32_C(1) << width);
    }
    if (kind == 7)
        *axis_of(v, draw_below(s, 3)) = 0;
    if (kind >= 6)
        *axis_of(v, draw_below(s, 3)) = 0;
}

/* About as long as one unit, as those that programs keep, or anything. */
static void draw_quaternion(input_stream *s, graze_quaternion *q)
{
    graze_vec3 v;
    bool unit = draw_chance(s, 3);
    draw_scene_vector(s, &v);
    int32_t w = number(s);
    *q = unit ? graze_quaternion_of(v.x % 65536, v.y % 65536, v.z % 65536, w % 65536)
              : graze_quaternion_of(v.x, v.y, v.z, w);
    if (draw_chance(s, 40))
        *q = graze_quaternion_of(0, 0, 0, 0);
    if (draw_chance(s, 40))
        *q = graze_quaternion_of(INT32_MIN, INT32_MIN, INT32_MIN, INT32_MIN);
}

static void draw_matrix(input_stream *s, graze_matrix *m)
{
    draw_scene_vector(s, &m->x);
    draw_scene_vector(s, &m->y);
    draw_scene_vector(s, &m->z);
    draw_scene_vector(s, &m->origin);
}

/* A normal, or an up, that is parallel to a, or nearly. */
static void align(input_stream *s, scene *c)
{
    int32_t times = draw_between(s, -9, 9);
    int32_t least = draw_power(s, 20);
    for (uint32_t axis = 0; axis < 3; axis++) {
        int32_t slope = draw_between(s, -9, 9) * (least / 8 + 1);
        *axis_of(&c->a, axis) = (int32_t)hold(*axis_of(&c->a, axis) / 64 + (int64_t)slope);
        *axis_of(&c->b, axis) = *axis_of(&c->a, axis) - slope;
        *axis_of(&c->up, axis) = slope * times;
    }
    uint32_t beside = draw_below(s, 6);
    if (beside < 3)
        *axis_of(&c->up, beside) += draw_between(s, -1, 1);
}

/* Products that are an odd number of halves of a raw unit. */
static void halve(input_stream *s, scene *c)
{
    int32_t half = INT32_C(32768) * (2 * draw_between(s, -3, 3) + 1);
    c->a.x |= 1;
    c->m.x = graze_vec3_of(half, half, half);
    c->m.y = c->m.z = graze_vec3_of(0, 65536, 0);
    c->k.x = c->k.y = c->k.z = c->k.origin = graze_vec3_of(1, 3, 5);
    c->p = graze_quaternion_of(half, 0, 65536, 0);
    c->q = graze_quaternion_of(1, 3, 5, 7);
    if (draw_chance(s, 2))
        c->q = graze_quaternion_of(half, half, 0, 0);
    c->b = draw_chance(s, 2) ? graze_vec3_of(65536, 65536, 0) : graze_vec3_of(1, -1, 0);
}

/* Corners of the world. */
static void go_far(input_stream *s, scene *c)
{
    for (uint32_t axis = 0; axis < 3; axis++)
        *axis_of(&c->a, axis) = draw_chance(s, 2) ? INT32_MIN : INT32_MAX - draw_between(s, 0, 2);
}

/* Whole units. */
static void round_vector(graze_vec3 *v)
{
    v->x = v->x / 65536 % 64 * 65536;
    v->y = v->y / 65536 % 64 * 65536;
    v->z = v->z / 65536 % 64 * 65536;
}

static void round_scene(scene *c)
{
    round_vector(&c->a);
    round_vector(&c->m.x);
    round_vector(&c->m.y);
    round_vector(&c->m.z);
}

static void draw_scene(uint64_t seed, uint32_t index, scene *c)
{
    input_stream s;
    draw_start(&s, seed, index);
    draw_scene_vector(&s, &c->a);
    draw_scene_vector(&s, &c->b);
    draw_scene_vector(&s, &c->up);
    draw_quaternion(&s, &c->p);
    draw_quaternion(&s, &c->q);
    draw_matrix(&s, &c->m);
    draw_matrix(&s, &c->k);
    c->angle = draw_bits(&s);
    uint32_t eighth = draw_below(&s, 32), beside = draw_below(&s, 3);
    if (eighth < 8)
        c->angle = eighth * UINT32_C(0x20000000) + beside - 1;
    if (index % 8 == 0)
        align(&s, c);
    if (index % 8 == 1)
        halve(&s, c);
    if (index % 8 == 5)
        go_far(&s, c);
    if (index % 8 == 6)
        round_scene(c);
    if (index % 16 == 2)
        c->b = graze_vec3_of(0, 0, 0);
    if (index % 64 == 3)
        c->b = c->a;
    if (index % 64 == 4)
        c->up = graze_vec3_of(0, 0, 0);
}

static void print_scene(const scene *c)
{
    print_value("vec3", "a", &c->a);
    print_value("vec3", "b", &c->b);
    print_value("vec3", "up", &c->up);
    print_value("quaternion", "p", &c->p);
    print_value("quaternion", "q", &c->q);
    print_value("matrix", "m", &c->m);
    print_value("matrix", "k", &c->k);
    print_value("angle", "angle", &c->angle);
}

/* Returns 1 if anything was wrong. */
static int judge_all(const transform_judge *j, uint32_t cases, uint64_t seed)
{
    static const char *const names[OUTCOMES] = {"exact", "rounded", "tied", "saturated"};
    uint32_t wrong = 0, shares[OUTCOMES] = {0, 0, 0, 0};
    int thin = 0;
    for (uint32_t i = first_case(); i < cases; i++) {
        int outcome = EXACT;
        scene c;
        draw_scene(seed, i, &c);
        if (!j->judge(&c, &outcome) && wrong++ < 3) {
            printf("%s is wrong: case %" PRIu32 "\n", j->name, i);
            print_command(j->name, i);
            print_scene(&c);
        }
        shares[outcome]++;
    }
    printf("%-28s %9" PRIu32 " cases %3" PRIu32 " wrong ", j->name, cases, wrong);
    for (int i = 0; i < OUTCOMES; i++) {
        printf("  %s %4.1f %%", names[i], 100.0 * shares[i] / cases);
        thin += (j->can_be >> i & 1u) && shares[i] < cases / 50;
    }
    printf("%s\n", thin > 0 ? "   a share that can occur is under 2 %" : "");
    return wrong > 0 || thin > 0;
}

static bool is_named(const transform_judge *j, const char *name)
{
    return name == NULL || strcmp(j->name, name) == 0;
}

ORACLE(transform)
{
    int failed = 0;
    transforms_start();
    for (unsigned i = 0; i < transform_judge_count; i++)
        if (is_named(&transform_judges[i], routine))
            failed += judge_all(&transform_judges[i], cases, seed);
    transforms_print_worst();
    printf("transforms: %d passed, %d failed\n", (int)transform_judge_count - failed, failed);
    return failed > 0;
}
