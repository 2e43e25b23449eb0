/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Where the bounds of camera.h end: axes near one plane, pixels far beside the picture, axes of very different
 * lengths, and limits of floats. The exact numbers are those of the oracles `camera`. Each error is above the bound for
 * ordinary cameras, and within the greater one that the header states.
 */
#include "../support/check.h"
#include "../support/shapes.h"
#include "../tests.h"

static double size(double x)
{
    return x < 0 ? -x : x;
}

#if !GRAZE_FLOAT

static const double plane_bound = GRAZE_CAMERA_PLANE_BOUND * GRAZE_FRACTION_ONE;

static double greater(double x, double y)
{
    return x > y ? x : y;
}

static double ray_error(const graze_ray *ray, const double want[3])
{
    const double x = size(ray->dir.x - want[0]), y = size(ray->dir.y - want[1]);
    return greater(greater(x, y), size(ray->dir.z - want[2]));
}

/* forward is 2^-16 radians beside up, and the lower edge of the picture lies between them. */
static void axes_near_one_plane(void)
{
    const graze_camera c = {
        AT(0, 0, 0), AT(1, 0, 0), AT(0, 1, 0), {0, GRAZE_ONE, 1}, GRAZE_QUARTER_TURN - 1,
        GRAZE_ONE,   GRAZE_ONE,   GRAZE_C(100)};
    const double factor = 7 / (57.29577951 / 65536);
    graze_frustum f;
    check_case("axes near one plane");
    graze_frustum_from_camera(&c, &f);
    const graze_normal *side = &f.normal[GRAZE_FRUSTUM_BOTTOM];
    const double off = greater(size(side->y - 1073741819.065198), size(side->z - -102943.707524));
    CHECK(side->x == 0 && off > plane_bound && off <= plane_bound * factor);
    const graze_normal *other = &f.normal[GRAZE_FRUSTUM_TOP];
    CHECK(size(other->y - -8192.000006) <= plane_bound);
    CHECK(size(other->z - 1073741823.96875) <= plane_bound);
}

/* A pixel 131,071 half pictures to the right, of a view of 179.95 degrees: the ray goes 2^29.957 times as far to the
 * side as forward. */
static void far_beside_the_picture(void)
{
    const graze_camera c = {AT(0, 0, 0),          AT(1, 0, 0), AT(0, 1, 0), AT(0, 0, -1),
                            UINT32_C(2147311712), GRAZE_ONE,   1,           1093907971};
    const double want[3] = {2123525005.976232, -4407842.724871, -2.037562};
    graze_ray ray;
    check_case("far beside the picture");
    graze_camera_ray(&c, 65535, 65535, 1, 480, &ray);
    const double off = ray_error(&ray, want);
    CHECK(ray.t_max == GRAZE_SCALAR_MAX);
    CHECK(off > 1 && off <= 1 + 2123525006.0 * 1042300000.0 / 1152921504606846976.0);
    CHECK(size(ray.dir.x * want[1] - ray.dir.y * want[0]) <= 1.74 * 2123525006.0);
}

/* right is 2^31 times as long as up. */
static void lengths_that_differ(void)
{
    const graze_camera c = {
        AT(0, 0, 0), {INT32_MAX, 0, 0}, {0, 1, 0}, AT(0, 0, -1), UINT32_C(605081484), 1,
        1,           2138899647};
    const double want[3] = {15468.592492, -2027437482.152495, -2138899647.0};
    graze_ray ray;
    check_case("axes of very different lengths");
    graze_camera_ray(&c, 32768, 65535, 65535, 1, &ray);
    const double off = ray_error(&ray, want);
    CHECK(ray.t_max == GRAZE_ONE);
    CHECK(off > 1 && off <= 1 + 2947101361.0 / 536870912.0);
}

void test_camera_bounds(void)
{
    check_group("bounds of cameras");
    axes_near_one_plane();
    far_beside_the_picture();
    lengths_that_differ();
}

#else

/* The rounded normal of the near plane, far from the origin, and a z_near that the sum rounds away. */
static void limit_far_away(void)
{
    const graze_camera c = {{0x1.39cd2cp+20f, 0x1.6c8e5p+17f, 0x1.4fd3cep+18f},
                            {0x1.3646bcp-4f, -0x1.1d3b5cp-1f, 0x1.d94bep-2f},
                            {0x1.ef48cp-3f, -0x1.4548aap-1f, -0x1.9c5b84p-1f},
                            {-0x1.04dc9cp+0f, -0x1.e5c1e4p-3f, -0x1.e6eb4cp-4f},
                            UINT32_C(1250734338),
                            0x1.4f611p+0f,
                            0.03f,
                            1000};
    const double want = -1324730.02787685, distances = 1343567.2;
    graze_frustum f;
    check_case("a limit far from the origin");
    graze_frustum_from_camera(&c, &f);
    const double off = size((double)f.limit[GRAZE_FRUSTUM_NEAR] - want);
    CHECK(off > distances / 4194304 && off <= distances / 2097152);
}

void test_camera_bounds(void)
{
    check_group("bounds of cameras");
    limit_far_away();
}

#endif
