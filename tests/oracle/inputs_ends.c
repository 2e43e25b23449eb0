/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The classes at the ends of the range, and those at the ends of a line. */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_ends.h"

static void corner_point(input_stream *s, graze_vec3 *p)
{
    p->x = draw_corner(s);
    p->y = draw_corner(s);
    p->z = draw_corner(s);
}

/* One box in eight is as drawn, a quarter are sorted, the others contain the middle of the world. */
static void corner_box(input_stream *s, graze_aabb *box)
{
    uint32_t kind = draw_below(s, 8);
    for (uint32_t axis = 0; axis < 3; axis++) {
        int32_t p = draw_corner(s), q = draw_corner(s);
        if (kind > 2 && p > 0)
            p = -p;
        if (kind > 2 && q < 0)
            q = -1 - q;
        *axis_of(&box->min, axis) = p < q || kind == 0 ? p : q;
        *axis_of(&box->max, axis) = p < q || kind == 0 ? q : p;
    }
}

void corner_segment(input_stream *s, int32_t most, graze_aabb *box, graze_segment *line)
{
    (void)most;
    corner_box(s, box);
    corner_point(s, &line->a);
    corner_point(s, &line->b);
}

/* The ray starts at the end of the world: it reaches the side at t = 2^31 raw units or just
 * less; or, with a dir of one raw unit, after up to 2^32 - 1 steps. */
static int32_t far_side(input_stream *s, int32_t dir)
{
    uint32_t off = draw_below(s, 3);
    if (dir == 1)
        return INT32_MAX - (int32_t)off;
    return hold(INT32_MIN + INT64_C(32768) * dir - off);
}

static int32_t far_dir(input_stream *s)
{
    uint32_t kind = draw_below(s, 4);
    if (kind < 2)
        return 1;
    return 131072 - (int32_t)draw_below(s, kind == 2 ? 3 : 65536);
}

/* A flat box at that side, a box from there to the end of the world, or a box that ends there. */
static void far_ray(input_stream *s, uint32_t axis, graze_aabb *box, graze_ray *ray)
{
    int32_t dir = far_dir(s), side = far_side(s, dir), low = side, high = side;
    uint32_t kind = draw_below(s, 6);
    if (kind < 2)
        low = INT32_MIN + (int32_t)kind;
    else if (kind < 4)
        high = INT32_MAX;
    bool mirrored = draw_chance(s, 2);
    draw_point_in(s, box, &ray->origin);
    draw_vector(s, draw_chance(s, 2) ? 1 : 0, &ray->dir);
    *axis_of(&ray->dir, axis) = mirrored ? -dir : dir;
    *axis_of(&ray->origin, axis) = mirrored ? INT32_MAX : INT32_MIN;
    *axis_of(&box->min, axis) = mirrored ? -1 - high : low;
    *axis_of(&box->max, axis) = mirrored ? -1 - low : high;
    ray->t_max = GRAZE_NO_LIMIT;
}

void corner_ray(input_stream *s, int32_t most, graze_aabb *box, graze_ray *ray)
{
    (void)most;
    corner_box(s, box);
    corner_point(s, &ray->origin);
    corner_point(s, &ray->dir);
    ray->t_max = draw_corner(s);
    uint32_t kind = draw_below(s, 16), axis = draw_below(s, 3);
    if (kind > 1 && ray->t_max < 0)
        ray->t_max = -1 - ray->t_max;
    if (kind > 11) /* a short ray */
        ray->t_max %= 65536;
    if (kind == 11 || kind == 10)
        draw_vector(s, 1, &ray->dir);
    if (kind == 11)
        draw_point_in(s, box, &ray->origin);
    if (kind == 9)
        far_ray(s, axis, box, ray);
}

/* A start inside the box or on its surface. */
static void start_inside(input_stream *s, int32_t most, graze_aabb *box, graze_vec3 *start)
{
    draw_box(s, most, box);
    draw_defects(s, false, box);
    if (draw_chance(s, 2))
        draw_point_in(s, box, start);
    else
        draw_point_on(s, box, start);
}

void inside_segment(input_stream *s, int32_t most, graze_aabb *box, graze_segment *line)
{
    most = draw_power(s, 30);
    start_inside(s, most, box, &line->a);
    uint32_t kind = draw_below(s, 4);
    if (kind == 0)
        draw_point_in(s, box, &line->b);
    else if (kind == 1)
        draw_point_on(s, box, &line->b);
    else
        draw_vector(s, most, &line->b);
}

void inside_ray(input_stream *s, int32_t most, graze_aabb *box, graze_ray *ray)
{
    most = draw_power(s, 30);
    start_inside(s, most, box, &ray->origin);
    if (draw_chance(s, 4))
        draw_slope(s, draw_power(s, 28), &ray->dir);
    else
        draw_dir(s, most, &ray->dir);
    ray->t_max = draw_limit(s, draw_power(s, 30));
    if (ray->t_max < 0)
        ray->t_max = 0;
}

/* A coordinate at or near the box's sides on that axis. */
static int32_t special(input_stream *s, int32_t min, int32_t max, int32_t most)
{
    switch (draw_below(s, 8)) {
    case 0:
        return min;
    case 1:
        return max;
    case 2:
        return hold((int64_t)min + draw_about_zero(s, 1));
    case 3:
        return draw_about_zero(s, most);
    default:
        return draw_between(s, min, max);
    }
}

static void special_point(input_stream *s, const graze_aabb *box, int32_t most, graze_vec3 *p)
{
    p->x = special(s, box->min.x, box->max.x, most);
    p->y = special(s, box->min.y, box->max.y, most);
    p->z = special(s, box->min.z, box->max.z, most);
}

/* The axes on which the direction is 0: one, two or all. */
static uint32_t still_axes(input_stream *s)
{
    static const uint8_t sets[8] = {1, 2, 4, 3, 5, 6, 6, 7};
    return sets[draw_below(s, 8)];
}

void parallel_segment(input_stream *s, int32_t most, graze_aabb *box, graze_segment *line)
{
    most = draw_power(s, 30);
    draw_box(s, most, box);
    draw_defects(s, true, box);
    special_point(s, box, most, &line->a);
    draw_vector(s, most, &line->b);
    uint32_t still = still_axes(s);
    for (uint32_t axis = 0; axis < 3; axis++)
        if (still >> axis & 1)
            *axis_of(&line->b, axis) = *axis_of(&line->a, axis);
}

void parallel_ray(input_stream *s, int32_t most, graze_aabb *box, graze_ray *ray)
{
    most = draw_power(s, 30);
    draw_box(s, most, box);
    draw_defects(s, true, box);
    special_point(s, box, most, &ray->origin);
    draw_dir(s, most, &ray->dir);
    ray->t_max = draw_limit(s, most);
    uint32_t still = still_axes(s);
    for (uint32_t axis = 0; axis < 3; axis++)
        if (still >> axis & 1)
            *axis_of(&ray->dir, axis) = 0;
}

void ending_segment(input_stream *s, int32_t most, graze_aabb *box, graze_segment *line)
{
    most = draw_power(s, 30);
    draw_box(s, most, box);
    draw_defects(s, false, box);
    draw_point_on(s, box, &line->b);
    if (draw_chance(s, 4))
        draw_point_in(s, box, &line->a);
    else
        draw_vector(s, most, &line->a);
}

/* Coordinates up to 2^26 and lengths up to 9 * 2^26 are exact in both builds. */
void ending_ray(input_stream *s, int32_t most, graze_aabb *box, graze_ray *ray)
{
    graze_vec3 target;
    most = draw_power(s, 26);
    draw_box(s, most, box);
    draw_defects(s, false, box);
    draw_point_on(s, box, &target);
    int32_t step = draw_dir_along(s, draw_less(s, most), &ray->dir);
    ray->t_max = draw_between(s, 1, 3) * step;
    back_from(&target, ray, ray->t_max);
}
