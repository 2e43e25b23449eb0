/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Checks one case with every routine: segment and ray, with a hit and with NULL, and in its images. */
#include "capsule_line.h"
#include "../support/check.h"

#include <stddef.h>

static void check_hit(graze_result got, const graze_vec3 *point, const graze_vec3 *normal,
                      const expectation *e)
{
    const bool missed = e->result == GRAZE_MISS;
    CHECK(got == e->result);
    CHECK(missed ? point->x == 7 : vec3_close(*point, e->point));
    CHECK(missed ? normal->y == 7 : vec3_close(*normal, e->normal));
}

static void check_line(const graze_capsule *c, const graze_segment *s, const expectation *e,
                       bool leaving)
{
    graze_line_hit hit = {{7, 7, 7}, {7, 7, 7}, 7};
    const graze_result got =
        leaving ? graze_capsule_linecast_exit(c, s, &hit) : graze_capsule_linecast(c, s, &hit);
    check_hit(got, &hit.point, &hit.normal, e);
    CHECK(scalar_close(hit.fraction, got == GRAZE_MISS ? 7 : e->fraction));
    CHECK((leaving ? graze_capsule_linecast_exit(c, s, NULL)
                   : graze_capsule_linecast(c, s, NULL)) == got);
    CHECK(graze_capsule_overlaps_segment(c, s) == (got != GRAZE_MISS));
}

static void check_ray(const graze_capsule *c, const graze_ray *r, const expectation *e,
                      bool leaving)
{
    graze_ray_hit hit = {{7, 7, 7}, {7, 7, 7}, 7};
    const graze_result got =
        leaving ? graze_capsule_raycast_exit(c, r, &hit) : graze_capsule_raycast(c, r, &hit);
    check_hit(got, &hit.point, &hit.normal, e);
    CHECK(scalar_close(hit.t, got == GRAZE_MISS ? 7 : t_of_fraction(e->fraction)));
    CHECK((leaving ? graze_capsule_raycast_exit(c, r, NULL) : graze_capsule_raycast(c, r, NULL)) ==
          got);
    CHECK(graze_capsule_overlaps_ray(c, r) == (got != GRAZE_MISS));
}

static void check_one(const rod_case *c)
{
    const graze_ray ray = ray_of_segment(c->segment);
    check_line(&c->capsule, &c->segment, &c->entry, false);
    check_line(&c->capsule, &c->segment, &c->exit, true);
    check_ray(&c->capsule, &ray, &c->entry, false);
    check_ray(&c->capsule, &ray, &c->exit, true);
}

/* With the ends of the core, and with those of the line swapped. */
static void check_ways(const rod_case *c, bool reversed)
{
    rod_case other = *c;
    check_one(c);
    other.capsule.core = segment_reversed(c->capsule.core);
    check_one(&other);
    if (!reversed)
        return;
    other.segment = segment_reversed(c->segment);
    expect_reversed(&other.entry, &other.exit);
    check_one(&other);
}

/* Moving or scaling does not change a normal. */
static expectation image_of_expectation(expectation e, int kind)
{
    e.point = image_of_point(e.point, kind);
    if (kind != 3 && kind != 4)
        e.normal = image_of_point(e.normal, kind);
    return e;
}

static rod_case image_of_case(const rod_case *c, int kind)
{
    rod_case m = *c;
    m.capsule.radius = image_of_ball(ball_of(c->capsule.core.a, c->capsule.radius), kind).radius;
    m.capsule.core.a = image_of_point(c->capsule.core.a, kind);
    m.capsule.core.b = image_of_point(c->capsule.core.b, kind);
    m.segment.a = image_of_point(c->segment.a, kind);
    m.segment.b = image_of_point(c->segment.b, kind);
    m.entry = image_of_expectation(c->entry, kind);
    m.exit = image_of_expectation(c->exit, kind);
    return m;
}

void run_rod_cases(const rod_case *cases, unsigned count, bool reversed)
{
    for (unsigned i = 0; i < count; i++) {
        check_case(cases[i].name);
        check_ways(&cases[i], reversed);
        for (int kind = 0; kind < IMAGES; kind++) {
            const rod_case image = image_of_case(&cases[i], kind);
            check_ways(&image, reversed);
        }
    }
}
