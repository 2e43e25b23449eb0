/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Which boxes are close: edge_near.h, edge_far.h, edge_small.h and edge_float.h include this file
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
