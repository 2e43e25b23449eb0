/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * How many instructions each routine takes, over the workload. An image for the cores, run with
 * RUN_COUNT=1; built once with GRAZE_FLOAT 0 and once with 1.
 *
 * One line for each routine, in columns that a script can split at blanks: core, build, whose,
 * routine, instructions per query on average over all queries, over those that the routine said
 * yes to, and over the others; the most that one query took; and how many it said yes to.
 *
 * A figure is that of the routine with all that it calls, without its own call and return.
 */
#include "count.h"

#if GRAZE_FLOAT
#include "textbook_float.h"
#define PEER_OF(name) textbook_aabb_##name
#else
#include "idiom.h"
#define PEER_OF(name) idiom_aabb_##name
#endif

typedef union {
    bool (*contains_point)(const graze_aabb *, const graze_vec3 *);
    bool (*overlaps_segment)(const graze_aabb *, const graze_segment *);
    bool (*overlaps_ray)(const graze_aabb *, const graze_ray *);
    graze_result (*linecast)(const graze_aabb *, const graze_segment *, graze_line_hit *);
    graze_result (*raycast)(const graze_aabb *, const graze_ray *, graze_ray_hit *);
} routine;

/* One call, and room for what it answers. */
typedef struct {
    routine function;
    query q;
    graze_line_hit line_hit;
    graze_ray_hit ray_hit;
    bool met;
} task;

static void contains_point(void *argument)
{
    task *t = argument;
    t->met = t->function.contains_point(&t->q.box, &t->q.segment.a);
}

static void overlaps_segment(void *argument)
{
    task *t = argument;
    t->met = t->function.overlaps_segment(&t->q.box, &t->q.segment);
}

static void overlaps_ray(void *argument)
{
    task *t = argument;
    t->met = t->function.overlaps_ray(&t->q.box, &t->q.ray);
}

static void linecast(void *argument)
{
    task *t = argument;
    t->met = (bool)t->function.linecast(&t->q.box, &t->q.segment, &t->line_hit);
}

static void raycast(void *argument)
{
    task *t = argument;
    t->met = (bool)t->function.raycast(&t->q.box, &t->q.ray, &t->ray_hit);
}

/* A lone return under each signature: what a call costs around the routine. */
__asm__(".thumb_func\nbench_return: bx lr");
bool no_contains_point(const graze_aabb *, const graze_vec3 *) __asm__("bench_return");
bool no_overlaps_segment(const graze_aabb *, const graze_segment *) __asm__("bench_return");
bool no_overlaps_ray(const graze_aabb *, const graze_ray *) __asm__("bench_return");
graze_result no_linecast(const graze_aabb *, const graze_segment *,
                         graze_line_hit *) __asm__("bench_return");
graze_result no_raycast(const graze_aabb *, const graze_ray *,
                        graze_ray_hit *) __asm__("bench_return");

typedef struct {
    const char *whose, *name;
    void (*call)(void *);
    routine empty, function;
} row;

#define ROW(whose, name, kind, tested)                                                             \
    {                                                                                              \
        whose, "aabb_" #name, kind, .empty = {.kind = no_##kind}, .function = {.kind = tested }    \
    }
#define GRAZE_ROW(name, kind) ROW("graze", name, kind, graze_aabb_##name)
#define PEER_ROW(name, kind)  ROW(PEER, name, kind, PEER_OF(name))

static const row rows[] = {
    GRAZE_ROW(contains_point, contains_point),
    GRAZE_ROW(overlaps_segment, overlaps_segment),
    PEER_ROW(overlaps_segment, overlaps_segment),
    GRAZE_ROW(linecast, linecast),
    PEER_ROW(linecast, linecast),
    GRAZE_ROW(linecast_exit, linecast),
    GRAZE_ROW(overlaps_ray, overlaps_ray),
    PEER_ROW(overlaps_ray, overlaps_ray),
    GRAZE_ROW(raycast, raycast),
    PEER_ROW(raycast, raycast),
    GRAZE_ROW(raycast_exit, raycast),
};

static count count_row(const row *r)
{
    count c = {0, 0, 0, 0};
    task t;
    for (unsigned i = 0; i < QUERIES; i++) {
        t.q = query_of(i);
        t.function = r->empty;
        uint32_t around = board_count_instructions(r->call, &t);
        t.function = r->function;
        uint32_t all = board_count_instructions(r->call, &t);
        add(&c, t.met, all - around);
    }
    return c;
}

static void write_heading(void)
{
    static const char text[] =
        "core   build whose    routine                   all    hits  misses   most   hits\n";
    board_write(text, sizeof text - 1);
}

/* Fails where nothing is counted: RUN_COUNT=1 was forgotten. */
int main(void)
{
    bool counted = true;
    write_heading();
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        count c = count_row(&rows[i]);
        write_row(rows[i].whose, rows[i].name, &c);
        counted = counted && c.most != 0;
    }
    counted = bench_boxes() && counted;
    return counted ? BOARD_PASSED : BOARD_FAILED;
}
