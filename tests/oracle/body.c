/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "body.h"

#include <math.h>

/* ---- Shapes ---- */

void body_of_ball(body *b, real3 center, real radius)
{
    b->corners = 1;
    b->sides = 0;
    b->edges = 0;
    b->corner[0] = center;
    b->radius = radius;
}

/* The eight sums of the center and the three vectors, each added or subtracted. */
static void set_corners(body *b, real3 center, const real3 reach[3])
{
    b->corners = 8;
    for (int i = 0; i < 8; i++) {
        b->corner[i] = center;
        for (int k = 0; k < 3; k++)
            b->corner[i] =
                real3_add(b->corner[i], real3_scale(reach[k], (i >> k & 1) != 0 ? 1 : -1));
    }
}

static void set_sides(body *b, const real3 normals[3], const real3 edges[3])
{
    b->radius = 0;
    b->sides = 3;
    b->edges = 3;
    for (int i = 0; i < 3; i++) {
        b->side[i] = normals[i];
        b->edge[i] = edges[i];
    }
}

static const real3 across[3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};

void body_of_box(body *b, real3 min, real3 max)
{
    set_sides(b, across, across);
    b->corners = 8;
    for (int i = 0; i < 8; i++) {
        b->corner[i].x = (i & 1) != 0 ? max.x : min.x;
        b->corner[i].y = (i & 2) != 0 ? max.y : min.y;
        b->corner[i].z = (i & 4) != 0 ? max.z : min.z;
    }
}

/* A vector that has the product 1 with its own axis, and 0 with the others. */
static void set_dual(real3 dual[3], const real3 axis[3])
{
    const real volume = real3_dot(axis[0], real3_cross(axis[1], axis[2]));
    for (int i = 0; i < 3; i++)
        dual[i] = real3_scale(real3_cross(axis[(i + 1) % 3], axis[(i + 2) % 3]), 1 / volume);
}

void body_of_obb(body *b, const graze_obb *box)
{
    const real half[3] = {box->half.x, box->half.y, box->half.z};
    real3 axis[3], reach[3];
    for (int i = 0; i < 3; i++)
        axis[i] = real3_of(box->axis[i]);
    set_dual(reach, axis);
    set_sides(b, axis, reach);
    for (int i = 0; i < 3; i++)
        reach[i] = real3_scale(reach[i], half[i]);
    set_corners(b, real3_of(box->center), reach);
}

void body_of_spanned_obb(body *b, const graze_obb *box)
{
    const real half[3] = {box->half.x, box->half.y, box->half.z};
    real3 axis[3], reach[3];
    for (int i = 0; i < 3; i++) {
        axis[i] = real3_of(box->axis[i]);
        reach[i] = real3_scale(axis[i], half[i]);
    }
    set_sides(b, axis, axis);
    set_corners(b, real3_of(box->center), reach);
}

/* From the corners, which are in one plane. */
static void set_flat(body *b)
{
    b->radius = 0;
    b->edges = b->corners;
    for (int i = 0; i < b->corners; i++)
        b->edge[i] = real3_sub(b->corner[(i + 1) % b->corners], b->corner[i]);
    b->sides = 1;
    b->side[0] = real3_cross(b->edge[0], b->edge[1]);
    if (!(real3_length(b->side[0]) >
          0x1p-50L * real3_length(b->edge[0]) * real3_length(b->edge[1])))
        b->side[0] = real3_scale(b->side[0], 0);
}

void body_of_triangle(body *b, const graze_triangle *t)
{
    b->corners = 3;
    b->corner[0] = real3_of(t->a);
    b->corner[1] = real3_of(t->b);
    b->corner[2] = real3_of(t->c);
    set_flat(b);
}

void body_of_parallelogram(body *b, const graze_parallelogram *p)
{
    b->corners = 4;
    b->corner[0] = real3_of(p->corner);
    b->corner[1] = real3_add(b->corner[0], real3_of(p->u));
    b->corner[2] = real3_add(b->corner[1], real3_of(p->v));
    b->corner[3] = real3_add(b->corner[0], real3_of(p->v));
    set_flat(b);
}

void body_of_wall(body *b, const graze_segment2 *wall)
{
    body_of_ball(b, real3_of_words(&wall->a.x, 2), 0);
    b->corners = 2;
    b->edges = 2;
    b->corner[1] = real3_of_words(&wall->b.x, 2);
    b->edge[0] = real3_sub(b->corner[1], b->corner[0]);
    b->edge[1] = real3_scale(b->edge[0], -1);
    b->side[0] = real3_scale(b->edge[0], 0);
}

static real3 normal_of(const graze_frustum *f, int plane)
{
    const graze_normal n = f->normal[plane];
    return real3_of(graze_vec3_of(n.x, n.y, n.z));
}

/* Where three planes meet, by Cramer's rule. */
static real3 meeting_of(const graze_frustum *f, int i, int j, int k)
{
    const real3 a = normal_of(f, i), b = normal_of(f, j), c = normal_of(f, k);
    const real3 bc = real3_cross(b, c), ca = real3_cross(c, a), ab = real3_cross(a, b);
    const real3 sum =
        real3_add(real3_add(real3_scale(bc, f->limit[i]), real3_scale(ca, f->limit[j])),
                  real3_scale(ab, f->limit[k]));
    return real3_scale(sum, 1 / real3_dot(a, bc));
}

void body_of_frustum(body *b, const graze_frustum *f)
{
    b->corners = 8;
    for (int i = 0; i < 8; i++)
        b->corner[i] =
            meeting_of(f, (i & 4) != 0 ? 1 : 0, (i & 1) != 0 ? 3 : 2, (i & 2) != 0 ? 5 : 4);
    b->radius = 0;
    b->sides = 6;
    b->edges = 0;
    for (int i = 0; i < 6; i++)
        b->side[i] = normal_of(f, i);
    for (int i = 0; i < 6; i++)
        for (int k = i / 2 * 2 + 2; k < 6; k++)
            b->edge[b->edges++] = real3_cross(b->side[i], b->side[k]);
}

/* ---- Distances ---- */

real body_least(const body *b, real3 direction)
{
    return -body_greatest(b, real3_scale(direction, -1));
}

real body_greatest(const body *b, real3 direction)
{
    real most = real3_dot(b->corner[0], direction);
    for (int i = 1; i < b->corners; i++)
        most = fmaxl(most, real3_dot(b->corner[i], direction));
    return most + b->radius * real3_length(direction);
}

/* Along an axis that is the product of vectors of unit length; one that is nearly 0 is left out. */
static real gap_along(const body *a, const body *b, real3 axis)
{
    const real length = real3_length(axis);
    if (!(length > 0x1p-40L))
        return -(real)INFINITY;
    axis = real3_scale(axis, 1 / length);
    return fmaxl(body_least(b, axis) - body_greatest(a, axis),
                 body_least(a, axis) - body_greatest(b, axis));
}

real body_gap(const body *a, const body *b)
{
    real gap = -(real)INFINITY;
    for (int i = 0; i < a->sides; i++)
        gap = fmaxl(gap, gap_along(a, b, real3_unit(a->side[i])));
    for (int i = 0; i < b->sides; i++)
        gap = fmaxl(gap, gap_along(a, b, real3_unit(b->side[i])));
    for (int i = 0; i < a->edges; i++)
        for (int k = 0; k < b->edges; k++)
            gap = fmaxl(
                gap, gap_along(a, b, real3_cross(real3_unit(a->edge[i]), real3_unit(b->edge[k]))));
    return gap;
}

static real3 nearest_of_edge(real3 from, real3 edge, real3 point)
{
    const real squared = real3_dot(edge, edge);
    const real along = squared > 0 ? real3_dot(real3_sub(point, from), edge) / squared : 0;
    return real3_add(from, real3_scale(edge, real_clamp(along, 0, 1)));
}

static bool is_above(const body *b, real3 point)
{
    bool above = real3_length(b->side[0]) > 0;
    for (int i = 0; i < b->corners; i++) {
        const real3 inward = real3_cross(b->side[0], b->edge[i]);
        above = above && real3_dot(inward, real3_sub(point, b->corner[i])) >= 0;
    }
    return above;
}

real3 body_nearest(const body *b, real3 point)
{
    real3 nearest = b->corner[0];
    const real3 n = real3_unit(b->side[0]);
    if (is_above(b, point))
        return real3_sub(point, real3_scale(n, real3_dot(n, real3_sub(point, b->corner[0]))));
    for (int i = 0; i < b->corners; i++) {
        const real3 at = nearest_of_edge(b->corner[i], b->edge[i], point);
        if (real3_length(real3_sub(at, point)) < real3_length(real3_sub(nearest, point)))
            nearest = at;
    }
    return nearest;
}

real body_distance(const body *b, real3 point)
{
    return real3_length(real3_sub(body_nearest(b, point), point));
}

real body_thinness(const body *b)
{
    real longest = 0;
    for (int i = 0; i < b->edges; i++)
        longest = fmaxl(longest, real3_dot(b->edge[i], b->edge[i]));
    const real doubled_area = real3_length(b->side[0]);
    return doubled_area > 0 ? doubled_area / longest : 1;
}

real sine_between(real3 u, real3 v)
{
    const real lengths = real3_length(u) * real3_length(v);
    const real sine = lengths > 0 ? real3_length(real3_cross(u, v)) / lengths : 1;
    return sine > 0x1p-50L ? sine : 1;
}
