/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `mesh`: N cases for each routine of a mesh against the exact answer: of
 * the exact ones of all its faces the least rounded fraction or t, and of equal ones the first. Bit by
 * bit; a normal within one raw unit, of which the worst seen is reported.
 */
#include "../../include/graze/graze.h"
#include "inputs_mesh.h"
#include "judge.h"
#include "judged.h"
#include "print_case.h"
#include "oracle_face.h"

#include <inttypes.h>
#include <stdio.h>

typedef struct {
    face_answer of; /* a miss, if all are */
    uint32_t face;
} mesh_answer;

typedef struct {
    judge_case c;
    mesh_query q;
    graze_vec3 vertices[MESH_VERTICES];
    graze_mesh mesh;
    graze_segment segment;
    graze_ray ray;
    face_oracle oracle;
    mesh_answer of_segment, of_ray;
} scene;

enum { NORMAL_OFF };
#define UNTOUCHED                                                                                  \
    {                                                                                              \
        {7, 7, 7}, {7, 7, 7}, 7, 7                                                                 \
    }

/* ---- The exact answer ---- */

static void set_face(scene *s, uint32_t face)
{
    int32_t words[9];
    for (uint32_t i = 0; i < 9; i++)
        words[i] = s->q.vertices[3u * s->q.indices[3 * face + i / 3] + i % 3];
    face_oracle_set(&s->oracle, 3, words);
}

static void take_nearer(mesh_answer *best, const face_answer *of, uint32_t face)
{
    if (of->result == GRAZE_MISS || (best->of.result != GRAZE_MISS && best->of.at <= of->at))
        return;
    best->of = *of;
    best->face = face;
}

static void answer(scene *s)
{
    s->of_segment.of.result = s->of_ray.of.result = GRAZE_MISS;
    for (uint32_t i = 0; i < s->q.count; i++) {
        face_answer of;
        set_face(s, i);
        face_oracle_segment(&s->oracle, &s->segment, &of);
        take_nearer(&s->of_segment, &of, i);
        face_oracle_ray(&s->oracle, &s->ray, &of);
        take_nearer(&s->of_ray, &of, i);
    }
}

/* ---- What the library says ---- */

static const char *hit_fault(scene *s, const mesh_answer *w, uint32_t face, const graze_vec3 *point,
                             const graze_vec3 *normal, int32_t at, int32_t side)
{
    if (face != w->face)
        return "wrong face";
    if (point->x != w->of.point.x || point->y != w->of.point.y || point->z != w->of.point.z)
        return "wrong point";
    if (at != w->of.at)
        return "wrong fraction or t";
    if (side != w->of.side)
        return "wrong side";
    set_face(s, face);
    double off = face_oracle_normal_off(&s->oracle, normal);
    judge_measure(&s->c, NORMAL_OFF, off);
    return off <= 1 ? NULL : "wrong normal";
}

static const char *miss_fault(uint32_t face, const graze_vec3 *point, const graze_vec3 *normal,
                              int32_t at, int32_t side)
{
    return judge_wrong_unless(face == GRAZE_NO_INDEX && point->x == 7 && point->y == 7 &&
                              point->z == 7 && normal->x == 7 && normal->y == 7 && normal->z == 7 &&
                              at == 7 && side == 7);
}

static int judge_linecast(void *at, const char **fault)
{
    scene *s = at;
    const mesh_answer *w = &s->of_segment;
    graze_face_line_hit hit = UNTOUCHED;
    uint32_t face = 7, alone = 7;
    int got = (int)graze_mesh_linecast(&s->mesh, &s->segment, &face, &hit);
    if (got != w->of.result ||
        (int)graze_mesh_linecast(&s->mesh, &s->segment, &alone, NULL) != got || alone != face)
        *fault = "wrong answer";
    else if (got == GRAZE_MISS)
        *fault = miss_fault(face, &hit.point, &hit.normal, hit.fraction, hit.side);
    else
        *fault = hit_fault(s, w, face, &hit.point, &hit.normal, hit.fraction, hit.side);
    return w->of.result;
}

static int judge_raycast(void *at, const char **fault)
{
    scene *s = at;
    const mesh_answer *w = &s->of_ray;
    graze_face_ray_hit hit = UNTOUCHED;
    uint32_t face = 7, alone = 7;
    int got = (int)graze_mesh_raycast(&s->mesh, &s->ray, &face, &hit);
    if (got != w->of.result || (int)graze_mesh_raycast(&s->mesh, &s->ray, &alone, NULL) != got ||
        alone != face)
        *fault = "wrong answer";
    else if (got == GRAZE_MISS)
        *fault = miss_fault(face, &hit.point, &hit.normal, hit.t, hit.side);
    else
        *fault = hit_fault(s, w, face, &hit.point, &hit.normal, hit.t, hit.side);
    return w->of.result;
}

static int judge_segment(void *at, const char **fault)
{
    scene *s = at;
    int want = s->of_segment.of.result;
    bool meets = graze_mesh_overlaps_segment(&s->mesh, &s->segment);
    *fault = judge_wrong_unless(meets == (want != GRAZE_MISS));
    return want;
}

static int judge_ray(void *at, const char **fault)
{
    scene *s = at;
    int want = s->of_ray.of.result;
    bool meets = graze_mesh_overlaps_ray(&s->mesh, &s->ray);
    *fault = judge_wrong_unless(meets == (want != GRAZE_MISS));
    return want;
}

/* ---- The box: it holds all vertices of faces, and each of its sides is at one ---- */

static const char *side_fault(const scene *s, int axis, int32_t low, int32_t high)
{
    bool at_low = false, at_high = false;
    for (uint32_t i = 0; i < 3 * s->q.count; i++) {
        int32_t c = judged(s->q.vertices[3 * s->q.indices[i] + axis]);
        if (c < low || high < c)
            return "a vertex outside";
        at_low = at_low || c == low;
        at_high = at_high || c == high;
    }
    return at_low && at_high ? NULL : "too large";
}

static int judge_aabb(void *at, const char **fault)
{
    scene *s = at;
    graze_aabb box;
    graze_mesh_aabb(&s->mesh, &box);
    if (s->q.count == 0) {
        *fault = judge_wrong_unless(box.min.x == INT32_MAX && box.min.y == INT32_MAX &&
                                    box.min.z == INT32_MAX && box.max.x == INT32_MIN &&
                                    box.max.y == INT32_MIN && box.max.z == INT32_MIN);
        return 0;
    }
    *fault = side_fault(s, 0, box.min.x, box.max.x);
    *fault = *fault != NULL ? *fault : side_fault(s, 1, box.min.y, box.max.y);
    *fault = *fault != NULL ? *fault : side_fault(s, 2, box.min.z, box.max.z);
    return 1;
}

/* ---- The program ---- */

static uint32_t kinds_in(int class_index)
{
    return face_classes[class_index].results;
}

#define RESULTS                                                                                    \
    {                                                                                              \
        "miss", "touch", "hit", NULL                                                               \
    }
enum { ALL_CLASSES = (1u << FACE_CLASSES) - 1 };

static const judge_routine routines[] = {
    {"overlaps_segment", judge_segment, RESULTS, {0}, kinds_in, 0},
    {"overlaps_ray", judge_ray, RESULTS, {0}, kinds_in, 0},
    {"linecast", judge_linecast, RESULTS, {0}, kinds_in, 0},
    {"raycast", judge_raycast, RESULTS, {0}, kinds_in, 0},
    {"aabb", judge_aabb, {"of none", "of some", NULL, NULL}, {ALL_CLASSES, ALL_CLASSES}, NULL, 0},
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
    const mesh_query *q = &s->q;
    input_mesh(s->c.seed, s->c.index, &s->q);
    for (int i = 0; i < MESH_VERTICES; i++) {
        const graze_vec3 v = VECTOR(q->vertices + 3 * i);
        s->vertices[i] = v;
    }
    const graze_segment segment = {VECTOR(q->segment), VECTOR(q->segment + 3)};
    const graze_ray ray = {VECTOR(q->ray), VECTOR(q->ray + 3), q->ray[6]};
    const graze_mesh mesh = {s->vertices, q->indices, q->count};
    s->mesh = mesh;
    s->segment = segment;
    s->ray = ray;
    answer(s);
}

static void print_answer(const char *name, const mesh_answer *w)
{
    const int32_t words[4] = {w->of.result, (int32_t)w->face, w->of.side, w->of.at};
    judge_print_words(name, words, 4);
    judge_print_words("  point", &w->of.point.x, 3);
}

static void print_face(const scene *s, uint32_t face)
{
    int32_t corners[9];
    char name[16];
    for (uint32_t i = 0; i < 9; i++)
        corners[i] = s->q.vertices[3 * s->q.indices[3 * face + i / 3] + i % 3];
    snprintf(name, sizeof name, "face_%" PRIu32, face);
    print_value("triangle", name, corners);
}

static void print(const void *at)
{
    const scene *s = at;
    for (uint32_t i = 0; i < s->q.count; i++)
        print_face(s, i);
    print_value("segment", "segment", s->q.segment);
    print_value("ray", "ray", s->q.ray);
    print_answer("segment: result, face, side, at", &s->of_segment);
    print_answer("ray: result, face, side, at", &s->of_ray);
}

static const char *class_name(int class_index)
{
    return face_classes[class_index].name;
}

ORACLE(mesh)
{
    static const judge_program program = {
        JUDGE_PROGRAM("verify_mesh", "graze_mesh_", FACE_CLASSES),
        .measures = {"component of a normal, in raw units off"},
        .init = init,
        .clear = clear,
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
