/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Frustums of small numbers, exact in both builds. */
#ifndef GRAZE_TESTS_FRUSTUMS_H
#define GRAZE_TESTS_FRUSTUMS_H

#include "../support/shapes.h"

enum { PLANES = GRAZE_FRUSTUM_PLANES, CORNERS = GRAZE_FRUSTUM_CORNERS };
enum { NEAR, FAR, LEFT, RIGHT, BOTTOM, TOP };

/* A quarter of the longest normal, and of a limit of one unit. STEP: the least limit above 0, or a small one. */
#if GRAZE_FLOAT
#define QUARTER        0.25f
#define LIMIT(fourths) ((graze_wide)(fourths)*0.25f)
#define STEP           (1.0f / 1024)
#else
#define QUARTER        (GRAZE_FRACTION_ONE / 4)
#define LIMIT(fourths) ((graze_wide)(fourths)*INT64_C(17592186044416))
#define STEP           1
#endif

/* normal . p >= limit, in units; the components are in quarters. */
void put_plane(graze_frustum *f, int plane, int x, int y, int z, int limit);

/* From (-1, -2, -3) to (4, 5, 6); near and far along x, left and right along y. */
void put_room(graze_frustum *f);
/* An eye at the origin that looks along z, a quarter turn wide and high, from z = 1 to z = 8. */
void set_view(graze_frustum *f);
/* Sets all normals to 0: no plane limits anything. */
void put_no_limits(graze_frustum *f);

graze_aabb box_of(graze_vec3 min, graze_vec3 max);
/* A box around (x, y, z), `half` to each side. */
graze_aabb cube_of(double x, double y, double z, double half);
graze_aabb world(void);

#endif
