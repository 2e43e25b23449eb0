/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "inputs_plane.h"
#include "widest.h"

enum { UNIFORM, LATTICE = 5, GRAZING = 7, CORNERS, PARALLEL, ENDING, WIDEST };

#define MISS_HIT   (1u << GRAZE_MISS | 1u << GRAZE_HIT)
#define MISS_TOUCH (1u << GRAZE_MISS | 1u << GRAZE_TOUCH)
#define ANY        (MISS_HIT | MISS_TOUCH)

const input_plane_class input_plane_classes[PLANE_CLASSES] = {
    {"uniform 1", 65536, MISS_HIT},
    {"uniform 100", 6553600, MISS_HIT},
    {"uniform 1000", 65536000, MISS_HIT},
    {"uniform 10000", 655360000, MISS_HIT},
    {"uniform all", INT32_MAX, MISS_HIT},
    {"lattice raw", 3, ANY},
    {"lattice unit", 196608, ANY},
    {"grazing", 0, ANY},
    {"corners", 0, ANY},
    {"parallel", 0, MISS_TOUCH},
    {"ends on it", 0, 1u << GRAZE_TOUCH},
    {"widest", 0, ANY},
};

/* A plane, and vectors of a few raw units along it. */
typedef struct {
    input_plane *plane;
    graze_vec3 along[2];
} scene;

static graze_vec3 small_vector(input_stream *s, int32_t most)
{
    graze_vec3 v;
    v.x = draw_about_zero(s, most);
    v.y = draw_about_zero(s, most);
    v.z = draw_about_zero(s, most);
    return v;
}

static graze_vec3 scaled(graze_vec3 v, int64_t k)
{
    graze_vec3 r;
    r.x = hold(v.x * k);
    r.y = hold(v.y * k);
    r.z = hold(v.z * k);
    return r;
}

static graze_vec3 sum(graze_vec3 a, graze_vec3 b)
{
    graze_vec3 r;
    r.x = hold((int64_t)a.x + b.x);
    r.y = hold((int64_t)a.y + b.y);
    r.z = hold((int64_t)a.z + b.z);
    return r;
}

/* The cross product of small vectors. */
static graze_vec3 crossed(graze_vec3 a, graze_vec3 b)
{
    graze_vec3 r;
    r.x = a.y * b.z - a.z * b.y;
    r.y = a.z * b.x - a.x * b.z;
    r.z = a.x * b.y - a.y * b.x;
    return r;
}

static graze_vec3 axis_normal(uint32_t axis)
{
    graze_vec3 n = {0, 0, 0};
    *axis_of(&n, axis) = 1;
    return n;
}

/* A normal of small numbers, times a power of two, so that there are raw points on the plane. */
static void draw_handy_normal(input_stream *s, uint32_t axis, scene *c)
{
    graze_vec3 n = axis < ANY_AXIS ? axis_normal(axis) : small_vector(s, 4);
    for (int i = 0; i < 2; i++)
        c->along[i] = crossed(n, small_vector(s, 3));
    c->plane->normal = scaled(n, axis < ANY_AXIS ? 65536 : draw_power(s, 29));
}

static void draw_any_normal(input_stream *s, uint32_t axis, scene *c)
{
    uint32_t kind = draw_below(s, 3);
    draw_handy_normal(s, axis, c);
    if (axis < ANY_AXIS || kind == 0)
        return;
    if (kind == 1)
        draw_unit_vector(s, &c->plane->normal);
    else
        draw_vector(s, INT32_MAX, &c->plane->normal);
}

static graze_vec3 corner(input_stream *s)
{
    graze_vec3 v;
    v.x = draw_corner(s);
    v.y = draw_corner(s);
    v.z = draw_corner(s);
    return v;
}

static void draw_plane(input_stream *s, const input_plane_class *class, uint32_t axis, scene *c)
{
    int kind = (int)(class - input_plane_classes);
    if (kind < GRAZING)
        draw_any_normal(s, axis, c);
    else
        draw_handy_normal(s, axis, c);
    if (kind == CORNERS && axis == ANY_AXIS && draw_chance(s, 2))
        c->plane->normal = corner(s);
    if (kind < LATTICE)
        draw_vector(s, class->most, &c->plane->point);
    else if (kind < GRAZING)
        c->plane->point = scaled(small_vector(s, 3), class->most / 3);
    else if (kind == CORNERS)
        c->plane->point = corner(s);
    else
        draw_vector(s, draw_power(s, 30), &c->plane->point);
}

static graze_vec3 point_on(input_stream *s, const scene *c)
{
    int32_t step = draw_power(s, 24);
    graze_vec3 p = sum(c->plane->point, scaled(c->along[0], draw_about_zero(s, step)));
    return sum(p, scaled(c->along[1], draw_about_zero(s, step)));
}

/* Sometimes the stored point of the plane. */
static graze_vec3 any_point(input_stream *s, const input_plane_class *class, const scene *c)
{
    graze_vec3 v;
    int kind = (int)(class - input_plane_classes);
    if (kind >= LATTICE && draw_chance(s, 8))
        return c->plane->point;
    if (kind == CORNERS)
        return corner(s);
    if (kind >= LATTICE)
        return scaled(small_vector(s, 3), class->most / 3);
    draw_vector(s, class->most, &v);
    return v;
}

static int32_t held_coordinate(int32_t c)
{
    const int32_t most = INT32_MAX - 7;
    return c < -most ? -most : c > most ? most : c;
}

/* Clamps to the world less a few raw units, so that the point can be nudged. */
static graze_vec3 held(graze_vec3 v)
{
    graze_vec3 r;
    r.x = held_coordinate(v.x);
    r.y = held_coordinate(v.y);
    r.z = held_coordinate(v.z);
    return r;
}

static const input_plane_class *start(input_stream *s, uint64_t seed, uint32_t index, uint32_t axis,
                                      scene *c, input_plane *plane)
{
    const input_plane_class *class = &input_plane_classes[index % PLANE_CLASSES];
    draw_start(s, seed + 1 + axis, index);
    c->plane = plane;
    draw_plane(s, class, axis, c);
    return class;
}

/* Passes through a point of the plane, or ends there. */
static void segment_at(input_stream *s, int kind, const scene *c, graze_segment *line)
{
    graze_vec3 slope, target = held(point_on(s, c));
    int32_t before = draw_between(s, kind == ENDING, 3), after = draw_between(s, -3, 3);
    draw_slope(s, draw_power(s, 28), &slope);
    line->a = held(sum(target, scaled(slope, -before)));
    line->b = held(sum(target, scaled(slope, kind == ENDING || after < 0 ? 0 : after)));
    if (kind == GRAZING && draw_chance(s, 2))
        line->a = sum(line->a, small_vector(s, 3));
    if (kind == GRAZING && draw_chance(s, 2))
        line->b = sum(line->b, small_vector(s, 3));
}

/* In the plane, or a few raw units beside it. */
static void parallel_segment(input_stream *s, const scene *c, graze_segment *line)
{
    graze_vec3 aside = small_vector(s, draw_chance(s, 2) ? 0 : 3);
    line->a = sum(held(point_on(s, c)), aside);
    line->b = sum(held(point_on(s, c)), aside);
}

/* An axis-aligned plane keeps its normal. */
static void draw_widest(input_stream *s, uint32_t axis, input_plane *plane, graze_segment *line)
{
    const graze_vec3 unit = plane->normal;
    widest_plane(s, &plane->point, &plane->normal, line);
    if (axis < ANY_AXIS)
        plane->normal = unit;
}

void input_plane_segment(uint64_t seed, uint32_t index, uint32_t axis, input_plane *plane,
                         graze_segment *line)
{
    input_stream s;
    scene c;
    const input_plane_class *class = start(&s, seed, index, axis, &c, plane);
    int kind = (int)(class - input_plane_classes);
    if (kind == GRAZING || kind == ENDING) {
        segment_at(&s, kind, &c, line);
    } else if (kind == PARALLEL) {
        parallel_segment(&s, &c, line);
    } else if (kind == WIDEST) {
        draw_widest(&s, axis, plane, line);
    } else {
        line->a = any_point(&s, class, &c);
        line->b = any_point(&s, class, &c);
    }
}

static void ray_at(input_stream *s, int kind, const scene *c, graze_ray *ray)
{
    graze_vec3 target = held(point_on(s, c));
    int32_t step = draw_dir_along(s, draw_power(s, 26), &ray->dir);
    int32_t t = draw_between(s, kind == ENDING, 3) * step;
    int64_t more =
        draw_chance(s, 2) ? draw_about_zero(s, 3) : draw_between(s, 0, 3) * (int64_t)step;
    back_from(&target, ray, t);
    ray->t_max = kind == ENDING || draw_chance(s, 3) ? t : hold(t + more);
    if (kind == GRAZING && draw_chance(s, 2))
        ray->origin = sum(ray->origin, small_vector(s, 3));
}

static void parallel_ray(input_stream *s, const scene *c, graze_ray *ray)
{
    graze_vec3 aside = small_vector(s, draw_chance(s, 2) ? 0 : 3);
    ray->origin = sum(held(point_on(s, c)), aside);
    const int32_t times = draw_power(s, 16);
    ray->dir = scaled(c->along[draw_below(s, 2)], times);
    ray->t_max = draw_chance(s, 4) ? GRAZE_NO_LIMIT : draw_between(s, 0, 65536);
}

/* From one corner of the world to a plane through the opposite corner, with the shortest dir. */
static void longest_way(input_stream *s, const scene *c, graze_ray *ray)
{
    c->plane->point.x = c->plane->point.y = c->plane->point.z = INT32_MAX;
    ray->origin.x = ray->origin.y = ray->origin.z = INT32_MIN;
    ray->dir = small_vector(s, 1);
    ray->t_max = GRAZE_NO_LIMIT;
}

static graze_ray widest_ray_at(input_stream *s, uint32_t axis, input_plane *plane)
{
    graze_segment line;
    draw_widest(s, axis, plane, &line);
    return widest_ray(s, &line.a, &line.b);
}

static void any_ray(input_stream *s, const input_plane_class *class, const scene *c, graze_ray *ray)
{
    int kind = (int)(class - input_plane_classes);
    ray->origin = any_point(s, class, c);
    ray->dir = any_point(s, class, c);
    if (kind < LATTICE) {
        draw_dir(s, class->most, &ray->dir);
        ray->t_max = draw_limit(s, class->most);
    } else if (draw_chance(s, 4)) {
        ray->t_max = GRAZE_NO_LIMIT;
    } else {
        ray->t_max = kind == CORNERS ? draw_corner(s) : draw_between(s, -1, 8) * 16384;
    }
}

void input_plane_ray(uint64_t seed, uint32_t index, uint32_t axis, input_plane *plane,
                     graze_ray *ray)
{
    input_stream s;
    scene c;
    const input_plane_class *class = start(&s, seed, index, axis, &c, plane);
    int kind = (int)(class - input_plane_classes);
    if (kind == GRAZING || kind == ENDING)
        ray_at(&s, kind, &c, ray);
    else if (kind == PARALLEL)
        parallel_ray(&s, &c, ray);
    else if (kind == WIDEST)
        *ray = widest_ray_at(&s, axis, plane);
    else if (kind == CORNERS && draw_chance(&s, 32))
        longest_way(&s, &c, ray);
    else
        any_ray(&s, class, &c, ray);
}

void input_plane_box(uint64_t seed, uint32_t index, input_plane *plane, graze_aabb *box)
{
    input_stream s;
    graze_segment line;
    input_plane_segment(seed, index, ANY_AXIS, plane, &line);
    draw_start(&s, seed, index);
    bool as_drawn = draw_chance(&s, 16);
    for (uint32_t axis = 0; axis < 3; axis++) {
        int32_t a = *axis_of(&line.a, axis), b = *axis_of(&line.b, axis);
        *axis_of(&box->min, axis) = a < b || as_drawn ? a : b;
        *axis_of(&box->max, axis) = a < b || as_drawn ? b : a;
    }
}

/* The approximate distance of the point from the plane, by Newton's root. */
static int32_t about_distance(const input_plane *p, const graze_vec3 *c)
{
    double x = p->normal.x, y = p->normal.y, z = p->normal.z;
    double d = x * ((double)c->x - p->point.x) + y * ((double)c->y - p->point.y) +
               z * ((double)c->z - p->point.z);
    double squared = x * x + y * y + z * z, root = 1;
    for (int i = 0; i < 80; i++)
        root = squared > 0 ? (root + squared / root) / 2 : 1;
    d = d < 0 ? -d / root : d / root;
    return d < INT32_MAX ? (int32_t)d : INT32_MAX;
}

void input_plane_sphere(uint64_t seed, uint32_t index, input_plane *plane, graze_sphere *sphere)
{
    input_stream s;
    graze_segment line;
    input_plane_segment(seed, index, ANY_AXIS, plane, &line);
    draw_start(&s, seed, index);
    sphere->center = draw_chance(&s, 2) ? line.a : line.b;
    int32_t d = about_distance(plane, &sphere->center);
    sphere->radius =
        draw_chance(&s, 4) ? draw_corner(&s) : hold((int64_t)d + draw_between(&s, -2, 2));
}

/* A core on one side as often as not: an end that is moved to the other end, by a part of the way. */
static void draw_end_near(input_stream *s, graze_segment *core)
{
    const int32_t part = (int32_t)draw_below(s, 4);
    core->b = sum(core->a, graze_vec3_of(hold(((int64_t)core->b.x - core->a.x) / 8 * part),
                                         hold(((int64_t)core->b.y - core->a.y) / 8 * part),
                                         hold(((int64_t)core->b.z - core->a.z) / 8 * part)));
}

void input_plane_capsule(uint64_t seed, uint32_t index, input_plane *plane, graze_capsule *capsule)
{
    input_stream s;
    input_plane_segment(seed, index, ANY_AXIS, plane, &capsule->core);
    draw_start(&s, seed, index);
    if (draw_chance(&s, 2))
        draw_end_near(&s, &capsule->core);
    const int32_t a = about_distance(plane, &capsule->core.a),
                  b = about_distance(plane, &capsule->core.b);
    const int32_t nearest = a < b ? a : b;
    capsule->radius =
        draw_chance(&s, 4) ? draw_corner(&s) : hold((int64_t)nearest + draw_between(&s, -2, 2));
}
