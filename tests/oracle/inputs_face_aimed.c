/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_face_scene.h"

static graze_vec3 gone(graze_vec3 from, const graze_vec3 *step, int32_t times)
{
    from.x = hold(from.x + (int64_t)step->x * times);
    from.y = hold(from.y + (int64_t)step->y * times);
    from.z = hold(from.z + (int64_t)step->z * times);
    return from;
}

/* Raw points of a plane: each edge of the face is `parts` steps of `one` or of `other`. */
typedef struct {
    graze_vec3 origin, one, other;
    int32_t parts;
} grid;

static graze_vec3 point_of(const grid *g, int32_t i, int32_t j)
{
    graze_vec3 p = gone(g->origin, &g->one, i);
    return gone(p, &g->other, j);
}

/* The steps of the grid and of the lines are up to 2^bits. */
static void draw_grid(input_stream *s, int kind, grid *g, uint32_t bits)
{
    int32_t size = (int32_t)(UINT32_C(1) << bits), step = kind == SPECKS ? 1 : size;
    g->parts = kind == SPECKS ? 1 : draw_between(s, 1, 4);
    draw_vector(s, draw_chance(s, 2) ? 600000000 : size, &g->origin);
    draw_vector(s, step, &g->one);
    draw_vector(s, step, &g->other);
}

/* Parallel edges, or an edge of length 0. */
static void make_lineal(input_stream *s, grid *g)
{
    const graze_vec3 none = {0, 0, 0};
    uint32_t choice = draw_below(s, 4);
    if (choice < 2)
        g->other = gone(none, &g->one, draw_about_zero(s, 2));
    if (choice > 0 && choice < 3)
        g->one = gone(none, &g->other, draw_about_zero(s, 2));
    if (choice == 3)
        g->one = none;
}

static void put_corners(const grid *g, scene *c)
{
    c->corner[0] = g->origin;
    c->corner[1] = point_of(g, g->parts, 0);
    c->corner[2] = point_of(g, 0, g->parts);
}

/* A point on an edge; the third edge belongs to a triangle, the fourth to a parallelogram. */
static graze_vec3 point_on_edge(input_stream *s, const grid *g)
{
    int32_t n = g->parts, i = draw_between(s, 0, n);
    switch (draw_below(s, 4)) {
    case 0:
        return point_of(g, i, 0);
    case 1:
        return point_of(g, 0, i);
    case 2:
        return point_of(g, i, n - i);
    default:
        return point_of(g, n, i);
    }
}

static graze_vec3 target_of(input_stream *s, int kind, const grid *g)
{
    int32_t n = g->parts, over = draw_chance(s, 6);
    if (kind == CORNERS || kind == SPECKS) {
        int32_t i = (int32_t)draw_below(s, 2) * n, j = (int32_t)draw_below(s, 2) * n;
        return point_of(g, i + over, j);
    }
    if (kind == ENDS) {
        int32_t i = draw_between(s, 0, n);
        return point_of(g, i + over, draw_between(s, 0, n - i));
    }
    graze_vec3 p = point_on_edge(s, g);
    return over ? gone(p, &g->other, draw_chance(s, 2) ? 1 : -1) : p;
}

/* Both lines pass through the target, start on it, end on it or end before it. */
static void draw_segment_at(input_stream *s, int kind, const graze_vec3 *target, uint32_t bits,
                            scene *c)
{
    graze_vec3 way;
    int32_t before = draw_between(s, 0, 3), after = draw_between(s, before == 0, 3);
    draw_vector(s, (int32_t)(UINT32_C(1) << bits), &way);
    if (kind == ENDS && draw_chance(s, 2))
        before = 0;
    else if (kind == ENDS)
        after = -draw_chance(s, 4);
    c->segment.a = gone(*target, &way, -before);
    c->segment.b = gone(*target, &way, after);
}

/* The exact t of the crossing, one unit of t beside it, or some steps farther. */
static int32_t limit_at(input_stream *s, int kind, int32_t t, int32_t step)
{
    const int32_t beside[4] = {0, 0, -1, 1};
    uint32_t choice = draw_below(s, kind == ENDS ? 6 : 16);
    if (choice < 4)
        return hold((int64_t)t + beside[choice]);
    return draw_face_limit(s, hold(t + (int64_t)draw_between(s, 0, 3) * step));
}

/* dir is 2^shift times `way`; or it is `way` and the target is a multiple of 2^shift of it away. */
static void draw_ray_at(input_stream *s, int kind, const graze_vec3 *target, uint32_t bits,
                        scene *c)
{
    const graze_vec3 none = {0, 0, 0};
    graze_vec3 way;
    uint32_t shift = draw_below(s, bits < 14 ? 15 : 29 - bits);
    int32_t times = (int32_t)(UINT32_C(1) << shift), before = draw_between(s, 0, 3);
    int32_t most = draw_below(s, 8) ? (int32_t)(UINT32_C(1) << bits) : 3;
    draw_vector(s, most, &way);
    bool many = draw_chance(s, 2) && shift < 14;
    c->ray.dir = gone(none, &way, many ? 1 : times);
    c->ray.origin = gone(*target, &way, many ? -before * times : -before);
    int32_t step = many ? 65536 * times : 65536 / times;
    c->ray.t_max = limit_at(s, kind, before * step, step);
}

static void nudge(input_stream *s, graze_vec3 *v)
{
    graze_scalar *c = axis_of(v, draw_below(s, 3));
    *c = hold((int64_t)*c + draw_about_zero(s, 3));
}

static void nudge_some(input_stream *s, scene *c)
{
    if (draw_chance(s, 2))
        nudge(s, &c->corner[draw_below(s, 3)]);
    if (draw_chance(s, 2))
        nudge(s, draw_chance(s, 2) ? &c->segment.a : &c->segment.b);
    if (draw_chance(s, 2))
        nudge(s, draw_chance(s, 2) ? &c->ray.origin : &c->ray.dir);
}

/* Puts the third corner next to the edge between the other two. */
static void make_thin(input_stream *s, const grid *g, scene *c)
{
    graze_vec3 aside;
    draw_vector(s, draw_between(s, 1, 3), &aside);
    graze_vec3 p = point_of(g, draw_between(s, 0, g->parts), 0);
    c->corner[2] = gone(p, &aside, 1);
}

void draw_face_aimed(input_stream *s, int kind, scene *c)
{
    grid g;
    uint32_t bits = draw_below(s, 27);
    draw_grid(s, kind, &g, bits);
    put_corners(&g, c);
    graze_vec3 target = target_of(s, kind, &g);
    if (kind == SLIVERS) {
        int32_t over = draw_chance(s, 8);
        make_thin(s, &g, c);
        target = point_of(&g, draw_between(s, 0, g.parts) + over, 0);
    }
    draw_segment_at(s, kind, &target, bits, c);
    draw_ray_at(s, kind, &target, bits, c);
    if (kind == GRAZING || (kind == SLIVERS && draw_chance(s, 2)))
        nudge_some(s, c);
}

/* ---- Special classes ---- */

void draw_face_one_far(input_stream *s, scene *c)
{
    graze_vec3 *part[] = {&c->corner[0], &c->corner[1], &c->corner[2], &c->segment.a,
                          &c->segment.b};
    uint32_t far = draw_below(s, 5);
    for (uint32_t i = 0; i < 5; i++)
        draw_vector(s, i == far ? INT32_MAX : i == 0 ? NEAR / 2 : NEAR - 1, part[i]);
    graze_vec3 target, step;
    draw_vector(s, NEAR / 4, &target);
    target = gone(target, &c->corner[0], 1);
    step = part_of_way(&c->segment.a, &target, 8);
    if (far > 0 && far < 4)
        c->segment.b = gone(target, &step, 1);
    c->ray.origin = c->segment.a;
    c->ray.dir = far == 4 ? c->segment.b : step;
    c->ray.t_max = draw_face_limit(s, 1048576);
}

void draw_face_flat(input_stream *s, scene *c)
{
    grid g;
    draw_grid(s, FLAT, &g, draw_below(s, 27));
    put_corners(&g, c);
    int32_t i = draw_about_zero(s, 4), j = draw_about_zero(s, 4);
    c->segment.a = point_of(&g, i, j);
    i = draw_about_zero(s, 4);
    j = draw_about_zero(s, 4);
    c->segment.b = point_of(&g, i, j);
    c->ray.origin = c->segment.a;
    c->ray.dir = part_of_way(&c->segment.a, &c->segment.b, 1);
    c->ray.t_max = draw_face_limit(s, 65536);
    if (draw_chance(s, 2))
        nudge_some(s, c);
}

void draw_face_nothing(input_stream *s, scene *c)
{
    grid g;
    uint32_t bits = draw_below(s, 27);
    bool lineal = draw_chance(s, 2);
    draw_grid(s, NOTHING, &g, bits);
    if (lineal)
        make_lineal(s, &g);
    put_corners(&g, c);
    graze_vec3 target = target_of(s, NOTHING, &g);
    draw_segment_at(s, NOTHING, &target, bits, c);
    draw_ray_at(s, NOTHING, &target, bits, c);
    if (!lineal) {
        c->segment.a = c->segment.b = c->ray.origin = target;
        c->ray.dir.x = c->ray.dir.y = c->ray.dir.z = 0;
    }
}

#define QUARTER INT32_C(1073741824) /* a quarter of the world */

/* A face across the first axis, 2^31 wide. */
static void put_wide_face(scene *c, const uint32_t axes[3], int32_t height)
{
    for (int i = 0; i < 3; i++) {
        *axis_of(&c->corner[i], axes[0]) = height;
        *axis_of(&c->corner[i], axes[1]) = i == 1 ? -QUARTER : QUARTER;
        *axis_of(&c->corner[i], axes[2]) = i == 2 ? -QUARTER : QUARTER;
    }
}

/* Then the area is not a power of two: the quotients stay the same, but their terms are rounded. */
static void move_corners(input_stream *s, scene *c, const uint32_t axes[3])
{
    for (int i = 0; i < 3; i++) {
        *axis_of(&c->corner[i], axes[1]) += draw_about_zero(s, 1000000);
        *axis_of(&c->corner[i], axes[2]) += draw_about_zero(s, 1000000);
    }
}

/* Lines along the first axis, 2^31 long. */
static void put_long_lines(input_stream *s, scene *c, const uint32_t axes[3], int32_t to_far)
{
    const graze_vec3 none = {0, 0, 0};
    draw_vector(s, draw_chance(s, 6) ? INT32_MAX : draw_power(s, 30), &c->segment.a);
    *axis_of(&c->segment.a, axes[0]) = -to_far * QUARTER;
    c->segment.b = c->segment.a;
    *axis_of(&c->segment.b, axes[0]) = to_far * QUARTER;
    c->ray.origin = c->segment.a;
    c->ray.dir = none;
    *axis_of(&c->ray.dir, axes[0]) = to_far * 131072;
    c->ray.t_max = draw_face_limit(s, QUARTER);
}

/* On a length of 2^31 every odd offset is halfway between two numbers of Q2.30, and so is every
 * second point of a slanting line. */
void draw_face_tie(input_stream *s, scene *c)
{
    uint32_t first = draw_below(s, 3);
    const uint32_t axes[3] = {first, (first + 1) % 3, (first + 2) % 3};
    int32_t to_far = draw_chance(s, 2) ? 1 : -1, height = draw_about_zero(s, 3);
    put_wide_face(c, axes, height);
    if (draw_chance(s, 2))
        move_corners(s, c, axes);
    put_long_lines(s, c, axes, to_far);
    if (draw_chance(s, 2)) {
        graze_scalar *b = axis_of(&c->segment.b, axes[1]);
        *b = hold(*b + (int64_t)QUARTER);
        *axis_of(&c->ray.dir, axes[2]) = 65536;
    }
}
