/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "touching.h"

void touching_vector(input_stream *s, int32_t most, uint32_t axes, int32_t *v)
{
    for (uint32_t i = 0; i < axes; i++)
        v[i] = draw_about_zero(s, most);
}

void touching_box(input_stream *s, int32_t most, uint32_t axes, int32_t *box)
{
    for (uint32_t i = 0; i < axes; i++) {
        int32_t p = draw_about_zero(s, most), q = draw_about_zero(s, most);
        box[i] = p < q ? p : q;
        box[axes + i] = hold((p < q ? q : p) + INT64_C(4));
    }
}

static int64_t square_root(int64_t n)
{
    int64_t root = 0;
    for (int64_t bit = INT64_C(1) << 30; bit > 0; bit /= 2)
        if ((root + bit) * (root + bit) <= n)
            root += bit;
    return root;
}

void touching_unit(input_stream *s, uint32_t axes, int32_t *v)
{
    int64_t squared = 0;
    while (squared == 0) {
        touching_vector(s, INT32_C(1) << 28, axes, v);
        for (uint32_t i = 0; i < axes; i++)
            squared += (int64_t)v[i] * v[i]; /* at most 3 * 2^56 */
    }
    int64_t length = square_root(squared);
    for (uint32_t i = 0; i < axes; i++) {
        int64_t half = v[i] < 0 ? -length / 2 : length / 2;
        v[i] = (int32_t)((v[i] * INT64_C(65536) + half) / length);
    }
}

void touching_any_side(input_stream *s, uint32_t axes, int32_t *side)
{
    uint32_t sides = 1 + draw_below(s, axes), first = draw_below(s, axes);
    for (uint32_t i = 0; i < axes; i++) {
        uint32_t axis = (first + i) % axes;
        int32_t sign = draw_chance(s, 2) ? 1 : -1;
        side[axis] = i < sides ? sign : 0;
    }
}

touching_place touching_place_on(input_stream *s, uint32_t axes, const int32_t *box)
{
    touching_place place = {{0, 0, 0}, {0, 0, 0}};
    touching_any_side(s, axes, place.side);
    for (uint32_t i = 0; i < axes; i++) {
        int32_t between = draw_between(s, box[i], box[axes + i]);
        place.at[i] = place.side[i] < 0 ? box[i] : place.side[i] > 0 ? box[axes + i] : between;
    }
    return place;
}

/* Going out of one side it goes in at another: then it is inside neither forward nor backward. */
void touching_keep_out(uint32_t axes, const int32_t *side, int32_t *way)
{
    int32_t last = -1, sides = 0, out = 0, in = 0;
    for (uint32_t i = 0; i < axes; i++) {
        if (side[i] == 0)
            continue;
        last = (int32_t)i;
        sides++;
        out += (int64_t)side[i] * way[i] > 0;
        in += (int64_t)side[i] * way[i] < 0;
    }
    if (out == sides || in == sides)
        way[last] = sides == 1 ? 0 : -way[last];
}

void touching_segment(input_stream *s, int32_t most, uint32_t axes, const touching_place *place,
                      int32_t *segment)
{
    int32_t way[3];
    touching_vector(s, most / 2, axes, way);
    if (draw_chance(s, 4))
        way[draw_below(s, axes)] = 0;
    touching_keep_out(axes, place->side, way);
    int32_t before = draw_between(s, 0, 2), after = draw_between(s, 0, 2);
    for (uint32_t i = 0; i < axes; i++) {
        segment[i] = place->at[i] - way[i] * before;
        segment[axes + i] = place->at[i] + way[i] * after;
    }
}

/* Sums of one, two and three squares that are squares: 4^2 + 3^2 = 5^2. The length comes last. */
static const int32_t whole[3][6][4] = {
    {{1, 0, 0, 1}, {1, 0, 0, 1}, {1, 0, 0, 1}, {1, 0, 0, 1}, {1, 0, 0, 1}, {1, 0, 0, 1}},
    {{3, 4, 0, 5}, {4, 3, 0, 5}, {12, 5, 0, 13}, {8, 15, 0, 17}, {7, 24, 0, 25}, {21, 20, 0, 29}},
    {{1, 2, 2, 3}, {6, 2, 3, 7}, {4, 8, 1, 9}, {7, 4, 4, 9}, {6, 9, 2, 11}, {14, 5, 2, 15}},
};

int32_t touching_whole(input_stream *s, uint32_t axes, const int32_t *side, int32_t *v)
{
    uint32_t sides = 0, used = 0;
    for (uint32_t i = 0; i < axes; i++)
        sides += side[i] != 0;
    const int32_t *of = whole[sides - 1][draw_below(s, 6)];
    for (uint32_t i = 0; i < axes; i++)
        v[i] = side[i] == 0 ? 0 : side[i] * of[used++];
    return of[3];
}

/* A whole multiple of n turned by a quarter, or the product of n and any whole vector. */
void touching_across(input_stream *s, int32_t times, uint32_t axes, const int32_t *n, int32_t *v)
{
    int32_t of[3];
    touching_vector(s, times, 3, of);
    if (axes == 2) {
        v[0] = -n[1] * of[0];
        v[1] = n[0] * of[0];
        return;
    }
    for (int i = 0; i < 3; i++) {
        int j = (i + 1) % 3, k = (i + 2) % 3;
        v[i] = of[j] * n[k] - of[k] * n[j];
    }
}
