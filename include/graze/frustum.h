/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Frustums: what a camera can see, as six planes that face inward.
 *
 * A point p is in the frustum when normal[i] . p >= limit[i] for each of its planes. The fixed build decides
 * that exactly, for any normal and any limit. The float build rounds each product and sum. There a plane
 * neither culls nor contains a shape when the comparison has a NaN, or when an infinite coordinate is
 * multiplied by a zero component.
 *
 * Two kinds of answers. classify and culls look at one plane after the other, as renderers do: `culls` is
 * true when all of a shape is behind one of them, and then no point of it is in the frustum. What lies beside
 * a corner of the frustum can be in front of each plane all the same, and counts as GRAZE_VIEW_PARTLY.
 *
 * In view is not visible: another thing may stand in between. Cast a line from the eye to find out.
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

/*
 * A limit is in raw units of a coordinate times those of a fraction: in the fixed build 2^46 to the unit, so
 * that of the plane through a point p it is normal . p, exactly.
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
    GRAZE_VIEW_PARTLY,  /* perhaps */
    GRAZE_VIEW_INSIDE   /* all of it is in the frustum */
};

bool graze_frustum_contains_point(const graze_frustum *frustum, const graze_vec3 *point);

/* GRAZE_VIEW_OUTSIDE when all of the shape is behind one plane, GRAZE_VIEW_INSIDE when it is in front of each
 * or touches it. An empty shape is GRAZE_VIEW_OUTSIDE. */
graze_view graze_frustum_classify_sphere(const graze_frustum *frustum, const graze_sphere *sphere);
graze_view graze_frustum_classify_aabb(const graze_frustum *frustum, const graze_aabb *box);

/* The box of all center + x axis[0] + y axis[1] + z axis[2] with |x| <= half.x and so on: it is counted as it
 * is stored, whatever the axes. */
graze_view graze_frustum_classify_obb(const graze_frustum *frustum, const graze_obb *box);

/* Each box into its place of `views`. */
void graze_frustum_classify_aabbs(const graze_frustum *frustum, const graze_aabb *boxes,
                                  uint32_t count, graze_view *views);

/* Whether classify returns GRAZE_VIEW_OUTSIDE. */
bool graze_frustum_culls_sphere(const graze_frustum *frustum, const graze_sphere *sphere);
bool graze_frustum_culls_aabb(const graze_frustum *frustum, const graze_aabb *box);
bool graze_frustum_culls_obb(const graze_frustum *frustum, const graze_obb *box);

/*
 * The same, beginning with the plane that *plane names, as what was behind a plane in one frame is most often
 * behind it in the next. Keep a byte for each object, 0 at first: when the box is behind a plane, that plane
 * is written there. A value of 6 or more counts as 0. An empty box is culled, and the byte stays.
 */
bool graze_frustum_culls_aabb_from(const graze_frustum *frustum, const graze_aabb *box,
                                   uint8_t *plane);

/* The corner of the box that is farthest along the direction, and the one farthest against it. Where a
 * component is 0, either is as far: it is max, and min. */
graze_vec3 graze_aabb_positive_vertex(const graze_aabb *box, graze_vec3 direction);
graze_vec3 graze_aabb_negative_vertex(const graze_aabb *box, graze_vec3 direction);

#ifdef __cplusplus
}
#endif

#endif
