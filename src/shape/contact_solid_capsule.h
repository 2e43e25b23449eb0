/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The plane of contact of two capsules: across the line of the closest points of their cores. A sphere is a capsule whose core is
 * its center. Near and far. Cores that meet have no such line: then the plane is along both cores, as in separate_capsule.h.
 */
#include "contact_way.h"
#include "separate_capsule.h"

/* A routine of contact_solid_capsule_far.c. The plane may be NULL. */
uint32_t graze_capsule_planes_of_core_far(const graze_capsule *target, const graze_segment *core,
                                          graze_scalar limit, graze_plane *plane);

/* ---- Culls. Any coordinates ---- */

/* Whether two intervals, each from a to b or from b to a, are farther apart than that. */
static inline bool contact_is_beside_on(graze_scalar a, graze_scalar b, graze_scalar c,
                                        graze_scalar d, span most)
{
    const graze_scalar low = greater(lesser(a, b), lesser(c, d)),
                       high = lesser(greater(a, b), greater(c, d));
    return high < low && span_less(most, span_between(high, low));
}

static inline bool contact_is_beside(const graze_segment *s, const graze_segment *t, span most)
{
    return contact_is_beside_on(s->a.x, s->b.x, t->a.x, t->b.x, most) ||
           contact_is_beside_on(s->a.y, s->b.y, t->a.y, t->b.y, most) ||
           contact_is_beside_on(s->a.z, s->b.z, t->a.z, t->b.z, most);
}

/* ---- The way from the target's core to the other one ---- */

/* Between the lines: along u x v, on the side of the gap. */
FAR_FRAMED void contact_set_between(contact_way *w, const cores *c)
{
    area3 across;
    volume apart;
    set_cross(&across, &c->u, &c->v);
    set_volume(&apart, &across, &c->gap);
    contact_set_areas(w, &across, volume_sign(&apart));
}

/* 0 if the cores meet. */
static inline void contact_set_way(contact_way *w, const cores *c, const graze_segment *core,
                                   const closest_places *p)
{
    length3 way;
    if (p->first == CORES_BETWEEN && p->second == CORES_BETWEEN) {
        contact_set_between(w, c);
    } else if (p->first == CORES_BETWEEN) {
        set_between(&way, &c->first->a, closest_end(core, p->second));
        contact_set_part_across(w, &c->u, &way);
    } else if (p->second == CORES_BETWEEN) {
        set_between(&way, closest_end(c->first, p->first), &core->a);
        contact_set_part_across(w, &c->v, &way);
    } else {
        set_between(&way, closest_end(c->first, p->first), closest_end(core, p->second));
        contact_set_lengths(w, &way);
    }
}

/* Cores that meet: across both, exact; else as capsule_set_heading_across, whose lengths are exact. Two points: along -x. */
FAR_FRAMED void contact_set_way_across(contact_way *w, const cores *c)
{
    area3 across;
    escape e;
    set_cross(&across, &c->u, &c->v);
    contact_set_areas(w, &across, -area3_first_sign(&across));
    if (!contact_is_zero(w))
        return;
    capsule_set_heading_across(&e, c);
    if (escape_is_zero(&e)) {
        e.size[0] = 1;
        e.down[0] = true;
    }
    contact_set_escape(w, &e);
}

/* ---- The plane ---- */

/* From a place between the ends of the target's core. */
FAR_FRAMED void contact_set_point_beside(graze_vec3 *point, const graze_capsule *target,
                                         const cores *c, const closest_places *p,
                                         const contact_way *w)
{
    const graze_vec3 *a = &target->core.a, *b = &target->core.b;
    contact_share s;
    rim_steps out = {0, 0, 0};
    if (p->second == CORES_BETWEEN) {
        contact_share_across(&s, c);
    } else {
        area along;
        closest_set_along_first(&along, c, p->second == CORES_AT_END);
        contact_share_of(&s, &along, &c->uu);
    }
    if (target->radius > 0)
        graze_rim_steps(&out, &w->size, (uint32_t)target->radius);
    point->x = core_outward_along(a->x, b->x, s.from_end, s.fraction, w->down[0], out.x);
    point->y = core_outward_along(a->y, b->y, s.from_end, s.fraction, w->down[1], out.y);
    point->z = core_outward_along(a->z, b->z, s.from_end, s.fraction, w->down[2], out.z);
}

static inline void capsule_set_plane(graze_plane *plane, const graze_capsule *target,
                                     const cores *c, const graze_segment *core,
                                     const closest_places *p)
{
    contact_way way;
    contact_set_way(&way, c, core, p);
    if (contact_is_zero(&way))
        contact_set_way_across(&way, c);
    if (p->first == CORES_BETWEEN)
        contact_set_point_beside(&plane->point, target, c, p, &way);
    else
        graze_contact_set_point(&plane->point, closest_end(&target->core, p->first), target->radius,
                                &way);
    graze_contact_set_normal(&plane->normal, &way);
}

/* Neither the radius nor the limit MUST be negative: their sum is below 2^32. */
static inline uint32_t capsule_planes_of_core(const graze_capsule *target,
                                              const graze_segment *core, graze_scalar limit,
                                              graze_plane *plane)
{
    cores c;
    closest_places places;
    separation apart;
    UNLESS_NEAR(closest_load(&c, &target->core, core),
                return graze_capsule_planes_of_core_far(target, core, limit, plane));
    closest_measure(&c);
    closest_find(&places, &c);
    capsule_set_separation(&apart, &c, core, &places);
    if (!graze_separation_within(&apart, (uint32_t)target->radius + (uint32_t)limit))
        return 0;
    if (plane != 0)
        capsule_set_plane(plane, target, &c, core, &places);
    return 1;
}
