/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "mutate.h"

static uint32_t state;

void random_seed(uint32_t seed)
{
    state = seed != 0 ? seed : 1;
}

/* xorshift32 */
static uint32_t random_bits(void)
{
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    return state;
}

uint32_t random_below(uint32_t limit)
{
    return (uint32_t)(((uint64_t)random_bits() * limit) >> 32);
}

/* As many bits as a number of any size, so that small and large numbers are equally frequent. */
static int32_t random_of_any_size(void)
{
    const uint32_t shift = random_below(32);
    const uint32_t bits = random_bits() >> shift;
    return (int32_t)((random_bits() & 1) != 0 ? ~bits + 1 : bits);
}

static int32_t special(void)
{
    static const int32_t numbers[] = {0,          1,          -1,         INT32_MAX,  INT32_MIN,
                                      GRAZE_ONE,  -GRAZE_ONE, 0x1FFFFFFF, 0x20000000, -0x20000000,
                                      0x3FFFFFFF, 0x40000000, -0x40000000};
    return numbers[random_below(sizeof numbers / sizeof numbers[0])];
}

static int32_t sum(int32_t a, int32_t b)
{
    return (int32_t)((uint32_t)a + (uint32_t)b);
}

static int32_t difference(int32_t a, int32_t b)
{
    return (int32_t)((uint32_t)a - (uint32_t)b);
}

static bool is_free(const group *g, bool near)
{
    switch (g->letter) {
    case '-':
    case 'K':
        return false;
    case 'k':
        return !near;
    default:
        return true;
    }
}

static bool are_axes(const group *g, bool near)
{
    return near && g->letter == 'A';
}

/* A random group that may change; false if there is none. */
static bool pick_group(const bench_shape *shape, bool near, group *g)
{
    unsigned count = 0;
    const char *layout = shape->layout;
    group next = {0, 0, 0};
    while (next_group(&layout, &next))
        if (is_free(&next, near) && random_below(++count) == 0)
            *g = next;
    return count != 0;
}

static unsigned pick_word(const group *g)
{
    return g->first + random_below(g->words);
}

static int32_t changed_word(int32_t word, int32_t other)
{
    switch (random_below(12)) {
    case 0:
        return (int32_t)((uint32_t)word ^ (UINT32_C(1) << random_below(32)));
    case 1:
        return difference(0, word);
    case 2:
        return sum(word, (int32_t)random_below(9) - 4);
    case 3:
        return sum(word, random_of_any_size());
    case 4:
        return other;
    case 5:
        return sum(other, (int32_t)random_below(9) - 4);
    case 6:
        return 0;
    case 7:
        return special();
    case 8:
        return random_of_any_size();
    case 9:
        return word / 2 + other / 2;
    case 10:
        return difference(other, word);
    default:
        return sum(word, word);
    }
}

/* Groups of the same letter become the same, but for a small step of one word. */
static void copy_group(const bench_shape *shape, const group *from, const group *to, bool near)
{
    const unsigned words = from->words < to->words ? from->words : to->words;
    if (are_axes(to, near) != are_axes(from, near))
        return;
    for (unsigned i = 0; i < words; i++)
        word_set(shape, to->first + i, word_get(shape, from->first + i));
    if (!are_axes(to, near) && random_below(2) == 0) {
        const unsigned number = pick_word(to);
        word_set(shape, number, sum(word_get(shape, number), (int32_t)random_below(5) - 2));
    }
}

/* All words of the group times or divided by a power of two. */
static void scale_group(const bench_shape *shape, const group *g)
{
    const int32_t factor = (int32_t)1 << random_below(8);
    const bool grow = random_below(2) == 0;
    for (unsigned i = g->first; i < g->first + g->words; i++) {
        int32_t word = word_get(shape, i);
        word_set(shape, i, grow ? (int32_t)((uint32_t)word * (uint32_t)factor) : word / factor);
    }
}

/* The same two axes of all vectors of the item change places. */
static void swap_axes(const bench_shape *shape, bool near)
{
    const unsigned a = random_below(3), b = (a + 1) % 3;
    const char *layout = shape->layout;
    group g = {0, 0, 0};
    while (next_group(&layout, &g))
        for (unsigned i = 0; is_free(&g, near) && g.words % 3 == 0 && i < g.words; i += 3) {
            int32_t word = word_get(shape, g.first + i + a);
            word_set(shape, g.first + i + a, word_get(shape, g.first + i + b));
            word_set(shape, g.first + i + b, word);
        }
}

/* A number of all groups but axes moves by the same step. */
static void translate(const bench_shape *shape, bool near)
{
    const unsigned axis = random_below(3);
    const int32_t step = random_of_any_size();
    const char *layout = shape->layout;
    group g = {0, 0, 0};
    while (next_group(&layout, &g))
        if (is_free(&g, near) && (g.letter == 'V' || g.letter == 'B'))
            for (unsigned i = g.first + axis; i < g.first + g.words; i += 3)
                word_set(shape, i, sum(word_get(shape, i), step));
}

/* A quaternion of the rotation whose axes are the group, times 4 cos(angle / 2). It is 0 for half a turn. */
static void quaternion_of(const bench_shape *shape, const group *g, int32_t q[4])
{
    int32_t m[9];
    for (unsigned i = 0; i < 9; i++)
        m[i] = word_get(shape, g->first + i);
    q[0] = m[5] - m[7];
    q[1] = m[6] - m[2];
    q[2] = m[1] - m[3];
    q[3] = GRAZE_ONE + m[0] + m[4] + m[8];
}

/* A rotation close to that of the axes, or one with few numbers, or any. */
static void change_rotation(const bench_shape *shape, const group *g)
{
    int32_t q[4];
    quaternion_of(shape, g, q);
    const uint32_t kind = random_below(4);
    for (unsigned i = 0; i < 4; i++) {
        if (kind == 0)
            q[i] = random_of_any_size();
        else if (kind == 1)
            q[i] = (int32_t)random_below(5) - 2;
    }
    if (kind >= 2)
        q[random_below(4)] += random_of_any_size() / 16384;
    if ((q[0] | q[1] | q[2] | q[3]) == 0)
        q[3] = 1;
    set_rotation(shape, g, q);
}

static void change_group(const bench_shape *shape, bool near)
{
    group g, other;
    if (!pick_group(shape, near, &g) || !pick_group(shape, near, &other))
        return;
    const uint32_t kind = random_below(8);
    if (kind == 0) {
        copy_group(shape, &other, &g, near);
    } else if (are_axes(&g, near)) {
        change_rotation(shape, &g);
    } else if (kind == 1) {
        scale_group(shape, &g);
    } else {
        const unsigned number = pick_word(&g);
        word_set(shape, number,
                 changed_word(word_get(shape, number), word_get(shape, pick_word(&other))));
    }
}

void mutate(const bench_shape *shape, bool near)
{
    for (uint32_t changes = 1 + random_below(3); changes > 0; changes--) {
        const uint32_t kind = random_below(32);
        if (kind == 0)
            swap_axes(shape, near);
        else if (kind == 1)
            translate(shape, near);
        else
            change_group(shape, near);
    }
    if (near)
        make_near(shape);
}
