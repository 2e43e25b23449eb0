/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Segments and rays against a box.
 *
 * On each axis the box is a slab, which the line enters and leaves at two ratios of its length.
 * The line meets the box when the last entrance comes no later than the first exit. Ratios are
 * compared by cross-multiplication, so that nothing is divided before a hit is written.
 *
 * An axis on which the line runs down is mirrored first. After that all distances are counted
 * upward from the start of the line; none is negative.
 */
#include "box_axes.h"

#include "arith.h"
#include "inlining.h"

/* How a line runs along one axis: how far for each unit of its parameter, and which way. */
typedef struct {
    span length;
    bool down;
} run;

typedef struct {
    const vector_n *start;
    run AXES;
} line;

/* One axis of a box and of a line, mirrored where the line runs down: in a lane it runs up. */
typedef struct {
    graze_scalar low, high; /* the near and the far side of the slab */
    graze_scalar start;     /* of the line */
    span length;
    bool mirrored;
} lane;

enum { NO_FACE = 2 * NO_AXIS }; /* else 2 * axis for the face at min, 1 more for that at max */

static inline int face_of(int axis, bool at_max)
{
    return 2 * axis + (at_max ? 1 : 0);
}

/* From where to where the line is in all slabs, and the first axis that decides each. */
typedef struct {
    ratio enter, leave;
    int enter_axis, leave_axis; /* NO_AXIS: an end of the line */
    bool ends_at_one; /* a segment; known when compiling, so that its end costs one comparison */
} passage;

static inline run run_between(graze_scalar from, graze_scalar to)
{
    run r;
    r.down = to < from;
    r.length = r.down ? span_between(to, from) : span_between(from, to);
    return r;
}

static inline run run_of(graze_scalar direction)
{
    run r;
    r.down = direction < 0;
    r.length = span_of(direction);
    return r;
}

static inline line line_of_segment(const segment_n *segment)
{
    line l;
    l.start = &segment->a;
#define RUN_BETWEEN(axis) l.axis = run_between(segment->a.axis, segment->b.axis)
    EACH_AXIS(RUN_BETWEEN);
    return l;
}

static inline line line_of_ray(const ray_n *ray)
{
    line l;
    l.start = &ray->origin;
#define RUN_OF(axis) l.axis = run_of(ray->dir.axis)
    EACH_AXIS(RUN_OF);
    return l;
}

static inline passage passage_until(ratio limit)
{
    passage p;
    p.enter = ratio_zero();
    p.leave = limit;
    p.enter_axis = p.leave_axis = NO_AXIS;
    p.ends_at_one = false;
    return p;
}

static inline passage whole_segment(void)
{
    passage p = passage_until(ratio_one());
    p.ends_at_one = true;
    return p;
}

static inline passage whole_ray(const ray_n *ray)
{
    return passage_until(ratio_of_limit(ray->t_max));
}

GRAZE_INLINE graze_scalar component(const vector_n *v, int axis)
{
    return ON_AXIS(v, axis);
}

GRAZE_INLINE run run_on(const line *l, int axis)
{
    return ON_AXIS(l, axis);
}

GRAZE_INLINE lane lane_of(const box_n *box, const line *l, int axis)
{
    graze_scalar min = component(&box->min, axis), max = component(&box->max, axis);
    graze_scalar start = component(l->start, axis);
    run r = run_on(l, axis);
    lane n;
    n.low = r.down ? mirror(max) : min;
    n.high = r.down ? mirror(min) : max;
    n.start = r.down ? mirror(start) : start;
    n.length = r.length;
    n.mirrored = r.down;
    return n;
}

/* Beyond the end of a segment; or of a ray, on an axis along which it does not run. */
GRAZE_INLINE bool is_out_of_reach(const passage *p, ratio r)
{
    return p->ends_at_one ? span_less(r.whole, r.part) : span_is_zero(r.whole);
}

/* Narrows the passage to one slab. False when the line can't meet it. */
GRAZE_REPEATED bool narrow(passage *p, const box_n *box, const line *l, int axis)
{
    lane n = lane_of(box, l, axis);
    if (!(n.start <= n.high && is_interval(n.low, n.high) && is_coordinate(n.start) &&
          span_is_number(n.length)))
        return false;
    if (n.start < n.low) {
        ratio enter = ratio_from(span_between(n.start, n.low), n.length);
        if (is_out_of_reach(p, enter))
            return false;
        if (ratio_less(p->enter, enter)) {
            p->enter = enter;
            p->enter_axis = axis;
        }
    }
    ratio leave = ratio_from(span_between(n.start, n.high), n.length);
    if (!is_out_of_reach(p, leave) && ratio_less(leave, p->leave)) {
        p->leave = leave;
        p->leave_axis = axis;
    }
    return true;
}

/* True when the line meets the closed box; then the passage is the part of it in there. */
GRAZE_REPEATED bool passes(passage *p, const box_n *box, const line *l)
{
#define NARROW(axis) narrow(p, box, l, AXIS_##axis)
    return ALL_AXES(NARROW) && ratio_at_most(p->enter, p->leave);
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
GRAZE_ONCE int face_at(ratio at, const box_n *box, const line *l, bool leaving)
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

/* The first or the last point of a line in the box. */
typedef struct {
    graze_result result;
    ratio at;
    int face;
} contact;

GRAZE_REPEATED bool is_point(const line *l)
{
#define STAYS_ON(axis) span_is_zero(l->axis.length)
    return ALL_AXES(STAYS_ON);
}

/*
 * A line that enters before it leaves goes through the interior, unless it glides. Then the axis
 * that decided names the face. Else any axis may hold the point; and if none does, the point is
 * an end of the line in the interior.
 */
GRAZE_REPEATED contact contact_of(const passage *p, const box_n *box, const line *l, bool leaving)
{
    int axis = leaving ? p->leave_axis : p->enter_axis;
    contact c;
    c.at = leaving ? p->leave : p->enter;
    c.result = ratio_less(p->enter, p->leave) && !glides(box, l) ? GRAZE_HIT : GRAZE_TOUCH;
    if (c.result == GRAZE_HIT && axis != NO_AXIS) {
        c.face = face_of(axis, run_on(l, axis).down != leaving);
        return c;
    }
    if (leaving && is_point(l))
        c.at = ratio_zero();
    c.face = face_at(c.at, box, l, leaving);
    if (c.face == NO_FACE)
        c.result = GRAZE_INSIDE;
    return c;
}

/* No rounding carries the point out of the box: none can in the fixed build, none may in float. */
static inline graze_scalar coordinate(const box_n *box, const line *l, int axis,
                                      const progress *where)
{
    lane n = lane_of(box, l, axis);
    graze_scalar c = held_between(n.low, along(n.start, n.length, where), n.high);
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

/* Where to write, or a null pointer: for a passage that ends at one the first, else the second. */
typedef union {
    line_hit_n *segment;
    ray_hit_n *ray;
} answer;

/* The line goes by value, so that a line that misses has stayed in registers. */
GRAZE_ONCE graze_result meet(const box_n *box, answer hit, bool leaving, line l, passage p)
{
    contact c = contact_of(&p, box, &l, leaving);
    if (!(p.ends_at_one ? hit.segment != 0 : hit.ray != 0))
        return c.result;
    vector_n *point = p.ends_at_one ? &hit.segment->point : &hit.ray->point;
    vector_n *normal = p.ends_at_one ? &hit.segment->normal : &hit.ray->normal;
    progress where = progress_of(c.at);
    locate(point, normal, box, &l, c.face, &where);
    if (p.ends_at_one)
        hit.segment->fraction = progress_fraction(&where);
    else
        hit.ray->t = progress_t(&where);
    return c.result;
}

GRAZE_ONCE graze_result cast_segment(const box_n *box, const segment_n *segment, line_hit_n *hit,
                                     bool leaving)
{
    line l = line_of_segment(segment);
    passage p = whole_segment();
    answer to;
    to.segment = hit;
    return passes(&p, box, &l) ? meet(box, to, leaving, l, p) : GRAZE_MISS;
}

GRAZE_ONCE graze_result cast_ray(const box_n *box, const ray_n *ray, ray_hit_n *hit, bool leaving)
{
    if (!(ray->t_max >= 0))
        return GRAZE_MISS;
    line l = line_of_ray(ray);
    passage p = whole_ray(ray);
    answer to;
    to.ray = hit;
    graze_result result = passes(&p, box, &l) ? meet(box, to, leaving, l, p) : GRAZE_MISS;
    if (result != GRAZE_MISS && hit)
        hit->t = held_to(ray->t_max, hit->t);
    return result;
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
