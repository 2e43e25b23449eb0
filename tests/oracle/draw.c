/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "draw.h"

uint32_t draw_bits(input_stream *s)
{
    uint32_t sum = s->a + s->b + s->counter++;
    s->a = s->b ^ (s->b >> 9);
    s->b = s->c + (s->c << 3);
    s->c = (s->c << 21 | s->c >> 11) + sum;
    return sum;
}

void draw_start(input_stream *s, uint64_t seed, uint32_t index)
{
    s->a = (uint32_t)seed;
    s->b = (uint32_t)(seed >> 32);
    s->c = index;
    s->counter = 1;
    for (int i = 0; i < 12; i++)
        draw_bits(s);
}

uint32_t draw_below(input_stream *s, uint32_t n)
{
    return (uint32_t)((uint64_t)draw_bits(s) * n >> 32);
}

int32_t draw_between(input_stream *s, int32_t low, int32_t high)
{
    if (low >= high)
        return low;
    uint32_t width = (uint32_t)high - (uint32_t)low;
    uint32_t step = width == UINT32_MAX ? draw_bits(s) : draw_below(s, width + 1);
    return (int32_t)((int64_t)low + step);
}

int32_t draw_about_zero(input_stream *s, int32_t most)
{
    return draw_between(s, most == INT32_MAX ? INT32_MIN : -most, most);
}

bool draw_chance(input_stream *s, uint32_t n)
{
    return draw_below(s, n) == 0;
}

int32_t draw_power(input_stream *s, uint32_t most)
{
    return (int32_t)(UINT32_C(1) << draw_below(s, most + 1));
}

/* One draw a statement: the order in which C evaluates operands is the compiler's. */
int32_t draw_corner(input_stream *s)
{
    uint32_t kind = draw_below(s, 10);
    int32_t nearby = draw_about_zero(s, 1), power = draw_power(s, 30);
    if (kind < 2)
        return INT32_MIN + (int32_t)kind;
    if (kind < 4)
        return INT32_MAX - (int32_t)(kind - 2);
    if (kind == 4)
        return 0;
    if (kind == 5)
        return nearby;
    if (kind == 6)
        return nearby * (power < 32768 ? 65536 : 1073741824);
    return hold((kind == 7 ? -INT64_C(1) : INT64_C(1)) * power + nearby);
}

int32_t hold(int64_t n)
{
    return n > INT32_MAX ? INT32_MAX : n < INT32_MIN ? INT32_MIN : (int32_t)n;
}

graze_scalar *axis_of(graze_vec3 *v, uint32_t axis)
{
    return axis == 0 ? &v->x : axis == 1 ? &v->y : &v->z;
}

void draw_vector(input_stream *s, int32_t most, graze_vec3 *v)
{
    v->x = draw_about_zero(s, most);
    v->y = draw_about_zero(s, most);
    v->z = draw_about_zero(s, most);
}

static uint32_t square_root(uint32_t n)
{
    uint32_t root = 0;
    for (uint32_t bit = UINT32_C(1) << 15; bit > 0; bit /= 2)
        if ((root + bit) * (root + bit) <= n)
            root += bit;
    return root;
}

void draw_unit_vector(input_stream *s, graze_vec3 *v)
{
    draw_vector(s, 32767, v); /* the squares add up to less than 3 * 2^30 */
    uint32_t length =
        square_root((uint32_t)(v->x * v->x) + (uint32_t)(v->y * v->y) + (uint32_t)(v->z * v->z));
    for (uint32_t axis = 0; axis < 3; axis++) {
        graze_scalar *c = axis_of(v, axis);
        *c = *c * 65536 / (int32_t)(length + (length == 0)); /* |*c| < 2^15 */
    }
}

void draw_slope(input_stream *s, int32_t step, graze_vec3 *v)
{
    uint32_t along =
        draw_bits(s); /* two bits for each axis: it runs along it three times of four */
    for (uint32_t axis = 0; axis < 3; axis++, along >>= 2)
        *axis_of(v, axis) = along & 3 ? hold((int64_t)draw_about_zero(s, 3) * step) : 0;
}

void draw_box(input_stream *s, int32_t most, graze_aabb *box)
{
    for (uint32_t axis = 0; axis < 3; axis++) {
        int32_t p = draw_about_zero(s, most), q = draw_about_zero(s, most);
        *axis_of(&box->min, axis) = p < q ? p : q;
        *axis_of(&box->max, axis) = p < q ? q : p;
    }
}

void draw_defects(input_stream *s, bool inverted, graze_aabb *box)
{
    uint32_t kind = draw_below(s, 32), axis = draw_below(s, 3);
    graze_scalar *min = axis_of(&box->min, axis), *max = axis_of(&box->max, axis);
    if (kind < 4)
        *max = *min;
    if (kind == 0) {
        axis = (axis + 1) % 3;
        *axis_of(&box->max, axis) = *axis_of(&box->min, axis);
    }
    if (kind == 4 && inverted) {
        graze_scalar low = *min;
        *min = *max;
        *max = low;
    }
}

void draw_point_in(input_stream *s, const graze_aabb *box, graze_vec3 *p)
{
    p->x = draw_between(s, box->min.x, box->max.x);
    p->y = draw_between(s, box->min.y, box->max.y);
    p->z = draw_between(s, box->min.z, box->max.z);
}

void draw_point_on(input_stream *s, const graze_aabb *box, graze_vec3 *p)
{
    uint32_t feature = draw_below(s, 12); /* 6: a face, 4: an edge, 2: a corner */
    uint32_t faces = feature < 6 ? 1 : feature < 10 ? 2 : 3, first = draw_below(s, 3);
    draw_point_in(s, box, p);
    for (uint32_t i = 0; i < faces; i++) {
        const graze_vec3 *side = draw_chance(s, 2) ? &box->min : &box->max;
        uint32_t axis = (first + i) % 3;
        *axis_of(p, axis) = axis == 0 ? side->x : axis == 1 ? side->y : side->z;
    }
}

void draw_nudge(input_stream *s, graze_aabb *box, graze_vec3 *p, graze_vec3 *q)
{
    uint32_t which = draw_below(s, 4), axis = draw_below(s, 3);
    graze_vec3 *v = which == 0 ? &box->min : which == 1 ? &box->max : which == 2 ? p : q;
    graze_scalar *c = axis_of(v, axis);
    *c = hold((int64_t)*c + draw_about_zero(s, 3));
}

int32_t draw_limit(input_stream *s, int32_t most)
{
    uint32_t kind = draw_below(s, 16);
    if (kind == 0)
        return draw_chance(s, 2) ? 0 : -draw_power(s, 30);
    return kind < 6 ? GRAZE_NO_LIMIT : draw_between(s, 0, most);
}

void draw_dir(input_stream *s, int32_t most, graze_vec3 *dir)
{
    switch (draw_below(s, 4)) {
    case 0:
        draw_unit_vector(s, dir);
        break;
    case 1:
        draw_vector(s, 9, dir);
        break;
    case 2:
        draw_vector(s, INT32_MAX, dir);
        break;
    default:
        draw_vector(s, most, dir);
    }
}

static int32_t backward(int32_t target, int32_t dir, int32_t t)
{
    return hold(target - (int64_t)dir * t / 65536);
}

void draw_ray_along(input_stream *s, int32_t steps, const graze_segment *segment, graze_ray *ray)
{
    ray->origin = segment->a;
    ray->dir.x = hold(((int64_t)segment->b.x - segment->a.x) / steps);
    ray->dir.y = hold(((int64_t)segment->b.y - segment->a.y) / steps);
    ray->dir.z = hold(((int64_t)segment->b.z - segment->a.z) / steps);
    ray->t_max = 65536 * steps;
    if (draw_chance(s, 4))
        ray->t_max = draw_limit(s, 65536 * steps);
}

void back_from(const graze_vec3 *target, graze_ray *ray, int32_t t)
{
    ray->origin.x = backward(target->x, ray->dir.x, t);
    ray->origin.y = backward(target->y, ray->dir.y, t);
    ray->origin.z = backward(target->z, ray->dir.z, t);
}

void draw_slow_line(input_stream *s, const graze_vec3 *target, graze_segment *segment,
                    graze_ray *ray)
{
    const int64_t steps = draw_between(s, 0x10000, draw_power(s, 14) * 0x10000);
    const int64_t after = draw_chance(s, 2) ? 0 : steps;
    const int32_t places[] = {target->x, target->y, target->z};
    for (uint32_t i = 0; i < 3; i++) {
        const int32_t step = draw_about_zero(s, 3), at = places[i];
        *axis_of(&ray->dir, i) = step;
        *axis_of(&segment->a, i) = hold(at - step * steps);
        *axis_of(&segment->b, i) = hold(at + step * after);
    }
    ray->origin = segment->a;
    ray->t_max = GRAZE_NO_LIMIT;
}

int32_t draw_less(input_stream *s, int32_t most)
{
    return most >> draw_below(s, 6);
}

int32_t draw_dir_along(input_stream *s, int32_t reach, graze_vec3 *dir)
{
    uint32_t places = draw_below(s, 14);
    if (draw_chance(s, 2)) { /* t >= 1 */
        int32_t most = reach >> places;
        draw_slope(s, draw_between(s, 1, most), dir);
        return (int32_t)(UINT32_C(65536) << places);
    }
    while (reach > INT32_MAX >> (places + 2)) /* 3 * reach * 2^places < 2^31 */
        places--;
    int32_t step = draw_between(s, 1, reach);
    draw_slope(s, step * (int32_t)(UINT32_C(1) << places), dir);
    return (int32_t)(UINT32_C(65536) >> places);
}
