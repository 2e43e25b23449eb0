/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The exact results of walls, by candidates: a line may first meet a wall at its start, where it
 * crosses the wall's line, and at either end of the wall. The wall's line is a x + b y + c = 0, in
 * coordinates of the world; no number here is a difference to the wall.
 */
#ifndef GRAZE_TESTS_ORACLE_SEGMENT2_H
#define GRAZE_TESTS_ORACLE_SEGMENT2_H

#include <stdbool.h>
#include <stdint.h>

/* Words in the order of wall_query. `at` is a fraction or t. For a miss only `result` is valid. */
typedef struct wall_answer {
    int32_t result, side;
    int32_t point[2], at, wall_fraction;
} wall_answer;

wall_answer wall_oracle_segment(const int32_t *wall, const int32_t *segment);
wall_answer wall_oracle_ray(const int32_t *wall, const int32_t *ray);

/* Returns 0 if the nearest point is an end, 1 if it is between the ends. */
int wall_oracle_closest(const int32_t *wall, const int32_t *point, int32_t *nearest);
bool wall_oracle_distance_is(const int32_t *wall, const int32_t *point, int32_t distance);

/* Whether (x, y) is within a bound of the unit vector to the left, in raw units. */
bool wall_normal_is_within(const int32_t *wall, int32_t x, int32_t y, double bound);

#endif
