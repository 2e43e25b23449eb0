/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The routines of graze/arc2.h in floats. The circle of the center, of radius R, meets the disc around a corner, or what is beyond
 * the border of a side, in an arc between -alpha and alpha from the direction u: cos(alpha) = d / R, where d is the distance of the
 * line through both ends. The disc stops where the circle first enters such an arc.
 */
#include "../include/graze/arc2.h"

#if GRAZE_FLOAT
#include "number/float.h"
#include "wide/words.h"

#define ARC2_FULL UINT64_C(0x100000000)
#define ARC2_NONE UINT64_MAX

/* A turn to the right is one to the left in the mirror: y has the opposite sign. */
typedef struct {
    graze_vec2 center, start; /* start: from the center */
    float radius, square;     /* of the disc; R^2 */
    bool is_mirrored, is_line, is_inside, is_in_touch;
    int inner_sides;     /* that have the start on their inner side */
    uint64_t hit, touch; /* the least turn, in units of a graze_angle */
} arc2_scene;

/* A unit vector from the center of the arc, and how far along it the arc begins. */
typedef struct {
    graze_vec2 u;
    float d;
    int side; /* of the start: 1 beyond the line, 0 on it, -1 */
} arc2_cap;

static graze_vec2 arc2_from_center(const arc2_scene *s, const graze_vec2 *place)
{
    graze_vec2 v = vec2_between(&s->center, place);
    if (s->is_mirrored)
        v.y = -v.y;
    return v;
}

static void arc2_begin(arc2_scene *s, const graze_arc2 *arc, float radius)
{
    s->center = arc->center;
    s->is_mirrored = arc->turn < 0;
    s->is_line = s->is_inside = s->is_in_touch = false;
    s->inner_sides = 0;
    s->radius = radius;
    s->start = arc2_from_center(s, &arc->start);
    s->square = vec2_dot(&s->start, &s->start);
    s->hit = s->touch = ARC2_NONE;
}

static bool arc2_is_usable(const arc2_scene *s, float radius)
{
    return are_finite(s->square, radius, 0.0f) && !is_negative(radius);
}

/* ---- Angles ---- */

static uint64_t arc2_lesser(uint64_t a, uint64_t b)
{
    return a < b ? a : b;
}

/* From the start to -alpha. Signs say whether the start is before it or after it. */
static uint64_t arc2_turn_until(const arc2_scene *s, const arc2_cap *c, float half_chord)
{
    const float along = vec2_dot(&c->u, &s->start), across = vec2_cross(&c->u, &s->start);
    const uint64_t alpha = graze_atan2(half_chord, c->d);
    const uint64_t phi = graze_atan2(float_abs(across), along);
    if (c->side > 0 && is_negative(across))
        return ARC2_FULL - alpha + phi;
    if (c->side > 0 || is_positive(across))
        return ARC2_FULL - alpha - phi;
    return phi > alpha ? phi - alpha : 0;
}

static void arc2_add_touch(arc2_scene *s, const arc2_cap *c)
{
    s->touch = arc2_lesser(s->touch, arc2_turn_until(s, c, 0.0f));
}

/* A line is crossed where the start is on it only after a full turn. */
static void arc2_add_entrance(arc2_scene *s, const arc2_cap *c, float half_chord)
{
    const bool enters_at_start =
        s->is_line && c->side == 0 && is_negative(vec2_cross(&c->u, &s->start));
    s->hit = arc2_lesser(s->hit, enters_at_start ? ARC2_FULL : arc2_turn_until(s, c, half_chord));
}

static void arc2_note_start(arc2_scene *s, int side)
{
    s->is_inside = s->is_inside || side > 0;
    s->is_in_touch = s->is_in_touch || side == 0;
}

/* ---- Parts of targets ---- */

/* The disc around a corner. */
static void arc2_meet_disc(arc2_scene *s, const graze_vec2 *corner, float radius)
{
    const graze_vec2 way = arc2_from_center(s, corner), gap = vec2_between(&way, &s->start);
    const float square = vec2_dot(&way, &way), inner = radius * radius;
    const float apart = vec2_dot(&gap, &gap);
    arc2_cap c;
    if (!are_finite(square, inner, apart))
        return;
    c.side = sign_of(inner - apart);
    arc2_note_start(s, c.side);
    if (is_zero(square))
        return;
    const float length = float_sqrt(square);
    c.u = graze_vec2_of(float_div(way.x, length), float_div(way.y, length));
    c.d = float_div(s->square + square - inner, 2.0f * length);
    const float rest = s->square - c.d * c.d;
    if (is_positive(rest) || (is_zero(rest) && is_negative(c.d)))
        arc2_add_entrance(s, &c, float_sqrt(rest));
    else if (is_zero(rest) && is_positive(c.d))
        arc2_add_touch(s, &c);
}

/* A side leads along t, from a to b, with the target to its left. */
typedef struct {
    graze_vec2 t;
    float a, b, height; /* where the ends are along t; the line of the side along the normal */
} arc2_side;

static bool arc2_set_side(arc2_side *e, const arc2_scene *s, const graze_vec2 *a,
                          const graze_vec2 *b)
{
    const graze_vec2 first = arc2_from_center(s, s->is_mirrored ? b : a);
    const graze_vec2 last = arc2_from_center(s, s->is_mirrored ? a : b);
    const graze_vec2 way = vec2_between(&first, &last);
    const float square = vec2_dot(&way, &way);
    if (!is_positive(square) || !is_finite(square))
        return false;
    const float length = float_sqrt(square);
    e->t = graze_vec2_of(float_div(way.x, length), float_div(way.y, length));
    e->a = vec2_dot(&e->t, &first);
    e->b = vec2_dot(&e->t, &last);
    e->height = vec2_cross(&e->t, &first);
    return true;
}

static bool arc2_equal(float a, float b)
{
    return float_at_most(a, b) && float_at_most(b, a);
}

/* At an end it enters the strip only if it moves along the side from there. */
static bool arc2_is_beside(const arc2_scene *s, const arc2_side *e, float d, float place)
{
    if (s->is_line)
        return float_at_most(e->a, place) && float_at_most(place, e->b);
    return (float_less(e->a, place) || (arc2_equal(e->a, place) && is_negative(d))) &&
           (float_less(place, e->b) || (arc2_equal(e->b, place) && is_positive(d)));
}

static void arc2_note_beside(arc2_scene *s, const arc2_side *e, const arc2_cap *c)
{
    const float along = vec2_dot(&e->t, &s->start);
    if (float_less(e->height, vec2_cross(&e->t, &s->start)))
        s->inner_sides++;
    else if (float_at_most(e->a, along) && float_at_most(along, e->b))
        arc2_note_start(s, c->side);
}

static void arc2_meet_side(arc2_scene *s, const graze_vec2 *a, const graze_vec2 *b)
{
    arc2_side e;
    arc2_cap c;
    if (!arc2_set_side(&e, s, a, b))
        return;
    c.u = graze_vec2_of(-e.t.y, e.t.x);
    c.d = e.height - s->radius;
    c.side = sign_of(vec2_cross(&e.t, &s->start) - c.d);
    arc2_note_beside(s, &e, &c);
    const float rest = s->square - c.d * c.d;
    if (is_positive(rest) || (is_zero(rest) && is_negative(c.d) && !s->is_line)) {
        const float half_chord = float_sqrt(rest);
        if (arc2_is_beside(s, &e, c.d, half_chord))
            arc2_add_entrance(s, &c, half_chord);
    } else if (is_zero(rest) && is_positive(c.d)) {
        if (float_at_most(e.a, 0.0f) && float_at_most(0.0f, e.b))
            arc2_add_touch(s, &c);
    }
}

/* ---- The result ---- */

static graze_result arc2_answer(graze_result result, const graze_arc2 *arc, uint64_t angle,
                                int32_t *turn)
{
    const uint64_t until = arc2_lesser(angle / 16u, s32_magnitude(arc->turn));
    if (turn != 0)
        *turn = arc->turn < 0 ? -(int32_t)until : (int32_t)until;
    return result;
}

static graze_result arc2_end(const arc2_scene *s, const graze_arc2 *arc, int32_t *turn)
{
    const uint64_t limit = u32_mul(s32_magnitude(arc->turn), 16u);
    const bool is_still = limit == 0u || is_zero(s->square);
    if (s->is_inside)
        return arc2_answer(GRAZE_INSIDE, arc, 0, turn);
    if (!is_still && s->hit <= limit)
        return arc2_answer(GRAZE_HIT, arc, s->hit, turn);
    if (s->is_in_touch)
        return arc2_answer(GRAZE_TOUCH, arc, 0, turn);
    if (!is_still && s->touch <= limit)
        return arc2_answer(GRAZE_TOUCH, arc, s->touch, turn);
    return GRAZE_MISS;
}

graze_result graze_segment2_arccast(const graze_segment2 *wall, const graze_arc2 *arc,
                                    graze_scalar radius, int32_t *turn)
{
    arc2_scene s;
    arc2_begin(&s, arc, radius);
    if (!arc2_is_usable(&s, radius) || !are_finite(wall->a.x, wall->a.y, wall->b.x) ||
        !is_finite(wall->b.y))
        return GRAZE_MISS;
    s.is_line = is_zero(radius);
    arc2_meet_disc(&s, &wall->a, radius);
    arc2_meet_disc(&s, &wall->b, radius);
    arc2_meet_side(&s, &wall->a, &wall->b);
    arc2_meet_side(&s, &wall->b, &wall->a);
    return arc2_end(&s, arc, turn);
}

graze_result graze_circle_arccast(const graze_circle *circle, const graze_arc2 *arc,
                                  graze_scalar radius, int32_t *turn)
{
    arc2_scene s;
    arc2_begin(&s, arc, radius);
    if (!arc2_is_usable(&s, radius) || !arc2_is_usable(&s, circle->radius) ||
        !are_finite(circle->center.x, circle->center.y, 0.0f))
        return GRAZE_MISS;
    arc2_meet_disc(&s, &circle->center, radius + circle->radius);
    return arc2_end(&s, arc, turn);
}

static bool arc2_has_points(const graze_rect *rect)
{
    return are_finite(rect->min.x, rect->min.y, rect->max.x) && is_finite(rect->max.y) &&
           float_at_most(rect->min.x, rect->max.x) && float_at_most(rect->min.y, rect->max.y);
}

/* A start on the inner side of all four sides is inside. A flat rectangle is touched where a line is crossed. */
graze_result graze_rect_arccast(const graze_rect *rect, const graze_arc2 *arc, graze_scalar radius,
                                int32_t *turn)
{
    const graze_vec2 *min = &rect->min, *max = &rect->max;
    const graze_vec2 corners[4] = {*min, {max->x, min->y}, *max, {min->x, max->y}};
    arc2_scene s;
    arc2_begin(&s, arc, radius);
    if (!arc2_is_usable(&s, radius) || !arc2_has_points(rect))
        return GRAZE_MISS;
    s.is_line = is_zero(radius) && (arc2_equal(min->x, max->x) || arc2_equal(min->y, max->y));
    for (uint32_t i = 0; i < 4u; i++) {
        arc2_meet_disc(&s, &corners[i], radius);
        arc2_meet_side(&s, &corners[i], &corners[(i + 1u) % 4u]);
    }
    s.is_inside = s.is_inside || s.inner_sides == 4;
    if (s.is_line) {
        s.touch = arc2_lesser(s.touch, s.hit);
        s.hit = ARC2_NONE;
    }
    return arc2_end(&s, arc, turn);
}

/* ---- Places ---- */

void graze_arc2_point(const graze_arc2 *arc, int32_t turn, graze_vec2 *point)
{
    const graze_vec2 way = vec2_between(&arc->center, &arc->start);
    const graze_vec2 v = {float_held(way.x), float_held(way.y)}; /* infinities would make NaN */
    float sine, cosine;
    graze_sincos(s32_bits(turn) % 0x10000000u * 16u, &sine, &cosine);
    const float x = float_held(arc->center.x + (v.x * cosine - v.y * sine));
    point->y = float_held(arc->center.y + (v.x * sine + v.y * cosine));
    point->x = x;
}

#endif
