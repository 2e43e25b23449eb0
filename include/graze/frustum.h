/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Frustums: what a camera can see, as six planes that face inward.
 *
 * A point p is in the frustum when normal[i] . p >= limit[i] for each of its planes. The fixed build decides
 * that exactly, for any normal and any limit. The float build rounds each product and sum. There a plane
 * neither culls nor contains a shape when the comparison has a NaN: that of a number, or of an infinite
 * coordinate times a zero component.
 *
 * classify and culls test one plane after the other, as renderers do: `culls` is true when all of a shape is
 * behind one plane, and then no point of it is in the frustum. A shape beside an edge or a corner of the frustum
 * may be behind no single plane: it counts as GRAZE_VIEW_PARTLY. graze_frustum_overlaps_aabb is exact there.
 *
 * A shape in view may still be hidden by another one. Cast a line from the eye to find out.
 */
#ifndef GRAZE_FRUSTUM_H
#define GRAZE_FRUSTUM_H

#include "aabb.h"
#include "obb.h"
#include "sphere.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A direction as fractions: each component from -GRAZE_FRACTION_ONE to GRAZE_FRACTION_ONE. */
typedef struct graze_normal {
    graze_fraction x;
    graze_fraction y;
    graze_fraction z;
} graze_normal;

/* The planes of a camera, in this order. */
enum {
    GRAZE_FRUSTUM_NEAR,
    GRAZE_FRUSTUM_FAR,
    GRAZE_FRUSTUM_LEFT,
    GRAZE_FRUSTUM_RIGHT,
    GRAZE_FRUSTUM_BOTTOM,
    GRAZE_FRUSTUM_TOP,
    GRAZE_FRUSTUM_PLANES
};
enum { GRAZE_FRUSTUM_CORNERS = 8 };

/*
 * In the fixed build a limit counts 2^-46 units (the raw unit of a coordinate times that of a fraction), so the
 * limit of the plane through a point p is normal . p, exactly.
 *
 * A normal is meant to have unit length: points and boxes don't rely on it. A sphere is in front of a plane by
 * normal . center - radius, exactly, as if the stored normal had unit length. Rounding a normal moves that border
 * by less than 2^-30 of the radius: less than 2 raw units.
 *
 * A plane with a zero normal excludes nothing when its limit is 0 or less, like a far plane at infinity.
 * When its limit is above 0 it excludes everything.
 */
typedef struct graze_frustum {
    graze_wide limit[GRAZE_FRUSTUM_PLANES];
    graze_normal normal[GRAZE_FRUSTUM_PLANES];
} graze_frustum;

typedef uint8_t graze_view;
enum {
    GRAZE_VIEW_OUTSIDE, /* no point of it is in the frustum; of spheres see above */
    GRAZE_VIEW_PARTLY,  /* behind no plane, and not in front of all: it may be outside */
    GRAZE_VIEW_INSIDE   /* all of it is in the frustum */
};

bool graze_frustum_contains_point(const graze_frustum *frustum, const graze_vec3 *point);

/* GRAZE_VIEW_OUTSIDE when all of the shape is behind one plane, GRAZE_VIEW_INSIDE when it is in front of each
 * or touches it. An empty shape is GRAZE_VIEW_OUTSIDE. */
graze_view graze_frustum_classify_sphere(const graze_frustum *frustum, const graze_sphere *sphere);
graze_view graze_frustum_classify_aabb(const graze_frustum *frustum, const graze_aabb *box);

/* The box of all points center + x axis[0] + y axis[1] + z axis[2] with |x| <= half.x, |y| <= half.y and
 * |z| <= half.z, with the axes as they are stored. */
graze_view graze_frustum_classify_obb(const graze_frustum *frustum, const graze_obb *box);

/* views[i] is the view of boxes[i]. */
void graze_frustum_classify_aabbs(const graze_frustum *frustum, const graze_aabb *boxes,
                                  uint32_t count, graze_view *views);

/* Whether classify returns GRAZE_VIEW_OUTSIDE. */
bool graze_frustum_culls_sphere(const graze_frustum *frustum, const graze_sphere *sphere);
bool graze_frustum_culls_aabb(const graze_frustum *frustum, const graze_aabb *box);
bool graze_frustum_culls_obb(const graze_frustum *frustum, const graze_obb *box);

/*
 * The same, but tests plane number *plane first: a box that was behind a plane in one frame is usually behind it
 * in the next. Keep a byte for each object, 0 at first: when the box is behind a plane, the number of that plane
 * is written to it. A number of 6 or more counts as 0. For an empty box the result is true; *plane stays.
 */
bool graze_frustum_culls_aabb_from(const graze_frustum *frustum, const graze_aabb *box,
                                   uint8_t *plane);

/*
 * Whether the box and the frustum have a point in common; the fixed build decides it exactly, for any planes. If
 * classify_aabb returns GRAZE_VIEW_PARTLY, this routine finds the boxes that are beside the frustum. On a
 * Cortex-M3 the benchmark counts 5,400 instructions on average, 51,000 for a box beside a far corner and 103,000
 * at most, and 234 for classify_aabb. Use it for large boxes: few small ones are beside the frustum.
 */
bool graze_frustum_overlaps_aabb(const graze_frustum *frustum, const graze_aabb *box);

/*
 * The eight points in which three planes meet: near or far, left or right, bottom or top. corners[0] is near,
 * left, bottom; add 1 to the index for right, 2 for top, 4 for far: corners[7] is far, right, top. Each
 * coordinate is rounded once, to nearest, ties away from zero, and saturates.
 *
 * When the far plane has a zero normal, each coordinate of a far corner that changes along the edge saturates,
 * and the others equal the near corner's. On an edge parallel to the near plane the two corners are equal.
 *
 * If three planes have no single common point otherwise, Cramer's rule, with the planes in the order above,
 * divides by zero: a coordinate saturates by the sign of its numerator, or is 0 for 0 / 0. In the float build a NaN makes NaNs.
 */
void graze_frustum_corners(const graze_frustum *frustum, graze_vec3 corners[GRAZE_FRUSTUM_CORNERS]);

/*
 * The least box around these corners, rounded outward (in the float build to nearest), and saturating. It holds
 * every point of a frustum whose four edges all run from the near plane to the far one, as those of cameras
 * with perpendicular axes do; but for pictures more than 2^28 times as wide or high as they are far away. When a plane excludes everything the box is empty:
 * GRAZE_SCALAR_MAX to GRAZE_SCALAR_MIN.
 */
void graze_frustum_aabb(const graze_frustum *frustum, graze_aabb *box);

/* The corner of the box that is farthest along the direction, and the one farthest against it. Where a
 * component is 0, either is as far: it is max, and min. */
graze_vec3 graze_aabb_positive_vertex(const graze_aabb *box, graze_vec3 direction);
graze_vec3 graze_aabb_negative_vertex(const graze_aabb *box, graze_vec3 direction);

#ifdef __cplusplus
}
#endif

#endif
