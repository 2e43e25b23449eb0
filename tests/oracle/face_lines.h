/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Common to the programs for lines against a triangle and against a parallelogram. For one file
 * each, which defines CORNERS, 3 or 4, and OF_FACE, the library's name of a routine or type, and
 * then FACE_PROGRAM.
 */
#ifndef GRAZE_TESTS_FACE_LINES_H
#define GRAZE_TESTS_FACE_LINES_H

#include "../../include/graze/graze.h"
#include "inputs_face.h"
#include "judge.h"
#include "print_case.h"
#include "oracle_face.h"

typedef struct {
    judge_case c;
    face_query q;
    OF_FACE() face;
    graze_segment segment;
    graze_ray ray;
    face_oracle oracle;
    face_answer of_segment, of_ray;
} scene;

/* ---- Casts ---- */

enum { BOTH_SIDES, FRONT_ONLY }; /* the variants of a cast */
enum { NORMAL_OFF };
#define UNTOUCHED                                                                                  \
    {                                                                                              \
        {7, 7, 7}, {7, 7, 7}, 7, 7                                                                 \
    }

static int wanted(const scene *s, const face_answer *w)
{
    return s->c.routine->variant == FRONT_ONLY && !w->to_back ? GRAZE_MISS : w->result;
}

static bool are_sevens(const graze_vec3 *v)
{
    return v->x == 7 && v->y == 7 && v->z == 7;
}

static const char *untouched_fault(const graze_vec3 *point, const graze_vec3 *normal, int32_t at,
                                   int32_t side)
{
    return judge_wrong_unless(are_sevens(point) && are_sevens(normal) && at == 7 && side == 7);
}

static bool normal_is_right(scene *s, const graze_vec3 *normal)
{
    double off = face_oracle_normal_off(&s->oracle, normal);
    judge_measure(&s->c, NORMAL_OFF, off);
    return off <= 1;
}

static const char *hit_fault(scene *s, const face_answer *w, const graze_vec3 *point,
                             const graze_vec3 *normal, int32_t at, int32_t side)
{
    if (point->x != w->point.x || point->y != w->point.y || point->z != w->point.z)
        return "wrong point";
    if (at != w->at)
        return "wrong fraction or t";
    if (side != w->side)
        return "wrong side";
    return normal_is_right(s, normal) ? NULL : "wrong normal";
}

static graze_result linecast(const scene *s, graze_face_line_hit *hit)
{
    return s->c.routine->variant == FRONT_ONLY
               ? OF_FACE(_linecast_front)(&s->face, &s->segment, hit)
               : OF_FACE(_linecast)(&s->face, &s->segment, hit);
}

static graze_result raycast(const scene *s, graze_face_ray_hit *hit)
{
    return s->c.routine->variant == FRONT_ONLY ? OF_FACE(_raycast_front)(&s->face, &s->ray, hit)
                                               : OF_FACE(_raycast)(&s->face, &s->ray, hit);
}

static int judge_linecast(void *at, const char **fault)
{
    scene *s = at;
    graze_face_line_hit hit = UNTOUCHED;
    int want = wanted(s, &s->of_segment);
    if ((int)linecast(s, &hit) != want || (int)linecast(s, NULL) != want)
        *fault = "wrong answer";
    else if (want == GRAZE_MISS)
        *fault = untouched_fault(&hit.point, &hit.normal, hit.fraction, hit.side);
    else
        *fault = hit_fault(s, &s->of_segment, &hit.point, &hit.normal, hit.fraction, hit.side);
    return want;
}

static int judge_raycast(void *at, const char **fault)
{
    scene *s = at;
    graze_face_ray_hit hit = UNTOUCHED;
    int want = wanted(s, &s->of_ray);
    if ((int)raycast(s, &hit) != want || (int)raycast(s, NULL) != want)
        *fault = "wrong answer";
    else if (want == GRAZE_MISS)
        *fault = untouched_fault(&hit.point, &hit.normal, hit.t, hit.side);
    else
        *fault = hit_fault(s, &s->of_ray, &hit.point, &hit.normal, hit.t, hit.side);
    return want;
}

/* ---- Overlaps, and places in the face ---- */

static int judge_segment(void *at, const char **fault)
{
    scene *s = at;
    int want = s->of_segment.result;
    bool meets = OF_FACE(_overlaps_segment)(&s->face, &s->segment);
    *fault = judge_wrong_unless(meets == (want != GRAZE_MISS));
    return want;
}

static int judge_ray(void *at, const char **fault)
{
    scene *s = at;
    int want = s->of_ray.result;
    bool meets = OF_FACE(_overlaps_ray)(&s->face, &s->ray);
    *fault = judge_wrong_unless(meets == (want != GRAZE_MISS));
    return want;
}

static const char *uv_fault(const face_answer *w, bool meets, const graze_barycentric *uv)
{
    if (meets != w->meets)
        return "wrong answer";
    if (!meets)
        return judge_wrong_unless(uv->u == 7 && uv->v == 7);
    if (uv->u != w->uv[0])
        return "wrong u";
    return uv->v == w->uv[1] ? NULL : "wrong v";
}

static int judge_place_of_segment(void *at, const char **fault)
{
    scene *s = at;
    graze_barycentric uv = {7, 7};
    bool meets = OF_FACE(_barycentric_of_segment)(&s->face, &s->segment, &uv);
    *fault = uv_fault(&s->of_segment, meets, &uv);
    return s->of_segment.meets;
}

static int judge_place_of_ray(void *at, const char **fault)
{
    scene *s = at;
    graze_barycentric uv = {7, 7};
    bool meets = OF_FACE(_barycentric_of_ray)(&s->face, &s->ray, &uv);
    *fault = uv_fault(&s->of_ray, meets, &uv);
    return s->of_ray.meets;
}

/* ---- The program ---- */

static uint32_t kinds_in(int class_index)
{
    return face_classes[class_index].results;
}

/* Beside the face, on it: what a line may meet, its endless line may as well. */
static uint32_t places_in(int class_index)
{
    return kinds_in(class_index) > 1 ? 3 : 1;
}

#define RESULTS                                                                                    \
    {                                                                                              \
        "miss", "touch", "hit", NULL                                                               \
    }
#define PLACES                                                                                     \
    {                                                                                              \
        "beside", "on it", NULL, NULL                                                              \
    }

static const judge_routine routines[] = {
    {"overlaps_segment", judge_segment, RESULTS, {0}, kinds_in, 0},
    {"overlaps_ray", judge_ray, RESULTS, {0}, kinds_in, 0},
    {"linecast", judge_linecast, RESULTS, {0}, kinds_in, BOTH_SIDES},
    {"raycast", judge_raycast, RESULTS, {0}, kinds_in, BOTH_SIDES},
    {"linecast_front", judge_linecast, RESULTS, {0}, kinds_in, FRONT_ONLY},
    {"raycast_front", judge_raycast, RESULTS, {0}, kinds_in, FRONT_ONLY},
    {"barycentric_of_segment", judge_place_of_segment, PLACES, {0}, places_in, 0},
    {"barycentric_of_ray", judge_place_of_ray, PLACES, {0}, places_in, 0},
};

static void init(void *at)
{
    face_oracle_init(&((scene *)at)->oracle);
}

static void clear(void *at)
{
    face_oracle_clear(&((scene *)at)->oracle);
}

#define VECTOR(words)                                                                              \
    {                                                                                              \
        (words)[0], (words)[1], (words)[2]                                                         \
    }

static void draw(void *at)
{
    scene *s = at;
    const face_query *q = &s->q;
    input_face(s->c.seed, s->c.index, CORNERS, &s->q);
    const OF_FACE() face = {VECTOR(q->face), VECTOR(q->face + 3), VECTOR(q->face + 6)};
    const graze_segment segment = {VECTOR(q->segment), VECTOR(q->segment + 3)};
    const graze_ray ray = {VECTOR(q->ray), VECTOR(q->ray + 3), q->ray[6]};
    s->face = face;
    s->segment = segment;
    s->ray = ray;
    face_oracle_set(&s->oracle, CORNERS, q->face);
    face_oracle_segment(&s->oracle, &segment, &s->of_segment);
    face_oracle_ray(&s->oracle, &ray, &s->of_ray);
}

static void print_answer(const char *name, const face_answer *w)
{
    const int32_t words[5] = {w->result, w->side, w->to_back, w->uv[0], w->uv[1]};
    judge_print_words(name, words, 5);
    judge_print_words("  point", &w->point.x, 3);
    judge_print_words("  at", &w->at, 1);
}

static void print(const void *at)
{
    const scene *s = at;
    print_value(CORNERS == 3 ? "triangle" : "parallelogram", "face", s->q.face);
    print_value("segment", "segment", s->q.segment);
    print_value("ray", "ray", s->q.ray);
    print_answer("segment: result, side, to the back, u, v", &s->of_segment);
    print_answer("ray: result, side, to the back, u, v", &s->of_ray);
}

static const char *class_name(int class_index)
{
    return face_classes[class_index].name;
}

#define FACE_PROGRAM(shape)                                                                        \
    ORACLE(shape)                                                                                  \
    {                                                                                              \
        static const judge_program program = {                                                     \
            JUDGE_PROGRAM("verify_" #shape, "graze_" #shape "_", FACE_CLASSES),                    \
            .measures = {"component of a normal, in raw units off"},                               \
            .init = init,                                                                          \
            .clear = clear,                                                                        \
            .print = print,                                                                        \
        };                                                                                         \
        return judge_main(&program, cases, seed, routine);                                         \
    }

#endif
