/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Checks one case with every routine: segment and ray, with a hit and with NULL, and in its images. */
#include "obb_line.h"
#include "../support/check.h"

#include <stddef.h>

graze_obb obb_quarter(graze_scalar x, graze_scalar y, graze_scalar z)
{
    static const graze_obb turned = {
        AT(10, 0, 0), {AT(0, 1, 0), AT(-1, 0, 0), AT(0, 0, 1)}, AT(0, 0, 0)};
    graze_obb box = turned;
    box.half = graze_vec3_of(x, y, z);
    return box;
}

graze_obb obb_usual(void)
{
    return obb_quarter(GRAZE_C(3), GRAZE_C(1), GRAZE_C(2));
}

static void check_segment(const obb_case *c)
{
    const graze_line_hit unwritten = {{7, 7, 7}, {7, 7, 7}, 7};
    graze_line_hit hit = unwritten;
    CHECK(graze_obb_overlaps_segment(&c->box, &c->segment) == (c->entry.result != GRAZE_MISS));
    check_line_hit(graze_obb_linecast(&c->box, &c->segment, &hit), &hit, &c->entry);
    hit = unwritten;
    check_line_hit(graze_obb_linecast_exit(&c->box, &c->segment, &hit), &hit, &c->exit);
    CHECK(graze_obb_linecast(&c->box, &c->segment, NULL) == c->entry.result);
    CHECK(graze_obb_linecast_exit(&c->box, &c->segment, NULL) == c->exit.result);
}

static void check_ray(const obb_case *c)
{
    const graze_ray_hit unwritten = {{7, 7, 7}, {7, 7, 7}, 7};
    graze_ray ray = ray_of_segment(c->segment);
    graze_ray_hit hit = unwritten;
    CHECK(graze_obb_overlaps_ray(&c->box, &ray) == (c->entry.result != GRAZE_MISS));
    check_ray_hit(graze_obb_raycast(&c->box, &ray, &hit), &hit, &c->entry);
    hit = unwritten;
    check_ray_hit(graze_obb_raycast_exit(&c->box, &ray, &hit), &hit, &c->exit);
    CHECK(graze_obb_raycast(&c->box, &ray, NULL) == c->entry.result);
    CHECK(graze_obb_raycast_exit(&c->box, &ray, NULL) == c->exit.result);
}

static obb_case case_mirrored(const obb_case *c, int axis)
{
    obb_case m = *c;
    m.box.center = vec3_mirrored(c->box.center, axis);
    for (int i = 0; i < 3; i++)
        m.box.axis[i] = vec3_mirrored(c->box.axis[i], axis);
    m.segment = segment_mirrored(c->segment, axis);
    m.entry = expectation_mirrored(c->entry, axis);
    m.exit = expectation_mirrored(c->exit, axis);
    return m;
}

static obb_case case_reversed(const obb_case *c)
{
    obb_case r = *c;
    r.segment = segment_reversed(c->segment);
    expect_reversed(&r.entry, &r.exit);
    return r;
}

static void check_line(const obb_case *c)
{
    check_segment(c);
    check_ray(c);
}

static void run_obb_case(const obb_case *c, int images)
{
    check_case(c->name);
    check_line(c);
    if (images & OBB_REVERSED) {
        obb_case r = case_reversed(c);
        check_line(&r);
    }
    for (int axis = 0; (images & OBB_MIRRORED) && axis < 3; axis++) {
        obb_case m = case_mirrored(c, axis);
        check_line(&m);
    }
}

void run_obb_cases(const obb_case *cases, unsigned count, int images)
{
    for (unsigned i = 0; i < count; i++)
        run_obb_case(&cases[i], images);
}
