/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A capsule that moves at another capsule, near and far; neither core is a point. The first end of the core that moves is p, and the
 * other one p + w. A place of it, p + s w, is nearer to a place c + t u of the core of the target than the sum of the radii if p is
 * nearer to c + t u - s w: to the parallelogram with the edges u and -w at c. So p is a point that moves at this face, with the sum
 * as the radius (face_path.h). The ways from its corners to p are those from an end of one core to an end of the other one, so they
 * are lengths, as u and w are. If the cores are parallel, the face has no area, and its edges decide.
 *
 * If both radii are 0, the distance is never less than the radius, and a path that crosses the face is in touch there. face_path.h
 * finds that too: a path that comes down to the plane is at q there, and each edge has it on one side, or on its line. If it is
 * inside all edges, it is the place of contact. Otherwise the path can meet no place but q, which is on the border or beside the
 * face: cylinders and balls without width hold the path at one time, and the signs at the ends of an edge are those of that place.
 * A path in the plane, or at a face without area, meets edges and corners alone, and is there when the first of them holds it.
 *
 * The core at the rounded place is tested, and moved, as sweep_round.h says: the face is convex.
 *
 * Include begin_parallelogram.h, face.h, cores.h and face_core.h before.
 */
#include "../../include/graze/segment.h"
#include "escape_heading.h"
#include "face_path.h"
#include "face_stop.h"
#include "sweep_round.h"

/* A routine of sweep_cores_far.c. The paths are those of the ends of the core. */
graze_result graze_capsule_capsulecast_far(const graze_capsule *target, graze_scalar radius,
                                           const graze_segment *path, const graze_segment *beside,
                                           graze_sweep_hit *hit);

/* ---- The face ---- */

static inline void cores_set_face(face_core *c, const graze_capsule *target, graze_scalar radius,
                                  const graze_segment *path, const graze_segment *beside)
{
    face_line *l = &c->line;
    set_between(&l->u, &target->core.a, &target->core.b);
    set_between(&l->v, &beside->a, &path->a);
    set_between(&l->from_corner, &target->core.a, &path->a);
    set_between(&l->run, &path->a, &path->b);
    length_set(&c->radius, radii_of(target->radius, radius));
}

/* The path is farther from the face than the radius on this axis. All sums are ways from a corner to an end of the path. */
GRAZE_INLINE bool cores_pass_on(length u, length v, length gap, length run, length radius)
{
    const stretch from = stretch_plus(stretch_of(gap), cores_low(run));
    const stretch to = stretch_plus(stretch_of(gap), cores_high(run));
    const stretch above = stretch_minus(stretch_minus(from, cores_high(u)), cores_high(v));
    const stretch below = stretch_minus(stretch_minus(to, cores_low(u)), cores_low(v));
    return stretch_less(stretch_of(radius), above) ||
           stretch_less(stretch_of(radius), stretch_minus(stretch_of(length_of(0)), below));
}

FAR_FRAMED bool cores_pass(const face_core *c)
{
    const face_line *l = &c->line;
    return cores_pass_on(l->u.x, l->v.x, l->from_corner.x, l->run.x, c->radius) ||
           cores_pass_on(l->u.y, l->v.y, l->from_corner.y, l->run.y, c->radius) ||
           cores_pass_on(l->u.z, l->v.z, l->from_corner.z, l->run.z, c->radius);
}

/* ---- The hit ---- */

/* u x v is too long for face_path_set_normal, if far. */
static inline void cores_set_normal(graze_vec3 *unit, const crossing *t, const face_path *p)
{
    escape out;
    if (p->feature == GRAZE_FEATURE_FACE) {
        escape_set_areas(&out, &p->normal, p->side);
        escape_set_unit(unit, &out);
    } else {
        face_path_set_border_normal(unit, t, p);
    }
}

/* Sums of the radii of 0 have no normal; of sums of 2^31 or more, sweep_round.h finds it. */
FAR_FRAMED void cores_write(const face_path *p, const round_sweep *s, graze_sweep_hit *hit)
{
    const graze_vec3 *a = &s->path->a, *b = &s->path->b;
    crossing t;
    graze_line_hit found;
    graze_segment core;
    graze_vec3 nearest, below;
    face_path_cross(&t, p);
    found.fraction = crossing_fraction(&t);
    found.point.x = graze_crossing_along(&t, a->x, a->x, b->x);
    found.point.y = graze_crossing_along(&t, a->y, a->y, b->y);
    found.point.z = graze_crossing_along(&t, a->z, a->z, b->z);
    if (s->sum == 0 || s->sum > (uint32_t)INT32_MAX)
        vec3_set_zero(&found.normal);
    else
        cores_set_normal(&found.normal, &t, p);
    round_set_core(&core, s, &found.point);
    graze_segment_closest_points(&core, &s->target->core, &nearest, &below);
    round_write(s, &nearest, &found, hit);
}

/* ---- The cast ---- */

static inline graze_result cores_decide(face_path *p, const round_sweep *s, graze_sweep_hit *hit)
{
    const graze_result result = face_path_cast(p);
    if (hit != 0 && result == GRAZE_INSIDE)
        sweep_write_inside(&s->path->a, hit);
    else if (hit != 0 && result != GRAZE_MISS)
        cores_write(p, s, hit);
    return result == GRAZE_HIT && s->sum == 0 ? GRAZE_TOUCH : result;
}

static inline bool cores_are_near(const graze_capsule *target, graze_scalar radius)
{
    return is_near(&target->core.a) && is_near(&target->core.b) && in_near_range(target->radius) &&
           in_near_range(radius);
}

static inline graze_result capsule_capsulecast(const graze_capsule *target, graze_scalar radius,
                                               const graze_segment *path,
                                               const graze_segment *beside, graze_sweep_hit *hit)
{
    round_sweep s;
    face_path p;
    if (target->radius < 0 || radius < 0)
        return GRAZE_MISS;
    UNLESS_NEAR(cores_are_near(target, radius) && sweep_keeps_near(path, beside),
                return graze_capsule_capsulecast_far(target, radius, path, beside, hit));
    cores_set_face(&p.core, target, radius, path, beside);
    if (cores_pass(&p.core))
        return GRAZE_MISS;
    round_set(&s, target, radius, path, beside);
    s.is_ball = false;
    return cores_decide(&p, &s, hit);
}
