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
#include "textbook_plane.h"
#define PEER_OF(name)       textbook_aabb_##name
#define PLANE_PEER_OF(name) textbook_plane_##name
#else
#include "idiom.h"
#include "idiom_plane.h"
#define PEER_OF(name)       idiom_aabb_##name
#define PLANE_PEER_OF(name) idiom_plane_##name
#endif

typedef union {
    bool (*contains_point)(const graze_aabb *, const graze_vec3 *);
    bool (*overlaps_segment)(const graze_aabb *, const graze_segment *);
    bool (*overlaps_ray)(const graze_aabb *, const graze_ray *);
    graze_result (*linecast)(const graze_aabb *, const graze_segment *, graze_line_hit *);
    graze_result (*raycast)(const graze_aabb *, const graze_ray *, graze_ray_hit *);
    graze_result (*axis_linecast)(graze_scalar, const graze_segment *, graze_face_line_hit *);
    graze_result (*axis_raycast)(graze_scalar, const graze_ray *, graze_face_ray_hit *);
    graze_result (*plane_linecast)(const graze_plane *, const graze_segment *,
                                   graze_face_line_hit *);
    graze_result (*plane_raycast)(const graze_plane *, const graze_ray *, graze_face_ray_hit *);
    graze_side (*side_of_point)(const graze_plane *, const graze_vec3 *);
    graze_side (*classify_aabb)(const graze_plane *, const graze_aabb *);
} routine;

/* One call, and room for what it answers. */
typedef struct {
    routine function;
    query q;
    graze_line_hit line_hit;
    graze_ray_hit ray_hit;
    graze_face_line_hit face_line_hit;
    graze_face_ray_hit face_ray_hit;
    graze_plane plane, far_plane;
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

/* The plane of the box at min.z. */
static void axis_linecast(void *argument)
{
    task *t = argument;
    t->met = (bool)t->function.axis_linecast(t->q.box.min.z, &t->q.segment, &t->face_line_hit);
}

static void axis_raycast(void *argument)
{
    task *t = argument;
    t->met = (bool)t->function.axis_raycast(t->q.box.min.z, &t->q.ray, &t->face_ray_hit);
}

/* Through a corner of the box, with a unit normal. */
static graze_plane plane_of(const task *t)
{
    const graze_plane plane = {t->q.box.min, {GRAZE_C(0.6), GRAZE_C(0.64), GRAZE_C(-0.48)}};
    return plane;
}

static void plane_linecast(void *argument)
{
    task *t = argument;
    t->met = (bool)t->function.plane_linecast(&t->plane, &t->q.segment, &t->face_line_hit);
}

static void plane_raycast(void *argument)
{
    task *t = argument;
    t->met = (bool)t->function.plane_raycast(&t->plane, &t->q.ray, &t->face_ray_hit);
}

/* "Hits" are what is in front. */
static void side_of_point(void *argument)
{
    task *t = argument;
    t->met = t->function.side_of_point(&t->plane, &t->q.segment.a) == GRAZE_FRONT;
}

/* The box, seen from a plane through the end of the segment. */
static void classify_aabb(void *argument)
{
    task *t = argument;
    t->met = t->function.classify_aabb(&t->far_plane, &t->q.box) == GRAZE_FRONT;
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
graze_result no_axis_linecast(graze_scalar, const graze_segment *,
                              graze_face_line_hit *) __asm__("bench_return");
graze_result no_axis_raycast(graze_scalar, const graze_ray *,
                             graze_face_ray_hit *) __asm__("bench_return");
graze_result no_plane_linecast(const graze_plane *, const graze_segment *,
                               graze_face_line_hit *) __asm__("bench_return");
graze_result no_plane_raycast(const graze_plane *, const graze_ray *,
                              graze_face_ray_hit *) __asm__("bench_return");
graze_side no_side_of_point(const graze_plane *, const graze_vec3 *) __asm__("bench_return");
graze_side no_classify_aabb(const graze_plane *, const graze_aabb *) __asm__("bench_return");

typedef struct {
    const char *whose, *name;
    void (*call)(void *);
    routine empty, function;
} row;

#define ROW(whose, name, kind, tested)                                                             \
    {                                                                                              \
        whose, name, kind, .empty = {.kind = no_##kind}, .function = {.kind = tested }             \
    }
#define GRAZE_ROW(name, kind)       ROW("graze", "aabb_" #name, kind, graze_aabb_##name)
#define PEER_ROW(name, kind)        ROW(PEER, "aabb_" #name, kind, PEER_OF(name))
#define GRAZE_PLANE_ROW(name, kind) ROW("graze", "plane_" #name, kind, graze_plane_##name)
#define PEER_PLANE_ROW(name, kind)  ROW(PEER, "plane_" #name, kind, PLANE_PEER_OF(name))

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
    GRAZE_PLANE_ROW(xy_linecast, axis_linecast),
    PEER_PLANE_ROW(xy_linecast, axis_linecast),
    GRAZE_PLANE_ROW(xy_raycast, axis_raycast),
    PEER_PLANE_ROW(xy_raycast, axis_raycast),
    GRAZE_PLANE_ROW(side_of_point, side_of_point),
    PEER_PLANE_ROW(side_of_point, side_of_point),
    GRAZE_PLANE_ROW(classify_aabb, classify_aabb),
    PEER_PLANE_ROW(classify_aabb, classify_aabb),
    GRAZE_PLANE_ROW(linecast, plane_linecast),
    PEER_PLANE_ROW(linecast, plane_linecast),
    GRAZE_PLANE_ROW(raycast, plane_raycast),
    PEER_PLANE_ROW(raycast, plane_raycast),
};

static count count_row(const row *r)
{
    count c = {0, 0, 0, 0};
    task t;
    for (unsigned i = 0; i < QUERIES; i++) {
        t.q = query_of(i);
        t.plane = t.far_plane = plane_of(&t);
        t.far_plane.point = t.q.segment.b;
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
