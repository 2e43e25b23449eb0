/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `contact_faces`: N spheres at a triangle and at a mesh. The nearest place of each face is exact; where it is, on
 * which edge or at which corner, follows from the place. A face gives a plane if no other one that contains this edge or
 * corner is nearer, or as near and before it.
 */
#include "../../include/graze/graze.h"
#include "exact_way.h"
#include "inputs_contact.h"
#include "judge.h"
#include "judged.h"
#include "nearest_face.h"
#include "print_case.h"

#include <string.h>

enum { EACH = (1 << CONTACT_CLASSES) - 1 };

/* Where the nearest place of a face is. */
typedef enum { INSIDE, ON_AN_EDGE, AT_A_CORNER, NOWHERE } place_kind;

typedef struct {
    face_oracle oracle;
    nearest_face nearest, end; /* of the center, of an end of an edge */
    place_kind kind;
    int from, to; /* the corners of the edge; both are the corner */
    bool is_on;
} face;

typedef struct {
    judge_case c;
    contact_words q;
    graze_vec3 vertices[CONTACT_VERTICES];
    graze_mesh mesh;
    graze_sphere sphere;
    int32_t words[CONTACT_VERTICES][3], ball[4], limit; /* as judged; limit < 0: no planes */
    face faces[CONTACT_FACES];
    bool is_within[CONTACT_FACES];
    exact_way direction;
    mpz_t left, right, step[3], way[3];
} scene;

/* ---- Exact places ---- */

static const int32_t *corner_of(const scene *s, int face_index, int corner)
{
    return s->words[s->q.indices[face_index * 3 + corner]];
}

/* way = (the place - the corner) * den */
static void set_way(scene *s, const face *f, const int32_t *corner)
{
    for (int axis = 0; axis < 3; axis++) {
        mpz_set_si(s->way[axis], (int64_t)s->ball[axis] - corner[axis]);
        mpz_mul(s->way[axis], s->way[axis], f->nearest.best.den);
        mpz_add(s->way[axis], s->way[axis], f->nearest.best.way[axis]);
    }
}

static bool is_place(mpz_t *const way)
{
    return mpz_sgn(way[0]) == 0 && mpz_sgn(way[1]) == 0 && mpz_sgn(way[2]) == 0;
}

/* Whether a way is along another one. */
static bool are_along(scene *s, mpz_t *const a, mpz_t *const b)
{
    for (int i = 0; i < 3; i++) {
        mpz_mul(s->left, a[i], b[(i + 1) % 3]);
        mpz_mul(s->right, a[(i + 1) % 3], b[i]);
        if (mpz_cmp(s->left, s->right) != 0)
            return false;
    }
    return true;
}

/* The place is between the ends of an edge, and is neither. */
static bool is_on_edge(scene *s, int i, int from, int to)
{
    const face *f = &s->faces[i];
    const int32_t *a = corner_of(s, i, from), *b = corner_of(s, i, to);
    mpz_set_si(s->left, 0);
    for (int axis = 0; axis < 3; axis++)
        mpz_set_si(s->step[axis], (int64_t)b[axis] - a[axis]);
    set_way(s, f, a);
    if (is_place(s->way) || !are_along(s, s->way, s->step))
        return false;
    int towards = 0, back = 0;
    for (int axis = 0; axis < 3; axis++)
        towards += mpz_sgn(s->way[axis]) * mpz_sgn(s->step[axis]);
    set_way(s, f, b);
    for (int axis = 0; axis < 3; axis++)
        back += mpz_sgn(s->way[axis]) * mpz_sgn(s->step[axis]);
    return towards > 0 && back < 0;
}

static void set_kind(scene *s, int i)
{
    face *f = &s->faces[i];
    f->is_on = mpz_sgn(f->nearest.best.squared) == 0;
    f->kind = f->is_on && !face_has_area(&f->oracle) ? NOWHERE : INSIDE;
    for (int corner = 0; corner < 3 && !f->is_on; corner++) {
        f->from = f->to = corner;
        set_way(s, f, corner_of(s, i, corner));
        f->kind = is_place(s->way) ? AT_A_CORNER : INSIDE;
        if (f->kind != INSIDE)
            return;
        f->to = (corner + 1) % 3;
        if (is_on_edge(s, i, f->from, f->to)) {
            f->kind = ON_AN_EDGE;
            return;
        }
    }
}

static void find_faces(scene *s, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) {
        face *f = &s->faces[i];
        int32_t words[9];
        for (int corner = 0; corner < 3; corner++)
            memcpy(&words[corner * 3], corner_of(s, (int)i, corner), 3 * sizeof *words);
        face_oracle_set(&f->oracle, 3, words);
        nearest_find(&f->nearest, &f->oracle, s->ball);
        set_kind(s, (int)i);
        s->is_within[i] =
            s->limit >= 0 && f->kind != NOWHERE && nearest_against(&f->nearest, s->limit) <= 0;
    }
}

/* ---- Which faces give a plane ---- */

/* < 0, 0, > 0: a is nearer, as near, farther. */
static int order(scene *s, const face *a, const face *b)
{
    mpz_mul(s->left, a->nearest.best.squared, b->nearest.best.den);
    mpz_mul(s->left, s->left, b->nearest.best.den);
    mpz_mul(s->right, b->nearest.best.squared, a->nearest.best.den);
    mpz_mul(s->right, s->right, a->nearest.best.den);
    return mpz_cmp(s->left, s->right);
}

static bool contains(face *f, const int32_t *point)
{
    nearest_find(&f->end, &f->oracle, point);
    return mpz_sgn(f->end.best.squared) == 0;
}

/* Whether all corners of g are in the plane of f. */
static bool is_in_plane(scene *s, const face *f, uint32_t by)
{
    for (int corner = 0; corner < 3; corner++) {
        const int32_t *at = corner_of(s, (int)by, corner);
        mpz_neg(s->left, f->oracle.distance);
        for (int axis = 0; axis < 3; axis++) {
            mpz_mul_si(s->right, f->oracle.normal[axis], at[axis]);
            mpz_add(s->left, s->left, s->right);
        }
        if (mpz_sgn(s->left) != 0)
            return false;
    }
    return true;
}

static bool covers(scene *s, uint32_t by, uint32_t i)
{
    face *f = &s->faces[i], *g = &s->faces[by];
    if (f->kind == INSIDE)
        return by < i && g->kind == INSIDE && is_in_plane(s, f, by);
    const int nearer = order(s, g, f);
    return (nearer < 0 || (nearer == 0 && (by < i || g->kind == INSIDE))) &&
           contains(g, corner_of(s, (int)i, f->from)) && contains(g, corner_of(s, (int)i, f->to));
}

/* ---- Planes ---- */

/* The height of the center on the side of the normal, by its sign. */
static int side_of_center(scene *s, face *f)
{
    mpz_neg(s->left, f->oracle.distance);
    for (int axis = 0; axis < 3; axis++) {
        mpz_mul_si(s->right, f->oracle.normal[axis], s->ball[axis]);
        mpz_add(s->left, s->left, s->right);
    }
    return mpz_sgn(s->left) < 0 ? -1 : 1;
}

static const char *fault_of_plane(scene *s, uint32_t i, const graze_plane *plane)
{
    face *f = &s->faces[i];
    const int32_t point[3] = {plane->point.x, plane->point.y, plane->point.z};
    if (!nearest_is(&f->nearest, point))
        return "another point";
    if (f->kind == INSIDE)
        exact_way_set(&s->direction, f->oracle.normal, side_of_center(s, f));
    else
        exact_way_set(&s->direction, f->nearest.best.way, -1);
    return exact_way_is_unit(&s->direction, &plane->normal) ? NULL : "another normal";
}

#include "contact_planes.h"

static int judge_mesh(void *at, const char **fault)
{
    scene *s = at;
    graze_plane planes[CONTACT_FACES];
    int kind = APART;
    clear_planes(planes);
    const uint32_t found =
        graze_mesh_planes_of_sphere(&s->mesh, &s->sphere, s->q.margin, planes, s->q.most);
    find_faces(s, s->q.count);
    *fault = fault_of_planes(s, s->q.count, s->q.most, found, planes, &kind);
    return kind;
}

/* The first face alone. */
static int judge_triangle(void *at, const char **fault)
{
    scene *s = at;
    const uint16_t *index = s->q.indices;
    const graze_triangle triangle = {s->vertices[index[0]], s->vertices[index[1]],
                                     s->vertices[index[2]]};
    graze_plane planes[CONTACT_FACES];
    int kind = APART;
    clear_planes(planes);
    const uint32_t found =
        graze_triangle_planes_of_sphere(&triangle, &s->sphere, s->q.margin, planes, s->q.most);
    find_faces(s, 1);
    *fault = fault_of_planes(s, 1, s->q.most, found, planes, &kind);
    return kind;
}

static const judge_routine routines[] = {
    {"triangle_planes_of_sphere", judge_triangle, {"apart", "one plane"}, {EACH, EACH}, NULL, 0},
    {"mesh_planes_of_sphere",
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
    input_contact(s->c.seed, s->c.index, &s->q);
    for (int i = 0; i < CONTACT_VERTICES; i++) {
        const int32_t *v = s->q.vertices[i];
        s->vertices[i] = graze_vec3_of(v[0], v[1], v[2]);
        for (int axis = 0; axis < 3; axis++)
            s->words[i][axis] = judged(v[axis]);
    }
    const int32_t *b = s->q.ball;
    s->sphere.center = graze_vec3_of(b[0], b[1], b[2]);
    s->sphere.radius = b[3];
    for (int i = 0; i < 4; i++)
        s->ball[i] = judged(b[i]);
    const int64_t limit = (int64_t)s->ball[3] + judged(s->q.margin);
    s->limit = s->ball[3] < 0 ? -1 : limit > INT32_MAX ? INT32_MAX : (int32_t)limit;
    s->mesh.vertices = s->vertices;
    s->mesh.indices = s->q.indices;
    s->mesh.count = s->q.count;
}

static void init(void *at)
{
    scene *s = at;
    for (int i = 0; i < CONTACT_FACES; i++) {
        face_oracle_init(&s->faces[i].oracle);
        nearest_init(&s->faces[i].nearest);
        nearest_init(&s->faces[i].end);
    }
    for (int axis = 0; axis < 3; axis++)
        mpz_inits(s->step[axis], s->way[axis], NULL);
    mpz_inits(s->left, s->right, NULL);
    exact_way_init(&s->direction);
}

static void clear(void *at)
{
    scene *s = at;
    for (int i = 0; i < CONTACT_FACES; i++) {
        face_oracle_clear(&s->faces[i].oracle);
        nearest_clear(&s->faces[i].nearest);
        nearest_clear(&s->faces[i].end);
    }
    for (int axis = 0; axis < 3; axis++)
        mpz_clears(s->step[axis], s->way[axis], NULL);
    mpz_clears(s->left, s->right, NULL);
    exact_way_clear(&s->direction);
}

static void print(const void *at)
{
    const scene *s = at;
    print_mesh(s->vertices, &s->q);
    print_value("sphere", "sphere", &s->sphere);
}

static const char *class_name(int class_index)
{
    return contact_class_names[class_index];
}

ORACLE(contact_faces)
{
    const judge_program program = {
        JUDGE_PROGRAM("verify_contact_faces", "graze_", CONTACT_CLASSES),
        .init = init,
        .clear = clear,
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
