/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The first point of a segment in a ball whose radius is the sum of two, near. Each of the two is below 2^29, so the sum is a
 * near length, below 2^30, its square is below 2^60, and a normal has two bits to spare. Include ball_line.h before.
 */

GRAZE_INLINE bool ball_load_grown(ball_line *l, const ball_n *ball, graze_scalar more,
                                  const segment_n *s)
{
    nearness n;
    ball_load(&n, l, ball, &s->a);
    nearness_add_radius(&n, more);
    load_between_n(&n, &l->measures->run, &s->a, &s->b);
    l->segment = s;
    l->ray = 0;
    return IMPLIES(are_all_near(&n), ball_line_in_range(l)) && is_known_near_n(&ball->center) &&
           is_known_near_n(&s->a) && is_known_near_n(&s->b) && IMPLIED(radius_in_range(more));
}

/* Neither radius may be negative. */
GRAZE_INLINE graze_result ball_cast_grown(const ball_n *ball, graze_scalar more,
                                          const segment_n *segment, line_hit_n *hit)
{
    ball_measures m;
    crossing at;
    ball_line l;
    ball_n grown;
    l.measures = &m;
    UNLESS_NEAR(ball_load_grown(&l, ball, more, segment),
                return FAR_OF_BALL(cast_grown)(ball, more, segment, hit));
    copy_n(&grown.center, &ball->center);
    grown.radius = ball->radius + more;
    l.ball = &grown;
    l.at = &at;
    l.line_hit = hit;
    l.ray_hit = 0;
    l.want_time_only = false;
    ball_measure(&m, length_of(grown.radius));
    return ball_enter(&l);
}
