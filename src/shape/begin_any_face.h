/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* From here on the faces of shape/face_*.h are either triangles or parallelograms, as `is_triangle` says: see face.h. */
#include "../../include/graze/parallelogram.h"

#ifndef GRAZE_ANY_FACE
#define GRAZE_ANY_FACE
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

#include "end_face.h"

#define face_shape               any_face
#define FACE_ORIGIN(f)           ((f)->corner)
#define FACE_END_OF_U(f)         ((f)->u)
#define FACE_END_OF_V(f)         ((f)->v)
#define IS_TRIANGLE(f)           ((f)->is_triangle)
#define FACE_KIND_MEMBER         bool is_triangle;
#define FACE_COPY_KIND(to, from) ((to)->is_triangle = (from)->is_triangle)
#define FACE_MOST_CORNERS        4
#define FACE_EDGE_IN_RANGE(edge) ((void)(edge), true)
