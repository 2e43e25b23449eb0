/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A capsule that moves out of another capsule: along the line of the closest points of their cores, until these are as far apart
 * as the sum of the radii. A sphere is a capsule whose core is its center. Near and far.
 *
 * Both cores are convex, so a plane across that line, through each of the closest points, has a core on either side: a move along
 * the line adds its whole length to the distance, and no other move of that length does. Cores that meet have no such line: then
 * a direction across both cores does the same.
 */
#ifndef GRAZE_SHAPE_SEPARATE_CAPSULE_H
#define GRAZE_SHAPE_SEPARATE_CAPSULE_H

#include "../../include/graze/separate.h"
#include "bounds.h"
#include "capsule.h"
#include "closest.h"
#include "escape_heading.h"
#include "separate_cores.h"

/* Routines of separate_capsule_far.c. */
graze_separation graze_capsule_separate_capsule_far(const graze_capsule *target,
                                                    const graze_capsule *mover, graze_vec3 *move,
                                                    graze_vec3 *normal);
bool graze_capsule_enters_far(const graze_capsule *target, const graze_segment *core,
                              graze_scalar radius);

typedef struct {
    const graze_capsule *target, *mover;
    escape heading;
    span way;
} capsule_parting;

/* ---- Places ---- */

/* Whether the interior of a capsule has a point of the target. The radius is more than 0. */
NEAR_ANSWER int capsule_is_entered(const graze_capsule *target, const graze_segment *core,
                                   graze_scalar radius)
{
    cores c;
    const capsule_sight seen = capsule_sees_core(&c, target, core, radius);
    UNLESS_NEAR(seen != CAPSULE_IS_FAR, return NOT_NEAR);
    return seen == CAPSULE_MAY_MEET && cores_side(&c) < 0;
}

static inline bool capsule_enters(const graze_capsule *target, const graze_segment *core,
                                  graze_scalar radius)
{
    const int answer = capsule_is_entered(target, core, radius);
    UNLESS_NEAR(answer != NOT_NEAR, return graze_capsule_enters_far(target, core, radius));
    return answer != 0;
}

/* Where a place is not near, only a move that is proved to free is taken: see face_accepts of separate_face.h. */
static inline bool capsule_accepts(const capsule_parting *p, const graze_vec3 *move, bool is_proved)
{
    graze_segment to;
    if (!core_set_moved(&to, &p->mover->core, move))
        return false;
    if (!(vector_in_range(&to.a) && vector_in_range(&to.b)) && !(is_proved && GRAZE_HAS_FAR))
        return is_proved;
    return !capsule_enters(p->target, &to, p->mover->radius);
}

/* ---- The line of the closest points ---- */

GRAZE_INLINE bool capsule_load_pair(cores *c, const graze_capsule *target,
                                    const graze_capsule *mover)
{
    return closest_load(c, &target->core, &mover->core) && in_near_range(target->radius) &&
           in_near_range(mover->radius);
}

static inline void capsule_set_separation(separation *s, const cores *c, const graze_segment *mover,
                                          const closest_places *p)
{
    if (p->first != CORES_BETWEEN && p->second != CORES_BETWEEN)
        closest_separation_of_ends(s, closest_end(c->first, p->first),
                                   closest_end(mover, p->second));
    else
        closest_set_separation(s, c, mover, p);
}

/* Between the lines: along u x v, on the side of the gap. */
FAR_FRAMED void capsule_set_heading_between(escape *e, const cores *c)
{
    area3 across;
    volume apart;
    set_cross(&across, &c->u, &c->v);
    set_volume(&apart, &across, &c->gap);
    escape_set_areas(e, &across, volume_sign(&apart));
}

/* From the target to the mover; 0 if the cores meet. */
static inline void capsule_set_heading(escape *e, const cores *c, const graze_segment *mover,
                                       const closest_places *p)
{
    length3 way;
    if (p->first == CORES_BETWEEN && p->second == CORES_BETWEEN) {
        capsule_set_heading_between(e, c);
    } else if (p->first == CORES_BETWEEN) {
        set_between(&way, &c->first->a, closest_end(mover, p->second));
        escape_set_part_across(e, &c->u, &way);
    } else if (p->second == CORES_BETWEEN) {
        set_between(&way, closest_end(c->first, p->first), &mover->a);
        escape_set_part_across(e, &c->v, &way);
    } else {
        set_between(&way, closest_end(c->first, p->first), closest_end(mover, p->second));
        escape_set_lengths(e, &way);
    }
}

/* A direction across both cores. If they are parallel, or one is a point, it is across the first core that is not a point, on
 * the two axes on which that core is longest. It is turned so that its first component that is not 0 is negative. */
static inline void capsule_set_heading_across(escape *e, const cores *c)
{
    area3 across;
    set_cross(&across, &c->u, &c->v);
    escape_set_areas(e, &across, -area3_first_sign(&across));
    if (!escape_is_zero(e))
        return;
    escape_set_lengths(e, &c->u);
    if (escape_is_zero(e))
        escape_set_lengths(e, &c->v);
    escape_turn(e);
    escape_lead_down(e);
}

/* Returns false if the mover is free. */
static inline bool capsule_set_parting(capsule_parting *p, cores *c)
{
    closest_places where;
    separation apart;
    closest_measure(c);
    closest_find(&where, c);
    capsule_set_separation(&apart, c, &p->mover->core, &where);
    if (separation_side(&apart, c->radius) >= 0)
        return false;
    capsule_set_heading(&p->heading, c, &p->mover->core, &where);
    if (escape_is_zero(&p->heading))
        capsule_set_heading_across(&p->heading, c);
    p->way = escape_way(span_sum(span_of(p->target->radius), span_of(p->mover->radius)),
                        separation_span(&apart));
    return true;
}

/* ---- Moves ---- */

/* The way is at most half a raw unit too short, and each size of the move hardly too small: so one raw unit more is enough. */
static inline bool capsule_move_straight(graze_vec3 *move, const capsule_parting *p)
{
    if (escape_is_long(p->way))
        return false;
    escape_set_move(move, &p->heading, p->way);
    if (capsule_accepts(p, move, false))
        return true;
    escape_set_move(move, &p->heading, span_moved(p->way, 0, 1));
    return capsule_accepts(p, move, true);
}

static inline graze_separation capsule_move_along_axis(const capsule_parting *p, graze_vec3 *move,
                                                       graze_vec3 *normal)
{
    graze_aabb bounds;
    bounds_set_core(&bounds, &p->target->core);
    return graze_separate_along_axis(
        &bounds, &p->mover->core, span_sum(span_of(p->target->radius), span_of(p->mover->radius)),
        move, normal);
}

static inline graze_separation capsule_separate_capsule(const graze_capsule *target,
                                                        const graze_capsule *mover,
                                                        graze_vec3 *move, graze_vec3 *normal)
{
    cores c;
    capsule_parting p;
    graze_vec3 by;
    if (mover->radius <= 0 || target->radius < 0)
        return GRAZE_FREE;
    UNLESS_NEAR(capsule_load_pair(&c, target, mover),
                return graze_capsule_separate_capsule_far(target, mover, move, normal));
    p.target = target;
    p.mover = mover;
    c.radius = radii_of(target->radius, mover->radius);
    if (cores_are_apart(&c) || !capsule_set_parting(&p, &c))
        return GRAZE_FREE;
    if (!capsule_move_straight(&by, &p))
        return capsule_move_along_axis(&p, move, normal);
    escape_set_unit(normal, &p.heading);
    vec3_copy(move, &by);
    return GRAZE_MOVED;
}

#endif
