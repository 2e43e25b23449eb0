/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Segments and rays against a box. The part that is in the box is found first (box_passage.h), and
 * nothing is divided before a hit is written. Most hits enter or leave through the face of one axis,
 * or are an end of the line in the interior: those are written at once, the others by asking every
 * face.
 */
#include "box_passage.h"

enum { NO_FACE = 2 * NO_AXIS }; /* else 2 * axis for the face at min, 1 more for that at max */

static inline int face_of(int axis, bool at_max)
{
    return 2 * axis + (at_max ? 1 : 0);
}

/* An axis along which the line does not run is not mirrored. */
static inline bool glides_on(const box_n *box, const line *l, int axis)
{
    graze_scalar from = component(l->start, axis);
    return span_is_zero(run_on(l, axis).length) &&
           (from == component(&box->min, axis) || from == component(&box->max, axis));
}

/* True when the line runs in a face of the box, or along an edge, and so stays outside. */
static inline bool glides(const box_n *box, const line *l)
{
#define GLIDES_ON(axis) glides_on(box, l, AXIS_##axis)
    return ANY_AXIS(GLIDES_ON);
}

static inline bool is_at(graze_scalar side, lane n, ratio at)
{
    return n.start <= side && ratio_equal(ratio_from(span_between(n.start, side), n.length), at);
}

/* The first face that holds the point of the line at that ratio. */
GRAZE_REPEATED int face_at(ratio at, const box_n *box, const line *l, bool leaving)
{
    for (int axis = AXIS_x; axis < NO_AXIS; axis++) {
        lane n = lane_of(box, l, axis);
        bool near_side = is_at(n.low, n, at), far_side = is_at(n.high, n, at);
        if (near_side && far_side) /* a flat axis */
            far_side = leaving && !span_is_zero(n.length);
        if (near_side || far_side)
            return face_of(axis, far_side != n.mirrored);
    }
    return NO_FACE;
}

GRAZE_REPEATED bool is_point(const line *l)
{
#define STAYS_ON(axis) span_is_zero(l->axis.length)
    return ALL_AXES(STAYS_ON);
}

/* Segments and rays divide and multiply at one place. */
GRAZE_ONCE void set_progress(progress *where, ratio at)
{
    *where = progress_of(at);
}

GRAZE_ONCE graze_scalar advance(graze_scalar start, span length, const progress *where)
{
    return along(start, length, where);
}

/* No rounding carries the point out of the box: none can in the fixed build, none may in float. */
static inline graze_scalar coordinate(const box_n *box, const line *l, int axis,
                                      const progress *where)
{
    lane n = lane_of(box, l, axis);
    graze_scalar c = held_between(n.low, advance(n.start, n.length, where), n.high);
    return n.mirrored ? mirror(c) : c;
}

static inline void locate_on(graze_scalar *point, graze_scalar *normal, const box_n *box,
                             const line *l, int axis, int face, const progress *where)
{
    if (face == face_of(axis, false)) {
        *point = component(&box->min, axis);
        *normal = -GRAZE_ONE;
    } else if (face == face_of(axis, true)) {
        *point = component(&box->max, axis);
        *normal = GRAZE_ONE;
    } else {
        *point = coordinate(box, l, axis, where);
        *normal = 0;
    }
}

GRAZE_REPEATED void locate(vector_n *point, vector_n *normal, const box_n *box, const line *l,
                           int face, const progress *where)
{
#define LOCATE_ON(axis) locate_on(&point->axis, &normal->axis, box, l, AXIS_##axis, face, where)
    EACH_AXIS(LOCATE_ON);
}

/* ---- A line that starts or ends in the interior: there it stays as it is, and has no normal ---- */

GRAZE_INLINE bool is_inside(const box_n *box, const vector_n *end)
{
#define IS_INSIDE(axis) box->min.axis < end->axis && end->axis < box->max.axis
    return ALL_AXES(IS_INSIDE);
}

GRAZE_ONCE void stay(const vector_n *end, vector_n *point, vector_n *normal)
{
    graze_scalar zero = 0;
    GRAZE_APART(zero);
#define STAY(axis)      point->axis = end->axis
#define NO_NORMAL(axis) normal->axis = zero
    EACH_AXIS(STAY);
    EACH_AXIS(NO_NORMAL);
}

GRAZE_INLINE bool is_point_segment(const segment_n *s)
{
#define IS_SAME(axis) s->a.axis == s->b.axis
    return ALL_AXES(IS_SAME);
}

/* True, and the hit is written, when that end is in the interior. A point has no end: it starts there. */
GRAZE_ONCE bool stays_on_segment(const box_n *box, const segment_n *s, line_hit_n *hit, bool at_end)
{
    const vector_n *end = at_end ? &s->b : &s->a;
    if (!is_inside(box, end))
        return false;
    if (hit != 0) {
        stay(end, &hit->point, &hit->normal);
        hit->fraction = at_end && !is_point_segment(s) ? GRAZE_FRACTION_ONE : 0;
    }
    return true;
}

/* The same of the start. Where a ray ends is not stored. */
GRAZE_ONCE bool stays_on_ray(const box_n *box, const ray_n *r, ray_hit_n *hit)
{
    if (!is_inside(box, &r->origin))
        return false;
    if (hit != 0) {
        stay(&r->origin, &hit->point, &hit->normal);
        hit->t = 0;
    }
    return true;
}

/* ---- Any other ---- */

/*
 * What a hit is written from, in one word, so that what is called has its registers for the rest. A
 * line that enters before it leaves goes through the interior, unless it glides. Then the axis that
 * decided names the face. Else any axis may hold the point.
 */
enum {
    LEAVING = 1,  /* the last point in the box is asked for, and not the first */
    CROSSES = 2,  /* the line enters before it leaves */
    HAS_FACE = 4, /* it holds a face, and not an axis */
    IS_RAY = 8,   /* and not a segment */
    HOLDS = 16    /* times that face or axis */
};

/* False when the line glides, so that the axis names no face. */
GRAZE_REPEATED bool names_face(int *face, const box_n *box, const line *l, unsigned way)
{
    int held = (int)(way / HOLDS);
    bool leaving = way & LEAVING;
    *face = way & HAS_FACE ? held : face_of(held, run_on(l, held).down != leaving);
    return way & HAS_FACE || !glides(box, l);
}

/* False, and nothing is written, when the line glides. */
GRAZE_ONCE bool put_segment(const box_n *box, const segment_n *segment, line_hit_n *hit,
                            unsigned way, ratio at)
{
    line l = line_of_segment(segment);
    int face;
    if (!names_face(&face, box, &l, way))
        return false;
    if (hit != 0) {
        progress where;
        set_progress(&where, at);
        locate(&hit->point, &hit->normal, box, &l, face, &where);
        hit->fraction = progress_fraction(&where);
    }
    return true;
}

GRAZE_ONCE bool put_ray(const box_n *box, const ray_n *ray, ray_hit_n *hit, unsigned way, ratio at)
{
    line l = line_of_ray(ray);
    int face;
    if (!names_face(&face, box, &l, way))
        return false;
    if (hit != 0) {
        progress where;
        set_progress(&where, at);
        locate(&hit->point, &hit->normal, box, &l, face, &where);
        hit->t = held_to(ray->t_max, progress_t(&where));
    }
    return true;
}

/* The line touches, glides, or starts or ends in the box. If no face holds the point, it is an end
 * of the line in the interior. */
GRAZE_ONCE graze_result put_by_face(const box_n *box, const void *asked, void *hit, unsigned way,
                                    ratio at)
{
    bool leaving = way & LEAVING;
    line l;
    if (way & IS_RAY)
        l = line_of_ray((const ray_n *)asked);
    else
        l = line_of_segment((const segment_n *)asked);
    if (leaving && is_point(&l))
        at = ratio_zero();
    int face = face_at(at, box, &l, leaving);
    unsigned known = HOLDS * (unsigned)face + HAS_FACE;
    if (way & IS_RAY)
        (void)put_ray(box, (const ray_n *)asked, (ray_hit_n *)hit, known, at);
    else
        (void)put_segment(box, (const segment_n *)asked, (line_hit_n *)hit, known, at);
    if (face == NO_FACE)
        return GRAZE_INSIDE;
    return way & CROSSES && !glides(box, &l) ? GRAZE_HIT : GRAZE_TOUCH;
}

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
    unsigned way = HOLDS * (unsigned)axis + (leaving ? LEAVING : 0);
    if (ratio_less(p.enter, p.leave)) {
        if (axis != NO_AXIS && put_segment(box, segment, hit, way, at))
            return GRAZE_HIT;
        way += CROSSES;
    }
    return put_by_face(box, segment, hit, way, at);
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
    unsigned way = HOLDS * (unsigned)axis + (leaving ? LEAVING : 0);
    if (ratio_less(p.enter, p.leave)) {
        if (axis != NO_AXIS && put_ray(box, ray, hit, way, at))
            return GRAZE_HIT;
        way += CROSSES;
    }
    return put_by_face(box, ray, hit, way + IS_RAY, at);
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
