/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A round mover at one target, and what a library or an engine says about it: engine_graze.c, engine_box2d.cpp and
 * engine_bullet.cpp, each linked with main.c. Places are in raw units, 1/65536 of a unit; floats hold all that are drawn.
 */
#ifndef GRAZE_TESTS_ENGINE_H
#define GRAZE_TESTS_ENGINE_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum { ENGINE_WALL, ENGINE_RECT, ENGINE_PLANE, ENGINE_BOX, ENGINE_TARGETS };

typedef struct engine_scene {
    int target;
    int32_t core[2][3]; /* ends of the wall; min and max; a point of the plane, and its normal */
    int32_t radius;
    int32_t start[3], end[3];
    int32_t out[3];   /* normal of the side on which the mover starts */
    int32_t along[3]; /* a motion that is exactly parallel to that side, and stays beside it */
} engine_scene;

extern const char engine_name[];

bool engine_has(int target);
void engine_set(const engine_scene *scene);
/* Whether a mover that moves from the start to the end is stopped, and where a user would then put it. */
bool engine_cast(const double *start, const double *end, double *stop);

#ifdef __cplusplus
}
#endif

#endif
