/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The line in which two planes meet, for the files frustum_*_float.c. For the planes m . p = d and n . p = e it runs along m x n, and the
 * points p on it are those with
 *
 *     (m x n) x p = d n - e m        run x p = moment
 *
 * A third plane, with the normal k and the limit f, cuts it at p = (f run - k x moment) / (k . run), since
 * k x (run x p) = (k . p) run - (k . run) p. These are the quotients of Cramer's rule.
 *
 *   seam, seam_of(&m, d, &n, e)   run and moment
 */
#ifndef GRAZE_SHAPE_SEAM_FLOAT_H
#define GRAZE_SHAPE_SEAM_FLOAT_H

#include "../number/float.h"

typedef struct {
    graze_vec3 run, moment;
} seam;

static inline seam seam_of(const graze_vec3 *m, float d, const graze_vec3 *n, float e)
{
    seam s;
    s.run = vec3_cross(m, n);
    s.moment = graze_vec3_of(d * n->x - e * m->x, d * n->y - e * m->y, d * n->z - e * m->z);
    return s;
}

#endif
