/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Which boxes are close: the files edge_near.h, edge_far.h, edge_small.h and edge_float.h begin with this one. */

/* A nearness of what is close: of its own type, since one that is asked about both limits knows neither. */
typedef struct {
    nearness asked;
} closeness;

GRAZE_INLINE void closeness_begin(closeness *n)
{
    nearness_begin(&n->asked);
}
