/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* Forms grown by the size of a mover: see solid.h. */
#include "solid.h"

static graze_vec3 abs3(graze_vec3 v)
{
    return graze_vec3_of(graze_abs(v.x), graze_abs(v.y), graze_abs(v.z));
}

/* How far a box with these half extents reaches along an axis of unit length. */
static graze_scalar reach(graze_vec3 half, graze_vec3 axis)
{
    return graze_from_wide(graze_vec3_dot(half, abs3(axis)));
}

static void box_around(const graze_vec3 *center, graze_vec3 half, graze_aabb *box)
{
    box->min = graze_vec3_sub(*center, half);
    box->max = graze_vec3_add(*center, half);
}

static void grow_crate(const form *crate, const graze_vec3 *center, const form *mover,
                       graze_obb *grown_crate)
{
    const graze_vec3 *axis = crate->axis;
    graze_vec3 by = mover->half;
    if (mover->kind != BALL)
        by = graze_vec3_of(reach(by, axis[0]), reach(by, axis[1]), reach(by, axis[2]));
    grown_crate->center = *center;
    for (int i = 0; i < 3; i++)
        grown_crate->axis[i] = axis[i];
    grown_crate->half = graze_vec3_add(crate->half, by);
}

void grown_from_form(const form *solid, const graze_vec3 *center, const form *mover, grown *g)
{
    const graze_vec3 half = graze_vec3_add(solid->half, mover->half);
    g->kind = solid->kind == BALL && mover->kind != BALL ? BOX : solid->kind;
    if (g->kind == CRATE) {
        grow_crate(solid, center, mover, &g->as.crate);
    } else if (g->kind == BALL) {
        g->as.ball.center = *center;
        g->as.ball.radius = half.x;
    } else {
        box_around(center, half, &g->as.box);
    }
}

graze_result grown_linecast(const grown *g, const graze_segment *path, graze_line_hit *hit)
{
    if (g->kind == BALL)
        return graze_sphere_linecast(&g->as.ball, path, hit);
    if (g->kind == BOX)
        return graze_aabb_linecast(&g->as.box, path, hit);
    return graze_obb_linecast(&g->as.crate, path, hit);
}

bool grown_contains_point(const grown *g, const graze_vec3 *point)
{
    if (g->kind == BALL)
        return graze_sphere_contains_point(&g->as.ball, point);
    if (g->kind == BOX)
        return graze_aabb_contains_point(&g->as.box, point);
    return graze_obb_contains_point(&g->as.crate, point);
}

static graze_scalar sign(graze_scalar x)
{
    return x > 0 ? 1 : x < 0 ? -1 : 0;
}

/* The rounded point is at most sqrt(3) / 2 raw units inside, and one raw unit along each component of a
 * unit normal leads at least 1 outward. */
static void off_crate(const graze_line_hit *hit, graze_vec3 *off)
{
    const graze_vec3 n = hit->normal;
    *off = graze_vec3_add(hit->point, graze_vec3_of(sign(n.x), sign(n.y), sign(n.z)));
}

void grown_off_surface(const grown *g, const graze_line_hit *hit, graze_vec3 *off)
{
    if (g->kind == BALL)
        graze_sphere_off_surface(&g->as.ball, &hit->point, &hit->normal, off);
    else if (g->kind == BOX)
        graze_aabb_off_surface(&g->as.box, &hit->point, &hit->normal, off);
    else
        off_crate(hit, off);
}

void form_bounds(const form *f, const graze_vec3 *center, graze_aabb *bounds)
{
    box_around(center, f->half, bounds);
}

void crate_bounds(const form *crate, const graze_vec3 *center, const form *largest,
                  graze_aabb *bounds)
{
    graze_obb g;
    graze_vec3 half = graze_vec3_of(CRATE_SLACK, CRATE_SLACK, CRATE_SLACK);
    grow_crate(crate, center, largest, &g);
    half = graze_vec3_add(half, graze_vec3_scale(abs3(g.axis[0]), g.half.x));
    half = graze_vec3_add(half, graze_vec3_scale(abs3(g.axis[1]), g.half.y));
    half = graze_vec3_add(half, graze_vec3_scale(abs3(g.axis[2]), g.half.z));
    box_around(center, half, bounds);
}
