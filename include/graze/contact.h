/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * Planes of contact: where a mover touches its surroundings, and which motion is left to it.
 *
 * graze_TARGET_planes_of_MOVER finds the planes, and graze_vec3_clip the motion along them.
 */
#ifndef GRAZE_CONTACT_H
#define GRAZE_CONTACT_H

#include "aabb.h"
#include "capsule.h"
#include "mesh.h"
#include "obb.h"
#include "plane.h"
#include "sphere.h"
#include "triangle.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @name Motions along planes
 *
 * For a character that slides along walls: a motion goes into a plane if the dot product of the
 * motion and the normal is negative. Only the normals of the planes matter. They may have any
 * length; a zero normal stops nothing.
 * @{
 */

/**
 * Returns the motion that is closest to `motion` and goes into none of the planes. That is `motion`
 * itself if it goes into none; its part along one plane, as graze_vec3_slide; its part along the
 * line of two planes; or 0. The planes may come in any order, and more than once. With a count of
 * 0 the result is `motion`.
 *
 * In the fixed build the nearest motion is found exactly. It is rounded once on each axis, and the
 * exact dot product of the result and each stored normal is at least 0. Where the rounded motion
 * goes into a plane, it is moved off the planes: each coordinate stays within GRAZE_CLIP_BOUND raw
 * units of the nearest motion. If that finds no motion, the result is 0. It finds one if some
 * direction makes an angle of 30 degrees or more with every plane, so it fails only where the space
 * between the planes is narrow. A tie rounds away from `motion`.
 *
 * If the nearest motion is not `motion`, and a coordinate of it, rounded, is greater in size than
 * GRAZE_CLIP_MOST units, each coordinate of `motion` is halved, rounded towards 0, and the result is
 * that of the half.
 *
 * The nearest motion takes at most count * count steps, and moving the rounded one off the planes
 * at most GRAZE_CLIP_STEPS passes over them. Most often three passes over the planes suffice.
 *
 * In the float build a plane is entered if the dot product is less than minus 2^-20 of the product
 * of the lengths of `motion` and normal; these products, and those of two normals, must neither
 * vanish nor overflow. So the result may go into a plane by 2^-20 of |motion|, and, along two
 * planes at a small angle, by as much divided by the sine of the angle. If `motion` has a NaN, the
 * result has one; a normal with a NaN stops nothing.
 */
graze_vec3 graze_vec3_clip(graze_vec3 motion, const graze_plane *planes, uint32_t count);

/**
 * How far a coordinate of graze_vec3_clip may be from the nearest motion, in raw units. A step off
 * a plane is at most 0.87 raw units long, and leads away from the place that the steps have
 * reached, but for rounding: so the square of the way grows by at most 3.75 a step, and the way of
 * GRAZE_CLIP_STEPS steps is shorter than 15.3 raw units. With half a unit for the rounding of the
 * nearest motion: 15.5.
 */
#define GRAZE_CLIP_BOUND 15.5
/** The most steps off planes in graze_vec3_clip. */
#define GRAZE_CLIP_STEPS 62
/** The greatest size of a coordinate along a plane, in units. */
#define GRAZE_CLIP_MOST 32767

/** @} */

/**
 * @name Planes of contact
 *
 * A target is in contact with a sphere if the distance of its nearest place from the center of the
 * sphere is at most the radius plus the margin. The plane of contact goes through that place, and
 * its normal is the unit vector from the place to the center. If the place is in the inside of a
 * face, the normal is that of the face, on the side of the center. A center on the face counts as
 * in front. The plane has no offset for the radius: graze_plane_distance of the center, less the
 * radius, is the way that is left.
 *
 * In the fixed build the decision which planes there are is exact. The point is rounded as by
 * graze_TARGET_closest_point, and each component of the normal is within 0.502 raw units.
 *
 * Each routine returns how many planes there are, and writes the first `most` of them to `planes`.
 * So a result greater than `most` says how long the array must be; `planes` may be NULL if `most`
 * is 0. The array must not overlap the arguments.
 *
 * A negative radius is the empty set: no planes. The margin may be negative. If the radius plus the
 * margin is negative, there are no planes. A sum beyond GRAZE_SCALAR_MAX counts as
 * GRAZE_SCALAR_MAX. A center on a face without area, which has no direction, gives no plane.
 *
 * In the float build the limits of triangle.h hold, and a NaN in the sphere, the margin or the
 * triangle gives no plane. The normal of a place on an edge or a corner is that of the rounded
 * place; if the center is that place, it is the normal of the face in front.
 *
 * A target that is a plane or a convex solid gives one plane, or none. If the center is in the
 * solid, or on its surface, the plane goes through the place of the surface where the mover leaves
 * the solid, and the normal points outward there: in the direction in which
 * graze_TARGET_separate_MOVER moves the mover, with the same ties, unless that move leads out of
 * the world. So graze_vec3_clip lets a mover that is too deep move out, and no deeper. A point on
 * the surface of a sphere or a capsule is within GRAZE_CAPSULE_POINT_BOUND on each axis, and
 * saturates. An empty target gives no plane.
 *
 * In the float build a NaN in a plane, a solid or their mover, or a square that is not finite, gives no
 * plane. Whether there is a plane is decided with an error of at most 8 u S, of line.h, and the point
 * is at most as far off the surface. Where two cores nearly meet, the normal is mostly rounding.
 * @{
 */

/**
 * Finds the plane of contact of a plane and a sphere. It is the target itself, through the point of
 * graze_plane_project_point, and its normal is the unit vector on the side of the center; a center
 * on the plane counts as in front. A plane with a zero normal is no plane, and gives none.
 */
uint32_t graze_plane_planes_of_sphere(const graze_plane *target, const graze_sphere *sphere,
                                      graze_scalar margin, graze_plane *planes, uint32_t most);

/**
 * Finds the plane of contact of a box and a sphere. The point is exact. If the center is in the box,
 * the plane is the nearest face; of several it is the first in the order -x +x -y +y -z +z.
 */
uint32_t graze_aabb_planes_of_sphere(const graze_aabb *target, const graze_sphere *sphere,
                                     graze_scalar margin, graze_plane *planes, uint32_t most);

/**
 * Finds the plane of contact of an oriented box and a sphere. As for graze_obb_overlaps_sphere the
 * axes count as perpendicular and of unit length: the normal is the unit vector along the sum of the
 * stored axes, each times its excess, with the sign of c_i. If the center is in the box, the plane is
 * the nearest face, by half_i - abs(c_i), of several the first in the order -axis[0] +axis[0]
 * -axis[1] +axis[1] -axis[2] +axis[2]; its normal is along the stored axis, and its point is the
 * center, moved by that much times the axis, rounded once on each coordinate, ties away from the
 * center. A zero axis has no face, and a box without faces gives no plane.
 */
uint32_t graze_obb_planes_of_sphere(const graze_obb *target, const graze_sphere *sphere,
                                    graze_scalar margin, graze_plane *planes, uint32_t most);

/**
 * Finds the plane of contact of two spheres. If the centers are equal, the normal is -x.
 */
uint32_t graze_sphere_planes_of_sphere(const graze_sphere *target, const graze_sphere *sphere,
                                       graze_scalar margin, graze_plane *planes, uint32_t most);

/**
 * Finds the plane of contact of a capsule and a sphere. If the center is on the core, the normal is
 * across the core, as for graze_capsule_separate_sphere.
 */
uint32_t graze_capsule_planes_of_sphere(const graze_capsule *target, const graze_sphere *sphere,
                                        graze_scalar margin, graze_plane *planes, uint32_t most);

/**
 * Finds the plane of contact of a triangle and a sphere: one, or none.
 */
uint32_t graze_triangle_planes_of_sphere(const graze_triangle *target, const graze_sphere *sphere,
                                         graze_scalar margin, graze_plane *planes, uint32_t most);

/**
 * Finds the planes of contact of a mesh and a sphere: those of its faces, in the order of the
 * faces, each contact once.
 *
 * A sphere that slides over the common edge of two faces must not be stopped by the edge. So a
 * place on an edge or a corner of a face gives no plane if another face contains this edge, or this
 * corner, and is nearer to the center; or if it is as near, and comes earlier in the mesh or has
 * the place in its inside. Then the other face covers the place, or has the same place. Only edges
 * that stand out towards the center remain, each once. Faces may be welded or not; a face contains
 * an edge if both of its ends are points of the face. An edge that other faces cover only in parts
 * remains.
 *
 * A face whose inside is below the center gives no plane if an earlier face is in the same plane,
 * and the center is above the inside of both, or on both. In the float build these comparisons are
 * subject to rounding.
 *
 * For each face in contact all faces are searched, by their bounds, for those that contain the
 * place.
 */
uint32_t graze_mesh_planes_of_sphere(const graze_mesh *target, const graze_sphere *sphere,
                                     graze_scalar margin, graze_plane *planes, uint32_t most);

/** @} */

/**
 * @name Planes of contact of capsules
 *
 * A capsule moves and does not turn. A target is in contact with it if the distance of the target
 * from its core is at most the radius plus the margin. The plane goes through the closest place of
 * the target, and its normal points to the closest place of the core. Margins, counts and arrays are
 * as for spheres. A capsule whose core is a point has the planes of that sphere, bit for bit.
 *
 * Where the core and a face are parallel, many places are equally close. All have the same
 * direction, and the plane goes through one of them: the place nearest to the start of the core, if
 * that is as close; else that nearest to its end; else the first on the edges ab, bc, ca, in this
 * order and direction. If a closest place is in the inside of a face, the core is above that
 * inside, and the normal is that of the face. If all closest places are on an edge, the place
 * counts as one of that edge, even if it is a corner.
 *
 * A core that crosses a face has the normal of the face, on the side of the middle of the core; a
 * middle in the plane counts as in front. The plane goes through the first of the common places, in
 * the order above, or through the place where the core crosses the inside. A core that has a point
 * of a face without area gives no plane.
 *
 * Beside a sphere or another capsule the closest places are those of graze_segment_closest_points,
 * for the core or the center of the target.
 *
 * In the fixed build each coordinate of the point is within half a raw unit of the exact place, and
 * that of a point on a sphere or a capsule within GRAZE_CAPSULE_POINT_BOUND.
 * @{
 */

/**
 * Finds the plane of contact of a plane and a capsule. It is on the side of the middle of the core,
 * and its point is below the end that is lowest on that side; of two ends that are equally high,
 * below the first. A middle on the plane counts as in front. A core that crosses the plane is in
 * contact with it.
 */
uint32_t graze_plane_planes_of_capsule(const graze_plane *target, const graze_capsule *capsule,
                                       graze_scalar margin, graze_plane *planes, uint32_t most);

/**
 * Finds the plane of contact of a sphere and a capsule. If the center of the sphere is on the core,
 * the normal is across the core, as for graze_sphere_separate_capsule.
 */
uint32_t graze_sphere_planes_of_capsule(const graze_sphere *target, const graze_capsule *capsule,
                                        graze_scalar margin, graze_plane *planes, uint32_t most);

/**
 * Finds the plane of contact of two capsules, at the closest points of their cores. Of several
 * pairs graze_segment_closest_points chooses one. If the cores meet, the normal is across both, as
 * for graze_capsule_separate_capsule.
 */
uint32_t graze_capsule_planes_of_capsule(const graze_capsule *target, const graze_capsule *capsule,
                                         graze_scalar margin, graze_plane *planes, uint32_t most);

/**
 * Finds the plane of contact of a triangle and a capsule: one, or none.
 */
uint32_t graze_triangle_planes_of_capsule(const graze_triangle *target,
                                          const graze_capsule *capsule, graze_scalar margin,
                                          graze_plane *planes, uint32_t most);

/**
 * Finds the planes of contact of a mesh and a capsule: those of its faces, in the order of the faces,
 * each contact once. The rules are those of spheres, with the distance of the core from each face.
 *
 * So a place on an edge or a corner of a face gives no plane if another face contains this edge, or
 * this corner, and is nearer to the core; or if it is as near, and comes earlier in the mesh or is
 * closest in its inside. This holds for a closest place between the ends of the core as well. A
 * face gives no plane if an earlier face is in the same plane, and the core is above the inside of
 * both, or has a point of both: a capsule that lies on several faces of a floor has one plane for
 * all.
 */
uint32_t graze_mesh_planes_of_capsule(const graze_mesh *target, const graze_capsule *capsule,
                                      graze_scalar margin, graze_plane *planes, uint32_t most);

/**
 * Finds the plane of contact of a box and a capsule: one, or none. If many places are equally
 * close, the plane goes through that of the start of the core, if the start has one; else through
 * that of its end, if the end has one; else through that of the first place of the core between
 * them. In the float build it may be any of them.
 *
 * If the core meets the box, the normal is that of graze_aabb_separate_capsule, or -x if the box is
 * about as large as the world, so that the capsule cannot leave it. The plane then goes through the
 * side or the edge of the box to which the normal points, beside the start of the core: the box is
 * behind it. An empty box gives no plane.
 */
uint32_t graze_aabb_planes_of_capsule(const graze_aabb *target, const graze_capsule *capsule,
                                      graze_scalar margin, graze_plane *planes, uint32_t most);

/**
 * Finds the plane of contact of an oriented box and a capsule: one, or none. As for
 * graze_obb_overlaps_capsule the axes count as perpendicular and of unit length. Beside the box the
 * normal is the unit vector along the sum of the stored axes, each times its excess, as for
 * graze_obb_planes_of_sphere. The plane goes through the place of the box that is closest to the
 * core: center plus the sum of axis[i] times c_i, with c_i clamped to [-half_i, half_i]. Each
 * coordinate of the point is within 0.501 raw units, and saturates; for axes longer than a unit it
 * is within half a raw unit and 2^-12 raw units for each unit of the components of the axes there.
 * If many places are equally close, the plane goes through the one that
 * graze_aabb_planes_of_capsule names.
 *
 * If the core meets the box, the normal is that of graze_obb_separate_capsule, with which a capsule
 * with this core and a radius of one raw unit moves out. The plane then goes through the side or
 * the edge of the box past which that move leads, beside the start of the core, rounded once on
 * each coordinate. If the capsule cannot leave the box, the normal is against the first axis that
 * is not zero, and the point is the one closest to the start of the core. An empty box gives no
 * plane, and neither does a box whose axes are all zero, if the core meets it. In the float build
 * that radius is one unit.
 */
uint32_t graze_obb_planes_of_capsule(const graze_obb *target, const graze_capsule *capsule,
                                     graze_scalar margin, graze_plane *planes, uint32_t most);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
