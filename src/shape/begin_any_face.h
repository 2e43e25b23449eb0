/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* From here on the faces of shape/face_*.h are either triangles or parallelograms, as `is_triangle` says: see face.h. */
#include "any_face.h"

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
