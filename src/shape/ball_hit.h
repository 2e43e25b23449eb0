/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * What a hit on a ball says, once it is known where the line crosses: see ball_line.h. And of a line
 * that starts or ends inside.
 */
#ifndef GRAZE_BALL_HIT_H
#define GRAZE_BALL_HIT_H

#include "ball_place.h"

/* ---- On the surface ---- */

/* At -Os near and far spheres share these two functions. */
#if GRAZE_HAS_FAR && GRAZE_AXES == 3 && (GRAZE_FAR || defined(__OPTIMIZE_SIZE__))
#define HIT_LINKAGE
#define locate_on_segment graze_sphere_locate_on_segment
#define locate_on_ray     graze_sphere_locate_on_ray
void locate_on_segment(const ball_n *ball, const segment_n *s, const crossing *t, line_hit_n *hit);
void locate_on_ray(const ball_n *ball, const ray_n *r, const crossing *t, ray_hit_n *hit);
#else
#define HIT_LINKAGE GRAZE_ONCE
#endif

#if GRAZE_FAR || !defined(locate_on_segment)

HIT_LINKAGE void locate_on_segment(const ball_n *ball, const segment_n *s, const crossing *t,
                                   line_hit_n *hit)
{
    locate(ball, &s->a, &s->a, &s->b, t, &hit->point, &hit->normal);
    hit->fraction = crossing_fraction(t);
}

HIT_LINKAGE void locate_on_ray(const ball_n *ball, const ray_n *r, const crossing *t,
                               ray_hit_n *hit)
{
    graze_scalar t_max = r->t_max;
    locate(ball, &r->origin, &nowhere, &r->dir, t, &hit->point, &hit->normal);
    hit->t = held_to(t_max, crossing_t(t));
}

#endif

/* ---- Inside: where there is no normal ---- */

#if !GRAZE_FAR

GRAZE_ONCE void stay_on_segment(const vector_n *end, graze_fraction fraction, line_hit_n *hit)
{
    stay(end, &hit->point, &hit->normal);
    hit->fraction = fraction;
}

GRAZE_ONCE void go_along(const ray_n *r, const crossing *t, ray_hit_n *hit)
{
    lengths_n run;
    set_direction_n(&run, &r->dir);
#define GO(axis) hit->point.axis = crossing_along(r->origin.axis, run.axis, t)
    EACH_AXIS(GO);
    clear(&hit->normal);
    hit->t = held_to(r->t_max, crossing_t(t));
}

#endif

#endif
