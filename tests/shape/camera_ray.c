/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Rays through the pixels of cameras, cameras that look at something, and cameras at the ends of the world. */
#include "../support/check.h"
#include "../support/shapes.h"
#include "../tests.h"

#define MIN GRAZE_SCALAR_MIN
#define MAX GRAZE_SCALAR_MAX

/* At the origin: -z is ahead, y is up; a quarter turn wide and high, from 1 to 100 units away. */
static graze_camera ahead(void)
{
    graze_camera c = {AT(0, 0, 0),        AT(1, 0, 0),  AT(0, 1, 0), AT(0, 0, -1),
                      GRAZE_QUARTER_TURN, GRAZE_C(1.0), GRAZE_C(1),  GRAZE_C(100)};
    return c;
}

/* Equal in the fixed build; within 2^-21 of the greatest component in the float build. */
static bool is_dir(graze_vec3 got, double x, double y, double z)
{
    const graze_vec3 want = vec3_units(x, y, z);
#if GRAZE_FLOAT
    const graze_vec3 off = graze_vec3_sub(got, want);
    const float size =
        graze_max(graze_abs(want.x), graze_max(graze_abs(want.y), graze_abs(want.z)));
    return graze_abs(off.x) <= size * 0x1p-21f && graze_abs(off.y) <= size * 0x1p-21f &&
           graze_abs(off.z) <= size * 0x1p-21f;
#else
    return vec3_equal(got, want);
#endif
}

static graze_ray ray_of(const graze_camera *c, uint16_t x, uint16_t y, uint16_t width,
                        uint16_t height)
{
    graze_ray ray;
    graze_camera_ray(c, x, y, width, height, &ray);
    return ray;
}

static void check_ray(const graze_camera *c, uint16_t x, uint16_t y, double to_x, double to_y)
{
    graze_ray ray = ray_of(c, x, y, 4, 2);
    CHECK(is_dir(ray.dir, to_x, to_y, -100));
    CHECK(vec3_equal(ray.origin, c->position) && ray.t_max == GRAZE_ONE);
}

/* A picture of 4 by 2 pixels: the pixel centers are at -3/4, -1/4, 1/4, 3/4, and at 1/2 and -1/2. */
static void pixels(void)
{
    graze_camera c = ahead();
    check_case("pixels");
    check_ray(&c, 0, 0, -75, 50);
    check_ray(&c, 3, 0, 75, 50);
    check_ray(&c, 0, 1, -75, -50);
    check_ray(&c, 3, 1, 75, -50);
    check_ray(&c, 2, 1, 25, -50);
    check_ray(&c, 4, 0, 125, 50);
    check_ray(&c, 7, 2, 275, -150);
    c.position = vec3_units(7, 8, -9);
    c.aspect = GRAZE_C(2);
    check_ray(&c, 0, 0, -150, 50);
    c.right = vec3_units(-0.5, 0, 0);
    check_ray(&c, 0, 0, 75, 50);
    c.z_near = GRAZE_C(99); /* has no effect */
    check_ray(&c, 3, 1, -75, -50);
    graze_ray center = ray_of(&c, 1, 2, 3, 5);
    CHECK(is_dir(center.dir, 0, 0, -100));
    center = ray_of(&c, 32767, 32767, 65535, 65535);
    CHECK(is_dir(center.dir, 0, 0, -100));
}

/* t = z_near / z_far is the near plane, t = 1 the far one. */
static void depths(void)
{
    const graze_camera c = ahead();
    const graze_ray ray = ray_of(&c, 3, 1, 4, 4);
    graze_frustum f;
    check_case("depths");
    graze_frustum_from_camera(&c, &f);
    for (int t = 0; t <= 102; t++) {
        const graze_vec3 by = graze_vec3_scale(ray.dir, GRAZE_RATIO(1, 100));
        const graze_vec3 p = graze_vec3_scale(by, graze_from_int(t));
        if (t != 1 && t != 100)
            CHECK(graze_frustum_contains_point(&f, &p) == (t > 1 && t < 101));
    }
}

/* The rays through all pixels are in the picture, and the rays one pixel beyond its border are not (at half depth). */
static void check_picture(const graze_camera *c, uint16_t width, uint16_t height)
{
    graze_frustum f;
    graze_frustum_from_camera(c, &f);
    for (uint16_t x = 0; x <= width; x++)
        for (uint16_t y = 0; y <= height; y++) {
            const graze_ray ray = ray_of(c, x, y, width, height);
            const graze_vec3 way = graze_vec3_scale(ray.dir, GRAZE_RATIO(1, 2));
            const graze_vec3 p = graze_vec3_add(ray.origin, way);
            CHECK(graze_frustum_contains_point(&f, &p) == (x < width && y < height));
        }
}

static void pictures(void)
{
    graze_camera c = ahead();
    check_case("pictures");
    c.fov = GRAZE_TURNS(70, 360);
    c.aspect = GRAZE_RATIO(8, 6);
    check_picture(&c, 8, 6);
    graze_camera_look_at(vec3_units(10, 20, 30), vec3_units(-3, 0.5, 70), vec3_units(1, 9, 0), &c);
    check_picture(&c, 8, 6);
    c.right = graze_vec3_neg(c.right);
    check_picture(&c, 5, 3);
    c.right = vec3_units(3, 1, 0.25);
    check_picture(&c, 3, 7);
}

/* The axes are those of graze_matrix_look_at, with -z forward; fov, aspect and depths are not written. */
static void check_look(graze_vec3 eye, graze_vec3 target, graze_vec3 up)
{
    graze_camera c = ahead();
    graze_matrix m;
    c.fov = 77;
    graze_camera_look_at(eye, target, up, &c);
    graze_matrix_look_at(eye, target, up, &m);
    CHECK(vec3_equal(c.position, eye));
    CHECK(vec3_equal(c.right, m.x) && vec3_equal(c.up, m.y));
    CHECK(vec3_equal(c.forward, graze_vec3_neg(m.z)));
    CHECK(c.fov == 77 && c.aspect == GRAZE_ONE && c.z_near == GRAZE_ONE);
    CHECK(c.z_far == GRAZE_C(100));
}

static void looks(void)
{
    const graze_vec3 zero = vec3_units(0, 0, 0), up = vec3_units(0, 1, 0);
    graze_camera c = ahead();
    check_case("look_at");
    graze_camera_look_at(zero, vec3_units(9, 0, 0), up, &c);
    CHECK(is_dir(c.right, 0, 0, 1) && is_dir(c.up, 0, 1, 0) && is_dir(c.forward, 1, 0, 0));
    graze_camera_look_at(zero, vec3_units(3, 0, -4), up, &c);
    CHECK(is_dir(c.right, 0.8, 0, 0.6) && is_dir(c.forward, 0.6, 0, -0.8));
    check_look(zero, vec3_units(3, 0, -4), up);
    check_look(vec3_units(1, 2, 3), vec3_units(-4, 5, -6), vec3_units(0.5, 7, 1));
    check_look(up, up, up);
    check_look(zero, up, vec3_units(0, -3, 0));
    check_look(up, vec3_units(2, 3, 4), zero);
}

#if !GRAZE_FLOAT

static bool has_limits(const graze_camera *c)
{
    const graze_vec3 *p = &c->position;
    graze_frustum f;
    bool all = true;
    graze_frustum_from_camera(c, &f);
    for (int i = 0; i < GRAZE_FRUSTUM_PLANES; i++) {
        const graze_normal *n = &f.normal[i];
        int64_t pull = (int64_t)n->x * p->x + (int64_t)n->y * p->y + (int64_t)n->z * p->z;
        int64_t depth = i == GRAZE_FRUSTUM_NEAR  ? c->z_near
                        : i == GRAZE_FRUSTUM_FAR ? -(int64_t)c->z_far
                                                 : 0;
        all = all && f.limit[i] == pull + depth * GRAZE_FRACTION_ONE;
    }
    return all;
}

/* In each corner of the world, looking to its middle, with near and far as far apart as possible. */
static void corners_of_the_world(void)
{
    const graze_vec3 zero = vec3_units(0, 0, 0), up = vec3_units(0, 1, 0);
    graze_camera c = ahead();
    graze_frustum f;
    check_case("corners of the world");
    c.z_near = 1;
    c.z_far = MAX;
    for (int corner = 0; corner < 8; corner++) {
        const graze_vec3 eye =
            graze_vec3_of(corner & 1 ? MAX : MIN, corner & 2 ? MAX : MIN, corner & 4 ? MAX : MIN);
        graze_camera_look_at(eye, zero, up, &c);
        graze_frustum_from_camera(&c, &f);
        const graze_vec3 close = graze_vec3_add(eye, c.forward);
        const graze_vec3 behind = graze_vec3_of(eye.x, eye.y < 0 ? MAX : MIN, eye.z);
        CHECK(has_limits(&c));
        CHECK(graze_frustum_contains_point(&f, &close));
        CHECK(!graze_frustum_contains_point(&f, &eye));
        CHECK(!graze_frustum_contains_point(&f, &behind));
    }
}

/* A point on the border of a square picture is in view; one raw unit further out it is not. */
static void edges(void)
{
    graze_camera c = ahead();
    graze_frustum f;
    check_case("edges");
    graze_frustum_from_camera(&c, &f);
    for (int32_t depth = GRAZE_ONE; depth < GRAZE_C(100); depth += GRAZE_C(9.7)) {
        graze_vec3 p = graze_vec3_of(depth, -depth, -depth);
        CHECK(graze_frustum_contains_point(&f, &p));
        p.x++;
        CHECK(!graze_frustum_contains_point(&f, &p));
        p = graze_vec3_of(-depth, depth + 1, -depth);
        CHECK(!graze_frustum_contains_point(&f, &p));
        p = graze_vec3_of(0, 0, -depth);
        CHECK(graze_frustum_contains_point(&f, &p));
    }
    const graze_vec3 before = graze_vec3_of(0, 0, -65535), behind = graze_vec3_of(0, 0, -6553601);
    CHECK(!graze_frustum_contains_point(&f, &before));
    CHECK(!graze_frustum_contains_point(&f, &behind));
}

/* The least and the greatest fov and aspect, and the shortest and the longest axes. */
static void wild_cameras(void)
{
    const graze_angle fovs[] = {1, 2, 3, GRAZE_HALF_TURN - 1, GRAZE_HALF_TURN - 2};
    const graze_vec3 p = vec3_units(0, 0, -50), beside = vec3_units(0.5, 0, -50);
    graze_camera c = ahead();
    graze_frustum f;
    check_case("wild cameras");
    for (int i = 0; i < 5; i++) {
        c.fov = fovs[i];
        graze_frustum_from_camera(&c, &f);
        CHECK(has_limits(&c) && graze_frustum_contains_point(&f, &p));
        CHECK(graze_frustum_contains_point(&f, &beside) == (i > 2));
        c.aspect = i > 2 ? 1 : MAX;
        graze_frustum_from_camera(&c, &f);
        CHECK(has_limits(&c) && graze_frustum_contains_point(&f, &p));
        c.aspect = GRAZE_ONE;
    }
    c = ahead();
    c.right.x = c.up.y = MAX;
    c.forward.z = MIN;
    c.position = graze_vec3_of(MAX, MIN, MAX);
    CHECK(has_limits(&c));
    c.right.x = c.up.y = 1;
    c.forward.z = -1;
    c.position = vec3_units(0, 0, 0);
    graze_frustum_from_camera(&c, &f);
    CHECK(f.normal[GRAZE_FRUSTUM_LEFT].x == 759250125 &&
          f.normal[GRAZE_FRUSTUM_TOP].z == -759250125);
}

/* A dir that does not fit is halved, and t_max doubled. */
static void long_rays(void)
{
    graze_camera c = ahead();
    graze_ray ray;
    check_case("long rays");
    c.z_far = GRAZE_C(30000);
    ray = ray_of(&c, 7, 0, 8, 8);
    CHECK(is_dir(ray.dir, 26250, 26250, -30000) && ray.t_max == GRAZE_ONE);
    c.aspect = GRAZE_C(4); /* 105000 to the right */
    ray = ray_of(&c, 7, 0, 8, 8);
    CHECK(is_dir(ray.dir, 26250, 6562.5, -7500) && ray.t_max == 4 * GRAZE_ONE);
    ray = ray_of(&c, 0, 7, 8, 8);
    CHECK(is_dir(ray.dir, -26250, -6562.5, -7500) && ray.t_max == 4 * GRAZE_ONE);
    c.z_far = MAX;
    ray = ray_of(&c, 0, 0, 1, 1);
    CHECK(vec3_equal(ray.dir, graze_vec3_of(0, 0, -MAX)) && ray.t_max == GRAZE_ONE);
    c.forward.z = GRAZE_C(-2);
    ray = ray_of(&c, 0, 0, 1, 1);
    CHECK(vec3_equal(ray.dir, graze_vec3_of(0, 0, -MAX)) && ray.t_max == 2 * GRAZE_ONE);
    c.fov = GRAZE_HALF_TURN - 1;
    c.aspect = MAX;
    ray = ray_of(&c, 65535, 0, 1, 1);
    CHECK(ray.dir.x >= INT32_C(0x40000000) && ray.dir.y == 0 && ray.dir.z == 0 && ray.t_max == MAX);
    ray = ray_of(&c, 65535, 0, 2, 1);
    CHECK(ray.dir.x >= INT32_C(0x40000000) && ray.dir.y == 0 && ray.dir.z == 0 && ray.t_max == MAX);
}

#endif

void test_camera_ray(void)
{
    check_group("rays of cameras");
    pixels();
    depths();
    pictures();
    looks();
#if !GRAZE_FLOAT
    corners_of_the_world();
    edges();
    wild_cameras();
    long_rays();
#endif
}
