/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Which boxes are close: the files edge_near.h, edge_far.h, edge_small.h and edge_float.h begin with this one. */

/* A nearness with the limit of close boxes. A type of its own: numbers of both limits in one nearness would test
 * neither. */
typedef struct {
    nearness asked;
} closeness;

GRAZE_INLINE void closeness_begin(closeness *n)
{
    nearness_begin(&n->asked);
}
