/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `separate_capsules`: N cases for each routine that moves a sphere or a capsule out of another. The place is free,
 * by the exact distance of the cores, tried at nine places; the move is as short as the header says; the normal is the way
 * between the closest points, in fractions, or across both cores.
 */
#include "../../include/graze/graze.h"
#include "exact_exit.h"
#include "inputs_separate_space.h"
#include "judge.h"
#include "judged.h"
#include "oracle_capsule.h"
#include "oracle_closest.h"
#include "print_case.h"
#include "separate_bounds.h"

#include <stdlib.h>
#include <string.h>

enum {
    EACH = (1 << SPACE_CLASSES) - 1,
    LARGE = GRAZE_SMALL_WORLD ? 0 : 1 << SPACE_ALL | 1 << SPACE_ENDS | 1 << SPACE_WORLD,
    OF_SPHERE = 1, /* variants: the target is a sphere, the mover is one */
    SPHERE = 2
};

typedef struct {
    judge_case c;
    space_words q; /* as judged */
    graze_capsule target, mover;
    int32_t core[6], target_core[6];
    int64_t reach;
    capsule_oracle oracle;
    closest_oracle closest;
    exact_exit exit;
} scene;

typedef struct {
    graze_separation result;
    graze_vec3 move, normal;
} reply;

/* ---- Distances ---- */

static core_run run_of(const int32_t *core)
{
    core_run run = {{0, 0, 0}, {0, 0, 0}, 65536};
    for (int i = 0; i < 3; i++) {
        run.start[i] = core[i];
        run.run[i] = (int64_t)core[3 + i] - core[i];
    }
    return run;
}

static bool is_free(scene *s, const int32_t *core)
{
    const core_run first = run_of(s->target_core), second = run_of(core);
    return capsule_oracle_order(&s->oracle, &first, &second, s->reach) >= 0;
}

/* Straight from the target to the mover. Returns false if the cores meet. */
static bool set_straight_exit(scene *s)
{
    const core_run first = run_of(s->target_core), second = run_of(s->core);
    closest_run u, v;
    closest_oracle *o = &s->closest;
    memcpy(u.start, first.start, sizeof u.start);
    memcpy(u.run, first.run, sizeof u.run);
    memcpy(v.start, second.start, sizeof v.start);
    memcpy(v.run, second.run, sizeof v.run);
    closest_find(o, &u, &v);
    exact_exit_set_closest(&s->exit, o);
    return mpq_sgn(o->squared) > 0;
}

/* ---- Cores that meet ---- */

/* The cross product, or 0: 67 bits. */
static void set_cross_product(const scene *s, exact *to)
{
    for (int i = 0; i < 3; i++) {
        const int j = (i + 1) % 3, k = (i + 2) % 3;
        const exact uj = (int64_t)s->target_core[3 + j] - s->target_core[j];
        const exact uk = (int64_t)s->target_core[3 + k] - s->target_core[k];
        const int64_t vj = (int64_t)s->core[3 + j] - s->core[j];
        const int64_t vk = (int64_t)s->core[3 + k] - s->core[k];
        to[i] = uj * vk - uk * vj;
    }
}

static bool is_zero_way(const exact *way)
{
    return way[0] == 0 && way[1] == 0 && way[2] == 0;
}

/* Across a run: the shortest component becomes 0, of equal ones the first. */
static void set_turned(exact *to, const int32_t *core)
{
    int64_t run[3];
    int least = 0;
    for (int i = 0; i < 3; i++) {
        run[i] = (int64_t)core[3 + i] - core[i];
        if (llabs(run[i]) < llabs(run[least]))
            least = i;
    }
    to[least] = 0;
    to[(least + 1) % 3] = run[(least + 2) % 3];
    to[(least + 2) % 3] = -run[(least + 1) % 3];
}

/* By the whole radius. */
static void set_exit_across(scene *s)
{
    exact way[3];
    set_cross_product(s, way);
    if (is_zero_way(way))
        set_turned(way, s->target_core);
    if (is_zero_way(way))
        set_turned(way, s->core);
    if (is_zero_way(way))
        way[0] = -1;
    const exact first = way[0] != 0 ? way[0] : way[1] != 0 ? way[1] : way[2];
    for (int i = 0; i < 3; i++)
        exact_set(s->exit.way.axis[i], first > 0 ? -way[i] : way[i]);
    exact_way_set_squared(&s->exit.way);
    exact_exit_set_share(&s->exit, 0, 1);
}

/* ---- The routines ---- */

static graze_sphere ball_of(const graze_capsule *capsule)
{
    const graze_sphere ball = {capsule->core.a, capsule->radius};
    return ball;
}

static graze_separation ask(const graze_capsule *target, const graze_capsule *mover, int variant,
                            graze_vec3 *move, graze_vec3 *normal)
{
    const graze_sphere ball = ball_of(target), ball_mover = ball_of(mover);
    if (variant == OF_SPHERE)
        return graze_sphere_separate_capsule(&ball, mover, move, normal);
    return variant == SPHERE ? graze_capsule_separate_sphere(target, &ball_mover, move, normal)
                             : graze_capsule_separate_capsule(target, mover, move, normal);
}

/* The move along an axis: of two spheres any that is free, as its own oracle judges it. */
static const char *fault_along_axis(const scene *s, const reply *r)
{
    int32_t box[6];
    graze_vec3 move, normal;
    const bool are_spheres = memcmp(s->core, s->core + 3, 12) == 0 &&
                             memcmp(s->target_core, s->target_core + 3, 12) == 0;
    bounds_of_core(box, s->target_core);
    const bool found = bounds_find_move(&move, &normal, box, s->core, s->reach);
    if (are_spheres && r->result == GRAZE_MOVED)
        return !found || length_of(&r->move) <= length_of(&move) ? NULL : "too long for a sphere";
    if (found != (r->result == GRAZE_MOVED))
        return found ? "a place is free" : "out of the world";
    return is_same(&r->move, &move) && is_same(&r->normal, &normal) ? NULL
                                                                    : "another move along an axis";
}

enum { FREE, STRAIGHT, ACROSS, NO_PLACE };

static const char *fault_of_move(scene *s, const reply *r, int *kind)
{
    int32_t to[6];
    *kind = set_straight_exit(s) ? STRAIGHT : ACROSS;
    if (*kind == ACROSS)
        set_exit_across(s);
    s->exit.radius = s->reach;
    if (r->result == GRAZE_NO_PLACE)
        *kind = NO_PLACE;
    else if (r->result != GRAZE_MOVED || !set_place(to, s->core, &r->move) || !is_free(s, to))
        return "the place is not free";
    const bool is_along = r->result == GRAZE_MOVED && exact_way_is_unit(&s->exit.way, &r->normal);
    if (is_along && exact_exit_is_short(&s->exit, &r->move, GRAZE_SEPARATE_EXCESS))
        return NULL;
    if (exact_exit_has_room(&s->exit, s->core, EXIT_ROUNDING))
        return is_along ? "too long" : "another direction";
    return fault_along_axis(s, r);
}

static void set_case(scene *s)
{
    memcpy(s->target_core, s->q.rod, sizeof s->target_core);
    memcpy(s->core, s->q.rod_mover, sizeof s->core);
    if (s->c.routine->variant == OF_SPHERE)
        memcpy(s->target_core + 3, s->target_core, 12);
    if (s->c.routine->variant == SPHERE)
        memcpy(s->core + 3, s->core, 12);
    s->reach = (int64_t)s->q.rod[6] + s->q.rod_mover[6];
}

static int judge_capsule(void *at, const char **fault)
{
    scene *s = at;
    const graze_vec3 untouched = {UNTOUCHED, UNTOUCHED, UNTOUCHED};
    reply r = {0, untouched, untouched};
    int kind = FREE;
    set_case(s);
    r.result = ask(&s->target, &s->mover, s->c.routine->variant, &r.move, &r.normal);
    if (s->q.rod[6] < 0 || s->q.rod_mover[6] <= 0 || is_free(s, s->core))
        *fault = judge_wrong_unless(r.result == GRAZE_FREE && is_all(&r.move, UNTOUCHED) &&
                                    is_all(&r.normal, UNTOUCHED));
    else
        *fault = fault_of_move(s, &r, &kind);
    return kind;
}

#define KINDS                                                                                      \
    {                                                                                              \
        "free", "straight", "across", "no place"                                                   \
    }
#define CLASSES                                                                                    \
    {                                                                                              \
        EACH & ~LARGE & ~(1 << SPACE_WORLD), EACH & ~LARGE & ~(1 << SPACE_TOUCHING),               \
            EACH & ~LARGE & ~(1 << SPACE_TOUCHING | 1 << SPACE_BESIDE), LARGE & 1 << SPACE_WORLD   \
    }

static const judge_routine routines[] = {
    {"capsule_separate_sphere", judge_capsule, KINDS, CLASSES, NULL, SPHERE},
    {"sphere_separate_capsule", judge_capsule, KINDS, CLASSES, NULL, OF_SPHERE},
    {"capsule_separate_capsule", judge_capsule, KINDS, CLASSES, NULL, 0},
};

static void draw(void *at)
{
    scene *s = at;
    input_separate_space(s->c.seed, s->c.index, &s->q);
    memcpy(&s->target, s->q.rod, sizeof s->target);
    memcpy(&s->mover, s->q.rod_mover, sizeof s->mover);
    judge_words(s->q.rod, 7);
    judge_words(s->q.rod_mover, 7);
}

static void init(void *at)
{
    scene *s = at;
    capsule_oracle_init(&s->oracle);
    closest_init(&s->closest);
    exact_exit_init(&s->exit);
}

static void clear(void *at)
{
    scene *s = at;
    capsule_oracle_clear(&s->oracle);
    closest_clear(&s->closest);
    exact_exit_clear(&s->exit);
}

static void print(const void *at)
{
    const scene *s = at;
    print_value("capsule", "target", &s->target);
    print_value("capsule", "mover", &s->mover);
}

static const char *class_name(int class_index)
{
    return space_class_names[class_index];
}

ORACLE(separate_capsules)
{
    const judge_program program = {
        JUDGE_PROGRAM("verify_separate_capsules", "graze_", SPACE_CLASSES),
        .init = init,
        .clear = clear,
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
