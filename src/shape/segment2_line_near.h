/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Segments and rays against a wall: the routines. Near coordinates; others go to segment2_far.c. */

/* ---- Most lines lie beside the wall ---- */

static inline bool wall_is_below(graze_scalar p, graze_scalar q, graze_scalar r, graze_scalar s)
{
    return p < r && p < s && q < r && q < s;
}

static inline bool wall_are_apart(graze_scalar p, graze_scalar q, graze_scalar r, graze_scalar s)
{
    return wall_is_below(p, q, r, s) || wall_is_below(r, s, p, q);
}

static inline bool wall_is_behind(graze_scalar start, graze_scalar dir, graze_scalar p,
                                  graze_scalar q)
{
    return (dir >= 0 && p < start && q < start) || (dir <= 0 && start < p && start < q);
}

static inline bool wall_is_beside_segment(const graze_segment2 *wall, const graze_segment2 *segment)
{
    const graze_vec2 *a = &wall->a, *b = &wall->b, *c = &segment->a, *d = &segment->b;
    return wall_are_apart(a->x, b->x, c->x, d->x) || wall_are_apart(a->y, b->y, c->y, d->y);
}

static inline bool wall_is_near_segment(const graze_segment2 *wall, const graze_segment2 *segment)
{
    return is_near2(&wall->a) && is_near2(&wall->b) && is_near2(&segment->a) &&
           is_near2(&segment->b);
}

/* Also true for a wall behind the ray, and for a ray with a negative t_max. */
static inline bool wall_is_beside_ray(const graze_segment2 *wall, const graze_ray2 *ray)
{
    const graze_vec2 *a = &wall->a, *b = &wall->b, *start = &ray->origin, *dir = &ray->dir;
    return ray->t_max < 0 || wall_is_behind(start->x, dir->x, a->x, b->x) ||
           wall_is_behind(start->y, dir->y, a->y, b->y);
}

static inline bool wall_is_near_ray(const graze_segment2 *wall, const graze_ray2 *ray)
{
    return is_near2(&wall->a) && is_near2(&wall->b) && is_near2(&ray->origin) &&
           is_near2(&ray->dir);
}

GRAZE_INLINE bool wall_overlaps_segment(const graze_segment2 *wall, const graze_segment2 *segment)
{
    wall_meeting m;
    wall_path l;
    if (wall_is_beside_segment(wall, segment))
        return false;
    UNLESS_NEAR(wall_is_near_segment(wall, segment),
                return graze_segment2_overlaps_far(wall, segment, 0));
    wall_set_segment(&l, wall, segment);
    return wall_meet(&m, &l) != GRAZE_MISS;
}

GRAZE_INLINE bool wall_overlaps_ray(const graze_segment2 *wall, const graze_ray2 *ray)
{
    wall_meeting m;
    wall_path l;
    if (wall_is_beside_ray(wall, ray))
        return false;
    UNLESS_NEAR(wall_is_near_ray(wall, ray), return graze_segment2_overlaps_far(wall, 0, ray));
    wall_set_ray(&l, wall, ray);
    return wall_meet(&m, &l) != GRAZE_MISS;
}

GRAZE_INLINE graze_result wall_linecast(const graze_segment2 *wall, const graze_segment2 *segment,
                                        graze_wall_line_hit2 *hit)
{
    wall_meeting m;
    wall_path l;
    if (wall_is_beside_segment(wall, segment))
        return GRAZE_MISS;
    UNLESS_NEAR(wall_is_near_segment(wall, segment),
                return graze_segment2_cast_far(wall, segment, hit, 0, 0));
    wall_set_segment(&l, wall, segment);
    graze_result result = wall_meet(&m, &l);
    if (result != GRAZE_MISS && hit != 0)
        wall_write_line_hit(&m, &l, hit);
    return result;
}

GRAZE_INLINE graze_result wall_raycast(const graze_segment2 *wall, const graze_ray2 *ray,
                                       graze_wall_ray_hit2 *hit)
{
    wall_meeting m;
    wall_path l;
    if (wall_is_beside_ray(wall, ray))
        return GRAZE_MISS;
    UNLESS_NEAR(wall_is_near_ray(wall, ray), return graze_segment2_cast_far(wall, 0, 0, ray, hit));
    wall_set_ray(&l, wall, ray);
    graze_result result = wall_meet(&m, &l);
    if (result != GRAZE_MISS && hit != 0)
        wall_write_ray_hit(&m, &l, hit);
    return result;
}
