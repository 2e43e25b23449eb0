/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The judge of boxes with boxes, balls and points, for the box in space and for the rectangle,
 * whose routines are passed as if they were the box's.
 */
#ifndef GRAZE_TESTS_JUDGE_BOXES_H
#define GRAZE_TESTS_JUDGE_BOXES_H

#include "../../include/graze/graze.h"
#include "judge.h"
#include "oracle_boxes.h"

/* The names that differ: overlaps_box, contains_box, overlaps_ball. */
enum { BOXES_NAMES = 3 };

typedef struct boxes_library {
    const char *name, *prefix, *names[BOXES_NAMES];
    bool (*contains_point)(const graze_aabb *box, const graze_vec3 *point);
    bool (*overlaps_box)(const graze_aabb *a, const graze_aabb *b);
    bool (*contains_box)(const graze_aabb *box, const graze_aabb *other);
    bool (*overlaps_ball)(const graze_aabb *box, const graze_sphere *sphere);
    void (*closest_point)(const graze_aabb *box, const graze_vec3 *point, graze_vec3 *nearest);
    graze_scalar (*distance)(const graze_aabb *box, const graze_vec3 *point);
    graze_wide (*distance_sq)(const graze_aabb *box, const graze_vec3 *point);
    void (*off_surface)(const graze_aabb *box, const graze_vec3 *point, const graze_vec3 *normal,
                        graze_vec3 *off);
    void (*from_center_size)(const graze_vec3 *center, const graze_vec3 *size, graze_aabb *box);
    void (*from_points)(const graze_vec3 *points, uint32_t count, graze_aabb *box);
    void (*merge)(const graze_aabb *a, const graze_aabb *b, graze_aabb *merged);
    /* Changes the query before the test; may be NULL. */
    void (*alter)(boxes_query *q, uint32_t index);
} boxes_library;

int judge_boxes(const boxes_library *library, uint32_t cases, uint64_t seed, const char *routine);

#endif
