/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A mover that goes on from where it stopped to the same end, a hundred times, among a few targets of one kind: it never passes
 * through one, never is inside one, and none holds it when it moves away. The test of a pair of shapes gives a scene, and
 * functions that judge it in integers, without the library.
 */
#ifndef GRAZE_TESTS_TUNNEL_H
#define GRAZE_TESTS_TUNNEL_H

#include "../../include/graze/sweep.h"

typedef struct tunnel {
    const void *scene;
    int targets;
    graze_vec3 start, end;
    graze_result (*cast)(const void *scene, int target, graze_vec3 start, graze_vec3 motion,
                         graze_sweep_hit *hit);
    /* Whether a place of the mover overlaps the target, so that it is nearer than it may be. */
    bool (*is_inside)(const void *scene, int target, graze_vec3 place);
    /* Whether the way from one place to another leads through the target. */
    bool (*passes)(const void *scene, int target, graze_vec3 before, graze_vec3 after);
    /* A motion that leads away from the target. */
    graze_vec3 (*away)(const void *scene, int target, graze_vec3 place);
    /* The cast at all targets, which stops the mover; or NULL: the first of the casts does. */
    graze_result (*nearest)(const void *scene, graze_vec3 start, graze_vec3 motion,
                            graze_sweep_hit *hit);
} tunnel;

/* What is wrong, or NULL. */
const char *tunnel_fault(const tunnel *t);

#endif
