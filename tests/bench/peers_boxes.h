/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * What most people write, to compare with: the usual Q16.16 in the fixed build, the float
 * form of the textbooks in the other. See peers_boxes.c.
 */
#ifndef GRAZE_TESTS_BENCH_PEERS_BOXES_H
#define GRAZE_TESTS_BENCH_PEERS_BOXES_H

#include "../../include/graze/graze.h"

bool peer_aabb_overlaps_aabb(const graze_aabb *a, const graze_aabb *b);
bool peer_aabb_overlaps_sphere(const graze_aabb *box, const graze_sphere *sphere);
void peer_aabb_closest_point(const graze_aabb *box, const graze_vec3 *point, graze_vec3 *nearest);
graze_wide peer_aabb_distance_sq(const graze_aabb *box, const graze_vec3 *point);
void peer_aabb_from_center_size(const graze_vec3 *center, const graze_vec3 *size, graze_aabb *box);

#endif
