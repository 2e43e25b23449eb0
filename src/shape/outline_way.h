/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The shortest way of a core out of an outline, near and far: see number/arithmetic.h.
 *
 * Seen from the core, the outline grows by the core, to a convex polygon: with edges along those of the outline and along the
 * core, on both sides. A core apart from the outline moves straight away from the nearest point, which an end of the core has
 * beside an edge, a corner beside the core, or a corner and an end. A core that meets the outline moves across that edge of
 * the polygon which is least deep. All of these directions are differences of coordinates, so they are exact.
 */
#include "cores2.h"
#include "escape2.h"
#include "outline.h"
#include "polygon2.h"

/* The least distance or depth so far, and its direction. */
typedef struct {
    separation tried[2];      /* the least, and one to compare with it */
    int least;                /* which of the two */
    bool is_found, is_beside; /* beside an edge */
    bool meets;               /* the core meets the outline: depths */
    length2 heading;
} outline_way;

/* All numbers MUST be near. */
static inline void outline_load_edge(cores2 *c, const outline_case *o, const graze_segment2 *core,
                                     uint32_t i)
{
    graze_vec2 from, to;
    polygon2_corner(&from, &o->target, i);
    polygon2_corner(&to, &o->target, polygon2_after(&o->target, i));
    GIVEN(is_near2(&from) && is_near2(&to) && is_near2(&core->a) && is_near2(&core->b));
    set_between2(&c->u, &from, &to);
    set_between2(&c->v, &core->a, &core->b);
    set_between2(&c->gap, &from, &core->a);
    c->radius = radii_of(o->target_radius, o->radius);
    c->first = 0;
    c->ray = 0;
}

/* Whether the core comes nearer to the edge than the reach. Then all areas of the cores are set. */
FAR_FRAMED_REPEATED bool outline_edge_is_entered(cores2 *c)
{
    return !cores2_are_apart(c) && cores2_side(c) < 0;
}

/* A point or a wall has edges only. */
static inline bool outline_contains(const outline_case *o, const graze_vec2 *point)
{
    return o->target.count > 2u && polygon2_place(&o->target, point) != GRAZE_MISS;
}

/* A wall has the same edge twice. */
GRAZE_INLINE uint32_t outline_edges(const outline_case *o)
{
    return o->target.count == 2u ? 1u : o->target.count;
}

/* Whether the interior of the mover, with its core there, has no point of the target. */
GRAZE_ONCE bool outline_frees(const outline_case *o, const graze_segment2 *core)
{
    const uint32_t edges = outline_edges(o);
    for (uint32_t i = 0; i < edges; i++) {
        cores2 c;
        outline_load_edge(&c, o, core, i);
        if (outline_edge_is_entered(&c))
            return false;
    }
    return !outline_contains(o, &core->a);
}

/* ---- The least ---- */

static inline separation *outline_next(outline_way *w)
{
    return &w->tried[1 - w->least];
}

/* Whether the next one is less than the least so far, which it then becomes. */
static inline bool outline_takes_next(outline_way *w)
{
    if (w->is_found && !separation_is_less(&w->tried[1 - w->least], &w->tried[w->least]))
        return false;
    w->is_found = true;
    w->least = 1 - w->least;
    return true;
}

GRAZE_ONCE void outline_try_across(outline_way *w, const area *across, const area *squared,
                                   const length2 *v, bool left)
{
    separation_of_across(outline_next(w), across, squared);
    if (outline_takes_next(w))
        set_across(&w->heading, v, left);
}

/*
 * ---- A core that is apart: the nearest points ----
 *
 * Of a core and one edge a pair of points is the nearest if nothing leads nearer from either of them: the signs of products
 * decide that, and no distances are compared. Of several edges the nearest points may be beside an edge, which has all of
 * the outline behind it; or at a corner, which is the start of an edge.
 */

/* An end of the core beside the edge; turn * `onward` > 0 if the core leads to the left from there. */
static inline void outline_try_end(outline_way *w, const outline_case *o, const cores2 *c,
                                   const area *along, const area *aside, int onward)
{
    const int side = area_sign(aside);
    if (area_sign(along) <= 0 || !area_less(along, &c->uu) || side * onward < 0 ||
        (side > 0 && o->target.count > 2u))
        return;
    w->meets = side == 0;
    w->is_beside = true;
    outline_try_across(w, aside, &c->uu, &c->u, side > 0);
}

/* gap + v is a difference of coordinates, so no sum is greater than a product. */
static inline void outline_try_ends(outline_way *w, const outline_case *o, const cores2 *c)
{
    area along, aside;
    const int turn = area_sign(&c->turn);
    outline_try_end(w, o, c, &c->ug, &c->aside, turn);
    if (w->is_beside || vector2_is_zero(&c->v))
        return;
    area_copy(&along, &c->ug);
    area_add(&along, &c->uv);
    area_copy(&aside, &c->aside);
    area_add(&aside, &c->turn);
    outline_try_end(w, o, c, &along, &aside, -turn);
}

static inline void outline_try_corner_and_end(outline_way *w, const outline_case *o, uint32_t i,
                                              const graze_vec2 *end)
{
    graze_vec2 corner;
    length2 way;
    polygon2_corner(&corner, &o->target, i);
    GIVEN(is_near2(&corner) && is_near2(end));
    set_between2(&way, &corner, end);
    if (vector2_is_zero(&way))
        w->meets = true;
    separation_of_way(outline_next(w), &way);
    if (!outline_takes_next(w))
        return;
    length_set(&w->heading.x, way.x);
    length_set(&w->heading.y, way.y);
}

/* The corner at the start of the edge: beside the core, before its start or behind its end. With the corner on its left, the
 * core moves to the right. */
static inline void outline_try_corner(outline_way *w, const outline_case *o, uint32_t i,
                                      const cores2 *c)
{
    area along, end;
    const int side = area_sign(&c->across);
    area_copy(&along, &c->vg);
    area_negate(&along);
    area_copy(&end, &c->ug);
    area_add(&end, &c->uv);
    if (area_sign(&along) <= 0) {
        if (area_sign(&c->ug) <= 0)
            outline_try_corner_and_end(w, o, i, &o->core.a);
    } else if (!area_less(&along, &c->vv)) {
        if (area_sign(&end) <= 0)
            outline_try_corner_and_end(w, o, i, &o->core.b);
    } else if (side * area_sign(&c->turn) >= 0) {
        if (side == 0)
            w->meets = true;
        outline_try_across(w, &c->across, &c->vv, &c->v, side > 0);
    }
}

/* The edge back of a wall begins at its other end. */
GRAZE_ONCE void outline_try_other_end(outline_way *w, const outline_case *o)
{
    cores2 c;
    outline_load_edge(&c, o, &o->core, 1);
    cores2_measure(&c);
    cores2_measure_second(&c);
    outline_try_corner(w, o, 1, &c);
}

/* Returns false if the mover is free. */
GRAZE_ONCE bool outline_find_nearest(outline_way *w, const outline_case *o)
{
    const uint32_t edges = outline_edges(o);
    bool is_entered = false;
    w->least = 0;
    w->is_found = w->is_beside = w->meets = false;
    for (uint32_t i = 0; i < edges; i++) {
        cores2 c;
        outline_load_edge(&c, o, &o->core, i);
        if (!outline_edge_is_entered(&c))
            continue;
        is_entered = true;
        w->meets = cores2_cross(&c);
        if (!w->meets)
            outline_try_ends(w, o, &c);
        if (w->meets || w->is_beside)
            return true;
        outline_try_corner(w, o, i, &c);
        if (w->meets)
            return true;
    }
    if (is_entered && o->target.count == 2u && !w->is_found)
        outline_try_other_end(w, o);
    w->meets = w->meets || outline_contains(o, &o->core.a) || (is_entered && !w->is_found);
    return is_entered || w->meets;
}

/* ---- A core that meets the outline: the least depth ---- */

/* Of the corners: how far they are on the left of the core, times its length. As the core meets the outline, there are some on
 * both sides, or on its line: least <= 0 <= most. */
typedef struct {
    area least, most;
} outline_heights;

/* How deep the core is behind the edge. Corners that are not convex may have an edge in front of the core. */
static inline void outline_try_edge(outline_way *w, const cores2 *c)
{
    area start, end, squared;
    set_cross2(&start, &c->u, &c->gap);
    set_cross2(&end, &c->u, &c->v);
    area_add(&end, &start);
    const area *depth = area_less(&start, &end) ? &end : &start;
    if (vector2_is_zero(&c->u) || area_is_negative(depth))
        return;
    set_dot2(&squared, &c->u, &c->u);
    outline_try_across(w, depth, &squared, &c->u, false);
}

static inline void outline_heights_begin(outline_heights *h)
{
    area_set_product(&h->least, length_of(0), length_of(0));
    area_copy(&h->most, &h->least);
}

static inline void outline_add_corner(outline_heights *h, const cores2 *c)
{
    area height;
    set_cross2(&height, &c->gap, &c->v); /* v x -gap */
    if (area_less(&height, &h->least))
        area_copy(&h->least, &height);
    if (area_less(&h->most, &height))
        area_copy(&h->most, &height);
}

static inline void outline_try_sides(outline_way *w, const outline_case *o,
                                     const outline_heights *h)
{
    length2 v;
    area squared;
    set_between2(&v, &o->core.a, &o->core.b);
    if (vector2_is_zero(&v))
        return;
    set_dot2(&squared, &v, &v);
    outline_try_across(w, &h->most, &squared, &v, true);
    outline_try_across(w, &h->least, &squared, &v, false);
}

/* The edge with this index is left out: that of a wall, which leads to its other side. */
GRAZE_ONCE void outline_find_least_depth(outline_way *w, const outline_case *o, uint32_t without)
{
    outline_heights h;
    outline_heights_begin(&h);
    w->is_found = false;
    for (uint32_t i = 0; i < o->target.count; i++) {
        cores2 c;
        outline_load_edge(&c, o, &o->core, i);
        outline_add_corner(&h, &c);
        if (i != without)
            outline_try_edge(w, &c);
    }
    outline_try_sides(w, o, &h);
}
