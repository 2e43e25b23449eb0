/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The capsule in the plane, on x and y of the workload of the capsule in space. The peer finds the nearest points of two
 * segments (Ericson, Real-Time Collision Detection, 5.1.9), and compares their squared distance; a rectangle overlaps if a
 * side of it is near enough, or if it contains an end of the core. Its casts cross the strip along the core, at the ratio of
 * two cross products with the core's unit vector, and otherwise the circle around an end.
 */
#include "casts.h"
#include "flat.h"
#include "peer_ball.h"

static struct {
    graze_capsule2 capsule, other;
    graze_segment2 segment;
    graze_ray2 ray;
    graze_circle circle;
    graze_rect rect;
    graze_vec2 on, normal; /* as of a hit */
} item;

static struct {
    graze_capsule capsule, other;
    graze_segment segment;
    graze_ray ray;
    graze_sphere sphere;
} space;

static graze_capsule2 capsule_in(const graze_aabb *box)
{
    graze_capsule2 capsule;
    capsule.core.a = flat(box->min);
    capsule.core.b = flat(box->max);
    capsule.radius = ((box->max.x - box->min.x) / 4 + (box->max.y - box->min.y) / 4) / 2;
    return capsule;
}

static graze_capsule capsule_in_space(const graze_capsule2 *flat_one)
{
    graze_capsule capsule;
    capsule.core = segment_in_space(&flat_one->core);
    capsule.radius = flat_one->radius;
    return capsule;
}

static void prepare_space(void)
{
    space.capsule = capsule_in_space(&item.capsule);
    space.other = capsule_in_space(&item.other);
    space.segment = segment_in_space(&item.segment);
    space.ray = ray_in_space(&item.ray);
    space.sphere = sphere_in_space(&item.circle);
}

/* Nearest to the start of the segment, with the normal there; 0 for a start inside. */
static void prepare_hit(void)
{
    const graze_vec2 *start = &item.segment.a;
    graze_capsule2_closest_point(&item.capsule, start, &item.on);
    item.normal = graze_vec2_normalize(graze_vec2_sub(*start, item.on));
}

static void prepare(unsigned number, int32_t scale)
{
    const query q = query_of(number, scale), next = query_of((number + 1) % QUERIES, scale);
    item.capsule = capsule_in(&q.box);
    item.other = capsule_in(&next.box);
    item.segment.a = item.ray.origin = flat(q.segment.a);
    item.segment.b = flat(q.segment.b);
    item.ray.dir = flat(q.ray.dir);
    item.ray.t_max = q.ray.t_max;
    item.circle.center = flat(next.box.min);
    item.circle.radius = item.other.radius;
    item.rect.min = flat(next.box.min);
    item.rect.max = flat(next.box.max);
    prepare_hit();
    prepare_space();
}

/* ---- The peer ---- */

static graze_vec2 peer_minus2(const graze_vec2 *a, const graze_vec2 *b)
{
    graze_vec2 d = {a->x - b->x, a->y - b->y};
    return d;
}

static peer_products peer_dot2_wide(const graze_vec2 *a, const graze_vec2 *b)
{
    return peer_product(a->x, b->x) + peer_product(a->y, b->y);
}

static graze_scalar peer_area2(const graze_vec2 *a, const graze_vec2 *b)
{
    return peer_area(peer_dot2_wide(a, b));
}

static graze_vec2 peer_point_at2(const graze_vec2 *start, const graze_vec2 *dir, graze_scalar t)
{
    graze_vec2 p = {start->x + peer_mul(dir->x, t), start->y + peer_mul(dir->y, t)};
    return p;
}

static graze_scalar held(graze_scalar part, graze_scalar whole, graze_scalar most)
{
    if (!(part > 0) || !(whole > 0))
        return 0;
    const graze_scalar place = peer_div(part, whole);
    return place < most ? place : most;
}

/* Of the first line, where it crosses the second. */
static graze_scalar place_across(const graze_vec2 *u, const graze_vec2 *v, const graze_vec2 *gap)
{
    peer_products part = peer_product(gap->x, v->y) - peer_product(gap->y, v->x);
    peer_products whole = peer_product(u->x, v->y) - peer_product(u->y, v->x);
    if (whole < 0) {
        part = -part;
        whole = -whole;
    }
    if (!(part > 0) || !(whole > 0))
        return 0;
    return part < whole ? peer_ratio(part, whole) : GRAZE_ONE;
}

static bool is_within(const graze_segment2 *core, const graze_vec2 *start, const graze_vec2 *v,
                      graze_scalar most, graze_scalar radius)
{
    const graze_vec2 u = peer_minus2(&core->b, &core->a), gap = peer_minus2(start, &core->a);
    const graze_scalar uu = peer_area2(&u, &u), uv = peer_area2(&u, v), vv = peer_area2(v, v);
    const graze_scalar vg = peer_area2(v, &gap), ug = peer_area2(&u, &gap);
    const graze_scalar t = held(peer_mul(uv, place_across(&u, v, &gap)) - vg, vv, most);
    const graze_scalar s = held(ug + peer_mul(uv, t), uu, GRAZE_ONE);
    const graze_vec2 on_second = peer_point_at2(&gap, v, t);
    const graze_vec2 way = peer_point_at2(&on_second, &u, -s);
    return peer_dot2_wide(&way, &way) <= peer_product(radius, radius);
}

/* The way from the core to a point beyond its nearest place. */
static graze_vec2 way_of_point(const graze_capsule2 *capsule, const graze_vec2 *point)
{
    const graze_vec2 u = peer_minus2(&capsule->core.b, &capsule->core.a);
    const graze_vec2 gap = peer_minus2(point, &capsule->core.a);
    const graze_scalar s = held(peer_area2(&u, &gap), peer_area2(&u, &u), GRAZE_ONE);
    return peer_point_at2(&gap, &u, -s);
}

static bool is_within_of_point(const graze_capsule2 *capsule, const graze_vec2 *point,
                               graze_scalar radius)
{
    const graze_vec2 way = way_of_point(capsule, point);
    return peer_dot2_wide(&way, &way) <= peer_product(radius, radius);
}

static bool peer_capsule2_contains_point(const graze_capsule2 *capsule, const graze_vec2 *point)
{
    return is_within_of_point(capsule, point, capsule->radius);
}

static graze_scalar peer_capsule2_distance(const graze_capsule2 *capsule, const graze_vec2 *point)
{
    const graze_vec2 way = way_of_point(capsule, point);
    const graze_scalar far_off = peer_root_of(peer_dot2_wide(&way, &way));
    return far_off > capsule->radius ? far_off - capsule->radius : 0;
}

static void peer_capsule2_closest_point(const graze_capsule2 *capsule, const graze_vec2 *point,
                                        graze_vec2 *nearest)
{
    const graze_vec2 way = way_of_point(capsule, point);
    const graze_scalar far_off = peer_root_of(peer_dot2_wide(&way, &way));
    *nearest = *point;
    if (far_off > capsule->radius)
        *nearest = peer_point_at2(point, &way, peer_div(capsule->radius, far_off) - GRAZE_ONE);
}

static bool peer_capsule2_overlaps_circle(const graze_capsule2 *capsule, const graze_circle *circle)
{
    return is_within_of_point(capsule, &circle->center, capsule->radius + circle->radius);
}

static bool peer_capsule2_overlaps_segment(const graze_capsule2 *capsule,
                                           const graze_segment2 *segment)
{
    const graze_vec2 v = peer_minus2(&segment->b, &segment->a);
    return is_within(&capsule->core, &segment->a, &v, GRAZE_ONE, capsule->radius);
}

static bool peer_capsule2_overlaps_ray(const graze_capsule2 *capsule, const graze_ray2 *ray)
{
    return is_within(&capsule->core, &ray->origin, &ray->dir, ray->t_max, capsule->radius);
}

static bool peer_capsule2_overlaps_capsule2(const graze_capsule2 *a, const graze_capsule2 *b)
{
    const graze_vec2 v = peer_minus2(&b->core.b, &b->core.a);
    return is_within(&a->core, &b->core.a, &v, GRAZE_ONE, a->radius + b->radius);
}

static bool peer_rect_overlaps_capsule2(const graze_rect *rect, const graze_capsule2 *capsule)
{
    const graze_vec2 *a = &capsule->core.a, *min = &rect->min, *max = &rect->max;
    const graze_vec2 right = {max->x - min->x, 0}, up = {0, max->y - min->y};
    const graze_vec2 upper_left = {min->x, max->y}, lower_right = {max->x, min->y};
    if (min->x <= a->x && a->x <= max->x && min->y <= a->y && a->y <= max->y)
        return true;
    return is_within(&capsule->core, min, &right, GRAZE_ONE, capsule->radius) ||
           is_within(&capsule->core, min, &up, GRAZE_ONE, capsule->radius) ||
           is_within(&capsule->core, &upper_left, &right, GRAZE_ONE, capsule->radius) ||
           is_within(&capsule->core, &lower_right, &up, GRAZE_ONE, capsule->radius);
}

static peer_products peer_cross2_wide(const graze_vec2 *a, const graze_vec2 *b)
{
    return peer_product(a->x, b->y) - peer_product(a->y, b->x);
}

/* A line, seen along the core: how far the start is aside and ahead, and how fast the line runs there. */
typedef struct {
    graze_vec2 unit, way;
    graze_scalar length, aside, ahead, aside_run, ahead_run;
} peer_strip;

static peer_strip strip_of(const graze_capsule2 *capsule, const graze_vec2 *start,
                           const graze_vec2 *dir)
{
    const graze_vec2 u = peer_minus2(&capsule->core.b, &capsule->core.a);
    peer_strip s;
    s.length = peer_sqrt(peer_sum(peer_dot2_wide(&u, &u)));
    const peer_inverse inverse = peer_invert(s.length);
    s.unit.x = peer_times(u.x, inverse);
    s.unit.y = peer_times(u.y, inverse);
    s.way = peer_minus2(start, &capsule->core.a);
    s.aside = peer_sum(peer_cross2_wide(&s.unit, &s.way));
    s.ahead = peer_sum(peer_dot2_wide(&s.unit, &s.way));
    s.aside_run = peer_sum(peer_cross2_wide(&s.unit, dir));
    s.ahead_run = peer_sum(peer_dot2_wide(&s.unit, dir));
    return s;
}

static bool enters_ball(const graze_capsule2 *capsule, bool at_end, const graze_vec2 *start,
                        const graze_vec2 *dir, graze_scalar limit, graze_scalar *t,
                        graze_vec2 *normal)
{
    const graze_vec2 from = peer_minus2(start, at_end ? &capsule->core.b : &capsule->core.a);
    const graze_scalar radius = capsule->radius != 0 ? capsule->radius : 1;
    peer_quadratic q;
    q.a = peer_area2(dir, dir);
    q.b = peer_area2(&from, dir);
    q.c = peer_area(peer_dot2_wide(&from, &from) - peer_product(radius, radius));
    if (!peer_enters(&q, limit, t))
        return false;
    const graze_vec2 way = peer_point_at2(&from, dir, *t);
    const peer_inverse inverse = peer_invert(radius);
    normal->x = peer_times(way.x, inverse);
    normal->y = peer_times(way.y, inverse);
    return true;
}

static bool peer_enters_capsule(const graze_capsule2 *capsule, const graze_vec2 *start,
                                const graze_vec2 *dir, graze_scalar limit, graze_scalar *t,
                                graze_vec2 *normal)
{
    const peer_strip s = strip_of(capsule, start, dir);
    const bool is_left = s.aside > 0;
    const graze_scalar outside = peer_abs(s.aside) - capsule->radius;
    if (!(outside > 0))
        return enters_ball(capsule, s.ahead + s.ahead > s.length, start, dir, limit, t, normal);
    if (is_left == (s.aside_run > 0) ||
        !peer_quotient_within(outside, peer_abs(s.aside_run), limit, t))
        return false;
    const graze_scalar place = s.ahead + peer_mul(s.ahead_run, *t);
    if (place < 0 || place > s.length)
        return enters_ball(capsule, place > 0, start, dir, limit, t, normal);
    normal->x = is_left ? -s.unit.y : s.unit.y;
    normal->y = is_left ? s.unit.x : -s.unit.x;
    return true;
}

/* The fraction is in Q16.16. */
static graze_result peer_capsule2_linecast(const graze_capsule2 *capsule,
                                           const graze_segment2 *segment, graze_line_hit2 *hit)
{
    const graze_vec2 dir = peer_minus2(&segment->b, &segment->a);
    if (!peer_enters_capsule(capsule, &segment->a, &dir, GRAZE_ONE, &hit->fraction, &hit->normal))
        return GRAZE_MISS;
    hit->point = peer_point_at2(&segment->a, &dir, hit->fraction);
    return GRAZE_HIT;
}

static graze_result peer_capsule2_raycast(const graze_capsule2 *capsule, const graze_ray2 *ray,
                                          graze_ray_hit2 *hit)
{
    if (!peer_enters_capsule(capsule, &ray->origin, &ray->dir, ray->t_max, &hit->t, &hit->normal))
        return GRAZE_MISS;
    hit->point = peer_point_at2(&ray->origin, &ray->dir, hit->t);
    return GRAZE_HIT;
}

/* ---- The rows ---- */

typedef void to_point(const graze_capsule2 *, const graze_vec2 *, graze_vec2 *);
typedef graze_scalar how_far(const graze_capsule2 *, const graze_vec2 *);

static bool closest_point(any_routine *routine)
{
    ((to_point *)routine)(&item.capsule, &item.segment.a, &made.vec2);
    return true;
}

static bool distance(any_routine *routine)
{
    made.number[0] = ((how_far *)routine)(&item.capsule, &item.segment.a);
    return true;
}

static bool off_border(any_routine *routine)
{
    typedef void off(const graze_capsule2 *, const graze_vec2 *, const graze_vec2 *, graze_vec2 *);
    ((off *)routine)(&item.capsule, &item.on, &item.normal, &made.vec2);
    return true;
}

static bool linecast(any_routine *routine)
{
    return call_cast(routine, &item.capsule, &item.segment, &made.line_hit2);
}

static bool raycast(any_routine *routine)
{
    return call_cast(routine, &item.capsule, &item.ray, &made.ray_hit2);
}

static bool with_point(any_routine *routine)
{
    return call_predicate(routine, &item.capsule, &item.segment.a);
}

static bool with_segment(any_routine *routine)
{
    return call_predicate(routine, &item.capsule, &item.segment);
}

static bool with_ray(any_routine *routine)
{
    return call_predicate(routine, &item.capsule, &item.ray);
}

static bool with_circle(any_routine *routine)
{
    return call_predicate(routine, &item.capsule, &item.circle);
}

static bool with_capsule(any_routine *routine)
{
    return call_predicate(routine, &item.capsule, &item.other);
}

static bool rect_with_capsule(any_routine *routine)
{
    return call_predicate(routine, &item.rect, &item.capsule);
}

static bool with_segment_in_space(any_routine *routine)
{
    return call_predicate(routine, &space.capsule, &space.segment);
}

static bool with_ray_in_space(any_routine *routine)
{
    return call_predicate(routine, &space.capsule, &space.ray);
}

static bool with_sphere(any_routine *routine)
{
    return call_predicate(routine, &space.capsule, &space.sphere);
}

static const bench_row rows[] = {
    ROW_WITH_PEER(with_point, NOTHING, capsule2_contains_point),
    ROW_WITH_PEER(closest_point, POINT2, capsule2_closest_point),
    ROW_WITH_PEER(distance, NUMBER, capsule2_distance),
    ROW(off_border, NOTHING, capsule2_off_surface),
    ROW_WITH_PEER(with_segment, NOTHING, capsule2_overlaps_segment),
    ROW_WITH_PEER(with_ray, NOTHING, capsule2_overlaps_ray),
    ROW_WITH_PEER(with_circle, NOTHING, capsule2_overlaps_circle),
    ROW_WITH_PEER(with_capsule, NOTHING, capsule2_overlaps_capsule2),
    ROW_WITH_PEER(linecast, POINT2, capsule2_linecast),
    ROW(linecast, POINT2, capsule2_linecast_exit),
    ROW_WITH_PEER(raycast, POINT2, capsule2_raycast),
    ROW(raycast, POINT2, capsule2_raycast_exit),
    ROW_WITH_PEER(rect_with_capsule, NOTHING, rect_overlaps_capsule2),
    FLAT_ROW(with_segment_in_space, capsule_overlaps_segment),
    FLAT_ROW(with_ray_in_space, capsule_overlaps_ray),
    FLAT_ROW(with_sphere, capsule_overlaps_sphere),
};

/* Two capsules, the lines, a circle, a rectangle, a point and a normal. */
BENCH_SHAPE_WITH_INPUT(capsule2, "PPrPPrPPPPtPrPPPP");
