/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Segments and rays against an oriented box: see arith3.h for near and far.
 *
 * The algorithm is that of the axis-aligned box, and so are its words: slabs, lanes, a passage. But
 * here a lane is made of reaches along an axis, which are dear, where that of the other is made of
 * coordinates, which are there. So each lane is made once, and all that is asked of it later is
 * noted in the passage; and the point of a hit follows from the line alone, not from a face.
 */
#include "obb_far.h"

typedef struct {
    const graze_vec3 *start;
    length3 from_center, run;
} line;

/* One axis of a box and of a line, turned round where the line runs down: in a lane it runs up. */
typedef struct {
    reach to_near, to_far; /* from the start to the two faces of the slab; < 0: behind it */
    reach step;            /* >= 0 */
    bool down;
} lane;

enum { NO_FACE = 2 * NO_AXIS }; /* else 2 * axis for the face against it, 1 more for the other */

static inline int face_of(int axis, bool along)
{
    return 2 * axis + (along ? 1 : 0);
}

/* From where to where the line is in all slabs, and the first face that decides each. */
typedef struct {
    share enter, leave;
    int enter_face, leave_face; /* NO_FACE: an end of the line */
    bool glides;                /* in a face of the box, or along an edge: it stays outside */
    bool ends_at_one;           /* a segment; known when compiling */
} passage;

/* No whole structures: without optimisation gcc calls memcpy for those on a Cortex-M0. */
GRAZE_INLINE void set_line(line *l, const graze_obb *box, const graze_vec3 *start)
{
    l->start = start;
    l->from_center.x = length_between(box->center.x, start->x);
    l->from_center.y = length_between(box->center.y, start->y);
    l->from_center.z = length_between(box->center.z, start->z);
}

GRAZE_INLINE void set_passage(passage *p, const share *limit, bool ends_at_one)
{
    share start = share_zero();
    share_put(&p->enter, &start);
    share_put(&p->leave, limit);
    p->enter_face = p->leave_face = NO_FACE;
    p->glides = false;
    p->ends_at_one = ends_at_one;
}

/* False when it is not made of numbers. */
GRAZE_INLINE bool set_lane(lane *n, const graze_obb *box, const line *l, int axis)
{
    reach from = reach_along(&box->axis[axis], l->from_center), half = half_reach(box, axis);
    n->step = reach_along(&box->axis[axis], l->run);
    n->down = reach_sign(n->step) < 0;
    if (n->down) {
        n->step = reach_negate(n->step);
        from = reach_negate(from);
    }
    n->to_near = reach_negate(reach_plus(half, from));
    n->to_far = reach_minus(half, from);
    return reach_is_number(from) && reach_is_number(n->step);
}

/* A slab along which the line runs is met all the way or nowhere. */
GRAZE_INLINE bool stays_between(passage *p, const lane *n, const graze_vec3 *axis)
{
    if (reach_sign(n->to_near) >= 0 || reach_sign(n->to_far) == 0)
        p->glides = p->glides || !is_zero_axis(axis);
    return reach_sign(n->to_near) <= 0;
}

GRAZE_INLINE bool is_later(const passage *p, const share *enter)
{
    return p->enter_face == NO_FACE || share_order(&p->enter, enter) < 0;
}

GRAZE_INLINE bool is_sooner(const passage *p, const share *leave)
{
    return (p->ends_at_one && p->leave_face == NO_FACE) || share_order(leave, &p->leave) < 0;
}

/* Far queries are rare, and flash is not. */
#if GRAZE_FAR
#define FOR_EACH_AXIS GRAZE_ONCE
#else
#define FOR_EACH_AXIS GRAZE_REPEATED
#endif

/* Narrows the passage to one slab. False when the line can't meet it. */
FOR_EACH_AXIS bool narrow(passage *p, const graze_obb *box, const line *l, int axis)
{
    lane n;
    if (!set_lane(&n, box, l, axis) || !is_interval(0, half_on(box, axis)) ||
        reach_sign(n.to_far) < 0)
        return false;
    if (reach_sign(n.step) == 0)
        return stays_between(p, &n, &box->axis[axis]);
    if (reach_sign(n.to_near) > 0) {
        if (p->ends_at_one && reach_less(n.step, n.to_near))
            return false;
        share enter = share_of_reaches(n.to_near, n.step);
        if (is_later(p, &enter)) {
            share_put(&p->enter, &enter);
            p->enter_face = face_of(axis, n.down);
        }
    }
    if (p->ends_at_one && !reach_less(n.to_far, n.step))
        return true;
    share leave = share_of_reaches(n.to_far, n.step);
    if (is_sooner(p, &leave)) {
        share_put(&p->leave, &leave);
        p->leave_face = face_of(axis, !n.down);
    }
    return true;
}

/* True when the line meets the closed box; then the passage is the part of it in there. */
GRAZE_REPEATED bool passes(passage *p, const graze_obb *box, const line *l)
{
    return narrow(p, box, l, AXIS_X) && narrow(p, box, l, AXIS_Y) && narrow(p, box, l, AXIS_Z) &&
           (p->enter_face == NO_FACE || share_order(&p->enter, &p->leave) <= 0);
}

/* Whether the line has gone that way when it has gone that share of itself. */
static inline bool is_at(const reach *way, const reach *step, const share *at)
{
    if (reach_sign(*step) == 0)
        return reach_sign(*way) == 0;
    if (reach_sign(*way) < 0)
        return false;
    share gone = share_of_reaches(*way, *step);
    return share_order(&gone, at) == 0;
}

/* The first face that holds the point of the line at that share. */
GRAZE_ONCE int face_at(const graze_obb *box, const line *l, const share *at, bool leaving)
{
    for (int axis = AXIS_X; axis <= AXIS_Z; axis++) {
        lane n;
        (void)set_lane(&n, box, l, axis);
        bool near_side = is_at(&n.to_near, &n.step, at), far_side = is_at(&n.to_far, &n.step, at);
        if (near_side && far_side) /* a flat axis */
            far_side = leaving && reach_sign(n.step) != 0;
        if ((near_side || far_side) && !is_zero_axis(&box->axis[axis]))
            return face_of(axis, far_side != n.down);
    }
    return NO_FACE;
}

static inline bool is_point(const line *l)
{
    return length_sign(l->run.x) == 0 && length_sign(l->run.y) == 0 && length_sign(l->run.z) == 0;
}

/* The first or the last point of a line in the box. */
typedef struct {
    graze_result result;
    int face;
    share at;
} contact;

/*
 * A line that enters before it leaves goes through the interior, unless it glides. Then the axis
 * that decided names the face. Else any axis may hold the point; and if none does, the point is
 * an end of the line in the interior.
 */
static inline void set_contact(contact *c, const passage *p, const graze_obb *box, const line *l,
                               bool leaving)
{
    share_put(&c->at, leaving ? &p->leave : &p->enter);
    c->face = leaving ? p->leave_face : p->enter_face;
    c->result = share_order(&p->enter, &p->leave) < 0 && !p->glides ? GRAZE_HIT : GRAZE_TOUCH;
    if (c->result == GRAZE_HIT && c->face != NO_FACE)
        return;
    if (leaving && is_point(l)) {
        share start = share_zero();
        share_put(&c->at, &start);
    }
    c->face = face_at(box, l, &c->at, leaving);
    if (c->face == NO_FACE)
        c->result = GRAZE_INSIDE;
}

static inline graze_scalar signed_as(int face, graze_scalar component)
{
    return face == NO_FACE ? 0 : face % 2 == 0 ? graze_neg(component) : component;
}

static inline void locate(graze_vec3 *point, graze_vec3 *normal, const graze_obb *box,
                          const line *l, int face, const share_progress *where)
{
    const graze_vec3 *axis = &box->axis[face == NO_FACE ? 0 : face / 2];
    point->x = share_along(l->start->x, l->run.x, where);
    point->y = share_along(l->start->y, l->run.y, where);
    point->z = share_along(l->start->z, l->run.z, where);
    normal->x = signed_as(face, axis->x);
    normal->y = signed_as(face, axis->y);
    normal->z = signed_as(face, axis->z);
}

GRAZE_ONCE graze_result meet_segment(const graze_obb *box, const line *l, const passage *p,
                                     graze_line_hit *hit, bool leaving)
{
    contact c;
    share_progress where;
    set_contact(&c, p, box, l, leaving);
    if (hit != 0) {
        share_progress_of(&where, c.at);
        locate(&hit->point, &hit->normal, box, l, c.face, &where);
        hit->fraction = share_fraction(&where);
    }
    return c.result;
}

GRAZE_ONCE graze_result meet_ray(const graze_obb *box, const line *l, const passage *p,
                                 graze_ray_hit *hit, bool leaving)
{
    contact c;
    share_progress where;
    set_contact(&c, p, box, l, leaving);
    if (hit != 0) {
        share_progress_of(&where, c.at);
        locate(&hit->point, &hit->normal, box, l, c.face, &where);
        hit->t = share_t(&where);
    }
    return c.result;
}

GRAZE_INLINE void set_segment(line *l, passage *p, const graze_obb *box, const graze_segment *s)
{
    set_line(l, box, &s->a);
    l->run.x = length_between(s->a.x, s->b.x);
    l->run.y = length_between(s->a.y, s->b.y);
    l->run.z = length_between(s->a.z, s->b.z);
    share limit = share_one();
    set_passage(p, &limit, true);
}

GRAZE_INLINE void set_ray(line *l, passage *p, const graze_obb *box, const graze_ray *r)
{
    set_line(l, box, &r->origin);
    l->run.x = length_of(r->dir.x);
    l->run.y = length_of(r->dir.y);
    l->run.z = length_of(r->dir.z);
    share limit = share_of_limit(r->t_max);
    set_passage(p, &limit, false);
}

GRAZE_ONCE graze_result cast_segment(const graze_obb *box, const graze_segment *s,
                                     graze_line_hit *hit, bool leaving)
{
    line l;
    passage p;
    set_segment(&l, &p, box, s);
    return passes(&p, box, &l) ? meet_segment(box, &l, &p, hit, leaving) : GRAZE_MISS;
}

GRAZE_ONCE graze_result cast_ray(const graze_obb *box, const graze_ray *r, graze_ray_hit *hit,
                                 bool leaving)
{
    line l;
    passage p;
    if (!(r->t_max >= 0))
        return GRAZE_MISS;
    set_ray(&l, &p, box, r);
    if (!passes(&p, box, &l))
        return GRAZE_MISS;
    graze_result result = meet_ray(box, &l, &p, hit, leaving);
    if (hit != 0)
        hit->t = held_to(r->t_max, hit->t);
    return result;
}

#if GRAZE_FAR

graze_result graze_obb_linecast_far(const graze_obb *box, const graze_segment *segment,
                                    graze_line_hit *hit, bool leaving)
{
    return cast_segment(box, segment, hit, leaving);
}

graze_result graze_obb_raycast_far(const graze_obb *box, const graze_ray *ray, graze_ray_hit *hit,
                                   bool leaving)
{
    return cast_ray(box, ray, hit, leaving);
}

#else

static inline bool is_near_segment(const graze_obb *box, const graze_segment *s)
{
    return is_near(&box->center) && is_near(&s->a) && is_near(&s->b);
}

static inline bool is_near_ray(const graze_obb *box, const graze_ray *r)
{
    return is_near(&box->center) && is_near(&r->origin) && is_near(&r->dir);
}

bool graze_obb_overlaps_segment(const graze_obb *box, const graze_segment *segment)
{
    if (!is_near_segment(box, segment))
        return graze_obb_linecast_far(box, segment, 0, false) != GRAZE_MISS;
    line l;
    passage p;
    set_segment(&l, &p, box, segment);
    return passes(&p, box, &l);
}

bool graze_obb_overlaps_ray(const graze_obb *box, const graze_ray *ray)
{
    if (!is_near_ray(box, ray))
        return graze_obb_raycast_far(box, ray, 0, false) != GRAZE_MISS;
    line l;
    passage p;
    if (!(ray->t_max >= 0))
        return false;
    set_ray(&l, &p, box, ray);
    return passes(&p, box, &l);
}

graze_result graze_obb_linecast(const graze_obb *box, const graze_segment *segment,
                                graze_line_hit *hit)
{
    if (!is_near_segment(box, segment))
        return graze_obb_linecast_far(box, segment, hit, false);
    return cast_segment(box, segment, hit, false);
}

graze_result graze_obb_linecast_exit(const graze_obb *box, const graze_segment *segment,
                                     graze_line_hit *hit)
{
    if (!is_near_segment(box, segment))
        return graze_obb_linecast_far(box, segment, hit, true);
    return cast_segment(box, segment, hit, true);
}

graze_result graze_obb_raycast(const graze_obb *box, const graze_ray *ray, graze_ray_hit *hit)
{
    if (!is_near_ray(box, ray))
        return graze_obb_raycast_far(box, ray, hit, false);
    return cast_ray(box, ray, hit, false);
}

graze_result graze_obb_raycast_exit(const graze_obb *box, const graze_ray *ray, graze_ray_hit *hit)
{
    if (!is_near_ray(box, ray))
        return graze_obb_raycast_far(box, ray, hit, true);
    return cast_ray(box, ray, hit, true);
}

#endif
