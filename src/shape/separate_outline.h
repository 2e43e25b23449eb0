/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A core with a radius that moves out of an outline, near and far: the shortest way, in a world with ends, and to a side of a
 * wall. After begin_plane.h, ball.h, box.h and separate_box.h.
 */
#include "outline_way.h"
#include "polygon2_overlaps.h"

/* Routines of separate2_outline_far.c. */
graze_separation graze_outline_separate_far(const outline_case *o, graze_vec2 *move,
                                            graze_vec2 *normal);
bool graze_outline_frees_far(const outline_case *o, const graze_segment2 *core);
int graze_outline_side_far(const outline_case *o, const graze_vec2 *point);

/* No way is longer, so that the rests of its rounding fit. */
#define OUTLINE_MOST (GRAZE_SCALAR_MAX - 8)

/* The front of a wall is on its left, which the edge back has on its right. */
enum { OUTLINE_BACK_EDGE = 0, OUTLINE_FRONT_EDGE = 1 };

typedef struct {
    const outline_case *o;
    outline_way way;
    int side; /* where the mover has to be: 1 in front of a wall, -1 behind; 0: there are no sides */
    length2 wall;    /* if there are sides: along the wall, */
    area at_a, at_b; /* and how far the ends of the core are in front of it, times its length */
} outline_escape;

static inline bool outline_is_near(const outline_case *o)
{
    bool all = is_near2(&o->core.a) && is_near2(&o->core.b) && radius_in_range(o->radius) &&
               radius_in_range(o->target_radius);
    for (uint32_t i = 0; all && i < o->target.count; i++) {
        graze_vec2 corner;
        polygon2_corner(&corner, &o->target, i);
        all = is_near2(&corner);
    }
    return all;
}

/* ---- Sides of a wall ---- */

static inline int outline_side_of(const outline_case *o, const graze_vec2 *point)
{
    length2 wall;
    const graze_vec2 *ends = o->target.corners;
    UNLESS_NEAR(is_near2(point), return graze_outline_side_far(o, point));
    GIVEN(is_near2(&ends[0]) && is_near2(&ends[1]));
    set_between2(&wall, &ends[0], &ends[1]);
    return polygon2_side(&ends[0], &wall, point);
}

/* Whether the middle of the core is on the side where it has to be, after this move. */
static inline bool outline_keeps_side(const outline_escape *e, const graze_vec2 *move)
{
    return e->side == 0 || e->side * height_sign_after(&e->at_a, &e->at_b, &e->wall, move) >= 0;
}

static inline void outline_set_side(outline_escape *e, const outline_case *o)
{
    cores2 c;
    e->side = 0;
    if (!o->is_wall)
        return;
    outline_load_edge(&c, o, &o->core, OUTLINE_BACK_EDGE);
    if (vector2_is_zero(&c.u))
        return;
    length_set(&e->wall.x, c.u.x);
    length_set(&e->wall.y, c.u.y);
    set_cross2(&e->at_a, &c.u, &c.gap);
    set_cross2(&e->at_b, &c.u, &c.v);
    area_add(&e->at_b, &e->at_a);
    const int own = height_sign_after(&e->at_a, &e->at_b, &e->wall, &nowhere2);
    e->side = (o->before != 0 ? outline_side_of(o, o->before) : own) < 0 ? -1 : 1;
}

/* ---- Places ---- */

/* Returns false if the place is out of the world. */
static inline bool outline_set_place(graze_segment2 *to, const graze_segment2 *core,
                                     const graze_vec2 *move)
{
    to->a.x = moved_by(core->a.x, move->x);
    to->a.y = moved_by(core->a.y, move->y);
    to->b.x = moved_by(core->b.x, move->x);
    to->b.y = moved_by(core->b.y, move->y);
    return is_moved_by(to->a.x, core->a.x, move->x) && is_moved_by(to->a.y, core->a.y, move->y) &&
           is_moved_by(to->b.x, core->b.x, move->x) && is_moved_by(to->b.y, core->b.y, move->y);
}

static inline bool outline_core_in_range(const graze_segment2 *core)
{
    return in_near_range(core->a.x) && in_near_range(core->a.y) && in_near_range(core->b.x) &&
           in_near_range(core->b.y);
}

/* The small world cannot decide at a place that is not near. There only a move that is proved to free is taken, and in the
 * same order by the fixed build, whose far arithmetic decides. Nothing is proved if the corners are not convex. */
static inline bool outline_accepts(const outline_escape *e, const graze_vec2 *move, bool is_proved)
{
    graze_segment2 to;
    if (!outline_set_place(&to, &e->o->core, move) || !outline_keeps_side(e, move))
        return false;
    if (outline_core_in_range(&to))
        return outline_frees(e->o, &to);
    if (!is_proved || !graze_polygon2_is_convex(&e->o->target))
        return false;
    UNLESS_NEAR(false, return graze_outline_frees_far(e->o, &to));
    return true;
}

/* ---- Moves ---- */

/* Each size of the move is at most 2^-11 too small, so one raw unit more is enough. */
static inline bool outline_move_by(graze_vec2 *move, const outline_escape *e, span way)
{
    const length2 *heading = &e->way.heading;
    set_move(move, heading, way);
    if (outline_accepts(e, move, false))
        return true;
    set_move(move, heading, span_moved(way, 0, 1));
    return outline_accepts(e, move, true);
}

/* Where rounding may have led behind the line of the wall: away from it, by 2 along its normal, and each size is less than 1
 * greater. That takes at most 3.5 from the way, which is 4 longer. */
static inline bool outline_move_beside(graze_vec2 *move, const outline_escape *e, span way)
{
    length2 up;
    graze_vec2 off;
    set_across(&up, &e->wall, e->side > 0);
    set_move(&off, &up, span_of(2));
    set_move(move, &e->way.heading, span_moved(way, 0, 4));
    move->x = moved_by(move->x, off.x);
    move->y = moved_by(move->y, off.y);
    return outline_accepts(e, move, true);
}

static inline span outline_radii(const outline_case *o)
{
    return span_sum(span_of(o->target_radius), span_of(o->radius));
}

static inline span outline_length(const outline_case *o, const separation *s, bool is_depth)
{
    const span radii = outline_radii(o);
    return is_depth ? span_moved(radii, 0, separation_held_up(s))
                    : span_short(radii, separation_span_down(s));
}

/* Returns false if there is no way, or no place at its end. */
GRAZE_ONCE bool outline_leave(outline_escape *e, graze_vec2 *move)
{
    if (e->way.meets)
        outline_find_least_depth(&e->way, e->o,
                                 e->side == 0  ? UINT32_MAX
                                 : e->side > 0 ? OUTLINE_BACK_EDGE
                                               : OUTLINE_FRONT_EDGE);
    if (!e->way.is_found)
        return false;
    const span way = outline_length(e->o, &e->way.tried[e->way.least], e->way.meets);
    if (!span_less(way, span_of(OUTLINE_MOST)))
        return false;
    return outline_move_by(move, e, way) || (e->side != 0 && outline_move_beside(move, e, way));
}

/* ---- A wall ---- */

/* Along the normal, until all of the mover is on that side. The lower end of the core is behind the line, or in front by less
 * than the reach. */
GRAZE_ONCE bool outline_leave_along_normal(outline_escape *e, graze_vec2 *move)
{
    area squared;
    separation *s = outline_next(&e->way);
    const bool is_a_lower = area_less(&e->at_a, &e->at_b) == (e->side > 0);
    const area *lower = is_a_lower ? &e->at_a : &e->at_b;
    set_dot2(&squared, &e->wall, &e->wall);
    separation_of_across(s, lower, &squared);
    set_across(&e->way.heading, &e->wall, e->side > 0);
    const span way = outline_length(e->o, s, area_sign(lower) * e->side < 0);
    return span_less(way, span_of(OUTLINE_MOST)) && outline_move_by(move, e, way);
}

static inline bool outline_leave_wall(outline_escape *e, graze_vec2 *move)
{
    if (outline_keeps_side(e, &nowhere2) && outline_leave(e, move))
        return true;
    if (outline_leave_along_normal(e, move))
        return true;
    e->side = -e->side;
    return e->o->before == 0 && outline_leave_along_normal(e, move);
}

/* ---- Beside the target on an axis: without a direction, and where the shortest way leads out of the world ---- */

static inline graze_separation outline_leave_along_axis(const outline_case *o, graze_vec2 *move,
                                                        graze_vec2 *normal)
{
    box_way_out out;
    graze_rect bounds;
    const graze_vec2 *a = &o->core.a, *b = &o->core.b;
    const span radii = outline_radii(o);
    polygon2_set_bounds(&bounds, &o->target);
    out.way = span_zero();
    out.side = BOX_NO_SIDE;
#define TRY_AXIS(axis)                                                                             \
    const graze_scalar low_##axis = lesser(a->axis, b->axis),                                      \
                       high_##axis = greater(a->axis, b->axis);                                    \
    box_try_way(&out, 2 * AXIS_##axis, span_moved(radii, bounds.min.axis, high_##axis),            \
                span_between(GRAZE_SCALAR_MIN, low_##axis));                                       \
    box_try_way(&out, 2 * AXIS_##axis + 1, span_moved(radii, low_##axis, bounds.max.axis),         \
                span_between(high_##axis, GRAZE_SCALAR_MAX))
    EACH_AXIS(TRY_AXIS);
    return box_write_way_out(move, normal, &out);
}
#undef TRY_AXIS

/* ---- The routine ---- */

static inline graze_separation outline_write(const outline_escape *e, bool found,
                                             const graze_vec2 *by, graze_vec2 *move,
                                             graze_vec2 *normal)
{
    if (!found) {
        vec2_set_zero(move);
        vec2_set_zero(normal);
        return GRAZE_NO_PLACE;
    }
    unit_of_heading(normal, &e->way.heading);
    vec2_copy(move, by);
    return GRAZE_MOVED;
}

/* Or NOT_NEAR. */
NEAR_ANSWER int outline_separate_near(const outline_case *o, graze_vec2 *move, graze_vec2 *normal)
{
    outline_escape e;
    graze_vec2 by;
    UNLESS_NEAR(outline_is_near(o), return NOT_NEAR);
    e.o = o;
    if (!outline_find_nearest(&e.way, o))
        return GRAZE_FREE;
    outline_set_side(&e, o);
    if (e.side != 0)
        return outline_write(&e, outline_leave_wall(&e, &by), &by, move, normal);
    if (outline_leave(&e, &by))
        return outline_write(&e, true, &by, move, normal);
    return outline_leave_along_axis(o, move, normal);
}

GRAZE_INLINE graze_separation outline_separate(const outline_case *o, graze_vec2 *move,
                                               graze_vec2 *normal)
{
    if (o->radius <= 0 || o->target_radius < 0 || o->target.count == 0u)
        return GRAZE_FREE;
    const int result = outline_separate_near(o, move, normal);
    UNLESS_NEAR(result != NOT_NEAR, return graze_outline_separate_far(o, move, normal));
    return (graze_separation)result;
}
