/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `sweep_face_box`: N boxes that move at triangles, against the exact answer: the result, the place and the fraction, to
 * the last bit, and the part of the triangle; the normal and the point within their bounds. The place is not behind the plane of
 * contact, and a cast from there to the same end is exact, too.
 */
#include "inputs_sweep_face_box.h"
#include "judge.h"
#include "oracle_sweep_face_box.h"
#include "print_case.h"
#include "sweep_hits.h"

#include "../../include/graze/sweep_face_box.h"

typedef sweep_face_box_stop stop;

typedef struct {
    judge_case c;
    sweep_face_box_words drawn, q; /* q: as judged */
} scene;

static graze_vec3 vector_of(const int32_t *words)
{
    return graze_vec3_of(words[0], words[1], words[2]);
}

static graze_result cast(const sweep_face_box_words *w, graze_sweep_hit *hit)
{
    const graze_triangle face = {vector_of(w->face), vector_of(w->face + 3),
                                 vector_of(w->face + 6)};
    const graze_aabb mover = {vector_of(w->min), vector_of(w->max)};
    return graze_triangle_aabbcast(&face, &mover, vector_of(w->motion), hit);
}

/* ---- The judge ---- */

/* The mover at `center`, and the way from there to the same end. */
static void move_to(const scene *s, const graze_vec3 *center, sweep_face_box_words *w)
{
    const int32_t to[3] = {center->x, center->y, center->z};
    *w = s->q;
    for (int i = 0; i < 3; i++) {
        const int64_t end = (int64_t)s->q.min[i] + sweep_face_box_way(&s->q, i);
        w->min[i] = to[i];
        w->max[i] = (int32_t)((int64_t)s->q.max[i] - s->q.min[i] + to[i]);
        w->motion[i] = hold(end - to[i]);
    }
}

/* Not farther from the triangle than that on an axis, nor from the mover at `center`. */
static bool is_point_close(const scene *s, const graze_sweep_hit *h)
{
    const int32_t point[3] = {h->point.x, h->point.y, h->point.z};
    sweep_face_box_words at, around = s->q;
    move_to(s, &h->center, &at);
    for (int i = 0; i < 3; i++) {
        around.min[i] = hold((int64_t)point[i] - GRAZE_FACE_BOX_POINT_BOUND);
        around.max[i] = hold((int64_t)point[i] + GRAZE_FACE_BOX_POINT_BOUND);
        around.motion[i] = 0;
        if (around.max[i] < at.min[i] || at.max[i] < around.min[i])
            return false;
    }
    return sweep_face_box_result(&around) != GRAZE_MISS;
}

/* On a face the point is the middle of the part of the mover that touches, where the triangle is less than two raw units off. */
static bool is_point_in_middle(const scene *s, const stop *e, const graze_sweep_hit *h)
{
    const int32_t point[3] = {h->point.x, h->point.y, h->point.z};
    sweep_face_box_words at, middle = s->q;
    bool is_close = true;
    move_to(s, &h->center, &at);
    for (int i = 0; i < 3; i++) {
        const int64_t part = e->normal[i] > 0   ? at.min[i]
                             : e->normal[i] < 0 ? at.max[i]
                                                : ((int64_t)at.min[i] + at.max[i]) / 2;
        middle.min[i] = hold(part - 2);
        middle.max[i] = hold(part + 2);
        middle.motion[i] = 0;
        is_close = is_close && part - GRAZE_FACE_BOX_POINT_BOUND <= point[i] &&
                   point[i] <= part + GRAZE_FACE_BOX_POINT_BOUND;
    }
    return is_close || sweep_face_box_result(&middle) == GRAZE_MISS;
}

static bool is_corner(const scene *s, const graze_sweep_hit *h)
{
    const int32_t *corner = &s->q.face[3 * h->index];
    return is_vector(&h->point, corner[0], corner[1], corner[2]);
}

static const char *fault_of_stop(scene *s, const stop *e, const graze_sweep_hit *h)
{
    const double length = sqrt(e->normal[0] * e->normal[0] + e->normal[1] * e->normal[1] +
                               e->normal[2] * e->normal[2]);
    const double unit[3] = {e->normal[0] / length, e->normal[1] / length, e->normal[2] / length};
    if (!is_vector(&h->center, e->center[0], e->center[1], e->center[2]))
        return "another place";
    if (h->fraction != e->fraction)
        return "another fraction";
    if (!is_feature(h, e->feature, e->index))
        return "another part of the triangle";
    if (!is_normal_within(&s->c, unit, h, 1))
        return "another normal";
    if (h->feature == GRAZE_FEATURE_CORNER)
        return is_corner(s, h) ? NULL : "another corner";
    if (h->feature == GRAZE_FEATURE_FACE && !is_point_in_middle(s, e, h))
        return "the point is not in the middle";
    return is_point_close(s, h) ? NULL : "the point is too far off";
}

static const char *fault_of_hit(scene *s, const stop *e, const graze_sweep_hit *h)
{
    const int64_t start[3] = {s->q.min[0], s->q.min[1], s->q.min[2]};
    if (e->result == GRAZE_MISS)
        return judge_wrong_unless(is_untouched(h));
    return e->result == GRAZE_INSIDE ? fault_inside(start, h) : fault_of_stop(s, e, h);
}

static const char *fault_of_next(scene *s, const graze_sweep_hit *h)
{
    scene next = *s;
    graze_sweep_hit hit = untouched_hit();
    stop exact;
    move_to(s, &h->center, &next.q);
    sweep_face_box_expect(&next.q, &exact);
    if (exact.result == GRAZE_INSIDE)
        return "the place is inside";
    if (cast(&next.q, &hit) != exact.result)
        return "the next cast is wrong";
    return fault_of_hit(&next, &exact, &hit);
}

static int judge_cast(void *at, const char **fault)
{
    scene *s = at;
    stop exact;
    graze_sweep_hit hit = untouched_hit();
    sweep_face_box_expect(&s->q, &exact);
    if (cast(&s->drawn, &hit) != exact.result || cast(&s->drawn, NULL) != exact.result)
        *fault = "another result";
    else
        *fault = fault_of_hit(s, &exact, &hit);
    if (!*fault && (exact.result == GRAZE_TOUCH || exact.result == GRAZE_HIT))
        *fault = fault_of_next(s, &hit);
    return exact.result;
}

static void draw(void *at)
{
    scene *s = at;
    input_sweep_face_box(s->c.seed, s->c.index, &s->drawn);
    s->q = s->drawn;
    judge_words(s->q.face, 9);
    judge_words(s->q.min, 3);
    judge_words(s->q.max, 3);
}

static void print(const void *at)
{
    const scene *s = at;
    const graze_aabb mover = {vector_of(s->drawn.min), vector_of(s->drawn.max)};
    print_value("triangle", "triangle", s->drawn.face);
    print_value("aabb", "mover", &mover);
    print_value("vec3", "motion", s->drawn.motion);
}

static const char *class_name(int class_index)
{
    return sweep_face_box_class_names[class_index];
}

static uint32_t results_in(int class_index)
{
    switch (class_index) {
    case FACE_BOX_RAW:
    case FACE_BOX_LATTICE:
    case FACE_BOX_SLOPE:
        return MISS | TOUCH | HIT | INSIDE;
    case FACE_BOX_NO_AREA:
    case FACE_BOX_FLAT:
    case FACE_BOX_CLOSE:
        return MISS | TOUCH | HIT;
    default:
        return MISS | HIT | INSIDE;
    }
}

static const judge_routine routines[] = {
    {"triangle_aabbcast", judge_cast, {"miss", "touch", "hit", "inside"}, {0}, results_in, 0},
};

ORACLE(sweep_face_box)
{
    const judge_program program = {
        JUDGE_PROGRAM("verify_sweep_face_box", "graze_", FACE_BOX_CLASSES),
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
