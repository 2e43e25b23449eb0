/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Checks one case with every routine: segment and ray, with a hit and with NULL, and in its images. */
#include "aabb_line.h"
#include "../support/check.h"

#include <stddef.h>

static void check_segment(const line_case *c)
{
    const graze_line_hit unwritten = {{7, 7, 7}, {7, 7, 7}, 7};
    graze_line_hit hit = unwritten;
    CHECK(graze_aabb_overlaps_segment(&c->box, &c->segment) == (c->entry.result != GRAZE_MISS));
    check_line_hit(graze_aabb_linecast(&c->box, &c->segment, &hit), &hit, &c->entry);
    hit = unwritten;
    check_line_hit(graze_aabb_linecast_exit(&c->box, &c->segment, &hit), &hit, &c->exit);
    CHECK(graze_aabb_linecast(&c->box, &c->segment, NULL) == c->entry.result);
    CHECK(graze_aabb_linecast_exit(&c->box, &c->segment, NULL) == c->exit.result);
}

static void check_ray(const line_case *c)
{
    const graze_ray_hit unwritten = {{7, 7, 7}, {7, 7, 7}, 7};
    graze_ray ray = ray_of_segment(c->segment);
    graze_ray_hit hit = unwritten;
    CHECK(graze_aabb_overlaps_ray(&c->box, &ray) == (c->entry.result != GRAZE_MISS));
    check_ray_hit(graze_aabb_raycast(&c->box, &ray, &hit), &hit, &c->entry);
    hit = unwritten;
    check_ray_hit(graze_aabb_raycast_exit(&c->box, &ray, &hit), &hit, &c->exit);
    CHECK(graze_aabb_raycast(&c->box, &ray, NULL) == c->entry.result);
    CHECK(graze_aabb_raycast_exit(&c->box, &ray, NULL) == c->exit.result);
}

static line_case case_mirrored(const line_case *c, int axis)
{
    line_case m = *c;
    m.box = aabb_mirrored(c->box, axis);
    m.segment = segment_mirrored(c->segment, axis);
    m.entry = expectation_mirrored(c->entry, axis);
    m.exit = expectation_mirrored(c->exit, axis);
    return m;
}

static line_case case_reversed(const line_case *c)
{
    line_case r = *c;
    r.segment = segment_reversed(c->segment);
    expect_reversed(&r.entry, &r.exit);
    return r;
}

static void check_line(const line_case *c)
{
    check_segment(c);
    check_ray(c);
}

static void run_line_case(const line_case *c, int images)
{
    check_case(c->name);
    check_line(c);
    if (images & REVERSED) {
        line_case r = case_reversed(c);
        check_line(&r);
    }
    for (int axis = 0; (images & MIRRORED) && axis < 3; axis++) {
        line_case m = case_mirrored(c, axis);
        check_line(&m);
    }
}

void run_line_cases(const line_case *cases, unsigned count, int images)
{
    for (unsigned i = 0; i < count; i++)
        run_line_case(&cases[i], images);
}
