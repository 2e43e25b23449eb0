/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Segments and rays against a parallelogram, in the small world: see small.h. */
#define GRAZE_CORNERS 4
#define GRAZE_FAR     0
#include "number/small.h"
#if GRAZE_SMALL_WORLD

static bool NEAR(graze_parallelogram_overlaps_segment)(const graze_parallelogram *parallelogram,
                                                       const graze_segment *segment);
static bool NEAR(graze_parallelogram_overlaps_ray)(const graze_parallelogram *parallelogram,
                                                   const graze_ray *ray);
static graze_result NEAR(graze_parallelogram_linecast)(const graze_parallelogram *parallelogram,
                                                       const graze_segment *segment,
                                                       graze_face_line_hit *hit);
static graze_result NEAR(graze_parallelogram_raycast)(const graze_parallelogram *parallelogram,
                                                      const graze_ray *ray,
                                                      graze_face_ray_hit *hit);
static graze_result NEAR(graze_parallelogram_linecast_front)(
    const graze_parallelogram *parallelogram, const graze_segment *segment,
    graze_face_line_hit *hit);
static graze_result NEAR(graze_parallelogram_raycast_front)(
    const graze_parallelogram *parallelogram, const graze_ray *ray, graze_face_ray_hit *hit);
static bool NEAR(graze_parallelogram_barycentric_of_segment)(
    const graze_parallelogram *parallelogram, const graze_segment *segment,
    graze_barycentric *place);
static bool NEAR(graze_parallelogram_barycentric_of_ray)(const graze_parallelogram *parallelogram,
                                                         const graze_ray *ray,
                                                         graze_barycentric *place);

#include "number/small_near_begin.h"
#include "shape/face_line.h"
#include "number/small_near_end.h"

bool graze_parallelogram_overlaps_segment(const graze_parallelogram *parallelogram,
                                          const graze_segment *segment)
{
    struct {
        graze_parallelogram parallelogram;
        graze_segment segment;
    } q;
    grazes_clamp(parallelogram, segment, &q, FACE + SECOND * SEGMENT);
    return NEAR(graze_parallelogram_overlaps_segment)(&q.parallelogram, &q.segment);
}

bool graze_parallelogram_overlaps_ray(const graze_parallelogram *parallelogram,
                                      const graze_ray *ray)
{
    struct {
        graze_parallelogram parallelogram;
        graze_ray ray;
    } q;
    grazes_clamp(parallelogram, ray, &q, FACE + SECOND * RAY);
    return NEAR(graze_parallelogram_overlaps_ray)(&q.parallelogram, &q.ray);
}

graze_result graze_parallelogram_linecast(const graze_parallelogram *parallelogram,
                                          const graze_segment *segment, graze_face_line_hit *hit)
{
    struct {
        graze_parallelogram parallelogram;
        graze_segment segment;
    } q;
    grazes_clamp(parallelogram, segment, &q, FACE + SECOND * SEGMENT);
    return NEAR(graze_parallelogram_linecast)(&q.parallelogram, &q.segment, hit);
}

graze_result graze_parallelogram_raycast(const graze_parallelogram *parallelogram,
                                         const graze_ray *ray, graze_face_ray_hit *hit)
{
    struct {
        graze_parallelogram parallelogram;
        graze_ray ray;
    } q;
    grazes_clamp(parallelogram, ray, &q, FACE + SECOND * RAY);
    return NEAR(graze_parallelogram_raycast)(&q.parallelogram, &q.ray, hit);
}

graze_result graze_parallelogram_linecast_front(const graze_parallelogram *parallelogram,
                                                const graze_segment *segment,
                                                graze_face_line_hit *hit)
{
    struct {
        graze_parallelogram parallelogram;
        graze_segment segment;
    } q;
    grazes_clamp(parallelogram, segment, &q, FACE + SECOND * SEGMENT);
    return NEAR(graze_parallelogram_linecast_front)(&q.parallelogram, &q.segment, hit);
}

graze_result graze_parallelogram_raycast_front(const graze_parallelogram *parallelogram,
                                               const graze_ray *ray, graze_face_ray_hit *hit)
{
    struct {
        graze_parallelogram parallelogram;
        graze_ray ray;
    } q;
    grazes_clamp(parallelogram, ray, &q, FACE + SECOND * RAY);
    return NEAR(graze_parallelogram_raycast_front)(&q.parallelogram, &q.ray, hit);
}

bool graze_parallelogram_barycentric_of_segment(const graze_parallelogram *parallelogram,
                                                const graze_segment *segment,
                                                graze_barycentric *place)
{
    struct {
        graze_parallelogram parallelogram;
        graze_segment segment;
    } q;
    grazes_clamp(parallelogram, segment, &q, FACE + SECOND * SEGMENT);
    return NEAR(graze_parallelogram_barycentric_of_segment)(&q.parallelogram, &q.segment, place);
}

bool graze_parallelogram_barycentric_of_ray(const graze_parallelogram *parallelogram,
                                            const graze_ray *ray, graze_barycentric *place)
{
    struct {
        graze_parallelogram parallelogram;
        graze_ray ray;
    } q;
    grazes_clamp(parallelogram, ray, &q, FACE + SECOND * RAY);
    return NEAR(graze_parallelogram_barycentric_of_ray)(&q.parallelogram, &q.ray, place);
}

#endif
