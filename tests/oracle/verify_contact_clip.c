/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `contact_clip`: N motions along planes. The nearest motion is the nearest of all that go into no plane, of the
 * motion itself, its part along each plane and along each line of two, and 0, in exact fractions.
 */
#include "../../include/graze/graze.h"
#include "inputs_contact.h"
#include "judge.h"
#include "print_case.h"

#include <gmp.h>
#include <string.h>

__extension__ typedef __int128 exact;

/* axis[i] / den */
typedef struct {
    mpz_t axis[3], den;
} place;

enum { FREE, ALONG_PLANE, ALONG_LINE, AT_ZERO };

typedef struct {
    judge_case c;
    clip_words q;
    graze_vec3 motion;
    graze_plane planes[CLIP_MOST_PLANES];
    int32_t judged[3]; /* the motion, or half of it */
    int kind;          /* of the nearest */
    place nearest, next;
    mpz_t line[3], sum, part, away, other;
} scene;

/* ---- Candidates ---- */

/* Sets s->sum to the dot product. */
static int side(scene *s, mpz_t *const v, const int32_t *n)
{
    mpz_set_si(s->sum, 0);
    for (int axis = 0; axis < 3; axis++) {
        mpz_mul_si(s->part, v[axis], n[axis]);
        mpz_add(s->sum, s->sum, s->part);
    }
    return mpz_sgn(s->sum);
}

static bool goes_into_none(scene *s, mpz_t *const v)
{
    for (uint32_t i = 0; i < s->q.count; i++)
        if (side(s, v, s->q.normals[i]) < 0)
            return false;
    return true;
}

/* The square of the way from the motion, times den^2. */
static void set_away(scene *s, mpz_t squared, const place *p)
{
    mpz_set_si(squared, 0);
    for (int axis = 0; axis < 3; axis++) {
        mpz_mul_si(s->part, p->den, s->judged[axis]);
        mpz_sub(s->part, s->part, p->axis[axis]);
        mpz_addmul(squared, s->part, s->part);
    }
}

static bool is_nearer(scene *s)
{
    set_away(s, s->away, &s->next);
    set_away(s, s->other, &s->nearest);
    for (int i = 0; i < 2; i++) {
        mpz_mul(s->away, s->away, s->nearest.den);
        mpz_mul(s->other, s->other, s->next.den);
    }
    return mpz_cmp(s->away, s->other) < 0;
}

static void try_next(scene *s, int kind)
{
    if (!goes_into_none(s, s->next.axis) || !is_nearer(s))
        return;
    for (int axis = 0; axis < 3; axis++)
        mpz_set(s->nearest.axis[axis], s->next.axis[axis]);
    mpz_set(s->nearest.den, s->next.den);
    s->kind = kind;
}

static void set_motion(scene *s, mpz_t *const v)
{
    for (int axis = 0; axis < 3; axis++)
        mpz_set_si(v[axis], s->judged[axis]);
}

/* m - n (m . n) / n^2 */
static void try_plane(scene *s, const int32_t *n)
{
    for (int axis = 0; axis < 3; axis++)
        mpz_set_si(s->line[axis], n[axis]);
    side(s, s->line, n);
    mpz_set(s->next.den, s->sum);
    if (mpz_sgn(s->next.den) == 0)
        return;
    set_motion(s, s->next.axis);
    side(s, s->next.axis, n);
    for (int axis = 0; axis < 3; axis++) {
        mpz_mul(s->next.axis[axis], s->next.axis[axis], s->next.den);
        mpz_mul_si(s->part, s->sum, n[axis]);
        mpz_sub(s->next.axis[axis], s->next.axis[axis], s->part);
    }
    try_next(s, ALONG_PLANE);
}

/* l (m . l) / l^2, l = a x b */
static void try_line(scene *s, const int32_t *a, const int32_t *b)
{
    mpz_set_si(s->next.den, 0);
    for (int i = 0; i < 3; i++) {
        const int j = (i + 1) % 3, k = (i + 2) % 3;
        mpz_set_si(s->line[i], (int64_t)a[j] * b[k]);
        mpz_set_si(s->part, (int64_t)a[k] * b[j]);
        mpz_sub(s->line[i], s->line[i], s->part);
        mpz_addmul(s->next.den, s->line[i], s->line[i]);
    }
    if (mpz_sgn(s->next.den) == 0)
        return;
    side(s, s->line, s->judged);
    for (int axis = 0; axis < 3; axis++)
        mpz_mul(s->next.axis[axis], s->line[axis], s->sum);
    try_next(s, ALONG_LINE);
}

static void find_nearest(scene *s)
{
    for (int axis = 0; axis < 3; axis++)
        mpz_set_si(s->nearest.axis[axis], 0);
    mpz_set_si(s->nearest.den, 1);
    s->kind = AT_ZERO;
    for (uint32_t i = 0; i < s->q.count; i++)
        for (uint32_t j = 0; j < i; j++)
            try_line(s, s->q.normals[i], s->q.normals[j]);
    for (uint32_t i = 0; i < s->q.count; i++)
        try_plane(s, s->q.normals[i]);
    set_motion(s, s->next.axis);
    mpz_set_si(s->next.den, 1);
    if (goes_into_none(s, s->next.axis)) {
        set_motion(s, s->nearest.axis);
        mpz_set_si(s->nearest.den, 1);
        s->kind = FREE;
    }
}

/* ---- Rounded ---- */

/* from + (the nearest - from), rounded, a tie away from `from` */
static void set_rounded(scene *s, mpz_t to, int axis, int32_t from)
{
    mpz_mul_si(s->sum, s->nearest.den, from);
    mpz_sub(s->sum, s->nearest.axis[axis], s->sum);
    const int sign = mpz_sgn(s->sum);
    mpz_abs(s->sum, s->sum);
    mpz_mul_si(s->sum, s->sum, 2);
    mpz_add(s->sum, s->sum, s->nearest.den);
    mpz_mul_si(s->part, s->nearest.den, 2);
    mpz_fdiv_q(to, s->sum, s->part);
    mpz_mul_si(to, to, sign);
    mpz_set_si(s->part, from);
    mpz_add(to, to, s->part);
}

/* Sets s->line. */
static void round_nearest(scene *s)
{
    for (int axis = 0; axis < 3; axis++)
        set_rounded(s, s->line[axis], axis, s->judged[axis]);
}

static bool is_long(const scene *s)
{
    for (int axis = 0; axis < 3; axis++)
        if (mpz_cmpabs_ui(s->line[axis], GRAZE_CLIP_MOST * 65536UL) > 0)
            return true;
    return false;
}

static void find_and_round(scene *s)
{
    find_nearest(s);
    round_nearest(s);
    if (s->kind == FREE || s->kind == AT_ZERO || !is_long(s))
        return;
    for (int axis = 0; axis < 3; axis++)
        s->judged[axis] /= 2;
    find_nearest(s);
    round_nearest(s);
}

/* ---- The result ---- */

/* The greatest way to the nearest motion along an axis, in raw units. */
static double farthest(scene *s, const int32_t *got)
{
    double most = 0;
    for (int axis = 0; axis < 3; axis++) {
        mpz_mul_si(s->sum, s->nearest.den, got[axis]);
        mpz_sub(s->sum, s->sum, s->nearest.axis[axis]);
        mpz_abs(s->sum, s->sum);
        mpz_mul_2exp(s->sum, s->sum, 20);
        mpz_cdiv_q(s->sum, s->sum, s->nearest.den);
        const double off = mpz_get_d(s->sum) / 1048576;
        most = off > most ? off : most;
    }
    return most;
}

/* n . open is half of |n| |open| or more, for each plane that is one */
static bool is_open(const scene *s)
{
    for (uint32_t i = 0; i < s->q.count; i++) {
        int64_t squared = 0, open = 0, dot = 0; /* below 2^35 */
        for (int axis = 0; axis < 3; axis++) {
            const int64_t n = s->q.normals[i][axis], o = s->q.open[axis];
            squared += n * n;
            open += o * o;
            dot += n * o;
        }
        if (dot <= 0 || (exact)4 * dot * dot < (exact)squared * open)
            return false;
    }
    return true;
}

static const char *fault_of(scene *s, const int32_t *got, bool was_free)
{
    for (int axis = 0; axis < 3; axis++)
        mpz_set_si(s->next.axis[axis], got[axis]);
    if (!goes_into_none(s, s->next.axis))
        return "goes into a plane";
    if (was_free) {
        for (int axis = 0; axis < 3; axis++)
            if (mpz_cmp_si(s->line[axis], got[axis]) != 0)
                return "not the rounded motion";
        return NULL;
    }
    if (got[0] == 0 && got[1] == 0 && got[2] == 0)
        return s->c.index % CLIP_CLASSES == CLIP_OPEN && is_open(s) ? "0 in the open" : NULL;
    const double off = farthest(s, got);
    judge_measure(&s->c, 0, off);
    return off > GRAZE_CLIP_BOUND ? "too far" : NULL;
}

static int judge_clip(void *at, const char **fault)
{
    scene *s = at;
    const graze_vec3 clipped = graze_vec3_clip(s->motion, s->planes, s->q.count);
    const int32_t got[3] = {clipped.x, clipped.y, clipped.z};
    memcpy(s->judged, s->q.motion, sizeof s->judged);
    find_and_round(s);
    *fault = fault_of(s, got, goes_into_none(s, s->line));
    return s->kind;
}

static const judge_routine routines[] = {
    {"vec3_clip",
     judge_clip,
     {"free", "along a plane", "along a line", "zero"},
     {(1 << CLIP_CLASSES) - 1, (1 << CLIP_CLASSES) - 1, (1 << CLIP_CLASSES) - 1,
      (1 << CLIP_CLASSES) - 1},
     NULL,
     0},
};

/* ---- The program ---- */

static void draw(void *at)
{
    scene *s = at;
    input_clip(s->c.seed, s->c.index, &s->q);
    s->motion = graze_vec3_of(s->q.motion[0], s->q.motion[1], s->q.motion[2]);
    for (int i = 0; i < CLIP_MOST_PLANES; i++) {
        const int32_t *n = s->q.normals[i];
        s->planes[i].point = graze_vec3_of(n[2], n[0], n[1]); /* which counts for nothing */
        s->planes[i].normal = graze_vec3_of(n[0], n[1], n[2]);
    }
}

static void init(void *at)
{
    scene *s = at;
    for (int axis = 0; axis < 3; axis++)
        mpz_inits(s->nearest.axis[axis], s->next.axis[axis], s->line[axis], NULL);
    mpz_inits(s->nearest.den, s->next.den, s->sum, s->part, s->away, s->other, NULL);
}

static void clear(void *at)
{
    scene *s = at;
    for (int axis = 0; axis < 3; axis++)
        mpz_clears(s->nearest.axis[axis], s->next.axis[axis], s->line[axis], NULL);
    mpz_clears(s->nearest.den, s->next.den, s->sum, s->part, s->away, s->other, NULL);
}

static void print(const void *at)
{
    const scene *s = at;
    print_value("vec3", "motion", &s->motion);
    print_values("plane", "planes", s->planes, s->q.count);
}

static const char *class_name(int class_index)
{
    return clip_class_names[class_index];
}

ORACLE(contact_clip)
{
    const judge_program program = {
        JUDGE_PROGRAM("verify_contact_clip", "graze_", CLIP_CLASSES),
        .measures = {"farthest from the nearest motion, in raw units"},
        .init = init,
        .clear = clear,
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
