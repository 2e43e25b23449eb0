/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The corners of a frustum and the box around them: the two ends of four edges, one axis at a time. */
#include "number/seam.h"

enum { FRUSTUM_EDGES = 4 };

/* The ends of an edge along an axis. endless: -1 or 1 if its far end is at minus or plus infinity, else 0. */
typedef struct {
    cut near, far;
    int endless;
} frustum_ends;

static inline bool frustum_is_zero_normal(const graze_normal *n)
{
    return is_nothing(n->x) && is_nothing(n->y) && is_nothing(n->z);
}

static inline void frustum_set_plane(half_space *h, const graze_frustum *f, unsigned plane)
{
    set_half_space(h, &f->normal[plane], f->limit[plane]);
}

/* The ends of the edge in which right (edge & 1) or left meets top (edge & 2) or bottom. */
GRAZE_ONCE void frustum_set_ends(frustum_ends *e, const graze_frustum *f, unsigned edge,
                                 unsigned axis)
{
    half_space side, rim, end;
    seam line;
    frustum_set_plane(&side, f, GRAZE_FRUSTUM_LEFT + edge % 2);
    frustum_set_plane(&rim, f, GRAZE_FRUSTUM_BOTTOM + edge / 2);
    set_seam(&line, &side, &rim, axis);
    frustum_set_plane(&end, f, GRAZE_FRUSTUM_NEAR);
    set_cut(&e->near, &line, &end, axis);
    frustum_set_plane(&end, f, GRAZE_FRUSTUM_FAR);
    set_cut(&e->far, &line, &end, axis);
    e->endless = 0;
    if (frustum_is_zero_normal(&f->normal[GRAZE_FRUSTUM_FAR])) {
        cut_copy(&e->far, &e->near);
        e->endless = seam_runs(&line) * cut_whole(&e->near);
    }
}

static inline graze_scalar frustum_end_of_world(int endless)
{
    return endless < 0 ? GRAZE_SCALAR_MIN : GRAZE_SCALAR_MAX;
}

GRAZE_ONCE graze_scalar frustum_coordinate(const cut *end, int endless)
{
    return endless == 0 ? cut_nearest(end) : frustum_end_of_world(endless);
}

void graze_frustum_corners(const graze_frustum *frustum, graze_vec3 corners[GRAZE_FRUSTUM_CORNERS])
{
    frustum_ends x, y, z;
    for (unsigned edge = 0; edge < FRUSTUM_EDGES; edge++) {
        frustum_set_ends(&x, frustum, edge, 0);
        frustum_set_ends(&y, frustum, edge, 1);
        frustum_set_ends(&z, frustum, edge, 2);
        vec3_set(&corners[edge], frustum_coordinate(&x.near, 0), frustum_coordinate(&y.near, 0),
                 frustum_coordinate(&z.near, 0));
        vec3_set(&corners[edge + FRUSTUM_EDGES], frustum_coordinate(&x.far, x.endless),
                 frustum_coordinate(&y.far, y.endless), frustum_coordinate(&z.far, z.endless));
    }
}

/* A NaN replaces min and max, and nothing replaces a NaN. */
GRAZE_ONCE void frustum_include_end(const cut *end, int endless, graze_scalar *min,
                                    graze_scalar *max)
{
    const graze_scalar low = endless == 0 ? cut_floor(end) : frustum_end_of_world(endless);
    const graze_scalar high = endless == 0 ? cut_ceil(end) : frustum_end_of_world(endless);
    if (low < *min || !is_number(low))
        *min = low;
    if (high > *max || !is_number(high))
        *max = high;
}

/* Along one axis. */
static void frustum_include_edge(const graze_frustum *f, unsigned edge, unsigned axis,
                                 graze_scalar *min, graze_scalar *max)
{
    frustum_ends e;
    frustum_set_ends(&e, f, edge, axis);
    frustum_include_end(&e.near, 0, min, max);
    frustum_include_end(&e.far, e.endless, min, max);
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
    for (unsigned edge = 0; edge < FRUSTUM_EDGES; edge++) {
        frustum_include_edge(frustum, edge, 0, &box->min.x, &box->max.x);
        frustum_include_edge(frustum, edge, 1, &box->min.y, &box->max.y);
        frustum_include_edge(frustum, edge, 2, &box->min.z, &box->max.z);
    }
}
