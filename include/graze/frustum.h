/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * The frustum: the part of the world that a camera can see, as six planes that face inward.
 *
 * A point p is in the frustum if normal[i] . p >= limit[i] for each of its planes. The fixed
 * build decides this exactly, for any normal and any limit. The float build rounds each product
 * and sum; there a plane neither culls nor contains a shape if the comparison has a NaN, either
 * from a number that is NaN or from an infinite coordinate times a zero component.
 *
 * classify and culls test one plane after the other, as renderers do. `culls` returns true if the
 * whole shape is behind one plane; then no point of it is in the frustum. A shape beside an edge
 * or a corner of the frustum may be behind no single plane: it is GRAZE_VIEW_PARTLY.
 * graze_frustum_overlaps_aabb is exact there.
 *
 * A shape in view may still be hidden by another shape. To find out, cast a line from the eye.
 */
#ifndef GRAZE_FRUSTUM_H
#define GRAZE_FRUSTUM_H

#include "aabb.h"
#include "capsule.h"
#include "obb.h"
#include "sphere.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A direction as fractions: each component is from -GRAZE_FRACTION_ONE to GRAZE_FRACTION_ONE. */
typedef struct graze_normal {
    graze_fraction x; /**< The x component. */
    graze_fraction y; /**< The y component. */
    graze_fraction z; /**< The z component. */
} graze_normal;

/** The order of the planes of a camera. */
enum {
    GRAZE_FRUSTUM_NEAR,   /**< The index of the near plane. */
    GRAZE_FRUSTUM_FAR,    /**< The index of the far plane. */
    GRAZE_FRUSTUM_LEFT,   /**< The index of the left plane. */
    GRAZE_FRUSTUM_RIGHT,  /**< The index of the right plane. */
    GRAZE_FRUSTUM_BOTTOM, /**< The index of the bottom plane. */
    GRAZE_FRUSTUM_TOP,    /**< The index of the top plane. */
    GRAZE_FRUSTUM_PLANES  /**< The number of planes. */
};
/** The number of corners of a frustum. */
enum { GRAZE_FRUSTUM_CORNERS = 8 /**< Eight. */ };

/**
 * Six planes that face inward.
 *
 * In the fixed build a limit counts 2^-46 units, which is the raw unit of a coordinate times the
 * raw unit of a fraction. So the limit of the plane through a point p is exactly normal . p.
 *
 * A normal should have unit length. Points and boxes do not depend on that. For a sphere, and
 * for each end of a capsule, the library compares normal . center - radius with the limit, exactly,
 * as if the stored normal had unit length. The rounding of a normal moves that border by less than 2^-30 of the radius: less
 * than 2 raw units.
 *
 * A plane with a zero normal excludes nothing if its limit is 0 or less, like a far plane at
 * infinity. It excludes everything if its limit is above 0.
 */
typedef struct graze_frustum {
    graze_wide limit[GRAZE_FRUSTUM_PLANES];    /**< Dot product of normal and p on the plane. */
    graze_normal normal[GRAZE_FRUSTUM_PLANES]; /**< The normals; they point inward. */
} graze_frustum;

/** How much of a shape is in view. */
typedef uint8_t graze_view;
/** Values of graze_view. */
enum {
    GRAZE_VIEW_OUTSIDE, /**< No point is in the frustum; for a radius see graze_frustum. */
    GRAZE_VIEW_PARTLY,  /**< Behind no plane, and not in front of all: it may be outside. */
    GRAZE_VIEW_INSIDE   /**< All points are in the frustum. */
};

/** True if the point is in the frustum or on its surface. */
bool graze_frustum_contains_point(const graze_frustum *frustum, const graze_vec3 *point);

/**
 * Returns GRAZE_VIEW_OUTSIDE if the whole sphere is behind one plane, and GRAZE_VIEW_INSIDE if it
 * is in front of each plane or touches it from the front. An empty sphere is GRAZE_VIEW_OUTSIDE.
 */
graze_view graze_frustum_classify_sphere(const graze_frustum *frustum, const graze_sphere *sphere);
/**
 * Classifies a capsule, as graze_frustum_classify_sphere classifies the sphere around each of its
 * ends: the capsule is behind, or in front of, a plane if both are.
 */
graze_view graze_frustum_classify_capsule(const graze_frustum *frustum,
                                          const graze_capsule *capsule);
/**
 * Classifies a box, as graze_frustum_classify_sphere classifies a sphere. An empty box is
 * GRAZE_VIEW_OUTSIDE.
 */
graze_view graze_frustum_classify_aabb(const graze_frustum *frustum, const graze_aabb *box);

/**
 * Classifies an oriented box, as graze_frustum_classify_sphere classifies a sphere. Here the box
 * is the set of all points center + x axis[0] + y axis[1] + z axis[2] with |x| <= half.x, |y| <=
 * half.y and |z| <= half.z, with the stored axes. An empty box is GRAZE_VIEW_OUTSIDE.
 */
graze_view graze_frustum_classify_obb(const graze_frustum *frustum, const graze_obb *box);

/** Classifies `count` boxes: views[i] is the view of boxes[i]. */
void graze_frustum_classify_aabbs(const graze_frustum *frustum, const graze_aabb *boxes,
                                  uint32_t count, graze_view *views);

/** True if graze_frustum_classify_sphere returns GRAZE_VIEW_OUTSIDE. */
bool graze_frustum_culls_sphere(const graze_frustum *frustum, const graze_sphere *sphere);
/** True if graze_frustum_classify_capsule returns GRAZE_VIEW_OUTSIDE. */
bool graze_frustum_culls_capsule(const graze_frustum *frustum, const graze_capsule *capsule);
/** True if graze_frustum_classify_aabb returns GRAZE_VIEW_OUTSIDE. */
bool graze_frustum_culls_aabb(const graze_frustum *frustum, const graze_aabb *box);
/** True if graze_frustum_classify_obb returns GRAZE_VIEW_OUTSIDE. */
bool graze_frustum_culls_obb(const graze_frustum *frustum, const graze_obb *box);

/**
 * True if graze_frustum_culls_aabb is true. It tests plane number *plane first, because a box
 * that was behind a plane in one frame is usually behind the same plane in the next frame.
 *
 * Keep a byte for each object, 0 at first. If the box is behind a plane, the routine writes the
 * number of that plane to *plane. A number of 6 or more counts as 0. For an empty box the result
 * is true, and *plane is unchanged.
 */
bool graze_frustum_culls_aabb_from(const graze_frustum *frustum, const graze_aabb *box,
                                   uint8_t *plane);

/**
 * True if the box and the frustum have a point in common. The fixed build decides this exactly,
 * for any planes.
 *
 * If graze_frustum_classify_aabb returns GRAZE_VIEW_PARTLY, this routine finds the boxes that are
 * beside the frustum. On a Cortex-M3 the benchmark counts 5,400 instructions on average, 51,000
 * for a box beside a far corner and 103,000 at most; graze_frustum_classify_aabb needs 234. Use
 * it for large boxes: few small boxes are beside the frustum. In the float build coordinates of the
 * box beyond 2^60 count as 2^60.
 */
bool graze_frustum_overlaps_aabb(const graze_frustum *frustum, const graze_aabb *box);

/**
 * Computes the eight points in which three planes meet: near or far, left or right, bottom or
 * top. corners[0] is near, left, bottom. Add 1 to the index for right, 2 for top, 4 for far:
 * corners[7] is far, right, top. Each coordinate is rounded once, to nearest, ties away from
 * zero, and saturates.
 *
 * If the far plane has a zero normal, each coordinate of a far corner that changes along the edge
 * saturates, and the other coordinates equal those of the near corner. On an edge parallel to the
 * near plane the two corners are then equal.
 *
 * If three planes have no single common point for another reason, Cramer's rule, with the planes
 * in the order above, divides by zero: the coordinate saturates by the sign of its numerator, or
 * is 0 for 0 / 0. In the float build a NaN makes NaNs.
 */
void graze_frustum_corners(const graze_frustum *frustum, graze_vec3 corners[GRAZE_FRUSTUM_CORNERS]);

/**
 * Makes the least box around the corners of graze_frustum_corners, rounded outward (in the float
 * build to nearest), saturating.
 *
 * The box contains every point of a frustum whose four edges all run from the near plane to the
 * far plane. The edges of cameras with perpendicular axes do, except for pictures more than 2^28
 * times as wide or high as they are far away. If a plane excludes everything, the box is empty:
 * GRAZE_SCALAR_MAX to GRAZE_SCALAR_MIN.
 */
void graze_frustum_aabb(const graze_frustum *frustum, graze_aabb *box);

/**
 * Returns the corner of the box that is farthest along the direction. If a component is 0: the
 * max of that axis.
 */
graze_vec3 graze_aabb_positive_vertex(const graze_aabb *box, graze_vec3 direction);
/**
 * Returns the corner of the box that is farthest against the direction. If a component is 0: the
 * min of that axis.
 */
graze_vec3 graze_aabb_negative_vertex(const graze_aabb *box, graze_vec3 direction);

#ifdef __cplusplus
}
#endif

#endif
