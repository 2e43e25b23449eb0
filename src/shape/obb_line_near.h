/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Segments and rays against an oriented box: the routines. Near coordinates, and all
 * coordinates of the float build and of the small world; others go to obb_line_far.h. */

GRAZE_ONCE graze_result obb_write_segment_hit(const graze_obb *box, const obb_line *l,
                                              const obb_passage *p, graze_line_hit *hit,
                                              bool leaving)
{
    obb_contact c;
    share_progress where;
    obb_set_contact(&c, p, l, leaving);
    if (hit != 0) {
        obb_write_contact(box, l, &c, &where, &hit->point, &hit->normal);
        hit->fraction = share_fraction(&where);
    }
    return c.result;
}

GRAZE_ONCE graze_result obb_write_ray_hit(const graze_obb *box, const graze_ray *r,
                                          const obb_line *l, const obb_passage *p,
                                          graze_ray_hit *hit, bool leaving)
{
    obb_contact c;
    share_progress where;
    obb_set_contact(&c, p, l, leaving);
    if (hit != 0) {
        obb_write_contact(box, l, &c, &where, &hit->point, &hit->normal);
        hit->t = held_to(r->t_max, share_t(&where));
    }
    return c.result;
}

GRAZE_ONCE graze_result obb_cast_segment(const graze_obb *box, const graze_segment *s,
                                         graze_line_hit *hit, bool leaving)
{
    obb_line l;
    obb_passage p;
    obb_set_segment(&l, &p, box, s);
    return obb_passes(&p, box, &l) ? obb_write_segment_hit(box, &l, &p, hit, leaving) : GRAZE_MISS;
}

GRAZE_ONCE graze_result obb_cast_ray(const graze_obb *box, const graze_ray *r, graze_ray_hit *hit,
                                     bool leaving)
{
    obb_line l;
    obb_passage p;
    if (!(r->t_max >= 0))
        return GRAZE_MISS;
    obb_set_ray(&l, &p, box, r, r->t_max);
    return obb_passes(&p, box, &l) ? obb_write_ray_hit(box, r, &l, &p, hit, leaving) : GRAZE_MISS;
}

static inline bool obb_is_near_segment(const graze_obb *box, const graze_segment *s)
{
    return is_near(&box->center) && is_near(&s->a) && is_near(&s->b);
}

static inline bool obb_is_near_ray(const graze_obb *box, const graze_ray *r)
{
    return is_near(&box->center) && is_near(&r->origin) && is_near(&r->dir);
}

/* A function of its own, so that a Cortex-M0 does not keep this frame while the far routine runs. */
GRAZE_FRAMED bool obb_meets_segment(const graze_obb *box, const graze_segment *segment)
{
    obb_line l;
    obb_passage p;
    obb_set_segment(&l, &p, box, segment);
    return obb_passes(&p, box, &l);
}

GRAZE_FRAMED bool obb_meets_ray(const graze_obb *box, const graze_ray *ray)
{
    obb_line l;
    obb_passage p;
    if (!(ray->t_max >= 0))
        return false;
    obb_set_ray(&l, &p, box, ray, ray->t_max);
    return obb_passes(&p, box, &l);
}

GRAZE_ROUTINE bool obb_overlaps_segment(const graze_obb *box, const graze_segment *segment)
{
    GO_FAR_UNLESS(obb_is_near_segment(box, segment), obb_overlaps_far(box, segment, 0));
    return obb_meets_segment(box, segment);
}

GRAZE_ROUTINE bool obb_overlaps_ray(const graze_obb *box, const graze_ray *ray)
{
    GO_FAR_UNLESS(obb_is_near_ray(box, ray), obb_overlaps_far(box, 0, ray));
    return obb_meets_ray(box, ray);
}

GRAZE_ROUTINE graze_result obb_linecast(const graze_obb *box, const graze_segment *segment,
                                        graze_line_hit *hit)
{
    GO_FAR_UNLESS(obb_is_near_segment(box, segment), obb_cast_far(box, segment, hit, 0, 0, false));
    return obb_cast_segment(box, segment, hit, false);
}

/* For a segment that ends in the interior. */
static inline void obb_hold_to_end(graze_vec3 *point, const graze_vec3 *end)
{
    hold_end(&point->x, end->x);
    hold_end(&point->y, end->y);
    hold_end(&point->z, end->z);
}

GRAZE_ROUTINE graze_result obb_linecast_exit(const graze_obb *box, const graze_segment *segment,
                                             graze_line_hit *hit)
{
    GO_FAR_UNLESS(obb_is_near_segment(box, segment), obb_cast_far(box, segment, hit, 0, 0, true));
    graze_result result = obb_cast_segment(box, segment, hit, true);
    if (result == GRAZE_INSIDE && hit != 0)
        obb_hold_to_end(&hit->point, &segment->b);
    return result;
}

GRAZE_ROUTINE graze_result obb_raycast(const graze_obb *box, const graze_ray *ray,
                                       graze_ray_hit *hit)
{
    GO_FAR_UNLESS(obb_is_near_ray(box, ray), obb_cast_far(box, 0, 0, ray, hit, false));
    return obb_cast_ray(box, ray, hit, false);
}

GRAZE_ROUTINE graze_result obb_raycast_exit(const graze_obb *box, const graze_ray *ray,
                                            graze_ray_hit *hit)
{
    GO_FAR_UNLESS(obb_is_near_ray(box, ray), obb_cast_far(box, 0, 0, ray, hit, true));
    return obb_cast_ray(box, ray, hit, true);
}
