/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `obb_triangle`: N triangles against an oriented box, N meshes of up to four faces, and the boxes around N oriented
 * boxes. The answer must not depend on the order of the corners; a triangle whose corners are in two places or one has that of the
 * segment or the point.
 */
#include "inputs_obb_triangle.h"
#include "judge.h"
#include "judged.h"
#include "oracle_obb_triangle.h"
#include "print_case.h"

#include "../../include/graze/graze.h"

#include <string.h>

enum { APART, TOUCHES, OVERLAPS, IS_EMPTY };

typedef struct {
    judge_case c;
    obb_triangle_oracle oracle;
    obb_triangle_query q;
    graze_obb box;
    graze_vec3 vertices[OBB_TRIANGLE_VERTICES];
    graze_triangle triangle;
    graze_mesh mesh;
} scene;

static bool is_empty(const scene *s)
{
    const int32_t *half = s->q.box + 12;
    return judged(half[0]) < 0 || judged(half[1]) < 0 || judged(half[2]) < 0;
}

static bool are_one(const graze_vec3 *a, const graze_vec3 *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

static const char *fault_of_relatives(const scene *s, bool got)
{
    const graze_triangle *t = &s->triangle, turned = {t->b, t->c, t->a}, back = {t->c, t->b, t->a};
    const graze_segment first = {t->a, t->b}, last = {t->b, t->c};
    if (graze_obb_overlaps_triangle(&s->box, &turned) != got ||
        graze_obb_overlaps_triangle(&s->box, &back) != got)
        return "the corners are not alike";
    if (are_one(&t->a, &t->b) && are_one(&t->a, &t->c) &&
        graze_obb_contains_point(&s->box, &t->a) != got)
        return "another answer than that of the point";
    if (are_one(&t->a, &t->b) && graze_obb_overlaps_segment(&s->box, &last) != got)
        return "another answer than that of the segment";
    if ((are_one(&t->b, &t->c) || are_one(&t->a, &t->c)) &&
        graze_obb_overlaps_segment(&s->box, &first) != got)
        return "another answer than that of the segment";
    return NULL;
}

static int judge_triangle(void *at, const char **fault)
{
    scene *s = at;
    const int32_t *corners = s->q.vertices;
    const bool got = graze_obb_overlaps_triangle(&s->box, &s->triangle);
    const int kind = is_empty(s) ? IS_EMPTY
                                 : 1 + obb_triangle_meets(&s->oracle, s->q.box, corners,
                                                          corners + 3, corners + 6);
    *fault = got != (kind == TOUCHES || kind == OVERLAPS) ? "wrong" : fault_of_relatives(s, got);
    return kind;
}

/* The kinds: no face meets it, one does, no faces or an empty box. */
static int judge_mesh(void *at, const char **fault)
{
    scene *s = at;
    bool meets = false;
    for (uint32_t i = 0; i < s->q.faces && !meets && !is_empty(s); i++) {
        const uint16_t *corner = s->q.indices + 3 * i;
        meets =
            obb_triangle_meets(&s->oracle, s->q.box, s->q.vertices + 3 * corner[0],
                               s->q.vertices + 3 * corner[1], s->q.vertices + 3 * corner[2]) >= 0;
    }
    *fault = judge_wrong_unless(graze_mesh_overlaps_obb(&s->mesh, &s->box) == meets);
    return s->q.faces == 0 || is_empty(s) ? 2 : meets ? 1 : 0;
}

/* The kinds: in the world, beyond it, without end, empty. */
static int judge_bounds(void *at, const char **fault)
{
    static const int32_t world[6] = {INT32_MIN, INT32_MIN, INT32_MIN,
                                     INT32_MAX, INT32_MAX, INT32_MAX},
                         empty[6] = {INT32_MAX, INT32_MAX, INT32_MAX,
                                     INT32_MIN, INT32_MIN, INT32_MIN};
    scene *s = at;
    graze_aabb got;
    int32_t want[6];
    int kind = 3;
    if (is_empty(s)) {
        memcpy(want, empty, sizeof want);
    } else if (obb_extremes(&s->oracle, s->q.box, want)) {
        kind = 0;
        for (int i = 0; i < 6; i++)
            kind = want[i] == world[i] ? 1 : kind;
    } else {
        kind = 2;
        memcpy(want, world, sizeof want);
    }
    graze_aabb_from_obb(&s->box, &got);
    *fault = judge_wrong_unless(memcmp(&got, want, sizeof got) == 0);
    return kind;
}

static uint32_t answers_in(int class_index)
{
    return obb_triangle_classes[class_index].answers;
}

/* Uniform, and in the frames; all numbers, and the corners of the world; the lattice. */
static uint32_t bounds_in(int class_index)
{
    if (class_index == 5)
        return 1u << 0 | 1u << 2;
    return class_index == 4 || class_index == 12 ? 1u << 1 : 1u << 0;
}

/* Scenes of a box and a triangle that touches it need not have a face that does not. */
static uint32_t meshes_in(int class_index)
{
    return (answers_in(class_index) & 1u) | 1u << 1 | 1u << 2;
}

static const judge_routine routines[] = {
    {"obb_overlaps_triangle",
     judge_triangle,
     {"apart", "touch", "overlap", "empty"},
     {0},
     answers_in,
     0},
    {"mesh_overlaps_obb", judge_mesh, {"apart", "a face meets", "nothing"}, {0}, meshes_in, 0},
    {"aabb_from_obb", judge_bounds, {"within", "held", "no end", "empty"}, {0}, bounds_in, 0},
};

static void init(void *at)
{
    scene *s = at;
    obb_triangle_init(&s->oracle);
}

static void clear(void *at)
{
    scene *s = at;
    obb_triangle_clear(&s->oracle);
}

static void draw(void *at)
{
    scene *s = at;
    input_obb_triangle(s->c.seed, s->c.index, &s->q);
    memcpy(&s->box, s->q.box, sizeof s->box);
    memcpy(s->vertices, s->q.vertices, sizeof s->vertices);
    memcpy(&s->triangle, s->q.vertices, sizeof s->triangle);
    s->mesh.vertices = s->vertices;
    s->mesh.indices = s->q.indices;
    s->mesh.count = s->q.faces;
}

static void print(const void *at)
{
    const scene *s = at;
    print_value("obb", "box", &s->box);
    print_value("triangle", "triangle", &s->triangle);
}

static const char *class_name(int class_index)
{
    return obb_triangle_classes[class_index].name;
}

ORACLE(obb_triangle)
{
    static const judge_program program = {
        JUDGE_PROGRAM("verify_obb_triangle", "graze_", OBB_TRIANGLE_CLASSES),
        .init = init,
        .clear = clear,
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
