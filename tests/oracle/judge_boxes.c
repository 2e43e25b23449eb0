/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "judge_boxes.h"
#include "flat.h"
#include "judged.h"
#include "print_case.h"

#include <string.h>

enum { ALL_CLASSES = (1 << BOXES_CLASSES) - 1, CORNERS = 1 << 8, WIDE_CLASSES = CORNERS | 1 << 4 };

/* A query, its numbers in the library's types, and a number of any length. */
typedef struct {
    judge_case c;
    boxes_query q;
    graze_aabb box, other, made;
    graze_sphere sphere;
    graze_vec3 point, size, points[4], nearest;
    mpz_t squared;
} scene;

/* The routines under test: one set for the whole program. */
static const boxes_library *lib;

static graze_vec3 vec3_of(const int32_t *words)
{
    graze_vec3 v = {words[0], words[1], words[2]};
    return v;
}

static graze_aabb box_of(const int32_t *words)
{
    graze_aabb box = {vec3_of(words), vec3_of(words + 3)};
    return box;
}

static bool is_box(const graze_aabb *box, const int32_t *words)
{
    return memcmp(box, words, 6 * sizeof *words) == 0;
}

static bool is_point(const graze_vec3 *v, const int32_t *words)
{
    return memcmp(v, words, 3 * sizeof *words) == 0;
}

static int overlaps_box(void *at, const char **fault)
{
    scene *s = at;
    bool meet = exact_boxes_meet(s->q.box, s->q.other);
    *fault = judge_wrong_unless(lib->overlaps_box(&s->box, &s->other) == meet);
    if (exact_is_empty(s->q.box) || exact_is_empty(s->q.other))
        return 3;
    return !meet ? 0 : exact_interiors_meet(s->q.box, s->q.other) ? 2 : 1;
}

static int contains_box(void *at, const char **fault)
{
    scene *s = at;
    bool holds = exact_box_holds(s->q.box, s->q.other);
    *fault = judge_wrong_unless(lib->contains_box(&s->box, &s->other) == holds);
    if (exact_is_empty(s->q.other))
        return 3;
    return holds ? 2 : exact_boxes_meet(s->q.box, s->q.other) ? 1 : 0;
}

static int overlaps_ball(void *at, const char **fault)
{
    scene *s = at;
    int32_t nearest[3], radius = judged(s->sphere.radius);
    bool any = exact_nearest(s->q.box, s->q.sphere, nearest, s->squared) && radius >= 0;
    int sign = any ? exact_against_radius(s->squared, radius) : 1;
    *fault = judge_wrong_unless(lib->overlaps_ball(&s->box, &s->sphere) == (sign <= 0));
    return !any ? 3 : sign > 0 ? 0 : sign == 0 ? 1 : 2;
}

/* Returns the number of coordinates that differ from the point's (2: two or three); 3 if there is no nearest point. */
static int to_point(scene *s, int32_t *nearest, bool *any)
{
    *any = exact_nearest(s->q.box, s->q.point, nearest, s->squared);
    if (!*any)
        return 3;
    int away = 0;
    for (int axis = 0; axis < 3; axis++)
        away += nearest[axis] != s->q.point[axis];
    return away < 2 ? away : 2;
}

static int closest_point(void *at, const char **fault)
{
    scene *s = at;
    bool any;
    int32_t nearest[3];
    int kind = to_point(s, nearest, &any);
    lib->closest_point(&s->box, &s->point, &s->nearest);
    *fault = judge_wrong_unless(is_point(&s->nearest, any ? nearest : s->q.point));
    return kind;
}

static int distance(void *at, const char **fault)
{
    scene *s = at;
    bool any;
    int32_t nearest[3];
    int kind = to_point(s, nearest, &any);
    *fault = judge_wrong_unless(lib->distance(&s->box, &s->point) ==
                                (any ? exact_root(s->squared) : GRAZE_SCALAR_MAX));
    return kind;
}

static int distance_sq(void *at, const char **fault)
{
    scene *s = at;
    bool any;
    int32_t nearest[3];
    int kind = to_point(s, nearest, &any);
    *fault = judge_wrong_unless(lib->distance_sq(&s->box, &s->point) ==
                                (any ? exact_wide(s->squared) : INT64_MAX));
    return kind;
}

/* The result is one unit beyond the side, or stays at the end of the world; the point itself may be anywhere. */
static int off_surface(void *at, const char **fault)
{
    scene *s = at;
    int32_t normal[3] = {0, 0, 0}, want[3];
    memcpy(want, s->q.point, sizeof want);
    int axis = s->q.face / 2, up = s->q.face % 2, kind = 0;
    if (axis < 3) {
        int64_t c = s->q.box[axis + 3 * up] + (up ? INT64_C(1) : -INT64_C(1));
        kind = c > INT32_MAX || c < INT32_MIN ? 2 : 1;
        want[axis] = kind == 2 ? s->q.box[axis + 3 * up] : (int32_t)c;
        normal[axis] = up ? GRAZE_ONE : -GRAZE_ONE;
    }
    graze_vec3 n = vec3_of(normal);
    lib->off_surface(&s->box, &s->point, &n, &s->nearest);
    *fault = judge_wrong_unless(is_point(&s->nearest, want) &&
                                (kind != 1 || judged(want[axis]) != want[axis] ||
                                 !lib->contains_point(&s->box, &s->nearest)));
    return kind;
}

static int from_center_size(void *at, const char **fault)
{
    scene *s = at;
    int32_t want[6];
    bool held = false, negative = false, odd = false;
    for (int axis = 0; axis < 3; axis++) {
        exact_ends(s->q.point[axis], s->q.size[axis], &want[axis], &want[3 + axis], &held);
        negative = negative || s->q.size[axis] < 0;
        odd = odd || s->q.size[axis] % 2 != 0;
    }
    lib->from_center_size(&s->point, &s->size, &s->made);
    *fault = judge_wrong_unless(is_box(&s->made, want) && (!negative || exact_is_empty(want)));
    return negative ? 3 : held ? 2 : odd;
}

static int from_points(void *at, const char **fault)
{
    scene *s = at;
    int32_t want[6];
    exact_hull(s->q.points, s->q.count, want);
    lib->from_points(s->points, s->q.count, &s->made);
    *fault =
        judge_wrong_unless(is_box(&s->made, want) && (s->q.count == 0) == exact_is_empty(want));
    return s->q.count == 0 ? 3 : s->q.count == 1 ? 0 : 1;
}

static int merge(void *at, const char **fault)
{
    scene *s = at;
    int32_t corners[12], want[6];
    uint32_t count = 0;
    bool a = !exact_is_empty(s->q.box), b = !exact_is_empty(s->q.other);
    if (a)
        memcpy(corners, s->q.box, sizeof s->q.box);
    count += a ? 2 : 0;
    if (b)
        memcpy(corners + 3 * count, s->q.other, sizeof s->q.other);
    count += b ? 2 : 0;
    exact_hull(corners, count, want);
    lib->merge(&s->box, &s->other, &s->made);
    *fault = judge_wrong_unless(is_box(&s->made, want));
    return a && b ? 0 : a ? 1 : b ? 2 : 3;
}

#define EACH ALL_CLASSES
/* For each kind a set of the classes in which it must occur; then the names of the kinds. */
#define SETS(...)                                                                                  \
    {                                                                                              \
        __VA_ARGS__                                                                                \
    }
#define ROUTINE(name, sets, ...)                                                                   \
    {                                                                                              \
#name, name, {__VA_ARGS__ }, sets, NULL, 0                                                 \
    }

static judge_routine routines[] = {
    ROUTINE(overlaps_box, SETS(EACH, EACH, EACH, EACH), "apart", "touch", "overlap", "empty"),
    ROUTINE(contains_box, SETS(EACH, EACH, EACH, EACH), "apart", "across", "within", "empty"),
    ROUTINE(overlaps_ball, SETS(EACH, EACH, EACH, EACH), "apart", "touch", "overlap", "empty"),
    ROUTINE(closest_point, SETS(EACH, EACH, EACH, EACH), "inside", "one axis", "more", "empty"),
    ROUTINE(distance, SETS(EACH, EACH, EACH, EACH), "inside", "one axis", "more", "empty"),
    ROUTINE(distance_sq, SETS(EACH, EACH, EACH, EACH), "inside", "one axis", "more", "empty"),
    ROUTINE(off_surface, SETS(EACH, EACH, CORNERS, 0), "as it is", "out", "no room"),
    ROUTINE(from_center_size, SETS(0, EACH & ~(1 << 6), WIDE_CLASSES, EACH), "even", "odd", "held",
            "negative"),
    ROUTINE(from_points, SETS(EACH, EACH, 0, EACH), "one", "more", "-", "none"),
    ROUTINE(merge, SETS(EACH, EACH, EACH, 0), "both", "first", "second", "neither"),
};

static void init(void *at)
{
    scene *s = at;
    mpz_init(s->squared);
}

static void clear(void *at)
{
    scene *s = at;
    mpz_clear(s->squared);
}

static void draw(void *at)
{
    scene *s = at;
    input_boxes(s->c.seed, s->c.index, &s->q);
    if (lib->alter)
        lib->alter(&s->q, s->c.index);
    s->box = box_of(s->q.box);
    s->other = box_of(s->q.other);
    s->sphere.center = vec3_of(s->q.sphere);
    s->sphere.radius = s->q.sphere[3];
    s->point = vec3_of(s->q.point);
    s->size = vec3_of(s->q.size);
    for (int i = 0; i < 4; i++)
        s->points[i] = vec3_of(s->q.points + 3 * i);
    judge_words(s->q.box, 6);
    judge_words(s->q.other, 6);
    judge_words(s->q.sphere, 4);
    judge_words(s->q.point, 3);
    judge_words(s->q.points, 12);
}

static void print_flat(const scene *s)
{
    const graze_rect rect = flat_rect(&s->box), other = flat_rect(&s->other);
    const graze_circle circle = flat_circle(&s->sphere);
    graze_vec2 points[4];
    for (int i = 0; i < 4; i++)
        points[i] = flat_vec2(&s->points[i]);
    print_value("rect", "rect", &rect);
    print_value("rect", "other", &other);
    print_value("circle", "circle", &circle);
    print_value("vec2", "point", &s->point);
    print_value("vec2", "size", &s->size);
    print_values("vec2", "points", points, 4);
}

static void print(const void *at)
{
    const scene *s = at;
    if (lib->alter) {
        print_flat(s);
        return;
    }
    print_value("aabb", "box", &s->box);
    print_value("aabb", "other", &s->other);
    print_value("sphere", "sphere", &s->sphere);
    print_value("vec3", "point", &s->point);
    print_value("vec3", "size", &s->size);
    print_values("vec3", "points", s->points, 4);
}

static const char *class_name(int class_index)
{
    return boxes_class_names[class_index];
}

int judge_boxes(const boxes_library *library, uint32_t cases, uint64_t seed, const char *routine)
{
    const judge_program program = {
        JUDGE_PROGRAM(library->name, library->prefix, BOXES_CLASSES),
        .init = init,
        .clear = clear,
        .print = print,
    };
    lib = library;
    for (int i = 0; i < BOXES_NAMES; i++)
        routines[i].name = library->names[i];
    return judge_main(&program, cases, seed, routine);
}
