/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The wall, on x and y of the workload of the box: from the box's lowest corner to its highest. The
 * peer is the textbook crossing: three cross products, and two quotients for a hit.
 */
#include "casts.h"
#include "peer_number.h"

static struct {
    graze_segment2 wall, segment;
    graze_ray2 ray;
} item;

static graze_vec2 flat(graze_vec3 v)
{
    return graze_vec2_of(v.x, v.y);
}

static void prepare(unsigned number, int32_t scale)
{
    query q = query_of(number, scale);
    item.wall.a = flat(q.box.min);
    item.wall.b = flat(q.box.max);
    item.segment.a = item.ray.origin = flat(q.segment.a);
    item.segment.b = flat(q.segment.b);
    item.ray.dir = flat(q.ray.dir);
    item.ray.t_max = q.ray.t_max;
}

static graze_vec2 minus2(graze_vec2 a, graze_vec2 b)
{
    return graze_vec2_of(a.x - b.x, a.y - b.y);
}

static graze_scalar cross2(graze_vec2 a, graze_vec2 b)
{
    return peer_area(peer_product(a.x, b.y) - peer_product(a.y, b.x));
}

static graze_scalar dot2(graze_vec2 a, graze_vec2 b)
{
    return peer_area(peer_product(a.x, b.x) + peer_product(a.y, b.y));
}

/* t and u as multiples of step, which is not negative. */
typedef struct {
    graze_scalar t, u, step;
    graze_vec2 wall;
} crossing;

/* Without a division. */
static bool crosses(crossing *c, const graze_segment2 *wall, graze_vec2 start, graze_vec2 run,
                    graze_scalar limit)
{
    graze_vec2 gap = minus2(wall->a, start);
    c->wall = minus2(wall->b, wall->a);
    graze_scalar step = cross2(run, c->wall), sign = step < 0 ? -1 : 1;
    c->step = sign * step;
    c->t = sign * cross2(gap, c->wall);
    if (c->t < 0 || c->t > (limit == GRAZE_ONE ? c->step : peer_mul(limit, c->step)))
        return false;
    c->u = sign * cross2(gap, run);
    return c->u >= 0 && c->u <= c->step && c->step > 0;
}

/* Divides t and u. */
static void locate(crossing *c)
{
    c->t = peer_div(c->t, c->step);
    c->u = peer_div(c->u, c->step);
}

static graze_vec2 unit_left(graze_vec2 v)
{
    peer_inverse inverse =
        peer_invert(peer_root_of(peer_product(v.x, v.x) + peer_product(v.y, v.y)));
    return graze_vec2_of(peer_times(-v.y, inverse), peer_times(v.x, inverse));
}

static graze_vec2 moved(graze_vec2 start, graze_vec2 run, graze_scalar t)
{
    return graze_vec2_of(start.x + peer_mul(run.x, t), start.y + peer_mul(run.y, t));
}

static bool peer_segment2_overlaps_segment(const graze_segment2 *wall,
                                           const graze_segment2 *segment)
{
    crossing c;
    return crosses(&c, wall, segment->a, minus2(segment->b, segment->a), GRAZE_ONE);
}

static bool peer_segment2_overlaps_ray(const graze_segment2 *wall, const graze_ray2 *ray)
{
    crossing c;
    return crosses(&c, wall, ray->origin, ray->dir, ray->t_max);
}

/* The fractions are in Q16.16. */
static graze_result peer_segment2_linecast(const graze_segment2 *wall,
                                           const graze_segment2 *segment, graze_wall_line_hit2 *hit)
{
    crossing c;
    graze_vec2 run = minus2(segment->b, segment->a);
    if (!crosses(&c, wall, segment->a, run, GRAZE_ONE))
        return GRAZE_MISS;
    locate(&c);
    hit->point = moved(segment->a, run, c.t);
    hit->normal = unit_left(c.wall);
    hit->fraction = c.t;
    hit->wall_fraction = c.u;
    hit->side = cross2(c.wall, run) < 0 ? GRAZE_FRONT : GRAZE_BACK;
    return GRAZE_HIT;
}

static graze_result peer_segment2_raycast(const graze_segment2 *wall, const graze_ray2 *ray,
                                          graze_wall_ray_hit2 *hit)
{
    crossing c;
    if (!crosses(&c, wall, ray->origin, ray->dir, ray->t_max))
        return GRAZE_MISS;
    locate(&c);
    hit->point = moved(ray->origin, ray->dir, c.t);
    hit->normal = unit_left(c.wall);
    hit->t = c.t;
    hit->wall_fraction = c.u;
    hit->side = cross2(c.wall, ray->dir) < 0 ? GRAZE_FRONT : GRAZE_BACK;
    return GRAZE_HIT;
}

static void peer_segment2_closest_point(const graze_segment2 *wall, const graze_vec2 *point,
                                        graze_vec2 *nearest)
{
    graze_vec2 run = minus2(wall->b, wall->a);
    graze_scalar along = dot2(run, minus2(*point, wall->a)), whole = dot2(run, run);
    graze_scalar t = whole > 0 ? peer_div(along, whole) : 0;
    t = t < 0 ? 0 : t > GRAZE_ONE ? GRAZE_ONE : t;
    *nearest = moved(wall->a, run, t);
}

static graze_scalar peer_segment2_distance(const graze_segment2 *wall, const graze_vec2 *point)
{
    graze_vec2 nearest;
    peer_segment2_closest_point(wall, point, &nearest);
    graze_vec2 gap = minus2(*point, nearest);
    return peer_root_of(peer_product(gap.x, gap.x) + peer_product(gap.y, gap.y));
}

static graze_scalar held(graze_scalar part, graze_scalar whole)
{
    if (!(part > 0) || !(whole > 0))
        return 0;
    return part < whole ? peer_div(part, whole) : GRAZE_ONE;
}

/* As for two segments in space (bench_segment.c), but the crossing by cross products. */
static void peer_segment2_closest_points(const graze_segment2 *a, const graze_segment2 *b,
                                         graze_vec2 *on_a, graze_vec2 *on_b)
{
    const graze_vec2 u = minus2(a->b, a->a), v = minus2(b->b, b->a), gap = minus2(b->a, a->a);
    const graze_scalar step = cross2(u, v), sign = step < 0 ? -1 : 1, uv = dot2(u, v);
    graze_scalar s = held(sign * cross2(gap, v), sign * step);
    const graze_scalar along = peer_mul(uv, s) - dot2(v, gap), vv = dot2(v, v);
    const graze_scalar t = held(along, vv);
    if (!(along > 0) || !(along < vv))
        s = held(dot2(u, gap) + peer_mul(uv, t), dot2(u, u));
    *on_a = moved(a->a, u, s);
    *on_b = moved(b->a, v, t);
}

static graze_scalar peer_segment2_distance_segment(const graze_segment2 *wall,
                                                   const graze_segment2 *segment)
{
    graze_vec2 on_a, on_b;
    peer_segment2_closest_points(wall, segment, &on_a, &on_b);
    const graze_vec2 way = minus2(on_b, on_a);
    return peer_root_of(peer_product(way.x, way.x) + peer_product(way.y, way.y));
}

typedef void to_points(const graze_segment2 *, const graze_segment2 *, graze_vec2 *, graze_vec2 *);
typedef graze_scalar how_far_apart(const graze_segment2 *, const graze_segment2 *);
typedef void to_point(const graze_segment2 *, const graze_vec2 *, graze_vec2 *);
typedef graze_scalar how_far(const graze_segment2 *, const graze_vec2 *);

static bool with_segment(any_routine *routine)
{
    return call_predicate(routine, &item.wall, &item.segment);
}

static bool with_ray(any_routine *routine)
{
    return call_predicate(routine, &item.wall, &item.ray);
}

static bool linecast(any_routine *routine)
{
    return call_cast(routine, &item.wall, &item.segment, &made.wall_line_hit2);
}

static bool raycast(any_routine *routine)
{
    return call_cast(routine, &item.wall, &item.ray, &made.wall_ray_hit2);
}

static bool closest_point(any_routine *routine)
{
    ((to_point *)routine)(&item.wall, &item.segment.a, &made.vec2);
    return true;
}

static bool distance(any_routine *routine)
{
    made.number[0] = ((how_far *)routine)(&item.wall, &item.segment.a);
    return true;
}

static bool closest_points(any_routine *routine)
{
    graze_vec2 on_b;
    ((to_points *)routine)(&item.wall, &item.segment, &made.vec2, &on_b);
    made.number[2] = on_b.x;
    made.number[3] = on_b.y;
    return true;
}

static bool distance_of_two(any_routine *routine)
{
    made.number[0] = ((how_far_apart *)routine)(&item.wall, &item.segment);
    return true;
}

static const bench_row rows[] = {
    ROW_WITH_PEER(with_segment, NOTHING, segment2_overlaps_segment),
    ROW_WITH_PEER(with_ray, NOTHING, segment2_overlaps_ray),
    ROW_WITH_PEER(linecast, POINT2, segment2_linecast),
    ROW_WITH_PEER(raycast, POINT2, segment2_raycast),
    ROW_WITH_PEER(closest_point, POINT2, segment2_closest_point),
    ROW_WITH_PEER(distance, NUMBER, segment2_distance),
    ROW_WITH_PEER(closest_points, FOUR, segment2_closest_points),
    ROW_WITH_PEER(distance_of_two, NUMBER, segment2_distance_segment),
};

BENCH_SHAPE_WITH_INPUT(segment2, "PPPPPPt");
