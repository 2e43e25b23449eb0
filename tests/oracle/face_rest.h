/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Common to the programs for points, spheres and boxes and a triangle or a parallelogram. For one
 * file each, which defines CORNERS, 3 or 4, and OF_FACE, the library's name of a routine or type,
 * and then FACE_REST_PROGRAM.
 */
#ifndef GRAZE_TESTS_FACE_REST_H
#define GRAZE_TESTS_FACE_REST_H

#include "../../include/graze/graze.h"
#include "judged.h"
#include "clip_face.h"
#include "draw.h"
#include "inputs_face_rest.h"
#include "judge.h"
#include "print_case.h"
#include "nearest_face.h"

#include <string.h>

typedef struct {
    judge_case c;
    face_rest_query q;
    OF_FACE() face;
    graze_vec3 point, got;
    graze_sphere sphere;
    graze_aabb box;
    face_oracle oracle;
    nearest_face nearest;
    clip_face clip;
    mpz_t sum, part;
} scene;

#define VECTOR(words)                                                                              \
    {                                                                                              \
        (words)[0], (words)[1], (words)[2]                                                         \
    }

static bool has_area(const scene *s)
{
    return face_has_area(&s->oracle);
}

/* ---- The nearest point, distances, spheres ---- */

enum { NO_AREA = 3 };

static int judge_closest_point(void *at, const char **fault)
{
    scene *s = at;
    graze_vec3 same = s->point;
    OF_FACE(_closest_point)(&s->face, &s->point, &s->got);
    OF_FACE(_closest_point)(&s->face, &same, &same);
    if (!nearest_is(&s->nearest, &s->got.x))
        *fault = "wrong point";
    else if (memcmp(&same, &s->got, sizeof same) != 0)
        *fault = "wrong where the argument was";
    return has_area(s) ? (int)s->nearest.best.region : NO_AREA;
}

/* 0 apart, 1 on it, 2 as far as numbers go, or farther */
static int judge_distance(void *at, const char **fault)
{
    scene *s = at;
    int32_t want = nearest_distance(&s->nearest);
    *fault = judge_wrong_unless(OF_FACE(_distance)(&s->face, &s->point) == want);
    return !has_area(s) ? NO_AREA : want == INT32_MAX ? 2 : nearest_against(&s->nearest, 0) == 0;
}

static void set_radius(scene *s)
{
    int32_t reach = s->q.kind == RADIUS_DRAWN ? 0 : nearest_reach(&s->nearest);
    s->sphere.center = s->point;
    s->sphere.radius = s->q.radius;
    if (s->q.kind == RADIUS_REACHES)
        s->sphere.radius = reach;
    if (s->q.kind == RADIUS_LESS)
        s->sphere.radius = reach - (reach > 0);
    if (s->q.kind == RADIUS_MORE)
        s->sphere.radius = reach + (reach < INT32_MAX);
}

/* 0 apart, 1 touches, 2 meets, 3 nothing to meet */
static int judge_overlaps_sphere(void *at, const char **fault)
{
    scene *s = at;
    set_radius(s);
    bool any = s->sphere.radius >= 0;
    int order = any ? nearest_against(&s->nearest, judged(s->sphere.radius)) : 1;
    *fault = judge_wrong_unless(OF_FACE(_overlaps_sphere)(&s->face, &s->sphere) == (order <= 0));
    return !any ? 3 : order > 0 ? 0 : order == 0 ? 1 : 2;
}

/* ---- Boxes ---- */

/* 0 apart, 1 touches, 2 meets, 3 nothing to meet */
static int judge_overlaps_aabb(void *at, const char **fault)
{
    scene *s = at;
    const graze_aabb *b = &s->box;
    graze_aabb clamped = *b;
    judge_vector(&clamped.min);
    judge_vector(&clamped.max);
    bool any = clamped.min.x <= clamped.max.x && clamped.min.y <= clamped.max.y &&
               clamped.min.z <= clamped.max.z;
    int want = any ? (int)clip_against_box(&s->clip, &s->oracle, s->q.box) : CLIP_APART;
    *fault = judge_wrong_unless(OF_FACE(_overlaps_aabb)(&s->face, b) == (want != CLIP_APART));
    return any ? want : 3;
}

/* ---- The normal, and the way off ---- */

enum { NORMAL_OFF };
/* Of a vector of the length of one, whose square root and whose quotient are rounded once each. */
static const double MOST_OFF = 0.502;

/* The result for a ray that starts on the face and leads out of its plane. */
static bool is_that_of_a_hit(const scene *s)
{
    graze_face_ray_hit hit;
    graze_ray ray = {VECTOR(s->q.face), {0, 0, 0}, GRAZE_NO_LIMIT};
    *axis_of(&ray.dir, (uint32_t)s->oracle.along) = GRAZE_ONE;
    return OF_FACE(_raycast)(&s->face, &ray, &hit) == GRAZE_TOUCH &&
           memcmp(&hit.normal, &s->got, sizeof s->got) == 0;
}

static int judge_normal(void *at, const char **fault)
{
    scene *s = at;
    OF_FACE(_normal)(&s->face, &s->got);
    if (!has_area(s)) {
        *fault = judge_wrong_unless(s->got.x == 0 && s->got.y == 0 && s->got.z == 0);
        return 1;
    }
    double off = face_oracle_normal_off(&s->oracle, &s->got);
    judge_measure(&s->c, NORMAL_OFF, off);
    if (off > MOST_OFF)
        *fault = "wrong normal";
    else if (!is_that_of_a_hit(s))
        *fault = "another one than that of a hit";
    return 0;
}

/* Where the line along that axis passes through the plane, and the first number beyond. */
static int64_t first_beyond(scene *s, int axis, int side)
{
    const face_oracle *o = &s->oracle;
    mpz_set(s->sum, o->distance);
    for (int k = 0; k < 3; k++) {
        mpz_mul_si(s->part, o->normal[k], k == axis ? 0 : judged(s->q.hit[k]));
        mpz_sub(s->sum, s->sum, s->part);
    }
    if (mpz_sgn(o->normal[axis]) * side > 0) {
        mpz_fdiv_q(s->sum, s->sum, o->normal[axis]);
        return mpz_get_si(s->sum) + 1;
    }
    mpz_cdiv_q(s->sum, s->sum, o->normal[axis]);
    return mpz_get_si(s->sum) - 1;
}

/* 0 stays as it is, 1 out, 2 no room */
static int judge_off_surface(void *at, const char **fault)
{
    scene *s = at;
    graze_vec3 want = VECTOR(s->q.hit), hit = want;
    judge_vector(&want);
    int side = s->q.side < 0 ? -1 : s->q.side > 0, kind = 0;
    if (has_area(s) && side != 0) {
        int64_t beyond = first_beyond(s, s->oracle.along, side);
        *axis_of(&want, (uint32_t)s->oracle.along) = hold(beyond);
        kind = hold(beyond) == beyond ? 1 : 2;
    }
    OF_FACE(_off_surface)(&s->face, &hit, s->q.side, &s->got);
    OF_FACE(_off_surface)(&s->face, &hit, s->q.side, &hit);
    if (memcmp(&want, &s->got, sizeof want) != 0)
        *fault = "wrong point";
    else if (memcmp(&want, &hit, sizeof want) != 0)
        *fault = "wrong where the argument was";
    return kind;
}

/* ---- The program ---- */

#define CLASS(c)      (UINT32_C(1) << REST_##c)
#define EACH          ((UINT32_C(1) << FACE_REST_JUDGED) - 1)
#define LINES         (CLASS(NO_AREA) | CLASS(LINES_TOUCHING) | CLASS(LINES_FAR))
#define HAVE_AREA     (EACH & ~LINES)
#define TOUCHING      (CLASS(TOUCHING) | CLASS(TOUCHING_FAR))
#define NUDGED        (TOUCHING | CLASS(NUDGED))
#define MAY_BE_APART  (EACH & ~TOUCHING)
#define SOME_NO_AREA  (NUDGED | CLASS(TIES) | LINES)
#define SOME_ENDLESS  (CLASS(ALL) | CLASS(LATTICE_FAR) | CLASS(WORLD) | CLASS(FAR_APART))
#define MAY_LEAVE     (CLASS(BEYOND) | CLASS(FAR_APART))
#define MEANT_TO_MEET (MAY_BE_APART & ~CLASS(FAR_APART))

static const judge_routine routines[] = {
    {"closest_point",
     judge_closest_point,
     {"corner", "edge", "inside", "no area"},
     {HAVE_AREA, HAVE_AREA, HAVE_AREA, SOME_NO_AREA},
     NULL,
     0},
    {"distance",
     judge_distance,
     {"apart", "on it", "endless", "no area"},
     {HAVE_AREA, NUDGED, SOME_ENDLESS, SOME_NO_AREA},
     NULL,
     0},
    {"overlaps_sphere",
     judge_overlaps_sphere,
     {"apart", "touch", "meet", "nothing"},
     {MAY_BE_APART, NUDGED | CLASS(FAR_APART), MAY_BE_APART, EACH},
     NULL,
     0},
    {"overlaps_aabb",
     judge_overlaps_aabb,
     {"apart", "touch", "meet", "nothing"},
     {MAY_BE_APART, HAVE_AREA, MEANT_TO_MEET, EACH},
     NULL,
     0},
    {"normal", judge_normal, {"normal", "no area"}, {HAVE_AREA, SOME_NO_AREA}, NULL, 0},
    {"off_surface",
     judge_off_surface,
     {"as it is", "out", "no room"},
     {EACH, HAVE_AREA, MAY_LEAVE},
     NULL,
     0},
};

static void init(void *at)
{
    scene *s = at;
    face_oracle_init(&s->oracle);
    nearest_init(&s->nearest);
    clip_init(&s->clip);
    mpz_inits(s->sum, s->part, NULL);
}

static void clear(void *at)
{
    scene *s = at;
    face_oracle_clear(&s->oracle);
    nearest_clear(&s->nearest);
    clip_clear(&s->clip);
    mpz_clears(s->sum, s->part, NULL);
}

static void draw(void *at)
{
    scene *s = at;
    const face_rest_query *q = &s->q;
    input_face_rest_judged(s->c.seed, s->c.index, CORNERS, &s->q);
    const OF_FACE() face = {VECTOR(q->face), VECTOR(q->face + 3), VECTOR(q->face + 6)};
    const graze_vec3 point = VECTOR(q->point);
    const graze_aabb box = {VECTOR(q->box), VECTOR(q->box + 3)};
    s->face = face;
    s->point = point;
    s->box = box;
    face_oracle_set(&s->oracle, CORNERS, q->face);
    nearest_find(&s->nearest, &s->oracle, q->point);
}

static void print(const void *at)
{
    const scene *s = at;
    print_value(CORNERS == 3 ? "triangle" : "parallelogram", "face", s->q.face);
    print_value("vec3", "point", s->q.point);
    print_value("sphere", "sphere", &s->sphere);
    print_value("aabb", "box", s->q.box);
    print_value("vec3", "hit", s->q.hit);
    print_value("side", "side", &s->q.side);
    judge_print_words("got", &s->got.x, 3);
}

static const char *class_name(int class_index)
{
    return face_rest_classes[class_index];
}

#define FACE_REST_PROGRAM(shape)                                                                   \
    ORACLE(shape##_rest)                                                                           \
    {                                                                                              \
        static const judge_program program = {                                                     \
            JUDGE_PROGRAM("verify_" #shape "_rest", "graze_" #shape "_", FACE_REST_JUDGED),        \
            .measures = {"component of a normal, in raw units off"},                               \
            .init = init,                                                                          \
            .clear = clear,                                                                        \
            .print = print,                                                                        \
        };                                                                                         \
        return judge_main(&program, cases, seed, routine);                                         \
    }

#endif
