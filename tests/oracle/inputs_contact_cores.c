/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_contact_cores.h"

#include "draw.h"

/* The greatest coordinates of the classes, and the steps of a lattice. */
static const struct {
    int32_t most, unit;
} scales[CONTACT_CLASSES] = {{65536, 1}, {6553600, 1},    {524288000, 1},  {INT32_MAX, 1},
                             {4, 1},     {262144, 65536}, {655360, 65536}, {262144, 65536}};

enum { POINT, EDGE, LEVEL, AXIS, ANY, THROUGH };

/* Along an edge, or along the face: in quarters of two edges. */
static int64_t draw_quarters(int32_t u, int32_t v, const int32_t *quarters)
{
    return ((int64_t)u * quarters[0] + (int64_t)v * quarters[1]) / 4;
}

static void draw_level_run(input_stream *s, int64_t *run, const contact_words *w,
                           const uint16_t *face, bool is_edge)
{
    const uint32_t first = draw_below(s, 3);
    const int32_t along = draw_between(s, -8, 8), aside = is_edge ? 0 : draw_between(s, -8, 8);
    const int32_t quarters[2] = {along, aside};
    const int32_t *a = w->vertices[face[first]], *b = w->vertices[face[(first + 1) % 3]],
                  *c = w->vertices[face[(first + 2) % 3]];
    for (int axis = 0; axis < 3; axis++)
        run[axis] = draw_quarters(hold((int64_t)b[axis] - a[axis]),
                                  hold((int64_t)c[axis] - a[axis]), quarters);
}

/* From the center to the other side of a face. */
static void draw_run_through(input_stream *s, int64_t *run, const contact_words *w,
                             const uint16_t *face)
{
    const int32_t u = draw_between(s, 0, 4), v = draw_between(s, 0, 4 - u);
    for (int axis = 0; axis < 3; axis++) {
        const int64_t a = w->vertices[face[0]][axis], b = w->vertices[face[1]][axis],
                      c = w->vertices[face[2]][axis];
        run[axis] = 2 * (a + ((b - a) * u + (c - a) * v) / 4 - w->ball[axis]);
    }
}

static void draw_run(input_stream *s, int kind, int64_t *run, const contact_words *w)
{
    static const uint8_t ways[] = {EDGE, EDGE, LEVEL, LEVEL, LEVEL, AXIS, AXIS, ANY, ANY, THROUGH};
    const uint16_t *face = &w->indices[draw_below(s, w->count > 0 ? w->count : 1) * 3];
    const int32_t steps = scales[kind].most / scales[kind].unit;
    const int way = draw_chance(s, 24) ? POINT : ways[draw_below(s, sizeof ways)];
    const uint32_t axis = draw_below(s, 3);
    for (uint32_t i = 0; i < 3; i++) {
        const int64_t step = (int64_t)draw_about_zero(s, steps) * scales[kind].unit;
        run[i] = way == ANY || (way == AXIS && i == axis) ? step : 0;
    }
    if (way == EDGE || way == LEVEL)
        draw_level_run(s, run, w, face, way == EDGE);
    else if (way == THROUGH)
        draw_run_through(s, run, w, face);
}

/* The center is the start of the core, its end, or its middle. */
void input_contact_core(uint64_t seed, uint32_t index, contact_core_words *words)
{
    input_stream s;
    int64_t run[3];
    const int kind = (int)(index % CONTACT_CLASSES);
    input_contact(seed, index, &words->mesh);
    draw_start(&s, seed ^ UINT64_C(0x726f64), index); /* "rod" */
    draw_run(&s, kind, run, &words->mesh);
    const int64_t halves = draw_chance(&s, 3) ? 1 : draw_chance(&s, 2) ? 2 : 0;
    for (int axis = 0; axis < 3; axis++) {
        const int64_t center = words->mesh.ball[axis];
        words->capsule[axis] = hold(center - run[axis] * halves / 2);
        words->capsule[3 + axis] = hold(words->capsule[axis] + run[axis]);
    }
    words->capsule[6] = words->mesh.ball[3];
}
