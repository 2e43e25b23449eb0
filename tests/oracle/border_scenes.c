/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "border_scenes.h"
#include "floats.h"

#include <math.h>

/* ---- Shapes ---- */

/* Without interior. */
static void make_flat(contract_scene *s)
{
    graze_scalar *words = s->shape.words;
    const uint32_t axes = s->kind->axes, i = surface_below(axes);
    if (s->kind->family == BOX)
        words[i + axes] = words[i];
    if (s->kind->family == BALL)
        words[axes] = 0;
    if (s->kind->family == ORIENTED)
        words[12 + i] = 0;
}

/* Moves the last corner, or the edge v, to the line of the other two, or near it. */
static void make_thin(contract_scene *s)
{
    graze_scalar *words = s->shape.words;
    const bool is_triangle = s->kind == &contract_kinds[OF_TRIANGLE];
    const double part = ldexp(surface_draw_about_zero(), (int)surface_below(3) - 1);
    const double beside =
        surface_below(3) ? ldexp(surface_draw_part(), -(int)surface_below(24)) : 0;
    for (int i = 0; i < 3; i++) {
        const double a = is_triangle ? (double)words[i] : 0, b = (double)words[3 + i];
        words[6 + i] = surface_nudged(a + (b - a) * part + ((double)words[6 + i] - a) * beside);
    }
}

void border_draw_shape(contract_scene *s, border_kind kind)
{
    surface_draw_shape(s, &contract_kinds[kind]);
    s->ray = false;
    if (surface_below(16) == 0)
        make_flat(s);
    if ((kind == OF_TRIANGLE || kind == OF_PARALLELOGRAM) && surface_below(4) == 0)
        make_thin(s);
}

void border_draw_point(any_point *p, uint32_t axes)
{
    const double reach = ldexp(1, (int)surface_below(12) - 1);
    for (uint32_t i = 0; i < 3; i++)
        p->words[i] = i < axes ? surface_nudged(reach * surface_draw_about_zero()) : 0;
}

static real3 draw_direction(uint32_t axes)
{
    double v[3];
    surface_draw_unit(v, axes);
    const real3 r = {v[0], v[1], v[2]};
    return r;
}

/* Three axes that are perpendicular within about 15 degrees, with two planes each. */
void border_draw_frustum(graze_frustum *f)
{
    any_point center;
    const real3 z = draw_direction(3), x = real3_unit(real3_cross(z, draw_direction(3)));
    const real3 axis[3] = {z, x, real3_cross(z, x)};
    const real reach = ldexpl(1, (int)surface_below(12) - 2);
    border_draw_point(&center, 3);
    for (int i = 0; i < GRAZE_FRUSTUM_PLANES; i++) {
        const real3 tilt = real3_scale(draw_direction(3), (real)0.2 * surface_draw_part());
        const real3 n = real3_unit(real3_add(real3_scale(axis[i / 2], i % 2 ? -1 : 1), tilt));
        f->normal[i].x = (float)n.x;
        f->normal[i].y = (float)n.y;
        f->normal[i].z = (float)n.z;
        f->limit[i] =
            (float)(real3_dot(n, real3_of(center.vec3)) - reach * (1 + surface_draw_part()));
    }
}

/* So high that its z does not count. */
static void body_of_rect(body *b, const graze_rect *r)
{
    const real3 min = {r->min.x, r->min.y, -4096}, max = {r->max.x, r->max.y, 4096};
    body_of_box(b, min, max);
}

void border_body(body *b, const contract_scene *s)
{
    const graze_scalar *words = s->shape.words;
    const uint32_t axes = s->kind->axes;
    switch ((border_kind)(s->kind - contract_kinds)) {
    case OF_AABB:
        body_of_box(b, real3_of_words(words, 3), real3_of_words(words + 3, 3));
        break;
    case OF_RECT:
        body_of_rect(b, &s->shape.rect);
        break;
    case OF_OBB:
        body_of_obb(b, &s->shape.obb);
        break;
    case OF_TRIANGLE:
        body_of_triangle(b, &s->shape.triangle);
        break;
    case OF_PARALLELOGRAM:
        body_of_parallelogram(b, &s->shape.parallelogram);
        break;
    case OF_SPHERE:
    case OF_CIRCLE:
        body_of_ball(b, real3_of_words(words, axes), words[axes]);
        break;
    case OF_WALL:
        body_of_wall(b, &s->shape.segment2);
        break;
    default:
        body_of_ball(b, real3_of_words(words, axes), 0);
        break;
    }
}

/* ---- Places ---- */

static real3 draw_point_of(const body *b)
{
    real3 p = b->corner[surface_below((uint32_t)b->corners)];
    for (int i = 0; i < 2; i++) {
        const real3 other = b->corner[surface_below((uint32_t)b->corners)];
        if (surface_below(2))
            p = real3_add(p, real3_scale(real3_sub(other, p), surface_draw_part()));
    }
    return p;
}

static real3 side_or_zero(const body *b)
{
    const real3 zero = {0, 0, 0};
    return b->sides > 0 ? b->side[surface_below((uint32_t)b->sides)] : zero;
}

static real3 edge_or_zero(const body *b)
{
    const real3 zero = {0, 0, 0};
    return b->edges > 0 ? real3_unit(b->edge[surface_below((uint32_t)b->edges)]) : zero;
}

/* Along a normal of one of the two, across an edge of each, beside an edge of the first, or any. */
static real3 draw_way(const body *a, const body *b, uint32_t axes)
{
    const uint32_t choice = surface_below(5);
    real3 way = choice == 0 || b->sides == 0 ? side_or_zero(a) : side_or_zero(b);
    if (choice == 2)
        way = real3_cross(edge_or_zero(a), edge_or_zero(b));
    if (choice == 3)
        way = real3_cross(real3_unit(side_or_zero(a)), edge_or_zero(a));
    way.z = axes > 2 ? way.z : 0;
    way = real3_unit(real3_scale(way, surface_below(2) ? 1 : -1));
    return choice == 4 || !(real3_length(way) > (real)0.5) ? draw_direction(axes) : way;
}

static real size_of_body(const body *b, uint32_t axes)
{
    real size = b->radius;
    for (int i = 0; i < b->corners; i++) {
        real3 corner = b->corner[i];
        corner.z = axes > 2 ? corner.z : 0;
        size = fmaxl(size, real3_size(corner));
    }
    return size;
}

/* 0, as small as rounding, or as large as the shapes. */
static real draw_height(real size)
{
    switch (surface_below(4)) {
    case 0:
        return 0;
    case 1:
        return size * surface_draw_about_zero() * ldexp(1, -12 - (int)surface_below(12));
    case 2:
        return size * surface_draw_about_zero() * ldexp(1, -(int)surface_below(12));
    default:
        return size * surface_draw_about_zero();
    }
}

/* How to move b: to the border from outside, or from inside. */
static real3 draw_shift(const body *a, const body *b, uint32_t axes)
{
    const real3 way = draw_way(a, b, axes), from = draw_point_of(b);
    const real height = draw_height(fmaxl(size_of_body(a, axes), b->radius));
    real3 shift = real3_sub(draw_point_of(a), from);
    shift.z = axes > 2 ? shift.z : 0;
    const real border = surface_below(4) ? body_least(b, way) : body_greatest(b, way);
    const real apart = border + real3_dot(shift, way) - body_greatest(a, way);
    return real3_add(shift, real3_scale(way, height - apart));
}

static void move(graze_scalar *words, real3 by, uint32_t axes)
{
    const real way[3] = {by.x, by.y, by.z};
    for (uint32_t i = 0; i < axes; i++)
        words[i] = surface_nudged((double)(words[i] + way[i]));
}

void border_place_point(any_point *p, const body *at, uint32_t axes)
{
    body own;
    body_of_ball(&own, real3_of_words(p->words, axes), 0);
    move(p->words, draw_shift(at, &own, axes), axes);
}

static void put_in_order(graze_scalar *words, uint32_t axes)
{
    for (uint32_t i = 0; i < axes; i++)
        if (words[i] > words[i + axes])
            words[i] = words[i + axes];
}

void border_place_shape(contract_scene *s, const body *at)
{
    body own;
    const uint32_t axes = s->kind->axes;
    border_body(&own, s);
    const real3 shift = draw_shift(at, &own, axes);
    move(s->shape.words, shift, axes);
    if (s->kind->family == BOX) {
        move(s->shape.words + axes, shift, axes);
        put_in_order(s->shape.words, axes);
    }
}

/* ---- Errors ---- */

real border_thinness(const contract_scene *s, const body *b)
{
    return s->kind->family == SURFACE ? body_thinness(b) : 1;
}

real border_size_of_point(const any_point *p, uint32_t axes)
{
    return real3_size(real3_of_words(p->words, axes));
}

real border_size(const contract_scene *s, const contract_scene *other)
{
    const uint32_t axes = s->kind->axes;
    const real3 apart =
        real3_sub(real3_of_words(other->shape.words, axes), real3_of_words(s->shape.words, axes));
    return fmaxl(fmaxl((real)surface_shape_size(s), (real)surface_shape_size(other)),
                 real3_size(apart));
}

void border_error(margin *m, bool answer, real gap, real size)
{
    margin_answer(m, answer);
    margin_error(m, answer == (gap <= 0) ? 0 : fabsl(gap) / (0x1p-24L * fmaxl(size, 0x1p-40L)));
}
