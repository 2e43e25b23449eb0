/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * verify_boxes [N] [SEED] [ROUTINE]: N cases for each routine of the box with boxes, spheres and
 * points against the exact answer, bit by bit.
 *
 * Fails on a wrong answer, and when a class of input hardly ever brings about what can occur there.
 */
#include "../../include/graze/graze.h"
#include "oracle_boxes.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { KINDS = 4, PRINTED = 10, LEAST_PERCENT = 2, ENOUGH = 500 };
enum { ALL_CLASSES = (1 << BOXES_CLASSES) - 1, CORNERS = 1 << 8, WIDE_CLASSES = CORNERS | 1 << 4 };

/* A query, what it needs in the library's types, and a number of any length. */
typedef struct {
    uint32_t index;
    boxes_query q;
    graze_aabb box, other, made;
    graze_sphere sphere;
    graze_vec3 point, size, points[4], nearest;
    mpz_t squared;
} scene;

/* Answers which kind of case it was, and whether the library was right. */
typedef int judge(scene *s, bool *right);

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

static int overlaps_aabb(scene *s, bool *right)
{
    bool meet = exact_boxes_meet(s->q.box, s->q.other);
    *right = graze_aabb_overlaps_aabb(&s->box, &s->other) == meet;
    if (exact_is_empty(s->q.box) || exact_is_empty(s->q.other))
        return 3;
    return !meet ? 0 : exact_interiors_meet(s->q.box, s->q.other) ? 2 : 1;
}

static int contains_aabb(scene *s, bool *right)
{
    bool holds = exact_box_holds(s->q.box, s->q.other);
    *right = graze_aabb_contains_aabb(&s->box, &s->other) == holds;
    if (exact_is_empty(s->q.other))
        return 3;
    return holds ? 2 : exact_boxes_meet(s->q.box, s->q.other) ? 1 : 0;
}

static int overlaps_sphere(scene *s, bool *right)
{
    int32_t nearest[3], radius = s->sphere.radius;
    bool any = exact_nearest(s->q.box, s->q.sphere, nearest, s->squared) && radius >= 0;
    int sign = any ? exact_against_radius(s->squared, radius) : 1;
    *right = graze_aabb_overlaps_sphere(&s->box, &s->sphere) == (sign <= 0);
    return !any ? 3 : sign > 0 ? 0 : sign == 0 ? 1 : 2;
}

/* How many coordinates are not the point's own: none, one, more; or no nearest point. */
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

static int closest_point(scene *s, bool *right)
{
    bool any;
    int32_t nearest[3];
    int kind = to_point(s, nearest, &any);
    graze_aabb_closest_point(&s->box, &s->point, &s->nearest);
    *right = is_point(&s->nearest, any ? nearest : s->q.point);
    return kind;
}

static int distance(scene *s, bool *right)
{
    bool any;
    int32_t nearest[3];
    int kind = to_point(s, nearest, &any);
    *right = graze_aabb_distance(&s->box, &s->point) ==
             (any ? exact_root(s->squared) : GRAZE_SCALAR_MAX);
    return kind;
}

static int distance_sq(scene *s, bool *right)
{
    bool any;
    int32_t nearest[3];
    int kind = to_point(s, nearest, &any);
    *right =
        graze_aabb_distance_sq(&s->box, &s->point) == (any ? exact_wide(s->squared) : INT64_MAX);
    return kind;
}

/* One unit beyond the side, or the end of the world; the point itself may be anywhere. */
static int off_surface(scene *s, bool *right)
{
    int32_t normal[3] = {0, 0, 0}, want[3];
    memcpy(want, s->q.point, sizeof want);
    int axis = s->q.face / 2, up = s->q.face % 2, kind = 0;
    if (axis < 3) {
        int64_t at = s->q.box[axis + 3 * up] + (up ? INT64_C(1) : -INT64_C(1));
        kind = at > INT32_MAX || at < INT32_MIN ? 2 : 1;
        want[axis] = kind == 2 ? s->q.box[axis + 3 * up] : (int32_t)at;
        normal[axis] = up ? GRAZE_ONE : -GRAZE_ONE;
    }
    graze_vec3 n = vec3_of(normal);
    graze_aabb_off_surface(&s->box, &s->point, &n, &s->nearest);
    *right = is_point(&s->nearest, want) &&
             (kind != 1 || !graze_aabb_contains_point(&s->box, &s->nearest));
    return kind;
}

static int from_center_size(scene *s, bool *right)
{
    int32_t want[6];
    bool held = false, negative = false, odd = false;
    for (int axis = 0; axis < 3; axis++) {
        exact_ends(s->q.point[axis], s->q.size[axis], &want[axis], &want[3 + axis], &held);
        negative = negative || s->q.size[axis] < 0;
        odd = odd || s->q.size[axis] % 2 != 0;
    }
    graze_aabb_from_center_size(&s->point, &s->size, &s->made);
    *right = is_box(&s->made, want) && (!negative || exact_is_empty(want));
    return negative ? 3 : held ? 2 : odd;
}

static int from_points(scene *s, bool *right)
{
    int32_t want[6];
    exact_hull(s->q.points, s->q.count, want);
    graze_aabb_from_points(s->points, s->q.count, &s->made);
    *right = is_box(&s->made, want) && (s->q.count == 0) == exact_is_empty(want);
    return s->q.count == 0 ? 3 : s->q.count == 1 ? 0 : 1;
}

static int merge(scene *s, bool *right)
{
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
    graze_aabb_merge(&s->box, &s->other, &s->made);
    *right = is_box(&s->made, want);
    return a && b ? 0 : a ? 1 : b ? 2 : 3;
}

/* The kinds by name, and for each the classes in which it has to occur. */
typedef struct {
    const char *name;
    judge *asks;
    const char *kinds[KINDS];
    uint32_t classes[KINDS];
} routine;

#define EACH ALL_CLASSES
#define TO_POINT                                                                                   \
    {"inside", "one axis", "more", "empty"},                                                       \
    {                                                                                              \
        EACH, EACH, EACH, EACH                                                                     \
    }

static const routine routines[] = {
    {"overlaps_aabb",
     overlaps_aabb,
     {"apart", "touch", "overlap", "empty"},
     {EACH, EACH, EACH, EACH}},
    {"contains_aabb",
     contains_aabb,
     {"apart", "across", "within", "empty"},
     {EACH, EACH, EACH, EACH}},
    {"overlaps_sphere",
     overlaps_sphere,
     {"apart", "touch", "overlap", "empty"},
     {EACH, EACH, EACH, EACH}},
    {"closest_point", closest_point, TO_POINT},
    {"distance", distance, TO_POINT},
    {"distance_sq", distance_sq, TO_POINT},
    {"off_surface", off_surface, {"as it is", "out", "no room", "-"}, {EACH, EACH, CORNERS, 0}},
    {"from_center_size",
     from_center_size,
     {"even", "odd", "held", "negative"},
     {0, EACH & ~(1 << 6), WIDE_CLASSES, EACH}},
    {"from_points", from_points, {"one", "more", "-", "none"}, {EACH, EACH, 0, EACH}},
    {"merge", merge, {"both", "first", "second", "neither"}, {EACH, EACH, EACH, 0}},
};
enum { ROUTINES = sizeof routines / sizeof routines[0] };

static unsigned long counts[ROUTINES][BOXES_CLASSES][KINDS], wrong[ROUTINES], printed;

static void print_words(const char *name, const int32_t *words, int count)
{
    printf("    %-8s", name);
    for (int i = 0; i < count; i++)
        printf(" %" PRId32, words[i]);
    putchar('\n');
}

static void tell(const scene *s, int r)
{
    if (printed++ >= PRINTED)
        return;
    printf("graze_aabb_%s, case %" PRIu32 " (%s): wrong\n", routines[r].name, s->index,
           boxes_class_names[s->index % BOXES_CLASSES]);
    print_words("box", s->q.box, 6);
    print_words("other", s->q.other, 6);
    print_words("sphere", s->q.sphere, 4);
    print_words("point", s->q.point, 3);
    print_words("size", s->q.size, 3);
}

static void set_scene(scene *s, uint64_t seed, uint32_t index)
{
    s->index = index;
    input_boxes(seed, index, &s->q);
    s->box = box_of(s->q.box);
    s->other = box_of(s->q.other);
    s->sphere.center = vec3_of(s->q.sphere);
    s->sphere.radius = s->q.sphere[3];
    s->point = vec3_of(s->q.point);
    s->size = vec3_of(s->q.size);
    for (int i = 0; i < 4; i++)
        s->points[i] = vec3_of(s->q.points + 3 * i);
}

static void run(uint32_t cases, uint64_t seed, int only)
{
    scene s;
    mpz_init(s.squared);
    for (uint32_t i = 0; i < cases; i++) {
        set_scene(&s, seed, i);
        for (int r = 0; r < ROUTINES; r++) {
            bool right = true;
            if (only != ROUTINES && only != r)
                continue;
            counts[r][i % BOXES_CLASSES][routines[r].asks(&s, &right)]++;
            wrong[r] += !right;
            if (!right)
                tell(&s, r);
        }
    }
    mpz_clear(s.squared);
}

/* One line of percentages, with a star at what can occur and is too rare. */
static unsigned long print_class(int r, int class_index)
{
    const unsigned long *n = counts[r][class_index];
    unsigned long all = n[0] + n[1] + n[2] + n[3], rare = 0;
    printf("  %-14s", boxes_class_names[class_index]);
    for (int k = 0; k < KINDS; k++) {
        bool has_to = routines[r].classes[k] >> class_index & 1;
        bool too_few = has_to && all >= ENOUGH && n[k] * 100 < LEAST_PERCENT * all;
        printf(" %8.2f%c", all ? 100.0 * (double)n[k] / (double)all : 0.0, too_few ? '*' : ' ');
        rare += too_few;
    }
    putchar('\n');
    return rare;
}

static unsigned long print_shares(int r)
{
    unsigned long rare = 0;
    printf("%% for %-16s", routines[r].name);
    for (int k = 0; k < KINDS; k++)
        printf(" %9s", routines[r].kinds[k]);
    putchar('\n');
    for (int i = 0; i < BOXES_CLASSES; i++)
        rare += print_class(r, i);
    return rare;
}

static uint64_t number(const char *text)
{
    char *end;
    uint64_t n = strtoull(text, &end, 0);
    if (end == text || *end) {
        fprintf(stderr, "usage: verify_boxes [N] [SEED] [ROUTINE]\n");
        exit(2);
    }
    return n;
}

static int routine_named(const char *name)
{
    int r = 0;
    while (r < ROUTINES && strcmp(name, routines[r].name) != 0)
        r++;
    if (r == ROUTINES)
        exit(2);
    return r;
}

int main(int argc, char **argv)
{
    uint32_t cases = argc > 1 ? (uint32_t)number(argv[1]) : 20000;
    uint64_t seed = argc > 2 ? number(argv[2]) : UINT64_C(0x6772617a65); /* "graze" */
    int only = argc > 3 ? routine_named(argv[3]) : ROUTINES;
    unsigned long rare = 0, failed = 0, asked = 0;
    printf("verify_boxes: %" PRIu32 " cases, seed 0x%" PRIX64 "\n", cases, seed);
    run(cases, seed, only);
    for (int r = 0; r < ROUTINES; r++) {
        if (only != ROUTINES && only != r)
            continue;
        rare += print_shares(r);
        printf("graze_aabb_%s: %" PRIu32 " cases, %lu wrong\n", routines[r].name, cases, wrong[r]);
        failed += wrong[r];
        asked += cases;
    }
    if (rare)
        printf("%lu shares, marked *, are under %d %%\n", rare, LEAST_PERCENT);
    printf("%lu passed, %lu failed\n", asked - failed, failed);
    return failed || rare || asked == 0 ? 1 : 0;
}
