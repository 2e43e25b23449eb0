/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Segments and rays against a box. The part of the line in the box is computed first (box_passage.h), and nothing is
 * divided before a hit is written (box_hit.h). Most lines enter or leave through the face of one axis, or have an end in
 * the interior: their hits are written at once. A search over all faces follows where a line starts, ends or touches with
 * an end; in the float build wherever it touches. Included by box.h.
 */

/* Once a line is known to hit the box, only pointers to its ends are used: so a line that misses stays in registers. */
GRAZE_ONCE graze_result box_cast_segment(const box_n *box, const segment_n *segment,
                                         line_hit_n *hit, bool leaving)
{
    box_line l = box_line_of_segment(segment);
    box_passage p = box_whole_segment();
    if (!box_passes(&p, box, &l))
        return GRAZE_MISS;
    const int axis = leaving ? p.leave_axis : p.enter_axis;
    const ratio at = leaving ? p.leave : p.enter;
    if (axis == NO_AXIS) {
        if (box_segment_ends_inside(box, segment, hit, leaving))
            return GRAZE_INSIDE;
        return box_write_segment_hit_by_face(box, segment, hit, leaving, at,
                                             ratio_less(p.enter, p.leave));
    }
    if (ratio_less(p.enter, p.leave)) {
        if (box_write_segment_hit(box, segment, hit, box_side_of(axis, leaving), at))
            return GRAZE_HIT;
        return box_touches_segment(box, segment, hit, axis);
    }
    if (!box_touches_between_ends(p.enter_axis, p.leave_axis))
        return box_write_segment_hit_by_face(box, segment, hit, leaving, at, false);
    const int side = box_touched_side(p.enter_axis, p.leave_axis, leaving);
    if (box_write_segment_hit(box, segment, hit, side, at))
        return GRAZE_TOUCH;
    return box_touches_segment(box, segment, hit, box_axis_of(side));
}

GRAZE_ONCE graze_result box_cast_ray(const box_n *box, const ray_n *ray, ray_hit_n *hit,
                                     bool leaving)
{
    if (!(ray->t_max >= 0))
        return GRAZE_MISS;
    box_line l = box_line_of_ray(ray);
    box_passage p = box_whole_ray(ray);
    if (!box_passes(&p, box, &l))
        return GRAZE_MISS;
    const int axis = leaving ? p.leave_axis : p.enter_axis;
    if (axis == NO_AXIS) {
        if (!leaving && box_ray_starts_inside(box, ray, hit))
            return GRAZE_INSIDE;
        return box_write_ray_hit_by_face(box, ray, hit, leaving, leaving ? p.leave : p.enter,
                                         ratio_less(p.enter, p.leave));
    }
    const ratio at = leaving ? p.leave : p.enter;
    if (ratio_less(p.enter, p.leave)) {
        if (box_write_ray_hit(box, ray, hit, box_side_of(axis, leaving), at))
            return GRAZE_HIT;
        return box_touches_ray(box, ray, hit, axis);
    }
    if (!box_touches_between_ends(p.enter_axis, p.leave_axis))
        return box_write_ray_hit_by_face(box, ray, hit, leaving, at, false);
    const int side = box_touched_side(p.enter_axis, p.leave_axis, leaving);
    if (box_write_ray_hit(box, ray, hit, side, at))
        return GRAZE_TOUCH;
    return box_touches_ray(box, ray, hit, box_axis_of(side));
}

GRAZE_ROUTINE bool box_overlaps_segment(const box_n *box, const segment_n *segment)
{
    box_line l = box_line_of_segment(segment);
    box_passage p = box_whole_segment();
    return box_passes(&p, box, &l);
}

GRAZE_ROUTINE bool box_overlaps_ray(const box_n *box, const ray_n *ray)
{
    if (!(ray->t_max >= 0))
        return false;
    box_line l = box_line_of_ray(ray);
    box_passage p = box_whole_ray(ray);
    return box_passes(&p, box, &l);
}

GRAZE_ROUTINE graze_result box_linecast(const box_n *box, const segment_n *segment, line_hit_n *hit)
{
    return box_cast_segment(box, segment, hit, false);
}

GRAZE_ROUTINE graze_result box_linecast_exit(const box_n *box, const segment_n *segment,
                                             line_hit_n *hit)
{
    return box_cast_segment(box, segment, hit, true);
}

GRAZE_ROUTINE graze_result box_raycast(const box_n *box, const ray_n *ray, ray_hit_n *hit)
{
    return box_cast_ray(box, ray, hit, false);
}

GRAZE_ROUTINE graze_result box_raycast_exit(const box_n *box, const ray_n *ray, ray_hit_n *hit)
{
    return box_cast_ray(box, ray, hit, true);
}
