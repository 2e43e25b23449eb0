/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `sweep`: N spheres that move at a plane, a sphere and a capsule against the exact answer: which of the four results;
 * and the promises of sweep.h: the place is free, on the side of the start and within its bound, and a cast from there to the
 * same end is as promised.
 */
#include "inputs_sweep.h"
#include "judge.h"
#include "oracle_sweep.h"
#include "print_case.h"
#include "sweep_hits.h"

enum { AT_PLANE, AT_BALL, AT_CAPSULE };

typedef struct {
    judge_case c;
    sweep_words drawn, q; /* q: as judged */
    sweep_oracle o;
} scene;

/* One of the three: the numbers as drawn, and as judged. */
typedef struct {
    int kind;
    const int32_t *drawn;
    sweep_mover mover;
    sweep_target target;
    int64_t start[3], end[3];
} query;

static graze_vec3 vector_of(const int32_t *words)
{
    const graze_vec3 v = {words[0], words[1], words[2]};
    return v;
}

static graze_result ask_plane(const int32_t *words, const graze_sphere *sphere, graze_vec3 motion,
                              graze_sweep_hit *hit)
{
    graze_plane plane;
    plane.point = vector_of(words);
    plane.normal = vector_of(words + 3);
    return graze_plane_spherecast(&plane, sphere, motion, hit);
}

static graze_result ask_round(int kind, const int32_t *words, const graze_sphere *sphere,
                              graze_vec3 motion, graze_sweep_hit *hit)
{
    graze_capsule capsule;
    graze_sphere ball;
    capsule.core.a = ball.center = vector_of(words);
    capsule.core.b = vector_of(words + 3);
    capsule.radius = ball.radius = words[6];
    return kind == AT_BALL ? graze_sphere_spherecast(&ball, sphere, motion, hit)
                           : graze_capsule_spherecast(&capsule, sphere, motion, hit);
}

static graze_result ask(const query *q, const sweep_mover *m, graze_sweep_hit *hit)
{
    graze_sphere sphere;
    sphere.center = vector_of(m->sphere);
    sphere.radius = m->sphere[3];
    const graze_vec3 motion = vector_of(m->motion);
    return q->kind == AT_PLANE ? ask_plane(q->drawn, &sphere, motion, hit)
                               : ask_round(q->kind, q->drawn, &sphere, motion, hit);
}

/* ---- What the hit is off ---- */

static double normal_bound(const query *q)
{
    if (q->kind == AT_PLANE)
        return GRAZE_NORMALIZE_BOUND;
    const double sum = (double)q->target.capsule[6] + q->target.radius;
    return sum > 0 ? GRAZE_CAPSULE_NORMAL_BOUND(sum) : 0;
}

/* For radius 0 a place on a plane is not free: a line passes. */
static bool is_free(scene *s, const query *q, graze_result result, const int64_t *place)
{
    const int order = sweep_oracle_distance(&s->o, &q->target, place);
    return q->kind == AT_PLANE && q->target.radius == 0 && result == GRAZE_HIT ? order > 0
                                                                               : order >= 0;
}

/* The rounded place; or that was not free. */
static bool is_needed(scene *s, const query *q, const graze_sweep_hit *h, graze_result result)
{
    graze_vec3 place;
    if (is_rounded(s->o.center, h, &place))
        return true;
    const int64_t words[3] = {place.x, place.y, place.z};
    return !is_free(s, q, result, words);
}

static const char *fault_of_numbers(scene *s, const query *q, const graze_sweep_hit *h)
{
    sweep_oracle_compare(&s->o, &q->target, q->start, q->end, h);
    const char *fault = fault_of_center(&s->c, s->o.center, s->o.fraction);
    if (fault)
        return fault;
    judge_measure(&s->c, POINT_OFF, greatest(s->o.point));
    if (greatest(s->o.point) > GRAZE_SWEEP_POINT_BOUND)
        return "the point is too far off";
    return is_normal_within(&s->c, s->o.normal, h, normal_bound(q)) ? NULL
                                                                    : "the normal is too far off";
}

/* ---- The promises ---- */

/* From the place to the same end. */
static const char *fault_of_next(scene *s, const query *q, const graze_sweep_hit *h)
{
    const int64_t center[3] = {h->center.x, h->center.y, h->center.z};
    sweep_mover next = q->mover;
    graze_sweep_hit other;
    int64_t end[3];
    for (int i = 0; i < 3; i++) {
        next.sphere[i] = (int32_t)center[i];
        next.motion[i] = hold(q->end[i] - center[i]);
        end[i] = center[i] + next.motion[i];
    }
    const graze_result result = ask(q, &next, &other);
    const bool ends_free = sweep_oracle_distance(&s->o, &q->target, end) >= 0;
    sweep_oracle_solve(&s->o, &q->target, center, end);
    if (result != s->o.result)
        return "the next cast is wrong";
    if (result == GRAZE_INSIDE)
        return "the next cast is inside";
    return result != GRAZE_MISS || ends_free ? NULL : "the next cast misses";
}

static const char *fault_of_hit(scene *s, const query *q, const graze_sweep_hit *h,
                                graze_result result)
{
    const int64_t center[3] = {h->center.x, h->center.y, h->center.z};
    if (!is_feature(h, GRAZE_FEATURE_FACE, 0))
        return "another feature";
    const char *fault = fault_of_numbers(s, q, h);
    if (fault)
        return fault;
    if (!is_needed(s, q, h, result))
        return "the center leaves the path without need";
    for (int i = 0; i < 3; i++)
        if (judged((int32_t)center[i]) != center[i])
            return "the place is out of the world";
    return is_free(s, q, result, center) ? fault_of_next(s, q, h) : "the place is inside";
}

static void set_query(query *q, scene *s, int kind)
{
    const sweep_mover *m = kind == AT_PLANE  ? &s->q.at_plane
                           : kind == AT_BALL ? &s->q.at_ball
                                             : &s->q.at_capsule;
    q->kind = kind;
    q->drawn = kind == AT_PLANE  ? s->drawn.plane
               : kind == AT_BALL ? s->drawn.ball
                                 : s->drawn.capsule;
    q->mover = *m;
    q->target.plane = kind == AT_PLANE ? s->q.plane : NULL;
    q->target.capsule = kind == AT_PLANE ? NULL : kind == AT_BALL ? s->q.ball : s->q.capsule;
    q->target.radius = m->sphere[3];
    for (int i = 0; i < 3; i++) {
        q->start[i] = m->sphere[i];
        q->end[i] = sweep_end(m->sphere[i], m->motion[i]);
    }
}

static const sweep_mover *drawn_mover(const scene *s, int kind)
{
    return kind == AT_PLANE  ? &s->drawn.at_plane
           : kind == AT_BALL ? &s->drawn.at_ball
                             : &s->drawn.at_capsule;
}

static int judge_cast(void *at, const char **fault)
{
    scene *s = at;
    query q;
    graze_sweep_hit h = untouched_hit();
    set_query(&q, s, s->c.routine->variant);
    sweep_oracle_solve(&s->o, &q.target, q.start, q.end);
    const sweep_mover *mover = drawn_mover(s, q.kind);
    const graze_result exact = s->o.result, result = ask(&q, mover, &h);
    if (result != exact || ask(&q, mover, NULL) != exact)
        *fault = "another result";
    else if (exact == GRAZE_MISS)
        *fault = judge_wrong_unless(is_untouched(&h));
    else
        *fault = exact == GRAZE_INSIDE ? fault_inside(q.start, &h) : fault_of_hit(s, &q, &h, exact);
    return exact;
}

static void draw(void *at)
{
    scene *s = at;
    input_sweep(s->c.seed, s->c.index, &s->drawn);
    s->q = s->drawn;
    judge_words(s->q.plane, 3);
    judge_words(s->q.ball, 7);
    judge_words(s->q.capsule, 7);
    judge_words(s->q.at_plane.sphere, 4);
    judge_words(s->q.at_ball.sphere, 4);
    judge_words(s->q.at_capsule.sphere, 4);
}

static void init(void *at)
{
    sweep_oracle_init(&((scene *)at)->o);
}

static void clear(void *at)
{
    sweep_oracle_clear(&((scene *)at)->o);
}

static void print(const void *at)
{
    const scene *s = at;
    const int kind = s->c.routine->variant;
    const sweep_mover *m = drawn_mover(s, kind);
    const int32_t ball[4] = {s->drawn.ball[0], s->drawn.ball[1], s->drawn.ball[2],
                             s->drawn.ball[6]};
    if (kind == AT_PLANE)
        print_value("plane", "plane", s->drawn.plane);
    else if (kind == AT_BALL)
        print_value("sphere", "target", ball);
    else
        print_value("capsule", "target", s->drawn.capsule);
    print_value("sphere", "sphere", m->sphere);
    print_value("vec3", "motion", m->motion);
}

static const char *class_name(int class_index)
{
    return sweep_class_names[class_index];
}

static uint32_t results_in(int class_index)
{
    switch (class_index) {
    case SWEEP_RAW:
        return MISS | HIT | INSIDE;
    case SWEEP_IN_TOUCH:
        return TOUCH | HIT;
    case SWEEP_ALONG:
        return MISS | TOUCH | HIT;
    case SWEEP_CLOSE:
        return HIT | INSIDE;
    case SWEEP_BORDER:
        return MISS | HIT;
    default:
        return MISS | HIT | INSIDE;
    }
}

#define ROW(name, kind)                                                                            \
    {                                                                                              \
        name, judge_cast, {"miss", "touch", "hit", "inside"}, {0}, results_in, kind                \
    }

static const judge_routine routines[] = {
    ROW("plane_spherecast", AT_PLANE),
    ROW("sphere_spherecast", AT_BALL),
    ROW("capsule_spherecast", AT_CAPSULE),
};

ORACLE(sweep)
{
    const judge_program program = {
        JUDGE_PROGRAM("verify_sweep", "graze_", SWEEP_CLASSES),
        .measures = SWEEP_MEASURES,
        .init = init,
        .clear = clear,
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
