/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* One source for both number types: included by answer_fixed.c and answer_float.c. */
#include "../../include/graze/graze.h"
#include "together.h"

static graze_vec3 vec3_of(const int8_t *v)
{
    graze_vec3 r;
    r.x = (graze_scalar)v[0] * GRAZE_ONE;
    r.y = (graze_scalar)v[1] * GRAZE_ONE;
    r.z = (graze_scalar)v[2] * GRAZE_ONE;
    return r;
}

static int32_t nearest(double x)
{
    return (int32_t)(x < 0 ? x - 0.5 : x + 0.5);
}

static void copy(int32_t *to, graze_vec3 v)
{
    to[0] = nearest((double)v.x * (65536.0 / (double)GRAZE_ONE));
    to[1] = nearest((double)v.y * (65536.0 / (double)GRAZE_ONE));
    to[2] = nearest((double)v.z * (65536.0 / (double)GRAZE_ONE));
}

static void answer(const lattice_query *q, lattice_answer *r)
{
    graze_aabb box = {vec3_of(q->min), vec3_of(q->max)};
    graze_segment segment = {vec3_of(q->a), vec3_of(q->b)};
    graze_ray ray = {
        segment.a,
        {segment.b.x - segment.a.x, segment.b.y - segment.a.y, segment.b.z - segment.a.z},
        GRAZE_ONE};
    graze_line_hit in = {{0, 0, 0}, {0, 0, 0}, 0}, out = in;
    graze_ray_hit ray_in = {{0, 0, 0}, {0, 0, 0}, 0};
    r->result = (int32_t)graze_aabb_linecast(&box, &segment, &in);
    r->exit_result = (int32_t)graze_aabb_linecast_exit(&box, &segment, &out);
    graze_aabb_raycast(&box, &ray, &ray_in);
    copy(r->normal, in.normal);
    copy(r->point, in.point);
    copy(r->exit_normal, out.normal);
    copy(r->exit_point, out.point);
    r->fraction = nearest((double)in.fraction * (65536.0 / (double)GRAZE_FRACTION_ONE));
    r->t = nearest((double)ray_in.t * (65536.0 / (double)GRAZE_ONE));
}
