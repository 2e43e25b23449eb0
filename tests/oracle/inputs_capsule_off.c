/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_capsule_off.h"

enum { SEED_OF_NORMALS = 78 };

/* The way from an end of the core, as much of it as fits; or small and often of equal size; or any; or 0. */
static void draw_normal(input_stream *s, const capsule_query *c, graze_vec3 *normal)
{
    const uint32_t kind = draw_below(s, 12);
    const graze_vec3 *end = draw_chance(s, 2) ? &c->capsule.core.a : &c->capsule.core.b;
    normal->x = hold((int64_t)c->point.x - end->x);
    normal->y = hold((int64_t)c->point.y - end->y);
    normal->z = hold((int64_t)c->point.z - end->z);
    if (kind < 3)
        draw_vector(s, 2, normal);
    if (kind == 3)
        for (uint32_t i = 0; i < 3; i++)
            *axis_of(normal, i) = draw_corner(s);
    if (kind == 4)
        *normal = graze_vec3_of(0, 0, 0);
}

/* x, y, z from y, z, x; so many times */
static void turn(graze_vec3 *v, uint32_t times)
{
    for (uint32_t i = 0; i < times; i++)
        *v = graze_vec3_of(v->y, v->z, v->x);
}

static void lift(input_stream *s, capsule_query *c, graze_vec3 *normal)
{
    const int32_t most = draw_chance(s, 8) ? INT32_MAX : draw_power(s, 29);
    const uint32_t times = draw_below(s, 3);
    c->capsule.core.a.z = draw_about_zero(s, most);
    c->capsule.core.b.z = draw_about_zero(s, most);
    c->point.z = draw_about_zero(s, most);
    draw_vector(s, draw_power(s, 20), normal);
    normal->z = draw_chance(s, 2) ? 0x200000 : -0x200000;
    turn(&c->capsule.core.a, times);
    turn(&c->capsule.core.b, times);
    turn(&c->point, times);
    turn(normal, times);
}

/* In the plane a line along an axis touches the capsule beside an end of its core. */
static void draw_flat(input_stream *s, capsule_off_query *q)
{
    const graze_segment2 *core = &q->flat.core;
    const graze_vec2 *end = draw_chance(s, 2) ? &core->a : &core->b;
    if (!draw_chance(s, 3))
        return;
    q->flat_point.x =
        hold((int64_t)end->x + (draw_chance(s, 2) ? -1 : 1) * (int64_t)q->flat.radius);
    if (draw_chance(s, 2))
        q->flat_point.x = hold((int64_t)q->flat_point.x + draw_about_zero(s, 1));
    q->flat_normal.y = q->flat_normal.y < 0 ? -INT32_MAX : INT32_MAX;
}

/* About the middle of the core, within about the radius. */
static void draw_inner(input_stream *s, capsule_query *c)
{
    const graze_segment *core = &c->capsule.core;
    graze_vec3 off;
    draw_vector(s, c->capsule.radius < 0 ? 0 : c->capsule.radius, &off);
    c->point.x = hold(((int64_t)core->a.x + core->b.x) / 2 + off.x);
    c->point.y = hold(((int64_t)core->a.y + core->b.y) / 2 + off.y);
    c->point.z = hold(((int64_t)core->a.z + core->b.z) / 2 + off.z);
}

static void nudge(input_stream *s, graze_scalar *word)
{
    *word = hold((int64_t)*word + draw_about_zero(s, 1));
}

void input_capsule_off(uint64_t seed, uint32_t index, capsule_off_query *q)
{
    capsule_query c;
    input_stream s;
    draw_start(&s, seed + SEED_OF_NORMALS, index);
    input_capsule_in_plane(seed, index, &c);
    draw_normal(&s, &c, &q->normal);
    q->flat.core.a.x = c.capsule.core.a.x;
    q->flat.core.a.y = c.capsule.core.a.y;
    q->flat.core.b.x = c.capsule.core.b.x;
    q->flat.core.b.y = c.capsule.core.b.y;
    q->flat.radius = c.capsule.radius;
    q->flat_point.x = c.point.x;
    q->flat_point.y = c.point.y;
    q->flat_normal.x = q->normal.x;
    q->flat_normal.y = q->normal.y;
    draw_flat(&s, q);
    if (draw_chance(&s, 2)) {
        lift(&s, &c, &q->normal);
    } else {
        input_capsule(seed, index, &c);
        if (draw_chance(&s, 2))
            draw_inner(&s, &c);
        draw_normal(&s, &c, &q->normal);
    }
    if (draw_chance(&s, 4))
        nudge(&s, &c.capsule.radius);
    q->capsule = c.capsule;
    q->point = c.point;
}

/* ---- Raw integers ---- */

static void put_vector(int32_t *words, const graze_vec3 *v)
{
    words[0] = v->x;
    words[1] = v->y;
    words[2] = v->z;
}

static void put_flat(int32_t *words, const graze_vec2 *v)
{
    words[0] = v->x;
    words[1] = v->y;
}

void input_capsule_off_words(uint64_t seed, uint32_t index, capsule_off_words *words)
{
    capsule_off_query q;
    input_capsule_off(seed, index, &q);
    put_vector(words->capsule, &q.capsule.core.a);
    put_vector(words->capsule + 3, &q.capsule.core.b);
    words->capsule[6] = q.capsule.radius;
    put_vector(words->point, &q.point);
    put_vector(words->normal, &q.normal);
    put_flat(words->flat, &q.flat.core.a);
    put_flat(words->flat + 2, &q.flat.core.b);
    words->flat[4] = q.flat.radius;
    put_flat(words->flat_point, &q.flat_point);
    put_flat(words->flat_normal, &q.flat_normal);
}
