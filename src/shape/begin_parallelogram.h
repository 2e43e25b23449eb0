/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* From here on the faces of shape/face_*.h are parallelograms: see face.h. */
#include "../../include/graze/parallelogram.h"

#include "end_face.h"

#define face_shape       graze_parallelogram
#define FACE_ORIGIN(f)   (&(f)->corner)
#define FACE_END_OF_U(f) (&(f)->u)
#define FACE_END_OF_V(f) (&(f)->v)
#define IS_TRIANGLE(f)   ((void)(f), false)
#define FACE_KIND_MEMBER
#define FACE_COPY_KIND(to, from) ((void)0)
#define FACE_MOST_CORNERS        4
#define FACE_EDGE_IN_RANGE(edge) direction_in_range(edge)
