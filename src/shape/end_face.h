/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Ends what begin_triangle.h, begin_parallelogram.h or begin_any_face.h began. */
#undef FACE_COPY_KIND
#undef FACE_EDGE_IN_RANGE
#undef FACE_END_OF_U
#undef FACE_END_OF_V
#undef FACE_KIND_MEMBER
#undef FACE_MOST_CORNERS
#undef FACE_ORIGIN
#undef IS_TRIANGLE
#undef face_shape
