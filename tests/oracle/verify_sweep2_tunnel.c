/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `sweep2_tunnel`: N circles that start in touch with each target, or a few raw units off, and move straight in, or
 * along it and one raw unit into it; and N that move into the corner of two walls. Each goes on from where it stopped to the same
 * end, a hundred times. None passes through a target, none is inside one, and none is held when it moves away.
 */
#include "print_case.h"
#include "sweep2_tunnel_scene.h"
#include "tunnel.h"

#include "../../include/graze/sweep2.h"

typedef tunnel_scene scene;

enum { TWO_WALLS = 8 }; /* of the variants, which else are kinds of targets */

static graze_vec2 vec2_of_place(place2 p)
{
    return graze_vec2_of((int32_t)p.x, (int32_t)p.y);
}

/* The loop of tunnel.h is that of space: z is 0. */
static graze_vec3 vec3_of_place(place2 p)
{
    return graze_vec3_of((int32_t)p.x, (int32_t)p.y, 0);
}

static place2 place_of(graze_vec3 v)
{
    const place2 p = {v.x, v.y};
    return p;
}

static const tunnel_target *target_of(const void *at, int index)
{
    const scene *c = at;
    return &c->target[index];
}

/* ---- Moves ---- */

static graze_result cast_at(const tunnel_target *t, const graze_circle *circle, graze_vec2 motion,
                            graze_sweep_hit2 *hit)
{
    const graze_vec2 a = vec2_of_place(t->core[0]), b = vec2_of_place(t->core[1]);
    const graze_segment2 wall = {a, b};
    const graze_circle ball = {a, (int32_t)t->inner};
    const graze_capsule2 capsule = {wall, (int32_t)t->inner};
    const graze_rect rect = {a, b};
    graze_vec2 corners[POLYGON2_MOST];
    const graze_polygon2 polygon = {corners, t->polygon.count};
    for (uint32_t i = 0; i < polygon.count; i++)
        corners[i] = graze_vec2_of(t->polygon.corners[2 * i], t->polygon.corners[2 * i + 1]);
    switch (t->kind) {
    case TUNNEL_POLYGON:
        return graze_polygon2_circlecast(&polygon, circle, motion, hit);
    case TUNNEL_WALL:
        return graze_segment2_circlecast(&wall, circle, motion, hit);
    case TUNNEL_CIRCLE:
        return graze_circle_circlecast(&ball, circle, motion, hit);
    case TUNNEL_CAPSULE:
        return graze_capsule2_circlecast(&capsule, circle, motion, hit);
    default:
        return graze_rect_circlecast(&rect, circle, motion, hit);
    }
}

static graze_result cast(const void *at, int index, graze_vec3 start, graze_vec3 motion,
                         graze_sweep_hit *hit)
{
    const scene *c = at;
    const graze_circle circle = {graze_vec2_of(start.x, start.y), (int32_t)c->radius};
    graze_sweep_hit2 flat = {{0, 0}, {0, 0}, {0, 0}, 0, 0, 0};
    const graze_result result =
        cast_at(target_of(at, index), &circle, graze_vec2_of(motion.x, motion.y), &flat);
    hit->center = graze_vec3_of(flat.center.x, flat.center.y, 0);
    hit->fraction = flat.fraction;
    return result;
}

static bool is_inside(const void *at, int index, graze_vec3 there)
{
    const scene *c = at;
    return tunnel_is_inside(target_of(at, index), place_of(there), c->radius);
}

static bool passes(const void *at, int index, graze_vec3 before, graze_vec3 after)
{
    const scene *c = at;
    return tunnel_passes_through(target_of(at, index), place_of(before), place_of(after),
                                 c->radius);
}

static graze_vec3 away(const void *at, int index, graze_vec3 from)
{
    const place2 to = tunnel_away(target_of(at, index), place_of(from));
    return graze_vec3_of((int32_t)to.x - from.x, (int32_t)to.y - from.y, 0);
}

static int judge_moves(void *at, const char **fault)
{
    scene *c = at;
    const int variant = c->c.routine->variant;
    tunnel_draw(c, variant % TWO_WALLS);
    if (variant == TWO_WALLS)
        tunnel_draw_second(c);
    const tunnel t = {
        c,    c->targets, vec3_of_place(c->start), vec3_of_place(c->end), cast, is_inside, passes,
        away, NULL};
    *fault = tunnel_fault(&t);
    return 0;
}

static void draw(void *at)
{
    (void)at; /* judge_moves draws */
}

static void print(const void *at)
{
    const scene *c = at;
    const place2 *core = c->target[0].core;
    const int32_t target[5] = {(int32_t)core[0].x, (int32_t)core[0].y, (int32_t)core[1].x,
                               (int32_t)core[1].y, (int32_t)c->target[0].inner};
    const int32_t circle[3] = {(int32_t)c->start.x, (int32_t)c->start.y, (int32_t)c->radius};
    const int32_t end[2] = {(int32_t)c->end.x, (int32_t)c->end.y};
    if (c->target[0].kind != TUNNEL_POLYGON)
        print_value("capsule2", "target", target);
    for (uint32_t i = 0; i < c->target[0].polygon.count; i++)
        print_value("vec2", "corner", c->target[0].polygon.corners + 2 * i);
    print_value("circle", "circle", circle);
    print_value("vec2", "end", end);
}

static const char *class_name(int class_index)
{
    static const char *const names[TUNNEL_CLASSES] = {"straight in", "one raw unit in",
                                                      "from exact touch", "of 0 to 3 raw units"};
    return names[class_index];
}

#define MOVES judge_moves, {"moves"}, {(1 << TUNNEL_CLASSES) - 1}, NULL

static const judge_routine routines[] = {
    {"segment2_circlecast_of_one", MOVES, TUNNEL_WALL},
    {"segment2_circlecast_of_two", MOVES, TWO_WALLS},
    {"circle_circlecast", MOVES, TUNNEL_CIRCLE},
    {"capsule2_circlecast", MOVES, TUNNEL_CAPSULE},
    {"rect_circlecast", MOVES, TUNNEL_RECT},
    {"polygon2_circlecast", MOVES, TUNNEL_POLYGON},
};

ORACLE(sweep2_tunnel)
{
    const judge_program program = {
        JUDGE_PROGRAM("verify_sweep2_tunnel", "graze_", TUNNEL_CLASSES),
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
