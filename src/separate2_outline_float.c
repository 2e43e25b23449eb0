/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Moves out of an outline in the plane, called by the routines of separate2_..._float.c: the build in floats. */
#include "../include/graze/separate.h"

#if GRAZE_FLOAT
#include "number/float.h"
#include "shape/outline_float.h"

/* Each try goes twice as far beyond the rounded place as the one before: at most 64 units in the last place. */
enum { OUTLINE_TRIES = 8 };

typedef struct {
    const outline_case *o;
    outline_way way;
    graze_vec2 heading; /* of unit length */
    graze_vec2 front;   /* the unit normal of a wall */
    float side;         /* 1 in front of a wall, -1 behind; 0: there are no sides */
    float at_a, at_b;   /* how far the ends of the core are in front of the wall */
    float last_unit;    /* a unit in the last place of the greatest number */
} outline_escape;

/* ---- Places ---- */

static inline float outline_greater(float most, float c)
{
    return float_less(most, float_abs(c)) ? float_abs(c) : most;
}

static void outline_set_last_unit(outline_escape *e)
{
    const outline_case *o = e->o;
    float most = outline_reach(o);
    most = outline_greater(outline_greater(most, o->core.a.x), o->core.a.y);
    most = outline_greater(outline_greater(most, o->core.b.x), o->core.b.y);
    for (uint32_t i = 0; i < o->target.count; i++)
        most =
            outline_greater(outline_greater(most, o->target.corners[i].x), o->target.corners[i].y);
    e->last_unit = most * 0x1p-23f;
}

static inline bool outline_is_place(const graze_segment2 *core, const graze_vec2 *move)
{
    return are_finite(core->a.x, core->a.y, move->x) && are_finite(core->b.x, core->b.y, move->y);
}

/* Along the heading by the way, or by a little more, to a free place in the world. */
static bool outline_move_by(const outline_escape *e, float way, graze_vec2 *move)
{
    const graze_segment2 *c = &e->o->core;
    float by = way, more = e->last_unit;
    for (int i = 0; i < OUTLINE_TRIES; i++) {
        graze_segment2 to;
        outline_set(move, e->heading.x * by, e->heading.y * by);
        outline_set(&to.a, c->a.x + move->x, c->a.y + move->y);
        outline_set(&to.b, c->b.x + move->x, c->b.y + move->y);
        if (outline_is_place(&to, move) && outline_frees(e->o, &to))
            return true;
        by = way + more;
        more *= 2.0f;
    }
    return false;
}

/* Returns false if the vector is too short or too long for a direction. */
static bool outline_set_unit(graze_vec2 *unit, const graze_vec2 *v)
{
    const float length = outline_length(v);
    if (!is_positive(length) || !is_finite(length))
        return false;
    outline_set(unit, float_div(v->x, length), float_div(v->y, length));
    return true;
}

/* ---- Sides of a wall ---- */

static float outline_height(const outline_escape *e, const graze_vec2 *point)
{
    const graze_vec2 gap = vec2_between(&e->o->target.corners[0], point);
    return vec2_dot(&e->front, &gap);
}

static void outline_set_side(outline_escape *e)
{
    const outline_case *o = e->o;
    const graze_vec2 wall = vec2_between(&o->target.corners[0], polygon2_after(&o->target, 0));
    graze_vec2 left;
    outline_set_across(&left, &wall, true);
    e->side = 0.0f;
    if (!o->is_wall || !outline_set_unit(&e->front, &left))
        return;
    e->at_a = outline_height(e, &o->core.a);
    e->at_b = outline_height(e, &o->core.b);
    const float own = e->at_a + e->at_b;
    e->side = is_negative(o->before != 0 ? outline_height(e, o->before) : own) ? -1.0f : 1.0f;
}

/* Whether the middle of the core is on the side where it has to be, after that way along the heading, but for rounding. */
static bool outline_keeps_side(const outline_escape *e, float way)
{
    const float height = (e->at_a + e->at_b) * 0.5f + vec2_dot(&e->heading, &e->front) * way;
    return is_zero(e->side) || !float_less(height * e->side, outline_reach(e->o) * -0x1p-16f);
}

/* ---- Moves ---- */

static bool outline_leave(outline_escape *e, graze_vec2 *move)
{
    outline_way *w = &e->way;
    if (w->meets)
        outline_find_least_depth(w, e->o,
                                 is_zero(e->side)       ? UINT32_MAX
                                 : is_positive(e->side) ? 0u
                                                        : 1u);
    if (!w->is_found || !outline_set_unit(&e->heading, &w->heading))
        return false;
    const float way = w->meets ? outline_reach(e->o) + w->least : outline_reach(e->o) - w->least;
    return outline_keeps_side(e, way) && outline_move_by(e, way, move);
}

static bool outline_leave_along_normal(outline_escape *e, graze_vec2 *move)
{
    const float a = e->at_a * e->side, b = e->at_b * e->side;
    outline_set(&e->heading, e->front.x * e->side, e->front.y * e->side);
    return outline_move_by(e, outline_reach(e->o) - (float_less(a, b) ? a : b), move);
}

static bool outline_leave_wall(outline_escape *e, graze_vec2 *move)
{
    if (!is_negative((e->at_a + e->at_b) * e->side) && outline_leave(e, move))
        return true;
    if (outline_leave_along_normal(e, move))
        return true;
    e->side = -e->side;
    return e->o->before == 0 && outline_leave_along_normal(e, move);
}

/* ---- Beside the target on an axis ---- */

/* The way to the place where the bounds touch: -x, +x, -y, +y. */
static float outline_way_on_axis(const outline_case *o, int side)
{
    float way = 0.0f;
    for (uint32_t i = 0; i < o->target.count; i++) {
        const graze_vec2 *c = &o->target.corners[i];
        for (int end = 0; end < 2; end++) {
            const graze_vec2 *p = end == 0 ? &o->core.a : &o->core.b;
            const float gap = side < 2 ? c->x - p->x : c->y - p->y;
            const float by = outline_reach(o) + (side % 2 == 0 ? -gap : gap);
            way = float_less(way, by) ? by : way;
        }
    }
    return way;
}

static bool outline_leave_along_axis(outline_escape *e, graze_vec2 *move)
{
    graze_vec2 best, by;
    float shortest = 0.0f;
    bool found = false;
    outline_set(&best, 0.0f, 0.0f);
    for (int side = 0; side < 4; side++) {
        const float sign = side % 2 == 0 ? -1.0f : 1.0f, way = outline_way_on_axis(e->o, side);
        outline_set(&e->heading, side < 2 ? sign : 0.0f, side < 2 ? 0.0f : sign);
        if ((found && !float_less(way, shortest)) || !outline_move_by(e, way, &by))
            continue;
        found = true;
        shortest = way;
        best = e->heading;
        *move = by;
    }
    e->heading = best;
    return found;
}

/* ---- The routine ---- */

static bool outline_part(outline_escape *e, graze_vec2 *move)
{
    if (!is_zero(e->side))
        return outline_leave_wall(e, move);
    return outline_leave(e, move) || outline_leave_along_axis(e, move);
}

graze_separation graze_outline_separate(const outline_case *o, graze_vec2 *move, graze_vec2 *normal)
{
    outline_escape e;
    graze_vec2 by;
    if (!is_positive(o->radius) || !float_at_most(0.0f, o->target_radius) ||
        o->target.count == 0u || !outline_has_numbers(o) || !outline_find_nearest(&e.way, o))
        return GRAZE_FREE;
    e.o = o;
    outline_set_last_unit(&e);
    outline_set_side(&e);
    const bool found = outline_part(&e, &by);
    if (!found) {
        outline_set(&by, 0.0f, 0.0f);
        outline_set(&e.heading, 0.0f, 0.0f);
    }
    *move = by;
    *normal = e.heading;
    return found ? GRAZE_MOVED : GRAZE_NO_PLACE;
}

#endif
