/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Segments and rays against an oriented box: see arith3.h for near and far. What its passage says is
 * enough for the answer; and the point of a hit follows from the line alone, not from a face.
 */
#include "obb_passage.h"

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
    set_ray(&l, &p, box, r, r->t_max);
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
    GO_FAR_UNLESS(is_near_segment(box, segment),
                  graze_obb_linecast_far(box, segment, 0, false) != GRAZE_MISS);
    line l;
    passage p;
    set_segment(&l, &p, box, segment);
    return passes(&p, box, &l);
}

bool graze_obb_overlaps_ray(const graze_obb *box, const graze_ray *ray)
{
    GO_FAR_UNLESS(is_near_ray(box, ray), graze_obb_raycast_far(box, ray, 0, false) != GRAZE_MISS);
    line l;
    passage p;
    if (!(ray->t_max >= 0))
        return false;
    set_ray(&l, &p, box, ray, ray->t_max);
    return passes(&p, box, &l);
}

graze_result graze_obb_linecast(const graze_obb *box, const graze_segment *segment,
                                graze_line_hit *hit)
{
    GO_FAR_UNLESS(is_near_segment(box, segment), graze_obb_linecast_far(box, segment, hit, false));
    return cast_segment(box, segment, hit, false);
}

/* For a segment that ends in the interior. */
static inline void hold_to_end(graze_vec3 *point, const graze_vec3 *end)
{
    put_end(&point->x, end->x);
    put_end(&point->y, end->y);
    put_end(&point->z, end->z);
}

graze_result graze_obb_linecast_exit(const graze_obb *box, const graze_segment *segment,
                                     graze_line_hit *hit)
{
    GO_FAR_UNLESS(is_near_segment(box, segment), graze_obb_linecast_far(box, segment, hit, true));
    graze_result result = cast_segment(box, segment, hit, true);
    if (result == GRAZE_INSIDE && hit != 0)
        hold_to_end(&hit->point, &segment->b);
    return result;
}

graze_result graze_obb_raycast(const graze_obb *box, const graze_ray *ray, graze_ray_hit *hit)
{
    GO_FAR_UNLESS(is_near_ray(box, ray), graze_obb_raycast_far(box, ray, hit, false));
    return cast_ray(box, ray, hit, false);
}

graze_result graze_obb_raycast_exit(const graze_obb *box, const graze_ray *ray, graze_ray_hit *hit)
{
    GO_FAR_UNLESS(is_near_ray(box, ray), graze_obb_raycast_far(box, ray, hit, true));
    return cast_ray(box, ray, hit, true);
}

#include "nearest_obb.h"

#endif
