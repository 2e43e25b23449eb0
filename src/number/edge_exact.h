/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Edges as integers. obb_edge_near.h, obb_edge_small.h and obb_edge_far.h include this file after they have
 * defined EDGE_MOST, the greatest size of an edge_component. obb_edge.h specifies each function.
 */

typedef struct GRAZE_WORD_ALIGNED {
    int64_t raw;
} edge_component;

typedef struct {
    edge_component x, y, z;
} edge3;

GRAZE_INLINE edge_component edge_raw(int64_t raw)
{
    BOUND(-EDGE_MOST <= raw && raw <= EDGE_MOST);
    edge_component e;
    e.raw = raw;
    return e;
}

GRAZE_INLINE edge_component edge_of(graze_scalar a, graze_scalar b, graze_scalar c, graze_scalar d)
{
    return edge_raw(s32_mul(a, b) - s32_mul(c, d));
}

static inline int edge_sign(edge_component e)
{
    return (e.raw > 0) - (e.raw < 0);
}

GRAZE_INLINE edge_component edge_size(edge_component e)
{
    return edge_raw(e.raw < 0 ? -e.raw : e.raw);
}

GRAZE_INLINE bool dets_are_exact(void)
{
    return true;
}
