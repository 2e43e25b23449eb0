/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Circles, capsules, rectangles and walls. */
#include "compare.hpp"

using graze::capsule2;
using graze::circle;
using graze::polygon2;
using graze::ray2;
using graze::rect;
using graze::segment2;
using graze::vec2;
using graze::wall;

static circle draw_circle()
{
    const vec2 center = draw2();
    return {center, abs(draw()) * 0.5_q};
}

static rect draw_rect()
{
    const vec2 a = draw2(), b = draw2();
    return {min(a, b), max(a, b)};
}

static void compare_circles(const circle &ball, const vec2 &point, const segment2 &path,
                            const ray2 &line)
{
    const circle other = draw_circle();
    const graze_circle *c = &ball.raw();
    RETURNS(circle_contains_point, contains(ball, point), c, &point.raw());
    RETURNS(circle_overlaps_circle, overlaps(ball, other), c, &other.raw());
    WRITES(circle_closest_point, graze_vec2, closest_point(ball, point), c, &point.raw());
    RETURNS(circle_distance, distance(ball, point), c, &point.raw());
    WRITES(circle_off_surface, graze_vec2, off_surface(ball, point, path.a()), c, &point.raw(),
           &path.raw().a);
    if (const graze::line_hit2 hit = linecast(ball, path))
        WRITES(circle_off_surface, graze_vec2, off_surface(ball, hit), c, &hit.raw().point,
               &hit.raw().normal);
    RETURNS(circle_overlaps_segment, overlaps(ball, path), c, &path.raw());
    RETURNS(segment2_overlaps_circle, overlaps(path, ball), &path.raw(), c);
    RETURNS(circle_overlaps_ray, overlaps(ball, line), c, &line.raw());
    CASTS(circle_linecast, graze_line_hit2, linecast(ball, path), c, &path.raw());
    CASTS(circle_linecast_exit, graze_line_hit2, linecast_exit(ball, path), c, &path.raw());
    CASTS(circle_raycast, graze_ray_hit2, raycast(ball, line), c, &line.raw());
    CASTS(circle_raycast_exit, graze_ray_hit2, raycast_exit(ball, line), c, &line.raw());
    if (const graze::line_hit2 hit = linecast(ball, path)) {
        WRITES(ray_hit2_from_line_hit2, graze_ray_hit2, graze::ray_hit2(hit), &hit.raw());
        HOLDS(circle_linecast, hit.fraction().raw() == hit.raw().fraction);
    }
    HOLDS(ray_hit2_from_line_hit2, !graze::ray_hit2(graze::line_hit2()));
    circle set;
    set.center(ball.center());
    set.radius(ball.radius());
    HOLDS(circle_contains_point, std::memcmp(&set, c, sizeof *c) == 0);
}

static capsule2 draw_capsule2()
{
    const vec2 a = draw2(), b = draw2();
    return {{a, b}, abs(draw()) * 0.5_q};
}

static void compare_capsules_of_the_plane(const capsule2 &rod, const vec2 &point,
                                          const segment2 &path, const ray2 &line)
{
    const capsule2 other = draw_capsule2();
    const circle ball = draw_circle();
    const rect box = draw_rect();
    const graze_capsule2 *c = &rod.raw();
    RETURNS(capsule2_contains_point, contains(rod, point), c, &point.raw());
    WRITES(capsule2_closest_point, graze_vec2, closest_point(rod, point), c, &point.raw());
    RETURNS(capsule2_distance, distance(rod, point), c, &point.raw());
    WRITES(capsule2_off_surface, graze_vec2, off_surface(rod, point, path.a()), c, &point.raw(),
           &path.raw().a);
    if (const graze::ray_hit2 hit = raycast(rod, line))
        WRITES(capsule2_off_surface, graze_vec2, off_surface(rod, hit), c, &hit.raw().point,
               &hit.raw().normal);
    WRITES(rect_from_capsule2, graze_rect, rect::from_capsule2(rod), c);
    RETURNS(capsule2_overlaps_segment, overlaps(rod, path), c, &path.raw());
    RETURNS(segment2_overlaps_capsule2, overlaps(path, rod), &path.raw(), c);
    RETURNS(capsule2_overlaps_ray, overlaps(rod, line), c, &line.raw());
    RETURNS(capsule2_overlaps_circle, overlaps(rod, ball), c, &ball.raw());
    RETURNS(circle_overlaps_capsule2, overlaps(ball, rod), &ball.raw(), c);
    RETURNS(capsule2_overlaps_capsule2, overlaps(rod, other), c, &other.raw());
    RETURNS(rect_overlaps_capsule2, overlaps(box, rod), &box.raw(), c);
    RETURNS(rect_overlaps_capsule2, overlaps(rod, box), &box.raw(), c);
    CASTS(capsule2_linecast, graze_line_hit2, linecast(rod, path), c, &path.raw());
    CASTS(capsule2_linecast_exit, graze_line_hit2, linecast_exit(rod, path), c, &path.raw());
    CASTS(capsule2_raycast, graze_ray_hit2, raycast(rod, line), c, &line.raw());
    CASTS(capsule2_raycast_exit, graze_ray_hit2, raycast_exit(rod, line), c, &line.raw());
    capsule2 set;
    set.core(rod.core());
    set.radius(rod.radius());
    HOLDS(capsule2_contains_point, std::memcmp(&set.raw(), c, sizeof *c) == 0);
}

static void compare_rectangles(const rect &box, const vec2 &point, const segment2 &path,
                               const ray2 &line)
{
    const rect other = draw_rect();
    const circle ball = draw_circle();
    const graze_rect *c = &box.raw();
    RETURNS(rect_contains_point, contains(box, point), c, &point.raw());
    RETURNS(rect_overlaps_rect, overlaps(box, other), c, &other.raw());
    RETURNS(rect_contains_rect, contains(box, other), c, &other.raw());
    RETURNS(rect_overlaps_circle, overlaps(box, ball), c, &ball.raw());
    RETURNS(rect_overlaps_circle, overlaps(ball, box), c, &ball.raw());
    WRITES(rect_closest_point, graze_vec2, closest_point(box, point), c, &point.raw());
    RETURNS(rect_distance, distance(box, point), c, &point.raw());
    RETURNS(rect_distance_sq, distance_sq(box, point), c, &point.raw());
    WRITES(rect_off_surface, graze_vec2, off_surface(box, point, path.a()), c, &point.raw(),
           &path.raw().a);
    if (const graze::ray_hit2 hit = raycast(box, line))
        WRITES(rect_off_surface, graze_vec2, off_surface(box, hit), c, &hit.raw().point,
               &hit.raw().normal);
    WRITES(rect_from_center_size, graze_rect, rect::from_center_size(point, path.a()), &point.raw(),
           &path.raw().a);
    SEPARATES(rect_separate_rect, graze_vec2, separate(box, other), c, &other.raw());
    SEPARATES(rect_separate_circle, graze_vec2, separate(box, ball), c, &ball.raw());
    const circle target{{point.y(), point.x()}, ball.radius()};
    SEPARATES(circle_separate_circle, graze_vec2, separate(target, ball), &target.raw(),
              &ball.raw());
    const vec2 points[] = {point, path.a(), path.b()};
    WRITES(rect_from_points, graze_rect, rect::from_points(points), &points[0].raw(), 3);
    WRITES(rect_merge, graze_rect, merge(box, other), c, &other.raw());
    WRITES(rect_from_segment2, graze_rect, rect::from_segment(path), &path.raw());
    WRITES(rect_from_circle, graze_rect, rect::from_circle(ball), &ball.raw());
    WRITES(rect_expand, graze_rect, expand(box, point.x()), c, point.x().raw());
    RETURNS(rect_overlaps_segment, overlaps(box, path), c, &path.raw());
    RETURNS(rect_overlaps_ray, overlaps(box, line), c, &line.raw());
    CASTS(rect_linecast, graze_line_hit2, linecast(box, path), c, &path.raw());
    CASTS(rect_linecast_exit, graze_line_hit2, linecast_exit(box, path), c, &path.raw());
    CASTS(rect_raycast, graze_ray_hit2, raycast(box, line), c, &line.raw());
    CASTS(rect_raycast_exit, graze_ray_hit2, raycast_exit(box, line), c, &line.raw());
    rect set;
    set.min(box.min());
    set.max(box.max());
    HOLDS(rect_merge, std::memcmp(&set, c, sizeof *c) == 0);
}

static void compare_hits_of_walls(const wall &shape, const segment2 &path, const ray2 &line)
{
    if (const graze::wall_line_hit2 hit = linecast(shape, path)) {
        WRITES(line_hit2_from_wall_hit2, graze_line_hit2, graze::line_hit2(hit), &hit.raw());
        HOLDS(segment2_linecast, hit.fraction().raw() == hit.raw().fraction &&
                                     plain(hit.side()) == hit.raw().side &&
                                     hit.wall_fraction().raw() == hit.raw().wall_fraction);
    }
    if (const graze::wall_ray_hit2 hit = raycast(shape, line)) {
        WRITES(ray_hit2_from_wall_hit2, graze_ray_hit2, graze::ray_hit2(hit), &hit.raw());
        HOLDS(segment2_raycast, hit.t().raw() == hit.raw().t &&
                                    plain(hit.side()) == hit.raw().side &&
                                    hit.wall_fraction().raw() == hit.raw().wall_fraction);
    }
    const graze::line_hit2 none = graze::wall_line_hit2();
    HOLDS(line_hit2_from_wall_hit2, !none);
}

static void compare_walls(const wall &shape, const vec2 &point, const segment2 &path,
                          const ray2 &line)
{
    const graze_segment2 *c = &shape.raw();
    RETURNS(segment2_overlaps_segment, overlaps(shape, path), c, &path.raw());
    RETURNS(segment2_overlaps_ray, overlaps(shape, line), c, &line.raw());
    CASTS(segment2_linecast, graze_wall_line_hit2, linecast(shape, path), c, &path.raw());
    CASTS(segment2_raycast, graze_wall_ray_hit2, raycast(shape, line), c, &line.raw());
    WRITES(segment2_closest_point, graze_vec2, closest_point(shape, point), c, &point.raw());
    RETURNS(segment2_distance, distance(shape, point), c, &point.raw());
    RETURNS(segment2_distance_segment, distance(shape, path), c, &path.raw());
    const graze::closest_pair2 pair = closest_points(shape, path);
    graze_vec2 on_a, on_b;
    graze_segment2_closest_points(c, &path.raw(), &on_a, &on_b);
    HOLDS(segment2_closest_points,
          pair.on_a == vec2(graze::from_c, on_a) && pair.on_b == vec2(graze::from_c, on_b));
    wall set;
    set.a(shape.a());
    set.b(shape.b());
    HOLDS(segment2_distance, std::memcmp(&set, c, sizeof *c) == 0);
}

static void compare_polygons(const vec2 &point, const segment2 &a, const segment2 &b)
{
    const vec2 corners[] = {a.a(), a.b(), b.a(), b.b()};
    const polygon2 shape(corners, 4);
    const graze_polygon2 *c = &shape.raw();
    RETURNS(polygon2_is_convex, is_convex(shape), c);
    RETURNS(polygon2_contains_point, contains(shape, point), c, &point.raw());
    const vec2 others[] = {point, b.a(), b.b()};
    const polygon2 other(others, 3);
    const circle ball(point, 1_q);
    const rect box(min(point, b.a()), max(point, b.a()));
    RETURNS(polygon2_overlaps_circle, overlaps(shape, ball), c, &ball.raw());
    RETURNS(polygon2_overlaps_circle, overlaps(ball, shape), c, &ball.raw());
    RETURNS(polygon2_overlaps_rect, overlaps(shape, box), c, &box.raw());
    RETURNS(polygon2_overlaps_rect, overlaps(box, shape), c, &box.raw());
    RETURNS(polygon2_overlaps_polygon2, overlaps(shape, other), c, &other.raw());
    WRITES(polygon2_closest_point, graze_vec2, closest_point(shape, point), c, &point.raw());
    RETURNS(polygon2_distance, distance(shape, point), c, &point.raw());
    HOLDS(polygon2_is_convex, shape.count() == 4 && c->corners == &corners[0].raw());
}

static void compare_sweeps(const vec2 &point, const segment2 &border, const segment2 &way)
{
    const circle ball = draw_circle(), disc = draw_circle();
    const capsule2 rod = draw_capsule2();
    const rect box = draw_rect();
    const vec2 motion = way.b() - way.a();
    CASTS(segment2_circlecast, graze_sweep_hit2, circlecast(border, ball, motion), &border.raw(),
          &ball.raw(), motion.raw());
    CASTS(circle_circlecast, graze_sweep_hit2, circlecast(disc, ball, motion), &disc.raw(),
          &ball.raw(), motion.raw());
    CASTS(capsule2_circlecast, graze_sweep_hit2, circlecast(rod, ball, motion), &rod.raw(),
          &ball.raw(), motion.raw());
    CASTS(rect_circlecast, graze_sweep_hit2, circlecast(box, ball, motion), &box.raw(), &ball.raw(),
          motion.raw());
    const vec2 corners[] = {border.a(), border.b(), point};
    const polygon2 roof(corners, 3);
    CASTS(polygon2_circlecast, graze_sweep_hit2, circlecast(roof, ball, motion), &roof.raw(),
          &ball.raw(), motion.raw());
    if (const graze::sweep_hit2 hit = circlecast(border, ball, point)) {
        const graze_sweep_hit2 &c = hit.raw();
        HOLDS(segment2_circlecast,
              hit.center().raw().x == c.center.x && hit.center().raw().y == c.center.y &&
                  hit.fraction().raw() == c.fraction && hit.index() == c.index &&
                  static_cast<graze_feature>(hit.feature()) == c.feature);
    }
    const rect target = rect::from_segment(border), mover = rect::from_segment(way);
    CASTS(rect_rectcast, graze_sweep_hit2, rectcast(target, mover, motion), &target.raw(),
          &mover.raw(), motion.raw());
}

/* A turn of any size and sign, by the bits of a coordinate. */
static int32_t draw_turn()
{
    return static_cast<int32_t>(draw_angle().raw());
}

#define ARCCASTS(routine, shape)                                                                   \
    do {                                                                                           \
        int32_t turn = 0;                                                                          \
        const graze_result result =                                                                \
            graze_##routine(&(shape).raw(), &arc.raw(), ball.radius().raw(), &turn);               \
        const graze::arc_stop2 stop = arccast(shape, arc, ball.radius());                          \
        HOLDS(routine, static_cast<graze_result>(stop.result()) == result &&                       \
                           stop.turn() == turn && static_cast<bool>(stop) == (result != 0));       \
    } while (0)

static void compare_arcs(const vec2 &center, const segment2 &border)
{
    const circle ball = draw_circle(), disc = draw_circle();
    const rect box = draw_rect();
    const graze::arc2 arc(center, ball.center(), draw_turn());
    ARCCASTS(segment2_arccast, border);
    ARCCASTS(circle_arccast, disc);
    ARCCASTS(rect_arccast, box);
    WRITES(arc2_point, graze_vec2, point_at(arc, arc.turn()), &arc.raw(), arc.turn());
}

static void compare_nearest(const segment2 &border, const segment2 &way)
{
    const circle ball = draw_circle();
    const segment2 borders[] = {border, segment2(draw2(), draw2())};
    const circle discs[] = {draw_circle(), draw_circle(), draw_circle()};
    const capsule2 rods[] = {draw_capsule2(), draw_capsule2()};
    const rect boxes[] = {draw_rect(), draw_rect(), draw_rect()};
    const rect mover = rect::from_segment(way);
    const vec2 motion = way.b() - way.a();
    CASTS_AT_MANY(nearest_segment2_circlecast, graze_sweep_hit2,
                  nearest_circlecast(borders, ball, motion), &borders[0].raw(), 2, &ball.raw(),
                  motion.raw());
    CASTS_AT_MANY(nearest_circle_circlecast, graze_sweep_hit2,
                  nearest_circlecast(discs, ball, motion), &discs[0].raw(), 3, &ball.raw(),
                  motion.raw());
    CASTS_AT_MANY(nearest_capsule2_circlecast, graze_sweep_hit2,
                  nearest_circlecast(rods, ball, motion), &rods[0].raw(), 2, &ball.raw(),
                  motion.raw());
    CASTS_AT_MANY(nearest_rect_circlecast, graze_sweep_hit2,
                  nearest_circlecast(boxes, ball, motion), &boxes[0].raw(), 3, &ball.raw(),
                  motion.raw());
    CASTS_AT_MANY(nearest_rect_rectcast, graze_sweep_hit2, nearest_rectcast(boxes, mover, motion),
                  &boxes[0].raw(), 3, &mover.raw(), motion.raw());
}

static void compare_moves_in_the_plane(const vec2 &point, const segment2 &border,
                                       const segment2 &way)
{
    const circle ball = draw_circle(), disc = draw_circle();
    const capsule2 rod = draw_capsule2();
    const rect box = draw_rect();
    const vec2 corners[] = {border.a(), border.b(), way.b()};
    const polygon2 shape(corners, 3);
    SEPARATES(segment2_separate_circle, graze_vec2, separate(border, ball), &border.raw(),
              &ball.raw(), nullptr);
    SEPARATES(segment2_separate_circle, graze_vec2, separate(border, ball, point), &border.raw(),
              &ball.raw(), &point.raw());
    SEPARATES(segment2_separate_capsule2, graze_vec2, separate(border, rod), &border.raw(),
              &rod.raw(), nullptr);
    SEPARATES(segment2_separate_capsule2, graze_vec2, separate(border, rod, point), &border.raw(),
              &rod.raw(), &point.raw());
    SEPARATES(circle_separate_capsule2, graze_vec2, separate(disc, rod), &disc.raw(), &rod.raw());
    SEPARATES(rect_separate_capsule2, graze_vec2, separate(box, rod), &box.raw(), &rod.raw());
    SEPARATES(polygon2_separate_circle, graze_vec2, separate(shape, ball), &shape.raw(),
              &ball.raw());
    SEPARATES(polygon2_separate_capsule2, graze_vec2, separate(shape, rod), &shape.raw(),
              &rod.raw());
}

static void compare_lines_of_polygons(const segment2 &a, const segment2 &path, const ray2 &line)
{
    const vec2 corners[] = {a.a(), a.b(), path.b()};
    const polygon2 shape(corners, 3);
    const graze_polygon2 *c = &shape.raw();
    RETURNS(polygon2_overlaps_segment, overlaps(shape, path), c, &path.raw());
    RETURNS(polygon2_overlaps_ray, overlaps(shape, line), c, &line.raw());
    CASTS(polygon2_linecast, graze_line_hit2, linecast(shape, path), c, &path.raw());
    CASTS(polygon2_linecast_exit, graze_line_hit2, linecast_exit(shape, path), c, &path.raw());
    CASTS(polygon2_raycast, graze_ray_hit2, raycast(shape, line), c, &line.raw());
    CASTS(polygon2_raycast_exit, graze_ray_hit2, raycast_exit(shape, line), c, &line.raw());
}

void compare_solids_of_the_plane()
{
    const vec2 point = draw2(), a = draw2(), b = draw2();
    const segment2 path(a, b);
    const ray2 line(a, b, 2_q), endless(a, b);
    compare_circles(draw_circle(), point, path, line);
    compare_moves_in_the_plane(draw2(), path, segment2(draw2(), draw2()));
    compare_sweeps(draw2(), path, segment2(draw2(), draw2()));
    compare_arcs(draw2(), path);
    compare_nearest(path, segment2(draw2(), draw2()));
    compare_capsules_of_the_plane(draw_capsule2(), point, path, line);
    compare_capsules_of_the_plane(draw_capsule2(), point, path, endless);
    compare_rectangles(draw_rect(), point, path, line);
    const wall shape(draw2(), draw2());
    compare_walls(shape, point, path, line);
    compare_hits_of_walls(shape, path, endless);
    compare_polygons(point, path, shape);
    compare_lines_of_polygons(shape, path, endless);
    ray2 set;
    set.origin(line.origin());
    set.dir(line.dir());
    set.t_max(line.t_max());
    HOLDS(circle_overlaps_ray,
          std::memcmp(&set, &line, sizeof line) == 0 && endless.t_max().raw() == GRAZE_NO_LIMIT);
}
