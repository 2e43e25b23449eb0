/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "layout.h"

static int32_t near_limit = NEAR;

void set_near(const bench_row *row)
{
    near_limit = row->near;
}

static unsigned group_words(char letter)
{
    switch (letter) {
    case 'V':
    case 'h':
    case 'u':
    case 'n':
        return 3;
    case 'P':
    case 'H':
    case 'v':
        return 2;
    case 'B':
        return 6;
    case 'b':
    case 'q':
        return 4;
    case 'A':
        return 9;
    default:
        return 1;
    }
}

bool next_group(const char **layout, group *g)
{
    g->first += g->words;
    g->letter = **layout;
    g->words = group_words(g->letter);
    return *(*layout)++ != '\0';
}

unsigned words_of(const char *layout)
{
    group g = {0, 0, 0};
    while (next_group(&layout, &g))
        continue;
    return g.first;
}

/* By bytes, since an item also has numbers of 64 bits. */
int32_t word_get(const bench_shape *shape, unsigned number)
{
    const unsigned char *from = (const unsigned char *)shape->input + 4 * number;
    int32_t word;
    for (unsigned i = 0; i < sizeof word; i++)
        ((unsigned char *)&word)[i] = from[i];
    return word;
}

void word_set(const bench_shape *shape, unsigned number, int32_t word)
{
    unsigned char *to = (unsigned char *)shape->input + 4 * number;
    for (unsigned i = 0; i < sizeof word; i++)
        to[i] = ((unsigned char *)&word)[i];
}

static graze_vec3 vector_get(const bench_shape *shape, unsigned first)
{
    return graze_vec3_of(word_get(shape, first), word_get(shape, first + 1),
                         word_get(shape, first + 2));
}

static void vector_set(const bench_shape *shape, unsigned first, graze_vec3 v)
{
    word_set(shape, first, v.x);
    word_set(shape, first + 1, v.y);
    word_set(shape, first + 2, v.z);
}

/* Far numbers lose their upper bits. */
static void limit_words(const bench_shape *shape, const group *g)
{
    for (unsigned i = g->first; i < g->first + g->words; i++) {
        int32_t word = word_get(shape, i);
        if (word < -near_limit || word >= near_limit)
            word_set(shape, i, word % near_limit);
    }
}

static void make_positive(const bench_shape *shape, const group *g)
{
    for (unsigned i = g->first; i < g->first + g->words; i++) {
        int32_t word = word_get(shape, i);
        if (word < 0)
            word_set(shape, i, -(word + 1));
    }
}

static void sort_corners(const bench_shape *shape, const group *g)
{
    const unsigned axes = g->words / 2;
    for (unsigned i = g->first; i < g->first + axes; i++) {
        int32_t min = word_get(shape, i), max = word_get(shape, i + axes);
        if (min > max) {
            word_set(shape, i, max);
            word_set(shape, i + axes, min);
        }
    }
}

/* A vector that already is unit length, up to its rounding, stays. */
static bool has_unit_length(const bench_shape *shape, const group *g)
{
    int64_t sum = -((int64_t)GRAZE_ONE * GRAZE_ONE);
    for (unsigned i = g->first; i < g->first + g->words; i++) {
        int64_t word = word_get(shape, i);
        if (word < -GRAZE_ONE || word > GRAZE_ONE)
            return false;
        sum += word * word;
    }
    return -2 * GRAZE_ONE <= sum && sum <= 2 * GRAZE_ONE;
}

/* 0 becomes the first axis, or the quaternion of half a turn around it. */
static void avoid_zero(const bench_shape *shape, const group *g)
{
    for (unsigned i = g->first; i < g->first + g->words; i++)
        if (word_get(shape, i) != 0)
            return;
    word_set(shape, g->first, GRAZE_ONE);
}

static void normalize(const bench_shape *shape, const group *g)
{
    avoid_zero(shape, g);
    if (has_unit_length(shape, g))
        return;
    if (g->words == 3) {
        vector_set(shape, g->first, graze_vec3_normalize(vector_get(shape, g->first)));
    } else {
        graze_vec2 v = graze_vec2_normalize(
            graze_vec2_of(word_get(shape, g->first), word_get(shape, g->first + 1)));
        word_set(shape, g->first, v.x);
        word_set(shape, g->first + 1, v.y);
    }
}

static graze_quaternion quaternion_get(const bench_shape *shape, unsigned first)
{
    graze_quaternion q = {word_get(shape, first), word_get(shape, first + 1),
                          word_get(shape, first + 2), word_get(shape, first + 3)};
    return graze_quaternion_normalize(q);
}

static void normalize_quaternion(const bench_shape *shape, const group *g)
{
    avoid_zero(shape, g);
    if (has_unit_length(shape, g))
        return;
    graze_quaternion q = quaternion_get(shape, g->first);
    word_set(shape, g->first, q.x);
    word_set(shape, g->first + 1, q.y);
    word_set(shape, g->first + 2, q.z);
    word_set(shape, g->first + 3, q.w);
}

void set_rotation(const bench_shape *shape, const group *g, const int32_t quaternion[4])
{
    graze_quaternion q = {quaternion[0], quaternion[1], quaternion[2], quaternion[3]};
    graze_matrix m;
    graze_matrix_from_quaternion(q, graze_vec3_of(0, 0, 0), &m);
    vector_set(shape, g->first, m.x);
    vector_set(shape, g->first + 3, m.y);
    vector_set(shape, g->first + 6, m.z);
}

static void make_group_near(const bench_shape *shape, const group *g)
{
    switch (g->letter) {
    case 'B':
    case 'b':
        limit_words(shape, g);
        sort_corners(shape, g);
        break;
    case 'V':
    case 'P':
    case 'c':
        limit_words(shape, g);
        break;
    case 'h':
    case 'H':
    case 'r':
        limit_words(shape, g);
        make_positive(shape, g);
        break;
    case 't':
        make_positive(shape, g);
        break;
    case 'u':
    case 'v':
        normalize(shape, g);
        break;
    case 'q':
        normalize_quaternion(shape, g);
        break;
    default: /* A: mutations of a near item leave a rotation; n, w, k, K: any */
        break;
    }
}

void make_near(const bench_shape *shape)
{
    const char *layout = shape->layout;
    group g = {0, 0, 0};
    while (next_group(&layout, &g))
        make_group_near(shape, &g);
}

/* Each number of a unit axis is half a raw unit off: their products are less than 3 * 2^16 off, with those of the halves. */
static bool is_rotation(const bench_shape *shape, const group *g)
{
    for (unsigned i = 0; i < 3; i++)
        for (unsigned j = i; j < 3; j++) {
            int64_t sum = i == j ? -((int64_t)GRAZE_ONE * GRAZE_ONE) : 0;
            for (unsigned axis = 0; axis < 3; axis++)
                sum += (int64_t)word_get(shape, g->first + 3 * i + axis) *
                       word_get(shape, g->first + 3 * j + axis);
            if (sum < -3 * (int64_t)GRAZE_ONE || sum > 3 * (int64_t)GRAZE_ONE)
                return false;
        }
    return true;
}

static bool is_near_group(const bench_shape *shape, const group *g)
{
    int32_t words[9];
    bool same = true;
    if (g->letter == 'A')
        return is_rotation(shape, g);
    for (unsigned i = 0; i < g->words; i++)
        words[i] = word_get(shape, g->first + i);
    make_group_near(shape, g);
    for (unsigned i = 0; i < g->words; i++)
        same = word_get(shape, g->first + i) == words[i] && same;
    return same;
}

bool is_near_item(const bench_shape *shape)
{
    const char *layout = shape->layout;
    group g = {0, 0, 0};
    bool near = true;
    while (next_group(&layout, &g))
        near = is_near_group(shape, &g) && near;
    return near;
}
