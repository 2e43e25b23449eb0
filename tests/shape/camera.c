/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Cameras: square pictures along the axes of the world, lenses, cameras without a picture, and rays through pixels. */
#include "../support/check.h"
#include "../support/shapes.h"
#include "../tests.h"

#define MIN GRAZE_SCALAR_MIN
#define MAX GRAZE_SCALAR_MAX

/* The components of a plane at 45 degrees to two axes. */
#if GRAZE_FLOAT
#define HALF_ROOT 0.70710678f
#else
#define HALF_ROOT 759250125
#endif

typedef char graze_camera_size[sizeof(graze_camera) == 64 ? 1 : -1];

/* Equal in the fixed build; within 2^-21 of `size` in the float build. */
static bool is_near(graze_scalar a, graze_scalar b, graze_scalar size)
{
#if GRAZE_FLOAT
    return graze_abs(a - b) <= size * 0x1p-21f;
#else
    (void)size;
    return a == b;
#endif
}

static bool is_near3(graze_vec3 a, graze_vec3 b, graze_scalar size)
{
    return is_near(a.x, b.x, size) && is_near(a.y, b.y, size) && is_near(a.z, b.z, size);
}

/* A unit vector: 0 to 5 are x, -x, y, -y, z, -z. */
static graze_vec3 axis(int which)
{
    return vec3_turned(vec3_units(which % 2 == 0 ? 1 : -1, 0, 0), which / 2);
}

/* A quarter turn wide and high, from 1 to 100 units away. */
static graze_camera square(graze_vec3 position, graze_vec3 forward, graze_vec3 up)
{
    graze_camera c;
    c.position = position;
    c.right = graze_vec3_cross(forward, up);
    c.up = up;
    c.forward = forward;
    c.fov = GRAZE_QUARTER_TURN;
    c.aspect = GRAZE_ONE;
    c.z_near = GRAZE_C(1);
    c.z_far = GRAZE_C(100);
    return c;
}

/* An OpenGL camera at the origin: -z is ahead, y is up. */
static graze_camera ahead(void)
{
    return square(vec3_units(0, 0, 0), axis(5), axis(2));
}

/* position + right * x + up * y + forward * depth */
static graze_vec3 point_at(const graze_camera *c, double x, double y, double depth)
{
    const graze_vec3 by = vec3_units(x, y, depth);
    graze_vec3 p = graze_vec3_add(c->position, graze_vec3_scale(c->right, by.x));
    p = graze_vec3_add(p, graze_vec3_scale(c->up, by.y));
    return graze_vec3_add(p, graze_vec3_scale(c->forward, by.z));
}

static bool sees(const graze_frustum *f, const graze_camera *c, double x, double y, double depth)
{
    const graze_vec3 p = point_at(c, x, y, depth);
    return graze_frustum_contains_point(f, &p);
}

/* ---- Planes ---- */

static graze_fraction share(graze_scalar of, graze_fraction size)
{
    return of > 0 ? size : of < 0 ? -size : 0;
}

/* n . v, in units of a limit */
static graze_wide pull(const graze_normal *n, graze_vec3 v)
{
    return (graze_wide)n->x * v.x + (graze_wide)n->y * v.y + (graze_wide)n->z * v.z;
}

/* Whether each component has the size `size` and the sign of that of `along` (or is 0), and the limit is `limit`. */
static bool is_plane(const graze_frustum *f, int plane, graze_vec3 along, graze_fraction size,
                     graze_wide limit)
{
    const graze_normal *n = &f->normal[plane];
#if GRAZE_FLOAT
    bool is_limit = graze_abs(f->limit[plane] - limit) <= 0x1p-16f;
#else
    bool is_limit = f->limit[plane] == limit;
#endif
    return is_near(n->x, share(along.x, size), GRAZE_FRACTION_ONE) &&
           is_near(n->y, share(along.y, size), GRAZE_FRACTION_ONE) &&
           is_near(n->z, share(along.z, size), GRAZE_FRACTION_ONE) && is_limit;
}

static bool is_side(const graze_frustum *f, int plane, const graze_camera *c, graze_vec3 along)
{
    return is_plane(f, plane, graze_vec3_add(c->forward, along), HALF_ROOT,
                    pull(&f->normal[plane], c->position));
}

static bool is_end(const graze_frustum *f, int plane, const graze_camera *c, graze_vec3 along,
                   graze_scalar depth)
{
    return is_plane(f, plane, along, GRAZE_FRACTION_ONE,
                    pull(&f->normal[plane], c->position) + (graze_wide)depth * GRAZE_FRACTION_ONE);
}

static void check_square_planes(const graze_camera *c)
{
    const graze_vec3 back = graze_vec3_neg(c->forward);
    graze_frustum f;
    graze_frustum_from_camera(c, &f);
    CHECK(is_end(&f, GRAZE_FRUSTUM_NEAR, c, c->forward, c->z_near));
    CHECK(is_end(&f, GRAZE_FRUSTUM_FAR, c, back, -c->z_far));
    CHECK(is_side(&f, GRAZE_FRUSTUM_LEFT, c, c->right));
    CHECK(is_side(&f, GRAZE_FRUSTUM_RIGHT, c, graze_vec3_neg(c->right)));
    CHECK(is_side(&f, GRAZE_FRUSTUM_BOTTOM, c, c->up));
    CHECK(is_side(&f, GRAZE_FRUSTUM_TOP, c, graze_vec3_neg(c->up)));
}

/* Points beside each of the six planes, in view and out of view. */
static void check_borders(const graze_camera *c, double width, double height)
{
    graze_frustum f;
    graze_frustum_from_camera(c, &f);
    CHECK(sees(&f, c, 0, 0, 1.0625) && !sees(&f, c, 0, 0, 0.9375));
    CHECK(sees(&f, c, 0, 0, 99.9375) && !sees(&f, c, 0, 0, 100.0625));
    for (int sign = -1; sign <= 1; sign += 2) {
        CHECK(sees(&f, c, sign * (width - 0.0625), 0, 10));
        CHECK(!sees(&f, c, sign * (width + 0.0625), 0, 10));
        CHECK(sees(&f, c, 0, sign * (height - 0.0625), 10));
        CHECK(!sees(&f, c, 0, sign * (height + 0.0625), 10));
        CHECK(sees(&f, c, sign * (width - 0.0625), height - 0.0625, 10));
        CHECK(!sees(&f, c, sign * (width - 0.0625), -height - 0.0625, 10));
    }
    CHECK(!sees(&f, c, 0, 0, -10) && !sees(&f, c, 0, 0, 0));
}

/* Looks along each axis of the world, rolled by each quarter turn, and also with `right` negated. */
static void axes_of_the_world(void)
{
    check_case("along the axes of the world");
    for (int forward = 0; forward < 6; forward++)
        for (int up = 0; up < 6; up++) {
            if (up / 2 == forward / 2)
                continue;
            graze_camera c = square(vec3_units(3, -40, 0.5), axis(forward), axis(up));
            check_square_planes(&c);
            check_borders(&c, 10, 10);
            c.right = graze_vec3_neg(c.right);
            check_square_planes(&c);
            check_borders(&c, 10, 10);
        }
}

static void check_lens(graze_angle fov, graze_scalar aspect, double width, double height)
{
    graze_camera c = ahead();
    c.fov = fov;
    c.aspect = aspect;
    check_borders(&c, width, height);
}

static void lenses(void)
{
    graze_camera c = ahead();
    check_case("lenses");
    check_lens(GRAZE_QUARTER_TURN, GRAZE_C(2), 20, 10);
    check_lens(GRAZE_TURNS(60, 360), GRAZE_ONE, 5.7735, 5.7735);
    check_lens(GRAZE_TURNS(120, 360), GRAZE_C(0.5), 8.66, 17.32);
    check_lens(GRAZE_TURNS(60, 360), GRAZE_RATIO(16, 9), 10.264, 5.7735);
    c.right = vec3_units(2, 0, 0); /* as with twice the aspect */
    c.up = vec3_units(0, 0.5, 0);
    check_borders(&c, 10, 10); /* in multiples of right and up */
    c = ahead();
    c.forward = vec3_units(0, 0, -4); /* a quarter as wide and high; near and far stay */
    graze_frustum f;
    graze_frustum_from_camera(&c, &f);
    CHECK(sees(&f, &c, 2.4375, 0, 2.5) && sees(&f, &c, 0, 9.9375, 10));
    CHECK(!sees(&f, &c, 10.0625, 0, 10) && !sees(&f, &c, 0, 0, 25.0625));
    CHECK(sees(&f, &c, 0, 0, 24.9375) && !sees(&f, &c, 0, 0, 0.2421875));
}

/* The stored axes are used: `up` leans towards x, and `right` towards -z. */
static void leaning_axes(void)
{
    graze_camera c = ahead();
    graze_frustum f;
    check_case("leaning axes");
    c.up = vec3_units(0.5, 1, 0);
    c.right = vec3_units(1, 0, -0.5);
    graze_frustum_from_camera(&c, &f);
    for (int sign = -1; sign <= 1; sign += 2) {
        CHECK(sees(&f, &c, 9.9375 * sign, 9.9375, 10) && sees(&f, &c, 9.9375 * sign, -9.9375, 10));
        CHECK(!sees(&f, &c, 10.0625 * sign, 9, 10) && !sees(&f, &c, 10.0625 * sign, -9, 10));
        CHECK(!sees(&f, &c, 9, 10.0625 * sign, 10) && !sees(&f, &c, -9, 10.0625 * sign, 10));
    }
}

/* ---- Without a picture ---- */

static void check_nothing(const graze_camera *c)
{
    graze_aabb world = {{MIN, MIN, MIN}, {MAX, MAX, MAX}};
    const graze_sphere ball = {c->position, MAX};
    graze_frustum f;
    graze_ray ray;
    graze_frustum_from_camera(c, &f);
    CHECK(graze_frustum_classify_aabb(&f, &world) == GRAZE_VIEW_OUTSIDE);
    CHECK(graze_frustum_culls_sphere(&f, &ball));
    CHECK(!graze_frustum_contains_point(&f, &c->position) && !sees(&f, c, 0, 0, 10));
    graze_camera_ray(c, 2, 1, 4, 4, &ray);
    CHECK(vec3_equal(ray.dir, vec3_units(0, 0, 0)) && ray.t_max == -GRAZE_ONE);
    CHECK(vec3_equal(ray.origin, c->position));
    CHECK(graze_sphere_raycast(&ball, &ray, NULL) == GRAZE_MISS);
}

static void check_lens_of_nothing(graze_angle fov, graze_scalar aspect, graze_scalar z_near,
                                  graze_scalar z_far)
{
    graze_camera c = ahead();
    c.fov = fov;
    c.aspect = aspect;
    c.z_near = z_near;
    c.z_far = z_far;
    check_nothing(&c);
}

static void no_lens(void)
{
    const graze_angle fov = GRAZE_QUARTER_TURN;
    const graze_scalar one = GRAZE_ONE, two = GRAZE_C(2);
    check_case("no lens");
    check_lens_of_nothing(0, one, one, two);
    check_lens_of_nothing(GRAZE_HALF_TURN, one, one, two);
    check_lens_of_nothing(GRAZE_HALF_TURN + 1, one, one, two);
    check_lens_of_nothing(UINT32_MAX, one, one, two);
    check_lens_of_nothing(fov, 0, one, two);
    check_lens_of_nothing(fov, -one, one, two);
    check_lens_of_nothing(fov, MIN, one, two);
    check_lens_of_nothing(fov, one, 0, two);
    check_lens_of_nothing(fov, one, -one, two);
    check_lens_of_nothing(fov, one, MIN, MAX);
    check_lens_of_nothing(fov, one, two, two);
    check_lens_of_nothing(fov, one, two, one);
    check_lens_of_nothing(fov, one, one, MIN);
#if GRAZE_FLOAT
    check_lens_of_nothing(fov, one, one, MAX * 2);
#endif
}

static void flat_axes(void)
{
    const graze_vec3 zero = vec3_units(0, 0, 0);
    graze_camera c = ahead();
    check_case("flat axes");
    c.right = zero;
    check_nothing(&c);
    c = ahead();
    c.up = zero;
    check_nothing(&c);
    c = ahead();
    c.forward = zero;
    check_nothing(&c);
    c.forward = c.up;
    check_nothing(&c);
    c.forward = vec3_units(3, -2, 0);
    check_nothing(&c);
    c = ahead();
    c.up = vec3_units(-0.5, 0, 0);
    check_nothing(&c);
    c.right = c.up = c.forward = graze_vec3_of(MIN, MIN, MIN);
    check_nothing(&c);
}

#if GRAZE_FLOAT

/* A plane has a NaN: a box in view classifies as GRAZE_VIEW_PARTLY and does not overlap, and no point is in view. */
static void check_unknown(const graze_camera *c)
{
    const graze_vec3 in_view = point_at(c, 0, 0, 2);
    graze_frustum f;
    graze_aabb box;
    box.min = box.max = in_view;
    graze_frustum_from_camera(c, &f);
    CHECK(graze_frustum_classify_aabb(&f, &box) == GRAZE_VIEW_PARTLY);
    CHECK(!graze_frustum_contains_point(&f, &in_view));
    CHECK(!graze_frustum_overlaps_aabb(&f, &box));
}

static void not_numbers(void)
{
    const graze_scalar nan = scalar_of_bits(strange_bits[0]);
    graze_camera c = ahead();
    check_case("NaN");
    c.aspect = nan;
    check_unknown(&c);
    c = ahead();
    c.z_near = nan;
    check_unknown(&c);
    c = ahead();
    c.z_far = nan;
    check_unknown(&c);
}

#endif

static void no_pixels(void)
{
    const graze_camera c = ahead();
    graze_ray ray;
    check_case("no pixels");
    for (uint16_t width = 0; width < 2; width++) {
        graze_camera_ray(&c, 0, 0, width, (uint16_t)(1 - width), &ray);
        CHECK(vec3_equal(ray.dir, vec3_units(0, 0, 0)) && ray.t_max == -GRAZE_ONE);
        CHECK(vec3_equal(ray.origin, c.position));
    }
    graze_camera_ray(&c, 0, 0, 1, 1, &ray);
    CHECK(is_near3(ray.dir, vec3_units(0, 0, -100), GRAZE_C(100)) && ray.t_max == GRAZE_ONE);
}

void test_camera(void)
{
    check_group("cameras");
    axes_of_the_world();
    lenses();
    leaning_axes();
    no_lens();
    flat_axes();
    no_pixels();
#if GRAZE_FLOAT
    not_numbers();
#endif
}
