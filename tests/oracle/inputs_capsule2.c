/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_capsule2.h"

static graze_vec2 flat(const graze_vec3 *v)
{
    return graze_vec2_of(v->x, v->y);
}

static graze_segment2 flat_segment(const graze_segment *segment)
{
    graze_segment2 flattened;
    flattened.a = flat(&segment->a);
    flattened.b = flat(&segment->b);
    return flattened;
}

static graze_capsule2 flat_capsule(const graze_capsule *capsule)
{
    graze_capsule2 flattened;
    flattened.core = flat_segment(&capsule->core);
    flattened.radius = capsule->radius;
    return flattened;
}

static int32_t draw_size(input_stream *s)
{
    return (int32_t)draw_below(s, (uint32_t)draw_power(s, 30));
}

/* From the coordinate on, away from the core: to either side if the way does not lead along this axis. */
static void draw_side(input_stream *s, int32_t from, int32_t way, int32_t *low, int32_t *high)
{
    const int32_t below = draw_size(s), above = draw_size(s);
    *low = hold((int64_t)from - (way > 0 ? 0 : below));
    *high = hold((int64_t)from + (way < 0 ? 0 : above));
}

static void nudge(input_stream *s, int32_t *side)
{
    *side = hold((int64_t)*side + draw_about_zero(s, 1));
}

/* Around the point, or, with a way, with a corner or a side there. A few are inverted, and some off by a raw unit. */
static void draw_rect(input_stream *s, capsule2_query *q)
{
    const graze_vec3 *way = &q->space.way;
    draw_side(s, q->point.x, way->x, &q->rect.min.x, &q->rect.max.x);
    draw_side(s, q->point.y, way->y, &q->rect.min.y, &q->rect.max.y);
    if (draw_chance(s, 24))
        q->rect.max.x = hold((int64_t)q->rect.min.x - 1);
    if (draw_chance(s, 4)) {
        nudge(s, &q->rect.min.x);
        nudge(s, &q->rect.max.y);
    }
}

void input_capsule2(uint64_t seed, uint32_t index, capsule2_query *q)
{
    input_stream s;
    input_capsule_in_plane(seed, index, &q->space);
    q->capsule = flat_capsule(&q->space.capsule);
    q->other = flat_capsule(&q->space.other);
    q->segment = flat_segment(&q->space.segment);
    q->ray.origin = flat(&q->space.ray.origin);
    q->ray.dir = flat(&q->space.ray.dir);
    q->ray.t_max = q->space.ray.t_max;
    q->circle.center = flat(&q->space.sphere.center);
    q->circle.radius = q->space.sphere.radius;
    q->point = flat(&q->space.point);
    draw_start(&s, ~seed, index);
    draw_rect(&s, q);
}

/* ---- Raw integers ---- */

static void put_vector(int32_t *words, const graze_vec2 *v)
{
    words[0] = v->x;
    words[1] = v->y;
}

static void put_core(int32_t *words, const graze_segment2 *core)
{
    put_vector(words, &core->a);
    put_vector(words + 2, &core->b);
}

void input_capsule2_words(uint64_t seed, uint32_t index, capsule2_words *words)
{
    capsule2_query q;
    input_capsule2(seed, index, &q);
    put_core(words->capsule, &q.capsule.core);
    words->capsule[4] = q.capsule.radius;
    put_core(words->other, &q.other.core);
    words->other[4] = q.other.radius;
    put_core(words->segment, &q.segment);
    put_vector(words->ray, &q.ray.origin);
    put_vector(words->ray + 2, &q.ray.dir);
    words->ray[4] = q.ray.t_max;
    put_vector(words->circle, &q.circle.center);
    words->circle[2] = q.circle.radius;
    put_vector(words->point, &q.point);
    put_vector(words->rect, &q.rect.min);
    put_vector(words->rect + 2, &q.rect.max);
}
