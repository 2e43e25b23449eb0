/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Rotations, transforms, frustums, cameras and projections. */
#include "compare.hpp"

using graze::aabb;
using graze::angle;
using graze::camera;
using graze::capsule;
using graze::depth;
using graze::frustum;
using graze::hand;
using graze::mat4;
using graze::matrix;
using graze::obb;
using graze::quaternion;
using graze::rect;
using graze::scalar;
using graze::sphere;
using graze::vec3;

static_assert(camera(60_deg, 1_q, 1_q, 10_q).forward() == vec3(0_q, 0_q, -1_q), "");
static_assert(quaternion().w() == 1_q && quaternion().x() == 0_q && quaternion().y() == 0_q &&
                  quaternion().z() == 0_q,
              "");
static_assert(matrix().x() == vec3(1_q, 0_q, 0_q) && matrix().y() == vec3(0_q, 1_q, 0_q), "");
static_assert(matrix().z() == vec3(0_q, 0_q, 1_q) && matrix().origin() == vec3(), "");

static void compare_rotations(const vec3 &axis, const vec3 &v, angle by)
{
    const quaternion q = quaternion::from_axis_angle(axis, by),
                     r = quaternion::from_axis_angle(v, by);
    RETURNS(quaternion_from_axis_angle, q, axis.raw(), by.raw());
    RETURNS(quaternion_of, quaternion(q.x(), q.y(), q.z(), q.w()), q.raw().x, q.raw().y, q.raw().z,
            q.raw().w);
    RETURNS(quaternion_multiply, q * r, q.raw(), r.raw());
    RETURNS(quaternion_normalize, normalize(q * r), graze_quaternion_multiply(q.raw(), r.raw()));
    RETURNS(quaternion_rotate, rotate(v, q), q.raw(), v.raw());
    quaternion product = q;
    product *= r;
    RETURNS(quaternion_multiply, product, q.raw(), r.raw());
}

static void compare_matrices(const vec3 &eye, const vec3 &target, const vec3 &v,
                             const quaternion &q)
{
    const matrix a = matrix::look_at(eye, target, v), b = matrix::from_quaternion(q, eye);
    WRITES(matrix_look_at, graze_matrix, a, eye.raw(), target.raw(), v.raw());
    WRITES(matrix_from_quaternion, graze_matrix, b, q.raw(), eye.raw());
    WRITES(matrix_multiply, graze_matrix, a * b, &a.raw(), &b.raw());
    WRITES(matrix_inverse_rigid, graze_matrix, inverse_rigid(b), &b.raw());
    RETURNS(matrix_transform_point, transform_point(a, v), &a.raw(), v.raw());
    RETURNS(matrix_transform_direction, transform_direction(a, v), &a.raw(), v.raw());
    matrix product = a, set;
    product *= b;
    WRITES(matrix_multiply, graze_matrix, product, &a.raw(), &b.raw());
    set.x(a.x());
    set.y(a.y());
    set.z(a.z());
    set.origin(a.origin());
    const matrix made(a.x(), a.y(), a.z(), a.origin());
    HOLDS(matrix_look_at,
          std::memcmp(&set, &a, sizeof a) == 0 && std::memcmp(&made, &a, sizeof a) == 0);
}

static void compare_culling(const frustum &seen, const vec3 &point, const aabb &box,
                            const obb &oriented)
{
    const sphere ball(point, abs(draw()) * 0.25_q);
    const capsule rod({point, draw3()}, ball.radius());
    const graze_frustum *c = &seen.raw();
    RETURNS(frustum_contains_point, contains(seen, point), c, &point.raw());
    RETURNS(frustum_classify_sphere, classify(seen, ball), c, &ball.raw());
    RETURNS(frustum_classify_capsule, classify(seen, rod), c, &rod.raw());
    RETURNS(frustum_classify_aabb, classify(seen, box), c, &box.raw());
    RETURNS(frustum_classify_obb, classify(seen, oriented), c, &oriented.raw());
    RETURNS(frustum_culls_sphere, culls(seen, ball), c, &ball.raw());
    RETURNS(frustum_culls_capsule, culls(seen, rod), c, &rod.raw());
    RETURNS(frustum_culls_aabb, culls(seen, box), c, &box.raw());
    RETURNS(frustum_culls_obb, culls(seen, oriented), c, &oriented.raw());
    RETURNS(frustum_overlaps_aabb, overlaps(seen, box), c, &box.raw());
    uint8_t plane = 3, plane_of_c = 3;
    RETURNS(frustum_culls_aabb_from, culls(seen, box, plane), c, &box.raw(), &plane_of_c);
    HOLDS(frustum_culls_aabb_from, plane == plane_of_c);
    const aabb boxes[] = {box, {point, point}};
    graze::view views[2];
    graze_view views_of_c[2];
    classify(seen, boxes, views);
    graze_frustum_classify_aabbs(c, &boxes[0].raw(), 2, views_of_c);
    HOLDS(frustum_classify_aabbs,
          plain(views[0]) == views_of_c[0] && plain(views[1]) == views_of_c[1]);
    RETURNS(aabb_positive_vertex, positive_vertex(box, point), &box.raw(), point.raw());
    RETURNS(aabb_negative_vertex, negative_vertex(box, point), &box.raw(), point.raw());
}

static void compare_frustums(const frustum &seen)
{
    const graze_frustum *c = &seen.raw();
    WRITES(frustum_aabb, graze_aabb, bounds(seen), c);
    graze_vec3 of_c[GRAZE_FRUSTUM_CORNERS];
    graze_frustum_corners(c, of_c);
    const graze::frustum_corners places = corners(seen);
    for (int i = 0; i < GRAZE_FRUSTUM_CORNERS; i++)
        HOLDS(frustum_corners, places[i] == vec3(graze::from_c, of_c[i]));
    frustum set;
    for (int i = 0; i < GRAZE_FRUSTUM_PLANES; i++) {
        const graze::frustum_normal n = seen.normal(i);
        set.normal(i, graze::frustum_normal(n.x(), n.y(), n.z()));
        set.limit(i, seen.limit(i));
    }
    HOLDS(frustum_aabb, std::memcmp(&set.raw(), c, sizeof *c) == 0);
}

static camera compare_cameras(const vec3 &eye, const vec3 &target)
{
    camera eyes(60_deg, 1.5_q, 0.125_q, 16_q), set;
    const vec3 up(0_q, 1_q, 0_q);
    graze_camera of_c = eyes.raw();
    eyes.look_at(eye, target, up);
    graze_camera_look_at(eye.raw(), target.raw(), up.raw(), &of_c);
    HOLDS(camera_look_at, std::memcmp(&eyes, &of_c, sizeof of_c) == 0);
    WRITES(camera_ray, graze_ray, ray_through(eyes, 3, 5, 16, 9), &of_c, 3, 5, 16, 9);
    WRITES(frustum_from_camera, graze_frustum, frustum_of(eyes), &of_c);
    set.position(eyes.position());
    set.right(eyes.right());
    set.up(eyes.up());
    set.forward(eyes.forward());
    set.fov(eyes.fov());
    set.aspect(eyes.aspect());
    set.z_near(eyes.z_near());
    set.z_far(eyes.z_far());
    HOLDS(camera_look_at, std::memcmp(&set, &of_c, sizeof of_c) == 0);
    return eyes;
}

static void compare_projections(const matrix &place, angle fov, scalar z_near, depth range,
                                hand handed)
{
    const graze_depth range_of_c = static_cast<graze_depth>(range);
    const graze_hand hand_of_c = static_cast<graze_hand>(handed);
    const scalar aspect = 1.5_q, z_far = z_near + 10_q;
    const rect picture({-2_q, -1_q}, {2_q, 1_q});
    const mat4 a = mat4::perspective(fov, aspect, z_near, z_far, range, handed),
               b = mat4::from_matrix(place);
    WRITES(mat4_perspective, graze_mat4, a, fov.raw(), aspect.raw(), z_near.raw(), z_far.raw(),
           range_of_c, hand_of_c);
    WRITES(mat4_orthographic, graze_mat4, mat4::orthographic(picture, z_near, z_far, range, handed),
           &picture.raw(), z_near.raw(), z_far.raw(), range_of_c, hand_of_c);
    RETURNS(mat4_perspective_fits, mat4::perspective_fits(z_near, z_far, range), z_near.raw(),
            z_far.raw(), range_of_c);
    WRITES(mat4_from_matrix, graze_mat4, b, &place.raw());
    WRITES(mat4_multiply, graze_mat4, a * b, &a.raw(), &b.raw());
    WRITES(frustum_from_mat4, graze_frustum, frustum_of(a * b, range), &(a * b).raw(), range_of_c);
    mat4 product = a, set;
    product *= b;
    WRITES(mat4_multiply, graze_mat4, product, &a.raw(), &b.raw());
    for (int row = 0; row < 4; row++)
        for (int column = 0; column < 4; column++)
            set.at(row, column, a.at(row, column));
    HOLDS(mat4_perspective, std::memcmp(&set, &a, sizeof a) == 0);
}

void compare_views()
{
    const vec3 a = draw3(), b = draw3(), v = draw3();
    const angle by = draw_angle();
    const quaternion q = quaternion::from_axis_angle(a, by);
    compare_rotations(a, v, by);
    compare_matrices(a, b, v, q);
    const camera eyes = compare_cameras(a, b);
    compare_frustums(frustum_of(eyes));
    compare_culling(frustum_of(eyes), v, {v - vec3(1_q, 1_q, 1_q), v},
                    obb::from_quaternion(v, q, {1_q, 2_q, 3_q}));
    const depth range = by < 90_deg    ? depth::minus_one_to_one
                        : by < 180_deg ? depth::zero_to_one
                                       : depth::one_to_zero;
    compare_projections(matrix::look_at(a, b, v), 45_deg, abs(a.x()), range,
                        a.y() < 0_q ? hand::left : hand::right);
}
