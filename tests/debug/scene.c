/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Variables of each type of graze, for a debugger that stops in `stop` and prints the variables of the
 * caller. tests/debug/expected.txt has their texts. Members have different values, so that a
 * printer that reads the wrong member shows.
 */
#include "../../include/graze/graze.h"
#include "../../port/board.h"

static volatile uint8_t stopped;

void stop(graze_result result);

__attribute__((noinline)) void stop(graze_result result)
{
    stopped = result;
}

/* The address of a variable escapes, so that the compiler keeps it. */
static const void *volatile kept;
#define KEEP(variable) (kept = &(variable))

/* Multiples of 1/8 of the types whose number differs by build. */
#define EIGHTH(n) (GRAZE_FRACTION_ONE / 8 * (graze_fraction)(n))
#if GRAZE_FLOAT
#define WIDE(n)  ((float)(n) / 8.0f)
#define LIMIT(n) ((float)(n) / 8.0f)
#else
#define WIDE(n)  ((int64_t)(n) * ((int64_t)1 << 29))
#define LIMIT(n) ((int64_t)(n) * ((int64_t)1 << 43))
#endif

static graze_frustum frustum_of_different_planes(void)
{
    graze_frustum frustum;
    for (int i = 0; i < GRAZE_FRUSTUM_PLANES; i++) {
        frustum.limit[i] = LIMIT(i - 4);
        frustum.normal[i].x = EIGHTH(i);
        frustum.normal[i].y = EIGHTH(-i);
        frustum.normal[i].z = EIGHTH(1);
    }
    return frustum;
}

static void keep_views(void)
{
    const graze_mat4 mat4 = {{{GRAZE_ONE, GRAZE_C(2), GRAZE_C(3), GRAZE_C(4)},
                              {0, GRAZE_C(-0.5), 0, 0},
                              {0, 0, 1, 0},
                              {0, 0, 0, GRAZE_C(100)}}};
    const graze_frustum frustum = frustum_of_different_planes();
    const graze_camera camera = {{GRAZE_C(1), GRAZE_C(2), GRAZE_C(3)},
                                 {GRAZE_C(1), GRAZE_C(0), GRAZE_C(0)},
                                 {GRAZE_C(0), GRAZE_C(1), GRAZE_C(0)},
                                 {GRAZE_C(0), GRAZE_C(0), GRAZE_C(-1)},
                                 GRAZE_DEGREES(45),
                                 GRAZE_C(1.5),
                                 GRAZE_C(0.25),
                                 GRAZE_C(100)};
    const graze_view view = GRAZE_VIEW_PARTLY;
    const graze_separation separation = GRAZE_NO_PLACE;
    const graze_depth depth = GRAZE_DEPTH_ONE_TO_ZERO;
    const graze_hand hand = GRAZE_LEFT_HANDED;
    const graze_result other = 7;
    const graze_wide wide = WIDE(-11);
    const graze_fraction fraction = EIGHTH(-3);
    KEEP(mat4);
    KEEP(frustum);
    KEEP(camera);
    KEEP(view);
    KEEP(separation);
    KEEP(depth);
    KEEP(hand);
    KEEP(other);
    KEEP(wide);
    KEEP(fraction);
    stop(GRAZE_INSIDE);
}

static void keep_flat(void)
{
    const graze_vec2 flat = {GRAZE_SCALAR_MIN, GRAZE_C(0.5)};
    const graze_segment2 segment2 = {{GRAZE_C(1), GRAZE_C(2)}, {GRAZE_C(3), GRAZE_C(4)}};
    const graze_ray2 ray2 = {{GRAZE_C(5), GRAZE_C(6)}, {GRAZE_C(7), GRAZE_C(8)}, GRAZE_C(9)};
    const graze_line_hit2 line_hit2 = {
        {GRAZE_C(1), GRAZE_C(2)}, {GRAZE_C(0), GRAZE_C(-1)}, EIGHTH(3)};
    const graze_ray_hit2 ray_hit2 = {
        {GRAZE_C(3), GRAZE_C(4)}, {GRAZE_C(-1), GRAZE_C(0)}, GRAZE_C(2.5)};
    const graze_wall_line_hit2 wall_line_hit2 = {
        {GRAZE_C(5), GRAZE_C(6)}, {GRAZE_C(0), GRAZE_C(1)}, EIGHTH(1), EIGHTH(7), GRAZE_BACK};
    const graze_wall_ray_hit2 wall_ray_hit2 = {
        {GRAZE_C(7), GRAZE_C(8)}, {GRAZE_C(1), GRAZE_C(0)}, GRAZE_C(4), EIGHTH(5), GRAZE_ACROSS};
    const graze_sweep_hit2 sweep_hit2 = {{GRAZE_C(1), GRAZE_C(2)}, {GRAZE_C(1), GRAZE_C(0)},
                                         {GRAZE_C(0), GRAZE_C(1)}, EIGHTH(5),
                                         GRAZE_FEATURE_CORNER,     1};
    const graze_sweep_hit stop = {{GRAZE_C(1), GRAZE_C(2), GRAZE_C(3)},
                                  {GRAZE_C(1), GRAZE_C(0), GRAZE_C(3)},
                                  {GRAZE_C(0), GRAZE_C(1), GRAZE_C(0)},
                                  EIGHTH(5),
                                  GRAZE_FEATURE_FACE,
                                  4};
    const graze_circle circle = {{GRAZE_C(1), GRAZE_C(-2)}, GRAZE_C(3)};
    const graze_capsule2 capsule2 = {{{GRAZE_C(1), GRAZE_C(2)}, {GRAZE_C(-3), GRAZE_C(4)}},
                                     GRAZE_C(0.5)};
    const graze_arc2 arc2 = {
        {GRAZE_C(1), GRAZE_C(2)}, {GRAZE_C(-3), GRAZE_C(4)}, GRAZE_ARC2_TURN / 8};
    const graze_rect rect = {{GRAZE_C(-4), GRAZE_C(-3)}, {GRAZE_C(-2), GRAZE_C(-1)}};
    const graze_vec2 corners[] = {
        {GRAZE_C(-1), GRAZE_C(0)}, {GRAZE_C(2), GRAZE_C(0.5)}, {GRAZE_C(0), GRAZE_C(3)}};
    const graze_polygon2 polygon = {corners, 3};
    KEEP(flat);
    KEEP(segment2);
    KEEP(ray2);
    KEEP(line_hit2);
    KEEP(ray_hit2);
    KEEP(wall_line_hit2);
    KEEP(wall_ray_hit2);
    KEEP(sweep_hit2);
    KEEP(stop);
    KEEP(circle);
    KEEP(capsule2);
    KEEP(arc2);
    KEEP(rect);
    KEEP(polygon);
    stop(GRAZE_MISS);
}

static void keep_solids(void)
{
    const graze_vec3 tiny = {GRAZE_RATIO(1, 65536), GRAZE_RATIO(-1, 65536),
                             GRAZE_RATIO(-65537, 65536)};
    const graze_obb obb = {{GRAZE_C(4), GRAZE_C(5), GRAZE_C(6)},
                           {{GRAZE_C(1), GRAZE_C(0), GRAZE_C(0)},
                            {GRAZE_C(0), GRAZE_C(1), GRAZE_C(0)},
                            {GRAZE_C(0), GRAZE_C(0), GRAZE_C(1)}},
                           {GRAZE_C(1), GRAZE_C(2), GRAZE_C(0.5)}};
    const graze_triangle triangle = {{GRAZE_C(0), GRAZE_C(0), GRAZE_C(0)},
                                     {GRAZE_C(1.5), GRAZE_C(0), GRAZE_C(0)},
                                     {GRAZE_C(0), GRAZE_C(-100), GRAZE_C(0.25)}};
    const graze_parallelogram parallelogram = {{GRAZE_C(1), GRAZE_C(2), GRAZE_C(3)},
                                               {GRAZE_C(4), GRAZE_C(5), GRAZE_C(6)},
                                               {GRAZE_C(7), GRAZE_C(8), GRAZE_C(9)}};
    const graze_disc disc = {
        {GRAZE_C(1), GRAZE_C(2), GRAZE_C(3)}, {GRAZE_C(0), GRAZE_C(1), GRAZE_C(0)}, GRAZE_C(2.5)};
    const graze_capsule capsule = {
        {{GRAZE_C(1), GRAZE_C(2), GRAZE_C(3)}, {GRAZE_C(4), GRAZE_C(5), GRAZE_C(6)}}, GRAZE_C(0.5)};
    const graze_cylinder cylinder = {
        {{GRAZE_C(1), GRAZE_C(2), GRAZE_C(3)}, {GRAZE_C(4), GRAZE_C(5), GRAZE_C(6)}}, GRAZE_C(0.5)};
    const graze_quaternion quaternion = {GRAZE_C(0.5), GRAZE_C(-0.5), GRAZE_C(0.25), GRAZE_C(1)};
    const graze_matrix matrix = {{GRAZE_C(1), GRAZE_C(0), GRAZE_C(0)},
                                 {GRAZE_C(0), GRAZE_C(1), GRAZE_C(0)},
                                 {GRAZE_C(0), GRAZE_C(0), GRAZE_C(1)},
                                 {GRAZE_C(7), GRAZE_C(8), GRAZE_C(9)}};
    const uint16_t indices[] = {0, 1, 2, 2, 1, 0};
    const graze_mesh mesh = {&triangle.a, indices, 2};
    const graze_barycentric place = {EIGHTH(2), GRAZE_FRACTION_ONE};
    const graze_angle angle = GRAZE_DEGREES(22.5);
    const graze_vec3 *const pointer = &tiny;
    KEEP(obb);
    KEEP(parallelogram);
    KEEP(disc);
    KEEP(capsule);
    KEEP(cylinder);
    KEEP(quaternion);
    KEEP(matrix);
    KEEP(mesh);
    KEEP(place);
    KEEP(angle);
    KEEP(pointer);
    stop(GRAZE_TOUCH);
}

int main(void)
{
    const graze_aabb box = {{GRAZE_C(-1), GRAZE_C(-1), GRAZE_C(-1)},
                            {GRAZE_C(1), GRAZE_C(1), GRAZE_C(1)}};
    const graze_segment path = {{GRAZE_C(-3), GRAZE_C(0.5), GRAZE_C(0)},
                                {GRAZE_C(5), GRAZE_C(0.25), GRAZE_C(0)}};
    const graze_sphere ball = {{GRAZE_C(6), GRAZE_C(8), GRAZE_C(0)}, GRAZE_C(5)};
    const graze_plane floor = {{0, 0, 0}, {0, 0, GRAZE_ONE}};
    const graze_ray ray = {
        {GRAZE_C(0), GRAZE_C(0), GRAZE_C(1)}, {GRAZE_C(3), GRAZE_C(4), GRAZE_C(-1)}, GRAZE_C(16)};
    graze_line_hit hit;
    graze_ray_hit ray_hit;
    graze_face_line_hit face_line_hit;
    graze_face_ray_hit face_hit;
    const graze_result result = graze_aabb_linecast(&box, &path, &hit);
    graze_aabb_raycast(&box, &ray, &ray_hit);
    graze_plane_raycast(&floor, &ray, &face_hit);
    graze_plane_linecast(&floor, &path, &face_line_hit);
    KEEP(ball);
    stop(result);
    keep_solids();
    keep_flat();
    keep_views();
    board_write("printed\n", 8);
    return BOARD_PASSED;
}
