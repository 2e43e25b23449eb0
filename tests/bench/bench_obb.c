/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Points and lines against a rotated box with unit axes. The peers transform start and direction to
 * the box's frame and use the tests of the box there.
 */
#include "calls_with.h"
#include "casts.h"
#include "peer_face_rest.h"
#include "peer_obb.h"

static struct {
    query q;
    graze_obb box, other_box;
    graze_aabb other;
} item;

/* A box around the segment's start; its half extents are half the coordinates of the segment's end. */
static void set_other(void)
{
    const graze_vec3 *a = &item.q.segment.a, *b = &item.q.segment.b;
    graze_vec3 half = vec3(graze_abs(b->x) / 2, graze_abs(b->y) / 2, graze_abs(b->z) / 2);
    static const graze_vec3 rotation[3] = {{GRAZE_C(0.28), GRAZE_C(-0.96), GRAZE_C(0)},
                                           {GRAZE_C(0.576), GRAZE_C(0.168), GRAZE_C(-0.8)},
                                           {GRAZE_C(0.768), GRAZE_C(0.224), GRAZE_C(0.6)}};
    item.other.min = vec3(a->x - half.x, a->y - half.y, a->z - half.z);
    item.other.max = vec3(a->x + half.x, a->y + half.y, a->z + half.z);
    item.other_box.center = *a;
    item.other_box.half = half;
    for (int i = 0; i < 3; i++)
        item.other_box.axis[i] = rotation[i];
}

/* The rows of a rotation, rounded: its numbers are multiples of 1/25. */
static void prepare(unsigned number, int32_t scale)
{
    static const graze_vec3 rotation[3] = {{GRAZE_C(0.6), GRAZE_C(0.64), GRAZE_C(-0.48)},
                                           {GRAZE_C(0.8), GRAZE_C(-0.48), GRAZE_C(0.36)},
                                           {GRAZE_C(0), GRAZE_C(-0.6), GRAZE_C(-0.8)}};
    item.q = query_of(number, scale);
    const graze_vec3 *min = &item.q.box.min, *max = &item.q.box.max;
    item.box.half = vec3((max->x - min->x) / 2, (max->y - min->y) / 2, (max->z - min->z) / 2);
    item.box.center =
        vec3(min->x + item.box.half.x, min->y + item.box.half.y, min->z + item.box.half.z);
    for (int i = 0; i < 3; i++)
        item.box.axis[i] = rotation[i];
    set_other();
    if (scale > 1 && number % 4 == 0) /* not counted: flat boxes take the most stack */
        item.box.axis[2] = item.other_box.axis[2] = vec3(0, 0, 0);
}

static bool peer_obb_contains_point(const graze_obb *box, const graze_vec3 *point)
{
    graze_vec3 from = peer_minus(point, &box->center), p = turned(box, &from);
    return p.x >= -box->half.x && p.x <= box->half.x && p.y >= -box->half.y && p.y <= box->half.y &&
           p.z >= -box->half.z && p.z <= box->half.z;
}

static bool peer_obb_overlaps_segment(const graze_obb *box, const graze_segment *segment)
{
    const graze_vec3 *a = &segment->a, *b = &segment->b;
    graze_vec3 half = vec3(peer_half(b->x - a->x), peer_half(b->y - a->y), peer_half(b->z - a->z));
    graze_vec3 from = peer_minus(a, &box->center), middle = peer_plus(&from, &half);
    graze_vec3 m = turned(box, &middle), d = turned(box, &half);
    return peer_meets_box(&m, &d, &box->half);
}

static bool peer_obb_overlaps_ray(const graze_obb *box, const graze_ray *ray)
{
    slabs s;
    return obb_slabs(&s, box, &ray->origin, &ray->dir, ray->t_max);
}

/* The fraction is in Q16.16. */
static graze_result peer_obb_linecast(const graze_obb *box, const graze_segment *segment,
                                      graze_line_hit *hit)
{
    graze_vec3 dir = peer_minus(&segment->b, &segment->a);
    slabs s;
    if (!obb_slabs(&s, box, &segment->a, &dir, GRAZE_ONE))
        return GRAZE_MISS;
    hit->point = peer_point_at(&segment->a, &dir, s.enter);
    hit->normal = turned_back(box, &s.normal);
    hit->fraction = s.enter;
    return GRAZE_HIT;
}

static graze_result peer_obb_raycast(const graze_obb *box, const graze_ray *ray, graze_ray_hit *hit)
{
    slabs s;
    if (!obb_slabs(&s, box, &ray->origin, &ray->dir, ray->t_max))
        return GRAZE_MISS;
    hit->point = peer_point_at(&ray->origin, &ray->dir, s.enter);
    hit->normal = turned_back(box, &s.normal);
    hit->t = s.enter;
    return GRAZE_HIT;
}

/* ---- The fifteen axes, as in Ericson's book: b in the frame of a ---- */

typedef struct {
    graze_scalar r[3][3], size[3][3], a[3], b[3], t[3];
} frames;

/* The book's constant, for parallel edges. */
static void set_entry(frames *f, int i, int j, graze_scalar dot)
{
    f->r[i][j] = dot;
    f->size[i][j] = peer_abs(dot) + GRAZE_C(0.00002);
}

static void set_sizes(frames *f, const graze_obb *a, const graze_vec3 *center,
                      const graze_vec3 *half)
{
    graze_vec3 from = peer_minus(center, &a->center), to = turned(a, &from);
    for (int i = 0; i < 3; i++) {
        f->a[i] = (&a->half.x)[i];
        f->b[i] = (&half->x)[i];
        f->t[i] = (&to.x)[i];
    }
}

static bool is_beyond(graze_scalar c, graze_scalar limit)
{
    return c > limit || -c > limit;
}

static bool peer_faces_meet(const frames *f)
{
    for (int i = 0; i < 3; i++)
        if (is_beyond(f->t[i], f->a[i] + peer_sum(peer_product(f->b[0], f->size[i][0]) +
                                                  peer_product(f->b[1], f->size[i][1]) +
                                                  peer_product(f->b[2], f->size[i][2]))))
            return false;
    for (int j = 0; j < 3; j++)
        if (is_beyond(peer_sum(peer_product(f->t[0], f->r[0][j]) +
                               peer_product(f->t[1], f->r[1][j]) +
                               peer_product(f->t[2], f->r[2][j])),
                      f->b[j] + peer_sum(peer_product(f->a[0], f->size[0][j]) +
                                         peer_product(f->a[1], f->size[1][j]) +
                                         peer_product(f->a[2], f->size[2][j]))))
            return false;
    return true;
}

static bool peer_edges_meet(const frames *f)
{
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++) {
            int u = (i + 1) % 3, v = (i + 2) % 3, p = (j + 1) % 3, q = (j + 2) % 3;
            if (is_beyond(
                    peer_sum(peer_product(f->t[v], f->r[u][j]) - peer_product(f->t[u], f->r[v][j])),
                    peer_sum(peer_product(f->a[u], f->size[v][j]) +
                             peer_product(f->a[v], f->size[u][j]) +
                             peer_product(f->b[p], f->size[i][q]) +
                             peer_product(f->b[q], f->size[i][p]))))
                return false;
        }
    return true;
}

static bool peer_obb_overlaps_obb(const graze_obb *a, const graze_obb *b)
{
    frames f;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            set_entry(&f, i, j, peer_dot(&a->axis[i], &b->axis[j]));
    set_sizes(&f, a, &b->center, &b->half);
    return peer_faces_meet(&f) && peer_edges_meet(&f);
}

/* The axes of the other box are those of the world. */
static bool peer_obb_overlaps_aabb(const graze_obb *box, const graze_aabb *other)
{
    graze_vec3 size = peer_minus(&other->max, &other->min);
    graze_vec3 half = vec3(peer_half(size.x), peer_half(size.y), peer_half(size.z));
    graze_vec3 center = peer_plus(&other->min, &half);
    frames f;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            set_entry(&f, i, j, (&box->axis[i].x)[j]);
    set_sizes(&f, box, &center, &half);
    return peer_faces_meet(&f) && peer_edges_meet(&f);
}

static bool with_point(any_routine *routine)
{
    return call_predicate(routine, &item.box, &item.q.segment.a);
}

static bool with_segment(any_routine *routine)
{
    return call_predicate(routine, &item.box, &item.q.segment);
}

static bool with_ray(any_routine *routine)
{
    return call_predicate(routine, &item.box, &item.q.ray);
}

static bool linecast(any_routine *routine)
{
    return call_cast(routine, &item.box, &item.q.segment, &made.line_hit);
}

static bool raycast(any_routine *routine)
{
    return call_cast(routine, &item.box, &item.q.ray, &made.ray_hit);
}

static bool with_sphere(any_routine *routine)
{
    graze_sphere sphere;
    sphere.center = item.q.segment.a;
    sphere.radius = graze_abs(item.q.segment.b.x);
    return call_predicate(routine, &item.box, &sphere);
}

static bool with_aabb(any_routine *routine)
{
    return call_predicate(routine, &item.box, &item.other);
}

static bool with_obb(any_routine *routine)
{
    return call_predicate(routine, &item.box, &item.other_box);
}

static bool closest_point(any_routine *routine)
{
    typedef void closest(const graze_obb *, const graze_vec3 *, graze_vec3 *);
    ((closest *)routine)(&item.box, &item.q.segment.a, &made.vec3);
    return true;
}

static bool from_axes(any_routine *routine)
{
    typedef void from(const graze_vec3 *, const graze_vec3 *, const graze_vec3 *, graze_obb *);
    ((from *)routine)(&item.box.center, item.box.axis, &item.box.half, &made.obb);
    return true;
}

static bool from_matrix(any_routine *routine)
{
    typedef void from(const graze_matrix *, const graze_vec3 *, graze_obb *);
    graze_matrix world;
    world.x = item.box.axis[0];
    world.y = item.box.axis[1];
    world.z = item.box.axis[2];
    world.origin = item.box.center;
    ((from *)routine)(&world, &item.box.half, &made.obb);
    return true;
}

static bool from_quaternion(any_routine *routine)
{
    typedef void from(const graze_vec3 *, const graze_quaternion *, const graze_vec3 *,
                      graze_obb *);
    const graze_quaternion rotation = {GRAZE_C(0.1), GRAZE_C(0.5), GRAZE_C(-0.5), GRAZE_C(0.7)};
    ((from *)routine)(&item.box.center, &rotation, &item.box.half, &made.obb);
    return true;
}

/* ---- Capsules ---- */

/* The gap of the point at t from the box in its frame, whose product with the run is the slope of the squared distance. */
static inline graze_vec3 core_gap_at(const graze_vec3 *half, const graze_vec3 *start,
                                     const graze_vec3 *run, graze_scalar t)
{
    const graze_vec3 at = peer_point_at(start, run, t);
    const graze_vec3 nearest = vec3(at.x < -half->x  ? -half->x
                                    : at.x > half->x ? half->x
                                                     : at.x,
                                    at.y < -half->y  ? -half->y
                                    : at.y > half->y ? half->y
                                                     : at.y,
                                    at.z < -half->z  ? -half->z
                                    : at.z > half->z ? half->z
                                                     : at.z);
    return peer_minus(&at, &nearest);
}

/* In the frame of the box: sixteen times half of the part in which the slope changes its sign. */
static graze_vec3 core_gap_nearest(const graze_obb *box, const graze_segment *core)
{
    const graze_vec3 from = peer_minus(&core->a, &box->center),
                     way = peer_minus(&core->b, &core->a);
    const graze_vec3 start = turned(box, &from), run = turned(box, &way);
    graze_scalar low = 0, high = GRAZE_ONE;
    for (int i = 0; i < 16; i++) {
        const graze_scalar middle = low + peer_half(high - low);
        const graze_vec3 gap = core_gap_at(&box->half, &start, &run, middle);
        if (peer_dot_wide(&run, &gap) < 0)
            low = middle;
        else
            high = middle;
    }
    return core_gap_at(&box->half, &start, &run, high);
}

static bool peer_obb_overlaps_capsule(const graze_obb *box, const graze_capsule *capsule)
{
    const graze_vec3 gap = core_gap_nearest(box, &capsule->core);
    return peer_dot_wide(&gap, &gap) <= peer_product(capsule->radius, capsule->radius);
}

/* By the same steps. */
static graze_scalar peer_obb_distance_segment(const graze_obb *box, const graze_segment *segment)
{
    const graze_vec3 gap = core_gap_nearest(box, segment);
    return peer_sqrt(peer_dot(&gap, &gap));
}

static bool distance_segment(any_routine *routine)
{
    typedef graze_scalar how_far(const graze_obb *, const graze_segment *);
    made.number[0] = ((how_far *)routine)(&item.box, &item.q.segment);
    return true;
}

static bool with_capsule(any_routine *routine)
{
    return call_with_capsule(routine, &item.box, &item.q.segment);
}

/* ---- Triangles ---- */

/* In the frame of the box, by thirteen axes. */
static bool peer_obb_overlaps_triangle(const graze_obb *box, const graze_triangle *t)
{
    const graze_vec3 from = peer_minus(&t->a, &box->center), u = peer_minus(&t->b, &t->a),
                     v = peer_minus(&t->c, &t->a);
    const peer_face f = {turned(box, &from), turned(box, &u), turned(box, &v)};
    graze_aabb local;
    local.min = vec3(-box->half.x, -box->half.y, -box->half.z);
    local.max = box->half;
    return peer_face_overlaps_aabb(&f, true, &local);
}

static graze_scalar peer_reach(const graze_vec3 *half, graze_scalar x, graze_scalar y,
                               graze_scalar z)
{
    return peer_sum(peer_product(peer_abs(x), half->x) + peer_product(peer_abs(y), half->y) +
                    peer_product(peer_abs(z), half->z));
}

/* Each axis, as long as its half extent, seen along an axis of the world. */
static void peer_aabb_from_obb(const graze_obb *box, graze_aabb *around)
{
    const graze_vec3 *a = box->axis;
    const graze_vec3 reach = vec3(peer_reach(&box->half, a[0].x, a[1].x, a[2].x),
                                  peer_reach(&box->half, a[0].y, a[1].y, a[2].y),
                                  peer_reach(&box->half, a[0].z, a[1].z, a[2].z));
    around->min = peer_minus(&box->center, &reach);
    around->max = peer_plus(&box->center, &reach);
}

static bool with_triangle(any_routine *routine)
{
    return call_with_triangle(routine, &item.box, &item.q.segment);
}

static bool around(any_routine *routine)
{
    typedef void from(const graze_obb *, graze_aabb *);
    ((from *)routine)(&item.box, &made.aabb);
    return true;
}

static const bench_row rows[] = {
    ROW_WITH_PEER(with_point, NOTHING, obb_contains_point),
    ROW_WITH_PEER(with_segment, NOTHING, obb_overlaps_segment),
    ROW_WITH_PEER(linecast, POINT3, obb_linecast),
    ROW(linecast, POINT3, obb_linecast_exit),
    ROW_WITH_PEER(with_ray, NOTHING, obb_overlaps_ray),
    ROW_WITH_PEER(raycast, POINT3, obb_raycast),
    ROW(raycast, POINT3, obb_raycast_exit),
    ROW(with_sphere, NOTHING, obb_overlaps_sphere),
    ROW_WITH_PEER(with_capsule, NOTHING, obb_overlaps_capsule),
    ROW_WITH_PEER(distance_segment, NUMBER, obb_distance_segment),
    ROW_WITH_PEER(with_triangle, NOTHING, obb_overlaps_triangle),
    ROW_WITH_PEER(around, BOX, aabb_from_obb),
    CLOSE_ROW_WITH_PEER(with_aabb, NOTHING, obb_overlaps_aabb),
    CLOSE_ROW_WITH_PEER(with_obb, NOTHING, obb_overlaps_obb),
    ROW(closest_point, POINT3, obb_closest_point),
    ROW(from_axes, NOTHING, obb_from_axes),
    ROW(from_matrix, NOTHING, obb_from_matrix),
    ROW(from_quaternion, NOTHING, obb_from_quaternion),
};

BENCH_SHAPE_WITH_INPUT(obb, "BVVVVtVAhVAhB");
