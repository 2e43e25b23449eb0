/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `contact_core_boxes`: N capsules at a box. The squared distance of the core from the box is least at an end, or
 * where the core is nearest to a side, an edge or a corner: all are tried, in fractions. Of those that are as close the start
 * counts, then the end, then the first.
 */
#include "../../include/graze/graze.h"
#include "exact_way.h"
#include "inputs_aabb_capsule.h"
#include "judge.h"
#include "judged.h"
#include "print_case.h"

#include <gmp.h>
#include <string.h>

/* INNER: the classes in which cores meet the box. */
enum { EACH = (1 << AABB_CAPSULE_CLASSES) - 1, INNER = 0x5c7f, UNTOUCHED = 0x5a5a5a5a };

typedef struct {
    judge_case c;
    aabb_capsule_query q;
    graze_aabb box;
    graze_capsule capsule;
    int32_t margin, limit; /* limit < 0: no planes */
    uint32_t most;
    int32_t sides[6], core[6]; /* as judged */
    mpq_t t, squared, next, sum, place, side, part, gap[3];
    exact_way way;
    bool has_place;
} scene;

/* ---- The closest place ---- */

/* part = the gap between the core at t and the box on an axis */
static void set_gap(scene *s, int axis, mpq_srcptr t)
{
    mpq_set_si(s->place, (int64_t)s->core[3 + axis] - s->core[axis], 1);
    mpq_mul(s->place, s->place, t);
    mpq_set_si(s->part, s->core[axis], 1);
    mpq_add(s->place, s->place, s->part);
    mpq_set_si(s->side, s->sides[axis], 1);
    mpq_sub(s->part, s->place, s->side);
    if (mpq_sgn(s->part) < 0)
        return;
    mpq_set_si(s->side, s->sides[3 + axis], 1);
    mpq_sub(s->part, s->place, s->side);
    if (mpq_sgn(s->part) < 0)
        mpq_set_ui(s->part, 0, 1);
}

/* Takes s->next if it is closer, or as close and before, unless an end is. */
static void try_next(scene *s)
{
    if (mpq_sgn(s->next) < 0 || mpq_cmp_ui(s->next, 1, 1) > 0)
        return;
    mpq_set_ui(s->sum, 0, 1);
    for (int axis = 0; axis < 3; axis++) {
        set_gap(s, axis, s->next);
        mpq_mul(s->part, s->part, s->part);
        mpq_add(s->sum, s->sum, s->part);
    }
    const int order = s->has_place ? mpq_cmp(s->sum, s->squared) : -1;
    const bool is_at_end = s->has_place && (mpq_sgn(s->t) == 0 || mpq_cmp_ui(s->t, 1, 1) == 0);
    if (order > 0 || (order == 0 && (is_at_end || mpq_cmp(s->next, s->t) >= 0)))
        return;
    s->has_place = true;
    mpq_set(s->squared, s->sum);
    mpq_set(s->t, s->next);
}

/* For each axis min, max or neither: the sum of run (side - start) over the sum of run run. */
static void try_nearest_to(scene *s, const int *sides)
{
    mpq_set_ui(s->next, 0, 1);
    mpq_set_ui(s->sum, 0, 1);
    for (int axis = 0; axis < 3; axis++) {
        if (sides[axis] == 2)
            continue;
        mpq_set_si(s->place, (int64_t)s->core[3 + axis] - s->core[axis], 1);
        mpq_set_si(s->part, (int64_t)s->sides[3 * sides[axis] + axis] - s->core[axis], 1);
        mpq_mul(s->part, s->part, s->place);
        mpq_add(s->next, s->next, s->part);
        mpq_mul(s->part, s->place, s->place);
        mpq_add(s->sum, s->sum, s->part);
    }
    if (mpq_sgn(s->sum) == 0)
        return;
    mpq_div(s->next, s->next, s->sum);
    try_next(s);
}

static void find_closest(scene *s)
{
    s->has_place = false;
    for (unsigned long end = 0; end < 2; end++) {
        mpq_set_ui(s->next, end, 1);
        try_next(s);
    }
    for (int i = 0; i < 27; i++) {
        const int sides[3] = {i % 3, i / 3 % 3, i / 9};
        try_nearest_to(s, sides);
    }
    for (int axis = 0; axis < 3; axis++) {
        set_gap(s, axis, s->t);
        mpq_set(s->gap[axis], s->part);
    }
    exact_way_set_fractions(&s->way, s->gap);
}

/* ---- The plane ---- */

/* The coordinate of the box that is closest: a side, or start + round(run t), ties away from the start. */
static int32_t closest_coordinate_of_box(scene *s, int axis)
{
    set_gap(s, axis, s->t);
    if (mpq_sgn(s->part) != 0)
        return mpq_sgn(s->part) < 0 ? s->sides[axis] : s->sides[3 + axis];
    mpq_set_si(s->side, s->core[axis], 1);
    mpq_sub(s->part, s->place, s->side);
    const int sign = mpq_sgn(s->part);
    mpq_abs(s->part, s->part);
    mpq_set_ui(s->side, 1, 2);
    mpq_add(s->part, s->part, s->side);
    mpz_fdiv_q(mpq_numref(s->part), mpq_numref(s->part), mpq_denref(s->part));
    const int64_t way = mpz_get_si(mpq_numref(s->part));
    mpq_set_ui(s->part, 0, 1);
    return (int32_t)(s->core[axis] + sign * way);
}

static const char *fault_of_plane_outside(scene *s, const graze_plane *plane)
{
    const int32_t point[3] = {plane->point.x, plane->point.y, plane->point.z};
    for (int axis = 0; axis < 3; axis++)
        if (point[axis] != closest_coordinate_of_box(s, axis))
            return "another point";
    return exact_way_is_unit(&s->way, &plane->normal) ? NULL : "another normal";
}

/* The normal is defined as that of another routine, which has an oracle. */
static const char *fault_of_plane_inside(scene *s, const graze_plane *plane)
{
    graze_vec3 move, normal;
    const graze_capsule mover = {s->capsule.core, 1};
    if (graze_aabb_separate_capsule(&s->box, &mover, &move, &normal) != GRAZE_MOVED)
        normal = graze_vec3_of(-65536, 0, 0);
    if (memcmp(&normal, &plane->normal, sizeof normal) != 0)
        return "another normal";
    const int32_t point[3] = {plane->point.x, plane->point.y, plane->point.z};
    const int32_t out[3] = {normal.x, normal.y, normal.z};
    for (int axis = 0; axis < 3; axis++) {
        const int32_t low = s->sides[axis], high = s->sides[3 + axis], at = s->core[axis];
        const int32_t within = at < low ? low : at > high ? high : at;
        if (point[axis] != (out[axis] < 0 ? low : out[axis] > 0 ? high : within))
            return "another point";
    }
    return NULL;
}

enum { APART, OUTSIDE, MEETS };

static bool is_in_contact(scene *s)
{
    if (s->limit < 0 || s->sides[0] > s->sides[3] || s->sides[1] > s->sides[4] ||
        s->sides[2] > s->sides[5])
        return false;
    find_closest(s);
    mpq_set_si(s->part, s->limit, 1);
    mpq_mul(s->part, s->part, s->part);
    return mpq_cmp(s->squared, s->part) <= 0;
}

static int judge_box(void *at, const char **fault)
{
    scene *s = at;
    graze_plane plane = {{UNTOUCHED, 0, 0}, {0, 0, UNTOUCHED}};
    const uint32_t found =
        graze_aabb_planes_of_capsule(&s->box, &s->capsule, s->margin, &plane, s->most);
    const bool is_untouched = plane.point.x == UNTOUCHED && plane.normal.z == UNTOUCHED;
    if (!is_in_contact(s)) {
        *fault = judge_wrong_unless(found == 0 && is_untouched);
        return APART;
    }
    const bool meets = mpq_sgn(s->squared) == 0;
    if (found != 1 || is_untouched != (s->most == 0))
        *fault = "another count";
    else if (s->most > 0)
        *fault = meets ? fault_of_plane_inside(s, &plane) : fault_of_plane_outside(s, &plane);
    return meets ? MEETS : OUTSIDE;
}

static const judge_routine routines[] = {
    {"aabb_planes_of_capsule",
     judge_box,
     {"apart", "outside", "meets"},
     {EACH, EACH, INNER},
     NULL,
     0},
};

/* ---- The program ---- */

/* A part of the radius is the margin; in some cases the core is parallel to a side, above it. */
static void draw(void *at)
{
    scene *s = at;
    input_stream stream;
    input_aabb_capsule(s->c.seed, s->c.index, &s->q);
    draw_start(&stream, s->c.seed ^ UINT64_C(0x626f78), s->c.index); /* "box" */
    int32_t *core = s->q.capsule;
    const uint32_t axis = draw_below(&stream, 3);
    if (draw_chance(&stream, 4))
        core[3 + axis] = core[axis];
    s->margin =
        draw_chance(&stream, 3) ? 0 : draw_between(&stream, -9, core[6] / 2 > 0 ? core[6] / 2 : 9);
    core[6] = hold((int64_t)core[6] - s->margin);
    s->most = draw_chance(&stream, 16) ? 0 : 1;
    memcpy(&s->box, s->q.box, sizeof s->box);
    memcpy(&s->capsule, core, sizeof s->capsule);
    for (int i = 0; i < 6; i++) {
        s->sides[i] = judged(s->q.box[i]);
        s->core[i] = judged(core[i]);
    }
    const int32_t radius = judged(core[6]);
    const int64_t limit = (int64_t)radius + judged(s->margin);
    s->limit = radius < 0 ? -1 : limit > INT32_MAX ? INT32_MAX : (int32_t)limit;
}

static void init(void *at)
{
    scene *s = at;
    mpq_inits(s->t, s->squared, s->next, s->sum, s->place, s->side, s->part, NULL);
    mpq_inits(s->gap[0], s->gap[1], s->gap[2], NULL);
    exact_way_init(&s->way);
}

static void clear(void *at)
{
    scene *s = at;
    mpq_clears(s->t, s->squared, s->next, s->sum, s->place, s->side, s->part, NULL);
    mpq_clears(s->gap[0], s->gap[1], s->gap[2], NULL);
    exact_way_clear(&s->way);
}

static void print(const void *at)
{
    const scene *s = at;
    print_value("aabb", "box", &s->box);
    print_value("capsule", "capsule", &s->capsule);
    judge_print_words("margin", &s->margin, 1);
}

static const char *class_name(int class_index)
{
    return aabb_capsule_classes[class_index].name;
}

ORACLE(contact_core_boxes)
{
    const judge_program program = {
        JUDGE_PROGRAM("verify_contact_core_boxes", "graze_", AABB_CAPSULE_CLASSES),
        .init = init,
        .clear = clear,
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
