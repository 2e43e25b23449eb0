/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The inputs of tests/oracle, split into raw integers. */
#undef GRAZE_FLOAT
#define GRAZE_FLOAT 0
#include "../oracle/inputs.h"
#include "raw_inputs.h"

static const uint64_t seed = UINT64_C(0x6772617a65);

static void put(int32_t *words, graze_vec3 v)
{
    words[0] = v.x;
    words[1] = v.y;
    words[2] = v.z;
}

static void put_box(raw_query *query, const graze_aabb *box)
{
    put(query->box, box->min);
    put(query->box + 3, box->max);
}

void raw_point(uint32_t index, raw_query *query)
{
    graze_aabb box;
    graze_vec3 point;
    input_point(seed, index, &box, &point);
    put_box(query, &box);
    put(query->line, point);
}

void raw_segment(uint32_t index, raw_query *query)
{
    graze_aabb box;
    graze_segment segment;
    input_segment(seed, index, &box, &segment);
    put_box(query, &box);
    put(query->line, segment.a);
    put(query->line + 3, segment.b);
}

void raw_ray(uint32_t index, raw_query *query)
{
    graze_aabb box;
    graze_ray ray;
    input_ray(seed, index, &box, &ray);
    put_box(query, &box);
    put(query->line, ray.origin);
    put(query->line + 3, ray.dir);
    query->line[6] = ray.t_max;
}
