/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Boxes and rectangles. */
#include "values.h"

#include <math.h>

typedef union {
    graze_scalar words[6];
    graze_aabb aabb;
    graze_rect rect;
} any_box;

/* ---- Points ---- */

static void judge_closest_point(margin *m, int kind)
{
    contract_scene s;
    any_point p, nearest;
    float want[3];
    (void)value_draw(m, &s, &p, (border_kind)kind);
    const uint32_t axes = s.kind->axes;
    if (kind == OF_AABB)
        graze_aabb_closest_point(&s.shape.aabb, &p.vec3, &nearest.vec3);
    else
        graze_rect_closest_point(&s.shape.rect, &p.vec2, &nearest.vec2);
    for (uint32_t i = 0; i < axes; i++)
        want[i] = fminf(fmaxf(p.words[i], s.shape.words[i]), s.shape.words[i + axes]);
    value_expect_words(m, nearest.words, want, axes);
}

static real squared_distance(const contract_scene *s, const any_point *p)
{
    const uint32_t axes = s->kind->axes;
    real squared = 0;
    for (uint32_t i = 0; i < axes; i++) {
        const real excess = fmaxl((real)s->shape.words[i] - p->words[i],
                                  (real)p->words[i] - s->shape.words[i + axes]);
        squared += excess > 0 ? excess * excess : 0;
    }
    return squared;
}

/* In units of u times the true distance, and its square. */
static void judge_distance(margin *m, int kind)
{
    contract_scene s;
    any_point p;
    (void)value_draw(m, &s, &p, (border_kind)kind);
    const real squared = squared_distance(&s, &p), distance = sqrtl(squared);
    value_error(m,
                kind == OF_AABB ? graze_aabb_distance(&s.shape.aabb, &p.vec3)
                                : graze_rect_distance(&s.shape.rect, &p.vec2),
                distance, distance);
}

static void judge_distance_sq(margin *m, int kind)
{
    contract_scene s;
    any_point p;
    (void)value_draw(m, &s, &p, (border_kind)kind);
    const real squared = squared_distance(&s, &p);
    value_error(m,
                kind == OF_AABB ? graze_aabb_distance_sq(&s.shape.aabb, &p.vec3)
                                : graze_rect_distance_sq(&s.shape.rect, &p.vec2),
                squared, squared);
}

/* One float beyond the side on each axis of the normal: exact. */
static void judge_off_surface(margin *m, int kind)
{
    contract_scene s;
    any_point p, normal = {{0, 0, 0}}, off;
    float want[3];
    (void)value_draw(m, &s, &p, (border_kind)kind);
    const uint32_t axes = s.kind->axes;
    for (uint32_t i = 0; i < axes; i++) {
        const uint32_t choice = surface_below(3);
        normal.words[i] =
            choice == 0 ? 0 : (float)surface_draw_part() * (choice == 1 ? 1.0f : -1.0f);
        want[i] = normal.words[i] > 0   ? nextafterf(s.shape.words[i + axes], INFINITY)
                  : normal.words[i] < 0 ? nextafterf(s.shape.words[i], -INFINITY)
                                        : p.words[i];
    }
    MARGIN_NAME(m, "vec3", normal);
    if (kind == OF_AABB)
        graze_aabb_off_surface(&s.shape.aabb, &p.vec3, &normal.vec3, &off.vec3);
    else
        graze_rect_off_surface(&s.shape.rect, &p.vec2, &normal.vec2, &off.vec2);
    value_expect_words(m, off.words, want, axes);
}

/* ---- Making a box ---- */

/* Each side is rounded once: exact. A negative size moves the sides apart by at least a float. */
static void set_sides(float *low, float *high, float center, float size)
{
    *low = (float)((double)center - (double)size / 2);
    *high = (float)((double)center + (double)size / 2);
    if (size < 0) {
        *low = fmaxf(*low, nextafterf(center, INFINITY));
        *high = fminf(*high, nextafterf(center, -INFINITY));
    }
}

static void judge_from_center_size(margin *m, int kind)
{
    any_point center, size;
    any_box box;
    float want[6];
    const uint32_t axes = kind == OF_AABB ? 3 : 2;
    border_draw_point(&center, axes);
    border_draw_point(&size, axes);
    MARGIN_NAME(m, "vec3", center);
    MARGIN_NAME(m, "vec3", size);
    for (uint32_t i = 0; i < axes; i++)
        set_sides(&want[i], &want[i + axes], center.words[i], size.words[i]);
    if (kind == OF_AABB)
        graze_aabb_from_center_size(&center.vec3, &size.vec3, &box.aabb);
    else
        graze_rect_from_center_size(&center.vec2, &size.vec2, &box.rect);
    value_expect_words(m, box.words, want, 2 * axes);
}

static void judge_from_points(margin *m, int kind)
{
    enum { POINTS = 5 };
    union {
        graze_scalar words[3 * POINTS];
        graze_vec3 vec3[POINTS];
        graze_vec2 vec2[POINTS];
    } points;
    any_box box;
    float want[6];
    const uint32_t axes = kind == OF_AABB ? 3 : 2, count = surface_below(POINTS + 1);
    for (uint32_t i = 0; i < axes; i++) {
        want[i] = FLT_MAX;
        want[i + axes] = -FLT_MAX;
    }
    for (uint32_t i = 0; i < axes * count; i++) {
        points.words[i] = surface_nudged(surface_draw_about_zero() * 8);
        want[i % axes] = fminf(want[i % axes], points.words[i]);
        want[i % axes + axes] = fmaxf(want[i % axes + axes], points.words[i]);
    }
    if (kind == OF_AABB)
        graze_aabb_from_points(points.vec3, count, &box.aabb);
    else
        graze_rect_from_points(points.vec2, count, &box.rect);
    value_expect_words(m, box.words, want, 2 * axes);
}

static bool is_empty(const graze_scalar *words, uint32_t axes)
{
    bool empty = false;
    for (uint32_t i = 0; i < axes; i++)
        empty = empty || words[i] > words[i + axes];
    return empty;
}

/* The least box around those that are not empty. */
static void set_merged(float *want, const contract_scene s[2])
{
    const uint32_t axes = s->kind->axes;
    for (uint32_t i = 0; i < axes; i++) {
        want[i] = FLT_MAX;
        want[i + axes] = -FLT_MAX;
        for (int k = 0; k < 2; k++) {
            const graze_scalar *words = s[k].shape.words;
            if (is_empty(words, axes))
                continue;
            want[i] = fminf(want[i], words[i]);
            want[i + axes] = fmaxf(want[i + axes], words[i + axes]);
        }
    }
}

static void judge_merge(margin *m, int kind)
{
    contract_scene s[2];
    any_box box;
    float want[6];
    const uint32_t axes = kind == OF_AABB ? 3 : 2;
    for (int k = 0; k < 2; k++) {
        border_draw_shape(&s[k], (border_kind)kind);
        if (surface_below(4) == 0)
            s[k].shape.words[surface_below(axes)] = 2048;
        margin_name(m, s[k].kind->name, k ? "b" : "a", &s[k].shape, sizeof s[k].shape);
    }
    set_merged(want, s);
    if (kind == OF_AABB)
        graze_aabb_merge(&s[0].shape.aabb, &s[1].shape.aabb, &box.aabb);
    else
        graze_rect_merge(&s[0].shape.rect, &s[1].shape.rect, &box.rect);
    value_expect_words(m, box.words, want, 2 * axes);
}

const margin_row value_box_rows[] = {
    {"aabb_closest_point", judge_closest_point, OF_AABB, 0, 0},
    {"rect_closest_point", judge_closest_point, OF_RECT, 0, 0},
    {"aabb_distance", judge_distance, OF_AABB, 4, 0},
    {"rect_distance", judge_distance, OF_RECT, 4, 0},
    {"aabb_distance_sq", judge_distance_sq, OF_AABB, 8, 0},
    {"rect_distance_sq", judge_distance_sq, OF_RECT, 8, 0},
    {"aabb_off_surface", judge_off_surface, OF_AABB, 0, 0},
    {"rect_off_surface", judge_off_surface, OF_RECT, 0, 0},
    {"aabb_from_center_size", judge_from_center_size, OF_AABB, 0, 0},
    {"rect_from_center_size", judge_from_center_size, OF_RECT, 0, 0},
    {"aabb_from_points", judge_from_points, OF_AABB, 0, 0},
    {"rect_from_points", judge_from_points, OF_RECT, 0, 0},
    {"aabb_merge", judge_merge, OF_AABB, 0, 0},
    {"rect_merge", judge_merge, OF_RECT, 0, 0},
};
const size_t value_box_count = sizeof value_box_rows / sizeof value_box_rows[0];
