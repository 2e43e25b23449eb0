/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hit of a line that crosses the surface of a ball. */

GRAZE_ONCE void ball_locate_on_segment(const ball_n *ball, const segment_n *s, const crossing *t,
                                       line_hit_n *hit)
{
    ball_locate(ball, &s->a, &s->a, &s->b, t, &hit->point, &hit->normal);
    hit->fraction = crossing_fraction(t);
}

GRAZE_ONCE void ball_locate_on_ray(const ball_n *ball, const ray_n *r, const crossing *t,
                                   ray_hit_n *hit)
{
    graze_scalar t_max = r->t_max;
    ball_locate(ball, &r->origin, &nowhere_n, &r->dir, t, &hit->point, &hit->normal);
    hit->t = held_to(t_max, crossing_t(t));
}
