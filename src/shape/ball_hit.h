/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hit of a line that crosses the surface of a ball, or starts or ends inside. */

#if GRAZE_HAS_FAR && !GRAZE_FAR && GRAZE_AXES == 3 && GRAZE_FOR_SIZE
/* Near and far spheres share these two functions. */
GRAZE_INLINE void ball_locate_on_segment(const ball_n *ball, const segment_n *s, const crossing *t,
                                         line_hit_n *hit)
{
    FAR_OF_BALL(locate_on_segment)(ball, s, t, hit);
}

GRAZE_INLINE void ball_locate_on_ray(const ball_n *ball, const ray_n *r, const crossing *t,
                                     ray_hit_n *hit)
{
    FAR_OF_BALL(locate_on_ray)(ball, r, t, hit);
}
#else

GRAZE_ONCE void ball_locate_on_segment(const ball_n *ball, const segment_n *s, const crossing *t,
                                       line_hit_n *hit)
{
    ball_locate(ball, &s->a, &s->a, &s->b, t, &hit->point, &hit->normal);
    hit->fraction = crossing_fraction(t);
}

GRAZE_ONCE void ball_locate_on_ray(const ball_n *ball, const ray_n *r, const crossing *t,
                                   ray_hit_n *hit)
{
    ball_locate(ball, &r->origin, &nowhere_n, &r->dir, t, &hit->point, &hit->normal);
    hit->t = crossing_t(t);
}

#endif

#if !GRAZE_FAR

GRAZE_ONCE void ball_write_inside_segment(const vector_n *end, graze_fraction fraction,
                                          line_hit_n *hit)
{
    copy_n(&hit->point, end);
    set_zero_n(&hit->normal);
    hit->fraction = fraction;
}

GRAZE_ONCE void ball_write_inside_ray(const ray_n *r, const crossing *t, ray_hit_n *hit)
{
    lengths_n run;
    set_direction_n(&run, &r->dir);
#define GO(axis) hit->point.axis = crossing_along(r->origin.axis, run.axis, t)
    EACH_AXIS(GO);
    set_zero_n(&hit->normal);
    hit->t = crossing_t(t);
}
#undef GO

#endif
