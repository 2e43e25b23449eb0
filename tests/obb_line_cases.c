/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Puts one case to the library in every form: segment and ray, hit and NULL, and its images. */
#include "obb_line.h"
#include "check.h"

#include <stddef.h>

/* As a ray with t_max 1 tells it: in Q16.16 t has 14 bits less than a fraction. */
static graze_scalar t_of_fraction(graze_fraction fraction)
{
    const graze_scalar step = (graze_scalar)(GRAZE_FRACTION_ONE / GRAZE_ONE);
    return (fraction + (step > 1 ? step / 2 : 0)) / step;
}

static void check_line_hit(graze_result result, const graze_line_hit *hit, const expectation *e)
{
    CHECK(result == e->result);
    if (e->result == GRAZE_MISS) {
        CHECK(hit->fraction == 7 && hit->point.x == 7 && hit->normal.z == 7);
    } else {
        CHECK(vec3_equal(hit->point, e->point));
        CHECK(vec3_equal(hit->normal, e->normal));
        CHECK(hit->fraction == e->fraction);
    }
}

static void check_ray_hit(graze_result result, const graze_ray_hit *hit, const expectation *e)
{
    CHECK(result == e->result);
    if (e->result == GRAZE_MISS) {
        CHECK(hit->t == 7 && hit->point.x == 7 && hit->normal.z == 7);
    } else {
        CHECK(vec3_equal(hit->point, e->point));
        CHECK(vec3_equal(hit->normal, e->normal));
        CHECK(hit->t == t_of_fraction(e->fraction));
    }
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

static expectation expectation_mirrored(expectation e, int axis)
{
    e.point = vec3_mirrored(e.point, axis);
    e.normal = vec3_mirrored(e.normal, axis);
    return e;
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
    r.entry = c->exit;
    r.exit = c->entry;
    r.entry.fraction = GRAZE_FRACTION_ONE - c->exit.fraction;
    r.exit.fraction = GRAZE_FRACTION_ONE - c->entry.fraction;
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
