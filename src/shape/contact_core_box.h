/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The plane of contact of a box and the core of a capsule. Near and far; after box_core.h.
 *
 * Where the core is closest to the box between its ends, its place is known by the axes on which it is beside the box there: if
 * it runs on one of them, there is one such place, at -B / A of box_core.h. Otherwise all places are as close from where the core
 * enters the space between two sides to where it leaves such a space: the first of them is where it enters the last one.
 */
#include "contact_numbers.h"
#include "separate_box_core.h"

/* A routine of contact_core_box_far.c. */
bool graze_aabb_find_plane_of_core_far(graze_plane *plane, separation *apart, const graze_aabb *box,
                                       const graze_segment *core);

/* ---- Near and far ---- */

/* Where the core enters the space between the sides of the last axis: part / whole. One MUST be entered, and none left: an axis
 * without a gap or a run has 0. */
static inline void box_core_set_entry(area *part, area *whole, const box_core *c)
{
    area_set_product(part, length_of(0), length_of(0));
    area_set_product(whole, length_of(1), length_of(1));
    for (int i = 0; i < 3; i++) {
        const box_core_axis *a = &c->axis[i];
        length gap;
        area next, over;
        length_set(&gap, box_core_gap(a->start_low, a->start_high));
        area_set_product(&next, gap, a->run);
        area_negate(&next);
        area_set_product(&over, a->run, a->run);
        if (compare_area_products(&next, whole, part, &over) > 0) {
            area_copy(part, &next);
            area_copy(whole, &over);
        }
    }
}

/* The first of the closest places of the core between its ends. */
FAR_FRAMED void box_core_set_place(graze_vec3 *place, const box_core *c, const box_core_way *w,
                                   const graze_vec3 *start)
{
    area part, whole;
    length3 run;
    share s;
    share_progress at;
    if (box_core_has_run(w)) {
        set_dot(&part, &w->run, &w->gap);
        area_negate(&part);
        set_dot(&whole, &w->run, &w->run);
    } else {
        box_core_set_entry(&part, &whole, c);
    }
    length_set(&run.x, c->axis[0].run);
    length_set(&run.y, c->axis[1].run);
    length_set(&run.z, c->axis[2].run);
    share_set_areas(&s, &part, &whole);
    share_progress_of(&at, &s);
    share_point(place, start, &run, &at);
}

/* Returns false if the core meets the box: then the plane is not set, and the distance is 0. */
static inline bool box_find_plane_of_core(graze_plane *plane, separation *apart,
                                          const graze_aabb *box, const graze_segment *core)
{
    box_core c;
    box_core_way w;
    escape heading;
    graze_vec3 place;
    UNLESS_NEAR(box_load_all_of_core(&c, box, core, 0),
                return graze_aabb_find_plane_of_core_far(plane, apart, box, core));
    box_core_set_way(&w, &c);
    box_core_set_separation(apart, &w);
    box_core_set_heading(&heading, &w);
    if (escape_is_zero(&heading))
        return false;
    escape_set_unit(&plane->normal, &heading);
    if (box_slope_at_end(&c, false) >= 0)
        vec3_copy(&place, &core->a);
    else if (box_slope_at_end(&c, true) <= 0)
        vec3_copy(&place, &core->b);
    else
        box_core_set_place(&place, &c, &w, &core->a);
    graze_aabb_closest_point(box, &place, &plane->point);
    return true;
}

#if !GRAZE_FAR

/* ---- A core that meets the box ---- */

GRAZE_INLINE graze_scalar box_side_along(graze_scalar normal, graze_scalar min, graze_scalar max,
                                         graze_scalar within)
{
    return normal < 0 ? min : normal > 0 ? max : within;
}

/* As graze_aabb_separate_capsule moves it out; -x if all ways lead out of the world. */
static inline void box_set_plane_out(graze_plane *plane, const graze_aabb *box,
                                     const graze_segment *core)
{
    graze_capsule mover;
    graze_vec3 move, *n = &plane->normal, *p = &plane->point;
    vec3_copy(&mover.core.a, &core->a);
    vec3_copy(&mover.core.b, &core->b);
    mover.radius = 1;
    if (graze_aabb_separate_capsule(box, &mover, &move, n) != GRAZE_MOVED)
        n->x = -GRAZE_ONE;
    graze_aabb_closest_point(box, &core->a, p);
    p->x = box_side_along(n->x, box->min.x, box->max.x, p->x);
    p->y = box_side_along(n->y, box->min.y, box->max.y, p->y);
    p->z = box_side_along(n->z, box->min.z, box->max.z, p->z);
}

/* ---- The routine ---- */

/* The predicate is faster than the distance. In the small world a limit may be too long for a radius. */
static inline bool box_is_within_of_capsule(const graze_aabb *box, const graze_segment *core,
                                            graze_scalar limit)
{
#if GRAZE_SMALL_WORLD
    graze_plane plane;
    separation apart;
    if (box->min.x > box->max.x || box->min.y > box->max.y || box->min.z > box->max.z)
        return false;
    (void)box_find_plane_of_core(&plane, &apart, box, core);
    return graze_separation_within(&apart, (uint32_t)limit);
#else
    graze_capsule grown;
    vec3_copy(&grown.core.a, &core->a);
    vec3_copy(&grown.core.b, &core->b);
    grown.radius = limit;
    return graze_aabb_overlaps_capsule(box, &grown);
#endif
}

static inline uint32_t box_planes_of_capsule(const graze_aabb *box, const graze_capsule *capsule,
                                             graze_scalar margin, graze_plane *planes,
                                             uint32_t most)
{
    separation apart;
    const graze_scalar limit = contact_limit(capsule->radius, margin);
    if (limit < 0 || !box_is_within_of_capsule(box, &capsule->core, limit))
        return 0;
    if (most > 0 && !box_find_plane_of_core(planes, &apart, box, &capsule->core))
        box_set_plane_out(planes, box, &capsule->core);
    return 1;
}

#endif
