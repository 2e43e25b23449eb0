/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Where two segments come nearest to each other, and how far they are apart. Near and far.
 *
 * cores.h says why three steps find the places, and has their signs. Where many pairs of places are as near, the lines are
 * parallel or a core is a point; then the first step takes the start of the first core, and the last step moves away from it
 * no farther than it has to.
 */
#ifndef GRAZE_SHAPE_CLOSEST_H
#define GRAZE_SHAPE_CLOSEST_H

#include "../../include/graze/segment.h"
#include "cores.h"
#include "long_share.h"

/* Routines of segment_far.c. */
void graze_segment_closest_points_far(const graze_segment *a, const graze_segment *b,
                                      graze_vec3 *on_a, graze_vec3 *on_b);
graze_scalar graze_segment_distance_segment_far(const graze_segment *a, const graze_segment *b);
void graze_segment_measure_far(separation *s, const graze_segment *a, const graze_segment *b);

/* The routine of segment.c that distances.h calls. */
#define graze_segment_measure GRAZE_PRIVATE(segment_measure)
void graze_segment_measure(separation *s, const graze_segment *a, const graze_segment *b);

typedef struct {
    cores_place first, second;
} closest_places;

GRAZE_INLINE bool closest_load(cores *c, const graze_segment *a, const graze_segment *b)
{
    nearness n;
    nearness_begin(&n);
    nearness_add_point(&n, &a->a);
    load_between(&n, &c->u, &a->a, &a->b);
    load_between(&n, &c->gap, &a->a, &b->a);
    load_between(&n, &c->v, &b->a, &b->b);
    c->first = a;
    c->ray = 0;
    return IMPLIES(are_all_near(&n), lengths_in_range(&c->u) && lengths_in_range(&c->v) &&
                                         lengths_in_range(&c->gap)) &&
           is_known_near(&a->a) && is_known_near(&a->b) && is_known_near(&b->a) &&
           is_known_near(&b->b);
}

static inline void closest_measure(cores *c)
{
    set_dot(&c->uu, &c->u, &c->u);
    set_dot(&c->ug, &c->u, &c->gap);
    cores_measure_second(c);
}

/* ---- The places ---- */

/* u times the way from the start of the first core to an end of the second one. */
static inline void closest_set_along_first(area *along, const cores *c, bool to_end)
{
    area_copy(along, &c->ug);
    if (to_end)
        area_add(along, &c->uv);
}

/* v times the way from the start of the second core to an end of the first one. */
static inline void closest_set_along_second(area *along, const cores *c, bool to_end)
{
    area_copy(along, &c->vg);
    area_negate(along);
    if (to_end)
        area_add(along, &c->uv);
}

static inline cores_place closest_held(const area *along, const area *whole)
{
    if (area_sign(along) <= 0)
        return CORES_AT_START;
    return area_less(along, whole) ? CORES_BETWEEN : CORES_AT_END;
}

FAR_FRAMED void closest_find(closest_places *p, const cores *c)
{
    tops t;
    area along;
    tops_set(&t, &c->uu, &c->uv, &c->vv, &c->ug, &c->vg);
    p->first = cores_find_first(c, &t);
    if (p->first == CORES_BETWEEN) {
        p->second = cores_find_second_across(c, &t, false);
    } else {
        closest_set_along_second(&along, c, p->first == CORES_AT_END);
        p->second = closest_held(&along, &c->vv);
    }
    if (p->second == CORES_BETWEEN)
        return;
    closest_set_along_first(&along, c, p->second == CORES_AT_END);
    p->first = closest_held(&along, &c->uu);
}

/* ---- The points ---- */

GRAZE_INLINE void closest_write(graze_vec3 *to, const graze_segment *core, const length3 *run,
                                cores_place where, const area *along, const area *whole)
{
    share s;
    share_progress at;
    if (where != CORES_BETWEEN) {
        vec3_copy(to, where == CORES_AT_START ? &core->a : &core->b);
        return;
    }
    share_set_areas(&s, along, whole);
    share_progress_of(&at, &s);
    share_point(to, &core->a, run, &at);
}

static inline void closest_write_at(graze_vec3 *to, const graze_vec3 *start, const length3 *run,
                                    const long_share *at)
{
    to->x = long_share_along(start->x, run->x, at);
    to->y = long_share_along(start->y, run->y, at);
    to->z = long_share_along(start->z, run->z, at);
}

/* Both between the ends: (ug vv - uv vg) / (uu vv - uv^2) of the first, (uv ug - uu vg) / (uu vv - uv^2) of the second. */
FAR_FRAMED void closest_write_across(graze_vec3 *first, graze_vec3 *second, const cores *c,
                                     const graze_segment *b)
{
    long_share at;
    long_share_set(&at, &c->ug, &c->vv, &c->uv, &c->vg, &c->uu, &c->vv, &c->uv);
    closest_write_at(first, &c->first->a, &c->u, &at);
    long_share_set(&at, &c->uv, &c->ug, &c->uu, &c->vg, &c->uu, &c->vv, &c->uv);
    closest_write_at(second, &b->a, &c->v, &at);
}

/* At least one at an end. */
FAR_FRAMED void closest_write_held(graze_vec3 *first, graze_vec3 *second, const cores *c,
                                   const graze_segment *b, const closest_places *p)
{
    area along;
    closest_set_along_first(&along, c, p->second == CORES_AT_END);
    closest_write(first, c->first, &c->u, p->first, &along, &c->uu);
    closest_set_along_second(&along, c, p->first == CORES_AT_END);
    closest_write(second, b, &c->v, p->second, &along, &c->vv);
}

GRAZE_INLINE void segment_closest_points(const graze_segment *a, const graze_segment *b,
                                         graze_vec3 *on_a, graze_vec3 *on_b)
{
    cores c;
    closest_places p;
    graze_vec3 first, second;
    UNLESS_NEAR(closest_load(&c, a, b), {
        graze_segment_closest_points_far(a, b, on_a, on_b);
        return;
    });
    closest_measure(&c);
    closest_find(&p, &c);
    if (p.first == CORES_BETWEEN && p.second == CORES_BETWEEN)
        closest_write_across(&first, &second, &c, b);
    else
        closest_write_held(&first, &second, &c, b, &p);
    vec3_copy(on_a, &first);
    vec3_copy(on_b, &second);
}

/* ---- The distance ---- */

/* Between the lines: |gap . (u x v)| / |u x v|. */
FAR_FRAMED void closest_separation_across(separation *s, const cores *c)
{
    area3 across;
    volume apart;
    set_cross(&across, &c->u, &c->v);
    set_volume(&apart, &across, &c->gap);
    separation_of_volume(s, &apart, &across);
}

/* Between an end and a line: |run x way| / |run|. */
FAR_FRAMED void closest_separation_beside(separation *s, const length3 *run, const length3 *way)
{
    area3 across;
    set_cross(&across, run, way);
    separation_of_areas(s, &across, run);
}

static inline const graze_vec3 *closest_end(const graze_segment *core, cores_place where)
{
    return where == CORES_AT_START ? &core->a : &core->b;
}

static inline void closest_set_separation(separation *s, const cores *c, const graze_segment *b,
                                          const closest_places *p)
{
    length3 way;
    if (p->first == CORES_BETWEEN && p->second == CORES_BETWEEN) {
        closest_separation_across(s, c);
    } else if (p->first == CORES_BETWEEN) {
        set_between(&way, &c->first->a, closest_end(b, p->second));
        closest_separation_beside(s, &c->u, &way);
    } else {
        set_between(&way, &b->a, closest_end(c->first, p->first));
        closest_separation_beside(s, &c->v, &way);
    }
}

GRAZE_INLINE graze_scalar segment_distance_segment(const graze_segment *a, const graze_segment *b)
{
    cores c;
    closest_places p;
    separation s;
    UNLESS_NEAR(closest_load(&c, a, b), return graze_segment_distance_segment_far(a, b));
    closest_measure(&c);
    closest_find(&p, &c);
    if (p.first != CORES_BETWEEN && p.second != CORES_BETWEEN)
        return graze_vec3_distance(*closest_end(a, p.first), *closest_end(b, p.second));
    closest_set_separation(&s, &c, b, &p);
    return separation_distance(&s);
}

/* ---- The exact distance, for the least of several ---- */

static inline void closest_separation_of_ends(separation *s, const graze_vec3 *from,
                                              const graze_vec3 *to)
{
    length3 way;
    set_between(&way, from, to);
    const stretch x = stretch_of(way.x), y = stretch_of(way.y), z = stretch_of(way.z);
    separation_of_stretches(s, &x, &y, &z);
}

GRAZE_INLINE void segment_set_separation(separation *s, const graze_segment *a,
                                         const graze_segment *b)
{
    cores c;
    closest_places p;
    UNLESS_NEAR(closest_load(&c, a, b), {
        graze_segment_measure_far(s, a, b);
        return;
    });
    closest_measure(&c);
    closest_find(&p, &c);
    if (p.first != CORES_BETWEEN && p.second != CORES_BETWEEN)
        closest_separation_of_ends(s, closest_end(a, p.first), closest_end(b, p.second));
    else
        closest_set_separation(s, &c, b, &p);
}

#endif
