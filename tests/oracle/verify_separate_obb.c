/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `separate_obb`: N spheres and N capsules that move out of an oriented box. Whether a place is free is decided by the
 * exact distance of oracle_obb_capsule.h. For axes that are nearly perpendicular and of unit length, a move must not be longer
 * than the shortest in the coordinates of the box by more than the axes can change lengths, and a place that is a few raw units
 * nearer must not be free. The shortest is the radius less the distance, or, if the core meets the box, the distance to the hull of
 * way_hull.h.
 */
#include "../../include/graze/graze.h"
#include "exact_way.h"
#include "inputs_separate_obb.h"
#include "judge.h"
#include "judged.h"
#include "oracle_obb_capsule.h"
#include "print_case.h"
#include "separate_lengths.h"
#include "way_hull.h"

#include <stdlib.h>
#include <string.h>

enum {
    EACH = (1 << OBB_MOVES_CLASSES) - 1,
    LARGE = GRAZE_SMALL_WORLD ? 0 : 1 << OBB_MOVES_ALL | 1 << OBB_MOVES_WORLD,
    WORLD = 1 << OBB_MOVES_WORLD,
    TOUCHING = 1 << OBB_MOVES_TOUCHING,
    THIN = TOUCHING | 1 << OBB_MOVES_BESIDE
};

typedef struct {
    judge_case c;
    separate_obb_query q; /* as judged */
    obb_distance_oracle o;
    mpz_t gap;
    exact_way straight, face, moved;
    graze_obb box;
    graze_capsule mover;
    graze_sphere ball;
    int32_t core[6], radius;
    long double
        off; /* by how much the axes change lengths, at most, as a share; > 1/256: they are skew */
    long double shortest; /* in the coordinates of the box, in raw units */
    long double way[3];   /* its direction in the world */
    long double rounded;  /* how far off the shortest may be */
    bool has_way;
} scene;

typedef struct {
    graze_separation result;
    graze_vec3 move, normal;
} reply;

static bool is_free(scene *s, const int32_t *core)
{
    obb_distance_of(&s->o, s->q.box, core);
    return obb_distance_order(&s->o, s->radius) >= 0;
}

/* ---- The axes ---- */

/* The root of the sum of the squares of A A' - 1: no vector changes its length by more than half of that. */
static long double offset_of_axes(const int32_t *box)
{
    long double sum = 0;
    for (int i = 0; i < 9; i++) {
        const int32_t *a = box + 3 + 3 * (i / 3), *b = box + 3 + 3 * (i % 3);
        long double dot = 0;
        for (int k = 0; k < 3; k++)
            dot += (long double)a[k] * b[k];
        dot = dot / 4294967296.0L - (i / 3 == i % 3 ? 1 : 0);
        sum += dot * dot;
    }
    return sqrtl(sum);
}

static bool is_skew(const scene *s)
{
    return s->off > 1 / 256.0L;
}

static void set_way_along(scene *s, const long double *n)
{
    for (int k = 0; k < 3; k++) {
        s->way[k] = 0;
        for (int i = 0; i < 3; i++)
            s->way[k] += n[i] * s->q.box[3 + 3 * i + k];
    }
}

/* ---- The shortest move ---- */

static void set_straight_way(scene *s)
{
    for (int k = 0; k < 3; k++)
        mpz_set_ui(s->straight.axis[k], 0);
    for (int i = 0; i < 9; i++) {
        obb_distance_gap(&s->o, s->gap, i / 3);
        mpz_mul_si(s->gap, s->gap, s->q.box[3 + i]);
        mpz_add(s->straight.axis[i % 3], s->straight.axis[i % 3], s->gap);
    }
    exact_way_set_squared(&s->straight);
    for (int k = 0; k < 3; k++)
        s->way[k] = long_double_of(s->straight.axis[k]);
    s->shortest =
        s->radius - sqrtl(long_double_of(s->o.squared) / long_double_of(s->o.whole)) / 65536;
    s->has_way = true;
    s->rounded = 0;
}

/* In whole numbers of 33 bits or less. */
static void set_way_from_inside(scene *s)
{
    int64_t box[6], core[6];
    way_hull h;
    size_t most = 0;
    for (int i = 0; i < 3; i++) {
        mpz_add(s->gap, s->o.start[i], s->o.run[i]);
        const size_t bits[3] = {mpz_sizeinbase(s->o.start[i], 2), mpz_sizeinbase(s->gap, 2),
                                mpz_sizeinbase(s->o.half[i], 2)};
        for (int k = 0; k < 3; k++)
            most = bits[k] > most ? bits[k] : most;
    }
    const size_t less = most > 32 ? most - 32 : 0;
    for (int i = 0; i < 3; i++) {
        mpz_fdiv_q_2exp(s->gap, s->o.start[i], less);
        core[i] = mpz_get_si(s->gap);
        mpz_add(s->gap, s->o.start[i], s->o.run[i]);
        mpz_fdiv_q_2exp(s->gap, s->gap, less);
        core[3 + i] = mpz_get_si(s->gap);
        mpz_fdiv_q_2exp(s->gap, s->o.half[i], less);
        box[3 + i] = mpz_get_si(s->gap);
        box[i] = -box[3 + i];
    }
    way_hull_find(&h, box, core);
    const long double normal[3] = {(long double)h.normal[0], (long double)h.normal[1],
                                   (long double)h.normal[2]};
    set_way_along(s, normal);
    s->has_way = h.has_plane;
    s->shortest = s->radius + ldexpl(h.least, (int)less) / 65536;
    s->rounded = less > 0 ? ldexpl(4, (int)less) / 65536 : 0;
}

/* ---- Judgement ---- */

static bool is_short(const scene *s, const reply *r)
{
    return length_of(&r->move) <=
           s->shortest * (1 + s->off * 0.51L) + GRAZE_SEPARATE_EXCESS + s->rounded;
}

/* Whether the move is along the normal, but for its rounding. */
static bool is_along_normal(scene *s, const reply *r)
{
    const int32_t move[3] = {r->move.x, r->move.y, r->move.z};
    exact_way_set_words(&s->moved, move, 1);
    return exact_way_is_nearly_unit(&s->moved, &r->normal, GRAZE_SEPARATE_EXCESS);
}

/* Through a face or along an axis of the world. */
static bool is_through_face(scene *s, const reply *r)
{
    for (int i = 0; i < 12; i++) {
        const int sign = i % 2 == 0 ? -1 : 1;
        for (int k = 0; k < 3; k++)
            mpz_set_si(s->face.axis[k],
                       sign * (int64_t)(i < 6 ? s->q.box[3 + i / 2 * 3 + k] : i / 2 == 3 + k));
        exact_way_set_squared(&s->face);
        if (exact_way_is_unit(&s->face, &r->normal))
            return true;
    }
    return false;
}

/* A place that is 6 raw units nearer, and by what the axes are off on that way. Skew axes would lead past a thin corner in the
 * meantime. */
static bool is_needed(scene *s, const reply *r)
{
    const long double length = length_of(&r->move), aside = length * s->off, nearer = 6 + aside;
    const long double part = 1 - nearer / length;
    graze_vec3 move;
    int32_t to[6];
    if (length <= nearer || aside * aside > s->radius)
        return true;
    move.x = (int32_t)(r->move.x * part);
    move.y = (int32_t)(r->move.y * part);
    move.z = (int32_t)(r->move.z * part);
    return set_place(to, s->core, &move) && !is_free(s, to);
}

/* Along some axis of the world, beyond some face. */
static bool has_place(scene *s)
{
    for (int i = 0; i < 18; i++) {
        const int axis = i / 6, k = i / 2 % 3, weight = s->q.box[3 + 3 * axis + k];
        const bool lower = i % 2 == 0, down = (weight < 0) != lower;
        mpz_add(s->o.part, s->o.start[axis], s->o.run[axis]);
        const bool is_end = (mpz_cmp(s->o.part, s->o.start[axis]) > 0) == lower;
        mpz_set(s->gap, is_end ? s->o.part : s->o.start[axis]);
        if (!lower)
            mpz_neg(s->gap, s->gap);
        mpz_add(s->gap, s->gap, s->o.half[axis]);
        mpz_set_si(s->o.part, s->radius * INT64_C(65536));
        mpz_add(s->gap, s->gap, s->o.part);
        if (weight == 0)
            continue;
        mpz_set_si(s->o.part, weight < 0 ? -(int64_t)weight : weight);
        mpz_cdiv_q(s->gap, s->gap, s->o.part);
        long double way[3] = {0, 0, 0};
        way[k] = down ? -1 : 1;
        if (has_room_for(s->core, way, long_double_of(s->gap)))
            return true;
    }
    return false;
}

/* For a core and a box on a line: any direction across it leads out. */
static bool has_room_around(const scene *s, long double by)
{
    const long double up[3] = {1, 1, 1}, down[3] = {-1, -1, -1};
    return has_room_for(s->core, up, 2 * by) && has_room_for(s->core, down, 2 * by);
}

static const char *fault_of_length(scene *s, const reply *r, bool is_straight)
{
    if (is_skew(s))
        return NULL;
    const long double by = s->shortest * (1 + s->off) + s->rounded;
    const bool fits = s->has_way ? has_room_for(s->core, s->way, by) : has_room_around(s, by);
    if (is_short(s, r) && (!is_straight || exact_way_is_unit(&s->straight, &r->normal)))
        return is_needed(s, r) ? NULL : "a nearer place is free";
    if (fits)
        return "too long, or another direction";
    return !is_straight || is_through_face(s, r) ? NULL : "not through a face";
}

enum { FREE, STRAIGHT, INSIDE, NO_PLACE };

static const char *fault_of_move(scene *s, const reply *r, int *kind)
{
    int32_t to[6];
    const bool is_straight = mpz_sgn(s->o.squared) > 0;
    *kind = is_straight ? STRAIGHT : INSIDE;
    if (r->result == GRAZE_NO_PLACE) {
        *kind = NO_PLACE;
        return has_place(s)                                   ? "a place is free"
               : is_all(&r->move, 0) && is_all(&r->normal, 0) ? NULL
                                                              : "no place, and a move";
    }
    if (is_straight)
        set_straight_way(s);
    else if (!is_skew(s))
        set_way_from_inside(s);
    if (r->result != GRAZE_MOVED || !set_place(to, s->core, &r->move) || !is_free(s, to))
        return "the place is not free";
    if (!is_along_normal(s, r))
        return "another normal";
    return fault_of_length(s, r, is_straight);
}

/* Between the sides of an axis-aligned box the move may be another one by a raw unit on each axis. */
static const char *fault_of_relative(const scene *s, const reply *r, bool is_sphere)
{
    const int32_t *b = s->q.box;
    const graze_aabb box = {{b[0] - b[12], b[1] - b[13], b[2] - b[14]},
                            {b[0] + b[12], b[1] + b[13], b[2] + b[14]}};
    graze_vec3 move = {UNTOUCHED, UNTOUCHED, UNTOUCHED}, normal = move;
    const graze_separation result =
        is_sphere ? graze_aabb_separate_sphere(&box, &s->ball, &move, &normal)
                  : graze_aabb_separate_capsule(&box, &s->mover, &move, &normal);
    return result == r->result && labs((long)r->move.x - move.x) <= 1 &&
                   labs((long)r->move.y - move.y) <= 1 && labs((long)r->move.z - move.z) <= 1
               ? NULL
               : "another move than out of an axis-aligned box";
}

static bool has_axes_of_world(const scene *s)
{
    for (int i = 0; i < 9; i++)
        if (s->q.box[3 + i] != (i % 4 == 0 ? 65536 : 0))
            return false;
    return true;
}

static int judge_obb(void *at, const char **fault)
{
    scene *s = at;
    const graze_vec3 untouched = {UNTOUCHED, UNTOUCHED, UNTOUCHED};
    const bool is_sphere = s->c.routine->variant != 0;
    reply r = {0, untouched, untouched};
    int kind = FREE;
    for (int i = 0; i < 6; i++)
        s->core[i] = is_sphere ? s->q.sphere[i % 3] : s->q.capsule[i];
    s->radius = is_sphere ? s->q.sphere[3] : s->q.capsule[6];
    r.result = is_sphere ? graze_obb_separate_sphere(&s->box, &s->ball, &r.move, &r.normal)
                         : graze_obb_separate_capsule(&s->box, &s->mover, &r.move, &r.normal);
    if (s->radius <= 0 || s->q.box[12] < 0 || s->q.box[13] < 0 || s->q.box[14] < 0 ||
        is_free(s, s->core))
        *fault = judge_wrong_unless(r.result == GRAZE_FREE && is_all(&r.move, UNTOUCHED) &&
                                    is_all(&r.normal, UNTOUCHED));
    else
        *fault = fault_of_move(s, &r, &kind);
    if (*fault == NULL && s->c.index % OBB_MOVES_CLASSES == OBB_MOVES_ROOM && has_axes_of_world(s))
        *fault = fault_of_relative(s, &r, is_sphere);
    return kind;
}

static const judge_routine routines[] = {
    {"separate_sphere",
     judge_obb,
     {"free", "straight", "from inside", "no place"},
     {EACH & ~LARGE & ~WORLD, EACH & ~LARGE & ~WORLD & ~TOUCHING, EACH & ~LARGE & ~THIN,
      LARGE &WORLD},
     NULL,
     1},
    {"separate_capsule",
     judge_obb,
     {"free", "straight", "from inside", "no place"},
     {EACH & ~LARGE & ~WORLD, EACH & ~LARGE & ~WORLD & ~TOUCHING, EACH & ~LARGE & ~THIN,
      LARGE &WORLD},
     NULL,
     0},
};

static void draw(void *at)
{
    scene *s = at;
    input_separate_obb(s->c.seed, s->c.index, &s->q);
    memcpy(&s->box, s->q.box, sizeof s->box);
    memcpy(&s->mover, s->q.capsule, sizeof s->mover);
    memcpy(&s->ball, s->q.sphere, sizeof s->ball);
    judge_words(s->q.box, 3);
    judge_words(s->q.box + 12, 3);
    judge_words(s->q.capsule, 7);
    judge_words(s->q.sphere, 4);
    s->off = offset_of_axes(s->q.box);
}

static void init(void *at)
{
    scene *s = at;
    obb_distance_init(&s->o);
    mpz_init(s->gap);
    exact_way_init(&s->straight);
    exact_way_init(&s->face);
    exact_way_init(&s->moved);
}

static void clear(void *at)
{
    scene *s = at;
    obb_distance_clear(&s->o);
    mpz_clear(s->gap);
    exact_way_clear(&s->straight);
    exact_way_clear(&s->face);
    exact_way_clear(&s->moved);
}

static void print(const void *at)
{
    const scene *s = at;
    print_value("obb", "box", &s->box);
    print_value("capsule", "capsule", &s->mover);
    print_value("sphere", "sphere", &s->ball);
}

static const char *class_name(int class_index)
{
    return obb_moves_class_names[class_index];
}

ORACLE(separate_obb)
{
    const judge_program program = {
        JUDGE_PROGRAM("verify_separate_obb", "graze_obb_", OBB_MOVES_CLASSES),
        .init = init,
        .clear = clear,
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
