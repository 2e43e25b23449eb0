/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `contact_cores`: N capsules at a triangle and at a mesh. The closest places of each face are exact; which edge or
 * corner they are on follows from the middle of them. A face gives a plane if no other one that contains this edge or corner
 * is nearer, or as near and before it.
 */
#include "../../include/graze/graze.h"
#include "exact_way.h"
#include "inputs_contact_cores.h"
#include "judge.h"
#include "judged.h"
#include "oracle_face_core.h"
#include "print_case.h"

#include <string.h>

enum { EACH = (1 << CONTACT_CLASSES) - 1 };

typedef struct {
    judge_case c;
    contact_core_words q;
    graze_vec3 vertices[CONTACT_VERTICES];
    graze_mesh mesh;
    graze_capsule capsule;
    int32_t words[CONTACT_FACES][9], core[6], limit; /* as judged; limit < 0: no planes */
    face_core_oracle faces[CONTACT_FACES];
    bool is_within[CONTACT_FACES];
    exact_way way;
} scene;

static int32_t lesser_of(int32_t a, int32_t b)
{
    return a < b ? a : b;
}

static int32_t greater_of(int32_t a, int32_t b)
{
    return a > b ? a : b;
}

/* Whether the bounds of the core and the face are farther apart than the limit. */
static bool is_beside(const scene *s, const int32_t *face)
{
    for (int axis = 0; axis < 3; axis++) {
        const int32_t low = lesser_of(s->core[axis], s->core[3 + axis]),
                      high = greater_of(s->core[axis], s->core[3 + axis]);
        const int32_t least = lesser_of(face[axis], lesser_of(face[3 + axis], face[6 + axis])),
                      most = greater_of(face[axis], greater_of(face[3 + axis], face[6 + axis]));
        if ((int64_t)low - s->limit > most || (int64_t)high + s->limit < least)
            return true;
    }
    return false;
}

static void find_faces(scene *s, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) {
        face_core_oracle *o = &s->faces[i];
        s->is_within[i] = false;
        if (s->limit < 0 || is_beside(s, s->words[i]))
            continue;
        face_core_find(o, s->words[i], s->core);
        s->is_within[i] = o->kind != CORE_NOWHERE && face_core_against(o, s->limit) <= 0;
    }
}

/* A face that covers is as near, so it is within the limit, or has no direction. */
static bool covers(scene *s, uint32_t by, uint32_t i)
{
    face_core_oracle *f = &s->faces[i], *g = &s->faces[by];
    if (is_beside(s, s->words[by]))
        return false;
    if (f->kind == CORE_INSIDE)
        return by < i && g->kind == CORE_INSIDE && face_core_is_level_with(f, g);
    const int nearer = mpq_cmp(g->squared, f->squared);
    return (nearer < 0 || (nearer == 0 && (by < i || g->kind == CORE_INSIDE))) &&
           face_core_contains(g, &f->words[f->from * 3]) &&
           face_core_contains(g, &f->words[f->to * 3]);
}

/* ---- Planes ---- */

static const char *fault_of_plane(scene *s, uint32_t i, const graze_plane *plane)
{
    face_core_oracle *f = &s->faces[i];
    const int32_t point[3] = {plane->point.x, plane->point.y, plane->point.z};
    if (!face_core_is_point(f, point))
        return "another point";
    if (f->kind == CORE_INSIDE)
        exact_way_set(&s->way, f->face.normal, face_core_side(f));
    else
        exact_way_set_fractions(&s->way, f->way);
    return exact_way_is_unit(&s->way, &plane->normal) ? NULL : "another normal";
}

#include "contact_planes.h"

static int judge_mesh(void *at, const char **fault)
{
    scene *s = at;
    const contact_words *w = &s->q.mesh;
    graze_plane planes[CONTACT_FACES];
    int kind = APART;
    clear_planes(planes);
    const uint32_t found =
        graze_mesh_planes_of_capsule(&s->mesh, &s->capsule, w->margin, planes, w->most);
    find_faces(s, w->count);
    *fault = fault_of_planes(s, w->count, w->most, found, planes, &kind);
    return kind;
}

enum { NONE, ABOVE, ON_BORDER, CROSSING };

/* The first face alone. */
static int judge_triangle(void *at, const char **fault)
{
    scene *s = at;
    const contact_words *w = &s->q.mesh;
    const uint16_t *index = w->indices;
    const graze_triangle triangle = {s->vertices[index[0]], s->vertices[index[1]],
                                     s->vertices[index[2]]};
    graze_plane planes[CONTACT_FACES];
    int kind = APART;
    clear_planes(planes);
    const uint32_t found =
        graze_triangle_planes_of_capsule(&triangle, &s->capsule, w->margin, planes, w->most);
    find_faces(s, 1);
    *fault = fault_of_planes(s, 1, w->most, found, planes, &kind);
    if (kind == APART)
        return NONE;
    return s->faces[0].at == 5 ? CROSSING : s->faces[0].kind == CORE_INSIDE ? ABOVE : ON_BORDER;
}

static const judge_routine routines[] = {
    {"triangle_planes_of_capsule",
     judge_triangle,
     {"apart", "above", "edge or corner", "crosses"},
     {EACH, EACH, EACH, EACH & ~(1 << CONTACT_FLAT)},
     NULL,
     0},
    {"mesh_planes_of_capsule",
     judge_mesh,
     {"apart", "one plane", "several", "some left out"},
     {EACH, EACH, EACH & ~(1 << CONTACT_FLAT), EACH},
     NULL,
     0},
};

/* ---- The program ---- */

static void draw(void *at)
{
    scene *s = at;
    const contact_words *w = &s->q.mesh;
    input_contact_core(s->c.seed, s->c.index, &s->q);
    for (int i = 0; i < CONTACT_VERTICES; i++)
        s->vertices[i] = graze_vec3_of(w->vertices[i][0], w->vertices[i][1], w->vertices[i][2]);
    for (int i = 0; i < CONTACT_FACES * 3; i++)
        for (int axis = 0; axis < 3; axis++)
            s->words[i / 3][i % 3 * 3 + axis] = judged(w->vertices[w->indices[i]][axis]);
    memcpy(&s->capsule, s->q.capsule, sizeof s->capsule);
    for (int i = 0; i < 6; i++)
        s->core[i] = judged(s->q.capsule[i]);
    const int32_t radius = judged(s->q.capsule[6]);
    const int64_t limit = (int64_t)radius + judged(w->margin);
    s->limit = radius < 0 ? -1 : limit > INT32_MAX ? INT32_MAX : (int32_t)limit;
    s->mesh.vertices = s->vertices;
    s->mesh.indices = w->indices;
    s->mesh.count = w->count;
}

static void init(void *at)
{
    scene *s = at;
    for (int i = 0; i < CONTACT_FACES; i++)
        face_core_init(&s->faces[i]);
    exact_way_init(&s->way);
}

static void clear(void *at)
{
    scene *s = at;
    for (int i = 0; i < CONTACT_FACES; i++)
        face_core_clear(&s->faces[i]);
    exact_way_clear(&s->way);
}

static void print(const void *at)
{
    const scene *s = at;
    print_mesh(s->vertices, &s->q.mesh);
    print_value("capsule", "capsule", &s->capsule);
}

static const char *class_name(int class_index)
{
    return contact_class_names[class_index];
}

ORACLE(contact_cores)
{
    const judge_program program = {
        JUDGE_PROGRAM("verify_contact_cores", "graze_", CONTACT_CLASSES),
        .init = init,
        .clear = clear,
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
