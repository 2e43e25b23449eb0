/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The scenes of the oracle `sweep2_tunnel`: a circle close to a target, and the end of its way; and whether it is inside, or
 * passes through, in integers of 128 bits: by the sides of a wall and by distances. Differences are below 2^29, so squares of
 * areas are below 2^124.
 */
#ifndef GRAZE_TESTS_SWEEP2_TUNNEL_SCENE_H
#define GRAZE_TESTS_SWEEP2_TUNNEL_SCENE_H

#include "inputs_sweep2_polygon.h"
#include "judge.h"

enum { TUNNEL_STRAIGHT, TUNNEL_GRAZING, TUNNEL_IN_TOUCH, TUNNEL_SMALL, TUNNEL_CLASSES };
enum { TUNNEL_WALL, TUNNEL_CIRCLE, TUNNEL_CAPSULE, TUNNEL_RECT, TUNNEL_POLYGON };

typedef struct {
    int64_t x, y;
} place2;

/* A core, whose ends are the center of a circle, and the corners min and max of a rectangle; a polygon has none. */
typedef struct {
    int kind;
    place2 core[2];
    int64_t inner; /* the radius of the target */
    raw_polygon2 polygon;
    int32_t ways[POLYGON2_MOST]
                [3]; /* of its sides, if the circle starts in exact touch: draw_whole_polygon2 */
} tunnel_target;

typedef struct {
    judge_case c;
    tunnel_target target[2];
    place2 start, end;
    int64_t radius;
    int targets;
} tunnel_scene;

/* One target of that kind. */
void tunnel_draw(tunnel_scene *c, int kind);
/* And a wall, from the end of the first target's core. */
void tunnel_draw_second(tunnel_scene *c);

bool tunnel_is_inside(const tunnel_target *t, place2 p, int64_t radius);
/* Whether the way from a place to another leads through the target, or more than two raw units into a round one. */
bool tunnel_passes_through(const tunnel_target *t, place2 before, place2 after, int64_t radius);
/* A place farther from the nearest part of the target. */
place2 tunnel_away(const tunnel_target *t, place2 at);

#endif
