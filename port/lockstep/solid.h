/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* A moving ball or box against anything solid. The body meets a shape exactly when its center meets that shape
 * grown by the size of the body. The center moves along a segment, so the cast of a segment is enough. */
#ifndef GRAZE_LOCKSTEP_SOLID_H
#define GRAZE_LOCKSTEP_SOLID_H

#include "../../include/graze/graze.h"

#if GRAZE_FLOAT
#error "the simulation is for the fixed build: it steps by raw units, and hashes them"
#endif

/* Kinds of form. Crates are oriented boxes, and do not move. */
enum { BALL, BOX, CRATE };

typedef struct form {
    uint8_t kind;
    graze_vec3 half; /* half extents, along the axes of a crate; of a ball all are its radius */
    const graze_vec3 *axis; /* the three axes of a crate, of unit length; else NULL */
} form;

/* A form grown by the size of a mover.
 *
 * Two balls make a ball. In any other pair the mover counts as a box around it, so that a ball bounces off
 * a box as if it had corners. An oriented box grows along its own axes. */
typedef struct grown {
    uint8_t kind;
    union {
        graze_sphere ball;
        graze_aabb box;
        graze_obb crate;
    } as;
} grown;

void grown_from_form(const form *solid, const graze_vec3 *center, const form *mover, grown *g);

graze_result grown_linecast(const grown *g, const graze_segment *path, graze_line_hit *hit);

bool grown_contains_point(const grown *g, const graze_vec3 *point);

/* A point strictly outside, beside the point of the hit. */
void grown_off_surface(const grown *g, const graze_line_hit *hit, graze_vec3 *off);

/* The box around a ball or a box. */
void form_bounds(const form *f, const graze_vec3 *center, graze_aabb *bounds);

/* A box around a crate that is grown by any mover up to the largest. Its corners stick out farther than the
 * mover is wide. The box is about CRATE_SLACK raw units too large, so that rounding cannot make it too small. */
#define CRATE_SLACK 64
void crate_bounds(const form *crate, const graze_vec3 *center, const form *largest,
                  graze_aabb *bounds);

#endif
