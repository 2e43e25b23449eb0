/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hashes of the moves of circles and capsules out of shapes in the plane, over the inputs of their oracle. */
#include "../oracle/inputs_separate_flat.h"
#include "../support/check.h"
#include "../tests.h"
#include "hash.h"

enum { QUERIES = HASH_QUERIES(2000) };
enum {
    SEGMENT2_CIRCLE,
    CIRCLE_CAPSULE2,
    SEGMENT2_CAPSULE2,
    RECT_CAPSULE2,
    POLYGON2_CIRCLE,
    POLYGON2_CAPSULE2,
    ROUTINES
};

static const char *const names[ROUTINES] = {
    "graze_segment2_separate_circle",   "graze_circle_separate_capsule2",
    "graze_segment2_separate_capsule2", "graze_rect_separate_capsule2",
    "graze_polygon2_separate_circle",   "graze_polygon2_separate_capsule2"};

static const hash expected[ROUTINES] = HASHES(SEPARATE_FLAT);

static void mix_move(hash *h, graze_separation result, graze_vec2 move, graze_vec2 normal)
{
    mix(h, result);
    mix_vec2(h, move);
    mix_vec2(h, normal);
}

static graze_circle circle_of(const flat_mover *m)
{
    graze_circle circle;
    circle.center = vec2_of(m->core);
    circle.radius = scalar_of(m->radius);
    return circle;
}

static graze_capsule2 capsule_of(const flat_mover *m)
{
    graze_capsule2 capsule;
    capsule.core.a = vec2_of(m->core);
    capsule.core.b = vec2_of(m->core + 2);
    capsule.radius = scalar_of(m->radius);
    return capsule;
}

static void hash_walls(hash *h, const separate_flat_words *w)
{
    const graze_circle circle = circle_of(&w->wall_circle);
    const graze_capsule2 capsule = capsule_of(&w->wall_capsule);
    const graze_vec2 point = vec2_of(w->before), *before = w->has_before ? &point : 0;
    graze_vec2 move = {0, 0}, normal = {0, 0};
    graze_segment2 wall;
    wall.a = vec2_of(w->wall);
    wall.b = vec2_of(w->wall + 2);
    graze_separation result =
        graze_segment2_separate_circle(&wall, &circle, before, &move, &normal);
    mix_move(&h[SEGMENT2_CIRCLE], result, move, normal);
    result = graze_segment2_separate_capsule2(&wall, &capsule, before, &move, &normal);
    mix_move(&h[SEGMENT2_CAPSULE2], result, move, normal);
}

static void hash_capsules(hash *h, const separate_flat_words *w)
{
    const graze_capsule2 disc_capsule = capsule_of(&w->disc_capsule),
                         rect_capsule = capsule_of(&w->rect_capsule);
    graze_vec2 move = {0, 0}, normal = {0, 0};
    graze_circle disc;
    graze_rect rect;
    disc.center = vec2_of(w->disc);
    disc.radius = scalar_of(w->disc[2]);
    rect.min = vec2_of(w->rect);
    rect.max = vec2_of(w->rect + 2);
    graze_separation result = graze_circle_separate_capsule2(&disc, &disc_capsule, &move, &normal);
    mix_move(&h[CIRCLE_CAPSULE2], result, move, normal);
    result = graze_rect_separate_capsule2(&rect, &rect_capsule, &move, &normal);
    mix_move(&h[RECT_CAPSULE2], result, move, normal);
}

static void hash_polygons(hash *h, const separate_flat_words *w)
{
    const graze_circle circle = circle_of(&w->polygon_circle);
    const graze_capsule2 capsule = capsule_of(&w->polygon_capsule);
    graze_vec2 move = {0, 0}, normal = {0, 0}, corners[POLYGON2_MOST];
    graze_polygon2 polygon;
    for (uint32_t i = 0; i < w->polygon.count; i++)
        corners[i] = vec2_of(w->polygon.corners + 2 * i);
    polygon.corners = corners;
    polygon.count = w->polygon.count;
    graze_separation result = graze_polygon2_separate_circle(&polygon, &circle, &move, &normal);
    mix_move(&h[POLYGON2_CIRCLE], result, move, normal);
    result = graze_polygon2_separate_capsule2(&polygon, &capsule, &move, &normal);
    mix_move(&h[POLYGON2_CAPSULE2], result, move, normal);
}

void test_hash_separate_flat(void)
{
    hash h[ROUTINES] = {{0, 0}};
    separate_flat_words words;
    check_group("hash of moves out of shapes in the plane");
    for (uint32_t i = 0; i < QUERIES; i++) {
        input_separate_flat(UINT64_C(0x6772617a65), i, &words);
        hash_walls(h, &words);
        hash_capsules(h, &words);
        hash_polygons(h, &words);
    }
    hash_check("separate_flat", h, expected, names, ROUTINES);
}
