/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A capsule that moves out of a box. Near and far; after box_core.h.
 *
 * A core that does not meet the box has a place that is nearest to it: the capsule moves straight away from there. Otherwise the
 * moves that bring the core out of the box are the ways from a point to the outside of a convex body with twelve faces: the six of
 * the box, and two for each of its axes, which are along that axis and the core. The capsule moves through the nearest face, and
 * by its radius more. Distances to the faces are compared as rounded to raw units: that is why GRAZE_SEPARATE_EXCESS is 4.
 */
#include "../../include/graze/separate.h"
#include "escape_heading.h"
#include "separate_cores.h"

/* Routines of separate_box_far.c. */
graze_separation graze_aabb_separate_capsule_far(const graze_aabb *target,
                                                 const graze_capsule *mover, graze_vec3 *move,
                                                 graze_vec3 *normal);
bool graze_aabb_enters_capsule_far(const graze_aabb *target, const graze_segment *core,
                                   graze_scalar radius);

typedef struct {
    const graze_aabb *target;
    const graze_capsule *mover;
    escape heading;
    span way;
} box_parting;

/* ---- From the box to the nearest place on the core ---- */

/* The part of the gap across the run. A run of 0: the gap. */
typedef struct {
    length3 run, gap;
} box_core_way;

/* A run on one axis only would cross the plane of that side, and not be beside it. */
static inline bool box_core_has_run(const box_core_way *w)
{
    return length_sign(w->run.x) != 0 || length_sign(w->run.y) != 0;
}

/* To the start of the core, or to its end. */
static inline void box_core_set_gap(box_core_way *w, const box_core *c, bool is_end)
{
    length gap[3];
    for (int i = 0; i < 3; i++) {
        const box_core_axis *a = &c->axis[i];
        length_set(&gap[i], is_end ? box_core_gap(a->end_low, a->end_high)
                                   : box_core_gap(a->start_low, a->start_high));
    }
    set_direction(&w->run, &nowhere3);
    length_set(&w->gap.x, gap[0]);
    length_set(&w->gap.y, gap[1]);
    length_set(&w->gap.z, gap[2]);
}

/* On an axis on which the core is beside the box where it is nearest: from that side, along the core. Else 0. */
static inline void box_core_set_beyond(length *run, length *gap, const box_core *c, int i)
{
    const box_core_axis *a = &c->axis[i];
    length_set(run, a->run);
    if (box_core_is_beyond(c, a->run, a->start_low, a->end_low, -1)) {
        length_set(gap, a->start_low);
    } else if (box_core_is_beyond(c, a->run, a->start_high, a->end_high, 1)) {
        length_set(gap, a->start_high);
    } else {
        length_set(run, length_of(0));
        length_set(gap, length_of(0));
    }
}

FAR_FRAMED void box_core_set_way(box_core_way *w, const box_core *c)
{
    if (box_slope_at_end(c, false) >= 0) {
        box_core_set_gap(w, c, false);
    } else if (box_slope_at_end(c, true) <= 0) {
        box_core_set_gap(w, c, true);
    } else {
        box_core_set_beyond(&w->run.x, &w->gap.x, c, 0);
        box_core_set_beyond(&w->run.y, &w->gap.y, c, 1);
        box_core_set_beyond(&w->run.z, &w->gap.z, c, 2);
    }
}

FAR_FRAMED void box_core_set_separation(separation *s, const box_core_way *w)
{
    if (box_core_has_run(w)) {
        area3 across;
        set_cross(&across, &w->run, &w->gap);
        separation_of_areas(s, &across, &w->run);
    } else {
        const stretch x = stretch_of(w->gap.x), y = stretch_of(w->gap.y), z = stretch_of(w->gap.z);
        separation_of_stretches(s, &x, &y, &z);
    }
}

/* 0 if the core meets the box. */
static inline void box_core_set_heading(escape *e, const box_core_way *w)
{
    if (box_core_has_run(w))
        escape_set_part_across(e, &w->run, &w->gap);
    else
        escape_set_lengths(e, &w->gap);
}

/* ---- Places ---- */

/* Loads the numbers, with a radius that is not negative. Returns false if a number is not near; unless the bounds of the core are
 * beside the box by more than the radius, which may be known before all numbers are. */
GRAZE_INLINE bool box_load_core(box_core *c, bool *is_beside, const graze_aabb *box,
                                const graze_segment *core, graze_scalar radius)
{
    nearness n;
    nearness_begin(&n);
    nearness_add_radius(&n, radius);
    c->radius = load_radii(radius, 0);
    *is_beside = box_is_beside_capsule(&n, c, box, core);
    return *is_beside ||
           (are_all_near(&n) && is_known_near(&core->a) && is_known_near(&core->b) &&
            is_known_near(&box->min) && is_known_near(&box->max) &&
            IMPLIED(radius_in_range(radius) && length_in_range(&c->radius) &&
                    box_core_axis_in_range(&c->axis[0]) && box_core_axis_in_range(&c->axis[1]) &&
                    box_core_axis_in_range(&c->axis[2])));
}

/* Whether the interior of a capsule has a point of the box. The radius is more than 0. */
NEAR_ANSWER int box_is_entered_by_core(const graze_aabb *box, const graze_segment *core,
                                       graze_scalar radius)
{
    box_core c;
    box_core_way w;
    separation apart;
    bool is_beside;
    UNLESS_NEAR(box_load_core(&c, &is_beside, box, core, radius), return NOT_NEAR);
    if (is_beside)
        return false;
    box_core_set_way(&w, &c);
    box_core_set_separation(&apart, &w);
    return graze_separation_side(&apart, (uint32_t)radius) < 0;
}

static inline bool box_enters_core(const graze_aabb *box, const graze_segment *core,
                                   graze_scalar radius)
{
    const int answer = box_is_entered_by_core(box, core, radius);
    UNLESS_NEAR(answer != NOT_NEAR, return graze_aabb_enters_capsule_far(box, core, radius));
    return answer != 0;
}

/* Where a place is not near, only a move that is proved to free is taken: see face_accepts of separate_face.h. */
static inline bool box_accepts(const box_parting *p, const graze_vec3 *move, bool is_proved)
{
    graze_segment to;
    if (!core_set_moved(&to, &p->mover->core, move))
        return false;
    if (!(vector_in_range(&to.a) && vector_in_range(&to.b)) && !(is_proved && GRAZE_HAS_FAR))
        return is_proved;
    return !box_enters_core(p->target, &to, p->mover->radius);
}

/* The way is at most half a raw unit too short, and each size of the move hardly too small: so one raw unit more is enough. */
static inline bool box_move_straight(graze_vec3 *move, const box_parting *p)
{
    if (escape_is_long(p->way))
        return false;
    escape_set_move(move, &p->heading, p->way);
    if (box_accepts(p, move, false))
        return true;
    escape_set_move(move, &p->heading, span_moved(p->way, 0, 1));
    return box_accepts(p, move, true);
}

/* ---- The faces along an axis of the box and the core ---- */

/* The normal on the two other axes, j and k, and how deep the core is. */
typedef struct {
    length on_j, on_k;
    area depth; /* in lengths of the normal: not negative */
} box_core_face;

/* How far the box is beyond the start of the core on that axis, where the normal leads. */
GRAZE_INLINE length box_depth_on(const box_core_axis *a, length normal)
{
    return length_negate(length_sign(normal) > 0 ? a->start_high : a->start_low);
}

static inline void box_core_set_face(box_core_face *f, const box_core_axis *j,
                                     const box_core_axis *k, bool back)
{
    length_set(&f->on_j, back ? k->run : length_negate(k->run));
    length_set(&f->on_k, back ? length_negate(j->run) : j->run);
    area_set_product(&f->depth, f->on_j, box_depth_on(j, f->on_j));
    area_add_product(&f->depth, f->on_k, box_depth_on(k, f->on_k));
}

/* The nearer one of the two. */
static inline void box_core_set_nearer_face(box_core_face *f, const box_core_axis *j,
                                            const box_core_axis *k)
{
    box_core_face back;
    box_core_set_face(f, j, k, false);
    box_core_set_face(&back, j, k, true);
    if (area_less(&back.depth, &f->depth)) {
        length_set(&f->on_j, back.on_j);
        length_set(&f->on_k, back.on_k);
        area_copy(&f->depth, &back.depth);
    }
}

/* How deep the core is, rounded. */
FAR_FRAMED span box_core_depth(const box_core_face *f)
{
    area squared;
    separation s;
    area_set_product(&squared, f->on_j, f->on_j);
    area_add_product(&squared, f->on_k, f->on_k);
    u256_set(&s.part, u128_of(0, 0), area_size_wide(&f->depth));
    u256_set(&s.whole, u128_of(0, 0), area_size_wide(&squared));
    s.is_root = true;
    return separation_span(&s);
}

static inline void box_core_set_heading_of_face(escape *e, const box_core_face *f, int j, int k)
{
    escape_set_zero(e);
    e->size[j] = length_size(f->on_j);
    e->size[k] = length_size(f->on_k);
    e->down[j] = length_sign(f->on_j) < 0;
    e->down[k] = length_sign(f->on_k) < 0;
}

/* Sets the heading and the way through the nearest of these faces. Returns false if there is none nearer than `most`. */
static inline bool box_core_find_face(box_parting *p, const box_core *c, span most)
{
    bool found = false;
    for (int i = 0; i < 3; i++) {
        const int j = (i + 1) % 3, k = (i + 2) % 3;
        box_core_face f;
        box_core_set_nearer_face(&f, &c->axis[j], &c->axis[k]);
        if (length_sign(f.on_j) == 0 && length_sign(f.on_k) == 0)
            continue;
        const span way = span_moved(box_core_depth(&f), 0, p->mover->radius);
        if (!span_less(way, most))
            continue;
        most = way;
        p->way = way;
        box_core_set_heading_of_face(&p->heading, &f, j, k);
        found = true;
    }
    return found;
}

/* The length of a move along an axis. */
static inline span box_length_along_axis(const graze_vec3 *move)
{
    return span_of(move->x != 0 ? move->x : move->y != 0 ? move->y : move->z);
}

/* Through the nearest face; through the nearest of the box, where that leads out of the world. */
static inline graze_separation box_move_from_inside(box_parting *p, const box_core *c,
                                                    graze_vec3 *move, graze_vec3 *normal)
{
    graze_vec3 by, unit, skew;
    span most;
    graze_separation result = graze_separate_along_axis(p->target, &p->mover->core,
                                                        span_of(p->mover->radius), &by, &unit);
    most.raw = UINT32_MAX;
    if (result == GRAZE_MOVED)
        most = box_length_along_axis(&by);
    if (box_core_find_face(p, c, most) && box_move_straight(&skew, p)) {
        escape_set_unit(&unit, &p->heading);
        vec3_copy(&by, &skew);
        result = GRAZE_MOVED;
    }
    vec3_copy(move, &by);
    vec3_copy(normal, &unit);
    return result;
}

/* ---- The routine ---- */

static inline graze_separation box_move_from_outside(box_parting *p, graze_vec3 *move,
                                                     graze_vec3 *normal)
{
    graze_vec3 by;
    if (!box_move_straight(&by, p))
        return graze_separate_along_axis(p->target, &p->mover->core, span_of(p->mover->radius),
                                         move, normal);
    escape_set_unit(normal, &p->heading);
    vec3_copy(move, &by);
    return GRAZE_MOVED;
}

static inline graze_separation box_separate_capsule(const graze_aabb *target,
                                                    const graze_capsule *mover, graze_vec3 *move,
                                                    graze_vec3 *normal)
{
    box_core c;
    box_core_way w;
    separation apart;
    box_parting p;
    bool is_beside;
    if (mover->radius <= 0 || target->min.x > target->max.x || target->min.y > target->max.y ||
        target->min.z > target->max.z)
        return GRAZE_FREE;
    UNLESS_NEAR(box_load_core(&c, &is_beside, target, &mover->core, mover->radius),
                return graze_aabb_separate_capsule_far(target, mover, move, normal));
    if (is_beside)
        return GRAZE_FREE;
    box_core_set_way(&w, &c);
    box_core_set_separation(&apart, &w);
    if (graze_separation_side(&apart, (uint32_t)mover->radius) >= 0)
        return GRAZE_FREE;
    p.target = target;
    p.mover = mover;
    box_core_set_heading(&p.heading, &w);
    p.way = escape_way(span_of(mover->radius), separation_span(&apart));
    return escape_is_zero(&p.heading) ? box_move_from_inside(&p, &c, move, normal)
                                      : box_move_from_outside(&p, move, normal);
}
