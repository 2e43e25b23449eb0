/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Segments and rays against a wall.
 *
 * Three cross products decide, of the wall, the run of the line, and the gap from the start of the
 * line to the start of the wall. Both parameters of the crossing are ratios of two of them. If the
 * run is parallel to the wall, there may be many common points, and dot products decide which is
 * first.
 */

/* t = ahead / step on the line, along / across on the wall. If the part is 0, the whole may be anything. */
typedef struct {
    int side; /* the side of the start of the line: -1, 0 or 1 */
    area ahead, step;
    area along, across;
} wall_meeting;

typedef struct {
    const graze_segment2 *wall;
    const graze_vec2 *start;
    length2 run;
    bool is_ray; /* ends at t_max; otherwise the line ends where its run ends */
    graze_scalar t_max;
} wall_path;

static inline void wall_set_zero(area *a)
{
    area_set_product(a, length_of(0), length_of(0));
}

/* ---- Which point is first ---- */

/* Compares part / whole with the end of the line: -1, 0 or 1. Their signs do not differ, and whole
 * is not 0. In far arithmetic, a segment is a ray that ends at t = 1. */
static inline int wall_order_to_end(const wall_path *l, const area *part, const area *whole)
{
    int sign = area_sign(whole);
    if (!GRAZE_FAR && !l->is_ray)
        return area_less(part, whole) ? -sign : area_less(whole, part) ? sign : 0;
    if (l->t_max == GRAZE_NO_LIMIT)
        return -1;
    return areas_to_limit(part, whole, l->t_max);
}

static inline graze_result wall_meet_crossing(const wall_meeting *m, const wall_path *l)
{
    int toward = area_sign(&m->ahead) * area_sign(&m->step);
    if (toward < 0 || !is_part(&m->along, &m->step))
        return GRAZE_MISS;
    if (toward == 0)
        return GRAZE_TOUCH;
    int order = wall_order_to_end(l, &m->ahead, &m->step);
    return order < 0 ? GRAZE_HIT : order == 0 ? GRAZE_TOUCH : GRAZE_MISS;
}

static inline bool wall_is_between(graze_scalar p, graze_scalar c, graze_scalar q)
{
    return (p <= c && c <= q) || (q <= c && c <= p);
}

/* The wall and the line are on one line, or one of them is a point on the other. */
static inline graze_result wall_meet_parallel(wall_meeting *m, const wall_path *l)
{
    const graze_vec2 *a = &l->wall->a, *b = &l->wall->b;
    length2 wall, from_a, to_wall;
    area same;
    set_between2(&wall, a, b);
    set_dot2(&m->across, &wall, &wall);
    if (wall_is_between(a->x, l->start->x, b->x) && wall_is_between(a->y, l->start->y, b->y)) {
        set_between2(&from_a, a, l->start);
        wall_set_zero(&m->ahead);
        set_dot2(&m->along, &wall, &from_a);
        return GRAZE_TOUCH;
    }
    set_dot2(&same, &wall, &l->run);
    const bool from_b = area_sign(&same) < 0;
    set_between2(&to_wall, l->start, from_b ? b : a);
    if (from_b)
        area_copy(&m->along, &m->across);
    else
        wall_set_zero(&m->along);
    set_dot2(&m->ahead, &l->run, &to_wall);
    set_dot2(&m->step, &l->run, &l->run);
    if (area_sign(&m->ahead) <= 0)
        return GRAZE_MISS;
    return wall_order_to_end(l, &m->ahead, &m->step) <= 0 ? GRAZE_TOUCH : GRAZE_MISS;
}

GRAZE_REPEATED graze_result wall_meet(wall_meeting *m, const wall_path *l)
{
    length2 wall, gap;
    set_between2(&wall, &l->wall->a, &l->wall->b);
    set_between2(&gap, l->start, &l->wall->a);
    set_cross2(&m->step, &wall, &l->run);
    area_copy(&m->across, &m->step);
    set_cross2(&m->along, &l->run, &gap);
    set_cross2(&m->ahead, &wall, &gap);
    m->side = -area_sign(&m->ahead);
    if (area_sign(&m->step) != 0)
        return wall_meet_crossing(m, l);
    return m->side == 0 && area_sign(&m->along) == 0 ? wall_meet_parallel(m, l) : GRAZE_MISS;
}

/* ---- The hit ---- */

static inline void wall_progress(share_progress *at, const area *part, const area *whole)
{
    share s;
    if (area_sign(part) == 0)
        share_set_zero(&s);
    else
        share_set_areas(&s, part, whole);
    share_progress_of(at, &s);
}

/* The caller reports the progress as fraction or as t. */
GRAZE_ONCE void wall_locate(const wall_meeting *m, const wall_path *l, share_progress *at,
                            graze_vec2 *point)
{
    wall_progress(at, &m->ahead, &m->step);
    point->x = share_along(l->start->x, l->run.x, at);
    point->y = share_along(l->start->y, l->run.y, at);
}

GRAZE_ONCE graze_fraction wall_locate_on_wall(const wall_meeting *m, const wall_path *l,
                                              graze_vec2 *normal)
{
    share_progress at;
    length2 wall;
    set_between2(&wall, &l->wall->a, &l->wall->b);
    *normal = vector2_is_zero(&wall) ? graze_vec2_of(0, 0) : left_of(&wall);
    wall_progress(&at, &m->along, &m->across);
    return share_fraction(&at);
}

static inline void wall_write_line_hit(const wall_meeting *m, const wall_path *l,
                                       graze_wall_line_hit2 *hit)
{
    share_progress at;
    hit->wall_fraction = wall_locate_on_wall(m, l, &hit->normal);
    wall_locate(m, l, &at, &hit->point);
    hit->fraction = share_fraction(&at);
    hit->side = m->side;
}

static inline void wall_write_ray_hit(const wall_meeting *m, const wall_path *l,
                                      graze_wall_ray_hit2 *hit)
{
    share_progress at;
    hit->wall_fraction = wall_locate_on_wall(m, l, &hit->normal);
    wall_locate(m, l, &at, &hit->point);
    hit->t = share_t(&at);
    hit->side = m->side;
}

GRAZE_INLINE void wall_set_segment(wall_path *l, const graze_segment2 *wall,
                                   const graze_segment2 *segment)
{
    l->wall = wall;
    l->start = &segment->a;
    set_between2(&l->run, &segment->a, &segment->b);
    l->is_ray = false;
    l->t_max = GRAZE_ONE;
}

GRAZE_INLINE void wall_set_ray(wall_path *l, const graze_segment2 *wall, const graze_ray2 *ray)
{
    l->wall = wall;
    l->start = &ray->origin;
    set_direction2(&l->run, &ray->dir);
    l->is_ray = true;
    l->t_max = ray->t_max;
}
