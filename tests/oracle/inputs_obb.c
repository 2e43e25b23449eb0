/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "inputs_obb.h"
#include "widest.h"

enum { UNIFORM, LATTICE = 5, GRAZING = 7, CORNERS, PARALLEL, ENDING, WIDEST };

#define MISS_HIT (1u << GRAZE_MISS | 1u << GRAZE_HIT)
#define MISS_IN  (1u << GRAZE_MISS | 1u << GRAZE_INSIDE)
#define TOUCHES  (1u << GRAZE_TOUCH)

const solid_class input_obb_classes[OBB_CLASSES] = {
    {"uniform 1", 65536, MISS_IN, MISS_HIT | MISS_IN, MISS_HIT | MISS_IN},
    {"uniform 100", 6553600, MISS_IN, MISS_HIT | MISS_IN, MISS_HIT | MISS_IN},
    {"uniform 1000", 65536000, MISS_IN, MISS_HIT | MISS_IN, MISS_HIT | MISS_IN},
    {"uniform 10000", 655360000, MISS_IN, MISS_HIT | MISS_IN, MISS_HIT | MISS_IN},
    {"uniform all", INT32_MAX, MISS_IN, MISS_HIT | MISS_IN, MISS_HIT | MISS_IN},
    {"lattice raw", 3, MISS_IN | TOUCHES, MISS_HIT | TOUCHES, MISS_HIT | TOUCHES},
    {"lattice unit", 196608, MISS_IN | TOUCHES, MISS_HIT | TOUCHES, MISS_HIT | TOUCHES},
    {"grazing", 0, MISS_IN | TOUCHES, MISS_HIT | TOUCHES, MISS_HIT | TOUCHES},
    {"corners", 0, MISS_IN, MISS_IN, MISS_IN},
    {"parallel", 0, MISS_IN | TOUCHES, MISS_HIT | TOUCHES, MISS_HIT | TOUCHES},
    {"ends on it", 0, TOUCHES, TOUCHES, TOUCHES},
    {"widest", 0, MISS_IN, MISS_HIT | MISS_IN, MISS_HIT | MISS_IN},
};

/* A box; and for small whole axes a point that may be on its surface, and the axes for directions along a face. */
typedef struct {
    input_stream s;
    const solid_class *class;
    int kind;
    graze_obb *box;
    graze_vec3 small[3]; /* the axes in whole units */
    graze_vec3 target;
} scene;

static graze_vec3 small_vector(input_stream *s, int32_t most)
{
    graze_vec3 v;
    draw_vector(s, most, &v);
    return v;
}

static graze_vec3 moved(graze_vec3 a, graze_vec3 b, int64_t k)
{
    graze_vec3 r;
    r.x = hold(a.x + b.x * k);
    r.y = hold(a.y + b.y * k);
    r.z = hold(a.z + b.z * k);
    return r;
}

static graze_vec3 scaled(graze_vec3 v, int64_t k)
{
    graze_vec3 zero = {0, 0, 0};
    return moved(zero, v, k);
}

static graze_vec3 crossed(graze_vec3 a, graze_vec3 b)
{
    graze_vec3 r;
    r.x = a.y * b.z - a.z * b.y;
    r.y = a.z * b.x - a.x * b.z;
    r.z = a.x * b.y - a.y * b.x;
    return r;
}

/* The rotation by a quaternion of small numbers, rounded: n <= 324. */
static void draw_rotation(input_stream *s, graze_vec3 axis[3])
{
    int32_t x = draw_about_zero(s, 9), y = draw_about_zero(s, 9), z = draw_about_zero(s, 9);
    int32_t w = draw_between(s, 1, 9), n = x * x + y * y + z * z + w * w;
    const int32_t m[3][3] = {
        {w * w + x * x - y * y - z * z, 2 * (x * y + w * z), 2 * (x * z - w * y)},
        {2 * (x * y - w * z), w * w - x * x + y * y - z * z, 2 * (y * z + w * x)},
        {2 * (x * z + w * y), 2 * (y * z - w * x), w * w - x * x - y * y + z * z}};
    for (int i = 0; i < 3; i++) {
        axis[i].x = m[i][0] * 65536 / n;
        axis[i].y = m[i][1] * 65536 / n;
        axis[i].z = m[i][2] * 65536 / n;
    }
}

/* Perpendicular or not; sometimes zero. */
static void draw_small_axes(scene *c)
{
    input_stream *s = &c->s;
    c->small[0] = small_vector(s, 2);
    c->small[1] = draw_chance(s, 2) ? crossed(c->small[0], small_vector(s, 2)) : small_vector(s, 2);
    c->small[2] = draw_chance(s, 2) ? crossed(c->small[0], c->small[1]) : small_vector(s, 2);
    if (draw_chance(s, 4))
        for (uint32_t i = 0; i < 3; i++) {
            c->small[i].x = i == 0;
            c->small[i].y = i == 1;
            c->small[i].z = i == 2;
        }
    for (int i = 0; i < 3; i++)
        c->box->axis[i] = scaled(c->small[i], 65536);
}

static void draw_uniform_box(scene *c)
{
    input_stream *s = &c->s;
    draw_rotation(s, c->box->axis);
    if (draw_chance(s, 8))
        for (int i = 0; i < 3; i++)
            draw_vector(s, draw_chance(s, 2) ? 65536 : INT32_MAX, &c->box->axis[i]);
    draw_vector(s, c->class->most / 2, &c->box->center);
    c->box->half.x = draw_between(s, 0, c->class->most);
    c->box->half.y = draw_between(s, 0, c->class->most);
    c->box->half.z = draw_between(s, 0, c->class->most);
}

static int64_t weighed(graze_vec3 n, graze_vec3 to, graze_vec3 from)
{
    return n.x * ((int64_t)to.x - from.x) + n.y * ((int64_t)to.y - from.y) +
           n.z * ((int64_t)to.z - from.z);
}

/* The target is on a face, an edge or a corner, or inside; sometimes the box is flat. */
static void draw_handy_box(scene *c)
{
    input_stream *s = &c->s;
    int32_t size = draw_power(s, 28);
    bool flat = draw_chance(s, 12);
    draw_small_axes(c);
    draw_vector(s, draw_power(s, 29), &c->box->center);
    uint32_t on = 1 + draw_below(s, 7);
    c->target = moved(c->box->center, small_vector(s, 3), size);
    for (uint32_t i = 0; i < 3; i++) {
        int64_t far_off = weighed(c->small[i], c->target, c->box->center);
        far_off = far_off < 0 ? -far_off : far_off;
        if (flat && i == 0)
            c->target = moved(c->box->center, crossed(c->small[0], small_vector(s, 2)), size);
        if (flat && i == 0)
            far_off = 0;
        else if (!(on >> i & 1))
            far_off += draw_between(s, 0, 3) * (int64_t)size;
        *axis_of(&c->box->half, i) = hold(far_off);
    }
}

static graze_vec3 corner(input_stream *s)
{
    graze_vec3 v;
    v.x = draw_corner(s);
    v.y = draw_corner(s);
    v.z = draw_corner(s);
    return v;
}

/* Usually as large as possible, or with very short axes: otherwise no point is inside. */
static void draw_corner_box(scene *c)
{
    input_stream *s = &c->s;
    uint32_t axes = draw_below(s, 3);
    c->box->center = corner(s);
    if (axes == 0)
        draw_rotation(s, c->box->axis);
    for (uint32_t i = 0; i < 3; i++) {
        graze_scalar *half = axis_of(&c->box->half, i);
        if (axes > 0)
            c->box->axis[i] = axes == 1 ? small_vector(s, 65536) : corner(s);
        *half = draw_chance(s, 4) ? draw_corner(s) : INT32_MAX;
        if (*half < 0 && !draw_chance(s, 8))
            *half = INT32_MAX;
    }
}

static void draw_lattice_box(scene *c)
{
    input_stream *s = &c->s;
    int32_t step = c->class->most / 3;
    draw_small_axes(c);
    c->box->center = scaled(small_vector(s, 2), step);
    for (uint32_t i = 0; i < 3; i++)
        *axis_of(&c->box->half, i) = draw_between(s, draw_chance(s, 32) ? -1 : 0, 6) * step;
}

static void draw_any_box(scene *c)
{
    if (c->kind < LATTICE)
        draw_uniform_box(c);
    else if (c->kind < GRAZING)
        draw_lattice_box(c);
    else if (c->kind == CORNERS)
        draw_corner_box(c);
    else
        draw_handy_box(c);
}

static graze_vec3 any_point(scene *c)
{
    graze_vec3 v;
    if (c->kind == CORNERS)
        return corner(&c->s);
    if (c->kind >= LATTICE)
        return scaled(small_vector(&c->s, 3), c->class->most / 3);
    draw_vector(&c->s, c->class->most, &v);
    return v;
}

static graze_vec3 nudged(scene *c, graze_vec3 v)
{
    return c->kind != ENDING && draw_chance(&c->s, 3) ? moved(v, small_vector(&c->s, 3), 1) : v;
}

/* A small direction; in the class PARALLEL along a face or an edge. */
static graze_vec3 slope(scene *c)
{
    input_stream *s = &c->s;
    graze_vec3 v = small_vector(s, 3);
    if (c->kind == PARALLEL) {
        uint32_t i = draw_below(s, 3);
        v = crossed(c->small[i], draw_chance(s, 2) ? v : c->small[(i + 1) % 3]);
    }
    return v;
}

/* Passes through the target, or ends there. */
static void segment_at(scene *c, graze_segment *line)
{
    input_stream *s = &c->s;
    int32_t step = draw_power(s, 25);
    int32_t before = draw_between(s, c->kind == ENDING, 3), after = draw_between(s, -3, 3);
    graze_vec3 way = slope(c);
    line->a = nudged(c, moved(c->target, way, -(int64_t)before * step));
    line->b =
        nudged(c, c->kind == ENDING || after < 0 ? c->target
                                                 : moved(c->target, way, (int64_t)after * step));
}

static void ray_at(scene *c, graze_ray *ray)
{
    input_stream *s = &c->s;
    int32_t step = draw_power(s, 22), times = draw_power(s, 2);
    ray->dir = scaled(slope(c), step);
    int32_t steps = draw_between(s, c->kind == ENDING, 3) * times;
    ray->origin = nudged(c, moved(c->target, ray->dir, -steps));
    ray->t_max = c->kind == ENDING || draw_chance(s, 3)
                     ? steps * 65536
                     : hold((int64_t)(steps + draw_between(s, 0, 3)) * 65536);
    if (c->kind != ENDING && draw_chance(s, 6))
        ray->t_max = GRAZE_NO_LIMIT;
}

static void any_ray(scene *c, graze_ray *ray)
{
    input_stream *s = &c->s;
    ray->origin = any_point(c);
    ray->dir = any_point(c);
    if (c->kind < LATTICE) {
        draw_dir(s, c->class->most, &ray->dir);
        ray->t_max = draw_limit(s, c->class->most);
    } else if (draw_chance(s, 4)) {
        ray->t_max = GRAZE_NO_LIMIT;
    } else {
        ray->t_max = c->kind == CORNERS ? draw_corner(s) : draw_between(s, -1, 8) * 16384;
    }
}

void input_obb(uint64_t seed, uint32_t index, graze_obb *box, graze_vec3 *point,
               graze_segment *segment, graze_ray *ray)
{
    scene c;
    c.class = &input_obb_classes[index % OBB_CLASSES];
    c.kind = (int)(index % OBB_CLASSES);
    c.box = box;
    draw_start(&c.s, seed + 17, index);
    if (c.kind == WIDEST) {
        widest_obb(&c.s, box, segment);
        *ray = widest_ray(&c.s, &segment->a, &segment->b);
        *point = draw_chance(&c.s, 2) ? segment->a : segment->b;
        return;
    }
    draw_any_box(&c);
    if (c.kind == GRAZING || c.kind >= PARALLEL) {
        *point = nudged(&c, c.target);
        segment_at(&c, segment);
        ray_at(&c, ray);
        return;
    }
    *point = any_point(&c);
    segment->a = any_point(&c);
    segment->b = any_point(&c);
    any_ray(&c, ray);
}
