/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Segments and rays of any coordinates against a wall: one of `segment` and `ray` is NULL, and so is its hit. */

static inline void wall_set_path(wall_path *l, const graze_segment2 *wall,
                                 const graze_segment2 *segment, const graze_ray2 *ray)
{
    if (segment != 0)
        wall_set_segment(l, wall, segment);
    else
        wall_set_ray(l, wall, ray);
}

GRAZE_CALLED bool wall_overlaps_far(const graze_segment2 *wall, const graze_segment2 *segment,
                                    const graze_ray2 *ray)
{
    wall_meeting m;
    wall_path l;
    wall_set_path(&l, wall, segment, ray);
    return wall_meet(&m, &l) != GRAZE_MISS;
}

GRAZE_CALLED graze_result wall_cast_far(const graze_segment2 *wall, const graze_segment2 *segment,
                                        graze_wall_line_hit2 *line_hit, const graze_ray2 *ray,
                                        graze_wall_ray_hit2 *ray_hit)
{
    wall_meeting m;
    wall_path l;
    wall_set_path(&l, wall, segment, ray);
    graze_result result = wall_meet(&m, &l);
    if (result != GRAZE_MISS && line_hit != 0)
        wall_write_line_hit(&m, &l, line_hit);
    if (result != GRAZE_MISS && ray_hit != 0)
        wall_write_ray_hit(&m, &l, ray_hit);
    return result;
}
