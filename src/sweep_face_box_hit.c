/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * When a box that moves comes to a triangle, and the hit: for near and far numbers, so that this code is in flash once.
 *
 * The place is rounded away from the plane of contact, on each axis along which that plane has a component. So no coordinate of
 * the exact place is passed toward the plane, and the mover is not behind it; as each is less than a raw unit off, and the
 * ends of the world are whole numbers, none leaves the world.
 */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT

#include "number/solid.h"
#include "shape/sweep_face_box_numbers.h"
#include "wide/begin_fast.h"

/* 102 + 102 bits */
GRAZE_SHARED int graze_face_box_order(const face_box_time *a, const face_box_time *b)
{
    return u256_compare(graze_u128_mul(a->part, b->whole), graze_u128_mul(b->part, a->whole));
}

/* ---- The place ---- */

/* The sign of size / way - the time, for size and way below 2^32. */
static int face_box_beyond(uint32_t size, uint32_t way, const face_box_time *at)
{
    face_box_time gone;
    u128_store(&gone.part, u128_of(0, size));
    u128_store(&gone.whole, u128_of(0, way));
    return graze_face_box_order(&gone, at);
}

/* From the nearest to the next, at most a whole unit off, where that one is toward the plane. */
static graze_scalar face_box_gone(graze_scalar start, graze_scalar way, graze_scalar away,
                                  const share_progress *passed, const face_box_time *at)
{
    const uint32_t whole = s32_magnitude(way);
    if (whole == 0)
        return start;
    uint32_t size = graze_share_times(passed, whole);
    const int beyond = face_box_beyond(size, whole, at);
    const graze_scalar outward = way < 0 ? -away : away;
    if (outward > 0 && beyond < 0)
        size++;
    else if (outward < 0 && beyond > 0)
        size--;
    return s32_offset(start, way < 0, size);
}

/* ---- The point of contact ---- */

/* No coordinate of `center` is farther off, and each cut of an edge rounds by half a raw unit. */
enum { SLACK = 4 };

static graze_scalar face_box_lower(graze_scalar c)
{
    return s32_offset_held(c, true, SLACK);
}

static graze_scalar face_box_upper(graze_scalar c)
{
    return s32_offset_held(c, false, SLACK);
}

/* The mover at `center`, and a little more. */
static void face_box_set_around(graze_aabb *around, const graze_aabb *stopped)
{
    around->min.x = face_box_lower(stopped->min.x);
    around->min.y = face_box_lower(stopped->min.y);
    around->min.z = face_box_lower(stopped->min.z);
    around->max.x = face_box_upper(stopped->max.x);
    around->max.y = face_box_upper(stopped->max.y);
    around->max.z = face_box_upper(stopped->max.z);
}

static bool face_box_is_around(const graze_aabb *around, const graze_vec3 *p)
{
    return around->min.x <= p->x && p->x <= around->max.x && around->min.y <= p->y &&
           p->y <= around->max.y && around->min.z <= p->z && p->z <= around->max.z;
}

static graze_scalar face_box_cut_on(graze_scalar a, graze_scalar b, const progress *at)
{
    const span run = span_apart(a, b);
    return b < a ? mirror(along(mirror(a), run, at)) : along(a, run, at);
}

static void face_box_cut(graze_vec3 *to, const graze_segment *edge, const progress *at)
{
    to->x = face_box_cut_on(edge->a.x, edge->b.x, at);
    to->y = face_box_cut_on(edge->a.y, edge->b.y, at);
    to->z = face_box_cut_on(edge->a.z, edge->b.z, at);
}

/* An end whose coordinate c on an axis is beyond the limits moves along the edge, whose coordinates there are a and b. */
static void face_box_clip_end(graze_vec3 *end, graze_scalar c, const graze_segment *edge,
                              graze_scalar a, graze_scalar b, graze_scalar low, graze_scalar high)
{
    if (low <= c && c <= high)
        return;
    const progress at =
        progress_of(ratio_from(span_apart(a, c < low ? low : high), span_apart(a, b)));
    face_box_cut(end, edge, &at);
}

/* Leaves what is within the limits on an axis; false if nothing is. */
static bool face_box_clip_on(graze_segment *edge, graze_scalar a, graze_scalar b, graze_scalar low,
                             graze_scalar high)
{
    graze_segment whole;
    if ((a < low && b < low) || (a > high && b > high))
        return false;
    vec3_copy(&whole.a, &edge->a);
    vec3_copy(&whole.b, &edge->b);
    face_box_clip_end(&edge->a, a, &whole, a, b, low, high);
    face_box_clip_end(&edge->b, b, &whole, a, b, low, high);
    return true;
}

static graze_scalar face_box_middle(graze_scalar a, graze_scalar b)
{
    return span_middle(lesser(a, b), greater(a, b));
}

/* The middle of the part of an edge that is around the mover; false if no part is. */
static bool face_box_clip(graze_vec3 *point, const graze_vec3 *a, const graze_vec3 *b,
                          const graze_aabb *around)
{
    graze_segment edge;
    vec3_copy(&edge.a, a);
    vec3_copy(&edge.b, b);
    if (!face_box_clip_on(&edge, edge.a.x, edge.b.x, around->min.x, around->max.x) ||
        !face_box_clip_on(&edge, edge.a.y, edge.b.y, around->min.y, around->max.y) ||
        !face_box_clip_on(&edge, edge.a.z, edge.b.z, around->min.z, around->max.z))
        return false;
    point->x = face_box_middle(edge.a.x, edge.b.x);
    point->y = face_box_middle(edge.a.y, edge.b.y);
    point->z = face_box_middle(edge.a.z, edge.b.z);
    return true;
}

static graze_scalar face_box_part_on(graze_scalar min, graze_scalar max, graze_scalar away)
{
    return away > 0 ? min : away < 0 ? max : span_middle(min, max);
}

/*
 * On a face: the middle of the part of the mover that touches, a corner, an edge or a side, if the triangle is there. Otherwise an
 * edge of the triangle leads through that part: a part that no edge meets is within the triangle.
 */
static void face_box_set_point_on_face(graze_vec3 *point, const graze_triangle *f,
                                       const graze_aabb *stopped, const graze_vec3 *away,
                                       const graze_aabb *around)
{
    graze_vec3 part;
    part.x = face_box_part_on(stopped->min.x, stopped->max.x, away->x);
    part.y = face_box_part_on(stopped->min.y, stopped->max.y, away->y);
    part.z = face_box_part_on(stopped->min.z, stopped->max.z, away->z);
    graze_triangle_closest_point(f, &part, point);
    if (!face_box_is_around(around, point) && !face_box_clip(point, &f->a, &f->b, around) &&
        !face_box_clip(point, &f->b, &f->c, around))
        (void)face_box_clip(point, &f->c, &f->a, around);
}

static const graze_vec3 *face_box_end(const graze_triangle *f, int32_t corner)
{
    return corner == 0 ? &f->a : corner == 1 ? &f->b : &f->c;
}

static void face_box_set_point(graze_vec3 *point, const graze_triangle *f,
                               const graze_aabb *stopped, const face_box_stop *stop)
{
    graze_aabb around;
    const graze_vec3 *end = face_box_end(f, stop->index);
    face_box_set_around(&around, stopped);
    if (stop->feature == GRAZE_FEATURE_CORNER)
        vec3_copy(point, end);
    else if (stop->feature == GRAZE_FEATURE_EDGE)
        (void)face_box_clip(point, end, face_box_end(f, stop->index < 2 ? stop->index + 1 : 0),
                            &around);
    else
        face_box_set_point_on_face(point, f, stopped, &stop->away, &around);
}

/* ---- The hit ---- */

static graze_scalar face_box_far_side(graze_scalar center, graze_scalar min, graze_scalar max)
{
    return span_end(center, span_between(min, max));
}

GRAZE_SHARED void graze_face_box_write(graze_sweep_hit *hit, const face_box_move *move,
                                       const face_box_stop *stop)
{
    const graze_vec3 *min = &move->mover->min, *max = &move->mover->max, *way = &move->way;
    share_progress at;
    graze_aabb stopped;
    share_progress_raw(&at, stop->at.part, stop->at.whole);
    stopped.min.x = face_box_gone(min->x, way->x, stop->away.x, &at, &stop->at);
    stopped.min.y = face_box_gone(min->y, way->y, stop->away.y, &at, &stop->at);
    stopped.min.z = face_box_gone(min->z, way->z, stop->away.z, &at, &stop->at);
    stopped.max.x = face_box_far_side(stopped.min.x, min->x, max->x);
    stopped.max.y = face_box_far_side(stopped.min.y, min->y, max->y);
    stopped.max.z = face_box_far_side(stopped.min.z, min->z, max->z);
    face_box_set_point(&hit->point, move->face, &stopped, stop);
    vec3_copy(&hit->center, &stopped.min);
    vec3_copy(&hit->normal, &stop->normal);
    hit->fraction =
        at.rounded_down.up > 0 ? GRAZE_FRACTION_ONE : (graze_fraction)(at.rounded_down.bits / 4);
    hit->feature = stop->feature;
    hit->index = stop->index;
}

#include "wide/end_fast.h"
#endif
