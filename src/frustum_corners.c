/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The corners of a frustum and the box around them: the two ends of four edges, one axis at a time. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "shape/frustum_seam.h"

enum { FRUSTUM_EDGES = 4 };

static inline bool frustum_is_zero_normal(const graze_normal *n)
{
    return n->x == 0 && n->y == 0 && n->z == 0;
}

static inline void frustum_set_plane(half_space *h, const graze_frustum *f, unsigned plane)
{
    set_half_space(h, &f->normal[plane], f->limit[plane]);
}

enum { NEAR_END, FAR_END, EDGE_ENDS };

/* An edge, and where the borders at its ends cut it: along the axis of the last frustum_set_end. The whole of a cut is the
 * same for all axes. */
typedef struct {
    seam line;
    half_space border[EDGE_ENDS];
    cut end[EDGE_ENDS];
    bool endless; /* there is no far plane: from the near end the edge runs to infinity */
} frustum_edge;

/* The edge in which right (edge & 1) or left meets top (edge & 2) or bottom. */
GRAZE_ONCE void frustum_set_edge(frustum_edge *e, const graze_frustum *f, unsigned edge)
{
    half_space side, rim;
    frustum_set_plane(&side, f, GRAZE_FRUSTUM_LEFT + edge % 2);
    frustum_set_plane(&rim, f, GRAZE_FRUSTUM_BOTTOM + edge / 2);
    set_whole_seam(&e->line, &side, &rim);
    e->endless = frustum_is_zero_normal(&f->normal[GRAZE_FRUSTUM_FAR]);
    frustum_set_plane(&e->border[NEAR_END], f, GRAZE_FRUSTUM_NEAR);
    frustum_set_plane(&e->border[FAR_END], f, e->endless ? GRAZE_FRUSTUM_NEAR : GRAZE_FRUSTUM_FAR);
    set_cut_whole(&e->end[NEAR_END], &e->line, &e->border[NEAR_END]);
    set_cut_whole(&e->end[FAR_END], &e->line, &e->border[FAR_END]);
}

static inline graze_scalar frustum_end_of_world(int endless)
{
    return endless < 0 ? GRAZE_SCALAR_MIN : GRAZE_SCALAR_MAX;
}

/* Returns -1 or 1 if the end is at minus or plus infinity along the axis, else 0. */
static inline int frustum_set_end(frustum_edge *e, unsigned end, unsigned axis)
{
    set_cut_part(&e->end[end], &e->line, &e->border[end], axis);
    return end == FAR_END && e->endless ? seam_runs(&e->line, axis) * cut_whole(&e->end[end]) : 0;
}

GRAZE_ONCE graze_scalar frustum_coordinate(frustum_edge *e, unsigned end, unsigned axis)
{
    const int endless = frustum_set_end(e, end, axis);
    return endless == 0 ? cut_nearest(&e->end[end]) : frustum_end_of_world(endless);
}

static inline void frustum_set_corner(graze_vec3 *corner, frustum_edge *e, unsigned end)
{
    vec3_set(corner, frustum_coordinate(e, end, 0), frustum_coordinate(e, end, 1),
             frustum_coordinate(e, end, 2));
}

void graze_frustum_corners(const graze_frustum *frustum, graze_vec3 corners[GRAZE_FRUSTUM_CORNERS])
{
    frustum_edge e;
    for (unsigned edge = 0; edge < FRUSTUM_EDGES; edge++) {
        frustum_set_edge(&e, frustum, edge);
        frustum_set_corner(&corners[edge], &e, NEAR_END);
        frustum_set_corner(&corners[edge + FRUSTUM_EDGES], &e, FAR_END);
    }
}

GRAZE_ONCE void frustum_include_end(frustum_edge *e, unsigned end, unsigned axis, graze_scalar *min,
                                    graze_scalar *max)
{
    const int endless = frustum_set_end(e, end, axis);
    const cut *c = &e->end[end];
    const graze_scalar low = endless == 0 ? cut_floor(c) : frustum_end_of_world(endless);
    const graze_scalar high = endless == 0 ? cut_ceil(c) : frustum_end_of_world(endless);
    if (low < *min)
        *min = low;
    if (high > *max)
        *max = high;
}

static inline bool frustum_excludes_all(const graze_frustum *f)
{
    for (int i = 0; i < GRAZE_FRUSTUM_PLANES; i++)
        if (frustum_is_zero_normal(&f->normal[i]) && f->limit[i] > 0)
            return true;
    return false;
}

void graze_frustum_aabb(const graze_frustum *frustum, graze_aabb *box)
{
    vec3_set(&box->min, GRAZE_SCALAR_MAX, GRAZE_SCALAR_MAX, GRAZE_SCALAR_MAX);
    vec3_set(&box->max, GRAZE_SCALAR_MIN, GRAZE_SCALAR_MIN, GRAZE_SCALAR_MIN);
    if (frustum_excludes_all(frustum))
        return;
    frustum_edge e;
    for (unsigned edge = 0; edge < FRUSTUM_EDGES; edge++) {
        frustum_set_edge(&e, frustum, edge);
        for (unsigned end = 0; end < EDGE_ENDS; end++) {
            frustum_include_end(&e, end, 0, &box->min.x, &box->max.x);
            frustum_include_end(&e, end, 1, &box->min.y, &box->max.y);
            frustum_include_end(&e, end, 2, &box->min.z, &box->max.z);
        }
    }
}

#endif
