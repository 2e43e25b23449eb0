/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * For nearest.c: the first point of a line in one of many shapes, without its hit. The routines for one shape are in the
 * file of that shape.
 *
 * graze_SHAPE_finds_on_segment returns whether the segment meets the shape, and sets *fraction to the fraction that
 * graze_SHAPE_linecast would report. graze_SHAPE_finds_on_ray does the same for a ray, and sets *t. `limit` is the end of
 * the line: GRAZE_ONE for a segment and t_max for a ray, or less, after an earlier hit. A routine may miss a shape beyond the limit, which saves a division. In the small world the line MUST be
 * clamped; the shape need not be. The routines of capsules and cylinders have no limit.
 *
 * graze_aabb_next returns the index of the first box from boxes[i] on that the line meets, and sets *at to the ratio at
 * which the line enters that box: *fraction or *t as above, but not rounded. It returns the count if there is none. It may return
 * a box beyond the limit of a line that a hit has shortened, if that box is not nearer than the hit once both are rounded.
 */
#ifndef GRAZE_SHAPE_NEAREST_H
#define GRAZE_SHAPE_NEAREST_H

#include "../../include/graze/nearest.h"
#include "../number/arithmetic.h"
#include "nearest_line.h"

#define graze_aabb_next                 GRAZE_PRIVATE(aabb_next)
#define graze_capsule_finds_on_ray      GRAZE_PRIVATE(capsule_finds_on_ray)
#define graze_capsule_finds_on_segment  GRAZE_PRIVATE(capsule_finds_on_segment)
#define graze_cylinder_finds_on_ray     GRAZE_PRIVATE(cylinder_finds_on_ray)
#define graze_cylinder_finds_on_segment GRAZE_PRIVATE(cylinder_finds_on_segment)
#define graze_obb_finds_on_ray          GRAZE_PRIVATE(obb_finds_on_ray)
#define graze_obb_finds_on_segment      GRAZE_PRIVATE(obb_finds_on_segment)
#define graze_sphere_finds_on_ray       GRAZE_PRIVATE(sphere_finds_on_ray)
#define graze_sphere_finds_on_segment   GRAZE_PRIVATE(sphere_finds_on_segment)
#define graze_triangle_finds_on_ray     GRAZE_PRIVATE(triangle_finds_on_ray)
#define graze_triangle_finds_on_segment GRAZE_PRIVATE(triangle_finds_on_segment)

uint32_t graze_aabb_next(const nearest_line *l, const graze_aabb *boxes, uint32_t i, uint32_t count,
                         ratio *at);
bool graze_capsule_finds_on_segment(const graze_capsule *capsule, const graze_segment *segment,
                                    graze_fraction *fraction);
bool graze_capsule_finds_on_ray(const graze_capsule *capsule, const graze_ray *ray,
                                graze_scalar *t);
bool graze_cylinder_finds_on_segment(const graze_cylinder *cylinder, const graze_segment *segment,
                                     graze_fraction *fraction);
bool graze_cylinder_finds_on_ray(const graze_cylinder *cylinder, const graze_ray *ray,
                                 graze_scalar *t);
bool graze_obb_finds_on_segment(const graze_obb *box, const graze_segment *segment,
                                graze_scalar limit, graze_fraction *fraction);
bool graze_obb_finds_on_ray(const graze_obb *box, const graze_ray *ray, graze_scalar limit,
                            graze_scalar *t);
bool graze_sphere_finds_on_segment(const graze_sphere *sphere, const graze_segment *segment,
                                   graze_scalar limit, graze_fraction *fraction);
bool graze_sphere_finds_on_ray(const graze_sphere *sphere, const graze_ray *ray, graze_scalar limit,
                               graze_scalar *t);
bool graze_triangle_finds_on_segment(const graze_triangle *triangle, const graze_segment *segment,
                                     graze_scalar limit, graze_fraction *fraction);
bool graze_triangle_finds_on_ray(const graze_triangle *triangle, const graze_ray *ray,
                                 graze_scalar limit, graze_scalar *t);

/* The result of a near routine. SIGHT_IS_FAR: far arithmetic has to decide. */
typedef enum { SIGHT_MISSES, SIGHT_MEETS, SIGHT_IS_FAR } nearest_sight;

#endif
