/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `face_capsule`: N capsules against a triangle, a parallelogram, and a mesh of up to three faces. The answer must
 * not depend on the order of the ends; a core of one point has that of the sphere, and a core without radius, which is not in
 * the plane of the face, that of the segment.
 */
#include "inputs_face_capsule.h"
#include "judge.h"
#include "judged.h"
#include "oracle_face_capsule.h"
#include "print_case.h"

#include "../../include/graze/graze.h"

#include <string.h>

enum { TRIANGLE = 3, PARALLELOGRAM = 4 };
enum { APART, TOUCHES, OVERLAPS, IS_EMPTY };

typedef struct {
    judge_case c;
    face_capsule_query q;
    graze_triangle triangle;
    graze_parallelogram parallelogram;
    graze_capsule capsule;
    face_capsule_oracle oracle;
    int32_t other[9]; /* another face, for meshes */
} scene;

/* ---- What the library answers ---- */

static bool overlaps(const scene *s, const graze_capsule *capsule)
{
    return s->c.routine->variant == TRIANGLE
               ? graze_triangle_overlaps_capsule(&s->triangle, capsule)
               : graze_parallelogram_overlaps_capsule(&s->parallelogram, capsule);
}

static bool is_like_sphere(const scene *s, bool got)
{
    const graze_sphere sphere = {s->capsule.core.a, s->capsule.radius};
    if (memcmp(&s->capsule.core.a, &s->capsule.core.b, sizeof sphere.center) != 0)
        return true;
    return got == (s->c.routine->variant == TRIANGLE
                       ? graze_triangle_overlaps_sphere(&s->triangle, &sphere)
                       : graze_parallelogram_overlaps_sphere(&s->parallelogram, &sphere));
}

/* A line that the plane contains misses the face. */
static bool is_like_segment(const scene *s, bool got)
{
    const graze_segment *core = &s->capsule.core;
    if (s->capsule.radius != 0 || mpz_cmp(s->oracle.face.from, s->oracle.face.to) == 0 ||
        !face_has_area(&s->oracle.face))
        return true;
    return got == (s->c.routine->variant == TRIANGLE
                       ? graze_triangle_overlaps_segment(&s->triangle, core)
                       : graze_parallelogram_overlaps_segment(&s->parallelogram, core));
}

static void set_shapes(scene *s, int corners)
{
    const face_capsule_query *q = &s->q;
    input_face_capsule(s->c.seed, s->c.index, corners, &s->q);
    memcpy(corners == TRIANGLE ? (void *)&s->triangle : (void *)&s->parallelogram, q->face,
           sizeof q->face);
    memcpy(&s->capsule, q->capsule, sizeof q->capsule);
}

static int judge_capsule(void *at, const char **fault)
{
    scene *s = at;
    const int corners = s->c.routine->variant;
    set_shapes(s, corners);
    const graze_capsule *c = &s->capsule, turned = {{c->core.b, c->core.a}, c->radius};
    const bool got = overlaps(s, c);
    const int kind = judged(c->radius) < 0
                         ? IS_EMPTY
                         : 1 - face_capsule_order(&s->oracle, corners, s->q.face, c);
    if (got != (kind == TOUCHES || kind == OVERLAPS))
        *fault = "wrong";
    else if (overlaps(s, &turned) != got)
        *fault = "the ends of the core are not alike";
    else if (!is_like_sphere(s, got))
        *fault = "another answer than that of the sphere";
    else if (kind != IS_EMPTY && !is_like_segment(s, got))
        *fault = "another answer than that of the segment";
    return kind;
}

/* ---- Meshes ---- */

/* The face, another one, and one with corners of both. */
static const uint16_t faces[] = {0, 1, 2, 3, 4, 5, 1, 4, 2, 0, 1, 2, 3, 4, 5};

static int order_of_mesh(scene *s, const uint16_t *indices, uint32_t count)
{
    int order = 1;
    for (uint32_t i = 0; i < count; i++) {
        int32_t words[9];
        for (uint32_t k = 0; k < 9; k++) {
            const uint32_t vertex = indices[3 * i + k / 3];
            words[k] =
                vertex < 3 ? s->q.face[3 * vertex + k % 3] : s->other[3 * (vertex - 3) + k % 3];
        }
        const int next = face_capsule_order(&s->oracle, TRIANGLE, words, &s->capsule);
        order = next < order ? next : order;
    }
    return order;
}

static int judge_mesh(void *at, const char **fault)
{
    scene *s = at;
    graze_vec3 vertices[6];
    face_capsule_query elsewhere;
    const uint32_t count = s->c.index / FACE_CAPSULE_CLASSES % 4;
    const uint16_t *indices = faces + 3 * (s->c.index / (4 * FACE_CAPSULE_CLASSES) % 3);
    set_shapes(s, TRIANGLE);
    input_face_capsule(s->c.seed + 1, s->c.index, TRIANGLE, &elsewhere);
    memcpy(s->other, elsewhere.face, sizeof s->other);
    memcpy(vertices, s->q.face, sizeof s->q.face);
    memcpy(vertices + 3, s->other, sizeof s->other);
    const graze_mesh mesh = {vertices, indices, count};
    const bool any = judged(s->capsule.radius) >= 0;
    const int kind = any ? 1 - order_of_mesh(s, indices, count) : IS_EMPTY;
    *fault = judge_wrong_unless(graze_mesh_overlaps_capsule(&mesh, &s->capsule) ==
                                (kind == TOUCHES || kind == OVERLAPS));
    return kind;
}

static uint32_t answers_in(int class_index)
{
    return face_capsule_classes[class_index].answers;
}

#define ANSWERS                                                                                    \
    {                                                                                              \
        "apart", "touch", "overlap", "empty"                                                       \
    }

static const judge_routine routines[] = {
    {"triangle_overlaps_capsule", judge_capsule, ANSWERS, {0}, answers_in, TRIANGLE},
    {"parallelogram_overlaps_capsule", judge_capsule, ANSWERS, {0}, answers_in, PARALLELOGRAM},
    {"mesh_overlaps_capsule", judge_mesh, ANSWERS, {0}, answers_in, TRIANGLE},
};

static void init(void *at)
{
    face_capsule_init(&((scene *)at)->oracle);
}

static void clear(void *at)
{
    face_capsule_clear(&((scene *)at)->oracle);
}

static void draw(void *at)
{
    (void)at;
}

static void print(const void *at)
{
    const scene *s = at;
    print_value(s->c.routine->variant == TRIANGLE ? "triangle" : "parallelogram", "face",
                s->q.face);
    print_value("triangle", "other", s->other);
    print_value("capsule", "capsule", &s->capsule);
}

static const char *class_name(int class_index)
{
    return face_capsule_classes[class_index].name;
}

ORACLE(face_capsule)
{
    static const judge_program program = {
        JUDGE_PROGRAM("verify_face_capsule", "graze_", FACE_CAPSULE_CLASSES),
        .init = init,
        .clear = clear,
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
