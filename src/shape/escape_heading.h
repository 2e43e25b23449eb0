/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Arithmetic of moves: directions, and the moves and units along them. Near and far.
 *
 *   escape_set_lengths(&e, &length3)   a direction, exact
 *   escape_set_areas(&e, &area3, side)   the direction, or its opposite if side < 0, right to 2^-31; 0 for side = 0
 *   area3_first_sign(&area3)   the sign of the first component that is not 0, or 0
 *   escape_set_part_across(&e, &run, &way)   the part of a way across a run, of any length, right to 2^-27; 0 if they are
 *                             parallel
 *   escape_lead_down(&e)      turns a direction about if its first component that is not 0 is positive
 *   escape_way(whole, distance)   whole - distance, at least 1
 *   separation_span(&separation)   a distance, rounded once
 *   escape_is_long(way)       whether no move is as long, even with a raw unit more
 *   escape_set_move(&move, &e, way)   see escape_along, which returns the same
 *   escape_set_unit(&unit, &e)   the unit vector, within 0.502 raw units a component
 *   escape_leads_against(&e, &f)   whether a direction leads against another one by an eighth of its length, but for rounding
 *   core_set_moved(&to, &core, &move)   a core, moved; returns whether it is in the world
 *   volume_set_rise(&volume, &normal, &move)   normal . move, for a cross product of lengths and a move shorter than 2^31
 *   volumes_sign(&a, &b)      the sign of a + b
 */
#ifndef GRAZE_SHAPE_ESCAPE_HEADING_H
#define GRAZE_SHAPE_ESCAPE_HEADING_H

#include "../../include/graze/line.h"
#include "../number/separation.h"
#include "escape.h"

static inline void escape_set_lengths(escape *e, const length3 *v)
{
    e->size[0] = length_size(v->x);
    e->size[1] = length_size(v->y);
    e->size[2] = length_size(v->z);
    e->down[0] = length_sign(v->x) < 0;
    e->down[1] = length_sign(v->y) < 0;
    e->down[2] = length_sign(v->z) < 0;
}

/* Of the first component that is not 0. */
GRAZE_INLINE int area3_first_sign(const area3 *v)
{
    const int x = area_sign(&v->x), y = area_sign(&v->y);
    return x != 0 ? x : y != 0 ? y : area_sign(&v->z);
}

static inline void escape_set_areas(escape *e, const area3 *v, int side)
{
    foot f;
    if (side == 0 || area3_first_sign(v) == 0) {
        escape_set_zero(e);
        return;
    }
    foot_set_tops(&f, v);
    e->size[0] = f.top[0];
    e->size[1] = f.top[1];
    e->size[2] = f.top[2];
    e->down[0] = area_sign(&v->x) * side < 0;
    e->down[1] = area_sign(&v->y) * side < 0;
    e->down[2] = area_sign(&v->z) * side < 0;
}

/* (run x way) x run */
static inline void escape_set_part_across(escape *e, const length3 *run, const length3 *way)
{
    area3 across;
    escape along;
    set_cross(&across, run, way);
    escape_set_areas(e, &across, 1);
    if (escape_is_zero(e))
        return;
    escape_set_lengths(&along, run);
    escape_across(e, &along);
}

static inline void escape_lead_down(escape *e)
{
    const int first = e->size[0] > 0u ? 0 : e->size[1] > 0u ? 1 : 2;
    const bool turns = !e->down[first];
    for (int i = 0; i < 3; i++)
        e->down[i] = e->down[i] != turns;
}

GRAZE_INLINE span escape_way(span whole, span distance)
{
    return span_less(distance, whole) ? span_short(whole, distance) : span_of(1);
}

static inline span separation_span(const separation *a)
{
    span s;
    s.raw = graze_separation_distance(a);
    return s;
}

GRAZE_INLINE bool escape_is_long(span way)
{
    return !span_less(way, span_of(GRAZE_SCALAR_MAX - 8));
}

static inline bool escape_set_move(graze_vec3 *move, const escape *heading, span way)
{
    escape e;
    GIVEN(!escape_is_zero(heading));
    escape_copy(&e, heading);
    const bool reaches = escape_along(&e, way);
    move->x = s32_offset_held(0, e.down[0], e.size[0]);
    move->y = s32_offset_held(0, e.down[1], e.size[1]);
    move->z = s32_offset_held(0, e.down[2], e.size[2]);
    return reaches;
}

static inline void escape_set_unit(graze_vec3 *unit, const escape *e)
{
    graze_unit(unit, e->size[0], e->size[1], e->size[2]);
    unit->x = e->down[0] ? -unit->x : unit->x;
    unit->y = e->down[1] ? -unit->y : unit->y;
    unit->z = e->down[2] ? -unit->z : unit->z;
}

/* Products of units < 2^33. */
static inline bool escape_leads_against(const escape *e, const escape *f)
{
    graze_vec3 a, b;
    escape_set_unit(&a, e);
    escape_set_unit(&b, f);
    return s32_mul(a.x, b.x) + s32_mul(a.y, b.y) + s32_mul(a.z, b.z) < -INT64_C(0x20000000);
}

static inline bool point_set_moved(graze_vec3 *to, const graze_vec3 *c, const graze_vec3 *move)
{
    to->x = moved_by(c->x, move->x);
    to->y = moved_by(c->y, move->y);
    to->z = moved_by(c->z, move->z);
    return is_moved_by(to->x, c->x, move->x) && is_moved_by(to->y, c->y, move->y) &&
           is_moved_by(to->z, c->z, move->z);
}

static inline bool core_set_moved(graze_segment *to, const graze_segment *core,
                                  const graze_vec3 *move)
{
    const bool is_in_world = point_set_moved(&to->a, &core->a, move);
    return point_set_moved(&to->b, &core->b, move) && is_in_world;
}

/* A move is no near length. |normal| < 3 * 2^60, near, and |move| < 2^31: < 2^93; with the height of a near point, which is below
 * 3 * 2^60 * 2^31, < 2^94. */
static inline void volume_set_rise(volume *to, const area3 *normal, const graze_vec3 *move)
{
#if GRAZE_FAR
    length3 run;
    set_direction(&run, move);
    set_volume(to, normal, &run);
#else
    volume_set_raw(to, volume_raw(s64_dot_s32(normal->x.raw, move->x, normal->y.raw, move->y,
                                              normal->z.raw, move->z)));
#endif
}

/* Only a sum of different signs is computed. */
static inline int volumes_sign(const volume *a, const volume *b)
{
    volume sum;
    const int first = volume_sign(a), second = volume_sign(b);
    if (first == second)
        return first;
    volume_copy(&sum, a);
    volume_add(&sum, b);
    return volume_sign(&sum);
}

#endif
