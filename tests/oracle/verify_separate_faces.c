/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `separate_faces`: N cases for the routine that moves a sphere out of a triangle. The place is free and not
 * behind the plane, in exact integers; the move is as short as the header says; the normal is the direction from the nearest
 * point.
 */
#include "../../include/graze/graze.h"
#include "inputs_separate.h"
#include "judge.h"
#include "judged.h"
#include "nearest_face.h"
#include "print_case.h"

#include <math.h>
#include <string.h>

enum {
    EACH = (1 << SEPARATE_CLASSES) - 1,
    LARGE = GRAZE_SMALL_WORLD ? 0 : 1 << SEPARATE_ALL | 1 << SEPARATE_ENDS | 1 << SEPARATE_WORLD,
    UNTOUCHED = 0x5a5a5a5a,
    PLACES = 20 /* bits after the point of a length */
};

typedef struct {
    judge_case c;
    separate_words q; /* as judged */
    graze_triangle face;
    graze_sphere mover;
    graze_vec3 from;
    face_oracle oracle;
    nearest_face nearest;
    mpz_t height, squared, sum, part;
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

static long double number(const mpz_t n)
{
    mpf_t f;
    mpf_init2(f, 64);
    mpf_set_z(f, n);
    long exponent;
    const double high = mpf_get_d_2exp(&exponent, f);
    mpf_clear(f);
    return ldexpl((long double)high, (int)exponent);
}

static long double length_of_normal(const scene *s)
{
    long double sum = 0;
    for (int axis = 0; axis < 3; axis++) {
        const long double n = number(s->oracle.normal[axis]);
        sum += n * n;
    }
    return sqrtl(sum);
}

/* ---- Lengths ---- */

/* The root of squared / den^2, with PLACES bits after the point, rounded down. */
static void set_length(mpz_t length, const mpz_t squared, const mpz_t den)
{
    mpz_mul_2exp(length, squared, 2 * PLACES);
    mpz_sqrt(length, length);
    mpz_fdiv_q(length, length, den);
}

static void set_length_of_move(scene *s, const reply *r)
{
    const int32_t move[3] = {r->move.x, r->move.y, r->move.z};
    mpz_set_si(s->sum, 0);
    for (int axis = 0; axis < 3; axis++) {
        mpz_set_si(s->part, move[axis]);
        mpz_addmul(s->sum, s->part, s->part);
    }
    mpz_set_si(s->part, 1);
    set_length(s->sum, s->sum, s->part);
}

/* |move| + distance <= radius + excess, with two units of the last place for the roots. */
static bool is_short(scene *s, const reply *r, int excess)
{
    set_length_of_move(s, r);
    set_length(s->part, s->nearest.best.squared, s->nearest.best.den);
    mpz_add(s->sum, s->sum, s->part);
    mpz_set_si(s->part, s->q.face_ball[3] + (int64_t)excess);
    mpz_mul_2exp(s->part, s->part, PLACES);
    return mpz_cmp(s->sum, s->part) <= 2;
}

/* The same for a way along the normal, from the height of the center on that side. */
static bool is_short_along_normal(scene *s, const reply *r, int side)
{
    const long double height = side * number(s->height) / length_of_normal(s) * (1 << PLACES);
    set_length_of_move(s, r);
    return number(s->sum) <=
           ((long double)s->q.face_ball[3] + GRAZE_SEPARATE_EXCESS) * (1 << PLACES) - height + 2;
}

/* ---- Places ---- */

static bool is_in_world(long double to)
{
    return to > INT32_MIN + 16.0L && to < INT32_MAX - 16.0L;
}

/* Whether the place along a direction of that length is certainly in the world. */
static bool has_room(const scene *s, const long double *way, long double length, long double by)
{
    if (by > INT32_MAX - 16.0L)
        return false;
    for (int axis = 0; axis < 3; axis++)
        if (!is_in_world(s->q.face_ball[axis] + way[axis] / length * by))
            return false;
    return true;
}

static bool has_room_along_normal(scene *s, int side)
{
    long double way[3];
    const long double length = length_of_normal(s);
    set_height(s, s->q.face_ball);
    for (int axis = 0; axis < 3; axis++)
        way[axis] = side * number(s->oracle.normal[axis]);
    return has_room(s, way, length, s->q.face_ball[3] - side * number(s->height) / length);
}

/* The same for a face without an area: straight away from it, or from a center on it on any axis. */
static bool has_room_without_side(scene *s)
{
    long double way[3];
    nearest_find(&s->nearest, &s->oracle, s->q.face_ball);
    const nearest_place *best = &s->nearest.best;
    const long double length = sqrtl(number(best->squared)), radius = s->q.face_ball[3];
    for (int axis = 0; axis < 3; axis++)
        way[axis] = length > 0 ? -number(best->way[axis]) : 1;
    if (length > 0)
        return has_room(s, way, length, radius - length / number(best->den));
    return has_room(s, way, 1, radius) && has_room(s, way, -1, radius);
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

static bool is_unit_along(const reply *r, const long double *way, long double length)
{
    const int32_t n[3] = {r->normal.x, r->normal.y, r->normal.z};
    for (int axis = 0; axis < 3; axis++)
        if (fabsl(way[axis] / length * 65536 - n[axis]) > 0.503L)
            return false;
    return true;
}

static bool is_normal_of_plane(const scene *s, const reply *r, int side)
{
    long double way[3];
    for (int axis = 0; axis < 3; axis++)
        way[axis] = side * number(s->oracle.normal[axis]);
    return face_has_area(&s->oracle) && is_unit_along(r, way, length_of_normal(s));
}

/* ---- The routine ---- */

static const char *fault_along_normal(scene *s, const reply *r, int side)
{
    set_height(s, s->q.face_ball);
    if (!is_normal_of_plane(s, r, side))
        return "another normal";
    return is_short_along_normal(s, r, side) ? NULL : "too long along the normal";
}

/* A center on the face, without an area: any direction that is free. */
static const char *fault_straight(scene *s, const reply *r, int side)
{
    long double way[3];
    nearest_find(&s->nearest, &s->oracle, s->q.face_ball);
    const nearest_place *best = &s->nearest.best;
    const long double length = sqrtl(number(best->squared));
    for (int axis = 0; axis < 3; axis++)
        way[axis] = -number(best->way[axis]);
    if (length <= 0)
        return side == 0 ? is_short(s, r, GRAZE_SEPARATE_EXCESS) ? NULL : "too long from inside"
                         : fault_along_normal(s, r, side);
    if (!is_unit_along(r, way, length)) {
        const long double by = s->q.face_ball[3] - length / number(best->den);
        return has_room(s, way, length, by) ? "another direction" : fault_along_normal(s, r, side);
    }
    const bool edge = side != 0 && best->region != IN_FACE;
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
}

static void init(void *at)
{
    scene *s = at;
    face_oracle_init(&s->oracle);
    nearest_init(&s->nearest);
    mpz_inits(s->height, s->squared, s->sum, s->part, NULL);
}

static void clear(void *at)
{
    scene *s = at;
    face_oracle_clear(&s->oracle);
    nearest_clear(&s->nearest);
    mpz_clears(s->height, s->squared, s->sum, s->part, NULL);
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
