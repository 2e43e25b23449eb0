/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * How many instructions scalars and vectors take, beside the usual Q16.16: fix_mul, fix_div,
 * fix_sqrt, and a normalize made of them, which neither round nor saturate. Rows as in bench.c;
 * nothing here is a hit. The operands are the coordinates of the workload.
 */
#include "query.h"
#include "text.h"

#define QUOTED(name) #name
#define WORD(name)   QUOTED(name)
#define CORE         WORD(BENCH_TARGET)

typedef struct {
    graze_vec3 a, b, v;
    graze_scalar s;
    graze_wide w;
} task;

#if GRAZE_FLOAT

#define BUILD "float"

#else

#define BUILD "fixed"

static int32_t fix_mul(int32_t a, int32_t b)
{
    return (int32_t)(((int64_t)a * b) >> 16);
}

static int32_t fix_div(int32_t a, int32_t b)
{
    return (int32_t)((int64_t)a * 65536 / b);
}

/* A bit a round, as in libfixmath and its like: the root of 48 bits. */
static int32_t fix_sqrt(int32_t x)
{
    uint64_t rest = (uint64_t)x << 16, root = 0;
    for (uint64_t bit = UINT64_C(1) << 46; bit > 0; bit >>= 2) {
        bool fits = rest >= root + bit;
        rest -= fits ? root + bit : 0;
        root = (root >> 1) + (fits ? bit : 0);
    }
    return (int32_t)root;
}

static void idiom_mul(void *argument)
{
    task *t = argument;
    t->s = fix_mul(t->a.x, t->b.x);
}

static void idiom_div(void *argument)
{
    task *t = argument;
    t->s = fix_div(t->a.x, t->b.x);
}

static void idiom_sqrt(void *argument)
{
    task *t = argument;
    t->s = fix_sqrt(t->a.x);
}

static void idiom_normalize(void *argument)
{
    task *t = argument;
    graze_vec3 v = t->b;
    int32_t length = fix_sqrt(fix_mul(v.x, v.x) + fix_mul(v.y, v.y) + fix_mul(v.z, v.z));
    t->v = graze_vec3_of(fix_div(v.x, length), fix_div(v.y, length), fix_div(v.z, length));
}

#endif

static void mul(void *argument)
{
    task *t = argument;
    t->s = graze_mul(t->a.x, t->b.x);
}

static void div(void *argument)
{
    task *t = argument;
    t->s = graze_div(t->a.x, t->b.x);
}

static void root(void *argument)
{
    task *t = argument;
    t->s = graze_sqrt(t->a.x);
}

static void dot(void *argument)
{
    task *t = argument;
    t->w = graze_vec3_dot(t->a, t->b);
}

static void cross(void *argument)
{
    task *t = argument;
    t->v = graze_vec3_cross(t->a, t->b);
}

static void lerp(void *argument)
{
    task *t = argument;
    t->v = graze_vec3_lerp(t->a, t->b, GRAZE_FRACTION_ONE / 3);
}

static void length(void *argument)
{
    task *t = argument;
    t->s = graze_vec3_length(t->a);
}

static void distance(void *argument)
{
    task *t = argument;
    t->s = graze_vec3_distance(t->a, t->b);
}

static void normalize(void *argument)
{
    task *t = argument;
    t->v = graze_vec3_normalize(t->b);
}

typedef struct {
    const char *whose, *name;
    void (*call)(void *);
} row;

static const row rows[] = {
    {"graze", "mul", mul},
    {"graze", "div", div},
    {"graze", "sqrt", root},
    {"graze", "vec3_dot", dot},
    {"graze", "vec3_cross", cross},
    {"graze", "vec3_lerp", lerp},
    {"graze", "vec3_length", length},
    {"graze", "vec3_distance", distance},
    {"graze", "vec3_normalize", normalize},
#if !GRAZE_FLOAT
    {"idiom", "mul", idiom_mul},
    {"idiom", "div", idiom_div},
    {"idiom", "sqrt", idiom_sqrt},
    {"idiom", "vec3_normalize", idiom_normalize},
#endif
};

/* Coordinates of +-128 units; a.x is never negative and b.x never 0, as the idiom wants it. */
static task task_of(unsigned number)
{
    query q = query_of(number);
    task t;
    t.a = q.segment.a;
    t.b = graze_vec3_scale(q.box.min, GRAZE_C(0.25));
    t.a.x = graze_abs(t.a.x);
    t.b.x = graze_add(graze_abs(t.b.x), GRAZE_C(0.5));
    t.v = t.a;
    t.s = 0;
    t.w = 0;
    return t;
}

static bool count_row(const row *r)
{
    uint32_t sum = 0, most = 0;
    for (unsigned i = 0; i < QUERIES; i++) {
        task t = task_of(i);
        uint32_t n = board_count_instructions(r->call, &t);
        sum += n;
        most = n > most ? n : most;
    }
    write_word(CORE, 4);
    write_word(BUILD, 6);
    write_word(r->whose, 9);
    write_word(r->name, 22);
    write_average(sum, QUERIES);
    write_average(0, 0);
    write_average(sum, QUERIES);
    write_number(most, 7);
    write_number(0, 6);
    board_write("\n", 1);
    return most > 0;
}

int main(void)
{
    bool counted = true;
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++)
        counted = count_row(&rows[i]) && counted;
    return counted ? BOARD_PASSED : BOARD_FAILED;
}
