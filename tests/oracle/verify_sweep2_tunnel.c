/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `sweep2_tunnel`: N circles that start in touch with each target, or a few raw units off, and move straight in, or
 * along it and one raw unit into it; and N that move into the corner of two walls. Each goes on from where it stopped to the same
 * end, a hundred times. None passes through a target, none is inside one, and none is held when it moves away.
 */
#include "print_case.h"
#include "sweep2_tunnel_scene.h"

#include "../../include/graze/sweep2.h"

typedef tunnel_scene scene;

enum { STEPS = 100 };
enum { TWO_WALLS = 8 }; /* of the variants, which else are kinds of targets */

static graze_vec2 vec2_of_place(place2 p)
{
    return graze_vec2_of((int32_t)p.x, (int32_t)p.y);
}

/* ---- Moves ---- */

static graze_result cast(const scene *c, int index, place2 before, place2 after,
                         graze_sweep_hit2 *hit)
{
    const tunnel_target *t = &c->target[index];
    const graze_vec2 a = vec2_of_place(t->core[0]), b = vec2_of_place(t->core[1]);
    const graze_segment2 wall = {a, b};
    const graze_circle circle = {vec2_of_place(before), (int32_t)c->radius};
    const graze_circle ball = {a, (int32_t)t->inner};
    const graze_capsule2 capsule = {wall, (int32_t)t->inner};
    const graze_rect rect = {a, b};
    const graze_vec2 motion = {(int32_t)(after.x - before.x), (int32_t)(after.y - before.y)};
    graze_vec2 corners[POLYGON2_MOST];
    const graze_polygon2 polygon = {corners, t->polygon.count};
    for (uint32_t i = 0; i < polygon.count; i++)
        corners[i] = graze_vec2_of(t->polygon.corners[2 * i], t->polygon.corners[2 * i + 1]);
    switch (t->kind) {
    case TUNNEL_POLYGON:
        return graze_polygon2_circlecast(&polygon, &circle, motion, hit);
    case TUNNEL_WALL:
        return graze_segment2_circlecast(&wall, &circle, motion, hit);
    case TUNNEL_CIRCLE:
        return graze_circle_circlecast(&ball, &circle, motion, hit);
    case TUNNEL_CAPSULE:
        return graze_capsule2_circlecast(&capsule, &circle, motion, hit);
    default:
        return graze_rect_circlecast(&rect, &circle, motion, hit);
    }
}

/* The place to which the circle moves: the end, or the first place where a target stops it. Where that is inside another one, it
 * stays. */
static const char *step(const scene *c, place2 at, place2 *to, bool *stops)
{
    graze_fraction first = 0;
    *to = c->end;
    *stops = false;
    for (int i = 0; i < c->targets; i++) {
        graze_sweep_hit2 hit;
        const graze_result result = cast(c, i, at, c->end, &hit);
        if (result == GRAZE_INSIDE)
            return "inside";
        if (result != GRAZE_HIT || (*stops && hit.fraction >= first))
            continue;
        *stops = true;
        first = hit.fraction;
        to->x = hit.center.x;
        to->y = hit.center.y;
        if (tunnel_is_inside(&c->target[i], *to, c->radius))
            return "stops inside";
    }
    for (int i = 0; *stops && i < c->targets; i++)
        if (tunnel_is_inside(&c->target[i], *to, c->radius) ||
            tunnel_passes_through(&c->target[i], at, *to, c->radius))
            *to = c->targets > 1 ? at : *to;
    return NULL;
}

static const char *fault_of_step(const scene *c, place2 before, place2 after)
{
    for (int i = 0; i < c->targets; i++) {
        if (tunnel_passes_through(&c->target[i], before, after, c->radius))
            return "through";
        if (tunnel_is_inside(&c->target[i], after, c->radius))
            return "inside after a step";
    }
    return NULL;
}

static const char *fault_of_leaving(const scene *c, place2 at)
{
    graze_sweep_hit2 hit;
    const graze_result result = cast(c, 0, at, tunnel_away(&c->target[0], at), &hit);
    return judge_wrong_unless(result == GRAZE_MISS || result == GRAZE_TOUCH);
}

static int judge_moves(void *scene_at, const char **fault)
{
    scene *c = scene_at;
    const int variant = c->c.routine->variant;
    tunnel_draw(c, variant % TWO_WALLS);
    if (variant == TWO_WALLS)
        tunnel_draw_second(c);
    place2 at = c->start, to;
    bool stops = true;
    for (int i = 0; i < STEPS && stops && !*fault; i++) {
        *fault = step(c, at, &to, &stops);
        if (!*fault)
            *fault = fault_of_step(c, at, to);
        at = to;
        if (!*fault && stops && c->targets == 1)
            *fault = fault_of_leaving(c, at);
    }
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
