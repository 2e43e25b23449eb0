/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Prints workload.h: 512 random boxes and segments. For the host; run it again and the same file
 * comes out, on any machine.
 *
 *     cc -std=c99 tests/bench/make_workload.c -o make_workload && ./make_workload >workload.h
 *
 * All points are random within 128 units of the origin on each axis. So about one segment in five
 * meets its box; every fourth is aimed at it, and then it is two in five. A number is at most 2^23,
 * so that binary32 holds it exactly.
 */
#include <stdint.h>
#include <stdio.h>

enum { QUERIES = 512, AIMED = 4, AXES = 3, NUMBERS = 4 * AXES };

/* 128 units, in Q16.16 */
static const int32_t reach = INT32_C(128) * 65536;

/* Marsaglia's xorshift with 64 bits; the upper half is the better one. */
static uint64_t state = UINT64_C(0x6A09E667F3BCC909);

static uint32_t random_bits(void)
{
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (uint32_t)(state >> 32);
}

/* low to high, both included; high - low < 2^25, so that the product stays below 2^57 */
static int32_t random_between(int32_t low, int32_t high)
{
    uint64_t count = (uint64_t)((int64_t)high - low + 1);
    return low + (int32_t)((random_bits() * count) >> 32);
}

/* In the order in which they are printed. */
typedef struct {
    int32_t min[AXES], max[AXES], a[AXES], b[AXES];
} query;

static void make_axis(query *q, int axis)
{
    int32_t c = random_between(-reach, reach), d = random_between(-reach, reach);
    q->min[axis] = c < d ? c : d;
    q->max[axis] = c < d ? d : c;
    q->a[axis] = random_between(-reach, reach);
    q->b[axis] = random_between(-reach, reach);
}

/* Moves the end into the box, so that the segment hits. */
static void aim(query *q)
{
    for (int axis = 0; axis < AXES; axis++)
        q->b[axis] = random_between(q->min[axis], q->max[axis]);
}

static query make_query(int number)
{
    query q;
    for (int axis = 0; axis < AXES; axis++)
        make_axis(&q, axis);
    if (number % AIMED == 0)
        aim(&q);
    return q;
}

static void print_point(const char *before, const int32_t *p, const char *after)
{
    printf("%s%ld, %ld, %ld%s", before, (long)p[0], (long)p[1], (long)p[2], after);
}

static void print_query(const query *q)
{
    print_point("    {", q->min, ", ");
    print_point("", q->max, ",\n");
    print_point("     ", q->a, ", ");
    print_point("", q->b, "},\n");
}

int main(void)
{
    printf(
        "/* SPDX-FileCopyrightText: 2026 the graze authors */\n"
        "/* SPDX-License-Identifier: MIT */\n"
        "/* Made by make_workload.c: don't edit. Per query the box's min and max, the segment's a "
        "and b. */\n"
        "#ifndef GRAZE_TESTS_BENCH_WORKLOAD_H\n"
        "#define GRAZE_TESTS_BENCH_WORKLOAD_H\n\n"
        "#include <stdint.h>\n\n"
        "/* clang-format off */\n"
        "static const int32_t workload[%d][%d] = {\n",
        QUERIES, NUMBERS);
    for (int i = 0; i < QUERIES; i++) {
        query q = make_query(i);
        print_query(&q);
    }
    printf("};\n\n#endif\n");
    return 0;
}
