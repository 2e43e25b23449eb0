/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `sweep_obb`: N spheres that move at an oriented box against the exact answer: which of the four results, which face,
 * edge or corner; and the promises of sweep.h and sweep_obb.h: the place is free and within its bound, and a cast from there to the
 * same end is as promised. Boxes with the axes of the world are also compared with those of graze_aabb_spherecast.
 */
#include "inputs_sweep_obb.h"
#include "judge.h"
#include "oracle_sweep_obb.h"
#include "print_case.h"
#include "sweep_hits.h"

#include <math.h>
#include <stdlib.h>

typedef struct {
    judge_case c;
    sweep_obb_words drawn, q; /* q: as judged */
    int64_t start[3], end[3];
    sweep_obb_oracle o;
} scene;

static graze_vec3 vector_of(const int32_t *w)
{
    const graze_vec3 v = {w[0], w[1], w[2]};
    return v;
}

static graze_sphere sphere_of(const sweep_obb_words *w)
{
    const graze_sphere sphere = {vector_of(w->sphere), w->sphere[3]};
    return sphere;
}

static graze_result ask(const sweep_obb_words *w, graze_sweep_hit *hit)
{
    const graze_obb box = {vector_of(w->box),
                           {vector_of(w->box + 3), vector_of(w->box + 6), vector_of(w->box + 9)},
                           vector_of(w->box + 12)};
    const graze_sphere sphere = sphere_of(w);
    return graze_obb_spherecast(&box, &sphere, vector_of(w->motion), hit);
}

/* ---- What the hit is off ---- */

static double dot_of_axes(const scene *s, int i, int j)
{
    const int32_t *a = s->q.box + 3 + 3 * i, *b = s->q.box + 3 + 3 * j;
    return ((double)a[0] * b[0] + (double)a[1] * b[1] + (double)a[2] * b[2]) * 0x1p-32;
}

/* Of unit length, and perpendicular, but for rounding. */
static bool has_unit_axes(const scene *s)
{
    for (int i = 0; i < 3; i++)
        for (int j = 0; j <= i; j++)
            if (fabs(dot_of_axes(s, i, j) - (i == j)) > 0x1p-13)
                return false;
    return true;
}

static bool is_point(scene *s)
{
    const bool is_unit = has_unit_axes(s);
    for (int k = 0; k < 3; k++) {
        const double off = fabs(s->o.point[k]);
        if (off > s->o.point_bound[k] * (1 + 0x1p-20) || (is_unit && off > GRAZE_SWEEP_POINT_BOUND))
            return false;
        judge_measure(&s->c, POINT_OFF, is_unit ? off : 0);
    }
    return true;
}

static bool is_normal(scene *s, const graze_sweep_hit *h)
{
    const int32_t radius = s->q.sphere[3];
    if (radius > 0 && has_unit_axes(s) &&
        !is_normal_within(&s->c, s->o.normal, h, GRAZE_SWEEP_OBB_NORMAL_BOUND(radius)))
        return false;
    const double off[3] = {s->o.normal[0] * 65536 - h->normal.x,
                           s->o.normal[1] * 65536 - h->normal.y,
                           s->o.normal[2] * 65536 - h->normal.z};
    return greatest(off) <= s->o.normal_bound;
}

static const char *fault_of_numbers(scene *s, const graze_sweep_hit *h)
{
    sweep_obb_oracle_compare(&s->o, h);
    const char *fault = fault_of_center(&s->c, s->o.center, s->o.fraction);
    if (fault)
        return fault;
    if (!is_point(s))
        return "the point is too far off";
    return is_normal(s, h) ? NULL : "the normal is too far off";
}

/* The rounded place, or that was inside. */
static bool is_needed(scene *s, const graze_sweep_hit *h)
{
    graze_vec3 place;
    return is_rounded(s->o.center, h, &place) || sweep_obb_oracle_is_inside(&s->o, &place);
}

/* ---- The promises ---- */

/* Inside is no result of the next cast, and it misses only if its end is not nearer than the radius. */
static const char *fault_of_next(scene *s, const graze_sweep_hit *h)
{
    sweep_obb_words next = s->q;
    graze_sweep_hit other;
    const int64_t center[3] = {h->center.x, h->center.y, h->center.z};
    int64_t end[3];
    for (int k = 0; k < 3; k++) {
        next.sphere[k] = (int32_t)center[k];
        next.motion[k] = hold(s->end[k] - center[k]);
        end[k] = center[k] + next.motion[k];
    }
    const graze_vec3 last = {(int32_t)end[0], (int32_t)end[1], (int32_t)end[2]};
    const graze_result result = ask(&next, &other);
    sweep_obb_oracle_solve(&s->o, s->q.box, center, end, s->q.sphere[3]);
    if (result != s->o.box.result)
        return "the next cast is wrong";
    if (result == GRAZE_INSIDE)
        return "the next cast is inside";
    return result != GRAZE_MISS || s->q.sphere[3] == 0 || !sweep_obb_oracle_is_inside(&s->o, &last)
               ? NULL
               : "the next cast misses";
}

static const char *fault_of_hit(scene *s, const graze_sweep_hit *h)
{
    if (!is_feature(h, sweep_box_oracle_feature(&s->o.box), sweep_box_oracle_index(&s->o.box)))
        return "another feature";
    const char *fault = fault_of_numbers(s, h);
    if (fault)
        return fault;
    if (!is_needed(s, h))
        return "the center leaves the path without need";
    if (sweep_obb_oracle_is_inside(&s->o, &h->center))
        return "the place is inside";
    return fault_of_next(s, h);
}

/* ---- Beside an axis-aligned box ---- */

static const char *fault_beside_aabb(const scene *s, graze_result result, const graze_sweep_hit *h)
{
    graze_sweep_hit other = untouched_hit();
    const graze_sphere sphere = sphere_of(&s->drawn);
    int32_t side[6];
    for (int k = 0; k < 3; k++) {
        const int64_t middle = s->q.box[k], half = s->q.box[12 + k];
        side[k] = judged(hold(middle - half));
        side[3 + k] = judged(hold(middle + half));
        if (side[k] != middle - half || side[3 + k] != middle + half)
            return NULL;
    }
    const graze_aabb box = {vector_of(side), vector_of(side + 3)};
    if (graze_aabb_spherecast(&box, &sphere, vector_of(s->drawn.motion), &other) != result)
        return "not the result of the aabb";
    return is_feature(h, other.feature, other.index) ? NULL : "not the feature of the aabb";
}

static int judge_cast(void *at, const char **fault)
{
    scene *s = at;
    graze_sweep_hit h = untouched_hit();
    sweep_obb_oracle_solve(&s->o, s->q.box, s->start, s->end, s->q.sphere[3]);
    const graze_result exact = s->o.box.result, result = ask(&s->drawn, &h);
    if (result != exact || ask(&s->drawn, NULL) != exact)
        *fault = "another result";
    else if (exact == GRAZE_MISS)
        *fault = judge_wrong_unless(is_untouched(&h));
    else
        *fault = exact == GRAZE_INSIDE ? fault_inside(s->start, &h) : fault_of_hit(s, &h);
    if (!*fault && s->c.index % SWEEP_OBB_CLASSES == SWEEP_OBB_WORLD_AXES)
        *fault = fault_beside_aabb(s, result, &h);
    return exact;
}

static void draw(void *at)
{
    scene *s = at;
    input_sweep_obb(s->c.seed, s->c.index, &s->drawn);
    s->q = s->drawn;
    judge_words(s->q.box, 3);
    judge_words(s->q.box + 12, 3);
    judge_words(s->q.sphere, 4);
    for (int k = 0; k < 3; k++) {
        s->start[k] = s->q.sphere[k];
        s->end[k] = sweep_end(s->q.sphere[k], s->drawn.motion[k]);
    }
}

static void init(void *at)
{
    sweep_obb_oracle_init(&((scene *)at)->o);
}

static void clear(void *at)
{
    sweep_obb_oracle_clear(&((scene *)at)->o);
}

static void print(const void *at)
{
    const scene *s = at;
    print_value("obb", "box", s->drawn.box);
    print_value("sphere", "sphere", s->drawn.sphere);
    print_value("vec3", "motion", s->drawn.motion);
}

static const char *class_name(int class_index)
{
    return sweep_obb_class_name(class_index);
}

/* The answers of a capsule are those of the path: apart, in touch, or nearer. */
static uint32_t results_in(int class_index)
{
    if (class_index == SWEEP_OBB_IN_TOUCH)
        return TOUCH | HIT;
    if (class_index >= OBB_CAPSULE_CLASSES)
        return MISS | HIT | INSIDE;
    const uint32_t answers = obb_capsule_classes[class_index].answers;
    return ((answers & 1u) != 0 ? MISS : 0u) | ((answers & 2u) != 0 ? TOUCH : 0u) |
           ((answers & 4u) != 0 ? HIT | INSIDE : 0u);
}

static const judge_routine routines[] = {
    {"spherecast", judge_cast, {"miss", "touch", "hit", "inside"}, {0}, results_in, 0},
};

ORACLE(sweep_obb)
{
    const judge_program program = {
        JUDGE_PROGRAM("verify_sweep_obb", "graze_obb_", SWEEP_OBB_CLASSES),
        .measures = SWEEP_MEASURES,
        .init = init,
        .clear = clear,
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
