/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Segments and rays against a triangle, in the small world: see small.h. */
#define GRAZE_CORNERS 3
#define GRAZE_FAR     0
#include "number/small.h"
#if GRAZE_SMALL_WORLD

static bool NEAR(graze_triangle_overlaps_segment)(const graze_triangle *triangle,
                                                  const graze_segment *segment);
static bool NEAR(graze_triangle_overlaps_ray)(const graze_triangle *triangle, const graze_ray *ray);
static graze_result NEAR(graze_triangle_linecast)(const graze_triangle *triangle,
                                                  const graze_segment *segment,
                                                  graze_face_line_hit *hit);
static graze_result NEAR(graze_triangle_raycast)(const graze_triangle *triangle,
                                                 const graze_ray *ray, graze_face_ray_hit *hit);
static graze_result NEAR(graze_triangle_linecast_front)(const graze_triangle *triangle,
                                                        const graze_segment *segment,
                                                        graze_face_line_hit *hit);
static graze_result NEAR(graze_triangle_raycast_front)(const graze_triangle *triangle,
                                                       const graze_ray *ray,
                                                       graze_face_ray_hit *hit);
static bool NEAR(graze_triangle_barycentric_of_segment)(const graze_triangle *triangle,
                                                        const graze_segment *segment,
                                                        graze_barycentric *place);
static bool NEAR(graze_triangle_barycentric_of_ray)(const graze_triangle *triangle,
                                                    const graze_ray *ray, graze_barycentric *place);
static graze_result NEAR(graze_nearest_triangle_linecast)(const graze_triangle *triangles,
                                                          uint32_t count,
                                                          const graze_segment *segment,
                                                          uint32_t *index,
                                                          graze_face_line_hit *hit);
static graze_result NEAR(graze_nearest_triangle_raycast)(const graze_triangle *triangles,
                                                         uint32_t count, const graze_ray *ray,
                                                         uint32_t *index, graze_face_ray_hit *hit);

#include "number/small_near_begin.h"
#include "shape/face_line.h"
#include "number/small_near_end.h"

bool graze_triangle_overlaps_segment(const graze_triangle *triangle, const graze_segment *segment)
{
    struct {
        graze_triangle triangle;
        graze_segment segment;
    } q;
    grazes_clamp(triangle, segment, &q, FACE + SECOND * SEGMENT);
    return NEAR(graze_triangle_overlaps_segment)(&q.triangle, &q.segment);
}

bool graze_triangle_overlaps_ray(const graze_triangle *triangle, const graze_ray *ray)
{
    struct {
        graze_triangle triangle;
        graze_ray ray;
    } q;
    grazes_clamp(triangle, ray, &q, FACE + SECOND * RAY);
    return NEAR(graze_triangle_overlaps_ray)(&q.triangle, &q.ray);
}

graze_result graze_triangle_linecast(const graze_triangle *triangle, const graze_segment *segment,
                                     graze_face_line_hit *hit)
{
    struct {
        graze_triangle triangle;
        graze_segment segment;
    } q;
    grazes_clamp(triangle, segment, &q, FACE + SECOND * SEGMENT);
    return NEAR(graze_triangle_linecast)(&q.triangle, &q.segment, hit);
}

graze_result graze_triangle_raycast(const graze_triangle *triangle, const graze_ray *ray,
                                    graze_face_ray_hit *hit)
{
    struct {
        graze_triangle triangle;
        graze_ray ray;
    } q;
    grazes_clamp(triangle, ray, &q, FACE + SECOND * RAY);
    return NEAR(graze_triangle_raycast)(&q.triangle, &q.ray, hit);
}

graze_result graze_triangle_linecast_front(const graze_triangle *triangle,
                                           const graze_segment *segment, graze_face_line_hit *hit)
{
    struct {
        graze_triangle triangle;
        graze_segment segment;
    } q;
    grazes_clamp(triangle, segment, &q, FACE + SECOND * SEGMENT);
    return NEAR(graze_triangle_linecast_front)(&q.triangle, &q.segment, hit);
}

graze_result graze_triangle_raycast_front(const graze_triangle *triangle, const graze_ray *ray,
                                          graze_face_ray_hit *hit)
{
    struct {
        graze_triangle triangle;
        graze_ray ray;
    } q;
    grazes_clamp(triangle, ray, &q, FACE + SECOND * RAY);
    return NEAR(graze_triangle_raycast_front)(&q.triangle, &q.ray, hit);
}

bool graze_triangle_barycentric_of_segment(const graze_triangle *triangle,
                                           const graze_segment *segment, graze_barycentric *place)
{
    struct {
        graze_triangle triangle;
        graze_segment segment;
    } q;
    grazes_clamp(triangle, segment, &q, FACE + SECOND * SEGMENT);
    return NEAR(graze_triangle_barycentric_of_segment)(&q.triangle, &q.segment, place);
}

bool graze_triangle_barycentric_of_ray(const graze_triangle *triangle, const graze_ray *ray,
                                       graze_barycentric *place)
{
    struct {
        graze_triangle triangle;
        graze_ray ray;
    } q;
    grazes_clamp(triangle, ray, &q, FACE + SECOND * RAY);
    return NEAR(graze_triangle_barycentric_of_ray)(&q.triangle, &q.ray, place);
}

graze_result graze_nearest_triangle_linecast(const graze_triangle *triangles, uint32_t count,
                                             const graze_segment *segment, uint32_t *index,
                                             graze_face_line_hit *hit)
{
    graze_segment near;
    grazes_clamp(segment, 0, &near, SEGMENT);
    return NEAR(graze_nearest_triangle_linecast)(triangles, count, &near, index, hit);
}

graze_result graze_nearest_triangle_raycast(const graze_triangle *triangles, uint32_t count,
                                            const graze_ray *ray, uint32_t *index,
                                            graze_face_ray_hit *hit)
{
    graze_ray near;
    grazes_clamp(ray, 0, &near, RAY);
    return NEAR(graze_nearest_triangle_raycast)(triangles, count, &near, index, hit);
}

#endif
