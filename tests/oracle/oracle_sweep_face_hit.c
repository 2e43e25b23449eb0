/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* What a hit is off the exact place of contact. */
#include "oracle_sweep_face.h"

#include "mpz_vectors.h"

static void set_exact_place(sweep_face_oracle *o)
{
    for (int i = 0; i < 3; i++) {
        mpf_set_z(o->f[i], o->d[i]);
        mpf_mul(o->f[i], o->f[i], o->t);
        mpf_set_si(o->length, o->start[i]);
        mpf_add(o->f[i], o->f[i], o->length);
    }
}

/* along: v . (the place - the corner) / v . v */
static void set_along(sweep_face_oracle *o, mpz_t *v, const int64_t *corner)
{
    mpf_set_ui(o->along, 0);
    for (int i = 0; i < 3; i++) {
        mpf_set_si(o->length, corner[i]);
        mpf_sub(o->q.x, o->f[i], o->length);
        mpf_set_z(o->length, v[i]);
        mpf_mul(o->q.x, o->q.x, o->length);
        mpf_add(o->along, o->along, o->q.x);
    }
    set_dot(o->sum, v, v);
    mpf_set_z(o->length, o->sum);
    mpf_div(o->along, o->along, o->length);
}

void sweep_face_oracle_set_foot(sweep_face_oracle *o)
{
    set_exact_place(o);
    const int64_t *corner = o->corner[o->feature == GRAZE_FEATURE_FACE ? 0 : o->index];
    mpz_t *v = o->feature == GRAZE_FEATURE_FACE ? o->n : o->w;
    if (o->feature != GRAZE_FEATURE_FACE)
        sweep_face_oracle_set_edge(o, (int)o->index);
    if (o->feature == GRAZE_FEATURE_CORNER)
        mpf_set_ui(o->along, 0);
    else
        set_along(o, v, corner);
    for (int i = 0; i < 3; i++) {
        mpf_set_z(o->foot[i], v[i]);
        mpf_mul(o->foot[i], o->foot[i], o->along);
        mpf_set_si(o->length, corner[i]);
        if (o->feature == GRAZE_FEATURE_FACE)
            mpf_sub(o->foot[i], o->f[i], o->foot[i]);
        else
            mpf_add(o->foot[i], o->foot[i], o->length);
    }
}

/* A line has the normal of the face, on the side of the start, or of the front; it is 0 if the face has no area. */
static void set_unit(sweep_face_oracle *o)
{
    set_dot(o->sum, o->n, o->n);
    mpf_set_z(o->length, o->sum);
    mpf_sqrt(o->length, o->length);
    if (mpf_sgn(o->length) == 0)
        mpf_set_ui(o->length, 1);
    for (int i = 0; i < 3; i++) {
        if (o->radius > 0 && o->feature != GRAZE_FEATURE_FACE) {
            mpf_sub(o->q.x, o->f[i], o->foot[i]);
            o->normal[i] = mpf_get_d(o->q.x) / (double)o->radius;
            continue;
        }
        mpf_set_z(o->q.x, o->n[i]);
        mpf_div(o->q.x, o->q.x, o->length);
        o->normal[i] = mpf_get_d(o->q.x) * (o->side < 0 ? -1 : 1);
    }
}

/* Beyond the world a coordinate saturates. */
static double off(mpf_t exact, int32_t c, mpf_t scratch)
{
    if (mpf_cmp_si(exact, INT32_MAX) > 0)
        mpf_set_si(exact, INT32_MAX);
    if (mpf_cmp_si(exact, INT32_MIN) < 0)
        mpf_set_si(exact, INT32_MIN);
    mpf_set_si(scratch, c);
    mpf_sub(scratch, exact, scratch);
    return mpf_get_d(scratch);
}

void sweep_face_oracle_compare(sweep_face_oracle *o, const graze_sweep_hit *hit)
{
    const int32_t center[3] = {hit->center.x, hit->center.y, hit->center.z};
    const int32_t point[3] = {hit->point.x, hit->point.y, hit->point.z};
    sweep_face_oracle_set_foot(o);
    set_unit(o);
    for (int i = 0; i < 3; i++) {
        o->center[i] = off(o->f[i], center[i], o->q.x);
        o->point[i] = off(o->foot[i], point[i], o->q.x);
    }
    mpf_mul_2exp(o->q.x, o->t, 30);
    mpf_set_si(o->q.root, hit->fraction);
    mpf_sub(o->q.x, o->q.x, o->q.root);
    o->fraction = mpf_get_d(o->q.x);
}
