/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Frustums filled by hand: a room ten units to each side, planes without a normal, empty shapes, extreme numbers. */
#include "../support/check.h"
#include "../support/shapes.h"
#include "../tests.h"

#define MIN GRAZE_SCALAR_MIN
#define MAX GRAZE_SCALAR_MAX

enum { OUTSIDE = GRAZE_VIEW_OUTSIDE, PARTLY = GRAZE_VIEW_PARTLY, INSIDE = GRAZE_VIEW_INSIDE };

/* A limit, in units. */
#if GRAZE_FLOAT
#define LIMIT(units) ((graze_wide)(units))
typedef char graze_frustum_size[sizeof(graze_frustum) == 96 ? 1 : -1];
#else
#define LIMIT(units) ((graze_wide)(units)*INT64_C(70368744177664))
typedef char graze_frustum_size[sizeof(graze_frustum) == 120 ? 1 : -1];
#endif

/* All points up to `size` units from the origin on each axis; planes 0 and 1 along x. */
static void put_room(graze_frustum *f, int32_t size)
{
    for (int i = 0; i < GRAZE_FRUSTUM_PLANES; i++) {
        const graze_fraction along = i % 2 == 0 ? GRAZE_FRACTION_ONE : -GRAZE_FRACTION_ONE;
        f->normal[i].x = i / 2 == 0 ? along : 0;
        f->normal[i].y = i / 2 == 1 ? along : 0;
        f->normal[i].z = i / 2 == 2 ? along : 0;
        f->limit[i] = LIMIT(-size);
    }
}

static graze_sphere ball(double x, double y, double z, double radius)
{
    graze_sphere s;
    s.center = vec3_units(x, y, z);
    s.radius = vec3_units(radius, 0, 0).x;
    return s;
}

/* A box around (x, y, z), `half` to each side. */
static graze_aabb cube(double x, double y, double z, double half)
{
    graze_aabb b;
    b.min = vec3_units(x - half, y - half, z - half);
    b.max = vec3_units(x + half, y + half, z + half);
    return b;
}

/* The same box as an oriented box, with its axes in another order. */
static graze_obb crate(double x, double y, double z, double half)
{
    graze_obb b;
    b.center = vec3_units(x, y, z);
    b.axis[0] = vec3_units(0, 1, 0);
    b.axis[1] = vec3_units(0, 0, -1);
    b.axis[2] = vec3_units(-1, 0, 0);
    b.half = vec3_units(half, half, half);
    return b;
}

static void check_solids(const graze_frustum *f, double x, double y, double z, double half,
                         int view)
{
    const graze_sphere s = ball(x, y, z, half);
    const graze_aabb b = cube(x, y, z, half);
    const graze_obb o = crate(x, y, z, half);
    CHECK(graze_frustum_classify_sphere(f, &s) == view);
    CHECK(graze_frustum_classify_aabb(f, &b) == view);
    CHECK(graze_frustum_classify_obb(f, &o) == view);
    CHECK(graze_frustum_culls_sphere(f, &s) == (view == OUTSIDE));
    CHECK(graze_frustum_culls_aabb(f, &b) == (view == OUTSIDE));
    CHECK(graze_frustum_culls_obb(f, &o) == (view == OUTSIDE));
}

/* Through each wall: in front of it, touching from inside, across, touching from outside, behind. */
static void walls(void)
{
    static const double at[] = {0, 8, 9, 12, 12.5};
    static const int views[] = {INSIDE, INSIDE, PARTLY, PARTLY, OUTSIDE};
    graze_frustum room;
    put_room(&room, 10);
    check_case("walls");
    for (int i = 0; i < 5; i++)
        for (int side = -1; side <= 1; side += 2) {
            check_solids(&room, at[i] * side, 0, 0, 2, views[i]);
            check_solids(&room, 1, at[i] * side, 0, 2, views[i]);
            check_solids(&room, 0, -1, at[i] * side, 2, views[i]);
        }
}

static void points(void)
{
    graze_frustum room;
    put_room(&room, 10);
    check_case("points");
    for (int axis = 0; axis < 3; axis++)
        for (int side = -1; side <= 1; side += 2) {
            graze_vec3 in = vec3_turned(vec3_units(10 * side, 9, -10), axis);
            graze_vec3 out = vec3_turned(vec3_units(10.0625 * side, 9, -10), axis);
            CHECK(graze_frustum_contains_point(&room, &in));
            CHECK(!graze_frustum_contains_point(&room, &out));
        }
    graze_vec3 far = graze_vec3_of(MIN, MAX, MIN);
    CHECK(!graze_frustum_contains_point(&room, &far));
}

/* Boxes beside a corner of the frustum, but in front of each plane: GRAZE_VIEW_PARTLY. */
static void corners(void)
{
    graze_frustum wedge;
    put_room(&wedge, 10);
    wedge.normal[0].x = wedge.normal[0].y = wedge.normal[1].y = GRAZE_FRACTION_ONE / 2;
    wedge.normal[1].x = -GRAZE_FRACTION_ONE / 2; /* y >= |x| */
    wedge.limit[0] = wedge.limit[1] = 0;
    const graze_aabb below = cube(0, -1, 0, 2), beside = cube(8, 0, 0, 3), out = cube(0, -4, 0, 1);
    check_case("corners");
    CHECK(graze_frustum_classify_aabb(&wedge, &below) == PARTLY);
    CHECK(graze_frustum_classify_aabb(&wedge, &beside) == OUTSIDE);
    CHECK(graze_frustum_classify_aabb(&wedge, &out) == OUTSIDE);
    check_solids(&wedge, 0, 6, 0, 1, INSIDE);
}

static void no_planes(void)
{
    graze_frustum room;
    put_room(&room, 10);
    check_case("zero normals");
    room.normal[1].x = 0;
    room.limit[1] = 0;
    check_solids(&room, 30, 0, 0, 2, INSIDE);
    check_solids(&room, -30, 0, 0, 2, OUTSIDE);
    room.limit[1] = LIMIT(-1);
    check_solids(&room, 30, 0, 0, 2, INSIDE);
    room.limit[1] = LIMIT(1);
    check_solids(&room, 0, 0, 0, 2, OUTSIDE);
    const graze_vec3 origin = vec3_units(0, 0, 0);
    CHECK(!graze_frustum_contains_point(&room, &origin));
}

static void empty_shapes(void)
{
    graze_frustum room;
    put_room(&room, 10);
    uint8_t plane = 3;
    graze_aabb inverted = cube(0, 0, 0, 1);
    inverted.min.y = vec3_units(2, 0, 0).x;
    graze_obb flat = crate(0, 0, 0, 1), thin = flat;
    flat.half.y = thin.half.z = vec3_units(-1, 0, 0).x;
    check_case("empty shapes");
    CHECK(graze_frustum_classify_obb(&room, &flat) == OUTSIDE);
    CHECK(graze_frustum_classify_obb(&room, &thin) == OUTSIDE);
    check_solids(&room, 0, 0, 0, -0.5, OUTSIDE);
    CHECK(graze_frustum_classify_aabb(&room, &inverted) == OUTSIDE);
    CHECK(graze_frustum_culls_aabb_from(&room, &inverted, &plane) && plane == 3);
    check_solids(&room, 1, 2, 3, 0, INSIDE);
}

static void from_the_last_plane(void)
{
    graze_frustum room;
    uint8_t plane = 0;
    put_room(&room, 10);
    const graze_aabb out = cube(20, 20, 0, 1), in = cube(0, 0, 0, 1);
    check_case("from the last plane");
    CHECK(graze_frustum_culls_aabb_from(&room, &out, &plane) && plane == 1);
    plane = 2;
    CHECK(graze_frustum_culls_aabb_from(&room, &out, &plane) && plane == 3);
    plane = 4;
    CHECK(graze_frustum_culls_aabb_from(&room, &out, &plane) && plane == 1);
    CHECK(!graze_frustum_culls_aabb_from(&room, &in, &plane) && plane == 1);
    plane = 200;
    CHECK(graze_frustum_culls_aabb_from(&room, &out, &plane) && plane == 1);
}

static void many(void)
{
    const graze_aabb boxes[3] = {cube(0, 0, 0, 1), cube(10, 0, 0, 1), cube(0, 20, 0, 1)};
    graze_frustum room;
    graze_view views[4] = {7, 7, 7, 7};
    put_room(&room, 10);
    check_case("many");
    graze_frustum_classify_aabbs(&room, boxes, 3, views);
    CHECK(views[0] == INSIDE && views[1] == PARTLY && views[2] == OUTSIDE && views[3] == 7);
    graze_frustum_classify_aabbs(&room, boxes, 0, views + 3);
    CHECK(views[3] == 7);
}

static void vertices(void)
{
    const graze_aabb box = {AT(-1, -2, -3), AT(4, 5, 6)};
    check_case("vertices");
    CHECK(vec3_equal(graze_aabb_positive_vertex(&box, vec3_units(1, -1, 0)), vec3_units(4, -2, 6)));
    CHECK(
        vec3_equal(graze_aabb_negative_vertex(&box, vec3_units(1, -1, 0)), vec3_units(-1, 5, -3)));
    CHECK(vec3_equal(graze_aabb_positive_vertex(&box, graze_vec3_of(MIN, MAX, MIN)),
                     vec3_units(-1, 5, -3)));
}

#if GRAZE_FLOAT

static void not_numbers(void)
{
    const graze_scalar nan = GRAZE_SCALAR_MAX * 2 * 0;
    graze_frustum room;
    graze_sphere s = ball(0, 0, 0, 1), t = s;
    graze_aabb b = cube(0, 0, 0, 1);
    graze_obb o = crate(0, 0, 0, 1);
    put_room(&room, 10);
    check_case("NaN");
    s.center.x = t.radius = b.max.y = o.half.z = nan;
    CHECK(graze_frustum_classify_sphere(&room, &s) == PARTLY &&
          graze_frustum_classify_sphere(&room, &t) == PARTLY);
    CHECK(graze_frustum_classify_aabb(&room, &b) == PARTLY && !graze_frustum_culls_aabb(&room, &b));
    CHECK(graze_frustum_classify_obb(&room, &o) == PARTLY);
    CHECK(!graze_frustum_contains_point(&room, &s.center));
    for (int i = 0; i < GRAZE_FRUSTUM_PLANES; i++) {
        room.normal[i].x = room.normal[i].y = room.normal[i].z = 0;
        room.limit[i] = i == 2 ? nan : 0;
    }
    t.radius = 1;
    CHECK(graze_frustum_classify_sphere(&room, &t) == PARTLY);
    room.limit[2] = 1;
    CHECK(graze_frustum_classify_sphere(&room, &t) == OUTSIDE);
    CHECK(graze_frustum_classify_sphere(&room, &s) == PARTLY);
    room.limit[2] = 0;
    CHECK(graze_frustum_classify_sphere(&room, &t) == INSIDE);
    CHECK(graze_frustum_classify_sphere(&room, &s) == PARTLY);
}

#else

/* The whole world, and planes with the longest normals: exact where no word holds normal . p. */
static void wild_numbers(void)
{
    graze_frustum f;
    const graze_aabb world = {{MIN, MIN, MIN}, {MAX, MAX, MAX}};
    const graze_vec3 low = graze_vec3_of(MIN, MIN, MIN), high = graze_vec3_of(MAX, MAX, MAX);
    graze_sphere s = ball(0, 0, 0, 1);
    graze_obb o = crate(0, 0, 0, 1);
    check_case("wild numbers");
    for (int i = 0; i < GRAZE_FRUSTUM_PLANES; i++) {
        f.normal[i].x = f.normal[i].y = f.normal[i].z = INT32_MIN;
        f.limit[i] = INT64_MAX; /* 3 * 2^62 of the lowest corner is more */
    }
    s.center.x = s.center.y = s.center.z = -0x40000000;
    s.radius = MAX; /* with the normal: 3 * 2^61 + (2^31 - 1) * 2^30 = 2^63 - 2^30 */
    CHECK(graze_frustum_classify_sphere(&f, &s) == OUTSIDE);
    s.center.x -= 1; /* 2^31 more, which 64 bits do not hold */
    CHECK(graze_frustum_classify_sphere(&f, &s) == PARTLY);
    CHECK(graze_frustum_contains_point(&f, &low) && !graze_frustum_contains_point(&f, &high));
    CHECK(graze_frustum_classify_aabb(&f, &world) == PARTLY);
    s.center = low;
    s.radius = MAX;
    CHECK(graze_frustum_classify_sphere(&f, &s) == INSIDE);
    s.center.x = 0;
    CHECK(graze_frustum_classify_sphere(&f, &s) == PARTLY);
    f.limit[0] = INT64_MIN;
    CHECK(!graze_frustum_contains_point(&f, &high));
    o.center = low;
    CHECK(graze_frustum_classify_obb(&f, &o) == INSIDE);
    o.center = high;
    CHECK(graze_frustum_classify_obb(&f, &o) == OUTSIDE);
    for (int i = 0; i < 3; i++)
        o.axis[i] = low;
    o.half = high;
    CHECK(graze_frustum_classify_obb(&f, &o) == PARTLY);
}

static int view_by_plane(graze_fraction c, graze_wide limit, const graze_obb *box)
{
    graze_frustum f;
    put_room(&f, 0);
    for (int i = 0; i < GRAZE_FRUSTUM_PLANES; i++)
        f.normal[i].x = f.normal[i].y = f.normal[i].z = 0;
    f.normal[3].x = f.normal[3].y = f.normal[3].z = c;
    f.limit[3] = limit;
    CHECK(graze_frustum_culls_obb(&f, box) == (graze_frustum_classify_obb(&f, box) == OUTSIDE));
    return graze_frustum_classify_obb(&f, box);
}

/* Normals whose lower 18 bits are all set: without them the box would extend farther, or less far. */
static void planes_at_corners_of_oriented_boxes(void)
{
    static const graze_fraction along[] = {0xfffffff, -0xffc0001, 0x3ffff, -0x3fffffff};
    graze_obb o = crate(0, 0, 0, 0);
    for (int i = 0; i < 3; i++)
        o.axis[i] = graze_vec3_of(GRAZE_ONE, GRAZE_ONE, GRAZE_ONE);
    o.half = graze_vec3_of(1000, 20, 3);
    check_case("planes at corners of oriented boxes");
    for (int i = 0; i < 4; i++) {
        const graze_wide size = along[i] < 0 ? -(graze_wide)along[i] : along[i];
        const graze_wide reach = 3 * 1023 * size;
        CHECK(view_by_plane(along[i], -reach, &o) == INSIDE);
        CHECK(view_by_plane(along[i], -reach + 1, &o) == PARTLY);
        CHECK(view_by_plane(along[i], reach, &o) == PARTLY);
        CHECK(view_by_plane(along[i], reach + 1, &o) == OUTSIDE);
    }
}

#endif

void test_frustum(void)
{
    check_group("frustums");
    walls();
    points();
    corners();
    no_planes();
    empty_shapes();
    from_the_last_plane();
    many();
    vertices();
#if GRAZE_FLOAT
    not_numbers();
#else
    wild_numbers();
    planes_at_corners_of_oriented_boxes();
#endif
}
