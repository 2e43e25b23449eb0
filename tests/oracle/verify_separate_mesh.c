/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `separate_mesh`: N cases for the routines that move a sphere or a capsule out of a mesh. Whether the mover overlaps,
 * and whether the place is free of all faces, is decided in exact integers. If the longest of the moves that single faces need
 * frees the mover, the mesh has to move it so; in a room or above a floor, in front of all faces, it has to find a place. Without `before` a
 * capsule leaves each face to the side of its center, which is the middle of a core with an even run.
 */
#include "../../include/graze/graze.h"
#include "exact_way.h"
#include "inputs_separate_mesh.h"
#include "judge.h"
#include "judged.h"
#include "oracle_face_capsule.h"
#include "print_case.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { SPHERE, CAPSULE };
enum { UNTOUCHED = 0x5a5a5a5a, NEAR_LIMIT = 0x20000000 };

typedef struct {
    judge_case c;
    separate_mesh_words q; /* as judged */
    graze_vec3 vertices[MOVER_VERTICES], before;
    graze_mesh mesh;
    graze_sphere mover;
    graze_capsule rod;
    graze_vec3 middle; /* of its core */
    int32_t core[6];   /* of the mover, whose core is a point if it is a sphere */
    face_capsule_oracle oracle;
    exact_way way;
} scene;

typedef struct {
    graze_separation result;
    graze_vec3 move, normal;
} reply;

static void corners_of(const scene *s, uint32_t face, int32_t *to)
{
    for (uint32_t i = 0; i < 9; i++)
        to[i] = s->q.vertices[3u * s->q.indices[3u * face + i / 3u] + i % 3u];
}

/* ---- Places ---- */

static bool overlaps(scene *s, uint32_t face, const int32_t *core)
{
    int32_t corners[9];
    corners_of(s, face, corners);
    if (s->c.routine->variant == CAPSULE) {
        const graze_capsule at = {{{core[0], core[1], core[2]}, {core[3], core[4], core[5]}},
                                  s->q.ball[3]};
        return face_capsule_order(&s->oracle, 3, corners, &at) < 0;
    }
    face_oracle_set(&s->oracle.face, 3, corners);
    nearest_find(&s->oracle.nearest, &s->oracle.face, core);
    return nearest_against(&s->oracle.nearest, s->q.ball[3]) < 0;
}

static bool is_free(scene *s, const int32_t *core)
{
    for (uint32_t i = 0; i < s->q.count; i++)
        if (overlaps(s, i, core))
            return false;
    return true;
}

static bool is_near(int64_t c)
{
    return -NEAR_LIMIT <= c && c < NEAR_LIMIT;
}

/* A place in the world; a near core stays near. */
static bool is_place(scene *s, const graze_vec3 *move)
{
    const int32_t by[3] = {move->x, move->y, move->z};
    bool stays_near = true;
    int32_t to[6];
    for (int i = 0; i < 6; i++)
        stays_near = stays_near && is_near(s->core[i]);
    for (int i = 0; i < 6; i++) {
        const int64_t sum = (int64_t)s->core[i] + by[i % 3];
        if (sum < INT32_MIN || sum > INT32_MAX || (stays_near && !is_near(sum)))
            return false;
        to[i] = (int32_t)sum;
    }
    return is_free(s, to);
}

/* ---- Replies ---- */

static bool is_all(const graze_vec3 *v, int32_t n)
{
    return v->x == n && v->y == n && v->z == n;
}

static bool is_same(const reply *a, const reply *b)
{
    return a->result == b->result && memcmp(&a->move, &b->move, sizeof a->move) == 0 &&
           memcmp(&a->normal, &b->normal, sizeof a->normal) == 0;
}

static bool is_along_move(scene *s, const reply *r)
{
    const int32_t move[3] = {r->move.x, r->move.y, r->move.z};
    exact_way_set_words(&s->way, move, 1);
    return exact_way_is_unit(&s->way, &r->normal);
}

static int64_t square_of(const graze_vec3 *v)
{
    return (int64_t)v->x * v->x + (int64_t)v->y * v->y + (int64_t)v->z * v->z;
}

/* The reply of the face that needs the longest move; no place, if any face has none. */
static void reply_of_faces(scene *s, reply *longest)
{
    const graze_vec3 *before = s->q.has_before                   ? &s->before
                               : s->c.routine->variant == SPHERE ? &s->mover.center
                                                                 : &s->middle;
    memset(longest, 0, sizeof *longest);
    for (uint32_t i = 0; i < s->q.count; i++) {
        const uint16_t *corners = s->q.indices + 3 * i;
        const graze_triangle face = {s->vertices[corners[0]], s->vertices[corners[1]],
                                     s->vertices[corners[2]]};
        reply one = {0, {0, 0, 0}, {0, 0, 0}};
        if (!overlaps(s, i, s->core))
            continue;
        one.result =
            s->c.routine->variant == SPHERE
                ? graze_triangle_separate_sphere(&face, &s->mover, before, &one.move, &one.normal)
                : graze_triangle_separate_capsule(&face, &s->rod, before, &one.move, &one.normal);
        if (longest->result != GRAZE_NO_PLACE &&
            (one.result == GRAZE_NO_PLACE || square_of(&one.move) > square_of(&longest->move)))
            *longest = one;
    }
}

enum { FREE, MOVED, NO_PLACE };

static const char *fault_of_no_place(scene *s, const reply *r)
{
    const uint32_t kind = s->c.index % MOVER_CLASSES;
    if (!is_all(&r->move, 0) || !is_all(&r->normal, 0))
        return "writes a move without a place";
    if (s->c.routine->variant == CAPSULE && s->q.has_before)
        return NULL; /* a core may go through several faces */
    return kind == MOVER_ROOM || kind == MOVER_FLOOR ? "a place is free" : NULL;
}

static const char *fault_of_move(scene *s, const reply *r)
{
    reply longest;
    reply_of_faces(s, &longest);
    const bool is_enough = longest.result == GRAZE_MOVED && is_place(s, &longest.move);
    if (is_enough || longest.result == GRAZE_NO_PLACE)
        return is_same(r, &longest) ? NULL : "not as the face that needs the longest move";
    if (r->result == GRAZE_NO_PLACE)
        return fault_of_no_place(s, r);
    if (r->result != GRAZE_MOVED)
        return "it overlaps";
    if (!is_place(s, &r->move))
        return "the place is not free";
    return is_along_move(s, r) ? NULL : "another normal";
}

/* The end, or a raw unit nearer to 0: the middle from there to `a` is a raw unit. */
static int32_t even_from(int32_t a, int32_t end)
{
    const int32_t nearer = end > 0 ? end - 1 : end + 1;
    return (a ^ end) % 2 != 0 ? nearer : end;
}

/* The run of the core becomes even, so that its middle is a point. */
static void set_core(scene *s)
{
    const bool is_rod = s->c.routine->variant == CAPSULE;
    for (int i = 0; i < 3; i++) {
        s->core[i] = s->q.ball[i];
        s->core[3 + i] = !is_rod ? s->q.ball[i] : even_from(s->q.ball[i], s->q.end[i]);
    }
    const int32_t *a = s->core, *b = a + 3;
    const graze_capsule rod = {{{a[0], a[1], a[2]}, {b[0], b[1], b[2]}}, s->q.ball[3]};
    s->rod = rod;
    s->middle.x = (int32_t)(((int64_t)a[0] + b[0]) / 2);
    s->middle.y = (int32_t)(((int64_t)a[1] + b[1]) / 2);
    s->middle.z = (int32_t)(((int64_t)a[2] + b[2]) / 2);
}

static int judge_mesh(void *at, const char **fault)
{
    scene *s = at;
    reply r = {0, {UNTOUCHED, UNTOUCHED, UNTOUCHED}, {UNTOUCHED, UNTOUCHED, UNTOUCHED}};
    const graze_vec3 *before = s->q.has_before ? &s->before : 0;
    set_core(s);
    r.result = s->c.routine->variant == SPHERE
                   ? graze_mesh_separate_sphere(&s->mesh, &s->mover, before, &r.move, &r.normal)
                   : graze_mesh_separate_capsule(&s->mesh, &s->rod, before, &r.move, &r.normal);
    if (s->q.ball[3] <= 0 || is_free(s, s->core)) {
        *fault = judge_wrong_unless(r.result == GRAZE_FREE && is_all(&r.move, UNTOUCHED) &&
                                    is_all(&r.normal, UNTOUCHED));
        return FREE;
    }
    *fault = fault_of_move(s, &r);
    return r.result == GRAZE_NO_PLACE ? NO_PLACE : MOVED;
}

#define IN(class) (UINT32_C(1) << MOVER_##class)
static const judge_routine routines[] = {
    {"mesh_separate_sphere",
     judge_mesh,
     {"free", "moved", "no place", NULL},
     {IN(ONE) | IN(ROOM) | IN(FLOOR) | IN(CORRIDOR) | IN(RAW) | IN(WORLD),
      (1u << MOVER_CLASSES) - 1u, IN(CORRIDOR) | IN(ALL) | IN(WORLD)},
     NULL,
     SPHERE},
    {"mesh_separate_capsule",
     judge_mesh,
     {"free", "moved", "no place", NULL},
     {IN(ONE) | IN(FLOOR) | IN(RAW) | IN(WORLD), (1u << MOVER_CLASSES) - 1u,
      IN(CORRIDOR) | IN(ALL) | IN(WORLD)},
     NULL,
     CAPSULE},
};

/* ---- The program ---- */

static graze_vec3 vector_of(const int32_t *words)
{
    const graze_vec3 v = {words[0], words[1], words[2]};
    return v;
}

static void draw(void *at)
{
    scene *s = at;
    input_separate_mesh(s->c.seed, s->c.index, &s->q);
    for (int i = 0; i < MOVER_VERTICES; i++)
        s->vertices[i] = vector_of(s->q.vertices + 3 * i);
    const graze_mesh mesh = {s->vertices, s->q.indices, s->q.count};
    s->mesh = mesh;
    s->mover.center = vector_of(s->q.ball);
    s->mover.radius = s->q.ball[3];
    s->before = vector_of(s->q.before);
    judge_words(s->q.vertices, 3 * MOVER_VERTICES);
    judge_words(s->q.ball, 4);
    judge_words(s->q.end, 3);
    judge_words(s->q.before, 3);
}

static void init(void *at)
{
    scene *s = at;
    face_capsule_init(&s->oracle);
    exact_way_init(&s->way);
}

static void clear(void *at)
{
    scene *s = at;
    face_capsule_clear(&s->oracle);
    exact_way_clear(&s->way);
}

static void print(const void *at)
{
    const scene *s = at;
    for (uint32_t i = 0; i < s->q.count; i++) {
        int32_t corners[9];
        char name[32];
        corners_of(s, i, corners);
        snprintf(name, sizeof name, "face_%" PRIu32, i);
        print_value("triangle", name, corners);
    }
    print_value("sphere", "mover", &s->mover);
    print_value("capsule", "rod", &s->rod);
    print_value("vec3", s->q.has_before ? "before" : "without_before", &s->before);
}

static const char *class_name(int class_index)
{
    return separate_mesh_class_names[class_index];
}

ORACLE(separate_mesh)
{
    const judge_program program = {
        JUDGE_PROGRAM("verify_separate_mesh", "graze_", MOVER_CLASSES),
        .init = init,
        .clear = clear,
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
