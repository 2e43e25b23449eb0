/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The casts of all shapes in one form. */
#include "contract.h"

#include <stddef.h>

/* The hit is filled before the cast, so that a write by a miss is detected. */
#define TAKE_POINT3(from, to)                                                                      \
    (to)->point[2] = (from).point.z;                                                               \
    (to)->normal[2] = (from).normal.z;                                                             \
    TAKE_POINT2(from, to)
#define TAKE_POINT2(from, to)                                                                      \
    (to)->point[0] = (from).point.x;                                                               \
    (to)->point[1] = (from).point.y;                                                               \
    (to)->normal[0] = (from).normal.x;                                                             \
    (to)->normal[1] = (from).normal.y
#define PUT_POINT3(from, to)                                                                       \
    (to).point.z = (from)->point[2];                                                               \
    (to).normal.z = (from)->normal[2];                                                             \
    PUT_POINT2(from, to)
#define PUT_POINT2(from, to)                                                                       \
    (to).point.x = (from)->point[0];                                                               \
    (to).point.y = (from)->point[1];                                                               \
    (to).normal.x = (from)->normal[0];                                                             \
    (to).normal.y = (from)->normal[1]
#define TAKE_NOTHING(from, to)
#define TAKE_WALL(from, to) (to)->wall_at = (from).wall_fraction
#define PUT_WALL(from, to)  (to).wall_fraction = (from)->wall_at

/* The hit of one cast, stored before and read after. */
#define RUN(axes, type, at, put_more, take_more, call)                                             \
    do {                                                                                           \
        type own = {0}, *to = hit == NULL ? NULL : &own;                                           \
        if (hit != NULL) {                                                                         \
            PUT_POINT##axes(hit, own);                                                             \
            put_more(hit, own);                                                                    \
            own.at = hit->at;                                                                      \
        }                                                                                          \
        graze_result result = call;                                                                \
        if (hit != NULL) {                                                                         \
            TAKE_POINT##axes(own, hit);                                                            \
            take_more(own, hit);                                                                   \
            hit->at = own.at;                                                                      \
        }                                                                                          \
        return result;                                                                             \
    } while (0)

#define SOLID_OF(name, of, axes, segment, ray_of, line_hit, ray_hit)                               \
    static graze_result cast_##name(const any_shape *s, const any_line *l, any_hit *hit, bool ray, \
                                    bool leaving)                                                  \
    {                                                                                              \
        if (ray)                                                                                   \
            RUN(axes, ray_hit, t, TAKE_NOTHING, TAKE_NOTHING,                                      \
                leaving ? graze_##name##_raycast_exit(of, &l->ray_of, to)                          \
                        : graze_##name##_raycast(of, &l->ray_of, to));                             \
        RUN(axes, line_hit, fraction, TAKE_NOTHING, TAKE_NOTHING,                                  \
            leaving ? graze_##name##_linecast_exit(of, &l->segment, to)                            \
                    : graze_##name##_linecast(of, &l->segment, to));                               \
    }                                                                                              \
    OVERLAPS_OF(name, of, segment, ray_of)
#define SOLID(name, axes, segment, ray_of, line_hit, ray_hit)                                      \
    SOLID_OF(name, &s->name, axes, segment, ray_of, line_hit, ray_hit)

#define OVERLAPS_OF(name, of, segment, ray_of)                                                     \
    static bool overlaps_##name(const any_shape *s, const any_line *l, bool ray)                   \
    {                                                                                              \
        return ray ? graze_##name##_overlaps_ray(of, &l->ray_of)                                   \
                   : graze_##name##_overlaps_segment(of, &l->segment);                             \
    }
#define OVERLAPS(name, segment, ray_of) OVERLAPS_OF(name, &s->name, segment, ray_of)

#define OPEN(name, axes, of, segment, ray_of, line_hit, ray_hit, put_more, take_more)              \
    static graze_result cast_##name(const any_shape *s, const any_line *l, any_hit *hit, bool ray, \
                                    bool leaving)                                                  \
    {                                                                                              \
        (void)leaving;                                                                             \
        if (ray)                                                                                   \
            RUN(axes, ray_hit, t, put_more, take_more,                                             \
                graze_##name##_raycast(of, &l->ray_of, to));                                       \
        RUN(axes, line_hit, fraction, put_more, take_more,                                         \
            graze_##name##_linecast(of, &l->segment, to));                                         \
    }
#define FACE(name, of)                                                                             \
    OPEN(name, 3, of, segment, ray, graze_face_line_hit, graze_face_ray_hit, TAKE_NOTHING,         \
         TAKE_NOTHING)

SOLID(aabb, 3, segment, ray, graze_line_hit, graze_ray_hit)
SOLID(obb, 3, segment, ray, graze_line_hit, graze_ray_hit)
SOLID(sphere, 3, segment, ray, graze_line_hit, graze_ray_hit)
SOLID(capsule, 3, segment, ray, graze_line_hit, graze_ray_hit)
SOLID(cylinder, 3, segment, ray, graze_line_hit, graze_ray_hit)
SOLID(rect, 2, segment2, ray2, graze_line_hit2, graze_ray_hit2)
#define POLYGON_OF (&(const graze_polygon2){s->corners, 4})
SOLID_OF(polygon2, POLYGON_OF, 2, segment2, ray2, graze_line_hit2, graze_ray_hit2)
SOLID(capsule2, 2, segment2, ray2, graze_line_hit2, graze_ray_hit2)
SOLID(circle, 2, segment2, ray2, graze_line_hit2, graze_ray_hit2)
FACE(plane, &s->plane)
FACE(plane_xy, s->level)
FACE(plane_xz, s->level)
FACE(plane_yz, s->level)
FACE(disc, &s->disc)
OVERLAPS(disc, segment, ray)
FACE(triangle, &s->triangle)
OVERLAPS(triangle, segment, ray)
FACE(parallelogram, &s->parallelogram)
OVERLAPS(parallelogram, segment, ray)
OPEN(segment2, 2, &s->segment2, segment2, ray2, graze_wall_line_hit2, graze_wall_ray_hit2, PUT_WALL,
     TAKE_WALL)
OVERLAPS(segment2, segment2, ray2)

const contract_kind contract_kinds[CAST_KINDS] = {
    {"aabb", BOX, 3, 6, cast_aabb, overlaps_aabb},
    {"rect", BOX, 2, 4, cast_rect, overlaps_rect},
    {"obb", ORIENTED, 3, 15, cast_obb, overlaps_obb},
    {"sphere", BALL, 3, 4, cast_sphere, overlaps_sphere},
    {"circle", BALL, 2, 3, cast_circle, overlaps_circle},
    {"plane", STORED_NORMAL, 3, 6, cast_plane, NULL},
    {"plane_xy", SURFACE, 3, 1, cast_plane_xy, NULL},
    {"plane_xz", SURFACE, 3, 1, cast_plane_xz, NULL},
    {"plane_yz", SURFACE, 3, 1, cast_plane_yz, NULL},
    {"disc", STORED_NORMAL, 3, 7, cast_disc, overlaps_disc},
    {"triangle", SURFACE, 3, 9, cast_triangle, overlaps_triangle},
    {"parallelogram", SURFACE, 3, 9, cast_parallelogram, overlaps_parallelogram},
    {"segment2", WALL, 2, 4, cast_segment2, overlaps_segment2},
    {"capsule", ROD, 3, 7, cast_capsule, overlaps_capsule},
    {"cylinder", DRUM, 3, 7, cast_cylinder, overlaps_cylinder},
    {"polygon2", POLYGON, 2, 8, cast_polygon2, overlaps_polygon2},
    {"capsule2", ROUNDED, 2, 5, cast_capsule2, overlaps_capsule2},
};
