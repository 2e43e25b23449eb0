/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Segments and rays against an oriented box. The passage decides the answer. The point of a hit is
 * computed from the line alone, not from a face. leaving: the last point in the box, not the first.
 */
#ifndef GRAZE_SHAPE_OBB_LINE_H
#define GRAZE_SHAPE_OBB_LINE_H

static inline bool obb_is_point(const obb_line *l)
{
    return length_sign(l->run.x) == 0 && length_sign(l->run.y) == 0 && length_sign(l->run.z) == 0;
}

/* The first or the last point of a line in the box. */
typedef struct {
    graze_result result;
    int face;
    share at;
} obb_contact;

/* The face with the lower axis; `a` if both are on one axis. OBB_NO_FACE counts as the highest. */
static inline int obb_first_face(int a, int b)
{
    return a / 2 <= b / 2 ? a : b;
}

/*
 * A line that enters before it leaves, and does not run in a face, crosses the interior. Otherwise it touches: then the
 * faces by which it enters and leaves contain the same point, and a face in which it runs contains every point. If no face
 * contains the point, it is an end of the line in the interior.
 */
FAR_FRAMED_REPEATED void obb_set_contact(obb_contact *c, const obb_passage *p, const obb_line *l,
                                         bool leaving)
{
    const bool crosses = obb_crosses(p);
    share_copy(&c->at, leaving ? &p->leave : &p->enter);
    c->face = leaving ? p->leave_face : p->enter_face;
    if (!crosses)
        c->face = obb_first_face(c->face, leaving ? p->enter_face : p->leave_face);
    c->face = obb_first_face(c->face, p->glide_face);
    c->result = crosses && p->glide_face == OBB_NO_FACE ? GRAZE_HIT : GRAZE_TOUCH;
    if (c->face == OBB_NO_FACE)
        c->result = GRAZE_INSIDE;
    if (leaving && p->leave_face == OBB_NO_FACE && obb_is_point(l))
        share_set_zero(&c->at);
}

static inline graze_scalar obb_signed_as(int face, graze_scalar component)
{
    return face == OBB_NO_FACE ? 0 : face % 2 == 0 ? graze_neg(component) : component;
}

static inline void obb_locate(graze_vec3 *point, graze_vec3 *normal, const graze_obb *box,
                              const obb_line *l, int face, const share_progress *where)
{
    const graze_vec3 *axis = &box->axis[face == OBB_NO_FACE ? 0 : face / 2];
    share_point(point, l->start, &l->run, where);
    normal->x = obb_signed_as(face, axis->x);
    normal->y = obb_signed_as(face, axis->y);
    normal->z = obb_signed_as(face, axis->z);
}

/* Writes the point and the normal. The caller reports the progress as fraction or as t. */
FAR_FRAMED_REPEATED void obb_write_contact(const graze_obb *box, const obb_line *l,
                                           const obb_contact *c, share_progress *where,
                                           graze_vec3 *point, graze_vec3 *normal)
{
    share_progress_of(where, &c->at);
    obb_locate(point, normal, box, l, c->face, where);
}

GRAZE_ONCE graze_result obb_write_segment_hit(const graze_obb *box, const obb_line *l,
                                              const obb_passage *p, graze_line_hit *hit,
                                              bool leaving)
{
    obb_contact c;
    share_progress where;
    obb_set_contact(&c, p, l, leaving);
    if (hit != 0) {
        obb_write_contact(box, l, &c, &where, &hit->point, &hit->normal);
        hit->fraction = share_fraction(&where);
    }
    return c.result;
}

GRAZE_ONCE graze_result obb_write_ray_hit(const graze_obb *box, const obb_line *l,
                                          const obb_passage *p, graze_ray_hit *hit, bool leaving)
{
    obb_contact c;
    share_progress where;
    obb_set_contact(&c, p, l, leaving);
    if (hit != 0) {
        obb_write_contact(box, l, &c, &where, &hit->point, &hit->normal);
        hit->t = share_t(&where);
    }
    return c.result;
}

GRAZE_ONCE graze_result obb_cast_segment(const graze_obb *box, const graze_segment *s,
                                         graze_line_hit *hit, bool leaving)
{
    obb_line l;
    obb_passage p;
    obb_set_segment(&l, &p, box, s);
    return obb_passes(&p, box, &l) ? obb_write_segment_hit(box, &l, &p, hit, leaving) : GRAZE_MISS;
}

GRAZE_ONCE graze_result obb_cast_ray(const graze_obb *box, const graze_ray *r, graze_ray_hit *hit,
                                     bool leaving)
{
    obb_line l;
    obb_passage p;
    if (r->t_max < 0)
        return GRAZE_MISS;
    obb_set_ray(&l, &p, box, r, r->t_max);
    return obb_passes(&p, box, &l) ? obb_write_ray_hit(box, &l, &p, hit, leaving) : GRAZE_MISS;
}

static inline bool obb_is_near_segment(const graze_obb *box, const graze_segment *s)
{
    return is_near(&box->center) && is_near(&s->a) && is_near(&s->b);
}

static inline bool obb_is_near_ray(const graze_obb *box, const graze_ray *r)
{
    return is_near(&box->center) && is_near(&r->origin) && is_near(&r->dir);
}

/* With GRAZE_SMALL_CODE=1 a function of its own, so that its frame is not kept while the far routine runs. */
GRAZE_FRAMED bool obb_meets_segment(const graze_obb *box, const graze_segment *segment)
{
    obb_line l;
    obb_passage p;
    obb_set_segment(&l, &p, box, segment);
    return obb_passes(&p, box, &l);
}

GRAZE_FRAMED bool obb_meets_ray(const graze_obb *box, const graze_ray *ray)
{
    obb_line l;
    obb_passage p;
    if (ray->t_max < 0)
        return false;
    obb_set_ray(&l, &p, box, ray, ray->t_max);
    return obb_passes(&p, box, &l);
}

GRAZE_INLINE bool obb_overlaps_segment(const graze_obb *box, const graze_segment *segment)
{
    UNLESS_NEAR(obb_is_near_segment(box, segment),
                return graze_obb_overlaps_segment_far(box, segment));
    return obb_meets_segment(box, segment);
}

GRAZE_INLINE bool obb_overlaps_ray(const graze_obb *box, const graze_ray *ray)
{
    UNLESS_NEAR(obb_is_near_ray(box, ray), return graze_obb_overlaps_ray_far(box, ray));
    return obb_meets_ray(box, ray);
}

GRAZE_INLINE graze_result obb_linecast(const graze_obb *box, const graze_segment *segment,
                                       graze_line_hit *hit)
{
    UNLESS_NEAR(obb_is_near_segment(box, segment),
                return graze_obb_linecast_far(box, segment, hit));
    return obb_cast_segment(box, segment, hit, false);
}

GRAZE_INLINE graze_result obb_linecast_exit(const graze_obb *box, const graze_segment *segment,
                                            graze_line_hit *hit)
{
    UNLESS_NEAR(obb_is_near_segment(box, segment),
                return graze_obb_linecast_exit_far(box, segment, hit));
    return obb_cast_segment(box, segment, hit, true);
}

GRAZE_INLINE graze_result obb_raycast(const graze_obb *box, const graze_ray *ray,
                                      graze_ray_hit *hit)
{
    UNLESS_NEAR(obb_is_near_ray(box, ray), return graze_obb_raycast_far(box, ray, hit));
    return obb_cast_ray(box, ray, hit, false);
}

GRAZE_INLINE graze_result obb_raycast_exit(const graze_obb *box, const graze_ray *ray,
                                           graze_ray_hit *hit)
{
    UNLESS_NEAR(obb_is_near_ray(box, ray), return graze_obb_raycast_exit_far(box, ray, hit));
    return obb_cast_ray(box, ray, hit, true);
}

#endif
