/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Projections in binary32. See clip.h. */
#ifndef GRAZE_ARITH_CLIP_FLOAT_H
#define GRAZE_ARITH_CLIP_FLOAT_H

static inline graze_scalar cotangent_over(const rotor *half, graze_scalar aspect)
{
    return held(float_quotient(float_quotient(half->cosine, half->sine), aspect));
}

static inline bool sum_is_zero(const graze_wide a[MINORS], const graze_wide b[MINORS])
{
    float sum = 0;
    for (int i = 0; i < MINORS; i++)
        sum += a[i] * b[i];
    return is_nothing(sum);
}

/* Scales each row whose greatest number is below 2^-10, or 2^11 or more. */
static inline const graze_mat4 *rows_gained(const graze_mat4 *mat4, graze_mat4 *space)
{
    for (int row = 0; row < 4; row++) {
        const float *m = mat4->m[row];
        gain2 g;
        set_gain2(&g, greater_size(greatest_of(m[0], m[1], m[2]), float_size(m[3])));
        for (int column = 0; column < 4; column++)
            space->m[row][column] = gained(m[column], &g);
    }
    return space;
}

static inline graze_scalar product_over(graze_scalar a, graze_scalar b, int times,
                                        const form *whole)
{
    return held(a * float_quotient(b, whole->raw) * (float)times);
}

typedef struct {
    float x, y, z, w;
} clip;

static inline void set_clip_plane(graze_normal *normal, graze_wide *limit, const clip *c)
{
    normal->x = normal->y = normal->z = 0;
    *limit = c->w < 0 ? 1.0f : 0;
    if (is_nothing(c->x) && is_nothing(c->y) && is_nothing(c->z))
        return;
    const norm n = norm_of(span_of(c->x), span_of(c->y), span_of(c->z));
    normal->x = scalar_unit(&n, c->x);
    normal->y = scalar_unit(&n, c->y);
    normal->z = scalar_unit(&n, c->z);
    *limit = held(-float_quotient(c->w, n.size) * n.scale);
}

#endif
