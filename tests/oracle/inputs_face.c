/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_face_scene.h"
#include "widest_face.h"

#define MISS  1u
#define TOUCH 2u
#define HIT   4u

const face_class face_classes[FACE_CLASSES] = {
    {"uniform 1", 65536, MISS | HIT},
    {"uniform 100", 6553600, MISS | HIT},
    {"uniform 10000", 655360000, MISS | HIT},
    {"uniform all", INT32_MAX, MISS | HIT},
    {"lattice raw", 2, MISS | TOUCH | HIT},
    {"lattice unit", 131072, MISS | TOUCH | HIT},
    {"lattice far", 1073741824, MISS | TOUCH | HIT},
    {"corners of the world", 0, MISS | HIT},
    {"its extremes", 0, MISS | TOUCH},
    {"near and far", 0, MISS | HIT},
    {"one of them far", 0, MISS | HIT},
    {"through edges", 0, MISS | TOUCH | HIT},
    {"through corners", 0, MISS | TOUCH | HIT},
    {"ends", 0, MISS | TOUCH},
    {"grazing", 0, MISS | TOUCH | HIT},
    {"slivers", 0, MISS | TOUCH | HIT},
    {"specks", 0, MISS | TOUCH | HIT},
    {"in the plane", 0, MISS},
    {"ties", 0, MISS | HIT},
    {"nothing to meet", 0, MISS},
    {"widest", 0, MISS | TOUCH | HIT},
};

static int32_t border(input_stream *s)
{
    if (draw_chance(s, 2))
        return draw_about_zero(s, NEAR);
    int32_t nearby = draw_about_zero(s, 2);
    return draw_chance(s, 2) ? NEAR + nearby : nearby - NEAR;
}

static int32_t coordinate(input_stream *s, int kind)
{
    if (kind < LATTICE)
        return draw_about_zero(s, face_classes[kind].most);
    if (kind < WORLD)
        return draw_about_zero(s, 2) * (face_classes[kind].most / 2);
    if (kind == WORLD)
        return draw_corner(s);
    if (kind == BORDER)
        return border(s);
    return draw_chance(s, 8) ? 0 : draw_chance(s, 2) ? INT32_MIN : INT32_MAX;
}

static graze_vec3 any_point(input_stream *s, int kind)
{
    graze_vec3 v;
    v.x = coordinate(s, kind);
    v.y = coordinate(s, kind);
    v.z = coordinate(s, kind);
    return v;
}

graze_vec3 part_of_way(const graze_vec3 *from, const graze_vec3 *to, int32_t parts)
{
    graze_vec3 v;
    v.x = hold((int64_t)to->x - from->x) / parts;
    v.y = hold((int64_t)to->y - from->y) / parts;
    v.z = hold((int64_t)to->z - from->z) / parts;
    return v;
}

int32_t draw_face_limit(input_stream *s, int32_t t)
{
    uint32_t kind = draw_below(s, 24);
    if (kind == 0)
        return draw_about_zero(s, 1) - 1;
    if (kind == 1)
        return draw_about_zero(s, t);
    return kind < 6 ? GRAZE_NO_LIMIT : t;
}

/* Along the segment, in equal parts; sometimes independent of it. */
static void draw_ray(input_stream *s, int kind, scene *c)
{
    int32_t parts = kind == LATTICE ? 1 : draw_power(s, 5);
    c->ray.origin = c->segment.a;
    c->ray.dir = part_of_way(&c->segment.a, &c->segment.b, parts);
    if (kind >= WORLD && draw_chance(s, 4))
        c->ray.dir = any_point(s, kind);
    c->ray.t_max = draw_face_limit(s, 65536 * parts);
    if (kind >= WORLD && draw_chance(s, 2))
        c->ray.t_max = GRAZE_NO_LIMIT;
}

static void draw_anywhere(input_stream *s, int kind, scene *c)
{
    for (int i = 0; i < 3; i++)
        c->corner[i] = any_point(s, kind);
    c->segment.a = any_point(s, kind);
    c->segment.b = any_point(s, kind);
    if (kind >= LATTICE && kind < WORLD && draw_chance(s, 4))
        c->segment.b = c->corner[draw_below(s, 3)];
    draw_ray(s, kind, c);
}

static void draw_widest(input_stream *s, int corners, scene *c)
{
    int32_t size = widest_size(s);
    if (corners == 3)
        widest_triangle(s, size, c->corner, &c->segment);
    else
        widest_parallelogram(s, size, c->corner, &c->segment);
    widest_turn(s, &c->segment);
    c->ray = widest_ray(s, &c->segment.a, &c->segment.b);
}

/* ---- Queries ---- */

static void store(const graze_vec3 *v, int32_t *words)
{
    words[0] = v->x;
    words[1] = v->y;
    words[2] = v->z;
}

/* A parallelogram is stored with edges; a face that fills the world works as either. */
static void store_face(const scene *c, bool as_edges, int32_t *words)
{
    for (int i = 0; i < 3; i++) {
        graze_vec3 v = c->corner[i];
        if (as_edges && i > 0)
            v = part_of_way(&c->corner[0], &v, 1);
        store(&v, words + 3 * i);
    }
}

void input_face(uint64_t seed, uint32_t index, int corners, face_query *q)
{
    input_stream s;
    scene c;
    int kind = (int)(index % FACE_CLASSES);
    draw_start(&s, seed, index);
    if (kind == ONE_FAR)
        draw_face_one_far(&s, &c);
    else if (kind == WIDEST)
        draw_widest(&s, corners, &c);
    else if (kind < EDGES)
        draw_anywhere(&s, kind, &c);
    else if (kind == FLAT)
        draw_face_flat(&s, &c);
    else if (kind == TIES)
        draw_face_tie(&s, &c);
    else if (kind == NOTHING)
        draw_face_nothing(&s, &c);
    else
        draw_face_aimed(&s, kind, &c);
    bool as_drawn =
        kind == ONE_FAR || kind == WIDEST || (kind >= WORLD && kind < EDGES && draw_chance(&s, 3));
    store_face(&c, corners == 4 && !as_drawn, q->face);
    store(&c.segment.a, q->segment);
    store(&c.segment.b, q->segment + 3);
    store(&c.ray.origin, q->ray);
    store(&c.ray.dir, q->ray + 3);
    q->ray[6] = c.ray.t_max;
}
