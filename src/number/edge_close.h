/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Which boxes are close: obb_edge_near.h, obb_edge_far.h, obb_edge_small.h and obb_edge_float.h include this file
 * at their beginning. */

/* A nearness with the limit of close boxes. It is a type of its own, because a nearness with
 * numbers of both limits would test neither. */
typedef struct {
    nearness numbers;
} closeness;

GRAZE_INLINE void closeness_begin(closeness *n)
{
    nearness_begin(&n->numbers);
}
