/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The routine of graze/sweep_face_box.h in floats: separating axes in time, over the planes of shape/sweep_face_box.h.
 *
 * A number of a gap that is NaN or infinite is a miss. So the triangle, the mover and the motion need no other test: each of
 * their coordinates is in the gap of a plane across an axis.
 */
#include "../include/graze/sweep_face_box.h"

#if GRAZE_FLOAT
#include "shape/face_point_float.h"
#include "shape/interval_float.h"
#include "shape/sweep_float.h"

enum { PLANE_OF_SIDES = 2, PLANE_OF_EDGES = 8, PLANES = 17, AXES = 3 };

typedef struct {
    const graze_vec3 *corner[3];
    const graze_aabb *mover;
    graze_vec3 normal, motion;
    float enter, leave;
    bool apart, along;
} face_sweep;

/* From a plane to the mover, and how that changes until the end of the motion. */
typedef struct {
    graze_vec3 out, at;
    float gap, rise;
} face_gap;

/* ---- The planes ---- */

static graze_vec3 axis_of(int axis, float sign)
{
    return graze_vec3_of(axis == 0 ? sign : 0.0f, axis == 1 ? sign : 0.0f, axis == 2 ? sign : 0.0f);
}

static graze_vec3 negative(const graze_vec3 *v)
{
    return graze_vec3_of(0.0f - v->x, 0.0f - v->y, 0.0f - v->z);
}

/* The corner of the triangle that is farthest along the direction. */
static const graze_vec3 *farthest_corner(const face_sweep *s, const graze_vec3 *out)
{
    const graze_vec3 *most = s->corner[0];
    for (int i = 1; i < 3; i++)
        if (float_less(vec3_dot(out, most), vec3_dot(out, s->corner[i])))
            most = s->corner[i];
    return most;
}

static void set_across_edge(face_gap *g, const face_sweep *s, int edge, int axis)
{
    const graze_vec3 *start = s->corner[edge], *n = &s->normal;
    const graze_vec3 along = vec3_between(start, s->corner[(edge + 1) % 3]);
    const float turn = axis == 0 ? n->x : axis == 1 ? n->y : n->z;
    const graze_vec3 unit = axis_of(axis, is_negative(turn) ? -1.0f : 1.0f);
    g->out = vec3_cross(&along, &unit);
    g->at = *start;
}

static void set_plane(face_gap *g, const face_sweep *s, int which)
{
    if (which >= PLANE_OF_EDGES) {
        set_across_edge(g, s, (which - PLANE_OF_EDGES) / AXES, (which - PLANE_OF_EDGES) % AXES);
    } else if (which >= PLANE_OF_SIDES) {
        g->out = axis_of(which / 2 - 1, which % 2 > 0 ? 1.0f : -1.0f);
        g->at = *farthest_corner(s, &g->out);
    } else {
        g->out = which > 0 ? negative(&s->normal) : s->normal;
        g->at = *s->corner[0];
    }
}

/* Of the corner of the box that is nearest to the plane. */
static float gap_of(const face_gap *g, const graze_aabb *box)
{
    graze_vec3 to;
    to.x = (is_negative(g->out.x) ? box->max.x : box->min.x) - g->at.x;
    to.y = (is_negative(g->out.y) ? box->max.y : box->min.y) - g->at.y;
    to.z = (is_negative(g->out.z) ? box->max.z : box->min.z) - g->at.z;
    return vec3_dot(&g->out, &to);
}

/* False for a plane whose normal is 0. */
static bool set_gap(face_gap *g, const face_sweep *s, int which)
{
    set_plane(g, s, which);
    if (vec3_is_zero(&g->out))
        return false;
    g->gap = gap_of(g, s->mover);
    g->rise = vec3_dot(&g->out, &s->motion);
    return true;
}

/* ---- The part of the way on which the mover is beyond no plane ---- */

static float time_of(const face_gap *g)
{
    return float_div(float_abs(g->gap), float_abs(g->rise));
}

static bool narrow(face_sweep *s, const face_gap *g)
{
    const float end = g->gap + g->rise;
    if (!are_finite(g->gap, g->rise, end))
        return false;
    s->apart = s->apart || !is_negative(g->gap);
    s->along = s->along || (is_zero(g->gap) && is_zero(g->rise));
    if (is_positive(g->gap)) {
        if (is_positive(end))
            return false;
        s->enter = greater(s->enter, time_of(g));
    } else if (is_positive(end)) {
        s->leave = lesser(s->leave, time_of(g));
    }
    return true;
}

static bool passes(face_sweep *s)
{
    face_gap g;
    s->enter = 0.0f;
    s->leave = 1.0f;
    s->apart = s->along = false;
    for (int i = 0; i < PLANES; i++)
        if (set_gap(&g, s, i) && !narrow(s, &g))
            return false;
    return float_at_most(s->enter, s->leave);
}

/* ---- The plane of contact ---- */

static bool touches(const face_gap *g, float t)
{
    if (is_zero(g->gap))
        return is_zero(g->rise) || is_zero(t);
    if (is_zero(g->rise) || is_negative(g->gap) == is_negative(g->rise))
        return false;
    const float then = time_of(g);
    return float_at_most(then, t) && float_at_most(t, then);
}

/* The first that the mover runs along, or from a start in touch away from; or else the first that it moves into. */
static int find_plane(const face_sweep *s)
{
    face_gap g;
    int into = -1;
    for (int i = 0; i < PLANES; i++) {
        if (!set_gap(&g, s, i) || !touches(&g, s->enter))
            continue;
        if (is_zero(g.rise) || (is_positive(g.rise) && is_zero(s->enter)))
            return i;
        if (is_negative(g.rise) && into < 0)
            into = i;
    }
    return into;
}

/* ---- The place ---- */

static float farther(float most, const graze_vec3 *v)
{
    return greater(greater(greater(most, float_abs(v->x)), float_abs(v->y)), float_abs(v->z));
}

/* A unit in the last place of the greatest number. */
static float last_unit(const face_sweep *s)
{
    float most = farther(farther(farther(0.0f, &s->mover->min), &s->mover->max), &s->motion);
    for (int i = 0; i < 3; i++)
        most = farther(most, s->corner[i]);
    return most * 0x1p-23f;
}

static float moved(float start, float way, float t)
{
    return float_held(start + way * t);
}

static void set_stopped(graze_aabb *stopped, const graze_aabb *mover, const graze_vec3 *center)
{
    stopped->min = *center;
    vec3_set(&stopped->max, mover->max.x + (center->x - mover->min.x),
             mover->max.y + (center->y - mover->min.y), mover->max.z + (center->z - mover->min.z));
}

static void stop_before(graze_aabb *stopped, const face_sweep *s, const face_gap *g,
                        const graze_vec3 *normal)
{
    const graze_vec3 *start = &s->mover->min;
    const graze_vec3 place = graze_vec3_of(moved(start->x, s->motion.x, s->enter),
                                           moved(start->y, s->motion.y, s->enter),
                                           moved(start->z, s->motion.z, s->enter));
    graze_vec3 center = place;
    float off = last_unit(s);
    for (int i = 0; i < SWEEP_TRIES; i++) {
        set_stopped(stopped, s->mover, &center);
        if (!is_negative(gap_of(g, stopped)))
            return;
        sweep_step_off(&center, &place, normal, &off);
    }
    *stopped = *s->mover;
}

/* ---- The point of contact ---- */

static void cut(graze_vec3 *end, const graze_vec3 *a, const graze_vec3 *b, float share)
{
    vec3_set(end, a->x + (b->x - a->x) * share, a->y + (b->y - a->y) * share,
             a->z + (b->z - a->z) * share);
}

/* Leaves the part of the shares from *from to *to of an edge that is between two sides. */
static bool clip_on(float *from, float *to, float a, float b, float min, float max)
{
    const float low = lesser(a, b), high = greater(a, b);
    if (float_less(high, min) || float_less(max, low))
        return false;
    if (float_less(a, b)) {
        *from = greater(*from, float_div(min - a, b - a));
        *to = lesser(*to, float_div(max - a, b - a));
    } else if (float_less(b, a)) {
        *from = greater(*from, float_div(a - max, a - b));
        *to = lesser(*to, float_div(a - min, a - b));
    }
    return float_at_most(*from, *to);
}

/* The middle of the part of an edge that is in the box. */
static bool clip(graze_vec3 *point, const graze_vec3 *a, const graze_vec3 *b, const graze_aabb *box)
{
    float from = 0.0f, to = 1.0f;
    if (!clip_on(&from, &to, a->x, b->x, box->min.x, box->max.x) ||
        !clip_on(&from, &to, a->y, b->y, box->min.y, box->max.y) ||
        !clip_on(&from, &to, a->z, b->z, box->min.z, box->max.z))
        return false;
    cut(point, a, b, from * 0.5f + to * 0.5f);
    return true;
}

static bool is_around(const graze_aabb *box, const graze_vec3 *p)
{
    return float_at_most(box->min.x, p->x) && float_at_most(p->x, box->max.x) &&
           float_at_most(box->min.y, p->y) && float_at_most(p->y, box->max.y) &&
           float_at_most(box->min.z, p->z) && float_at_most(p->z, box->max.z);
}

static float part_on(float min, float max, float away)
{
    if (is_zero(away))
        return min * 0.5f + max * 0.5f;
    return is_positive(away) ? min : max;
}

/* The nearest point to the middle of what touches of the box, or, if that is not there, one of an edge, or as it is. */
static void set_point_on_face(graze_vec3 *point, const face_sweep *s, const graze_vec3 *out,
                              const graze_aabb *stopped, const graze_aabb *around)
{
    graze_triangle f;
    graze_vec3 nearest;
    const graze_vec3 part = graze_vec3_of(part_on(stopped->min.x, stopped->max.x, out->x),
                                          part_on(stopped->min.y, stopped->max.y, out->y),
                                          part_on(stopped->min.z, stopped->max.z, out->z));
    f.a = *s->corner[0];
    f.b = *s->corner[1];
    f.c = *s->corner[2];
    graze_triangle_closest_point(&f, &part, &nearest);
    if (is_around(around, &nearest)) {
        *point = nearest;
        return;
    }
    for (int i = 0; i < 3; i++)
        if (clip(point, s->corner[i], s->corner[(i + 1) % 3], around))
            return;
}

static bool holds(const face_gap *g, const graze_vec3 *corner)
{
    const graze_vec3 to = vec3_between(&g->at, corner);
    return is_zero(vec3_dot(&g->out, &to));
}

/* A corner through which the plane leads is in it, however the products round. */
static void set_feature(graze_sweep_hit *hit, const face_sweep *s, const face_gap *g, int which)
{
    const bool is_face = which < PLANE_OF_SIDES;
    const int edge = which < PLANE_OF_EDGES ? -1 : (which - PLANE_OF_EDGES) / AXES;
    bool in[3];
    for (int i = 0; i < 3; i++)
        in[i] = is_face || edge == i || edge == (i + 2) % 3 || holds(g, s->corner[i]);
    hit->feature = GRAZE_FEATURE_CORNER + 1 - (in[0] + in[1] + in[2]);
    if (hit->feature == GRAZE_FEATURE_EDGE)
        hit->index = !in[2] ? 0 : !in[0] ? 1 : 2;
    else
        hit->index = in[0] ? 0 : in[1] ? 1 : 2;
}

static void set_point(graze_sweep_hit *hit, const face_sweep *s, const graze_vec3 *out,
                      const graze_aabb *stopped)
{
    const float slack = last_unit(s) * 16.0f;
    const int i = hit->index;
    graze_aabb around;
    vec3_set(&around.min, stopped->min.x - slack, stopped->min.y - slack, stopped->min.z - slack);
    vec3_set(&around.max, stopped->max.x + slack, stopped->max.y + slack, stopped->max.z + slack);
    hit->point = *s->corner[i];
    if (hit->feature == GRAZE_FEATURE_FACE)
        set_point_on_face(&hit->point, s, out, stopped, &around);
    else if (hit->feature == GRAZE_FEATURE_EDGE)
        (void)clip(&hit->point, s->corner[i], s->corner[(i + 1) % 3], &around);
}

static void write_contact(const face_sweep *s, graze_sweep_hit *hit)
{
    const int which = find_plane(s);
    graze_aabb stopped;
    face_gap g;
    (void)set_gap(&g, s, which);
    hit->normal = graze_vec3_normalize(g.out);
    stop_before(&stopped, s, &g, &hit->normal);
    set_feature(hit, s, &g, which);
    set_point(hit, s, &g.out, &stopped);
    hit->center = stopped.min;
    hit->fraction = s->enter;
}

/* ---- The cast ---- */

static void set_normal(face_sweep *s)
{
    face f;
    f.corner = s->corner[0];
    f.u = vec3_between(s->corner[0], s->corner[1]);
    f.v = vec3_between(s->corner[0], s->corner[2]);
    f.is_triangle = true;
    s->normal = vec3_cross(&f.u, &f.v);
    if (face_has_no_area(&f, greatest_of(s->normal.x, s->normal.y, s->normal.z)))
        vec3_set(&s->normal, 0.0f, 0.0f, 0.0f);
}

static bool has_points(const graze_aabb *box)
{
    return float_at_most(box->min.x, box->max.x) && float_at_most(box->min.y, box->max.y) &&
           float_at_most(box->min.z, box->max.z);
}

graze_result graze_triangle_aabbcast(const graze_triangle *triangle, const graze_aabb *mover,
                                     graze_vec3 motion, graze_sweep_hit *hit)
{
    face_sweep s;
    s.corner[0] = &triangle->a;
    s.corner[1] = &triangle->b;
    s.corner[2] = &triangle->c;
    s.mover = mover;
    s.motion = motion;
    set_normal(&s);
    if (!has_points(mover) || !passes(&s))
        return GRAZE_MISS;
    if (!s.apart) {
        if (hit != 0)
            sweep_write_inside(&mover->min, hit);
        return GRAZE_INSIDE;
    }
    if (hit != 0)
        write_contact(&s, hit);
    return float_less(s.enter, s.leave) && !s.along ? GRAZE_HIT : GRAZE_TOUCH;
}

#endif
