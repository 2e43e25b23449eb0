/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The bench of the box with boxes, spheres and points. See bench.c. */
#include "count.h"
#include "peers_boxes.h"

/* One call, and room for what it answers. Of each query the next one's box is the other box, the
 * segment's start a point and a center, and its end says how large things are. */
typedef struct {
    void (*function)(void);
    graze_aabb box, other, made;
    graze_vec3 point, normal, size, nearest;
    graze_sphere sphere;
    bool met;
} task;

typedef bool with_aabb(const graze_aabb *, const graze_aabb *);
typedef bool with_sphere(const graze_aabb *, const graze_sphere *);
typedef void to_point(const graze_aabb *, const graze_vec3 *, graze_vec3 *);
typedef graze_scalar distance(const graze_aabb *, const graze_vec3 *);
typedef graze_wide distance_sq(const graze_aabb *, const graze_vec3 *);
typedef void off_surface(const graze_aabb *, const graze_vec3 *, const graze_vec3 *, graze_vec3 *);
typedef void from_two(const graze_vec3 *, const graze_vec3 *, graze_aabb *);
typedef void from_points(const graze_vec3 *, uint32_t, graze_aabb *);
typedef void merge(const graze_aabb *, const graze_aabb *, graze_aabb *);

static void call_with_aabb(void *argument)
{
    task *t = argument;
    t->met = ((with_aabb *)t->function)(&t->box, &t->other);
}

static void call_with_sphere(void *argument)
{
    task *t = argument;
    t->met = ((with_sphere *)t->function)(&t->box, &t->sphere);
}

static void call_to_point(void *argument)
{
    task *t = argument;
    ((to_point *)t->function)(&t->box, &t->point, &t->nearest);
}

static void call_distance(void *argument)
{
    task *t = argument;
    t->met = ((distance *)t->function)(&t->box, &t->point) > 0;
}

static void call_distance_sq(void *argument)
{
    task *t = argument;
    t->met = ((distance_sq *)t->function)(&t->box, &t->point) > 0;
}

static void call_off_surface(void *argument)
{
    task *t = argument;
    ((off_surface *)t->function)(&t->box, &t->point, &t->normal, &t->nearest);
}

static void call_from_two(void *argument)
{
    task *t = argument;
    ((from_two *)t->function)(&t->point, &t->size, &t->made);
}

/* The four corners that are stored: min and max of both boxes. */
static void call_from_points(void *argument)
{
    task *t = argument;
    ((from_points *)t->function)(&t->box.min, 4, &t->made);
}

static void call_merge(void *argument)
{
    task *t = argument;
    ((merge *)t->function)(&t->box, &t->other, &t->made);
}

/* A lone return: what a call costs around the routine. */
__asm__(".thumb_func\nbench_nothing: bx lr");
void nothing(void) __asm__("bench_nothing");

typedef struct {
    const char *whose, *name;
    void (*call)(void *);
    void (*function)(void);
} row;

#define ROW(whose, name, call, tested)                                                             \
    {                                                                                              \
        whose, "aabb_" #name, call, (void (*)(void))tested                                         \
    }
#define GRAZE_ROW(name, call) ROW("graze", name, call, graze_aabb_##name)
#define PEER_ROW(name, call)  ROW(PEER, name, call, peer_aabb_##name)

static const row rows[] = {
    GRAZE_ROW(overlaps_aabb, call_with_aabb),
    PEER_ROW(overlaps_aabb, call_with_aabb),
    GRAZE_ROW(contains_aabb, call_with_aabb),
    GRAZE_ROW(overlaps_sphere, call_with_sphere),
    PEER_ROW(overlaps_sphere, call_with_sphere),
    GRAZE_ROW(closest_point, call_to_point),
    PEER_ROW(closest_point, call_to_point),
    GRAZE_ROW(distance, call_distance),
    GRAZE_ROW(distance_sq, call_distance_sq),
    PEER_ROW(distance_sq, call_distance_sq),
    GRAZE_ROW(off_surface, call_off_surface),
    GRAZE_ROW(from_center_size, call_from_two),
    PEER_ROW(from_center_size, call_from_two),
    GRAZE_ROW(from_points, call_from_points),
    GRAZE_ROW(merge, call_merge),
};

static graze_scalar magnitude(graze_scalar c)
{
    return c < 0 ? -c : c;
}

/* The radius is 64 units on average: one sphere in four meets its box. */
static void prepare(task *t, unsigned number)
{
    query q = query_of(number);
    t->box = q.box;
    t->other = query_of((number + 1) % QUERIES).box;
    t->point = t->sphere.center = q.segment.a;
    t->sphere.radius = magnitude(q.segment.b.x);
    t->size.x = magnitude(q.segment.b.x);
    t->size.y = magnitude(q.segment.b.y);
    t->size.z = magnitude(q.segment.b.z);
    t->normal.x = GRAZE_ONE;
    t->normal.y = t->normal.z = 0;
    t->met = true;
}

static count count_row(const row *r)
{
    count c = {0, 0, 0, 0};
    task t;
    for (unsigned i = 0; i < QUERIES; i++) {
        prepare(&t, i);
        t.function = nothing;
        uint32_t around = board_count_instructions(r->call, &t);
        t.function = r->function;
        uint32_t all = board_count_instructions(r->call, &t);
        add(&c, t.met, all - around);
    }
    return c;
}

bool bench_boxes(void)
{
    bool counted = true;
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        count c = count_row(&rows[i]);
        write_row(rows[i].whose, rows[i].name, &c);
        counted = counted && c.most != 0;
    }
    return counted;
}
