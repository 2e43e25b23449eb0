/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * What a hit on a ball says, once it is known where the line crosses: see ball_line.h. And of a line
 * that starts or ends inside.
 */
#ifndef GRAZE_BALL_HIT_H
#define GRAZE_BALL_HIT_H

#include "ball.h"

#include "arith_crossing.h"
#include "frames.h"
#include "hit_inside.h"

/* ---- On the surface: out of line, since most lines miss ---- */

FRAMED_REPEATED void locate(const ball_n *ball, const vector_n *start, const lengths_n *run,
                            const crossing *t, vector_n *point, vector_n *normal)
{
    lengths_n from_center = between_n(&ball->center, start);
    surface s = surface_of(ball->radius);
#define POINT(axis)  graze_scalar axis = crossing_along(start->axis, run->axis, t)
#define NORMAL(axis) normal->axis = normal_at(&s, from_center.axis, run->axis, t)
#define WRITE(axis)  point->axis = axis
    EACH_AXIS(POINT);
    EACH_AXIS(NORMAL);
    EACH_AXIS(WRITE);
    normal_hold(normal, ball->radius);
}

GRAZE_ONCE void locate_on_segment(const ball_n *ball, const segment_n *s, const crossing *t,
                                  line_hit_n *hit)
{
    lengths_n run = between_n(&s->a, &s->b);
    locate(ball, &s->a, &run, t, &hit->point, &hit->normal);
    hit->fraction = crossing_fraction(t);
}

GRAZE_ONCE void locate_on_ray(const ball_n *ball, const ray_n *r, const crossing *t, ray_hit_n *hit)
{
    lengths_n run = direction_n(&r->dir);
    graze_scalar t_max = r->t_max;
    locate(ball, &r->origin, &run, t, &hit->point, &hit->normal);
    hit->t = held_to(t_max, crossing_t(t));
}

/* ---- Inside: where there is no normal ---- */

GRAZE_ONCE void stay_on_segment(const vector_n *end, graze_fraction fraction, line_hit_n *hit)
{
    stay(end, &hit->point, &hit->normal);
    hit->fraction = fraction;
}

GRAZE_ONCE void go_along(const ray_n *r, const crossing *t, ray_hit_n *hit)
{
    lengths_n run = direction_n(&r->dir);
#define GO(axis) hit->point.axis = crossing_along(r->origin.axis, run.axis, t)
    EACH_AXIS(GO);
    clear(&hit->normal);
    hit->t = held_to(r->t_max, crossing_t(t));
}

#endif
