/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `sweep_face`: N spheres that move at a triangle, and at a parallelogram, against the exact answer: which of the four
 * results, whether on the inside, which edge or corner; and the promises of sweep.h: the place is free and within its bound, and a
 * cast from there to the same end is as promised.
 */
#include "inputs_sweep_face.h"
#include "judge.h"
#include "oracle_sweep_face.h"
#include "print_case.h"
#include "sweep_hits.h"

typedef struct {
    judge_case c;
    sweep_face_words drawn[2], q[2]; /* of 3 corners and of 4; q: as judged */
    sweep_face_oracle o;
} scene;

/* One of the two. */
typedef struct {
    int corners;
    const sweep_face_words *drawn, *judged;
    int64_t start[3], end[3];
} query;

static graze_vec3 vector_of(const int32_t *words)
{
    const graze_vec3 v = {words[0], words[1], words[2]};
    return v;
}

static graze_result ask(int corners, const sweep_face_words *w, graze_sweep_hit *hit)
{
    const graze_vec3 a = vector_of(w->face), b = vector_of(w->face + 3), c = vector_of(w->face + 6);
    const graze_triangle triangle = {a, b, c};
    const graze_parallelogram parallelogram = {a, b, c};
    const graze_sphere sphere = {vector_of(w->sphere), w->sphere[3]};
    const graze_vec3 motion = vector_of(w->motion);
    return corners == 3 ? graze_triangle_spherecast(&triangle, &sphere, motion, hit)
                        : graze_parallelogram_spherecast(&parallelogram, &sphere, motion, hit);
}

static int32_t radius_of(const query *q)
{
    return q->judged->sphere[3];
}

/* ---- What the hit is off ---- */

static double normal_bound(const scene *s, const query *q)
{
    return radius_of(q) > 0 && s->o.feature != GRAZE_FEATURE_FACE
               ? GRAZE_CAPSULE_NORMAL_BOUND(radius_of(q))
               : GRAZE_SWEEP_FACE_NORMAL_BOUND;
}

/* A line that passes through stops strictly on the side of its start. */
static bool is_free(scene *s, const query *q, graze_result result, int side,
                    const graze_vec3 *place)
{
    if (radius_of(q) == 0)
        return result == GRAZE_TOUCH || sweep_face_oracle_height(&s->o, place) == side;
    return sweep_face_oracle_distance(&s->o, place) >= 0;
}

/* The rounded place; or that was not free. */
static bool is_needed(scene *s, const query *q, const graze_sweep_hit *h, graze_result result,
                      int side)
{
    graze_vec3 place;
    return is_rounded(s->o.center, h, &place) || !is_free(s, q, result, side, &place);
}

static const char *fault_of_numbers(scene *s, const query *q, const graze_sweep_hit *h)
{
    const graze_feature feature = s->o.feature;
    sweep_face_oracle_compare(&s->o, h);
    const char *fault = fault_of_center(&s->c, s->o.center, s->o.fraction);
    if (fault)
        return fault;
    judge_measure(&s->c, POINT_OFF, greatest(s->o.point));
    if (greatest(s->o.point) >
        (feature == GRAZE_FEATURE_CORNER && radius_of(q) > 0 ? 0 : GRAZE_SWEEP_POINT_BOUND))
        return "the point is too far off";
    return is_normal_within(&s->c, s->o.normal, h, normal_bound(s, q))
               ? NULL
               : "the normal is too far off";
}

/* ---- The promises ---- */

/* Inside is no result of the next cast, and it misses only if its end is not nearer than the radius. */
static const char *fault_of_next(scene *s, const query *q, const graze_sweep_hit *h)
{
    sweep_face_words next = *q->judged;
    graze_sweep_hit other;
    const int64_t center[3] = {h->center.x, h->center.y, h->center.z};
    int64_t end[3];
    for (int i = 0; i < 3; i++) {
        next.sphere[i] = (int32_t)center[i];
        next.motion[i] = hold(q->end[i] - center[i]);
        end[i] = center[i] + next.motion[i];
    }
    const graze_vec3 last = {(int32_t)end[0], (int32_t)end[1], (int32_t)end[2]};
    const graze_result result = ask(q->corners, &next, &other);
    sweep_face_oracle_solve(&s->o, q->corners, q->judged->face, center, end, radius_of(q));
    if (result != s->o.result)
        return "the next cast is wrong";
    if (result == GRAZE_INSIDE)
        return "the next cast is inside";
    return result != GRAZE_MISS || sweep_face_oracle_distance(&s->o, &last) >= 0
               ? NULL
               : "the next cast misses";
}

static const char *fault_of_hit(scene *s, const query *q, const graze_sweep_hit *h,
                                graze_result result)
{
    const int side = s->o.side;
    if (!is_feature(h, s->o.feature, s->o.index))
        return "another feature";
    const char *fault = fault_of_numbers(s, q, h);
    if (fault)
        return fault;
    if (!is_needed(s, q, h, result, side))
        return "the center leaves the path without need";
    for (int i = 0; i < 3; i++)
        if (judged((&h->center.x)[i]) != (&h->center.x)[i])
            return "the place is out of the world";
    return is_free(s, q, result, side, &h->center) ? fault_of_next(s, q, h) : "the place is inside";
}

static void set_query(query *q, const scene *s)
{
    q->corners = s->c.routine->variant;
    q->drawn = &s->drawn[q->corners - 3];
    q->judged = &s->q[q->corners - 3];
    for (int i = 0; i < 3; i++) {
        q->start[i] = q->judged->sphere[i];
        q->end[i] = sweep_end(q->judged->sphere[i], q->drawn->motion[i]);
    }
}

static int judge_cast(void *at, const char **fault)
{
    scene *s = at;
    query q;
    graze_sweep_hit h = untouched_hit();
    set_query(&q, s);
    sweep_face_oracle_solve(&s->o, q.corners, q.judged->face, q.start, q.end, radius_of(&q));
    const graze_result exact = s->o.result, result = ask(q.corners, q.drawn, &h);
    if (result != exact || ask(q.corners, q.drawn, NULL) != exact)
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
    for (int i = 0; i < 2; i++) {
        input_sweep_face(s->c.seed, s->c.index, 3 + i, &s->drawn[i]);
        s->q[i] = s->drawn[i];
        judge_words(s->q[i].face, 9);
        judge_words(s->q[i].sphere, 4);
    }
}

static void init(void *at)
{
    sweep_face_oracle_init(&((scene *)at)->o);
}

static void clear(void *at)
{
    sweep_face_oracle_clear(&((scene *)at)->o);
}

static void print(const void *at)
{
    const scene *s = at;
    const int corners = s->c.routine->variant;
    const sweep_face_words *w = &s->drawn[corners - 3];
    print_value(corners == 3 ? "triangle" : "parallelogram",
                corners == 3 ? "triangle" : "parallelogram", w->face);
    print_value("sphere", "sphere", w->sphere);
    print_value("vec3", "motion", w->motion);
}

static const char *class_name(int class_index)
{
    return sweep_face_class_names[class_index];
}

static uint32_t results_in(int class_index)
{
    switch (class_index) {
    case SWEEP_FACE_IN_TOUCH:
        return TOUCH | HIT;
    case SWEEP_FACE_ACROSS:
        return TOUCH | HIT;
    case SWEEP_FACE_CLOSE:
        return HIT | INSIDE;
    case SWEEP_FACE_FLAT:
        return MISS | TOUCH | HIT | INSIDE;
    default:
        return MISS | HIT | INSIDE;
    }
}

#define ROW(name, corners)                                                                         \
    {                                                                                              \
        name, judge_cast, {"miss", "touch", "hit", "inside"}, {0}, results_in, corners             \
    }

static const judge_routine routines[] = {
    ROW("triangle_spherecast", 3),
    ROW("parallelogram_spherecast", 4),
};

ORACLE(sweep_face)
{
    const judge_program program = {
        JUDGE_PROGRAM("verify_sweep_face", "graze_", SWEEP_FACE_CLASSES),
        .measures = SWEEP_MEASURES,
        .init = init,
        .clear = clear,
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
