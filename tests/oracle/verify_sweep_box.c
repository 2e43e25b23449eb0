/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `sweep_box`: N spheres that move at a box against the exact answer: which of the four results, which face, edge or
 * corner; and the promises of sweep.h: the place is free and within its bound, and a cast from there to the same end is as
 * promised.
 */
#include "inputs_sweep_box.h"
#include "judge.h"
#include "oracle_sweep_box.h"
#include "print_case.h"
#include "sweep_hits.h"

#include "../../include/graze/circle.h"

#include <math.h>

typedef struct {
    judge_case c;
    sweep_box_words drawn, q; /* q: as judged */
    int64_t start[3], end[3];
    sweep_box_oracle o;
} scene;

static graze_result ask(const sweep_box_words *w, graze_sweep_hit *hit)
{
    const graze_aabb box = {{w->box[0], w->box[1], w->box[2]}, {w->box[3], w->box[4], w->box[5]}};
    const graze_sphere sphere = {{w->sphere[0], w->sphere[1], w->sphere[2]}, w->sphere[3]};
    const graze_vec3 motion = {w->motion[0], w->motion[1], w->motion[2]};
    return graze_aabb_spherecast(&box, &sphere, motion, hit);
}

/* ---- What the hit is off ---- */

/* A face, and a line, have an exact one. */
static double normal_bound(const scene *s)
{
    const int32_t radius = s->q.sphere[3];
    const graze_feature feature = sweep_box_oracle_feature(&s->o);
    if (feature == GRAZE_FEATURE_FACE || radius == 0)
        return 0;
    return feature == GRAZE_FEATURE_EDGE ? GRAZE_CIRCLE_NORMAL_BOUND(radius)
                                         : GRAZE_SPHERE_NORMAL_BOUND(radius);
}

/* The rounded place, or that was inside. */
static bool is_needed(scene *s, const graze_sweep_hit *h)
{
    graze_vec3 place;
    return is_rounded(s->o.center, h, &place) || sweep_box_oracle_distance(&s->o, &place) < 0;
}

/* The point is exact where the contact is on a side of the box. */
static bool is_point(scene *s)
{
    const double *off = s->o.point;
    judge_measure(&s->c, POINT_OFF, greatest(off));
    for (int i = 0; i < 3; i++)
        if (fabs(off[i]) > (s->o.side[i] != 0 ? 0 : GRAZE_SWEEP_POINT_BOUND))
            return false;
    return true;
}

static const char *fault_of_numbers(scene *s, const graze_sweep_hit *h)
{
    sweep_box_oracle_compare(&s->o, h);
    const char *fault = fault_of_center(&s->c, s->o.center, s->o.fraction);
    if (fault)
        return fault;
    if (!is_point(s))
        return "the point is too far off";
    return is_normal_within(&s->c, s->o.normal, h, normal_bound(s)) ? NULL
                                                                    : "the normal is too far off";
}

/* ---- The promises ---- */

/* Inside is no result of the next cast, and it misses only if its end is not nearer than the radius. */
static const char *fault_of_next(scene *s, const graze_sweep_hit *h)
{
    sweep_box_words next = s->q;
    graze_sweep_hit other;
    const int64_t center[3] = {h->center.x, h->center.y, h->center.z};
    int64_t end[3];
    for (int i = 0; i < 3; i++) {
#if GRAZE_SMALL_WORLD
        if (judged((int32_t)center[i]) != center[i])
            return NULL; /* beyond the border, where the next cast clamps it */
#endif
        next.sphere[i] = (int32_t)center[i];
        next.motion[i] = hold(s->end[i] - center[i]);
        end[i] = center[i] + next.motion[i];
    }
    const graze_vec3 last = {(int32_t)end[0], (int32_t)end[1], (int32_t)end[2]};
    const graze_result result = ask(&next, &other);
    sweep_box_oracle_solve(&s->o, s->q.box, center, end, s->q.sphere[3]);
    if (result != s->o.result)
        return "the next cast is wrong";
    if (result == GRAZE_INSIDE)
        return "the next cast is inside";
    return result != GRAZE_MISS || sweep_box_oracle_distance(&s->o, &last) >= 0
               ? NULL
               : "the next cast misses";
}

static const char *fault_of_hit(scene *s, const graze_sweep_hit *h)
{
    if (!is_feature(h, sweep_box_oracle_feature(&s->o), sweep_box_oracle_index(&s->o)))
        return "another feature";
    const char *fault = fault_of_numbers(s, h);
    if (fault)
        return fault;
    if (!is_needed(s, h))
        return "the center leaves the path without need";
    if (sweep_box_oracle_distance(&s->o, &h->center) < 0)
        return "the place is inside";
    return fault_of_next(s, h);
}

static int judge_cast(void *at, const char **fault)
{
    scene *s = at;
    graze_sweep_hit h = untouched_hit();
    sweep_box_oracle_solve(&s->o, s->q.box, s->start, s->end, s->q.sphere[3]);
    const graze_result exact = s->o.result, result = ask(&s->drawn, &h);
    if (result != exact || ask(&s->drawn, NULL) != exact)
        *fault = "another result";
    else if (exact == GRAZE_MISS)
        *fault = judge_wrong_unless(is_untouched(&h));
    else
        *fault = exact == GRAZE_INSIDE ? fault_inside(s->start, &h) : fault_of_hit(s, &h);
    return exact;
}

static void draw(void *at)
{
    scene *s = at;
    input_sweep_box(s->c.seed, s->c.index, &s->drawn);
    s->q = s->drawn;
    judge_words(s->q.box, 6);
    judge_words(s->q.sphere, 4);
    for (int i = 0; i < 3; i++) {
        s->start[i] = s->q.sphere[i];
        s->end[i] = sweep_end(s->q.sphere[i], s->drawn.motion[i]);
    }
}

static void init(void *at)
{
    sweep_box_oracle_init(&((scene *)at)->o);
}

static void clear(void *at)
{
    sweep_box_oracle_clear(&((scene *)at)->o);
}

static void print(const void *at)
{
    const scene *s = at;
    print_value("aabb", "box", s->drawn.box);
    print_value("sphere", "sphere", s->drawn.sphere);
    print_value("vec3", "motion", s->drawn.motion);
}

static const char *class_name(int class_index)
{
    return sweep_box_class_names[class_index];
}

static uint32_t results_in(int class_index)
{
    switch (class_index) {
    case SWEEP_BOX_RAW:
        return MISS | TOUCH | HIT | INSIDE;
    case SWEEP_BOX_IN_TOUCH:
        return TOUCH | HIT;
    case SWEEP_BOX_CLOSE:
        return HIT | INSIDE;
    case SWEEP_BOX_ACROSS:
        return MISS | TOUCH | HIT;
    default:
        return MISS | HIT | INSIDE;
    }
}

static const judge_routine routines[] = {
    {"spherecast", judge_cast, {"miss", "touch", "hit", "inside"}, {0}, results_in, 0},
};

ORACLE(sweep_box)
{
    const judge_program program = {
        JUDGE_PROGRAM("verify_sweep_box", "graze_aabb_", SWEEP_BOX_CLASSES),
        .measures = SWEEP_MEASURES,
        .init = init,
        .clear = clear,
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
