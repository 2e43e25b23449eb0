/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "widest.h"

#define CLOSE INT32_C(268435456) /* 2^28, the limit of close boxes */
#define NEAR  INT32_C(536870912) /* 2^29, the limit of near coordinates */

int32_t widest_size(input_stream *s)
{
    uint32_t kind = draw_below(s, 16);
    int32_t over = draw_power(s, 12);
    if (kind < 2)
        return CLOSE + (int32_t)kind;
    if (kind < 5)
        return NEAR + (int32_t)(kind % 2);
    return kind == 5 ? NEAR + over : 2 * NEAR;
}

int32_t widest_coordinate(input_stream *s, int32_t size)
{
    uint32_t kind = draw_below(s, 64);
    int32_t any = draw_about_zero(s, size - 1), off = (int32_t)draw_below(s, 4);
    if (kind == 0)
        return any;
    return kind % 2 == 0 ? off - size : size - 1 - off;
}

graze_vec3 widest_point(input_stream *s, int32_t size)
{
    graze_vec3 v;
    v.x = widest_coordinate(s, size);
    v.y = widest_coordinate(s, size);
    v.z = widest_coordinate(s, size);
    return v;
}

static int32_t other_end(input_stream *s, int32_t size, int32_t of)
{
    int32_t off = (int32_t)draw_below(s, 4);
    return draw_chance(s, 24) ? of : of < 0 ? size - 1 - off : off - size;
}

graze_vec3 widest_opposite(input_stream *s, int32_t size, const graze_vec3 *of)
{
    graze_vec3 v;
    v.x = other_end(s, size, of->x);
    v.y = other_end(s, size, of->y);
    v.z = other_end(s, size, of->z);
    return v;
}

static int32_t beside(input_stream *s, int32_t size, int32_t most, int32_t of)
{
    int32_t c = hold((int64_t)of + draw_about_zero(s, most));
    return c < -size ? -size : c >= size ? size - 1 : c;
}

graze_vec3 widest_beside(input_stream *s, int32_t size, int32_t most, const graze_vec3 *of)
{
    graze_vec3 v;
    v.x = beside(s, size, most, of->x);
    v.y = beside(s, size, most, of->y);
    v.z = beside(s, size, most, of->z);
    return v;
}

static int32_t weight(input_stream *s, bool up)
{
    uint32_t kind = draw_below(s, 24);
    int32_t any = draw_about_zero(s, INT32_MAX), off = (int32_t)draw_below(s, 3);
    if (kind < 2)
        return kind == 0 ? 0 : any;
    return up == (kind > 2) ? INT32_MAX - off : INT32_MIN + off;
}

graze_vec3 widest_weights(input_stream *s, const graze_vec3 *from, const graze_vec3 *to)
{
    graze_vec3 v;
    v.x = weight(s, from->x < to->x);
    v.y = weight(s, from->y < to->y);
    v.z = weight(s, from->z < to->z);
    return v;
}

static int32_t step_of(int32_t from, int32_t to, int32_t times, int32_t parts)
{
    return hold(((int64_t)to - from) * times / parts);
}

graze_ray widest_ray(input_stream *s, const graze_vec3 *from, const graze_vec3 *to)
{
    graze_ray ray;
    const bool far = draw_chance(s, 6);
    const int32_t times = far ? draw_power(s, 2) : 1, most = draw_chance(s, 2) ? 0 : 4;
    const int32_t parts = far ? 1 : 2 * draw_power(s, (uint32_t)most);
    const uint32_t kind = draw_below(s, 8);
    ray.origin = *from;
    ray.dir.x = step_of(from->x, to->x, times, parts);
    ray.dir.y = step_of(from->y, to->y, times, parts);
    ray.dir.z = step_of(from->z, to->z, times, parts);
    ray.t_max = 65536 * (kind == 0 ? parts / 2 : parts + 1);
    if (kind == 1)
        ray.t_max = (int32_t)draw_below(s, 3);
    if (kind == 2 || kind == 3)
        ray.t_max = GRAZE_NO_LIMIT;
    return ray;
}

/* ---- Planes and oriented boxes ---- */

/* From the opposite corner to the place or beside it; now and then to another corner. */
static void draw_line(input_stream *s, int32_t size, const graze_vec3 *place, graze_segment *line)
{
    int32_t most = draw_chance(s, 4) ? 0 : draw_power(s, 16);
    line->a = widest_opposite(s, size, place);
    line->b = draw_chance(s, 8) ? widest_point(s, size) : widest_beside(s, size, most, place);
}

void widest_turn(input_stream *s, graze_segment *line)
{
    graze_vec3 a = line->a;
    if (draw_chance(s, 3)) {
        line->a = line->b;
        line->b = a;
    }
}

void widest_plane(input_stream *s, graze_vec3 *point, graze_vec3 *normal, graze_segment *line)
{
    int32_t size = widest_size(s);
    *point = widest_point(s, size);
    if (draw_chance(s, 2)) /* so that there are places behind it */
        *point = widest_beside(s, size, draw_power(s, 16), point);
    draw_line(s, size, point, line);
    *normal = widest_weights(s, point, &line->a);
    widest_turn(s, line);
}

static graze_vec3 unit_axis(uint32_t i)
{
    graze_vec3 v = {0, 0, 0};
    *axis_of(&v, i) = 65536;
    return v;
}

/* At least one axis has the largest components; a zero axis limits nothing. */
void widest_obb(input_stream *s, graze_obb *box, graze_segment *line)
{
    static const graze_vec3 zero = {0, 0, 0};
    int32_t size = widest_size(s);
    uint32_t heavy = draw_below(s, 3);
    box->center = widest_point(s, size);
    draw_line(s, size, &box->center, line);
    for (uint32_t i = 0; i < 3; i++) {
        uint32_t kind = i == heavy ? 0 : draw_below(s, 4);
        box->axis[i] = kind < 2    ? widest_weights(s, &box->center, &line->a)
                       : kind == 2 ? zero
                                   : unit_axis(i);
        *axis_of(&box->half, i) = draw_chance(s, 3) ? draw_power(s, 30) : INT32_MAX;
    }
    widest_turn(s, line);
}

/* ---- Two boxes ---- */

/* A component of 1 or -1 on each axis, the most for a close box; now and then any on one axis. */
static graze_vec3 light_axis(input_stream *s)
{
    graze_vec3 v;
    for (uint32_t i = 0; i < 3; i++)
        *axis_of(&v, i) = draw_chance(s, 2) ? 65536 : -65536;
    uint32_t any = draw_below(s, 9);
    int32_t component = draw_about_zero(s, 65536);
    if (any < 3)
        *axis_of(&v, any) = component;
    return v;
}

/* Across the diagonal but for a raw unit or two. A box with three such axes is as long as the diagonal. */
static graze_vec3 axis_across(input_stream *s, const graze_vec3 *diagonal)
{
    int32_t p = draw_between(s, 1, 65000), q = draw_between(s, -p, 0),
            nudge = draw_about_zero(s, 2);
    uint32_t first = draw_below(s, 3);
    const int32_t parts[3] = {p, q, nudge - p - q};
    graze_vec3 v = *diagonal;
    for (uint32_t i = 0; i < 3; i++) {
        graze_scalar *c = axis_of(&v, (first + i) % 3);
        *c = *c < 0 ? -parts[i] : parts[i];
    }
    return v;
}

static int32_t half_extent(input_stream *s, int32_t size)
{
    return draw_chance(s, 2) ? size - 1 - (int32_t)draw_below(s, 2)
                             : draw_less(s, draw_power(s, 28));
}

static void draw_light_box(input_stream *s, int32_t size, const graze_vec3 *diagonal,
                           graze_obb *box)
{
    bool is_long = draw_chance(s, 3);
    for (uint32_t i = 0; i < 3; i++) {
        box->axis[i] = is_long ? axis_across(s, diagonal) : light_axis(s);
        *axis_of(&box->half, i) = half_extent(s, size);
    }
}

/* From beside the place to the opposite corner; on some axes flat, in that corner. */
static void draw_wide_aabb(input_stream *s, int32_t size, const graze_vec3 *place, graze_aabb *box)
{
    const graze_vec3 opposite = widest_opposite(s, size, place);
    const graze_vec3 near_by = widest_beside(s, size, draw_power(s, 24), place);
    for (uint32_t i = 0; i < 3; i++) {
        graze_vec3 p = draw_chance(s, 8) ? opposite : near_by, q = opposite;
        int32_t from = *axis_of(&p, i), to = *axis_of(&q, i);
        *axis_of(&box->min, i) = from < to ? from : to;
        *axis_of(&box->max, i) = from < to ? to : from;
    }
}

void widest_boxes(input_stream *s, graze_obb *box, graze_obb *other, graze_aabb *aabb)
{
    int32_t size = widest_size(s);
    if (draw_chance(s, 2))
        size /= 2;
    box->center = widest_point(s, size);
    other->center = widest_opposite(s, size, &box->center);
    draw_light_box(s, size, &box->center, box);
    draw_light_box(s, size, &box->center, other);
    draw_wide_aabb(s, size, &box->center, aabb);
}
