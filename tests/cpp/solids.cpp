/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Spheres, capsules, cylinders, boxes, oriented boxes, and the nearest of many. */
#include "compare.hpp"

using graze::aabb;
using graze::capsule;
using graze::cylinder;
using graze::matrix;
using graze::obb;
using graze::quaternion;
using graze::ray;
using graze::scalar;
using graze::segment;
using graze::sphere;
using graze::triangle;
using graze::vec3;

static sphere draw_sphere()
{
    const vec3 center = draw3();
    return {center, abs(draw()) * 0.5_q};
}

static aabb draw_box()
{
    const vec3 a = draw3(), b = draw3();
    return {min(a, b), max(a, b)};
}

static obb draw_oriented()
{
    const quaternion rotation = quaternion::from_axis_angle(draw3(), draw_angle());
    const vec3 center = draw3();
    const scalar x = abs(draw()), y = abs(draw()), z = abs(draw());
    return obb::from_quaternion(center, rotation, {x, y, z});
}

static void compare_spheres(const sphere &ball, const vec3 &point, const segment &path,
                            const ray &line)
{
    const sphere other = draw_sphere();
    const graze_sphere *c = &ball.raw();
    RETURNS(sphere_contains_point, contains(ball, point), c, &point.raw());
    RETURNS(sphere_overlaps_sphere, overlaps(ball, other), c, &other.raw());
    WRITES(sphere_closest_point, graze_vec3, closest_point(ball, point), c, &point.raw());
    RETURNS(sphere_distance, distance(ball, point), c, &point.raw());
    WRITES(sphere_off_surface, graze_vec3, off_surface(ball, point, path.a()), c, &point.raw(),
           &path.raw().a);
    if (const graze::ray_hit hit = raycast(ball, line))
        WRITES(sphere_off_surface, graze_vec3, off_surface(ball, hit), c, &hit.raw().point,
               &hit.raw().normal);
    RETURNS(sphere_overlaps_segment, overlaps(ball, path), c, &path.raw());
    RETURNS(sphere_overlaps_ray, overlaps(ball, line), c, &line.raw());
    CASTS(sphere_linecast, graze_line_hit, linecast(ball, path), c, &path.raw());
    CASTS(sphere_linecast_exit, graze_line_hit, linecast_exit(ball, path), c, &path.raw());
    CASTS(sphere_raycast, graze_ray_hit, raycast(ball, line), c, &line.raw());
    CASTS(sphere_raycast_exit, graze_ray_hit, raycast_exit(ball, line), c, &line.raw());
    HOLDS(sphere_raycast,
          result_of(graze_sphere_raycast, ball, line) == raycast(ball, line).result());
    sphere set;
    set.center(ball.center());
    set.radius(ball.radius());
    HOLDS(sphere_contains_point, set.center() == ball.center() && set.raw().radius == c->radius);
}

static void compare_segments(const segment &path)
{
    const segment other = {draw3(), draw3()};
    const graze::closest_pair pair = closest_points(path, other);
    graze_vec3 on_a, on_b;
    graze_segment_closest_points(&path.raw(), &other.raw(), &on_a, &on_b);
    HOLDS(segment_closest_points,
          pair.on_a == vec3(graze::from_c, on_a) && pair.on_b == vec3(graze::from_c, on_b));
    RETURNS(segment_distance_segment, distance(path, other), &path.raw(), &other.raw());
}

static capsule draw_capsule()
{
    const vec3 a = draw3(), b = draw3();
    return {{a, b}, abs(draw()) * 0.5_q};
}

static cylinder draw_cylinder()
{
    const vec3 a = draw3(), b = draw3();
    return {{a, b}, abs(draw()) * 0.5_q};
}

/* Writes at most one plane; `planes` is then compared as well. */
#define TOUCHES(routine, target, mover)                                                            \
    do {                                                                                           \
        graze::plane planes[2], written[2];                                                        \
        const uint32_t found =                                                                     \
            graze_##routine(&(target).raw(), &(mover).raw(), margin.raw(), &written[0].raw(), 2);  \
        RETURNS(routine, planes_of(target, mover, margin, planes, 2), &(target).raw(),             \
                &(mover).raw(), margin.raw(), &written[1].raw(), 0);                               \
        HOLDS(routine, std::memcmp(planes, written, sizeof planes) == 0);                          \
        HOLDS(routine, planes_of(target, mover, margin, nullptr, 0) == found);                     \
    } while (0)

static void compare_contacts(const capsule &rod, const vec3 &point)
{
    const capsule other = {{point, draw3()}, abs(draw())};
    const sphere ball = draw_sphere(), target = draw_sphere();
    const graze::plane ground(draw3(), draw3());
    const aabb box = draw_box();
    const obb oriented = draw_oriented();
    const scalar margin = abs(draw());
    TOUCHES(plane_planes_of_sphere, ground, ball);
    TOUCHES(plane_planes_of_capsule, ground, rod);
    TOUCHES(aabb_planes_of_sphere, box, ball);
    TOUCHES(obb_planes_of_sphere, oriented, ball);
    TOUCHES(obb_planes_of_capsule, oriented, rod);
    TOUCHES(sphere_planes_of_sphere, target, ball);
    TOUCHES(capsule_planes_of_sphere, rod, ball);
    TOUCHES(sphere_planes_of_capsule, target, rod);
    TOUCHES(capsule_planes_of_capsule, rod, other);
}

static void compare_sweeps(const capsule &rod, const sphere &ball, const vec3 &motion)
{
    const sphere target(motion, ball.radius());
    CASTS(capsule_spherecast, graze_sweep_hit, spherecast(rod, ball, motion), &rod.raw(),
          &ball.raw(), motion.raw());
    CASTS(sphere_spherecast, graze_sweep_hit, spherecast(target, ball, motion), &target.raw(),
          &ball.raw(), motion.raw());
    CASTS(sphere_capsulecast, graze_sweep_hit, capsulecast(ball, rod, motion), &ball.raw(),
          &rod.raw(), motion.raw());
    const capsule other(segment(motion, ball.center()), ball.radius());
    CASTS(capsule_capsulecast, graze_sweep_hit, capsulecast(rod, other, motion), &rod.raw(),
          &other.raw(), motion.raw());
    if (const graze::sweep_hit hit = spherecast(rod, ball, motion)) {
        const graze_sweep_hit &c = hit.raw();
        HOLDS(capsule_spherecast,
              std::memcmp(&hit.center().raw(), &c.center, sizeof c.center) == 0 &&
                  hit.fraction().raw() == c.fraction && hit.index() == c.index &&
                  static_cast<graze_feature>(hit.feature()) == c.feature);
    }
}

static void compare_capsules(const capsule &rod, const vec3 &point, const segment &path,
                             const ray &line)
{
    const capsule other = draw_capsule();
    const sphere ball = draw_sphere();
    const graze_capsule *c = &rod.raw();
    RETURNS(capsule_contains_point, contains(rod, point), c, &point.raw());
    WRITES(capsule_closest_point, graze_vec3, closest_point(rod, point), c, &point.raw());
    RETURNS(capsule_distance, distance(rod, point), c, &point.raw());
    compare_contacts(rod, point);
    WRITES(capsule_off_surface, graze_vec3, off_surface(rod, point, path.a()), c, &point.raw(),
           &path.raw().a);
    if (const graze::ray_hit hit = raycast(rod, line))
        WRITES(capsule_off_surface, graze_vec3, off_surface(rod, hit), c, &hit.raw().point,
               &hit.raw().normal);
    SEPARATES(capsule_separate_sphere, graze_vec3, separate(rod, ball), c, &ball.raw());
    compare_sweeps(rod, ball, path.b() - path.a());
    SEPARATES(sphere_separate_capsule, graze_vec3, separate(ball, rod), &ball.raw(), c);
    SEPARATES(capsule_separate_capsule, graze_vec3, separate(rod, other), c, &other.raw());
    RETURNS(capsule_overlaps_segment, overlaps(rod, path), c, &path.raw());
    RETURNS(capsule_overlaps_ray, overlaps(rod, line), c, &line.raw());
    RETURNS(capsule_overlaps_sphere, overlaps(rod, ball), c, &ball.raw());
    RETURNS(capsule_overlaps_sphere, overlaps(ball, rod), c, &ball.raw());
    RETURNS(capsule_overlaps_capsule, overlaps(rod, other), c, &other.raw());
    CASTS(capsule_linecast, graze_line_hit, linecast(rod, path), c, &path.raw());
    CASTS(capsule_linecast_exit, graze_line_hit, linecast_exit(rod, path), c, &path.raw());
    CASTS(capsule_raycast, graze_ray_hit, raycast(rod, line), c, &line.raw());
    CASTS(capsule_raycast_exit, graze_ray_hit, raycast_exit(rod, line), c, &line.raw());
    capsule set;
    set.core(rod.core());
    set.radius(rod.radius());
    HOLDS(capsule_contains_point, std::memcmp(&set.raw(), c, sizeof *c) == 0);
}

static void compare_cylinders(const cylinder &rod, const vec3 &point, const segment &path,
                              const ray &line)
{
    const graze_cylinder *c = &rod.raw();
    RETURNS(cylinder_contains_point, contains(rod, point), c, &point.raw());
    WRITES(cylinder_closest_point, graze_vec3, closest_point(rod, point), c, &point.raw());
    RETURNS(cylinder_overlaps_segment, overlaps(rod, path), c, &path.raw());
    RETURNS(cylinder_overlaps_ray, overlaps(rod, line), c, &line.raw());
    CASTS(cylinder_linecast, graze_line_hit, linecast(rod, path), c, &path.raw());
    CASTS(cylinder_linecast_exit, graze_line_hit, linecast_exit(rod, path), c, &path.raw());
    CASTS(cylinder_raycast, graze_ray_hit, raycast(rod, line), c, &line.raw());
    CASTS(cylinder_raycast_exit, graze_ray_hit, raycast_exit(rod, line), c, &line.raw());
    cylinder set;
    set.core(rod.core());
    set.radius(rod.radius());
    HOLDS(cylinder_contains_point, std::memcmp(&set.raw(), c, sizeof *c) == 0);
}

static void compare_sweeps(const aabb &box, const aabb &mover, const vec3 &motion)
{
    CASTS(aabb_aabbcast, graze_sweep_hit, aabbcast(box, mover, motion), &box.raw(), &mover.raw(),
          motion.raw());
    if (const graze::sweep_hit hit = aabbcast(box, mover, motion)) {
        const graze_sweep_hit &c = hit.raw();
        HOLDS(aabb_aabbcast, hit.center().raw().x == c.center.x &&
                                 hit.center().raw().z == c.center.z &&
                                 hit.fraction().raw() == c.fraction && hit.index() == c.index &&
                                 static_cast<graze_feature>(hit.feature()) == c.feature);
    }
}

static void compare_boxes(const aabb &box, const vec3 &point, const segment &path, const ray &line)
{
    const aabb other = draw_box();
    const sphere ball = draw_sphere();
    const graze_aabb *c = &box.raw();
    RETURNS(aabb_contains_point, contains(box, point), c, &point.raw());
    RETURNS(aabb_overlaps_aabb, overlaps(box, other), c, &other.raw());
    RETURNS(aabb_contains_aabb, contains(box, other), c, &other.raw());
    const aabb both = merge(box, other);
    RETURNS(aabb_contains_aabb, contains(both, other), &both.raw(), &other.raw());
    RETURNS(aabb_overlaps_sphere, overlaps(box, ball), c, &ball.raw());
    RETURNS(aabb_overlaps_sphere, overlaps(ball, box), c, &ball.raw());
    WRITES(aabb_closest_point, graze_vec3, closest_point(box, point), c, &point.raw());
    RETURNS(aabb_distance, distance(box, point), c, &point.raw());
    RETURNS(aabb_distance_segment, distance(box, path), c, &path.raw());
    RETURNS(aabb_distance_sq, distance_sq(box, point), c, &point.raw());
    WRITES(aabb_off_surface, graze_vec3, off_surface(box, point, path.a()), c, &point.raw(),
           &path.raw().a);
    if (const graze::line_hit hit = linecast(box, path))
        WRITES(aabb_off_surface, graze_vec3, off_surface(box, hit), c, &hit.raw().point,
               &hit.raw().normal);
    WRITES(aabb_from_center_size, graze_aabb, aabb::from_center_size(point, path.a()), &point.raw(),
           &path.raw().a);
    SEPARATES(aabb_separate_aabb, graze_vec3, separate(box, other), c, &other.raw());
    compare_sweeps(box, other, path.b() - path.a());
    SEPARATES(aabb_separate_sphere, graze_vec3, separate(box, ball), c, &ball.raw());
    const sphere target = draw_sphere();
    SEPARATES(sphere_separate_sphere, graze_vec3, separate(target, ball), &target.raw(),
              &ball.raw());
    const vec3 points[] = {point, path.a(), path.b()};
    WRITES(aabb_from_points, graze_aabb, aabb::from_points(points), &points[0].raw(), 3);
    WRITES(aabb_merge, graze_aabb, merge(box, other), c, &other.raw());
    WRITES(aabb_from_segment, graze_aabb, aabb::from_segment(path), &path.raw());
    WRITES(aabb_from_sphere, graze_aabb, aabb::from_sphere(ball), &ball.raw());
    const capsule rod(path, ball.radius());
    RETURNS(aabb_overlaps_capsule, overlaps(box, rod), c, &rod.raw());
    SEPARATES(aabb_separate_capsule, graze_vec3, separate(box, rod), c, &rod.raw());
    RETURNS(aabb_overlaps_capsule, overlaps(rod, box), c, &rod.raw());
    WRITES(aabb_from_capsule, graze_aabb, aabb::from_capsule(rod), &rod.raw());
    WRITES(aabb_expand, graze_aabb, expand(box, point.x()), c, point.x().raw());
    RETURNS(aabb_overlaps_segment, overlaps(box, path), c, &path.raw());
    RETURNS(aabb_overlaps_ray, overlaps(box, line), c, &line.raw());
    CASTS(aabb_linecast, graze_line_hit, linecast(box, path), c, &path.raw());
    CASTS(aabb_linecast_exit, graze_line_hit, linecast_exit(box, path), c, &path.raw());
    CASTS(aabb_raycast, graze_ray_hit, raycast(box, line), c, &line.raw());
    CASTS(aabb_raycast_exit, graze_ray_hit, raycast_exit(box, line), c, &line.raw());
    CASTS(aabb_spherecast, graze_sweep_hit, spherecast(box, ball, path.b()), c, &ball.raw(),
          path.b().raw());
    if (const graze::sweep_hit hit = spherecast(box, ball, point - ball.center())) {
        const graze_sweep_hit &raw = hit.raw();
        HOLDS(aabb_spherecast, hit.center() == vec3(graze::from_c, raw.center) &&
                                   hit.fraction().raw() == raw.fraction &&
                                   hit.index() == raw.index &&
                                   static_cast<graze_feature>(hit.feature()) == raw.feature);
    }
    aabb set;
    set.min(box.min());
    set.max(box.max());
    HOLDS(aabb_merge, std::memcmp(&set.raw(), c, sizeof *c) == 0);
}

static void compare_oriented(const obb &box, const vec3 &point, const segment &path,
                             const ray &line)
{
    const aabb straight = draw_box();
    const sphere ball = draw_sphere();
    const obb other = draw_oriented();
    const graze_obb *c = &box.raw();
    const vec3 middle = box.center(); /* few points at random are in a box */
    RETURNS(obb_contains_point, contains(box, point), c, &point.raw());
    RETURNS(obb_contains_point, contains(box, middle), c, &middle.raw());
    RETURNS(obb_overlaps_aabb, overlaps(box, straight), c, &straight.raw());
    RETURNS(obb_overlaps_aabb, overlaps(straight, box), c, &straight.raw());
    RETURNS(obb_overlaps_obb, overlaps(box, other), c, &other.raw());
    RETURNS(obb_overlaps_sphere, overlaps(box, ball), c, &ball.raw());
    RETURNS(obb_overlaps_sphere, overlaps(ball, box), c, &ball.raw());
    const capsule rod(path, ball.radius());
    RETURNS(obb_overlaps_capsule, overlaps(box, rod), c, &rod.raw());
    RETURNS(obb_overlaps_capsule, overlaps(rod, box), c, &rod.raw());
    RETURNS(obb_distance_segment, distance(box, path), c, &path.raw());
    const triangle face(point, path.a(), path.b());
    RETURNS(obb_overlaps_triangle, overlaps(box, face), c, &face.raw());
    RETURNS(obb_overlaps_triangle, overlaps(face, box), c, &face.raw());
    WRITES(aabb_from_obb, graze_aabb, bounds(box), c);
    SEPARATES(obb_separate_sphere, graze_vec3, separate(box, ball), c, &ball.raw());
    SEPARATES(obb_separate_capsule, graze_vec3, separate(box, rod), c, &rod.raw());
    CASTS(obb_spherecast, graze_sweep_hit, spherecast(box, ball, path.b() - path.a()), c,
          &ball.raw(), (path.b() - path.a()).raw());
    WRITES(obb_closest_point, graze_vec3, closest_point(box, point), c, &point.raw());
    RETURNS(obb_overlaps_segment, overlaps(box, path), c, &path.raw());
    RETURNS(obb_overlaps_ray, overlaps(box, line), c, &line.raw());
    CASTS(obb_linecast, graze_line_hit, linecast(box, path), c, &path.raw());
    CASTS(obb_linecast_exit, graze_line_hit, linecast_exit(box, path), c, &path.raw());
    CASTS(obb_raycast, graze_ray_hit, raycast(box, line), c, &line.raw());
    CASTS(obb_raycast_exit, graze_ray_hit, raycast_exit(box, line), c, &line.raw());
    const vec3 axes[] = {path.a(), path.b(), point}, size = straight.max() - straight.min();
    const graze_vec3 axes_of_c[] = {axes[0].raw(), axes[1].raw(), axes[2].raw()};
    WRITES(obb_from_axes, graze_obb, obb::from_axes(point, axes, size), &point.raw(), axes_of_c,
           &size.raw());
    const matrix world(axes[0], axes[1], axes[2], point);
    WRITES(obb_from_matrix, graze_obb, obb::from_matrix(world, size), &world.raw(), &size.raw());
    const quaternion rotation = quaternion::from_axis_angle(point, draw_angle());
    WRITES(obb_from_quaternion, graze_obb, obb::from_quaternion(point, rotation, size),
           &point.raw(), &rotation.raw(), &size.raw());
    const obb made(box.center(), {box.axis(0), box.axis(1), box.axis(2)}, box.half());
    obb set;
    set.center(box.center());
    for (int i = 0; i < 3; i++)
        set.axis(i, box.axis(i));
    set.half(box.half());
    HOLDS(obb_from_axes,
          std::memcmp(&made, c, sizeof *c) == 0 && std::memcmp(&set, c, sizeof *c) == 0);
}

/* Like std::array: with data() and size(). */
template <class T> struct list {
    const T *array;
    size_t count;
    const T *data() const
    {
        return array;
    }
    size_t size() const
    {
        return count;
    }
};

static void compare_nearest(const segment &path, const ray &line)
{
    const sphere balls[] = {draw_sphere(), draw_sphere(), draw_sphere()};
    const aabb boxes[] = {draw_box(), draw_box(), draw_box()};
    const graze::capsule capsules[] = {{path, 1_q}, {{draw3(), draw3()}, 3_q}};
    const graze::cylinder cylinders[] = {{path, 1_q}, {{draw3(), draw3()}, 3_q}};
    const obb oriented[] = {draw_oriented(), draw_oriented(), draw_oriented()};
    const triangle faces[] = {{draw3(), draw3(), draw3()}, {draw3(), draw3(), draw3()}};
    const list<triangle> listed = {faces, 2};
    CASTS_AT_MANY(nearest_sphere_linecast, graze_line_hit, nearest_linecast(balls, path),
                  &balls[0].raw(), 3, &path.raw());
    CASTS_AT_MANY(nearest_sphere_raycast, graze_ray_hit, nearest_raycast(balls, line),
                  &balls[0].raw(), 3, &line.raw());
    CASTS_AT_MANY(nearest_aabb_linecast, graze_line_hit, nearest_linecast({boxes, 2}, path),
                  &boxes[0].raw(), 2, &path.raw());
    CASTS_AT_MANY(nearest_aabb_raycast, graze_ray_hit, nearest_raycast(boxes, line),
                  &boxes[0].raw(), 3, &line.raw());
    CASTS_AT_MANY(nearest_capsule_linecast, graze_line_hit, nearest_linecast(capsules, path),
                  &capsules[0].raw(), 2, &path.raw());
    CASTS_AT_MANY(nearest_capsule_raycast, graze_ray_hit, nearest_raycast(capsules, line),
                  &capsules[0].raw(), 2, &line.raw());
    CASTS_AT_MANY(nearest_cylinder_linecast, graze_line_hit, nearest_linecast(cylinders, path),
                  &cylinders[0].raw(), 2, &path.raw());
    CASTS_AT_MANY(nearest_cylinder_raycast, graze_ray_hit, nearest_raycast(cylinders, line),
                  &cylinders[0].raw(), 2, &line.raw());
    CASTS_AT_MANY(nearest_obb_linecast, graze_line_hit, nearest_linecast(oriented, path),
                  &oriented[0].raw(), 3, &path.raw());
    CASTS_AT_MANY(nearest_obb_raycast, graze_ray_hit, nearest_raycast(oriented, line),
                  &oriented[0].raw(), 3, &line.raw());
    CASTS_AT_MANY(nearest_triangle_linecast, graze_face_line_hit, nearest_linecast(listed, path),
                  &faces[0].raw(), 2, &path.raw());
    CASTS_AT_MANY(nearest_triangle_raycast, graze_face_ray_hit, nearest_raycast(faces, line),
                  &faces[0].raw(), 2, &line.raw());
    const graze::indexed<graze::line_hit> none =
        nearest_linecast(graze::array_view<aabb>(nullptr, 0), path);
    HOLDS(nearest_aabb_linecast, !none && none.index() == UINT32_MAX);
}

static void compare_nearest(const sphere &ball, const aabb &mover, const vec3 &motion)
{
    const sphere balls[] = {draw_sphere(), draw_sphere(), draw_sphere()};
    const aabb boxes[] = {draw_box(), draw_box(), draw_box()};
    const capsule capsules[] = {draw_capsule(), draw_capsule()};
    CASTS_AT_MANY(nearest_aabb_spherecast, graze_sweep_hit, nearest_spherecast(boxes, ball, motion),
                  &boxes[0].raw(), 3, &ball.raw(), motion.raw());
    CASTS_AT_MANY(nearest_sphere_spherecast, graze_sweep_hit,
                  nearest_spherecast(balls, ball, motion), &balls[0].raw(), 3, &ball.raw(),
                  motion.raw());
    CASTS_AT_MANY(nearest_capsule_spherecast, graze_sweep_hit,
                  nearest_spherecast(capsules, ball, motion), &capsules[0].raw(), 2, &ball.raw(),
                  motion.raw());
    const triangle triangles[] = {{draw3(), draw3(), draw3()}, {draw3(), draw3(), draw3()}};
    CASTS_AT_MANY(nearest_triangle_spherecast, graze_sweep_hit,
                  nearest_spherecast(triangles, ball, motion), &triangles[0].raw(), 2, &ball.raw(),
                  motion.raw());
    CASTS_AT_MANY(nearest_aabb_aabbcast, graze_sweep_hit,
                  nearest_aabbcast({boxes, 2}, mover, motion), &boxes[0].raw(), 2, &mover.raw(),
                  motion.raw());
}

void compare_solids()
{
    const vec3 point = draw3(), a = draw3(), b = draw3();
    const segment path(a, b);
    const ray line(a, b, 2_q), endless(a, b);
    compare_spheres(draw_sphere(), point, path, line);
    compare_spheres(draw_sphere(), point, path, endless);
    compare_capsules(draw_capsule(), point, path, line);
    compare_capsules(draw_capsule(), point, path, endless);
    compare_segments(path);
    compare_cylinders(draw_cylinder(), point, path, line);
    compare_cylinders(draw_cylinder(), point, path, endless);
    compare_boxes(draw_box(), point, path, line);
    compare_oriented(draw_oriented(), point, path, line);
    compare_nearest(path, line);
    compare_nearest(draw_sphere(), draw_box(), b - a);
    ray set;
    set.origin(line.origin());
    set.dir(line.dir());
    set.t_max(line.t_max());
    segment moved;
    moved.a(path.a());
    moved.b(path.b());
    HOLDS(sphere_overlaps_ray,
          std::memcmp(&set, &line, sizeof line) == 0 && endless.t_max().raw() == GRAZE_NO_LIMIT);
    HOLDS(sphere_overlaps_segment, std::memcmp(&moved, &path, sizeof path) == 0);
}
