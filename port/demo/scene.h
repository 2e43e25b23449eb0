/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The scene of the demo: a ring of twenty centimetres in front, with faces of two, crates and balls at a few metres, towers and a
 * hill at some hundreds, and a moon. 1 unit is 1 metre.
 */
#ifndef GRAZE_PORT_DEMO_SCENE_H
#define GRAZE_PORT_DEMO_SCENE_H

#include "../../include/graze/graze.h"

enum {
    SCENE_BOXES = 12,
    SCENE_BALLS = 7,
    SCENE_CRATES = 5,
    RING_TURNS = 20, /* faces around the ring, and around its tube, two at a time */
    RING_SIDES = 8,
    RING_VERTICES = RING_TURNS * RING_SIDES,
    RING_FACES = 2 * RING_VERTICES
};

/* The number of a shape, in scene_colors as well. */
enum {
    SHAPE_GROUND,
    SHAPE_MIRROR,
    SHAPE_RING,
    SHAPE_BOX,
    SHAPE_BALL = SHAPE_BOX + SCENE_BOXES,
    SHAPE_CRATE = SHAPE_BALL + SCENE_BALLS,
    SCENE_SHAPES = SHAPE_CRATE + SCENE_CRATES
};

/* Solids, each with its number: all of the scene, or those in view. */
typedef struct {
    graze_aabb boxes[SCENE_BOXES];
    graze_sphere balls[SCENE_BALLS];
    graze_obb crates[SCENE_CRATES];
    uint8_t box_shape[SCENE_BOXES], ball_shape[SCENE_BALLS], crate_shape[SCENE_CRATES];
    uint8_t box_count, ball_count, crate_count;
    bool ring, mirror;
} scene_solids;

/* The ground is the plane y = 0. */
extern const graze_vec3 scene_colors[SCENE_SHAPES]; /* red, green and blue, from 0 to 1 */
extern const graze_parallelogram scene_mirror;
extern const graze_vec3 scene_sun; /* the direction to the sun, of unit length */

/* Written by scene_build. */
extern scene_solids scene_all;
extern graze_mesh scene_ring;
extern graze_aabb scene_ring_box;

void scene_build(void);

void scene_ring_face(uint32_t face, graze_triangle *triangle);

/* Copies the solids that a frustum does not cull. */
void scene_cull(const graze_frustum *frustum, scene_solids *in_view);

#endif
