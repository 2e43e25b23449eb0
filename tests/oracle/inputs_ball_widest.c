/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "inputs_ball.h"
#include "touching.h"
#include "widest.h"

static int32_t draw_radius(input_stream *s, int32_t size)
{
    uint32_t kind = draw_below(s, 4);
    if (kind < 2)
        return size - 1 - (int32_t)draw_below(s, 4);
    return kind == 2 ? draw_between(s, 0, size - 1) : draw_power(s, 27);
}

/* A point near the surface, on any side; often a line from far away grazes the ball there. */
static graze_vec3 point_on(input_stream *s, uint32_t axes, const graze_vec3 *center, int32_t radius)
{
    graze_vec3 v = *center;
    int32_t unit[3];
    touching_unit(s, axes, unit);
    for (uint32_t i = 0; i < axes; i++) {
        graze_scalar *c = axis_of(&v, i);
        *c = hold(*c + (int64_t)unit[i] * radius / 65536);
    }
    return v;
}

/* From the opposite corner of the world, or out of the ball. */
static graze_segment draw_line(input_stream *s, uint32_t axes, int32_t size,
                               const graze_vec3 *center, int32_t radius)
{
    graze_segment line;
    uint32_t kind = draw_below(s, 8);
    line.a = widest_opposite(s, size, center);
    line.b = widest_point(s, size);
    if (kind < 4)
        line.b = point_on(s, axes, center, radius);
    if (kind > 4)
        line.b = widest_beside(s, size, radius, center);
    if (kind == 7) {
        line.b = line.a;
        line.a = widest_beside(s, size, radius / 2, center);
    }
    return line;
}

static void store(const graze_vec3 *v, uint32_t axes, int32_t *words)
{
    words[0] = v->x;
    words[1] = v->y;
    words[2] = axes == 3 ? v->z : 0;
}

static void draw_widest(uint64_t seed, uint32_t index, uint32_t axes, ball_query *q)
{
    static const ball_query nothing = {{0}, {0}, {0}, {0}, {0}};
    input_stream s;
    draw_start(&s, seed + 31 * axes, index);
    int32_t size = widest_size(&s), radius = draw_radius(&s, size);
    const graze_vec3 center = widest_point(&s, size);
    const graze_segment line = draw_line(&s, axes, size, &center, radius);
    const graze_ray ray = widest_ray(&s, &line.a, &line.b);
    *q = nothing;
    store(&center, axes, q->ball);
    store(draw_chance(&s, 2) ? &line.a : &line.b, axes, q->point);
    store(&line.a, axes, q->segment);
    store(&line.b, axes, q->segment + 3);
    store(&ray.origin, axes, q->ray);
    store(&ray.dir, axes, q->ray + 3);
    q->ray[6] = ray.t_max;
    q->ball[3] = radius;
}

void input_ball_judged(uint64_t seed, uint32_t index, uint32_t axes, ball_query *q)
{
    const uint32_t turn = index / BALL_JUDGED, class = index % BALL_JUDGED;
    if (class < BALL_CLASSES)
        input_ball(seed, turn * BALL_CLASSES + class, axes, q);
    else if (class == BALL_CLASSES)
        draw_widest(seed, index, axes, q);
    else
        input_ball_limits(seed, index, axes, q);
}
