/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Segments and rays against a box. The part that is in the box is found first (box_passage.h), and
 * nothing is divided before a hit is written (box_hit.h). Most hits enter or leave through the face of
 * one axis, or are an end of the line in the interior: those are written at once, the others by asking
 * every face.
 */
#include "box_hit.h"

/* Once the line has met the box only its pointer is used, so that a line that misses has stayed in
 * registers. */
GRAZE_ONCE graze_result cast_segment(const box_n *box, const segment_n *segment, line_hit_n *hit,
                                     bool leaving)
{
    line l = line_of_segment(segment);
    passage p = whole_segment();
    if (!passes(&p, box, &l))
        return GRAZE_MISS;
    int axis = leaving ? p.leave_axis : p.enter_axis;
    if (axis == NO_AXIS && stays_on_segment(box, segment, hit, leaving))
        return GRAZE_INSIDE;
    ratio at = leaving ? p.leave : p.enter;
    if (ratio_less(p.enter, p.leave)) {
        if (axis != NO_AXIS && put_segment(box, segment, hit, side_of(axis, leaving), at))
            return GRAZE_HIT;
        return put_segment_by_face(box, segment, hit, at, leaving, true);
    }
    return put_segment_by_face(box, segment, hit, at, leaving, false);
}

GRAZE_ONCE graze_result cast_ray(const box_n *box, const ray_n *ray, ray_hit_n *hit, bool leaving)
{
    if (!(ray->t_max >= 0))
        return GRAZE_MISS;
    line l = line_of_ray(ray);
    passage p = whole_ray(ray);
    if (!passes(&p, box, &l))
        return GRAZE_MISS;
    int axis = leaving ? p.leave_axis : p.enter_axis;
    if (axis == NO_AXIS && !leaving && stays_on_ray(box, ray, hit))
        return GRAZE_INSIDE;
    ratio at = leaving ? p.leave : p.enter;
    if (ratio_less(p.enter, p.leave)) {
        if (axis != NO_AXIS && put_ray(box, ray, hit, side_of(axis, leaving), at))
            return GRAZE_HIT;
        return put_ray_by_face(box, ray, hit, at, leaving, true);
    }
    return put_ray_by_face(box, ray, hit, at, leaving, false);
}

bool OF_BOX(overlaps_segment)(const box_n *box, const segment_n *segment)
{
    line l = line_of_segment(segment);
    passage p = whole_segment();
    return passes(&p, box, &l);
}

bool OF_BOX(overlaps_ray)(const box_n *box, const ray_n *ray)
{
    if (!(ray->t_max >= 0))
        return false;
    line l = line_of_ray(ray);
    passage p = whole_ray(ray);
    return passes(&p, box, &l);
}

graze_result OF_BOX(linecast)(const box_n *box, const segment_n *segment, line_hit_n *hit)
{
    return cast_segment(box, segment, hit, false);
}

graze_result OF_BOX(linecast_exit)(const box_n *box, const segment_n *segment, line_hit_n *hit)
{
    return cast_segment(box, segment, hit, true);
}

graze_result OF_BOX(raycast)(const box_n *box, const ray_n *ray, ray_hit_n *hit)
{
    return cast_ray(box, ray, hit, false);
}

graze_result OF_BOX(raycast_exit)(const box_n *box, const ray_n *ray, ray_hit_n *hit)
{
    return cast_ray(box, ray, hit, true);
}

#if GRAZE_AXES == 3
#include "nearest_aabb.h"
#endif
