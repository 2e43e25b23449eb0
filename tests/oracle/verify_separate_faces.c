/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `separate_faces`: N cases for the routine that moves a sphere out of a triangle. The place is free and not
 * behind the plane, in exact integers; the move is as short as the header says; the normal is the direction from the nearest
 * point.
 */
#include "../../include/graze/graze.h"
#include "exact_exit.h"
#include "inputs_separate.h"
#include "judge.h"
#include "judged.h"
#include "nearest_face.h"
#include "print_case.h"

#include <string.h>

enum {
    EACH = (1 << SEPARATE_CLASSES) - 1,
    LARGE = GRAZE_SMALL_WORLD ? 0 : 1 << SEPARATE_ALL | 1 << SEPARATE_ENDS | 1 << SEPARATE_WORLD,
    UNTOUCHED = 0x5a5a5a5a
};

typedef struct {
    judge_case c;
    separate_words q; /* as judged */
    graze_triangle face;
    graze_sphere mover;
    graze_vec3 from;
    face_oracle oracle;
    nearest_face nearest;
    mpz_t height, part;
    exact_exit exit;
} scene;

typedef struct {
    graze_separation result;
    graze_vec3 move, normal;
} reply;

/* ---- The plane ---- */

/* Sets the height, times the length of the normal, and returns its sign; 0 without an area. */
static int set_height(scene *s, const int32_t *point)
{
    mpz_neg(s->height, s->oracle.distance);
    for (int axis = 0; axis < 3; axis++) {
        mpz_mul_si(s->part, s->oracle.normal[axis], point[axis]);
        mpz_add(s->height, s->height, s->part);
    }
    return mpz_sgn(s->height);
}

/* The side where the mover has to be. */
static int side_of(scene *s)
{
    if (!face_has_area(&s->oracle))
        return 0;
    return set_height(s, s->q.has_from ? s->q.from : s->q.face_ball) < 0 ? -1 : 1;
}

/* ---- Exact ways ---- */

/* Along the normal, by the radius less the height of the center on that side. */
static void set_normal_exit(scene *s, int side)
{
    exact_way_set(&s->exit.way, s->oracle.normal, side);
    set_height(s, s->q.face_ball);
    mpz_mul_si(s->height, s->height, -side);
    exact_exit_set_height(&s->exit, s->height);
}

/* Straight away from the nearest place. Returns false if the center is on the face: then the way is 0. */
static bool set_straight_exit(scene *s)
{
    nearest_find(&s->nearest, &s->oracle, s->q.face_ball);
    exact_way_set(&s->exit.way, s->nearest.best.way, -1);
    mpz_set_si(s->exit.num, -1);
    mpz_set(s->exit.den, s->nearest.best.den);
    return mpz_sgn(s->exit.way.squared) > 0;
}

/* ---- Places ---- */

static bool has_room(scene *s)
{
    const int32_t *c = s->q.face_ball;
    const int32_t core[6] = {c[0], c[1], c[2], c[0], c[1], c[2]};
    return exact_exit_has_room(&s->exit, core, EXIT_ROUNDING);
}

static bool has_room_along_normal(scene *s, int side)
{
    set_normal_exit(s, side);
    return has_room(s);
}

/* The same for a face without an area: straight away from it, or from a center on it on any axis. */
static bool has_room_without_side(scene *s)
{
    const int64_t most = (int64_t)INT32_MAX - EXIT_ROUNDING - s->q.face_ball[3];
    if (set_straight_exit(s))
        return has_room(s);
    for (int axis = 0; axis < 3; axis++)
        if (s->q.face_ball[axis] > most || s->q.face_ball[axis] < -most)
            return false;
    return true;
}

static bool is_place(scene *s, const reply *r, int side)
{
    int32_t to[3] = {r->move.x, r->move.y, r->move.z};
    for (int axis = 0; axis < 3; axis++) {
        const int64_t sum = (int64_t)to[axis] + s->q.face_ball[axis];
        if (sum < INT32_MIN || sum > INT32_MAX)
            return false;
        to[axis] = (int32_t)sum;
    }
    if (set_height(s, to) * side < 0)
        return false;
    for (int axis = 0; axis < 3; axis++)
        if (judged(to[axis]) != to[axis])
            return true; /* nearest_find would clamp it; tests/small compares with the fixed build */
    nearest_find(&s->nearest, &s->oracle, to);
    return nearest_against(&s->nearest, s->q.face_ball[3]) >= 0;
}

/* ---- The routine ---- */

static bool is_short(scene *s, const reply *r, int excess)
{
    return exact_exit_is_short(&s->exit, &r->move, excess);
}

static bool is_unit(scene *s, const reply *r)
{
    return exact_way_is_unit(&s->exit.way, &r->normal);
}

static const char *fault_along_normal(scene *s, const reply *r, int side)
{
    set_normal_exit(s, side);
    if (!is_unit(s, r))
        return "another normal";
    return is_short(s, r, GRAZE_SEPARATE_EXCESS) ? NULL : "too long along the normal";
}

/* A center on the face, without an area: any direction that is free. */
static const char *fault_straight(scene *s, const reply *r, int side)
{
    if (!set_straight_exit(s))
        return side == 0 ? is_short(s, r, GRAZE_SEPARATE_EXCESS) ? NULL : "too long from inside"
                         : fault_along_normal(s, r, side);
    if (!is_unit(s, r))
        return has_room(s) ? "another direction" : fault_along_normal(s, r, side);
    const bool edge = side != 0 && s->nearest.best.region != IN_FACE;
    return is_short(s, r, edge ? GRAZE_SEPARATE_EDGE_EXCESS : GRAZE_SEPARATE_EXCESS) ? NULL
                                                                                     : "too long";
}

static bool is_all(const graze_vec3 *v, int32_t n)
{
    return v->x == n && v->y == n && v->z == n;
}

enum { FREE, STRAIGHT, OTHER_SIDE, NO_PLACE };

static const char *fault_of_move(scene *s, const reply *r, int *kind)
{
    const int side = side_of(s), beside = side * set_height(s, s->q.face_ball);
    *kind = beside < 0 ? OTHER_SIDE : STRAIGHT;
    if (r->result == GRAZE_NO_PLACE) {
        *kind = NO_PLACE;
        if (!is_all(&r->move, 0) || !is_all(&r->normal, 0))
            return "writes a move without a place";
        const bool has_place = side == 0 ? has_room_without_side(s)
                                         : has_room_along_normal(s, side) ||
                                               (!s->q.has_from && has_room_along_normal(s, -side));
        return has_place ? "a place is free" : NULL;
    }
    if (r->result != GRAZE_MOVED)
        return "it overlaps";
    if (!is_place(s, r, side)) {
        if (s->q.has_from || side == 0 || has_room_along_normal(s, side) || !is_place(s, r, -side))
            return "the place is not free";
        return fault_along_normal(s, r, -side);
    }
    return beside < 0 ? fault_along_normal(s, r, side) : fault_straight(s, r, side);
}

static int judge_triangle(void *at, const char **fault)
{
    scene *s = at;
    reply r = {0, {UNTOUCHED, UNTOUCHED, UNTOUCHED}, {UNTOUCHED, UNTOUCHED, UNTOUCHED}};
    int kind = FREE;
    r.result = graze_triangle_separate_sphere(&s->face, &s->mover, s->q.has_from ? &s->from : 0,
                                              &r.move, &r.normal);
    const int32_t radius = s->q.face_ball[3];
    nearest_find(&s->nearest, &s->oracle, s->q.face_ball);
    if (radius <= 0 || nearest_against(&s->nearest, radius) >= 0)
        *fault = judge_wrong_unless(r.result == GRAZE_FREE && is_all(&r.move, UNTOUCHED) &&
                                    is_all(&r.normal, UNTOUCHED));
    else
        *fault = fault_of_move(s, &r, &kind);
    return kind;
}

static const judge_routine routines[] = {
    {"triangle_separate_sphere",
     judge_triangle,
     {"free", "on its side", "from the other side", "no place"},
     {EACH & ~LARGE, EACH & ~LARGE, EACH & ~LARGE, LARGE & 1 << SEPARATE_WORLD},
     NULL,
     0},
};

#define VECTOR(words)                                                                              \
    {                                                                                              \
        (words)[0], (words)[1], (words)[2]                                                         \
    }

static void draw(void *at)
{
    scene *s = at;
    input_separate(s->c.seed, s->c.index, &s->q);
    const graze_triangle face = {VECTOR(s->q.face), VECTOR(s->q.face + 3), VECTOR(s->q.face + 6)};
    const graze_sphere mover = {VECTOR(s->q.face_ball), s->q.face_ball[3]};
    const graze_vec3 from = VECTOR(s->q.from);
    s->face = face;
    s->mover = mover;
    s->from = from;
    judge_words(s->q.face, 9);
    judge_words(s->q.face_ball, 4);
    judge_words(s->q.from, 3);
    face_oracle_set(&s->oracle, 3, s->q.face);
    s->exit.radius = s->q.face_ball[3];
}

static void init(void *at)
{
    scene *s = at;
    face_oracle_init(&s->oracle);
    nearest_init(&s->nearest);
    mpz_inits(s->height, s->part, NULL);
    exact_exit_init(&s->exit);
}

static void clear(void *at)
{
    scene *s = at;
    face_oracle_clear(&s->oracle);
    nearest_clear(&s->nearest);
    mpz_clears(s->height, s->part, NULL);
    exact_exit_clear(&s->exit);
}

static void print(const void *at)
{
    const scene *s = at;
    print_value("triangle", "face", &s->face);
    print_value("sphere", "mover", &s->mover);
    print_value("vec3", s->q.has_from ? "from" : "without_from", &s->from);
}

static const char *class_name(int class_index)
{
    return separate_class_names[class_index];
}

ORACLE(separate_faces)
{
    const judge_program program = {
        JUDGE_PROGRAM("verify_separate_faces", "graze_", SEPARATE_CLASSES),
        .init = init,
        .clear = clear,
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
