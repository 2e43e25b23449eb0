/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Edges as integers. edge_near.h, edge_small.h and edge_far.h include this file, after they have
 * defined EDGE_MOST, the most that an edge is in size. What each function must do stands in edge.h.
 */

typedef struct GRAZE_WORD_ALIGNED {
    int64_t raw;
} edge;

typedef struct {
    edge x, y, z;
} edge3;

GRAZE_INLINE edge edge_raw(int64_t raw)
{
    BOUND(-EDGE_MOST <= raw && raw <= EDGE_MOST);
    edge e;
    e.raw = raw;
    return e;
}

GRAZE_INLINE edge edge_of(graze_scalar a, graze_scalar b, graze_scalar c, graze_scalar d)
{
    return edge_raw(s32_mul(a, b) - s32_mul(c, d));
}

static inline int edge_sign(edge e)
{
    return (e.raw > 0) - (e.raw < 0);
}

GRAZE_INLINE edge edge_size(edge e)
{
    return edge_raw(e.raw < 0 ? -e.raw : e.raw);
}
