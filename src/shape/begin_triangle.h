/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* From here on the faces of shape/face_*.h are triangles: see face.h. */
#include "../../include/graze/parallelogram.h"

#undef GRAZE_FACE_WORD
#undef face_shape
#undef FACE_ORIGIN
#undef FACE_END_OF_U
#undef FACE_END_OF_V
#undef IS_TRIANGLE
#undef FACE_MOST_CORNERS
#undef FACE_EDGE_IN_RANGE
#undef FACE_KIND_MEMBER
#undef FACE_COPY_KIND

#define GRAZE_FACE_WORD(word) word##_triangle
#define face_shape            graze_triangle
#define FACE_ORIGIN(f)        (&(f)->a)
#define FACE_END_OF_U(f)      (&(f)->b)
#define FACE_END_OF_V(f)      (&(f)->c)
#define IS_TRIANGLE(of)       ((void)(of), true)
#define FACE_KIND_MEMBER
#define FACE_COPY_KIND(to, from) ((void)0)
#define FACE_MOST_CORNERS        3
#define FACE_EDGE_IN_RANGE(edge) length_in_range(edge)
