/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Whether a box has a point in a frustum, in floats.
 *
 * The common part is a bounded polyhedron, so it has a corner unless it is empty. Three borders with linearly
 * independent normals meet in that corner: two of the three are walls of the box, or two are planes of the
 * frustum. So the common part has a point if and only if some pair of walls, or some pair of planes, meets in a line
 * of which a part is left when all other half spaces have cut it.
 *
 * A plane that has the whole box in front of it cuts nothing away and is left out.
 */
#include "../include/graze/frustum.h"

#if GRAZE_FLOAT
#include "shape/seam_float.h"

enum { OVERLAP_WALLS = 6, OVERLAP_MOST = OVERLAP_WALLS + GRAZE_FRUSTUM_PLANES };

/* All points with normal . p >= limit. */
typedef struct {
    graze_vec3 normal;
    float limit;
} overlap_border;

typedef struct {
    overlap_border border[OVERLAP_MOST]; /* the walls of the box, and then planes */
    unsigned count;
} overlap_borders;

static inline void overlap_add(overlap_borders *b, float x, float y, float z, float limit)
{
    overlap_border *border = &b->border[b->count++];
    border->normal = graze_vec3_of(x, y, z);
    border->limit = limit;
}

static inline void overlap_set_walls(overlap_borders *b, const graze_aabb *box)
{
    b->count = 0;
    overlap_add(b, 1.0f, 0.0f, 0.0f, box->min.x);
    overlap_add(b, -1.0f, 0.0f, 0.0f, -box->max.x);
    overlap_add(b, 0.0f, 1.0f, 0.0f, box->min.y);
    overlap_add(b, 0.0f, -1.0f, 0.0f, -box->max.y);
    overlap_add(b, 0.0f, 0.0f, 1.0f, box->min.z);
    overlap_add(b, 0.0f, 0.0f, -1.0f, -box->max.z);
}

/* ---- A line, cut ---- */

/* A part of the seam of two borders. Its points differ in t, their coordinate along an axis, so that no point is
 * computed. */
typedef struct {
    seam edge;
    unsigned axis;
    float from, to;
} overlap_line;

static inline float overlap_along(const graze_vec3 *v, unsigned axis)
{
    return axis == 0 ? v->x : axis == 1 ? v->y : v->z;
}

/* The axis along which v is longest. */
static inline unsigned overlap_longest_axis(const graze_vec3 *v)
{
    const float x = float_abs(v->x), y = float_abs(v->y), z = float_abs(v->z);
    if (float_less(x, y))
        return float_less(y, z) ? 2 : 1;
    return float_less(x, z) ? 2 : 0;
}

/* The whole seam. It runs forward along the axis: backward, it would be the seam of the borders in the other order.
 * Returns false if the borders are parallel. */
static bool overlap_set_line(overlap_line *line, const overlap_border *p, const overlap_border *q)
{
    const seam s = seam_of(&p->normal, p->limit, &q->normal, q->limit);
    line->axis = overlap_longest_axis(&s.run);
    if (is_negative(overlap_along(&s.run, line->axis)))
        line->edge = seam_of(&q->normal, q->limit, &p->normal, p->limit);
    else
        line->edge = s;
    line->from = -FLT_MAX;
    line->to = FLT_MAX;
    return !is_zero(overlap_along(&s.run, line->axis));
}

/* Keeps the part of the line that is in front of a border, where t * whole >= part. Returns false if nothing is left,
 * or for a NaN. */
static bool overlap_cut(overlap_line *line, const overlap_border *border)
{
    const graze_vec3 across = vec3_cross(&border->normal, &line->edge.moment);
    const float whole = vec3_dot(&border->normal, &line->edge.run);
    const float part = border->limit * overlap_along(&line->edge.run, line->axis) -
                       overlap_along(&across, line->axis);
    if (is_zero(whole))
        return float_at_most(part, 0.0f);
    const float t = float_div(part, whole);
    if (is_positive(whole) && float_less(line->from, t))
        line->from = t;
    if (is_negative(whole) && float_less(t, line->to))
        line->to = t;
    return float_at_most(t, t) && float_at_most(line->from, line->to);
}

/* Whether `other` can cut the line in which `first` and `second` meet: neither of these can, nor
 * the opposite wall of one. */
static inline bool overlap_may_cut(unsigned other, unsigned first, unsigned second)
{
    const bool walls = other < OVERLAP_WALLS && first < OVERLAP_WALLS;
    return walls ? other / 2 != first / 2 && other / 2 != second / 2
                 : other != first && other != second;
}

/* Whether `first` and `second` meet in a line, and a part of the line is in all other half spaces. */
static bool overlap_is_part_left(const overlap_borders *b, unsigned first, unsigned second)
{
    overlap_line line;
    if (!overlap_set_line(&line, &b->border[first], &b->border[second]))
        return false;
    for (unsigned i = 0; i < b->count; i++)
        if (overlap_may_cut(i, first, second) && !overlap_cut(&line, &b->border[i]))
            return false;
    return true;
}

static bool overlap_is_any_left(const overlap_borders *b, unsigned begin, unsigned end)
{
    for (unsigned first = begin; first < end; first++)
        for (unsigned second = first + 1; second < end; second++)
            if (overlap_is_part_left(b, first, second))
                return true;
    return false;
}

/* ---- The box ---- */

/* Within 2^60, as products of greater coordinates overflow. */
static inline float overlap_held(float c)
{
    const float most = 0x1p60f;
    if (float_less(most, c))
        return most;
    return float_less(c, -most) ? -most : c;
}

static inline graze_vec3 overlap_held_point(const graze_vec3 *p)
{
    return graze_vec3_of(overlap_held(p->x), overlap_held(p->y), overlap_held(p->z));
}

static inline bool overlap_is_box(const graze_aabb *box)
{
    return float_at_most(box->min.x, box->max.x) && float_at_most(box->min.y, box->max.y) &&
           float_at_most(box->min.z, box->max.z);
}

/* Adds a plane that has only a part of the box in front of it. Returns false for a plane that has none, or a NaN. */
static bool overlap_add_plane(overlap_borders *b, const graze_normal *n, float limit,
                              const graze_aabb *box)
{
    const graze_vec3 normal = graze_vec3_of(n->x, n->y, n->z);
    const graze_vec3 first = graze_aabb_positive_vertex(box, normal);
    const graze_vec3 last = graze_aabb_negative_vertex(box, normal);
    if (!float_at_most(limit, vec3_dot(&normal, &first)))
        return false;
    if (!float_at_most(limit, vec3_dot(&normal, &last)))
        overlap_add(b, n->x, n->y, n->z, limit);
    return true;
}

bool graze_frustum_overlaps_aabb(const graze_frustum *frustum, const graze_aabb *box)
{
    overlap_borders b;
    graze_aabb held;
    if (!overlap_is_box(box))
        return false;
    held.min = overlap_held_point(&box->min);
    held.max = overlap_held_point(&box->max);
    overlap_set_walls(&b, &held);
    for (int i = 0; i < GRAZE_FRUSTUM_PLANES; i++)
        if (!overlap_add_plane(&b, &frustum->normal[i], frustum->limit[i], &held))
            return false;
    return b.count <= OVERLAP_WALLS + 1 || overlap_is_any_left(&b, 0, OVERLAP_WALLS) ||
           overlap_is_any_left(&b, OVERLAP_WALLS, b.count);
}

#endif
