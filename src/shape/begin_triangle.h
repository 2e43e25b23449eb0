/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* From here on the faces of shape/face_*.h are triangles: see face.h. */
#include "../../include/graze/parallelogram.h"

#include "end_face.h"

#define face_shape       graze_triangle
#define FACE_ORIGIN(f)   (&(f)->a)
#define FACE_END_OF_U(f) (&(f)->b)
#define FACE_END_OF_V(f) (&(f)->c)
#define IS_TRIANGLE(f)   ((void)(f), true)
#define FACE_KIND_MEMBER
#define FACE_COPY_KIND(to, from) ((void)0)
#define FACE_MOST_CORNERS        3
#define FACE_EDGE_IN_RANGE(edge) length_in_range(edge)
