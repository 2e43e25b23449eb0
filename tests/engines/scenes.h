/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Scenes at the sizes of games, and their judge. A mover of 0.1 to 2 units is at a wall, a box or a plane within 50 units of the
 * origin: in exact touch, or 0 to 3 raw units off. It moves straight in, until its center is 12 to 30 units and its radius behind
 * the side, or along the side and one raw unit in. The judge computes in 113 bits: products of coordinates in raw units are exact.
 */
#ifndef GRAZE_TESTS_SCENES_H
#define GRAZE_TESTS_SCENES_H

#include "engine.h"

void scene_draw(engine_scene *scene, int target, uint64_t seed, uint32_t index);

/* Whether the mover at a place overlaps the target; if so, how deep it is, in raw units, else 0. */
bool scene_overlaps(const engine_scene *scene, const double *place);
double scene_depth(const engine_scene *scene, const double *place);
/* Whether the center of the mover comes from the front of the side to behind it, through the side. */
bool scene_passes(const engine_scene *scene, const double *before, const double *after);

#endif
