/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `mesh_rest`: N cases for each routine of points, spheres, boxes and triangles and a mesh against the exact
 * answer: that of any face, or of the face with the least exact distance.
 */
#include "../../include/graze/graze.h"
#include "clip_face.h"
#include "inputs_mesh_rest.h"
#include "judge.h"
#include "judged.h"
#include "nearest_face.h"
#include "oracle_pair.h"
#include "print_case.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

typedef struct {
    judge_case c;
    mesh_rest_query q;
    graze_vec3 vertices[REST_VERTICES], with_triangle_vertices[REST_VERTICES], point, got;
    graze_mesh mesh, with_triangle;
    graze_sphere sphere;
    graze_aabb box;
    graze_triangle triangle;
    face_oracle oracle;
    nearest_face nearest;
    clip_face clip;
    pair_oracle pair;
    mpz_t squared, whole, left, right; /* the least distance: squared / whole, unless whole is 0 */
    uint32_t face;
    bool is_tie;
} scene;

static void corners_of(const raw_faces *m, uint32_t face, int32_t *to)
{
    for (uint32_t i = 0; i < 9; i++)
        to[i] = m->vertices[3u * m->indices[3u * face + i / 3u] + i % 3u];
}

static void set_face(scene *s, uint32_t face)
{
    int32_t corners[9];
    corners_of(&s->q.mesh, face, corners);
    face_oracle_set(&s->oracle, 3, corners);
}

static void find_nearest_to(scene *s, uint32_t face)
{
    set_face(s, face);
    nearest_find(&s->nearest, &s->oracle, s->q.of.point);
}

/* The place is way / den from the point. */
static void find_nearest(scene *s)
{
    s->face = GRAZE_NO_INDEX;
    s->is_tie = false;
    for (uint32_t i = 0; i < s->q.mesh.count; i++) {
        find_nearest_to(s, i);
        const nearest_place *best = &s->nearest.best;
        mpz_mul(s->left, best->den, best->den);
        mpz_mul(s->right, s->left, s->squared);
        mpz_mul(s->left, best->squared, s->whole);
        const int order = s->face == GRAZE_NO_INDEX ? -1 : mpz_cmp(s->left, s->right);
        s->is_tie = order < 0 ? false : s->is_tie || order == 0;
        if (order >= 0)
            continue;
        s->face = i;
        mpz_set(s->squared, best->squared);
        mpz_mul(s->whole, best->den, best->den);
    }
    if (s->face != GRAZE_NO_INDEX)
        find_nearest_to(s, s->face);
}

/* ---- The nearest point ---- */

enum { NO_FACES, ALONE, TIE };

static const char *fault_of_none(const scene *s, uint32_t face)
{
    const graze_vec3 same = judged_vector(s->point);
    return judge_wrong_unless(face == GRAZE_NO_INDEX && memcmp(&s->got, &same, sizeof same) == 0);
}

static int judge_closest_point(void *at, const char **fault)
{
    scene *s = at;
    graze_vec3 same = s->point;
    uint32_t face = 7;
    find_nearest(s);
    graze_mesh_closest_point(&s->mesh, &same, &face, &s->got);
    graze_mesh_closest_point(&s->mesh, &same, NULL, &same);
    if (memcmp(&same, &s->got, sizeof same) != 0)
        *fault = "wrong where the argument was";
    else if (s->face == GRAZE_NO_INDEX)
        *fault = fault_of_none(s, face);
    else if (face != s->face)
        *fault = "wrong face";
    else if (!nearest_is(&s->nearest, &s->got.x))
        *fault = "wrong point";
    return s->face == GRAZE_NO_INDEX ? NO_FACES : s->is_tie ? TIE : ALONE;
}

/* ---- Spheres, boxes, triangles ---- */

enum { APART, MEETS };

/* The radius that the class asks for, at the nearest face. */
static int judge_overlaps_sphere(void *at, const char **fault)
{
    scene *s = at;
    const face_rest_radius kind = s->q.of.kind;
    find_nearest(s);
    const bool any = s->face != GRAZE_NO_INDEX;
    const int32_t reach = any && kind != RADIUS_DRAWN ? nearest_reach(&s->nearest) : 0;
    s->sphere.center = s->point;
    s->sphere.radius = kind == RADIUS_DRAWN  ? s->q.of.radius
                       : kind == RADIUS_LESS ? reach - (reach > 0)
                       : kind == RADIUS_MORE ? reach + (reach < INT32_MAX)
                                             : reach;
    const bool want =
        any && s->sphere.radius >= 0 && nearest_against(&s->nearest, judged(s->sphere.radius)) <= 0;
    *fault = judge_wrong_unless(graze_mesh_overlaps_sphere(&s->mesh, &s->sphere) == want);
    return want ? MEETS : APART;
}

static int judge_overlaps_aabb(void *at, const char **fault)
{
    scene *s = at;
    const int32_t *box = s->q.of.box;
    bool want = false;
    for (uint32_t i = 0; i < s->q.mesh.count; i++) {
        set_face(s, i);
        want = want || clip_against_box(&s->clip, &s->oracle, box) != CLIP_APART;
    }
    for (int k = 0; k < 3; k++)
        want = want && judged(box[k]) <= judged(box[3 + k]);
    *fault = judge_wrong_unless(graze_mesh_overlaps_aabb(&s->mesh, &s->box) == want);
    return want ? MEETS : APART;
}

static int judge_overlaps_triangle(void *at, const char **fault)
{
    scene *s = at;
    int32_t corners[9];
    bool want = false;
    for (uint32_t i = 0; i < s->q.with_triangle.count; i++) {
        corners_of(&s->q.with_triangle, i, corners);
        want = want || pair_oracle_answer(&s->pair, corners, s->q.triangle) != PAIR_APART;
    }
    *fault =
        judge_wrong_unless(graze_mesh_overlaps_triangle(&s->with_triangle, &s->triangle) == want);
    return want ? MEETS : APART;
}

/* ---- The program ---- */

enum { EACH = (1 << FACE_REST_JUDGED) - 1 };
#define BUT(c) ((uint32_t)EACH & ~(UINT32_C(1) << REST_##c))

static const judge_routine routines[] = {
    {"closest_point",
     judge_closest_point,
     {"no faces", "one", "equally near", NULL},
     {EACH, EACH, EACH},
     NULL,
     0},
    {"overlaps_sphere",
     judge_overlaps_sphere,
     {"apart", "meets", NULL, NULL},
     {EACH, EACH},
     NULL,
     0},
    {"overlaps_aabb",
     judge_overlaps_aabb,
     {"apart", "meets", NULL, NULL},
     {EACH, BUT(FAR_APART)},
     NULL,
     0},
    {"overlaps_triangle",
     judge_overlaps_triangle,
     {"apart", "meets", NULL, NULL},
     {EACH, EACH},
     NULL,
     0},
};

static void init(void *at)
{
    scene *s = at;
    face_oracle_init(&s->oracle);
    nearest_init(&s->nearest);
    clip_init(&s->clip);
    pair_oracle_init(&s->pair);
    mpz_inits(s->squared, s->whole, s->left, s->right, NULL);
}

static void clear(void *at)
{
    scene *s = at;
    face_oracle_clear(&s->oracle);
    nearest_clear(&s->nearest);
    clip_clear(&s->clip);
    pair_oracle_clear(&s->pair);
    mpz_clears(s->squared, s->whole, s->left, s->right, NULL);
}

static graze_vec3 vector_of(const int32_t *words)
{
    const graze_vec3 v = {words[0], words[1], words[2]};
    return v;
}

static graze_mesh mesh_of(const raw_faces *m, graze_vec3 *vertices)
{
    for (int i = 0; i < REST_VERTICES; i++)
        vertices[i] = vector_of(m->vertices + 3 * i);
    const graze_mesh mesh = {vertices, m->indices, m->count};
    return mesh;
}

static void draw(void *at)
{
    scene *s = at;
    const mesh_rest_query *q = &s->q;
    input_mesh_rest(s->c.seed, s->c.index, input_face_rest_judged, &s->q);
    s->mesh = mesh_of(&q->mesh, s->vertices);
    s->with_triangle = mesh_of(&q->with_triangle, s->with_triangle_vertices);
    s->point = vector_of(q->of.point);
    s->box.min = vector_of(q->of.box);
    s->box.max = vector_of(q->of.box + 3);
    s->triangle.a = vector_of(q->triangle);
    s->triangle.b = vector_of(q->triangle + 3);
    s->triangle.c = vector_of(q->triangle + 6);
}

static void print_faces(const char *prefix, const raw_faces *m)
{
    for (uint32_t i = 0; i < m->count; i++) {
        int32_t corners[9];
        char name[32];
        corners_of(m, i, corners);
        snprintf(name, sizeof name, "%s_%" PRIu32, prefix, i);
        print_value("triangle", name, corners);
    }
}

static void print(const void *at)
{
    const scene *s = at;
    print_faces("face", &s->q.mesh);
    print_value("vec3", "point", s->q.of.point);
    print_value("sphere", "sphere", &s->sphere);
    print_value("aabb", "box", s->q.of.box);
    print_faces("beside_triangle", &s->q.with_triangle);
    print_value("triangle", "triangle", s->q.triangle);
    judge_print_words("got", &s->got.x, 3);
}

static const char *class_name(int class_index)
{
    return face_rest_classes[class_index];
}

ORACLE(mesh_rest)
{
    static const judge_program program = {
        JUDGE_PROGRAM("verify_mesh_rest", "graze_mesh_", FACE_REST_JUDGED),
        .init = init,
        .clear = clear,
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
