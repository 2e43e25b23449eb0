/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A triangle or a parallelogram, for the texts that serve both: see begin_any_face.h. */
#ifndef GRAZE_SHAPE_ANY_FACE_H
#define GRAZE_SHAPE_ANY_FACE_H

#include "../../include/graze/parallelogram.h"
#include "../../include/graze/triangle.h"

typedef struct {
    const graze_vec3 *corner, *u,
        *v; /* u and v: b and c of a triangle, the edges of a parallelogram */
    bool is_triangle;
} any_face;

/* `face` points to a triangle or to a parallelogram. */
static inline void face_set(any_face *f, const void *face, bool is_triangle)
{
    const graze_triangle *triangle = (const graze_triangle *)face;
    const graze_parallelogram *parallelogram = (const graze_parallelogram *)face;
    f->is_triangle = is_triangle;
    f->corner = is_triangle ? &triangle->a : &parallelogram->corner;
    f->u = is_triangle ? &triangle->b : &parallelogram->u;
    f->v = is_triangle ? &triangle->c : &parallelogram->v;
}

#endif
