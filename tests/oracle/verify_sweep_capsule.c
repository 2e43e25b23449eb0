/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `sweep_capsule`: N capsules that move at a plane, a sphere and a capsule against the exact answer: which of the four
 * results; and the promises of sweep_capsule.h: the moved capsule is in the world and free, on the side of the start and within the bound,
 * and a cast from there to the same end is as promised.
 */
#include "inputs_sweep_capsule.h"
#include "judge.h"
#include "oracle_sweep_capsule.h"
#include "print_case.h"
#include "sweep_hits.h"

#include "../../include/graze/sweep_capsule.h"

enum { AT_PLANE, AT_BALL, AT_CORE };

typedef struct {
    judge_case c;
    core_words drawn, q; /* q: as judged */
    cores_words cores_drawn, cores;
    core_oracle o;
} scene;

/* One of the three: the numbers as drawn, and as judged. */
typedef struct {
    int kind;
    const int32_t *drawn;
    core_mover mover;
    core_target target;
    int64_t way[3];
} query;

static graze_vec3 vector_of(const int32_t *words)
{
    const graze_vec3 v = {words[0], words[1], words[2]};
    return v;
}

static graze_result ask(const query *q, const core_mover *m, graze_sweep_hit *hit)
{
    const graze_capsule capsule = {{vector_of(m->capsule), vector_of(m->capsule + 3)},
                                   m->capsule[6]};
    const graze_vec3 motion = vector_of(m->motion);
    if (q->kind == AT_PLANE) {
        const graze_plane plane = {vector_of(q->drawn), vector_of(q->drawn + 3)};
        return graze_plane_capsulecast(&plane, &capsule, motion, hit);
    }
    if (q->kind == AT_CORE) {
        const graze_capsule target = {{vector_of(q->drawn), vector_of(q->drawn + 3)}, q->drawn[6]};
        return graze_capsule_capsulecast(&target, &capsule, motion, hit);
    }
    const graze_sphere ball = {vector_of(q->drawn), q->drawn[3]};
    return graze_sphere_capsulecast(&ball, &capsule, motion, hit);
}

/* The way of a core on an axis until one of its ends is at the border. */
static int64_t way_of(int32_t a, int32_t b, int64_t motion)
{
    const int64_t low = (int64_t)judged(INT32_MIN) - (a < b ? a : b);
    const int64_t high = (int64_t)judged(INT32_MAX) - (a < b ? b : a);
    return motion < low ? low : motion > high ? high : motion;
}

static void set_way(query *q)
{
    const int32_t *core = q->mover.capsule;
    for (int i = 0; i < 3; i++)
        q->way[i] = way_of(core[i], core[3 + i], q->mover.motion[i]);
}

static const int32_t *drawn_target(const scene *s, int kind)
{
    return kind == AT_PLANE  ? s->drawn.plane
           : kind == AT_BALL ? s->drawn.ball
                             : s->cores_drawn.target;
}

static const core_mover *drawn_mover(const scene *s, int kind)
{
    return kind == AT_PLANE  ? &s->drawn.at_plane
           : kind == AT_BALL ? &s->drawn.at_ball
                             : &s->cores_drawn.mover;
}

static void set_query(query *q, scene *s, int kind)
{
    q->kind = kind;
    q->drawn = drawn_target(s, kind);
    q->mover = kind == AT_PLANE ? s->q.at_plane : kind == AT_BALL ? s->q.at_ball : s->cores.mover;
    q->target.plane = kind == AT_PLANE ? s->q.plane : NULL;
    q->target.ball = kind == AT_BALL ? s->q.ball : NULL;
    q->target.capsule = kind == AT_CORE ? s->cores.target : NULL;
    set_way(q);
}

/* ---- The capsule at a place ---- */

/* Returns whether all of its core is in the world. */
static bool is_moved(const query *q, const graze_vec3 *center, int32_t *capsule)
{
    const int32_t place[3] = {center->x, center->y, center->z};
    bool all = true;
    for (int i = 0; i < 3; i++) {
        const int64_t other = (int64_t)q->mover.capsule[3 + i] + place[i] - q->mover.capsule[i];
        all = all && judged(place[i]) == place[i] && judged(hold(other)) == other;
        capsule[i] = place[i];
        capsule[3 + i] = hold(other);
    }
    capsule[6] = q->mover.capsule[6];
    return all;
}

/* For radius 0 a place on a plane is not free, if the capsule comes from elsewhere: a segment passes. */
static bool is_free(scene *s, const query *q, const int32_t *capsule, bool is_strict)
{
    const int order = core_oracle_distance(&s->o, &q->target, capsule);
    return is_strict ? order > 0 : order >= 0;
}

/* ---- What the hit is off ---- */

static double normal_bound(const query *q)
{
    if (q->kind == AT_PLANE)
        return GRAZE_NORMALIZE_BOUND;
    const int32_t radius = q->kind == AT_BALL ? q->target.ball[3] : q->target.capsule[6];
    const double sum = (double)radius + q->mover.capsule[6];
    return sum > 0 ? GRAZE_CAPSULE_NORMAL_BOUND(sum) : 0;
}

static double point_bound(const query *q)
{
    return q->kind == AT_PLANE ? GRAZE_SWEEP_POINT_BOUND : GRAZE_CAPSULECAST_POINT_BOUND;
}

/* The rounded place; or that was not free, or not in the world. */
static bool is_needed(scene *s, const query *q, const graze_sweep_hit *h, bool is_strict)
{
    graze_vec3 place;
    int32_t capsule[7];
    if (is_rounded(s->o.center, h, &place))
        return true;
    return !is_moved(q, &place, capsule) || !is_free(s, q, capsule, is_strict);
}

static const char *fault_of_numbers(scene *s, const query *q, const graze_sweep_hit *h)
{
    core_oracle_compare(&s->o, &q->target, q->mover.capsule, q->way, h);
    const char *fault = fault_of_center(&s->c, s->o.center, s->o.fraction);
    if (fault)
        return fault;
    judge_measure(&s->c, POINT_OFF, greatest(s->o.point));
    if (greatest(s->o.point) > point_bound(q))
        return "the point is too far off";
    return is_normal_within(&s->c, s->o.normal, h, normal_bound(q)) ? NULL
                                                                    : "the normal is too far off";
}

/* ---- The promises ---- */

/* From the place to the same end. */
static const char *fault_of_next(scene *s, const query *q, const graze_sweep_hit *h)
{
    const int32_t center[3] = {h->center.x, h->center.y, h->center.z};
    query next = *q;
    graze_sweep_hit other;
    int32_t end[7];
    is_moved(q, &h->center, next.mover.capsule);
    for (int i = 0; i < 3; i++)
        next.mover.motion[i] = hold(q->mover.capsule[i] + q->way[i] - center[i]);
    set_way(&next);
    for (int i = 0; i < 7; i++)
        end[i] = next.mover.capsule[i] + (i < 6 ? (int32_t)next.way[i % 3] : 0);
    const bool ends_free = core_oracle_distance(&s->o, &q->target, end) >= 0;
    const graze_result result = ask(q, &next.mover, &other);
    core_oracle_solve(&s->o, &q->target, next.mover.capsule, next.way);
    if (result != s->o.result)
        return "the next cast is wrong";
    if (result == GRAZE_INSIDE)
        return "the next cast is inside";
    return result != GRAZE_MISS || ends_free ? NULL : "the next cast misses";
}

static bool starts_in_touch(const graze_sweep_hit *h, const query *q)
{
    return h->center.x == q->mover.capsule[0] && h->center.y == q->mover.capsule[1] &&
           h->center.z == q->mover.capsule[2];
}

static const char *fault_of_hit(scene *s, const query *q, const graze_sweep_hit *h,
                                graze_result result)
{
    int32_t capsule[7];
    if (!is_feature(h, GRAZE_FEATURE_FACE, 0))
        return "another feature";
    if (!is_moved(q, &h->center, capsule))
        return "the place is out of the world";
    const char *fault = fault_of_numbers(s, q, h);
    if (fault)
        return fault;
    const bool touches = core_oracle_distance(&s->o, &q->target, q->mover.capsule) == 0;
    const bool is_strict =
        q->kind == AT_PLANE && q->mover.capsule[6] == 0 && result == GRAZE_HIT && !touches;
    if (touches && !starts_in_touch(h, q))
        return "a start in touch leaves";
    if (!is_needed(s, q, h, is_strict))
        return "the center leaves the path without need";
    return is_free(s, q, capsule, is_strict) ? fault_of_next(s, q, h) : "the place is inside";
}

static const char *fault_at_start(const query *q, const graze_sweep_hit *h)
{
    const int64_t start[3] = {q->mover.capsule[0], q->mover.capsule[1], q->mover.capsule[2]};
    return fault_inside(start, h);
}

static int judge_cast(void *at, const char **fault)
{
    scene *s = at;
    query q;
    graze_sweep_hit h = untouched_hit();
    set_query(&q, s, s->c.routine->variant);
    core_oracle_solve(&s->o, &q.target, q.mover.capsule, q.way);
    const core_mover *drawn = drawn_mover(s, q.kind);
    const graze_result exact = s->o.result, result = ask(&q, drawn, &h);
    if (result != exact || ask(&q, drawn, NULL) != exact)
        *fault = "another result";
    else if (exact == GRAZE_MISS)
        *fault = judge_wrong_unless(is_untouched(&h));
    else
        *fault = exact == GRAZE_INSIDE ? fault_at_start(&q, &h) : fault_of_hit(s, &q, &h, exact);
    return exact;
}

static void draw(void *at)
{
    scene *s = at;
    input_sweep_capsule(s->c.seed, s->c.index, &s->drawn);
    s->q = s->drawn;
    judge_words(s->q.plane, 3);
    judge_words(s->q.ball, 4);
    judge_words(s->q.at_plane.capsule, 7);
    judge_words(s->q.at_ball.capsule, 7);
    input_sweep_cores(s->c.seed, s->c.index, &s->cores_drawn);
    s->cores = s->cores_drawn;
    judge_words(s->cores.target, 7);
    judge_words(s->cores.mover.capsule, 7);
}

static void init(void *at)
{
    core_oracle_init(&((scene *)at)->o);
}

static void clear(void *at)
{
    core_oracle_clear(&((scene *)at)->o);
}

static void print(const void *at)
{
    const scene *s = at;
    static const char *const kinds[] = {"plane", "sphere", "capsule"};
    const int kind = s->c.routine->variant;
    const core_mover *m = drawn_mover(s, kind);
    print_value(kinds[kind], "target", drawn_target(s, kind));
    print_value("capsule", "capsule", m->capsule);
    print_value("vec3", "motion", m->motion);
}

static const char *class_name(int class_index)
{
    return sweep_class_names[class_index];
}

static uint32_t results_in(int class_index)
{
    switch (class_index) {
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
    ROW("plane_capsulecast", AT_PLANE),
    ROW("sphere_capsulecast", AT_BALL),
    ROW("capsule_capsulecast", AT_CORE),
};

ORACLE(sweep_capsule)
{
    const judge_program program = {
        JUDGE_PROGRAM("verify_sweep_capsule", "graze_", SWEEP_CLASSES),
        .measures = SWEEP_MEASURES,
        .init = init,
        .clear = clear,
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
