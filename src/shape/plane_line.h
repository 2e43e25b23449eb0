/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Segments and rays against a plane. Included by plane.h. plane_crossing.h decides and locates. */

GRAZE_ROUTINE graze_result plane_linecast(const graze_plane *plane, const graze_segment *s,
                                          graze_face_line_hit *hit)
{
    GO_FAR_UNLESS(is_near(&plane->point) && is_near(&s->a) && is_near(&s->b),
                  graze_plane_linecast_far(plane, s, hit));
    reach from, to;
    plane_set_height(&from, plane, &s->a);
    plane_set_height(&to, plane, &s->b);
    const graze_result result = plane_pass_segment(&plane->normal, &from, &to);
    length3 run;
    set_between(&run, &s->a, &s->b);
    if (result == GRAZE_MISS || !are_lengths(&run))
        return GRAZE_MISS;
    if (hit != 0)
        plane_write_line_hit(hit, &plane->normal, s, result, &from, &to);
    return result;
}

GRAZE_ROUTINE graze_result plane_raycast(const graze_plane *plane, const graze_ray *r,
                                         graze_face_ray_hit *hit)
{
    GO_FAR_UNLESS(is_near(&plane->point) && is_near(&r->origin) && is_near(&r->dir),
                  graze_plane_raycast_far(plane, r, hit));
    reach from, step;
    plane_set_height(&from, plane, &r->origin);
    plane_set_approach(&step, &plane->normal, r);
    const graze_result result = plane_pass_ray(&plane->normal, r, &from, &step);
    if (result != GRAZE_MISS && hit != 0)
        plane_write_ray_hit(hit, &plane->normal, r, &from, &step);
    return result;
}
