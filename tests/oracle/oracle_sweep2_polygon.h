/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Where a circle that moves meets a convex polygon, exactly: at the first of the places where it meets an edge as a wall
 * (oracle_sweep2.h), unless it starts in the interior, which crossings of a ray decide. A circle of radius 0 enters the
 * interior unless the line of an edge, or of the path, separates them.
 */
#ifndef GRAZE_TESTS_ORACLE_SWEEP2_POLYGON_H
#define GRAZE_TESTS_ORACLE_SWEEP2_POLYGON_H

#include "inputs_polygon2.h"
#include "oracle_sweep2.h"

#include <stdbool.h>

typedef struct {
    sweep2_oracle wall; /* of the edge at which the circle stops */
    mpf_t first, off;
    const raw_polygon2 *polygon;
    bool is_flat;
    int32_t touched[4]; /* that edge, or the ends of a flat polygon */
    graze_result result;
    graze_feature feature;
    int32_t index;
} sweep2_polygon_oracle;

void sweep2_polygon_oracle_init(sweep2_polygon_oracle *o);
void sweep2_polygon_oracle_clear(sweep2_polygon_oracle *o);

/* The corners are in convex order. Sets the result and, unless it is a miss or inside, feature and index. */
void sweep2_polygon_oracle_solve(sweep2_polygon_oracle *o, const raw_polygon2 *polygon,
                                 const int64_t *start, const int64_t *end, int32_t radius);

/* Whether a circle there starts inside. */
bool sweep2_polygon_oracle_contains(sweep2_polygon_oracle *o, const graze_vec2 *place,
                                    int32_t radius);

#endif
