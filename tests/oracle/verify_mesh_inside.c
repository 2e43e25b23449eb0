/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `mesh_inside`: N points and meshes against the exact answer. The point is on a face if its exact distance is 0.
 * Otherwise the winding number is counted along a line in a direction that meets no edge: any such direction if the mesh is
 * closed, and the limit of directions near +x if it is open.
 */
#include "../../include/graze/graze.h"
#include "draw.h"
#include "inputs_mesh_inside.h"
#include "judge.h"
#include "judged.h"
#include "nearest_face.h"
#include "print_case.h"

#include <inttypes.h>
#include <stdio.h>

typedef struct {
    judge_case c;
    inside_query q;
    graze_vec3 vertices[INSIDE_VERTICES], point;
    graze_mesh mesh;
    face_oracle oracle;
    nearest_face nearest;
    mpz_t way[3], corner[3][3], cross[3], volume, step;
} scene;

static void corners_of(const inside_query *q, uint32_t face, int32_t *to)
{
    for (uint32_t i = 0; i < 9; i++)
        to[i] = q->vertices[3u * q->indices[3u * face + i / 3u] + i % 3u];
}

static bool is_on_face(scene *s, uint32_t face)
{
    int32_t corners[9];
    corners_of(&s->q, face, corners);
    face_oracle_set(&s->oracle, 3, corners);
    nearest_find(&s->nearest, &s->oracle, s->q.point);
    return nearest_against(&s->nearest, 0) == 0;
}

/* The sign of the triple product. */
static int volume_sign(scene *s, mpz_t a[3], mpz_t b[3], mpz_t c[3])
{
    mpz_set_ui(s->volume, 0);
    for (int k = 0; k < 3; k++) {
        const int i = (k + 1) % 3, j = (k + 2) % 3;
        mpz_mul(s->cross[k], a[i], b[j]);
        mpz_submul(s->cross[k], a[j], b[i]);
        mpz_addmul(s->volume, s->cross[k], c[k]);
    }
    return mpz_sgn(s->volume);
}

/* Corners from the point. For an open mesh the point is moved by 2^-200 along y and 2^-400 along z: all is multiplied by
 * 2^400, and the way is along x. */
static void set_corners(scene *s, uint32_t face, bool is_open)
{
    int32_t corners[9];
    corners_of(&s->q, face, corners);
    for (int i = 0; i < 9; i++) {
        mpz_t *c = &s->corner[i / 3][i % 3];
        mpz_set_si(*c, (long)judged(corners[i]) - judged(s->q.point[i % 3]));
        if (!is_open)
            continue;
        mpz_mul_2exp(*c, *c, 400);
        mpz_set_ui(s->step, 0);
        if (i % 3 > 0)
            mpz_setbit(s->step, i % 3 == 1 ? 200 : 0);
        mpz_sub(*c, *c, s->step);
    }
}

/* Sets the way. No way of such length lies in the plane of the point and an edge, but by chance of less than 2^-100. */
static void set_way(scene *s, bool is_open)
{
    input_stream random;
    draw_start(&random, s->c.seed + 9, s->c.index);
    for (int k = 0; k < 3; k++) {
        mpz_set_ui(s->way[k], 1);
        for (int i = 0; i < 8; i++) {
            mpz_mul_2exp(s->way[k], s->way[k], 32);
            mpz_add_ui(s->way[k], s->way[k], draw_bits(&random));
        }
        if (draw_chance(&random, 2))
            mpz_neg(s->way[k], s->way[k]);
        if (is_open)
            mpz_set_ui(s->way[k], k == 0);
    }
}

/* 1 if the line from the point along the way passes from the back to the front. */
static int crossing(scene *s)
{
    const int a = volume_sign(s, s->corner[0], s->corner[1], s->way),
              b = volume_sign(s, s->corner[1], s->corner[2], s->way),
              c = volume_sign(s, s->corner[2], s->corner[0], s->way);
    if (a == 0 || a != b || b != c)
        return 0;
    return volume_sign(s, s->corner[0], s->corner[1], s->corner[2]) == a ? a : 0;
}

enum { OUTSIDE, INSIDE, ON_FACE };

static int judge_contains(void *at, const char **fault)
{
    scene *s = at;
    const bool is_open = s->c.index % INSIDE_CLASSES == INSIDE_OPEN;
    bool on_face = false;
    int winding = 0;
    set_way(s, is_open);
    for (uint32_t i = 0; i < s->q.count; i++) {
        on_face = on_face || is_on_face(s, i);
        set_corners(s, i, is_open);
        winding += crossing(s);
    }
    const bool want = on_face || winding != 0;
    *fault = judge_wrong_unless(graze_mesh_contains_point(&s->mesh, &s->point) == want);
    return on_face ? ON_FACE : want ? INSIDE : OUTSIDE;
}

static uint32_t kinds_in(int class_index)
{
    enum { MIXED = 1u << OUTSIDE | 1u << INSIDE, ALL = MIXED | 1u << ON_FACE };
    return class_index == INSIDE_FREE || class_index == INSIDE_WORLD ? MIXED : ALL;
}

static const judge_routine routines[] = {
    {"contains_point", judge_contains, {"outside", "inside", "on a face", NULL}, {0}, kinds_in, 0},
};

static void for_all(scene *s, void (*f)(mpz_t))
{
    for (int k = 0; k < 3; k++) {
        f(s->way[k]);
        f(s->cross[k]);
        for (int i = 0; i < 3; i++)
            f(s->corner[i][k]);
    }
    f(s->volume);
    f(s->step);
}

static void begin(mpz_t n)
{
    mpz_init(n);
}

static void end(mpz_t n)
{
    mpz_clear(n);
}

static void init(void *at)
{
    scene *s = at;
    face_oracle_init(&s->oracle);
    nearest_init(&s->nearest);
    for_all(s, begin);
}

static void clear(void *at)
{
    scene *s = at;
    face_oracle_clear(&s->oracle);
    nearest_clear(&s->nearest);
    for_all(s, end);
}

static graze_vec3 vector_of(const int32_t *words)
{
    const graze_vec3 v = {words[0], words[1], words[2]};
    return v;
}

static void draw(void *at)
{
    scene *s = at;
    input_mesh_inside(s->c.seed, s->c.index, &s->q);
    for (int i = 0; i < INSIDE_VERTICES; i++)
        s->vertices[i] = vector_of(s->q.vertices + 3 * i);
    const graze_mesh mesh = {s->vertices, s->q.indices, s->q.count};
    s->mesh = mesh;
    s->point = vector_of(s->q.point);
}

static void print(const void *at)
{
    const scene *s = at;
    for (uint32_t i = 0; i < s->q.count; i++) {
        int32_t corners[9];
        char name[32];
        corners_of(&s->q, i, corners);
        snprintf(name, sizeof name, "face_%" PRIu32, i);
        print_value("triangle", name, corners);
    }
    print_value("vec3", "point", s->q.point);
}

static const char *class_name(int class_index)
{
    return inside_classes[class_index];
}

ORACLE(mesh_inside)
{
    static const judge_program program = {
        JUDGE_PROGRAM("verify_mesh_inside", "graze_mesh_", INSIDE_CLASSES),
        .init = init,
        .clear = clear,
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
