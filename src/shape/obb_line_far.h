/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Segments and rays of any coordinates against an oriented box: one of `segment` and `ray` is NULL, and so is its hit.
 * leaving: the last point in the box, not the first. */

/* A segment is treated as a ray that ends at t = 1, except for the order in which its faces are compared. */
GRAZE_ONCE bool obb_finds(obb_line *l, obb_passage *p, const graze_obb *box,
                          const graze_segment *segment, const graze_ray *ray)
{
    obb_set_line(l, box, segment != 0 ? &segment->a : &ray->origin);
    if (segment != 0)
        set_between(&l->run, &segment->a, &segment->b);
    else
        set_direction(&l->run, &ray->dir);
    obb_begin_passage(p, segment != 0);
    share_set_limit(&p->leave, segment != 0 ? GRAZE_ONE : ray->t_max < 0 ? 0 : ray->t_max);
    return (segment != 0 || ray->t_max >= 0) && obb_passes(p, box, l);
}

GRAZE_CALLED bool obb_overlaps_far(const graze_obb *box, const graze_segment *segment,
                                   const graze_ray *ray)
{
    obb_line l;
    obb_passage p;
    return obb_finds(&l, &p, box, segment, ray);
}

GRAZE_CALLED graze_result obb_cast_far(const graze_obb *box, const graze_segment *segment,
                                       graze_line_hit *line_hit, const graze_ray *ray,
                                       graze_ray_hit *ray_hit, bool leaving)
{
    obb_line l;
    obb_passage p;
    obb_contact c;
    share_progress where;
    const bool is_ray = ray_hit != 0;
    if (!obb_finds(&l, &p, box, segment, ray))
        return GRAZE_MISS;
    obb_set_contact(&c, &p, &l, leaving);
    if (line_hit == 0 && ray_hit == 0)
        return c.result;
    obb_write_contact(box, &l, &c, &where, is_ray ? &ray_hit->point : &line_hit->point,
                      is_ray ? &ray_hit->normal : &line_hit->normal);
    if (is_ray)
        ray_hit->t = held_to(ray->t_max, share_t(&where));
    else
        line_hit->fraction = share_fraction(&where);
    return c.result;
}
