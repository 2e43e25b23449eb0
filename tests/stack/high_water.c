/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * How deep the stack really gets in each routine: an image for the cores that paints the stack,
 * calls the routine and looks how far the paint is gone. One line for each: its name and bytes.
 * tests/stack/run holds them against what bound.awk computes.
 */
#include "../bench/query.h"
#include "../bench/text.h"

/* With the bench's queries as they are, and as far apart as fits: another path, with wider words. */
enum { FAR = 255 };

/* The routine gets the last three arguments. Paint is the 2048 bytes below, each word of them. */
__attribute__((naked, noinline)) static uint32_t stack_of(void (*routine)(void)
                                                              __attribute__((unused)),
                                                          const void *a __attribute__((unused)),
                                                          const void *b __attribute__((unused)),
                                                          void *c __attribute__((unused)))
{
    __asm__ volatile(".syntax unified\n\t"
                     "push {r3, r4, r5, r6, r7, lr}\n\t"
                     "mov r4, sp\n\t"
                     "ldr r5, =2048\n\t"
                     "subs r5, r4, r5\n\t"
                     "mov r6, r5\n\t"
                     "ldr r7, =0x5afe57ac\n"
                     "1:\n\t"
                     "str r7, [r6]\n\t"
                     "adds r6, #4\n\t"
                     "cmp r6, r4\n\t"
                     "blo 1b\n\t"
                     "mov r6, r0\n\t"
                     "mov r0, r1\n\t"
                     "mov r1, r2\n\t"
                     "mov r2, r3\n\t"
                     "blx r6\n"
                     "2:\n\t"
                     "ldr r0, [r5]\n\t"
                     "cmp r0, r7\n\t"
                     "bne 3f\n\t"
                     "adds r5, #4\n\t"
                     "cmp r5, r4\n\t"
                     "blo 2b\n"
                     "3:\n\t"
                     "subs r0, r4, r5\n\t"
                     "pop {r3, r4, r5, r6, r7, pc}");
}

typedef void any_routine(void);
typedef enum { POINT, SEGMENT, RAY } second_argument;

typedef struct {
    const char *name;
    any_routine *routine;
    second_argument second;
} row;

/* Twice, since the float build's names are macros. */
#define QUOTED(name) #name
#define WORD(name)   QUOTED(name)
#define ROW(name, second)                                                                          \
    {                                                                                              \
        WORD(name), (any_routine *)name, second                                                    \
    }

static const row rows[] = {
    ROW(graze_aabb_contains_point, POINT), ROW(graze_aabb_overlaps_segment, SEGMENT),
    ROW(graze_aabb_linecast, SEGMENT),     ROW(graze_aabb_linecast_exit, SEGMENT),
    ROW(graze_aabb_overlaps_ray, RAY),     ROW(graze_aabb_raycast, RAY),
    ROW(graze_aabb_raycast_exit, RAY),
};

static void spread(graze_vec3 *v)
{
    v->x *= FAR;
    v->y *= FAR;
    v->z *= FAR;
}

static query far_query_of(unsigned number)
{
    query q = query_of(number);
    spread(&q.box.min);
    spread(&q.box.max);
    spread(&q.segment.a);
    spread(&q.segment.b);
    spread(&q.ray.origin);
    spread(&q.ray.dir);
    return q;
}

static uint32_t stack_for(const row *r, const query *q)
{
    union {
        graze_line_hit line;
        graze_ray_hit ray;
    } hit;
    const void *second = &q->segment;
    if (r->second == POINT)
        second = &q->segment.a;
    if (r->second == RAY)
        second = &q->ray;
    return stack_of(r->routine, &q->box, second, &hit);
}

static uint32_t most_of(const row *r)
{
    uint32_t most = 0;
    for (unsigned i = 0; i < 2 * QUERIES; i++) {
        query q = i < QUERIES ? query_of(i) : far_query_of(i - QUERIES);
        uint32_t stack = stack_for(r, &q);
        most = stack > most ? stack : most;
    }
    return most;
}

int main(void)
{
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        write_word(rows[i].name, 30);
        write_number(most_of(&rows[i]), 4);
        board_write("\n", 1);
    }
    return BOARD_PASSED;
}
