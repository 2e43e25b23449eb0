/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Whether a line has a point in a shape that is larger or smaller by a margin: exact, for any shape of
 * ../support/contract.h. A margin moves each face outward, or inward if it is negative. A shape without interior is the
 * body of all points that are within the margin of its plane, and of its edges or its rim.
 */
#ifndef GRAZE_TESTS_SURFACE_SOLIDS_H
#define GRAZE_TESTS_SURFACE_SOLIDS_H

#include "surface_parts.h"

/* Whether the part of the line from `first` to `last` has a point in the shape of the scene, with that margin. `beside` is
 * the margin of the edges of a triangle or a parallelogram and of the ends of a wall. */
bool surface_meets(const contract_scene *s, const surface_line *l, double margin, double beside);

/* The same for a shape without interior, of a part; it is then smaller. */
bool surface_is_near(line_part *p, const contract_scene *s, double margin, double beside);

/* The same for a wall. */
bool surface_is_near_wall(line_part *p, const graze_segment2 *wall, double margin, double beside);

/* For a shape without interior: whether the line begins and ends farther from the plane than the margin, on different
 * sides, and is within the edges or the rim, by the margin, as long as it is nearer. Sets `at` to the t at which it
 * leaves that distance. */
bool surface_is_crossed(const contract_scene *s, const surface_line *l, double margin, double *at);

/* For a triangle, a parallelogram or a wall: the sine of the angle between the line and the plane; 1 for a wall that is
 * a point. */
double surface_slope(const contract_scene *s, const surface_line *l);

/* For a triangle or a parallelogram: the sine of the angle between the edges at its first corner; for other shapes 1. */
double surface_angle(const contract_scene *s);

#endif
