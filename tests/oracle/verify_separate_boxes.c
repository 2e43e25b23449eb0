/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `separate_boxes`: N capsules that move out of a box. The squared distance of the core from the box is least at an end,
 * or where the core is nearest to a side, an edge or a corner: all are tried. Where the core meets the box, the least move is the
 * distance to the hull of way_hull.h.
 */
#include "../../include/graze/graze.h"
#include "exact_exit.h"
#include "inputs_separate_space.h"
#include "judge.h"
#include "judged.h"
#include "print_case.h"
#include "separate_bounds.h"
#include "way_hull.h"

#include <string.h>

enum {
    EACH = (1 << SPACE_CLASSES) - 1,
    LARGE = GRAZE_SMALL_WORLD ? 0 : 1 << SPACE_ALL | 1 << SPACE_ENDS | 1 << SPACE_WORLD
};

typedef struct {
    judge_case c;
    space_words q; /* as judged */
    graze_aabb box;
    graze_capsule mover;
    int32_t core[6];
    mpz_t num, den, place, side, sum;                     /* t = num / den */
    mpz_t best_num, best_den, best_sum, best_whole, part; /* the least: sum / whole */
    bool has_best;
    exact_exit exit;
    exact_way moved;
} scene;

typedef struct {
    graze_separation result;
    graze_vec3 move, normal;
} reply;

/* ---- The distance of a core from the box ---- */

/* The side of the box that is nearest at t, less the place of the core, times the denominator. */
static void set_gap(scene *s, const int32_t *core, int i, const mpz_t num, const mpz_t den)
{
    mpz_mul_si(s->place, den, core[i]);
    mpz_set_si(s->part, (int64_t)core[3 + i] - core[i]);
    mpz_addmul(s->place, s->part, num);
    mpz_mul_si(s->side, den, s->q.box[i]);
    if (mpz_cmp(s->place, s->side) >= 0) {
        mpz_mul_si(s->side, den, s->q.box[3 + i]);
        if (mpz_cmp(s->place, s->side) <= 0)
            mpz_set(s->side, s->place);
    }
    mpz_sub(s->place, s->place, s->side);
}

static void try_place(scene *s, const int32_t *core)
{
    if (mpz_sgn(s->den) == 0 || mpz_sgn(s->num) < 0 || mpz_cmp(s->num, s->den) > 0)
        return;
    mpz_set_ui(s->sum, 0);
    for (int i = 0; i < 3; i++) {
        set_gap(s, core, i, s->num, s->den);
        mpz_addmul(s->sum, s->place, s->place);
    }
    mpz_mul(s->part, s->den, s->den);
    mpz_mul(s->place, s->sum, s->best_whole);
    mpz_mul(s->side, s->best_sum, s->part);
    if (s->has_best && mpz_cmp(s->place, s->side) >= 0)
        return;
    s->has_best = true;
    mpz_set(s->best_sum, s->sum);
    mpz_set(s->best_whole, s->part);
    mpz_set(s->best_num, s->num);
    mpz_set(s->best_den, s->den);
}

/* For each axis min, max or neither. */
static void try_nearest_to(scene *s, const int32_t *core, const int *sides)
{
    mpz_set_ui(s->num, 0);
    mpz_set_ui(s->den, 0);
    for (int i = 0; i < 3; i++) {
        if (sides[i] == 2)
            continue;
        mpz_set_si(s->place, (int64_t)core[3 + i] - core[i]);
        mpz_set_si(s->side, (int64_t)s->q.box[3 * sides[i] + i] - core[i]);
        mpz_addmul(s->num, s->place, s->side);
        mpz_addmul(s->den, s->place, s->place);
    }
    try_place(s, core);
}

static void find_nearest(scene *s, const int32_t *core)
{
    s->has_best = false;
    for (int end = 0; end < 2; end++) {
        mpz_set_si(s->num, end);
        mpz_set_ui(s->den, 1);
        try_place(s, core);
    }
    for (int i = 0; i < 27; i++) {
        const int sides[3] = {i % 3, i / 3 % 3, i / 9};
        try_nearest_to(s, core, sides);
    }
}

static bool is_free(scene *s, const int32_t *core)
{
    find_nearest(s, core);
    mpz_set_si(s->part, s->q.box_mover[6]);
    mpz_mul(s->part, s->part, s->part);
    mpz_mul(s->part, s->part, s->best_whole);
    return mpz_cmp(s->best_sum, s->part) >= 0;
}

/* Straight from the box to the nearest place of the core. Returns false if the core meets the box. */
static bool set_straight_exit(scene *s)
{
    exact_exit *e = &s->exit;
    find_nearest(s, s->core);
    for (int i = 0; i < 3; i++) {
        set_gap(s, s->core, i, s->best_num, s->best_den);
        mpz_set(e->way.axis[i], s->place);
    }
    exact_way_set_squared(&e->way);
    mpz_set_si(e->num, -1);
    mpz_set(e->den, s->best_den);
    e->radius = s->q.box_mover[6];
    return mpz_sgn(s->best_sum) > 0;
}

/* ---- The hull of the ways out ---- */

static void set_hull(const scene *s, way_hull *h)
{
    int64_t box[6], core[6];
    for (int i = 0; i < 6; i++) {
        box[i] = s->q.box[i];
        core[i] = s->core[i];
    }
    way_hull_find(h, box, core);
}

static void set_exit_past(scene *s, const way_hull *h)
{
    exact_exit *e = &s->exit;
    for (int i = 0; i < 3; i++)
        exact_set(e->way.axis[i], h->has_plane ? h->normal[i] : 0);
    exact_way_set_squared(&e->way);
    exact_exit_set_share(e, 0, 1);
    if (h->has_plane) {
        exact_set(s->part, h->at);
        exact_exit_set_height(e, s->part);
    }
}

/* Past the nearest plane of the hull. Returns false if there is none: the way is 0. */
static bool set_exit_of_hull(scene *s)
{
    way_hull h;
    set_hull(s, &h);
    set_exit_past(s, &h);
    return h.has_plane;
}

/* Lengths are compared in raw units, so any plane that is less than one farther than the nearest may be the one. */
static bool has_room_past_each_equal(scene *s)
{
    way_hull h;
    int next = 0;
    set_hull(s, &h);
    while (way_hull_next_equal(&h, &next)) {
        set_exit_past(s, &h);
        if (!exact_exit_has_room(&s->exit, s->core, EXIT_ROUNDING))
            return false;
    }
    return true;
}

/* ---- The routine ---- */

static const char *fault_along_axis(const scene *s, const reply *r)
{
    graze_vec3 move, normal;
    const bool found = bounds_find_move(&move, &normal, s->q.box, s->core, s->q.box_mover[6]);
    if (memcmp(s->core, s->core + 3, 12) == 0 && r->result == GRAZE_MOVED)
        return !found || length_of(&r->move) <= length_of(&move) ? NULL : "too long for a sphere";
    if (found != (r->result == GRAZE_MOVED))
        return found ? "a place is free" : "out of the world";
    return is_same(&r->move, &move) && is_same(&r->normal, &normal) ? NULL
                                                                    : "another move along an axis";
}

/* The nearest plane leads out of the world, and the mover goes past an edge: no farther than along an axis. */
static bool is_past_edge(const scene *s, const reply *r)
{
    graze_vec3 move, normal;
    return !bounds_find_move(&move, &normal, s->q.box, s->core, s->q.box_mover[6]) ||
           length_of(&r->move) <= length_of(&move) + GRAZE_SEPARATE_EXCESS;
}

/* Whether the move is along the normal, but for its rounding. */
static bool is_along_normal(scene *s, const reply *r)
{
    const int32_t move[3] = {r->move.x, r->move.y, r->move.z};
    exact_way_set_words(&s->moved, move, 1);
    return exact_way_is_nearly_unit(&s->moved, &r->normal, GRAZE_SEPARATE_EXCESS);
}

static bool is_short(scene *s, const reply *r)
{
    return r->result == GRAZE_MOVED &&
           exact_exit_is_short(&s->exit, &r->move, GRAZE_SEPARATE_EXCESS);
}

static const char *fault_from_inside(scene *s, const reply *r)
{
    const bool has_plane = set_exit_of_hull(s);
    if (is_short(s, r))
        return is_along_normal(s, r) ? NULL : "another normal";
    if (!has_plane || has_room_past_each_equal(s))
        return r->result == GRAZE_MOVED ? "too long" : "a place is free";
    if (r->result == GRAZE_MOVED && is_along_normal(s, r) && is_past_edge(s, r))
        return NULL;
    return fault_along_axis(s, r);
}

static const char *fault_from_outside(scene *s, const reply *r)
{
    if (is_short(s, r) && exact_way_is_unit(&s->exit.way, &r->normal))
        return NULL;
    if (exact_exit_has_room(&s->exit, s->core, EXIT_ROUNDING))
        return r->result == GRAZE_MOVED ? "too long, or another direction" : "a place is free";
    return fault_along_axis(s, r);
}

enum { FREE, STRAIGHT, INSIDE, NO_PLACE };

static const char *fault_of_move(scene *s, const reply *r, int *kind)
{
    int32_t to[6];
    const bool is_outside = set_straight_exit(s);
    *kind = is_outside ? STRAIGHT : INSIDE;
    if (r->result == GRAZE_NO_PLACE)
        *kind = NO_PLACE;
    else if (r->result != GRAZE_MOVED || !set_place(to, s->core, &r->move) || !is_free(s, to))
        return "the place is not free";
    return is_outside ? fault_from_outside(s, r) : fault_from_inside(s, r);
}

static int judge_box(void *at, const char **fault)
{
    scene *s = at;
    const graze_vec3 untouched = {UNTOUCHED, UNTOUCHED, UNTOUCHED};
    const int32_t *b = s->q.box;
    reply r = {0, untouched, untouched};
    int kind = FREE;
    memcpy(s->core, s->q.box_mover, sizeof s->core);
    r.result = graze_aabb_separate_capsule(&s->box, &s->mover, &r.move, &r.normal);
    if (s->q.box_mover[6] <= 0 || b[0] > b[3] || b[1] > b[4] || b[2] > b[5] || is_free(s, s->core))
        *fault = judge_wrong_unless(r.result == GRAZE_FREE && is_all(&r.move, UNTOUCHED) &&
                                    is_all(&r.normal, UNTOUCHED));
    else
        *fault = fault_of_move(s, &r, &kind);
    return kind;
}

static const judge_routine routines[] = {
    {"aabb_separate_capsule",
     judge_box,
     {"free", "straight", "from inside", "no place"},
     {EACH & ~LARGE, EACH & ~LARGE, EACH & ~LARGE, LARGE & 1 << SPACE_WORLD},
     NULL,
     0},
};

static void draw(void *at)
{
    scene *s = at;
    input_separate_space(s->c.seed, s->c.index, &s->q);
    memcpy(&s->box, s->q.box, sizeof s->box);
    memcpy(&s->mover, s->q.box_mover, sizeof s->mover);
    judge_words(s->q.box, 6);
    judge_words(s->q.box_mover, 7);
}

static void init(void *at)
{
    scene *s = at;
    mpz_inits(s->num, s->den, s->place, s->side, s->sum, s->best_num, s->best_den, s->best_sum,
              s->best_whole, s->part, NULL);
    exact_exit_init(&s->exit);
    exact_way_init(&s->moved);
}

static void clear(void *at)
{
    scene *s = at;
    mpz_clears(s->num, s->den, s->place, s->side, s->sum, s->best_num, s->best_den, s->best_sum,
               s->best_whole, s->part, NULL);
    exact_exit_clear(&s->exit);
    exact_way_clear(&s->moved);
}

static void print(const void *at)
{
    const scene *s = at;
    print_value("aabb", "box", &s->box);
    print_value("capsule", "mover", &s->mover);
}

static const char *class_name(int class_index)
{
    return space_class_names[class_index];
}

ORACLE(separate_boxes)
{
    const judge_program program = {
        JUDGE_PROGRAM("verify_separate_boxes", "graze_", SPACE_CLASSES),
        .init = init,
        .clear = clear,
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
