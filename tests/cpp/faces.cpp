/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Triangles, parallelograms, meshes, discs and planes, and the hits of faces. */
#include "compare.hpp"

using graze::aabb;
using graze::capsule;
using graze::disc;
using graze::mesh;
using graze::obb;
using graze::parallelogram;
using graze::plane;
using graze::quaternion;
using graze::ray;
using graze::segment;
using graze::side;
using graze::sphere;
using graze::triangle;
using graze::vec3;

/* A mesh in flash. */
static constexpr vec3 corners_in_flash[] = {{0_q, 0_q, 0_q}, {1_q, 0_q, 0_q}, {0_q, 1_q, 0_q}};
static constexpr uint16_t indices_in_flash[] = {0, 1, 2};
static constexpr mesh in_flash(corners_in_flash, indices_in_flash, 1);
static_assert(in_flash.faces() == 1 && in_flash.raw().vertices == &corners_in_flash[0].raw(), "");

/* A query for which the routine returns whether there is a place, and writes it then. */
#define PLACES(routine, call, ...)                                                                 \
    do {                                                                                           \
        TALLY(routine);                                                                            \
        graze_barycentric place;                                                                   \
        const bool is_place = graze_##routine(__VA_ARGS__, &place);                                \
        const graze::barycentric got = call;                                                       \
        count(counts,                                                                              \
              static_cast<bool>(got) == is_place &&                                                \
                  (!is_place || (got.u().raw() == place.u && got.v().raw() == place.v)),           \
              is_place);                                                                           \
    } while (0)

static void compare_triangles(const triangle &face, const segment &path, const ray &line)
{
    const graze_triangle *c = &face.raw();
    RETURNS(triangle_overlaps_segment, overlaps(face, path), c, &path.raw());
    RETURNS(triangle_distance_segment, distance(face, path), c, &path.raw());
    RETURNS(triangle_overlaps_ray, overlaps(face, line), c, &line.raw());
    CASTS(triangle_linecast, graze_face_line_hit, linecast(face, path), c, &path.raw());
    CASTS(triangle_raycast, graze_face_ray_hit, raycast(face, line), c, &line.raw());
    CASTS(triangle_linecast_front, graze_face_line_hit, linecast_front(face, path), c, &path.raw());
    CASTS(triangle_raycast_front, graze_face_ray_hit, raycast_front(face, line), c, &line.raw());
    PLACES(triangle_barycentric_of_segment, barycentric_of(face, path), c, &path.raw());
    PLACES(triangle_barycentric_of_ray, barycentric_of(face, line), c, &line.raw());
    triangle set;
    set.a(face.a());
    set.b(face.b());
    set.c(face.c());
    HOLDS(triangle_normal, std::memcmp(&set, c, sizeof *c) == 0);
}

static void compare_points_and_triangles(const triangle &face, const vec3 &point,
                                         const sphere &ball, const aabb &box)
{
    const graze_triangle *c = &face.raw();
    WRITES(triangle_closest_point, graze_vec3, closest_point(face, point), c, &point.raw());
    RETURNS(triangle_distance, distance(face, point), c, &point.raw());
    RETURNS(triangle_overlaps_sphere, overlaps(face, ball), c, &ball.raw());
    RETURNS(triangle_overlaps_sphere, overlaps(ball, face), c, &ball.raw());
    const capsule rod({point, box.max()}, ball.radius());
    RETURNS(triangle_overlaps_capsule, overlaps(face, rod), c, &rod.raw());
    RETURNS(triangle_overlaps_capsule, overlaps(rod, face), c, &rod.raw());
    RETURNS(triangle_overlaps_aabb, overlaps(face, box), c, &box.raw());
    RETURNS(triangle_overlaps_aabb, overlaps(box, face), c, &box.raw());
    const triangle other = {point, ball.center(), box.max()};
    RETURNS(triangle_overlaps_triangle, overlaps(face, other), c, &other.raw());
    WRITES(aabb_from_triangle, graze_aabb, bounds(face), c);
    CASTS(triangle_aabbcast, graze_sweep_hit, aabbcast(face, box, point), c, &box.raw(),
          point.raw());
    CASTS(triangle_spherecast, graze_sweep_hit, spherecast(face, ball, point), c, &ball.raw(),
          point.raw());
    SEPARATES(triangle_separate_sphere, graze_vec3, separate(face, ball), c, &ball.raw(), nullptr);
    SEPARATES(triangle_separate_sphere, graze_vec3, separate(face, ball, point), c, &ball.raw(),
              &point.raw());
    const capsule pill({ball.center(), draw3()}, ball.radius());
    SEPARATES(triangle_separate_capsule, graze_vec3, separate(face, pill), c, &pill.raw(), nullptr);
    SEPARATES(triangle_separate_capsule, graze_vec3, separate(face, pill, point), c, &pill.raw(),
              &point.raw());
    WRITES(triangle_normal, graze_vec3, normal(face), c);
    WRITES(triangle_off_surface, graze_vec3, off_surface(face, point, side::front), c, &point.raw(),
           GRAZE_FRONT);
    WRITES(triangle_off_surface, graze_vec3, off_surface(face, point, -side::front), c,
           &point.raw(), GRAZE_BACK);
}

static void compare_parallelograms(const parallelogram &face, const segment &path, const ray &line)
{
    const graze_parallelogram *c = &face.raw();
    RETURNS(parallelogram_overlaps_segment, overlaps(face, path), c, &path.raw());
    RETURNS(parallelogram_overlaps_ray, overlaps(face, line), c, &line.raw());
    CASTS(parallelogram_linecast, graze_face_line_hit, linecast(face, path), c, &path.raw());
    CASTS(parallelogram_raycast, graze_face_ray_hit, raycast(face, line), c, &line.raw());
    CASTS(parallelogram_linecast_front, graze_face_line_hit, linecast_front(face, path), c,
          &path.raw());
    CASTS(parallelogram_raycast_front, graze_face_ray_hit, raycast_front(face, line), c,
          &line.raw());
    PLACES(parallelogram_barycentric_of_segment, barycentric_of(face, path), c, &path.raw());
    PLACES(parallelogram_barycentric_of_ray, barycentric_of(face, line), c, &line.raw());
    parallelogram set;
    set.corner(face.corner());
    set.u(face.u());
    set.v(face.v());
    HOLDS(parallelogram_normal, std::memcmp(&set, c, sizeof *c) == 0);
}

static void compare_points_and_parallelograms(const parallelogram &face, const vec3 &point,
                                              const sphere &ball, const aabb &box)
{
    const graze_parallelogram *c = &face.raw();
    WRITES(parallelogram_closest_point, graze_vec3, closest_point(face, point), c, &point.raw());
    RETURNS(parallelogram_distance, distance(face, point), c, &point.raw());
    RETURNS(parallelogram_overlaps_sphere, overlaps(face, ball), c, &ball.raw());
    CASTS(parallelogram_spherecast, graze_sweep_hit, spherecast(face, ball, point), c, &ball.raw(),
          point.raw());
    RETURNS(parallelogram_overlaps_sphere, overlaps(ball, face), c, &ball.raw());
    const capsule rod({point, box.max()}, ball.radius());
    RETURNS(parallelogram_overlaps_capsule, overlaps(face, rod), c, &rod.raw());
    RETURNS(parallelogram_overlaps_capsule, overlaps(rod, face), c, &rod.raw());
    RETURNS(parallelogram_overlaps_aabb, overlaps(face, box), c, &box.raw());
    RETURNS(parallelogram_overlaps_aabb, overlaps(box, face), c, &box.raw());
    WRITES(parallelogram_normal, graze_vec3, normal(face), c);
    WRITES(parallelogram_off_surface, graze_vec3, off_surface(face, point, side::front), c,
           &point.raw(), GRAZE_FRONT);
    WRITES(parallelogram_off_surface, graze_vec3, off_surface(face, point, side::back), c,
           &point.raw(), GRAZE_BACK);
}

static void compare_hits_of_faces(const triangle &face, const parallelogram &wide,
                                  const segment &path, const ray &line)
{
    if (const graze::face_line_hit hit = linecast(face, path)) {
        const graze_side back = -hit.raw().side;
        WRITES(line_hit_from_face_hit, graze_line_hit, graze::line_hit(hit), &hit.raw());
        WRITES(ray_hit_from_line_hit, graze_ray_hit, graze::ray_hit(graze::line_hit(hit)),
               &graze::line_hit(hit).raw());
        WRITES(triangle_off_surface, graze_vec3, off_surface(face, hit, -hit.side()), &face.raw(),
               &hit.raw().point, back);
        HOLDS(triangle_linecast,
              hit.fraction().raw() == hit.raw().fraction && plain(hit.side()) == hit.raw().side);
        HOLDS(triangle_linecast, hit.point().raw().y == hit.raw().point.y &&
                                     hit.normal().raw().z == hit.raw().normal.z);
    }
    if (const graze::face_ray_hit hit = raycast(wide, line)) {
        WRITES(ray_hit_from_face_hit, graze_ray_hit, graze::ray_hit(hit), &hit.raw());
        WRITES(parallelogram_off_surface, graze_vec3, off_surface(wide, hit, hit.side()),
               &wide.raw(), &hit.raw().point, hit.raw().side);
        HOLDS(parallelogram_raycast,
              hit.t().raw() == hit.raw().t && plain(hit.side()) == hit.raw().side);
    }
    const graze::line_hit no_line = graze::face_line_hit();
    const graze::ray_hit no_ray = graze::face_ray_hit();
    HOLDS(line_hit_from_face_hit, !no_line && !no_ray && !graze::ray_hit(no_line));
}

static void compare_meshes_with_solids(const mesh &shape)
{
    const graze_mesh *c = &shape.raw();
    const sphere ball = {draw3(), draw()};
    const aabb box = {draw3(), draw3()};
    const triangle other = {draw3(), draw3(), draw3()};
    const vec3 point = draw3();
    graze_vec3 nearest;
    uint32_t face, found;
    RETURNS(mesh_overlaps_sphere, overlaps(shape, ball), c, &ball.raw());
    RETURNS(mesh_overlaps_sphere, overlaps(ball, shape), c, &ball.raw());
    SEPARATES(mesh_separate_sphere, graze_vec3, separate(shape, ball), c, &ball.raw(), nullptr);
    SEPARATES(mesh_separate_sphere, graze_vec3, separate(shape, ball, point), c, &ball.raw(),
              &point.raw());
    const capsule rod({ball.center(), draw3()}, ball.radius());
    RETURNS(mesh_overlaps_capsule, overlaps(shape, rod), c, &rod.raw());
    RETURNS(mesh_overlaps_capsule, overlaps(rod, shape), c, &rod.raw());
    SEPARATES(mesh_separate_capsule, graze_vec3, separate(shape, rod), c, &rod.raw(), nullptr);
    SEPARATES(mesh_separate_capsule, graze_vec3, separate(shape, rod, point), c, &rod.raw(),
              &point.raw());
    RETURNS(mesh_overlaps_aabb, overlaps(shape, box), c, &box.raw());
    RETURNS(mesh_overlaps_aabb, overlaps(box, shape), c, &box.raw());
    const vec3 size = draw3();
    const quaternion turn = {draw(), draw(), draw(), draw()};
    const obb turned =
        obb::from_quaternion(point, turn, {abs(size.x()), abs(size.y()), abs(size.z())});
    RETURNS(mesh_overlaps_obb, overlaps(shape, turned), c, &turned.raw());
    RETURNS(mesh_overlaps_obb, overlaps(turned, shape), c, &turned.raw());
    RETURNS(mesh_overlaps_triangle, overlaps(shape, other), c, &other.raw());
    RETURNS(mesh_overlaps_triangle, overlaps(other, shape), c, &other.raw());
    RETURNS(mesh_contains_point, contains(shape, point), c, &point.raw());
    graze_mesh_closest_point(c, &point.raw(), &face, &nearest);
    HOLDS(mesh_closest_point, closest_point(shape, point, &found) == closest_point(shape, point));
    HOLDS(mesh_closest_point, found == face);
    WRITES(mesh_closest_point, graze_vec3, closest_point(shape, point), c, &point.raw(), nullptr);
}

static void compare_contacts(const mesh &shape, const triangle &face)
{
    const sphere ball = {face.a(), abs(draw())};
    const scalar margin = abs(draw());
    plane planes[2], expected[2];
    uint32_t found =
        graze_mesh_planes_of_sphere(&shape.raw(), &ball.raw(), margin.raw(), &expected[0].raw(), 2);
    RETURNS(mesh_planes_of_sphere, planes_of(shape, ball, margin, planes, 2), &shape.raw(),
            &ball.raw(), margin.raw(), &expected[0].raw(), 2);
    HOLDS(mesh_planes_of_sphere, std::memcmp(planes, expected, sizeof planes) == 0);
    HOLDS(mesh_planes_of_sphere, planes_of(shape, ball, margin, nullptr, 0) == found);
    RETURNS(triangle_planes_of_sphere, planes_of(face, ball, margin, planes, 2), &face.raw(),
            &ball.raw(), margin.raw(), &expected[0].raw(), 2);
    HOLDS(triangle_planes_of_sphere, std::memcmp(planes, expected, sizeof planes) == 0);
    /* None if all corners are on one line: the center is at a corner, and there is no normal. */
    found = graze_triangle_planes_of_sphere(&face.raw(), &ball.raw(), margin.raw(), nullptr, 0);
    HOLDS(triangle_planes_of_sphere, planes_of(face, ball, margin, nullptr, 0) == found);
    const vec3 motion = draw3();
    planes[1] = plane(draw3(), draw3());
    const graze_vec3 clipped = graze_vec3_clip(motion.raw(), &planes[0].raw(), 2);
    RETURNS(vec3_clip, clip(motion, planes), motion.raw(), &planes[0].raw(), 2);
    HOLDS(vec3_clip, clip(motion, {planes, 2}) == vec3(graze::from_c, clipped));
}

static void compare_contacts_of_capsules(const mesh &shape, const triangle &face)
{
    const capsule rod({face.a(), draw3()}, abs(draw()));
    const aabb box = bounds(shape);
    const scalar margin = abs(draw());
    plane planes[2], expected[2];
    const uint32_t found =
        graze_mesh_planes_of_capsule(&shape.raw(), &rod.raw(), margin.raw(), &expected[0].raw(), 2);
    RETURNS(mesh_planes_of_capsule, planes_of(shape, rod, margin, planes, 2), &shape.raw(),
            &rod.raw(), margin.raw(), &expected[0].raw(), 2);
    HOLDS(mesh_planes_of_capsule, std::memcmp(planes, expected, sizeof planes) == 0);
    HOLDS(mesh_planes_of_capsule, planes_of(shape, rod, margin, nullptr, 0) == found);
    RETURNS(triangle_planes_of_capsule, planes_of(face, rod, margin, planes, 2), &face.raw(),
            &rod.raw(), margin.raw(), &expected[0].raw(), 2);
    HOLDS(triangle_planes_of_capsule, std::memcmp(planes, expected, sizeof planes) == 0);
    RETURNS(aabb_planes_of_capsule, planes_of(box, rod, margin, planes, 2), &box.raw(), &rod.raw(),
            margin.raw(), &expected[0].raw(), 2);
    HOLDS(aabb_planes_of_capsule, std::memcmp(planes, expected, sizeof planes) == 0);
}

static void compare_meshes(const segment &path, const ray &line)
{
    static const uint16_t indices[] = {0, 1, 2, 2, 1, 3};
    const vec3 vertices[] = {draw3(), draw3(), draw3(), draw3()};
    const mesh shape(vertices, indices, 2);
    const graze_mesh *c = &shape.raw();
    RETURNS(mesh_overlaps_segment, overlaps(shape, path), c, &path.raw());
    RETURNS(mesh_overlaps_ray, overlaps(shape, line), c, &line.raw());
    CASTS_AT_MANY(mesh_linecast, graze_face_line_hit, linecast(shape, path), c, &path.raw());
    CASTS_AT_MANY(mesh_raycast, graze_face_ray_hit, raycast(shape, line), c, &line.raw());
    const sphere ball(path.a(), 1_q);
    CASTS_AT_MANY(mesh_spherecast, graze_sweep_hit, spherecast(shape, ball, path.b()), c,
                  &ball.raw(), path.b().raw());
    WRITES(mesh_aabb, graze_aabb, bounds(shape), c);
    HOLDS(mesh_aabb, shape.faces() == 2);
    compare_meshes_with_solids(shape);
    compare_contacts(shape, {vertices[0], vertices[1], vertices[2]});
    compare_contacts_of_capsules(shape, {vertices[0], vertices[1], vertices[2]});
    const aabb box = bounds(shape);
    uint32_t found[2] = {7, 7};
    HOLDS(mesh_gather, gather(shape, box, found, 2) == 2 && found[0] == 0 && found[1] == 1);
    triangle corners;
    HOLDS(mesh_face, face(shape, 1, corners) && corners.a() == vertices[2] &&
                         corners.c() == vertices[3] && !face(shape, 2, corners));
}

static void compare_discs(const disc &face, const vec3 &point, const segment &path, const ray &line)
{
    const graze_disc *c = &face.raw();
    RETURNS(disc_overlaps_segment, overlaps(face, path), c, &path.raw());
    RETURNS(disc_overlaps_ray, overlaps(face, line), c, &line.raw());
    CASTS(disc_linecast, graze_face_line_hit, linecast(face, path), c, &path.raw());
    CASTS(disc_raycast, graze_face_ray_hit, raycast(face, line), c, &line.raw());
    WRITES(disc_closest_point, graze_vec3, closest_point(face, point), c, &point.raw());
    const capsule rod(path, 1_q);
    RETURNS(disc_overlaps_capsule, overlaps(face, rod), c, &rod.raw());
    RETURNS(disc_overlaps_capsule, overlaps(rod, face), c, &rod.raw());
    disc set;
    set.center(face.center());
    set.normal(face.normal());
    set.radius(face.radius());
    HOLDS(disc_closest_point, std::memcmp(&set, c, sizeof *c) == 0);
}

static void compare_planes(const plane &face, const vec3 &point, const segment &path,
                           const ray &line)
{
    const aabb box(min(path.a(), point), max(path.a(), point));
    const sphere ball(point, 1_q);
    const capsule rod(path, 1_q);
    const graze_plane *c = &face.raw();
    WRITES(plane_from_points, graze_plane, plane::from_points(point, path.a(), path.b()),
           &point.raw(), &path.raw().a, &path.raw().b);
    RETURNS(plane_distance, distance(face, point), c, &point.raw());
    WRITES(plane_project_point, graze_vec3, project_point(face, point), c, &point.raw());
    RETURNS(plane_side_of_point, side_of(face, point), c, &point.raw());
    RETURNS(plane_classify_aabb, classify(face, box), c, &box.raw());
    RETURNS(plane_classify_sphere, classify(face, ball), c, &ball.raw());
    RETURNS(plane_classify_capsule, classify(face, rod), c, &rod.raw());
    SEPARATES(plane_separate_sphere, graze_vec3, separate(face, ball), c, &ball.raw(), nullptr);
    SEPARATES(plane_separate_sphere, graze_vec3, separate(face, ball, path.a()), c, &ball.raw(),
              &path.raw().a);
    SEPARATES(plane_separate_capsule, graze_vec3, separate(face, rod), c, &rod.raw(), nullptr);
    SEPARATES(plane_separate_capsule, graze_vec3, separate(face, rod, point), c, &rod.raw(),
              &point.raw());
    CASTS(plane_spherecast, graze_sweep_hit, spherecast(face, ball, path.b() - path.a()), c,
          &ball.raw(), (path.b() - path.a()).raw());
    CASTS(plane_capsulecast, graze_sweep_hit, capsulecast(face, rod, path.b() - path.a()), c,
          &rod.raw(), (path.b() - path.a()).raw());
    CASTS(plane_linecast, graze_face_line_hit, linecast(face, path), c, &path.raw());
    CASTS(plane_raycast, graze_face_ray_hit, raycast(face, line), c, &line.raw());
    CASTS(plane_xy_linecast, graze_face_line_hit, linecast(graze::plane_xy{point.z()}, path),
          point.raw().z, &path.raw());
    CASTS(plane_xz_linecast, graze_face_line_hit, linecast(graze::plane_xz{point.y()}, path),
          point.raw().y, &path.raw());
    CASTS(plane_yz_linecast, graze_face_line_hit, linecast(graze::plane_yz{point.x()}, path),
          point.raw().x, &path.raw());
    CASTS(plane_xy_raycast, graze_face_ray_hit, raycast(graze::plane_xy{point.z()}, line),
          point.raw().z, &line.raw());
    CASTS(plane_xz_raycast, graze_face_ray_hit, raycast(graze::plane_xz{point.y()}, line),
          point.raw().y, &line.raw());
    CASTS(plane_yz_raycast, graze_face_ray_hit, raycast(graze::plane_yz{point.x()}, line),
          point.raw().x, &line.raw());
    plane set;
    set.point(face.point());
    set.normal(face.normal());
    HOLDS(plane_distance, std::memcmp(&set, c, sizeof *c) == 0);
}

void compare_faces()
{
    const vec3 point = draw3(), a = draw3(), b = draw3(), p = draw3(), q = draw3(), r = draw3();
    const segment path(a, b);
    const ray line(a, b - a, 2_q);
    const sphere ball(point, abs(draw()));
    const aabb box(min(a, point), max(a, point));
    compare_triangles({p, q, r}, path, line);
    compare_points_and_triangles({p, q, r}, point, ball, box);
    compare_parallelograms({p, q, r}, path, line);
    compare_points_and_parallelograms({p, q, r}, point, ball, box);
    compare_hits_of_faces({p, q, r}, {p, q, r}, path, line);
    compare_meshes(path, line);
    compare_discs({p, q, 4_q}, point, path, line);
    compare_planes({p, q}, point, path, line);
}
