/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Flat shapes from shapes in space, for judges in space: z is 0, and boxes reach from -1 to 1. */
#ifndef GRAZE_TESTS_FLAT_H
#define GRAZE_TESTS_FLAT_H

#include "../../include/graze/graze.h"

static inline graze_vec2 flat_vec2(const graze_vec3 *v)
{
    return graze_vec2_of(v->x, v->y);
}

static inline graze_rect flat_rect(const graze_aabb *box)
{
    graze_rect rect = {{box->min.x, box->min.y}, {box->max.x, box->max.y}};
    return rect;
}

static inline graze_circle flat_circle(const graze_sphere *sphere)
{
    graze_circle circle = {{sphere->center.x, sphere->center.y}, sphere->radius};
    return circle;
}

static inline graze_segment2 flat_segment(const graze_segment *s)
{
    graze_segment2 segment = {{s->a.x, s->a.y}, {s->b.x, s->b.y}};
    return segment;
}

static inline graze_ray2 flat_ray(const graze_ray *r)
{
    graze_ray2 ray = {{r->origin.x, r->origin.y}, {r->dir.x, r->dir.y}, r->t_max};
    return ray;
}

/* `turn` 0: x and y stay, 1: y and z become x and y, 2: z and x. */
static inline void flatten_vec3(graze_vec3 *v, uint32_t turn)
{
    graze_vec3 of = *v;
    v->x = turn == 0 ? of.x : turn == 1 ? of.y : of.z;
    v->y = turn == 0 ? of.y : turn == 1 ? of.z : of.x;
    v->z = 0;
}

static inline void flatten_box(graze_aabb *box, uint32_t turn)
{
    flatten_vec3(&box->min, turn);
    flatten_vec3(&box->max, turn);
    box->min.z = -1;
    box->max.z = 1;
}

#endif
