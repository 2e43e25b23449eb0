/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "oracle_face.h"
#include "judged.h"
#include "mpz_vectors.h"

enum { MISS, TOUCH, HIT };
#define FRACTION_ONE INT32_C(1073741824) /* GRAZE_FRACTION_ONE of the fixed build: Q2.30 */

void face_oracle_init(face_oracle *o)
{
    for (int i = 0; i < 4; i++)
        mpz_inits(o->corner[i][0], o->corner[i][1], o->corner[i][2], NULL);
    mpz_inits(o->normal[0], o->normal[1], o->normal[2], o->distance, NULL);
    mpz_inits(o->from, o->to, o->slope, NULL);
    mpz_inits(o->scratch[0], o->scratch[1], o->scratch[2], NULL);
    mpz_init_set_ui(o->one, 1);
    exact_line_init(&o->line);
    exact_ratio_init(&o->t);
    exact_point_init(&o->point);
}

void face_oracle_clear(face_oracle *o)
{
    for (int i = 0; i < 4; i++)
        mpz_clears(o->corner[i][0], o->corner[i][1], o->corner[i][2], NULL);
    mpz_clears(o->normal[0], o->normal[1], o->normal[2], o->distance, NULL);
    mpz_clears(o->from, o->to, o->slope, NULL);
    mpz_clears(o->scratch[0], o->scratch[1], o->scratch[2], o->one, NULL);
    exact_line_clear(&o->line);
    exact_ratio_clear(&o->t);
    exact_point_clear(&o->point);
}

/* ---- The face ---- */

static void set_corners(face_oracle *o, const int32_t *words)
{
    for (int axis = 0; axis < 3; axis++) {
        int64_t first = judged(words[axis]), second = judged(words[3 + axis]);
        int64_t third = judged(words[6 + axis]);
        mpz_set_si(o->corner[0][axis], first);
        if (o->corners == 3) {
            mpz_set_si(o->corner[1][axis], second);
            mpz_set_si(o->corner[2][axis], third);
        } else {
            mpz_set_si(o->corner[1][axis], first + second);
            mpz_set_si(o->corner[2][axis], first + second + third);
            mpz_set_si(o->corner[3][axis], first + third);
        }
    }
}

/* Newell's method: twice the area of the outline as seen along each axis, summed from the areas under its edges. */
static void set_normal(face_oracle *o)
{
    for (int i = 0; i < 3; i++) {
        int j = (i + 1) % 3, k = (i + 2) % 3;
        mpz_set_ui(o->normal[i], 0);
        for (int c = 0; c < o->corners; c++) {
            mpz_t *p = o->corner[c], *q = o->corner[(c + 1) % o->corners];
            mpz_sub(o->scratch[0], p[j], q[j]);
            mpz_add(o->scratch[1], p[k], q[k]);
            mpz_addmul(o->normal[i], o->scratch[0], o->scratch[1]);
        }
    }
}

void face_oracle_set(face_oracle *o, int corners, const int32_t *words)
{
    o->corners = corners;
    set_corners(o, words);
    set_normal(o);
    set_dot(o->distance, o->normal, o->corner[0]);
    o->along = 0;
    for (int i = 1; i < 3; i++)
        if (mpz_cmpabs(o->normal[i], o->normal[o->along]) > 0)
            o->along = i;
}

enum { BITS = 320 }; /* the squares of a normal's components have 140 bits */

static void set_length(mpf_t length, mpz_t *const vector, mpf_t scratch)
{
    mpf_set_ui(length, 0);
    for (int i = 0; i < 3; i++) {
        mpf_set_z(scratch, vector[i]);
        mpf_mul(scratch, scratch, scratch);
        mpf_add(length, length, scratch);
    }
    mpf_sqrt(length, length);
}

static double component_off(int32_t got, const mpz_t component, const mpf_t length)
{
    mpf_t off;
    mpf_init2(off, BITS);
    mpf_set_z(off, component);
    mpf_mul_ui(off, off, GRAZE_ONE);
    mpf_div(off, off, length);
    if (got < 0)
        mpf_add_ui(off, off, (unsigned long)-(int64_t)got);
    else
        mpf_sub_ui(off, off, (unsigned long)got);
    mpf_abs(off, off);
    double d = mpf_get_d(off);
    mpf_clear(off);
    return d;
}

double face_oracle_normal_off(face_oracle *o, const graze_vec3 *normal)
{
    const int32_t got[3] = {normal->x, normal->y, normal->z};
    double worst = 0;
    mpf_t length, scratch;
    mpf_init2(length, BITS);
    mpf_init2(scratch, BITS);
    set_length(length, o->normal, scratch);
    for (int i = 0; i < 3; i++) {
        double off = component_off(got[i], o->normal[i], length);
        worst = off > worst ? off : worst;
    }
    mpf_clears(length, scratch, NULL);
    return worst;
}

/* ---- Points in the face ---- */

/* The distance of q / den to the left of the edge from one corner to another, times den and the edge's length. */
static void set_left(face_oracle *o, mpz_t left, int from, int to, mpz_t *const q, const mpz_t den)
{
    int j = (o->along + 1) % 3, k = (o->along + 2) % 3;
    mpz_t *p = o->corner[from], *step = o->corner[to];
    mpz_sub(o->scratch[0], step[j], p[j]);
    mpz_set(o->scratch[1], q[k]);
    mpz_submul(o->scratch[1], p[k], den);
    mpz_mul(left, o->scratch[0], o->scratch[1]);
    mpz_sub(o->scratch[0], step[k], p[k]);
    mpz_set(o->scratch[1], q[j]);
    mpz_submul(o->scratch[1], p[j], den);
    mpz_submul(left, o->scratch[0], o->scratch[1]);
}

static bool holds_point(face_oracle *o)
{
    int turn = mpz_sgn(o->normal[o->along]);
    for (int c = 0; c < o->corners; c++) {
        set_left(o, o->scratch[2], c, (c + 1) % o->corners, o->point.axis, o->point.den);
        if (mpz_sgn(o->scratch[2]) * turn < 0)
            return false;
    }
    return true;
}

/* The distance from an edge, as a fraction of the corner's distance from it. */
static int32_t fraction_from(face_oracle *o, int from, int to, int corner)
{
    exact_ratio part;
    exact_ratio_init(&part);
    set_left(o, part.num, from, to, o->point.axis, o->point.den);
    set_left(o, part.den, from, to, o->corner[corner], o->one);
    mpz_mul(part.den, part.den, o->point.den);
    mpz_abs(part.num, part.num);
    mpz_abs(part.den, part.den);
    int32_t fraction = exact_rounded_ratio(&part, FRACTION_ONE, &o->point);
    exact_ratio_clear(&part);
    return fraction;
}

/* ---- The line ---- */

static void set_heights(face_oracle *o)
{
    set_dot(o->slope, o->normal, o->line.step);
    set_dot(o->from, o->normal, o->line.start);
    mpz_sub(o->from, o->from, o->distance);
    if (o->line.unlimited) {
        mpz_set(o->to, o->slope);
    } else {
        mpz_mul(o->to, o->from, o->line.limit.den);
        mpz_addmul(o->to, o->slope, o->line.limit.num);
    }
}

static void set_meeting(face_oracle *o)
{
    mpz_neg(o->t.num, o->from);
    mpz_set(o->t.den, o->slope);
    if (mpz_sgn(o->t.den) < 0) {
        mpz_neg(o->t.num, o->t.num);
        mpz_neg(o->t.den, o->t.den);
    }
    exact_point_at(&o->point, &o->line, &o->t);
}

static int32_t result_by_heights(const face_oracle *o)
{
    int heights = mpz_sgn(o->from) * mpz_sgn(o->to);
    if (!o->line.unlimited && mpz_sgn(o->line.limit.num) <= 0)
        return MISS;
    return heights < 0 ? HIT : heights == 0 ? TOUCH : MISS;
}

static void answer_line(face_oracle *o, uint32_t scale, face_answer *w)
{
    static const face_answer miss;
    *w = miss;
    set_heights(o);
    if (mpz_sgn(o->slope) == 0)
        return;
    set_meeting(o);
    if (!holds_point(o))
        return;
    w->meets = true;
    w->uv[0] = fraction_from(o, o->corners - 1, 0, 1);
    w->uv[1] = fraction_from(o, 0, 1, o->corners - 1);
    w->result = result_by_heights(o);
    if (w->result == MISS)
        return;
    w->to_back = mpz_sgn(o->slope) < 0;
    w->side = mpz_sgn(o->from);
    w->point = exact_rounded_point(&o->point, &o->line);
    w->at = exact_rounded_ratio(&o->t, scale, &o->point);
}

void face_oracle_segment(face_oracle *o, const graze_segment *segment, face_answer *answer)
{
    exact_line_of_segment(&o->line, segment);
    answer_line(o, FRACTION_ONE, answer);
}

void face_oracle_ray(face_oracle *o, const graze_ray *ray, face_answer *answer)
{
    exact_line_of_ray(&o->line, ray);
    answer_line(o, 65536, answer);
}
