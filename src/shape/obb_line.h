/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Segments and rays against an oriented box: see degrees.h for near and far. What its passage says is
 * enough for the answer; and the point of a hit follows from the line alone, not from a face.
 */
#include "obb_passage.h"

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

/* The face with the lower axis; `a` if both are on one axis. NO_FACE counts as the highest. */
static inline int first_face(int a, int b)
{
    return a / 2 <= b / 2 ? a : b;
}

/*
 * A line that enters before it leaves, and does not run in a face, crosses the interior. Otherwise it touches: then the
 * faces by which it enters and leaves contain the same point, and a face in which it runs contains every point. If no face
 * contains the point, it is an end of the line in the interior.
 */
static inline void set_contact(contact *c, const passage *p, const line *l, bool leaving)
{
    const bool crosses = share_order(&p->enter, &p->leave) < 0;
    share_put(&c->at, leaving ? &p->leave : &p->enter);
    c->face = leaving ? p->leave_face : p->enter_face;
    if (!crosses)
        c->face = first_face(c->face, leaving ? p->enter_face : p->leave_face);
    c->face = first_face(c->face, p->glide_face);
    c->result = crosses && p->glide_face == NO_FACE ? GRAZE_HIT : GRAZE_TOUCH;
    if (c->face == NO_FACE)
        c->result = GRAZE_INSIDE;
    if (leaving && p->leave_face == NO_FACE && is_point(l))
        share_set_zero(&c->at);
}

static inline graze_scalar signed_as(int face, graze_scalar component)
{
    return face == NO_FACE ? 0 : face % 2 == 0 ? graze_neg(component) : component;
}

static inline void locate(graze_vec3 *point, graze_vec3 *normal, const graze_obb *box,
                          const line *l, int face, const share_progress *where)
{
    const graze_vec3 *axis = &box->axis[face == NO_FACE ? 0 : face / 2];
    share_point(point, l->start, &l->run, where);
    normal->x = signed_as(face, axis->x);
    normal->y = signed_as(face, axis->y);
    normal->z = signed_as(face, axis->z);
}

/* Where that is; the caller reports the progress as fraction or as t. */
GRAZE_REPEATED void put_contact(const graze_obb *box, const line *l, const contact *c,
                                share_progress *where, graze_vec3 *point, graze_vec3 *normal)
{
    share_progress_of(where, &c->at);
    locate(point, normal, box, l, c->face, where);
}

#if GRAZE_FAR

/* A segment is a ray that ends where t is 1, but for the order in which its faces are compared. */
GRAZE_ONCE bool finds(line *l, passage *p, const graze_obb *box, const graze_segment *segment,
                      const graze_ray *ray)
{
    set_line(l, box, segment != 0 ? &segment->a : &ray->origin);
    if (segment != 0)
        set_between(&l->run, &segment->a, &segment->b);
    else
        set_direction(&l->run, &ray->dir);
    set_passage(p, segment != 0);
    share_set_limit(&p->leave, segment != 0 ? GRAZE_ONE : ray->t_max < 0 ? 0 : ray->t_max);
    return (segment != 0 || ray->t_max >= 0) && passes(p, box, l);
}

bool graze_obb_overlaps_far(const graze_obb *box, const graze_segment *segment,
                            const graze_ray *ray)
{
    line l;
    passage p;
    return finds(&l, &p, box, segment, ray);
}

graze_result graze_obb_cast_far(const graze_obb *box, const graze_segment *segment,
                                graze_line_hit *line_hit, const graze_ray *ray,
                                graze_ray_hit *ray_hit, bool leaving)
{
    line l;
    passage p;
    contact c;
    share_progress where;
    const bool is_ray = ray_hit != 0;
    if (!finds(&l, &p, box, segment, ray))
        return GRAZE_MISS;
    set_contact(&c, &p, &l, leaving);
    if (line_hit == 0 && ray_hit == 0)
        return c.result;
    put_contact(box, &l, &c, &where, is_ray ? &ray_hit->point : &line_hit->point,
                is_ray ? &ray_hit->normal : &line_hit->normal);
    if (is_ray)
        ray_hit->t = held_to(ray->t_max, share_t(&where));
    else
        line_hit->fraction = share_fraction(&where);
    return c.result;
}

#else

GRAZE_ONCE graze_result meet_segment(const graze_obb *box, const line *l, const passage *p,
                                     graze_line_hit *hit, bool leaving)
{
    contact c;
    share_progress where;
    set_contact(&c, p, l, leaving);
    if (hit != 0) {
        put_contact(box, l, &c, &where, &hit->point, &hit->normal);
        hit->fraction = share_fraction(&where);
    }
    return c.result;
}

GRAZE_ONCE graze_result meet_ray(const graze_obb *box, const graze_ray *r, const line *l,
                                 const passage *p, graze_ray_hit *hit, bool leaving)
{
    contact c;
    share_progress where;
    set_contact(&c, p, l, leaving);
    if (hit != 0) {
        put_contact(box, l, &c, &where, &hit->point, &hit->normal);
        hit->t = held_to(r->t_max, share_t(&where));
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
    return passes(&p, box, &l) ? meet_ray(box, r, &l, &p, hit, leaving) : GRAZE_MISS;
}

static inline bool is_near_segment(const graze_obb *box, const graze_segment *s)
{
    return is_near(&box->center) && is_near(&s->a) && is_near(&s->b);
}

static inline bool is_near_ray(const graze_obb *box, const graze_ray *r)
{
    return is_near(&box->center) && is_near(&r->origin) && is_near(&r->dir);
}

/* A function of its own, so that a Cortex-M0 does not keep this frame while the far routine runs. */
GRAZE_FRAMED bool segment_passes(const graze_obb *box, const graze_segment *segment)
{
    line l;
    passage p;
    set_segment(&l, &p, box, segment);
    return passes(&p, box, &l);
}

GRAZE_FRAMED bool ray_passes(const graze_obb *box, const graze_ray *ray)
{
    line l;
    passage p;
    if (!(ray->t_max >= 0))
        return false;
    set_ray(&l, &p, box, ray, ray->t_max);
    return passes(&p, box, &l);
}

bool graze_obb_overlaps_segment(const graze_obb *box, const graze_segment *segment)
{
    GO_FAR_UNLESS(is_near_segment(box, segment), graze_obb_overlaps_far(box, segment, 0));
    return segment_passes(box, segment);
}

bool graze_obb_overlaps_ray(const graze_obb *box, const graze_ray *ray)
{
    GO_FAR_UNLESS(is_near_ray(box, ray), graze_obb_overlaps_far(box, 0, ray));
    return ray_passes(box, ray);
}

graze_result graze_obb_linecast(const graze_obb *box, const graze_segment *segment,
                                graze_line_hit *hit)
{
    GO_FAR_UNLESS(is_near_segment(box, segment),
                  graze_obb_cast_far(box, segment, hit, 0, 0, false));
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
    GO_FAR_UNLESS(is_near_segment(box, segment), graze_obb_cast_far(box, segment, hit, 0, 0, true));
    graze_result result = cast_segment(box, segment, hit, true);
    if (result == GRAZE_INSIDE && hit != 0)
        hold_to_end(&hit->point, &segment->b);
    return result;
}

graze_result graze_obb_raycast(const graze_obb *box, const graze_ray *ray, graze_ray_hit *hit)
{
    GO_FAR_UNLESS(is_near_ray(box, ray), graze_obb_cast_far(box, 0, 0, ray, hit, false));
    return cast_ray(box, ray, hit, false);
}

graze_result graze_obb_raycast_exit(const graze_obb *box, const graze_ray *ray, graze_ray_hit *hit)
{
    GO_FAR_UNLESS(is_near_ray(box, ray), graze_obb_cast_far(box, 0, 0, ray, hit, true));
    return cast_ray(box, ray, hit, true);
}

#include "nearest_obb.h"

#endif
