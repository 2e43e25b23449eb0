/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Checks one case with every routine: sphere and circle, segment and ray, with a hit and with NULL,
 * and in its images.
 */
#include "ball_line.h"
#include "../support/check.h"

#include <stddef.h>

static void check_close_line_hit(graze_result result, const graze_line_hit *hit,
                                 const expectation *e)
{
    bool missed = e->result == GRAZE_MISS;
    CHECK(result == e->result);
    CHECK(missed ? hit->point.x == 7 : vec3_close(hit->point, e->point));
    CHECK(missed ? hit->normal.y == 7 : vec3_close(hit->normal, e->normal));
    CHECK(scalar_close(hit->fraction, missed ? 7 : e->fraction));
}

static void check_close_ray_hit(graze_result result, const graze_ray_hit *hit, const expectation *e)
{
    bool missed = e->result == GRAZE_MISS;
    CHECK(result == e->result);
    CHECK(missed ? hit->point.x == 7 : vec3_close(hit->point, e->point));
    CHECK(missed ? hit->normal.y == 7 : vec3_close(hit->normal, e->normal));
    CHECK(scalar_close(hit->t, missed ? 7 : t_of_fraction(e->fraction)));
}

static void check_answers(const ball_answers *a, const ball_case *c)
{
    check_close_line_hit(a->segment, &a->hit, &c->entry);
    check_close_line_hit(a->segment_exit, &a->exit_hit, &c->exit);
    check_close_ray_hit(a->ray, &a->ray_hit, &c->entry);
    check_close_ray_hit(a->ray_exit, &a->ray_exit_hit, &c->exit);
}

/* Also without a hit, and the predicates. */
static void check_sphere(const ball_case *c)
{
    const graze_sphere *s = &c->ball;
    graze_ray ray = ray_of_segment(c->segment);
    bool meets = c->entry.result != GRAZE_MISS;
    ball_answers a = ask_sphere(s, &c->segment, &ray);
    check_answers(&a, c);
    CHECK(graze_sphere_overlaps_segment(s, &c->segment) == meets);
    CHECK(graze_sphere_overlaps_ray(s, &ray) == meets);
    CHECK(graze_sphere_linecast(s, &c->segment, NULL) == c->entry.result);
    CHECK(graze_sphere_linecast_exit(s, &c->segment, NULL) == c->exit.result);
    CHECK(graze_sphere_raycast(s, &ray, NULL) == c->entry.result);
    CHECK(graze_sphere_raycast_exit(s, &ray, NULL) == c->exit.result);
}

static void check_circle(const ball_case *c)
{
    graze_circle circle = flat_circle(&c->ball);
    graze_segment2 segment = flat_segment(&c->segment);
    graze_ray in_space = ray_of_segment(c->segment);
    graze_ray2 ray = flat_ray(&in_space);
    bool meets = c->entry.result != GRAZE_MISS;
    ball_answers a = ask_circle(&c->ball, &c->segment, &in_space);
    check_answers(&a, c);
    CHECK(graze_circle_overlaps_segment(&circle, &segment) == meets);
    CHECK(graze_circle_overlaps_ray(&circle, &ray) == meets);
    CHECK(graze_circle_linecast(&circle, &segment, NULL) == c->entry.result);
    CHECK(graze_circle_linecast_exit(&circle, &segment, NULL) == c->exit.result);
    CHECK(graze_circle_raycast(&circle, &ray, NULL) == c->entry.result);
    CHECK(graze_circle_raycast_exit(&circle, &ray, NULL) == c->exit.result);
}

static void check_line(const ball_case *c)
{
    check_sphere(c);
    if (is_flat(c->ball.center) && is_flat(c->segment.a) && is_flat(c->segment.b))
        check_circle(c);
}

/* Moving or scaling does not change a normal. */
static expectation image_of_expectation(expectation e, int kind)
{
    e.point = image_of_point(e.point, kind);
    if (kind != 3 && kind != 4)
        e.normal = image_of_point(e.normal, kind);
    return e;
}

static ball_case image_of_case(const ball_case *c, int kind)
{
    ball_case m = *c;
    m.ball = image_of_ball(c->ball, kind);
    m.segment.a = image_of_point(c->segment.a, kind);
    m.segment.b = image_of_point(c->segment.b, kind);
    m.entry = image_of_expectation(c->entry, kind);
    m.exit = image_of_expectation(c->exit, kind);
    return m;
}

static ball_case case_reversed(const ball_case *c)
{
    ball_case r = *c;
    r.segment = segment_reversed(c->segment);
    expect_reversed(&r.entry, &r.exit);
    return r;
}

static void check_images(const ball_case *c)
{
    check_line(c);
    for (int i = 0; i < IMAGES; i++) {
        ball_case m = image_of_case(c, i);
        check_line(&m);
    }
}

void run_ball_cases(const ball_case *cases, unsigned count, bool reversed)
{
    for (unsigned i = 0; i < count; i++) {
        ball_case r = case_reversed(&cases[i]);
        check_case(cases[i].name);
        check_images(&cases[i]);
        if (reversed)
            check_images(&r);
    }
}
