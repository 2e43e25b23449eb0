/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The hit of a line that meets a box: see box_line.h. If an end of the line is in the interior, the point is that end.
 * Otherwise the point is on a face, which the deciding axis names, or which a search over all faces finds.
 */
/* ---- An end of the line in the interior ---- */

GRAZE_INLINE bool box_is_inside(const box_n *box, const vector_n *end)
{
#define IS_INSIDE(axis) box->min.axis < end->axis && end->axis < box->max.axis
    return ALL_AXES(IS_INSIDE);
}
#undef IS_INSIDE

GRAZE_INLINE bool box_is_point_segment(const segment_n *s)
{
#define IS_SAME(axis) s->a.axis == s->b.axis
    return ALL_AXES(IS_SAME);
}
#undef IS_SAME

/* Returns true if that end is in the interior, and writes the hit. A point is at its start. */
GRAZE_ONCE bool box_segment_ends_inside(const box_n *box, const segment_n *s, line_hit_n *hit,
                                        bool at_end)
{
    const vector_n *end = at_end ? &s->b : &s->a;
    if (!box_is_inside(box, end))
        return false;
    if (hit != 0) {
        copy_n(&hit->point, end);
        set_zero_n(&hit->normal);
        hit->fraction = at_end && !box_is_point_segment(s) ? GRAZE_FRACTION_ONE : 0;
    }
    return true;
}

/* The same for the start of a ray; the end of a ray is not stored. */
GRAZE_ONCE bool box_ray_starts_inside(const box_n *box, const ray_n *r, ray_hit_n *hit)
{
    if (!box_is_inside(box, &r->origin))
        return false;
    if (hit != 0) {
        copy_n(&hit->point, &r->origin);
        set_zero_n(&hit->normal);
        hit->t = 0;
    }
    return true;
}

/* ---- On a face ---- */

/* A side of a lane: 2 * axis for the near side, by which a line enters, and 1 more for the far side. */
static inline int box_side_of(int axis, bool far)
{
    return 2 * axis + (far ? 1 : 0);
}

static inline int box_axis_of(int side)
{
    return (int)((unsigned)side / 2u);
}

/* A face: 2 * axis at min, and 1 more at max. BOX_NO_SIDE is no face, mirrored or not. */
GRAZE_INLINE int box_face_on(int side, const box_line *l)
{
    return side ^ (box_run_on(l, box_axis_of(side)).down ? 1 : 0);
}

/* A function of its own, so that segments and rays share one division and one multiplication. */
GRAZE_ONCE void box_set_progress(progress *where, const ratio *at)
{
    *where = progress_of(*at);
}

GRAZE_ONCE graze_scalar box_advance(graze_scalar start, span run, const progress *where)
{
    return along(start, run, where);
}

/* Rounding cannot leave the box: its sides are coordinates. */
static inline graze_scalar box_coordinate(const box_n *box, const box_line *l, int axis,
                                          const progress *where)
{
    box_lane n = box_lane_of(box, l, axis);
    graze_scalar c = box_advance(n.front, n.length, where);
    BOUND(n.low <= c && c <= n.high);
    return n.mirrored ? mirror(c) : c;
}

GRAZE_INLINE graze_scalar box_normal_on(int axis, int face)
{
    return face == 2 * axis ? -GRAZE_ONE : face == 2 * axis + 1 ? GRAZE_ONE : 0;
}

static inline void box_locate_on_axis(graze_scalar *point, graze_scalar *normal, const box_n *box,
                                      const box_line *l, int axis, int face, const progress *where)
{
    if (face == 2 * axis) {
        *point = box_component(&box->min, axis);
        *normal = -GRAZE_ONE;
    } else if (face == 2 * axis + 1) {
        *point = box_component(&box->max, axis);
        *normal = GRAZE_ONE;
    } else {
        *point = box_coordinate(box, l, axis, where);
        *normal = 0;
    }
}

GRAZE_REPEATED void box_locate(vector_n *point, vector_n *normal, const box_n *box,
                               const box_line *l, int side, const progress *where)
{
    int face = box_face_on(side, l);
#define LOCATE_ON(axis)                                                                            \
    box_locate_on_axis(&point->axis, &normal->axis, box, l, AXIS_##axis, face, where)
    EACH_AXIS(LOCATE_ON);
}
#undef LOCATE_ON

/* An axis along which the line does not run is not mirrored. */
static inline bool box_glides_on(const box_n *box, const box_line *l, int axis)
{
    graze_scalar from = box_component(l->start, axis);
    return span_is_zero(box_run_on(l, axis).length) &&
           (from == box_component(&box->min, axis) || from == box_component(&box->max, axis));
}

/* Returns true if the line runs in a face of the box or along an edge: then it stays outside the interior. */
static inline bool box_glides(const box_n *box, const box_line *l)
{
#define GLIDES_ON(axis) box_glides_on(box, l, AXIS_##axis)
    return ANY_AXIS(GLIDES_ON);
}
#undef GLIDES_ON

/*
 * Writes the hit on that side, or at an end of the line for BOX_NO_SIDE. Returns false if the line glides: then no axis
 * determines the side, and the caller corrects the normal. Tested last, to save registers.
 */
GRAZE_ONCE bool box_write_segment_hit(const box_n *box, const segment_n *segment, line_hit_n *hit,
                                      int side, ratio at)
{
    box_line l = box_line_of_segment(segment);
    if (hit != 0) {
        progress where;
        box_set_progress(&where, &at);
        box_locate(&hit->point, &hit->normal, box, &l, side, &where);
        hit->fraction = progress_fraction(&where);
    }
    return !box_glides(box, &l);
}

GRAZE_ONCE bool box_write_ray_hit(const box_n *box, const ray_n *ray, ray_hit_n *hit, int side,
                                  ratio at)
{
    box_line l = box_line_of_ray(ray);
    if (hit != 0) {
        progress where;
        box_set_progress(&where, &at);
        box_locate(&hit->point, &hit->normal, box, &l, side, &where);
        hit->t = progress_t(&where);
    }
    return !box_glides(box, &l);
}

/* ---- The side, by a search over all faces: box_line.h states when ---- */

/* is_end: the ratio is 0 or 1, and needs no product. */
GRAZE_FRAMED bool box_is_at(ratio at, bool is_end, const box_lane *n, graze_scalar side)
{
    const span moved = span_is_zero(at.part) ? span_zero() : n->length;
    if (n->front > side)
        return false;
    const span part = span_between(n->front, side);
    return is_end ? span_equal(part, moved) : ratio_equal(ratio_from(part, n->length), at);
}

/* The first side that contains the point of the line at that ratio. */
GRAZE_REPEATED int box_side_at(ratio at, bool is_end, const box_n *box, const box_line *l,
                               bool leaving)
{
    for (int axis = AXIS_x; axis < GRAZE_AXES; axis++) {
        box_lane n = box_lane_of(box, l, axis);
        bool near_side = box_is_at(at, is_end, &n, n.low);
        bool far_side = box_is_at(at, is_end, &n, n.high);
        if (near_side && far_side) /* a flat axis */
            far_side = leaving && !span_is_zero(n.length);
        if (near_side || far_side)
            return box_side_of(axis, far_side);
    }
    return BOX_NO_SIDE;
}

GRAZE_REPEATED bool box_is_point(const box_line *l)
{
#define STAYS_ON(axis) span_is_zero(l->axis.length)
    return ALL_AXES(STAYS_ON);
}
#undef STAYS_ON

/* A line that is a point leaves where it enters. */
GRAZE_REPEATED int box_find_side(ratio *at, bool is_end, const box_n *box, const box_line *l,
                                 bool leaving)
{
    if (leaving && box_is_point(l))
        *at = ratio_zero();
    return box_side_at(*at, is_end, box, l, leaving);
}

/* If no side contains the point, it is an end of the line in the interior. */
static inline graze_result box_result_on(int side, bool through)
{
    if (side == BOX_NO_SIDE)
        return GRAZE_INSIDE;
    return through ? GRAZE_HIT : GRAZE_TOUCH;
}

/* leaving: the last point in the box, not the first. crosses: the line enters before it leaves, and so crosses the
 * interior, unless it glides. */
GRAZE_ONCE graze_result box_write_segment_hit_by_face(const box_n *box, const segment_n *segment,
                                                      line_hit_n *hit, bool leaving, ratio at,
                                                      bool crosses)
{
    box_line l = box_line_of_segment(segment);
    int side = box_find_side(&at, true, box, &l, leaving);
    bool through = box_write_segment_hit(box, segment, hit, side, at) && crosses;
    return box_result_on(side, through);
}

GRAZE_ONCE graze_result box_write_ray_hit_by_face(const box_n *box, const ray_n *ray,
                                                  ray_hit_n *hit, bool leaving, ratio at,
                                                  bool crosses)
{
    box_line l = box_line_of_ray(ray);
    int side = box_find_side(&at, false, box, &l, leaving);
    bool through = box_write_ray_hit(box, ray, hit, side, at) && crosses;
    return box_result_on(side, through);
}

/* ---- A line that glides, whose hit is written on the face of the axis that decides ---- */

/* The point is in that face and in the faces in which the line glides. The normal becomes that of the first. */
GRAZE_ONCE void box_correct_normal(vector_n *normal, const box_n *box, const box_line *l,
                                   int deciding)
{
    int axis = AXIS_x;
    while (axis < deciding && !box_glides_on(box, l, axis))
        axis++;
    if (axis == deciding)
        return;
    const bool at_min = box_component(l->start, axis) == box_component(&box->min, axis);
    const int face = 2 * axis + (at_min ? 0 : 1);
#define SET_ON(axis) normal->axis = box_normal_on(AXIS_##axis, face)
    EACH_AXIS(SET_ON);
}
#undef SET_ON

GRAZE_ONCE graze_result box_touches_segment(const box_n *box, const segment_n *segment,
                                            line_hit_n *hit, int deciding)
{
    box_line l = box_line_of_segment(segment);
    if (hit != 0)
        box_correct_normal(&hit->normal, box, &l, deciding);
    return GRAZE_TOUCH;
}

GRAZE_ONCE graze_result box_touches_ray(const box_n *box, const ray_n *ray, ray_hit_n *hit,
                                        int deciding)
{
    box_line l = box_line_of_ray(ray);
    if (hit != 0)
        box_correct_normal(&hit->normal, box, &l, deciding);
    return GRAZE_TOUCH;
}

/* ---- A line that only touches: it leaves where it enters ---- */

/* Whether the deciding axes are those of the first sides that contain the point: the line enters the
 * slabs of earlier axes sooner and leaves them later. Otherwise an end of the line is there, which can be on several sides. */
GRAZE_INLINE bool box_touches_between_ends(int enter_axis, int leave_axis)
{
    return enter_axis != NO_AXIS && leave_axis != NO_AXIS;
}

/* The first of both sides. On a flat axis both are on the same axis. */
GRAZE_INLINE int box_touched_side(int enter_axis, int leave_axis, bool leaving)
{
    if (enter_axis == leave_axis)
        return box_side_of(enter_axis, leaving);
    return enter_axis < leave_axis ? box_side_of(enter_axis, false) : box_side_of(leave_axis, true);
}
