/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "inputs_segment2.h"
#include "widest.h"

static void store(const graze_vec3 *a, const graze_vec3 *b, int32_t *words)
{
    words[0] = a->x;
    words[1] = a->y;
    words[2] = b->x;
    words[3] = b->y;
}

/* The segment starts at an end of the wall or beside it, or it crosses the wall, or it is anywhere. */
static void draw_widest(uint64_t seed, uint32_t index, wall_query *q)
{
    input_stream s;
    draw_start(&s, seed, index);
    int32_t size = widest_size(&s);
    uint32_t kind = draw_below(&s, 4);
    const graze_vec3 a = widest_point(&s, size), b = widest_opposite(&s, size, &a);
    graze_vec3 from = widest_point(&s, size);
    if (kind < 2)
        from = widest_beside(&s, size, kind == 0 ? 0 : draw_power(&s, 29), &b);
    const graze_vec3 to = widest_opposite(&s, size, &from);
    const graze_ray ray = widest_ray(&s, &from, &to);
    store(&a, &b, q->wall);
    if (draw_chance(&s, 2))
        store(&from, &to, q->segment);
    else
        store(&to, &from, q->segment);
    store(&ray.origin, &ray.dir, q->ray);
    q->ray[4] = ray.t_max;
    q->point[0] = q->segment[0];
    q->point[1] = q->segment[1];
}

void input_wall_judged(uint64_t seed, uint32_t index, wall_query *q)
{
    const uint32_t turn = index / WALL_JUDGED, class = index % WALL_JUDGED;
    if (class < WALL_CLASSES)
        input_wall(seed, turn * WALL_CLASSES + class, q);
    else
        draw_widest(seed, index, q);
}
