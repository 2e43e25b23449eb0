/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `separate_planes`: N spheres and capsules that move out of a plane. The place is free and on the right side, by
 * the exact heights of the ends; the move is as short as the header says; the normal is that of the plane.
 */
#include "../../include/graze/graze.h"
#include "exact_exit.h"
#include "inputs_separate_space.h"
#include "judge.h"
#include "judged.h"
#include "print_case.h"
#include "separate_lengths.h"

#include <gmp.h>
#include <math.h>
#include <string.h>

enum {
    EACH = (1 << SPACE_CLASSES) - 1,
    LARGE = GRAZE_SMALL_WORLD ? 0 : 1 << SPACE_ALL | 1 << SPACE_ENDS | 1 << SPACE_WORLD,
    TOUCHING = 1 << SPACE_TOUCHING | 1 << SPACE_BESIDE,
    SPHERE = 0,
    CAPSULE = 1
};

typedef struct {
    judge_case c;
    space_words q; /* as judged */
    graze_plane plane;
    graze_capsule mover;
    graze_sphere ball;
    graze_vec3 before;
    int32_t core[6], radius;
    mpz_t a, b, part, squared, most;
    exact_exit exit;
} scene;

/* ---- Heights, times the length of the normal ---- */

static void set_height(scene *s, mpz_t to, const int32_t *point)
{
    mpz_set_ui(to, 0);
    for (int i = 0; i < 3; i++) {
        mpz_set_si(s->part, (int64_t)point[i] - s->q.plane[i]);
        mpz_mul_si(s->part, s->part, s->q.plane[3 + i]);
        mpz_add(to, to, s->part);
    }
}

static void set_heights(scene *s, const int32_t *core)
{
    set_height(s, s->a, core);
    set_height(s, s->b, core + 3);
}

/* Whether a height is the radius or more on that side. */
static bool is_high(scene *s, const mpz_t height, int side)
{
    if (mpz_sgn(height) * side <= 0)
        return false;
    mpz_mul(s->part, height, height);
    mpz_set_si(s->most, s->radius);
    mpz_mul(s->most, s->most, s->most);
    mpz_mul(s->most, s->most, s->squared);
    return mpz_cmp(s->part, s->most) >= 0;
}

static bool is_free(scene *s, const int32_t *core, int side)
{
    set_heights(s, core);
    return is_high(s, s->a, side) && is_high(s, s->b, side);
}

/* The side of the center, or of the point. */
static int side_of(scene *s, bool of_before)
{
    if (of_before) {
        set_height(s, s->a, s->q.before);
        return mpz_sgn(s->a) < 0 ? -1 : 1;
    }
    set_heights(s, s->core);
    mpz_add(s->a, s->a, s->b);
    return mpz_sgn(s->a) < 0 ? -1 : 1;
}

static void set_squared(scene *s)
{
    mpz_set_ui(s->squared, 0);
    for (int i = 3; i < 6; i++) {
        mpz_set_si(s->part, s->q.plane[i]);
        mpz_addmul(s->squared, s->part, s->part);
    }
}

/* To that side, by the radius less the height of the lower end. The way is set. */
static void set_share(scene *s, int side)
{
    set_heights(s, s->core);
    const bool is_first = mpz_cmp(s->a, s->b) * side < 0;
    exact_exit_set_height(&s->exit, is_first ? s->a : s->b);
    if (side > 0)
        mpz_neg(s->exit.num, s->exit.num);
    s->exit.radius = s->radius;
}

/* ---- The routines ---- */

typedef struct {
    graze_separation result;
    graze_vec3 move, normal;
} reply;

static void ask(const scene *s, reply *r)
{
    const graze_vec3 untouched = {UNTOUCHED, UNTOUCHED, UNTOUCHED};
    const graze_vec3 *before = s->q.has_before ? &s->before : NULL;
    r->move = r->normal = untouched;
    if (s->c.routine->variant == SPHERE)
        r->result = graze_plane_separate_sphere(&s->plane, &s->ball, before, &r->move, &r->normal);
    else
        r->result =
            graze_plane_separate_capsule(&s->plane, &s->mover, before, &r->move, &r->normal);
}

static bool is_normal(scene *s, const reply *r, int side)
{
    exact_way_set_words(&s->exit.way, s->q.plane + 3, side);
    return exact_way_is_unit(&s->exit.way, &r->normal);
}

/* Whether the move to that side is certainly possible. */
static bool has_room(scene *s, int side)
{
    exact_way_set_words(&s->exit.way, s->q.plane + 3, side);
    set_share(s, side);
    return exact_exit_has_room(&s->exit, s->core, EXIT_ROUNDING);
}

static const char *fault_of_place(scene *s, const reply *r, int side)
{
    int32_t to[6];
    if (!set_place(to, s->core, &r->move) || !is_free(s, to, side))
        return "the place is not free";
    if (!is_normal(s, r, side))
        return "another normal";
    set_share(s, side);
    return exact_exit_is_short(&s->exit, &r->move, GRAZE_SEPARATE_EXCESS) ? NULL : "too long";
}

enum { FREE, OWN_SIDE, OTHER_SIDE, NO_PLACE };

static const char *fault_of_move(scene *s, const reply *r, int *kind)
{
    const int own = side_of(s, false), side = s->q.has_before ? side_of(s, true) : own;
    *kind = side == own ? OWN_SIDE : OTHER_SIDE;
    if (r->result == GRAZE_NO_PLACE) {
        *kind = NO_PLACE;
        if (!is_all(&r->move, 0) || !is_all(&r->normal, 0))
            return "writes a move without a place";
        return has_room(s, side) || (!s->q.has_before && has_room(s, -side)) ? "a place is free"
                                                                             : NULL;
    }
    if (r->result != GRAZE_MOVED)
        return "it overlaps";
    if (!s->q.has_before && is_normal(s, r, -side))
        return has_room(s, side) ? "to the other side" : fault_of_place(s, r, -side);
    return fault_of_place(s, r, side);
}

static int judge_plane(void *at, const char **fault)
{
    scene *s = at;
    reply r;
    int kind = FREE;
    memcpy(s->core, s->q.mover, sizeof s->core);
    if (s->c.routine->variant == SPHERE)
        memcpy(s->core + 3, s->core, 12);
    s->radius = s->q.mover[6];
    set_squared(s);
    ask(s, &r);
    if (s->radius <= 0 || mpz_sgn(s->squared) == 0 || is_free(s, s->core, 1) ||
        is_free(s, s->core, -1))
        *fault = judge_wrong_unless(r.result == GRAZE_FREE && is_all(&r.move, UNTOUCHED) &&
                                    is_all(&r.normal, UNTOUCHED));
    else
        *fault = fault_of_move(s, &r, &kind);
    return kind;
}

#define KINDS                                                                                      \
    {                                                                                              \
        "free", "to its side", "to the other side", "no place"                                     \
    }
#define CLASSES                                                                                    \
    {                                                                                              \
        EACH & ~(1 << SPACE_WORLD), EACH & ~LARGE & ~(1 << SPACE_TOUCHING),                        \
            EACH & ~LARGE & ~TOUCHING, LARGE & 1 << SPACE_WORLD                                    \
    }

static const judge_routine routines[] = {
    {"plane_separate_sphere", judge_plane, KINDS, CLASSES, NULL, SPHERE},
    {"plane_separate_capsule", judge_plane, KINDS, CLASSES, NULL, CAPSULE},
};

static void draw(void *at)
{
    scene *s = at;
    input_separate_space(s->c.seed, s->c.index, &s->q);
    memcpy(&s->plane, s->q.plane, sizeof s->plane);
    memcpy(&s->mover, s->q.mover, sizeof s->mover);
    memcpy(&s->before, s->q.before, sizeof s->before);
    s->ball.center = s->mover.core.a;
    s->ball.radius = s->mover.radius;
    judge_words(s->q.plane, 3);
    judge_words(s->q.mover, 7);
    judge_words(s->q.before, 3);
}

static void init(void *at)
{
    scene *s = at;
    mpz_inits(s->a, s->b, s->part, s->squared, s->most, NULL);
    exact_exit_init(&s->exit);
}

static void clear(void *at)
{
    scene *s = at;
    mpz_clears(s->a, s->b, s->part, s->squared, s->most, NULL);
    exact_exit_clear(&s->exit);
}

static void print(const void *at)
{
    const scene *s = at;
    print_value("plane", "plane", &s->plane);
    print_value("capsule", "mover", &s->mover);
    print_value("vec3", s->q.has_before ? "before" : "without_before", &s->before);
}

static const char *class_name(int class_index)
{
    return space_class_names[class_index];
}

ORACLE(separate_planes)
{
    const judge_program program = {
        JUDGE_PROGRAM("verify_separate_planes", "graze_", SPACE_CLASSES),
        .init = init,
        .clear = clear,
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
