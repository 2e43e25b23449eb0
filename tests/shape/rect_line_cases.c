/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Checks one case with every routine: segment and ray, with a hit and with NULL, its images; and
 * with the box, which gives the same results where z does not matter.
 */
#include "../support/check.h"
#include "rect_line.h"

#include <stddef.h>

graze_ray2 ray_of_segment2(graze_segment2 s)
{
    graze_ray2 r;
    r.origin = s.a;
    r.dir = graze_vec2_of(s.b.x - s.a.x, s.b.y - s.a.y);
    r.t_max = GRAZE_ONE;
    return r;
}

static void check_line_hit(graze_result result, const graze_line_hit2 *hit,
                           const flat_expectation *e)
{
    bool missed = e->result == GRAZE_MISS;
    CHECK(result == e->result);
    CHECK(hit->fraction == (missed ? 7 : e->fraction));
    CHECK(vec2_equal(hit->point, missed ? graze_vec2_of(7, 7) : e->point));
    CHECK(vec2_equal(hit->normal, missed ? graze_vec2_of(7, 7) : e->normal));
}

static void check_ray_hit(graze_result result, const graze_ray_hit2 *hit, const flat_expectation *e)
{
    bool missed = e->result == GRAZE_MISS;
    CHECK(result == e->result);
    CHECK(hit->t == (missed ? 7 : t_of_fraction(e->fraction)));
    CHECK(vec2_equal(hit->point, missed ? graze_vec2_of(7, 7) : e->point));
    CHECK(vec2_equal(hit->normal, missed ? graze_vec2_of(7, 7) : e->normal));
}

static void check_segment(const flat_case *c)
{
    const graze_line_hit2 unwritten = {{7, 7}, {7, 7}, 7};
    graze_line_hit2 hit = unwritten;
    CHECK(graze_rect_overlaps_segment(&c->rect, &c->segment) == (c->entry.result != GRAZE_MISS));
    check_line_hit(graze_rect_linecast(&c->rect, &c->segment, &hit), &hit, &c->entry);
    hit = unwritten;
    check_line_hit(graze_rect_linecast_exit(&c->rect, &c->segment, &hit), &hit, &c->exit);
    CHECK(graze_rect_linecast(&c->rect, &c->segment, NULL) == c->entry.result);
    CHECK(graze_rect_linecast_exit(&c->rect, &c->segment, NULL) == c->exit.result);
}

static void check_ray(const flat_case *c)
{
    const graze_ray_hit2 unwritten = {{7, 7}, {7, 7}, 7};
    graze_ray2 ray = ray_of_segment2(c->segment);
    graze_ray_hit2 hit = unwritten;
    CHECK(graze_rect_overlaps_ray(&c->rect, &ray) == (c->entry.result != GRAZE_MISS));
    check_ray_hit(graze_rect_raycast(&c->rect, &ray, &hit), &hit, &c->entry);
    hit = unwritten;
    check_ray_hit(graze_rect_raycast_exit(&c->rect, &ray, &hit), &hit, &c->exit);
    CHECK(graze_rect_raycast(&c->rect, &ray, NULL) == c->entry.result);
    CHECK(graze_rect_raycast_exit(&c->rect, &ray, NULL) == c->exit.result);
}

static void check_in_space(const flat_case *c)
{
    graze_aabb box = rect_in_space(c->rect);
    graze_segment segment = {vec2_in_space(c->segment.a), vec2_in_space(c->segment.b)};
    graze_line_hit hit;
    CHECK(graze_aabb_linecast(&box, &segment, &hit) == c->entry.result);
    CHECK(c->entry.result == GRAZE_MISS || vec3_equal(hit.point, vec2_in_space(c->entry.point)));
    CHECK(graze_aabb_linecast_exit(&box, &segment, &hit) == c->exit.result);
    CHECK(c->exit.result == GRAZE_MISS || vec3_equal(hit.normal, vec2_in_space(c->exit.normal)));
}

static flat_case case_mirrored(const flat_case *c, int axis)
{
    flat_case m = *c;
    m.rect = image_of_rect(c->rect, axis);
    m.segment.a = image_of_vec2(c->segment.a, axis);
    m.segment.b = image_of_vec2(c->segment.b, axis);
    m.entry.point = image_of_vec2(c->entry.point, axis);
    m.entry.normal = image_of_vec2(c->entry.normal, axis);
    m.exit.point = image_of_vec2(c->exit.point, axis);
    m.exit.normal = image_of_vec2(c->exit.normal, axis);
    return m;
}

static flat_case case_reversed(const flat_case *c)
{
    flat_case r = *c;
    r.segment.a = c->segment.b;
    r.segment.b = c->segment.a;
    r.entry = c->exit;
    r.exit = c->entry;
    r.entry.fraction = GRAZE_FRACTION_ONE - c->exit.fraction;
    r.exit.fraction = GRAZE_FRACTION_ONE - c->entry.fraction;
    return r;
}

static void check_line(const flat_case *c)
{
    check_segment(c);
    check_ray(c);
    check_in_space(c);
}

static void run_flat_case(const flat_case *c, int images)
{
    check_case(c->name);
    check_line(c);
    if (images & FLAT_REVERSED) {
        flat_case r = case_reversed(c);
        check_line(&r);
    }
    for (int axis = 0; (images & FLAT_MIRRORED) && axis < 2; axis++) {
        flat_case m = case_mirrored(c, axis);
        check_line(&m);
    }
}

void run_flat_cases(const flat_case *cases, unsigned count, int images)
{
    for (unsigned i = 0; i < count; i++)
        run_flat_case(&cases[i], images);
}
