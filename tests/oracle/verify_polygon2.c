/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The oracle `polygon2`: N cases for each routine of polygons against the exact answer. */
#include "inputs_polygon2.h"
#include "judge.h"
#include "judged.h"
#include "oracle_polygon2.h"
#include "print_case.h"

#include "../../include/graze/graze.h"

typedef struct {
    judge_case c;
    polygon2_query q;
    graze_vec2 corners[POLYGON2_MOST], corners_of_other[POLYGON2_MOST];
    graze_polygon2 polygon, other;
    graze_vec2 point;
    graze_circle circle;
    graze_rect rect;
} scene;

static int judge_convex(void *at, const char **fault)
{
    scene *s = at;
    const bool want = polygon2_oracle_is_convex(&s->q.polygon);
    *fault = judge_wrong_unless(graze_polygon2_is_convex(&s->polygon) == want);
    return want ? 1 : 0;
}

static int judge_contains(void *at, const char **fault)
{
    scene *s = at;
    const int want = polygon2_oracle_place(&s->q.polygon, s->q.point);
    *fault = judge_wrong_unless(graze_polygon2_contains_point(&s->polygon, &s->point) ==
                                (want != POLYGON2_OUTSIDE));
    return want;
}

enum { APART, TOUCHES, MEETS };

static int judge_circle(void *at, const char **fault)
{
    scene *s = at;
    const int order = polygon2_oracle_circle(&s->q.polygon, s->q.circle);
    *fault =
        judge_wrong_unless(graze_polygon2_overlaps_circle(&s->polygon, &s->circle) == (order <= 0));
    return 1 - order;
}

static int judge_rect(void *at, const char **fault)
{
    scene *s = at;
    const bool want = polygon2_oracle_overlaps_rect(&s->q.polygon, s->q.rect);
    *fault = judge_wrong_unless(graze_polygon2_overlaps_rect(&s->polygon, &s->rect) == want);
    return want ? 1 : 0;
}

static int judge_other(void *at, const char **fault)
{
    scene *s = at;
    const bool want = polygon2_oracle_overlaps(&s->q.polygon, &s->q.other);
    *fault = judge_wrong_unless(graze_polygon2_overlaps_polygon2(&s->polygon, &s->other) == want);
    if (graze_polygon2_overlaps_polygon2(&s->other, &s->polygon) != want)
        *fault = "it depends on the order";
    return want ? 1 : 0;
}

static int judge_closest(void *at, const char **fault)
{
    scene *s = at;
    graze_vec2 nearest;
    graze_polygon2_closest_point(&s->polygon, &s->circle.center, &nearest);
    const int32_t got[2] = {nearest.x, nearest.y};
    *fault = judge_wrong_unless(polygon2_oracle_is_nearest(&s->q.polygon, s->q.circle, got));
    return polygon2_oracle_place(&s->q.polygon, s->q.circle) != POLYGON2_OUTSIDE;
}

static int judge_distance(void *at, const char **fault)
{
    scene *s = at;
    const graze_scalar got = graze_polygon2_distance(&s->polygon, &s->circle.center);
    *fault = judge_wrong_unless(polygon2_oracle_is_distance(&s->q.polygon, s->q.circle, got));
    return polygon2_oracle_place(&s->q.polygon, s->q.circle) != POLYGON2_OUTSIDE;
}

static uint32_t parts_in(int class_index)
{
    return class_index == POLYGON2_CLOCKWISE || class_index == POLYGON2_ANY ? 1u : 3u;
}

static uint32_t reaches_in(int class_index)
{
    enum { ALL = 7 };
    if (class_index == POLYGON2_WORLD || class_index == POLYGON2_NUDGED ||
        class_index == POLYGON2_SLIVER || class_index == POLYGON2_CLOCKWISE)
        return 1u << APART | 1u << MEETS;
    return ALL;
}

static uint32_t pairs_in(int class_index)
{
    return class_index == POLYGON2_CLOCKWISE ? 1u : 3u;
}

static uint32_t orders_in(int class_index)
{
    enum { NOT_CONVEX = 1, CONVEX = 2 };
    if (class_index == POLYGON2_CLOCKWISE)
        return NOT_CONVEX;
    if (class_index == POLYGON2_ANY || class_index == POLYGON2_TRIANGLE ||
        class_index == POLYGON2_WORLD)
        return NOT_CONVEX | CONVEX;
    return CONVEX;
}

static uint32_t places_in(int class_index)
{
    enum { OUTSIDE = 1u << POLYGON2_OUTSIDE, BORDER = 1u << POLYGON2_BORDER, ALL = 7u };
    if (class_index == POLYGON2_FLAT || class_index == POLYGON2_FEW)
        return OUTSIDE | BORDER;
    if (class_index == POLYGON2_CLOCKWISE || class_index == POLYGON2_ANY)
        return OUTSIDE;
    if (class_index == POLYGON2_WORLD)
        return OUTSIDE | BORDER;
    return class_index == POLYGON2_NUDGED ? OUTSIDE | 1u << POLYGON2_INSIDE : ALL;
}

#define PLACES                                                                                     \
    {                                                                                              \
        "outside", "border", "inside", NULL                                                        \
    }

static const judge_routine routines[] = {
    {"is_convex", judge_convex, {"not convex", "convex", NULL, NULL}, {0}, orders_in, 0},
    {"contains_point", judge_contains, PLACES, {0}, places_in, 0},
    {"overlaps_circle", judge_circle, {"apart", "touch", "overlap", NULL}, {0}, reaches_in, 0},
    {"closest_point", judge_closest, {"outside", "in it", NULL, NULL}, {0}, parts_in, 0},
    {"distance", judge_distance, {"outside", "in it", NULL, NULL}, {0}, parts_in, 0},
    {"overlaps_rect", judge_rect, {"apart", "meet", NULL, NULL}, {0}, pairs_in, 0},
    {"overlaps_polygon2", judge_other, {"apart", "meet", NULL, NULL}, {0}, pairs_in, 0},
};

static void set_polygon(raw_polygon2 *raw, graze_vec2 *corners, graze_polygon2 *polygon)
{
    for (uint32_t i = 0; i < raw->count; i++)
        corners[i] = graze_vec2_of(raw->corners[2 * i], raw->corners[2 * i + 1]);
    polygon->corners = corners;
    polygon->count = raw->count;
    judge_words(raw->corners, 2 * POLYGON2_MOST);
}

static void draw(void *at)
{
    scene *s = at;
    input_polygon2(s->c.seed, s->c.index, &s->q);
    s->point = graze_vec2_of(s->q.point[0], s->q.point[1]);
    set_polygon(&s->q.polygon, s->corners, &s->polygon);
    set_polygon(&s->q.other, s->corners_of_other, &s->other);
    s->circle.center = graze_vec2_of(s->q.circle[0], s->q.circle[1]);
    s->circle.radius = s->q.circle[2];
    s->rect.min = graze_vec2_of(s->q.rect[0], s->q.rect[1]);
    s->rect.max = graze_vec2_of(s->q.rect[2], s->q.rect[3]);
    judge_words(s->q.point, 2);
    judge_words(s->q.circle, 3);
    judge_words(s->q.rect, 4);
}

static void print(const void *at)
{
    const scene *s = at;
    print_values("vec2", "corners", s->q.polygon.corners, s->q.polygon.count);
    print_values("vec2", "other", s->q.other.corners, s->q.other.count);
    print_value("vec2", "point", s->q.point);
    print_value("circle", "circle", s->q.circle);
    print_value("rect", "rect", s->q.rect);
}

static const char *class_name(int class_index)
{
    return polygon2_classes[class_index];
}

ORACLE(polygon2)
{
    static const judge_program program = {
        JUDGE_PROGRAM("verify_polygon2", "graze_polygon2_", POLYGON2_CLASSES),
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
