/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The two queries of the renderer, and their two versions: by graze, and by the usual Q16.16 idiom. Everything else in
 * the demo is the same code for both pictures.
 */
#ifndef GRAZE_PORT_DEMO_CAST_H
#define GRAZE_PORT_DEMO_CAST_H

#include "scene.h"

/* What a line hits first. */
typedef struct {
    graze_vec3 point, normal; /* the normal points to the side that the line comes from */
    graze_scalar share;       /* the part of the line before the point, from 0 to 1 */
    uint32_t face;            /* of the ring */
    uint8_t shape;
} surface;

typedef struct {
    /* Returns whether the line hits a solid, the ring, the mirror or the ground, and describes the first hit. */
    bool (*find_first)(const scene_solids *solids, const graze_segment *line, surface *first);
    /* Returns whether anything is between a surface, on its lit side, and the sun. A convex shape is never between its
     * own lit side and the sun, so only the ring can shade itself. */
    bool (*is_shaded)(const surface *from, const graze_segment *to_sun);
} caster;

extern const caster cast_by_graze, cast_by_idiom;

#endif
