/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * Out of the wall: the move that frees a shape which overlaps another.
 *
 * graze_TARGET_separate_MOVER: the target stays where it is, and the mover moves by `move`. It does
 * not turn.
 *
 * The mover overlaps the target if the interior of the mover has a point in common with the target.
 * So a mover that only touches the target is free, and so is a mover without interior: a flat box,
 * a sphere of radius 0, an empty shape. Nothing overlaps an empty target. A flat target is
 * overlapped if it passes through the interior of the mover.
 *
 * In the fixed build all of these are exact: whether the mover overlaps is decided for the numbers
 * passed in, and again for the place to which it moves. So after GRAZE_MOVED the same call, with
 * `move` added to the mover, returns GRAZE_FREE. In the float build the place is checked with the
 * rounded sum of mover and `move`, and the move of a shape with a radius grows from the rounded
 * one, at most by 128 u S of line.h, until that place is free. A shape that has a NaN is free.
 *
 * `normal` is the unit normal of the target where the mover leaves it. It points to the mover, and
 * rounds as the normals of the target do. GRAZE_FREE does not change `move` and `normal`, and
 * GRAZE_NO_PLACE sets both to 0. The two must not be the same vector.
 *
 * A place is in the world if all coordinates of the mover are: the sides of a box, the center of a
 * sphere, both ends of a core. A move that leaves the world, or that has a component beyond
 * GRAZE_SCALAR_MAX, is left out, and the next longer one is tried. GRAZE_NO_PLACE is returned only
 * if all of them are left out: the target is about as large as the world.
 */
#ifndef GRAZE_SEPARATE_H
#define GRAZE_SEPARATE_H

#include "capsule.h"
#include "capsule2.h"
#include "mesh.h"
#include "plane.h"
#include "polygon2.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The result of graze_..._separate_.... 0 if there is nothing to do. */
typedef uint8_t graze_separation;
/** Values of graze_separation. */
enum {
    GRAZE_FREE = 0,    /**< The mover does not overlap: nothing is written. */
    GRAZE_MOVED = 1,   /**< `move` frees the mover. */
    GRAZE_NO_PLACE = 2 /**< The mover overlaps, and no place is free: `move` is 0. */
};

/**
 * @name Boxes
 *
 * `move` is along one axis, and is the shortest that frees the box. It is exact: the moved box
 * touches the face that `normal` names. Of several equal moves it is the first, in the order -x +x
 * -y +y -z +z. In the float build a move that no float holds is rounded to the next longer one.
 * @{
 */

/** Moves a box out of another box. */
graze_separation graze_aabb_separate_aabb(const graze_aabb *target, const graze_aabb *mover,
                                          graze_vec3 *move, graze_vec3 *normal);

/** Moves a rectangle out of another rectangle. */
graze_separation graze_rect_separate_rect(const graze_rect *target, const graze_rect *mover,
                                          graze_vec2 *move, graze_vec2 *normal);

/** @} */

/**
 * @name Balls
 *
 * `move` is straight away from the nearest point of the target, and at most GRAZE_SEPARATE_EXCESS
 * raw units longer than the shortest that frees the ball. `normal` is the unit vector of that
 * direction, within 0.502 raw units a component. If the center is in the box, or the straight way
 * leads out of the world, `move` is the shortest move along an axis. It is exact, and `normal` is
 * its direction; of several equal moves it is the first, in the order -x +x -y +y -z +z. So a ball
 * with the same center as the other moves along -x.
 *
 * In the float build squares are rounded, as for graze_aabb_overlaps_sphere, and `move` is at most
 * 72 u S longer than the shortest.
 * @{
 */

/** By how many raw units a move of a ball may be too long. */
#define GRAZE_SEPARATE_EXCESS 4

/** Moves a sphere out of a box. */
graze_separation graze_aabb_separate_sphere(const graze_aabb *target, const graze_sphere *mover,
                                            graze_vec3 *move, graze_vec3 *normal);

/** Moves a sphere out of another sphere. */
graze_separation graze_sphere_separate_sphere(const graze_sphere *target, const graze_sphere *mover,
                                              graze_vec3 *move, graze_vec3 *normal);

/** Moves a circle out of a rectangle. */
graze_separation graze_rect_separate_circle(const graze_rect *target, const graze_circle *mover,
                                            graze_vec2 *move, graze_vec2 *normal);

/** Moves a circle out of another circle. */
graze_separation graze_circle_separate_circle(const graze_circle *target, const graze_circle *mover,
                                              graze_vec2 *move, graze_vec2 *normal);

/** @} */

/**
 * @name Faces
 *
 * A face has no interior: the mover overlaps it if the interior of the mover has a point of the
 * face. A face has two sides, and the mover is freed to one of them: to the side of `before`, a
 * point where the mover was before; to the side of its center if `before` is NULL. A point in the
 * plane of the face counts as in front. In the fixed build the center of the moved mover is never
 * on the other side of that plane.
 *
 * If the center is on that side, `move` is straight away from the nearest point of the face, which
 * may be on an edge, and is at most GRAZE_SEPARATE_EXCESS raw units longer than the shortest. At an
 * edge, where rounding would take such a place behind the plane, it is at most
 * GRAZE_SEPARATE_EDGE_EXCESS raw units longer. If the center is on the other side, `move` is along
 * the normal, to the place where the mover touches the plane. If that leads out of the world and
 * `before` is NULL, the mover is freed to the other side.
 *
 * A face without area is the segment or the point that its corners span, and has no sides. A mover
 * whose center is on it moves across the first edge that is not a point, on the two axes on which
 * that edge is longest; out of a point, along -x.
 *
 * The center of a capsule is the middle of its core. If the center is on the side to which the
 * capsule is freed, and the core does not meet the face, the capsule moves as a sphere does:
 * straight away from the nearest point; or, if that would take the center to the other side, along
 * the normal. A core that meets the face has no nearest point. Then the capsule moves along the
 * normal, until its lower end touches the plane, or past an edge, across that edge and the core:
 * `move` is the shortest of these that leaves the center on its side and the capsule in the world,
 * and of equal ones the first, in the order normal ab ac bc. So a core may leave past an edge, but
 * the center never goes through the plane. A straight way or a way past an edge may count as
 * leading to the other side if it ends within 4 raw units of the plane; other moves are as long as
 * above. A capsule whose core is a point moves as a sphere does. A capsule leaves a face without
 * area as it leaves a capsule of radius 0 around the longest edge.
 *
 * In the float build a capsule is free if it or the face has a number that is not finite.
 * @{
 */

/** By how many raw units a move past an edge may be too long. */
#define GRAZE_SEPARATE_EDGE_EXCESS 11

/** Moves a sphere out of a triangle. `before` may be NULL. */
graze_separation graze_triangle_separate_sphere(const graze_triangle *target,
                                                const graze_sphere *mover, const graze_vec3 *before,
                                                graze_vec3 *move, graze_vec3 *normal);

/** Moves a capsule out of a triangle. `before` may be NULL. */
graze_separation graze_triangle_separate_capsule(const graze_triangle *target,
                                                 const graze_capsule *mover,
                                                 const graze_vec3 *before, graze_vec3 *move,
                                                 graze_vec3 *normal);

/** @} */

/**
 * @name Planes
 *
 * A plane has no interior and, as a face, two sides. A point on it counts as in front. A plane with
 * a zero normal is no plane, and nothing overlaps it.
 *
 * `move` is along the normal of the plane, which may have any length, to the place where the mover
 * touches the plane. It is at most GRAZE_SEPARATE_EXCESS raw units longer than the shortest to that
 * side. `normal` is the unit vector along the normal or against it, within 0.502 raw units a
 * component. If the move leads out of the world, or is not shorter than GRAZE_SCALAR_MAX - 8 raw
 * units, and `before` is NULL, the mover is freed to the other side.
 *
 * In the float build the heights are distances as graze_plane_distance rounds them. If the mover or
 * the plane has a number that is not finite, the mover is free.
 * @{
 */

/** Moves a sphere out of a plane. `before` may be NULL. */
graze_separation graze_plane_separate_sphere(const graze_plane *target, const graze_sphere *mover,
                                             const graze_vec3 *before, graze_vec3 *move,
                                             graze_vec3 *normal);

/** Moves a capsule out of a plane. `before` may be NULL. */
graze_separation graze_plane_separate_capsule(const graze_plane *target, const graze_capsule *mover,
                                              const graze_vec3 *before, graze_vec3 *move,
                                              graze_vec3 *normal);

/** @} */

/**
 * @name Capsules
 *
 * `move` is at most GRAZE_SEPARATE_EXCESS raw units longer than the shortest that frees the mover.
 * `normal` is the unit vector of that direction, within 0.502 raw units a component.
 *
 * The mover moves straight away from the target, along the line of the closest points of the cores,
 * or of the core and the box. Cores that meet have no such line. Then the mover moves across both
 * cores, or, if they are parallel or one is a point, across the first core that is not a point, on
 * the two axes on which it is longest; of the two directions it is the one whose first component
 * that is not 0, in the order x y z, is negative. Out of a box that the core meets, the mover moves
 * through a face of the box, or past the nearest edge, across that edge and the core, if that is
 * shorter. Of equal moves through faces it is the first in the order -x +x -y +y -z +z. A move past
 * an edge is shorter only if its length rounds to fewer raw units; of equal edges x counts first.
 *
 * A move that leads out of the world, or is not shorter than GRAZE_SCALAR_MAX - 8 raw units, is
 * left out. Then the mover moves along an axis, exactly until the box around its core is beside the
 * target, or beside the box around the target's core, by the sum of the radii: `move` is the
 * shortest of these in the world, in the same order. In the fixed build a capsule whose core is a
 * point moves out of a sphere, a box or another such capsule as a sphere does, to the last bit.
 *
 * In the float build the straight way may not free the mover, if its distance is within the
 * rounding errors. Then the mover moves as if the cores met, or along an axis. If the mover or the
 * target has a number that is not finite, the mover is free.
 * @{
 */

/** Moves a sphere out of a capsule. */
graze_separation graze_capsule_separate_sphere(const graze_capsule *target,
                                               const graze_sphere *mover, graze_vec3 *move,
                                               graze_vec3 *normal);

/** Moves a capsule out of a sphere. */
graze_separation graze_sphere_separate_capsule(const graze_sphere *target,
                                               const graze_capsule *mover, graze_vec3 *move,
                                               graze_vec3 *normal);

/** Moves a capsule out of another capsule. */
graze_separation graze_capsule_separate_capsule(const graze_capsule *target,
                                                const graze_capsule *mover, graze_vec3 *move,
                                                graze_vec3 *normal);

/** Moves a capsule out of a box. */
graze_separation graze_aabb_separate_capsule(const graze_aabb *target, const graze_capsule *mover,
                                             graze_vec3 *move, graze_vec3 *normal);

/** @} */

/**
 * @name Oriented boxes
 *
 * The mover overlaps the target if, for some point of its core or for its center, the sum of the
 * squares of the excesses of graze_obb_overlaps_sphere is less than the squared radius. In the
 * fixed build that is decided exactly, for the mover and for the place, for any axes.
 *
 * A center or core that has no point in common with the box moves straight away from the box, along
 * the way to its nearest place, measured along the axes. Otherwise the mover moves through a face,
 * or past the nearest edge, across an axis of the box and the core, if that is shorter. Lengths are
 * compared as rounded to raw units, those of moves through opposite faces exactly; of equal moves
 * it is the first in the order -axis[0] +axis[0] -axis[1] +axis[1] -axis[2] +axis[2], then those
 * past edges. So a sphere in the middle of a cube moves along -axis[0]. A zero axis has no face.
 *
 * If the axes are perpendicular and of unit length but for their rounding, `move` is at most
 * GRAZE_SEPARATE_EXCESS raw units and a 16384th of its length longer than the shortest that frees
 * the mover. For other axes it is as long as it has to be on its way past a plane, and may not be
 * the shortest. `normal` is the unit vector of its direction, within 0.502 raw units a component, or
 * q / 60000 more if the longest axis is q times as long as the shortest. If the axes are those of the
 * world, `move` is the move out of the same box as a graze_aabb, or differs from it by one raw unit on
 * an axis, unless the straight way leads out of the world.
 *
 * A move that leads out of the world, or is not shorter than GRAZE_SCALAR_MAX - 8 raw units, is
 * left out; then the mover moves through the nearest face. Where none of these moves is in the
 * world, the mover moves along an axis of the world until it is beyond a face: it is the shortest
 * of these, of equal ones the first in the order of faces, then of axes.
 *
 * In the float build the axes should be about perpendicular and of unit length. Where the straight
 * way does not free the mover, the mover moves as if the core met the box. If the mover or the
 * target has a number that is not finite, the mover is free.
 * @{
 */

/** Moves a sphere out of an oriented box. */
graze_separation graze_obb_separate_sphere(const graze_obb *target, const graze_sphere *mover,
                                           graze_vec3 *move, graze_vec3 *normal);

/** Moves a capsule out of an oriented box. */
graze_separation graze_obb_separate_capsule(const graze_obb *target, const graze_capsule *mover,
                                            graze_vec3 *move, graze_vec3 *normal);

/** @} */

/**
 * @name Circles and capsules in the plane
 *
 * The core of the mover is its center, or the core of the capsule. If the core has no point in
 * common with the target, for a circle with its center, `move` is straight away from the nearest
 * point. Otherwise it leads straight out through a side: through an edge of the target, or across
 * the core of the capsule. `move` is at most GRAZE_SEPARATE_EXCESS raw units longer than the
 * shortest that frees the mover. Of several equal moves it is the first, in the order of the edges
 * of the target, then to the left of the core, and to its right; of a rectangle in the order -x -y
 * +x +y. `normal` is the unit vector of the direction, within 0.502 raw units a component.
 *
 * Where such a move is longer than GRAZE_SCALAR_MAX - 9 or leads out of the world, and where the
 * center is on a target that is a point, the mover moves along an axis, to the place where its
 * bounds touch the bounds of the target. `move` is exact, and the shortest of these moves; of
 * several it is the first in the order -x +x -y +y. So a circle, or a capsule whose core is one
 * point, moves along -x out of a circle with the same center.
 *
 * If the corners of a polygon are not convex, the mover overlaps if its interior has a point of an
 * edge, or if the start of its core is not on the right of any edge. Then the place is free in the
 * same sense, and `move` may be longer.
 * @{
 */

/** Moves a capsule out of a circle. */
graze_separation graze_circle_separate_capsule2(const graze_circle *target,
                                                const graze_capsule2 *mover, graze_vec2 *move,
                                                graze_vec2 *normal);

/** Moves a capsule out of a rectangle. */
graze_separation graze_rect_separate_capsule2(const graze_rect *target, const graze_capsule2 *mover,
                                              graze_vec2 *move, graze_vec2 *normal);

/** Moves a circle out of a convex polygon with any number of corners. */
graze_separation graze_polygon2_separate_circle(const graze_polygon2 *target,
                                                const graze_circle *mover, graze_vec2 *move,
                                                graze_vec2 *normal);

/** Moves a capsule out of a convex polygon with any number of corners. */
graze_separation graze_polygon2_separate_capsule2(const graze_polygon2 *target,
                                                  const graze_capsule2 *mover, graze_vec2 *move,
                                                  graze_vec2 *normal);

/** @} */

/**
 * @name Walls
 *
 * A wall has two sides, and the mover is freed to one of them: to the side of `before`, a point
 * where the mover was before; to the side of its center if `before` is NULL. The center of a
 * capsule is the middle of its core. A point on the line of the wall counts as in front, which
 * segment2.h defines. In the fixed build the center of the moved mover is never on the other side
 * of that line.
 *
 * If the center is on that side, `move` is the shortest as for circles and capsules in the plane,
 * and at most GRAZE_SEPARATE_EXCESS raw units longer; where rounding would take that place to the
 * other side or out of the world, at most GRAZE_SEPARATE_EDGE_EXCESS. A core that crosses the wall
 * may move across itself, past an end of the wall, but not through the wall. If the center is on
 * the other side, or the shortest move would take it there, `move` is along the normal of the wall,
 * to the place where the mover touches its line, and at most GRAZE_SEPARATE_EXCESS raw units too
 * long. If that leads out of the world and `before` is NULL, the mover is freed along the normal to
 * the other side; otherwise the result is GRAZE_NO_PLACE.
 *
 * A wall of zero length is a point and has no sides: `before` is ignored.
 * @{
 */

/** Moves a circle out of a wall. `before` may be NULL. */
graze_separation graze_segment2_separate_circle(const graze_segment2 *target,
                                                const graze_circle *mover, const graze_vec2 *before,
                                                graze_vec2 *move, graze_vec2 *normal);

/** Moves a capsule out of a wall. `before` may be NULL. */
graze_separation graze_segment2_separate_capsule2(const graze_segment2 *target,
                                                  const graze_capsule2 *mover,
                                                  const graze_vec2 *before, graze_vec2 *move,
                                                  graze_vec2 *normal);

/** @} */

/**
 * @name Meshes
 *
 * A mesh is its faces, without what they enclose: a mover inside a closed mesh overlaps it only if
 * it overlaps a face. The mover leaves each face to the side of `before`, as it leaves a triangle;
 * if `before` is NULL, to the side of its own center before the move.
 *
 * The place is found in at most GRAZE_SEPARATE_ROUNDS rounds. Each round adds a plane: that of the
 * face that needs the longest move, of equal ones the first. The first plane moves the mover as its
 * face does. From the second on, all planes push the mover in turn, 16 times each at most, to a
 * place beyond them. The mover is free if it overlaps no face, which the fixed build decides
 * exactly, for all faces. `move` need not be the shortest, and may lead through faces. After
 * GRAZE_NO_PLACE there may be a place that the rounds do not find. There is none between faces that
 * are closer than the mover is wide.
 *
 * If one face moves the mover, `move` and `normal` are those of the triangle. Otherwise `normal` is
 * the unit vector along `move`, within 0.502 raw units a component.
 *
 * A place is in the world as above. In the fixed build a center, or a core, within 8192 units of
 * the origin is only moved to a place within them, as in the small world.
 * @{
 */

/** In how many rounds a mover is freed from a mesh. */
#define GRAZE_SEPARATE_ROUNDS 8

/** Moves a sphere out of the faces of a mesh. `before` may be NULL. */
graze_separation graze_mesh_separate_sphere(const graze_mesh *target, const graze_sphere *mover,
                                            const graze_vec3 *before, graze_vec3 *move,
                                            graze_vec3 *normal);

/** Moves a capsule out of the faces of a mesh. `before` may be NULL. */
graze_separation graze_mesh_separate_capsule(const graze_mesh *target, const graze_capsule *mover,
                                             const graze_vec3 *before, graze_vec3 *move,
                                             graze_vec3 *normal);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
