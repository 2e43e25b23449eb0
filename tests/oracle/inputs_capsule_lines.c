/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_capsule_lines.h"
#include "touching.h"

enum {
    AIMED = CAPSULE_CLASSES, /* at a point of the core, or beside it */
    FROM_SURFACE,
    FROM_INSIDE,
    EDGE, /* through a point between the side and a ball */
    ONE_POINT,
    THIN,
    NEARLY_PARALLEL,
    ALONG,
    SLOW /* a ray with a short dir, which reaches a long core after many steps */
};

#define MISS   1u
#define TOUCH  2u
#define HIT    4u
#define INSIDE 8u

const solid_class capsule_line_classes[CAPSULE_LINE_CLASSES] = {
    {"uniform 1", 65536, MISS, MISS | HIT, MISS | HIT},
    {"uniform 100", 6553600, MISS, MISS | HIT, MISS | HIT},
    {"uniform 1000", 65536000, MISS, MISS | HIT, MISS | HIT},
    {"uniform 10000", 655360000, MISS, MISS | HIT, MISS | HIT},
    {"uniform all", INT32_MAX, MISS, MISS | HIT, MISS | HIT},
    {"lattice raw", 3, MISS | INSIDE, MISS | INSIDE, MISS | INSIDE},
    {"lattice unit", 196608, MISS | INSIDE, MISS | INSIDE, MISS | INSIDE},
    {"crossing", 0, TOUCH, TOUCH, TOUCH},
    {"parallel", 0, TOUCH, TOUCH, TOUCH},
    {"an end and a core", 0, TOUCH, TOUCH, TOUCH},
    {"two ends", 0, TOUCH, TOUCH, TOUCH},
    {"beside", 0, MISS | INSIDE, MISS | HIT, MISS | HIT},
    {"corners", 0, MISS, MISS | HIT, MISS | HIT},
    {"wide", 0, MISS, MISS | HIT, MISS | HIT},
    {"degenerate", 0, MISS | TOUCH, MISS | TOUCH, MISS | TOUCH},
    {"one is far", 0, MISS, MISS, MISS},
    {"aimed", 0, MISS, MISS | HIT, HIT | INSIDE},
    {"from the surface", 0, TOUCH, TOUCH | HIT, TOUCH | HIT | INSIDE},
    {"from inside", 0, INSIDE, INSIDE, HIT | INSIDE},
    {"edge", 0, TOUCH, HIT | TOUCH, HIT | TOUCH},
    {"core of one point", 0, MISS, MISS | HIT, MISS | HIT},
    {"thin", 0, MISS, HIT, HIT},
    {"nearly parallel", 0, MISS, MISS | HIT, MISS | HIT},
    {"along", 0, MISS, HIT | INSIDE, HIT | INSIDE},
    {"slow", 0, INSIDE, HIT, HIT},
};

static graze_vec3 moved(const graze_vec3 *from, const int32_t *way, int64_t times)
{
    return graze_vec3_of(hold(from->x + way[0] * times), hold(from->y + way[1] * times),
                         hold(from->z + way[2] * times));
}

static int32_t between(input_stream *s, int32_t a, int32_t b, int32_t part)
{
    return hold(a + ((int64_t)b - a) / 256 * part + draw_about_zero(s, 2));
}

/* On the core, or a little off it. */
static graze_vec3 place_of_core(input_stream *s, const graze_segment *core)
{
    const bool at_end = draw_chance(s, 4);
    const int32_t part = at_end ? (int32_t)draw_below(s, 2) * 256 : draw_between(s, 0, 256);
    graze_vec3 place;
    place.x = between(s, core->a.x, core->b.x, part);
    place.y = between(s, core->a.y, core->b.y, part);
    place.z = between(s, core->a.z, core->b.z, part);
    return place;
}

/* Each component as far as `most`. */
static void draw_way(input_stream *s, int32_t most, int32_t *way)
{
    for (int i = 0; i < 3; i++)
        way[i] = draw_about_zero(s, most);
}

static graze_vec3 off_place(input_stream *s, const graze_vec3 *at, int32_t most)
{
    int32_t way[3];
    draw_way(s, most, way);
    return moved(at, way, 1);
}

/* Through the place: there the ray is at a whole t, and the segment at its middle, or at an end. */
static void draw_line_through(input_stream *s, const graze_vec3 *place, const int32_t *dir,
                              capsule_query *q)
{
    const int32_t before = draw_between(s, 0, 3);
    const int32_t after = draw_between(s, before == 0, 3);
    const graze_vec3 zero = {0, 0, 0};
    q->segment.a = moved(place, dir, -before);
    q->segment.b = moved(place, dir, after);
    q->ray.origin = q->segment.a;
    q->ray.dir = moved(&zero, dir, 1);
    q->ray.t_max = draw_chance(s, 3) ? GRAZE_NO_LIMIT : (before + after) * 65536;
}

/* The ray takes whole or broken steps along the segment, so that its end may lie between raw units. */
static void draw_aimed(input_stream *s, capsule_query *q)
{
    const int32_t size = draw_power(s, 28);
    draw_vector(s, size, &q->capsule.core.a);
    q->capsule.core.b = off_place(s, &q->capsule.core.a, size);
    q->capsule.radius = draw_less(s, size);
    const graze_vec3 at = place_of_core(s, &q->capsule.core);
    q->segment.a = off_place(s, &at, size);
    q->segment.b = off_place(s, &at, draw_chance(s, 2) ? 2 * q->capsule.radius / 3 : size);
    draw_ray_along(s, draw_power(s, 4), &q->segment, &q->ray);
    q->point = at;
}

/* The place touches the capsule: see inputs_capsule.h. */
static void draw_from(input_stream *s, const graze_vec3 *place, capsule_query *q)
{
    const graze_vec3 at = place_of_core(s, &q->capsule.core);
    const graze_vec3 off = off_place(s, place, draw_power(s, 24));
    q->segment.a = *place;
    q->segment.b = draw_chance(s, 3) ? off : at;
    draw_ray_along(s, draw_power(s, 2), &q->segment, &q->ray);
    if (draw_chance(s, 2)) {
        q->segment.a = q->segment.b;
        q->segment.b = *place;
    }
}

static void draw_from_inside(input_stream *s, capsule_query *q)
{
    graze_vec3 at;
    draw_aimed(s, q);
    q->capsule.radius = 8 + draw_less(s, INT32_C(0x1fffffff));
    at = place_of_core(s, &q->capsule.core);
    q->segment.a = q->point = at;
    q->segment.b = off_place(s, &at, draw_chance(s, 2) ? q->capsule.radius : INT32_C(0x20000000));
    draw_ray_along(s, draw_power(s, 2), &q->segment, &q->ray);
}

/* The edge at the start of the core: perpendicular to it, at the radius. */
static void draw_edge(input_stream *s, capsule_query *q)
{
    int32_t side[3], way[3], u[3], dir[3];
    do {
        touching_any_side(s, 3, side);
        q->capsule.radius = touching_whole(s, 3, side, way);
        touching_across(s, 3, 3, way, u);
    } while ((u[0] | u[1] | u[2]) == 0);
    const int32_t times = draw_between(s, 1, draw_power(s, 20));
    draw_vector(s, draw_power(s, 28), &q->capsule.core.a);
    q->capsule.core.b = moved(&q->capsule.core.a, u, draw_between(s, 1, draw_power(s, 20)));
    q->capsule.radius *= times;
    const graze_vec3 place = moved(&q->capsule.core.a, way, times);
    for (int i = 0; i < 3; i++)
        dir[i] = draw_about_zero(s, draw_power(s, 26));
    if (draw_chance(s, 3))
        touching_across(s, 3, 3, way, dir);
    if (draw_chance(s, 2)) {
        const graze_vec3 a = q->capsule.core.a;
        q->capsule.core.a = q->capsule.core.b;
        q->capsule.core.b = a;
    }
    q->point = place;
    draw_line_through(s, &place, dir, q);
}

static void draw_thin(input_stream *s, capsule_query *q)
{
    int32_t dir[3];
    draw_vector(s, draw_power(s, 28), &q->capsule.core.a);
    q->capsule.core.b = off_place(s, &q->capsule.core.a, draw_power(s, 28));
    q->capsule.radius = (int32_t)draw_below(s, 80);
    const graze_vec3 place = place_of_core(s, &q->capsule.core);
    for (int i = 0; i < 3; i++)
        dir[i] = draw_about_zero(s, draw_power(s, 27));
    draw_line_through(s, &place, dir, q);
    q->point = off_place(s, &place, q->capsule.radius);
}

/* Along the core, but for so many raw units; or exactly. */
static void draw_nearly_parallel(input_stream *s, int32_t most, capsule_query *q)
{
    const int32_t length = draw_power(s, 27);
    const int32_t size = draw_between(s, 1, length);
    draw_vector(s, length, &q->capsule.core.a);
    q->capsule.core.b = off_place(s, &q->capsule.core.a, length);
    q->capsule.radius = size;
    const graze_vec3 *a = &q->capsule.core.a, *b = &q->capsule.core.b;
    int32_t off[3];
    draw_way(s, size, off);
    const int32_t u[3] = {b->x - a->x, b->y - a->y, b->z - a->z};
    const int32_t times = draw_between(s, -1, 3);
    graze_vec3 start = moved(a, off, 1), end = moved(b, off, 1);
    start = moved(&start, u, -times);
    end = moved(&end, u, draw_chance(s, 2) ? times : 0);
    q->segment.a = off_place(s, &start, most);
    q->segment.b = off_place(s, &end, most);
    draw_ray_along(s, draw_power(s, 2), &q->segment, &q->ray);
    q->point = start;
}

static void draw_slow(input_stream *s, capsule_query *q)
{
    draw_vector(s, INT32_MAX, &q->capsule.core.a);
    draw_vector(s, INT32_MAX, &q->capsule.core.b);
    q->capsule.radius = draw_between(s, 0x10000, draw_power(s, 14) * 0x10000);
    const graze_vec3 at = place_of_core(s, &q->capsule.core);
    q->point = off_place(s, &at, q->capsule.radius);
    draw_slow_line(s, &q->point, &q->segment, &q->ray);
}

static void draw_line(input_stream *s, int kind, capsule_query *q)
{
    if (kind == AIMED)
        draw_aimed(s, q);
    else if (kind == FROM_INSIDE)
        draw_from_inside(s, q);
    else if (kind == EDGE)
        draw_edge(s, q);
    else if (kind == THIN)
        draw_thin(s, q);
    else if (kind == NEARLY_PARALLEL)
        draw_nearly_parallel(s, draw_power(s, 24), q);
    else if (kind == ALONG)
        draw_nearly_parallel(s, 0, q);
    else if (kind == SLOW)
        draw_slow(s, q);
    else if (kind == FROM_SURFACE) {
        const graze_vec3 place = q->point;
        draw_from(s, &place, q);
    } else {
        draw_aimed(s, q);
        q->capsule.core.b = q->capsule.core.a;
    }
}

/* The class of inputs_capsule.h that a place on the surface is taken from: crossing, or one of the next three. */
enum { CONTACTS = 7, CONTACT_CLASSES = 4 };

void input_capsule_line(uint64_t seed, uint32_t index, capsule_query *q)
{
    const uint32_t turn = index / CAPSULE_LINE_CLASSES;
    const int kind = (int)(index % CAPSULE_LINE_CLASSES);
    const uint32_t base =
        kind < CAPSULE_CLASSES ? (uint32_t)kind : CONTACTS + turn % CONTACT_CLASSES;
    input_stream s;
    input_capsule(seed, turn * CAPSULE_CLASSES + base, q);
    draw_start(&s, seed, index);
    if (kind >= CAPSULE_CLASSES)
        draw_line(&s, kind, q);
}

void input_capsule_line_words(uint64_t seed, uint32_t index, capsule_words *words)
{
    capsule_query q;
    input_capsule_line(seed, index, &q);
    capsule_words_of(&q, words);
}
