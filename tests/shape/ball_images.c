/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Properties of any line and ball: results that follow from other results, and images of a scene.
 * The oracle's input streams provide the scenes.
 */
#include "ball_line.h"
#include "../support/check.h"
#include "../hash/hash.h"
#include "../oracle/inputs_ball.h"
#include "../tests.h"

#include <stddef.h>

enum { SCENES = 280 * DRAWN_TIMES };
static const uint64_t seed = UINT64_C(0x6772617a65);

typedef struct {
    graze_sphere ball;
    graze_segment segment;
    graze_ray ray;
    graze_vec3 point;
    bool is_flat;
} scene;

static scene scene_of(uint32_t index)
{
    ball_query q;
    scene s;
    s.is_flat = index % 2 != 0;
    input_ball(seed, index / 2, s.is_flat ? 2 : 3, &q);
    s.ball = sphere_of_raw(q.ball);
    s.segment = segment_of_raw(q.segment);
    s.ray = ray_of_raw(q.ray);
    s.point = vec3_of(q.point);
    return s;
}

static ball_answers ask(const scene *s)
{
    return s->is_flat ? ask_circle(&s->ball, &s->segment, &s->ray)
                      : ask_sphere(&s->ball, &s->segment, &s->ray);
}

static bool same_results(const ball_answers *a, const ball_answers *b)
{
    return a->segment == b->segment && a->segment_exit == b->segment_exit && a->ray == b->ray &&
           a->ray_exit == b->ray_exit;
}

static void check_overlaps(const scene *s, const ball_answers *a)
{
    graze_circle circle = flat_circle(&s->ball);
    graze_segment2 segment = flat_segment(&s->segment);
    graze_ray2 ray = flat_ray(&s->ray);
    CHECK((a->segment != GRAZE_MISS) ==
          (s->is_flat ? graze_circle_overlaps_segment(&circle, &segment)
                      : graze_sphere_overlaps_segment(&s->ball, &s->segment)));
    CHECK((a->ray != GRAZE_MISS) == (s->is_flat ? graze_circle_overlaps_ray(&circle, &ray)
                                                : graze_sphere_overlaps_ray(&s->ball, &s->ray)));
}

/* A circle is the sphere's section at z = 0: there the sphere's results are the same. */
static void check_cut(const scene *s, const ball_answers *a)
{
    ball_answers b = ask_sphere(&s->ball, &s->segment, &s->ray);
    CHECK(same_results(a, &b));
    if (a->segment != GRAZE_MISS)
        CHECK(vec3_equal(a->hit.point, b.hit.point) && vec3_equal(a->hit.normal, b.hit.normal));
    if (a->ray_exit != GRAZE_MISS)
        CHECK(vec3_equal(a->ray_exit_hit.point, b.ray_exit_hit.point));
}

/* A line that starts inside has its first point at a; one that ends inside, its last point at b. */
static void check_ends(const scene *s, const ball_answers *a)
{
    if (a->segment == GRAZE_INSIDE)
        CHECK(vec3_equal(a->hit.point, s->segment.a));
    if (a->segment_exit == GRAZE_INSIDE)
        CHECK(vec3_equal(a->exit_hit.point, s->segment.b));
}

#if GRAZE_FLOAT

/* Mirrored on x, where all rounding is mirrored too. */
static void check_images(const scene *s, const ball_answers *a)
{
    scene m = *s;
    m.ball.center.x = -m.ball.center.x;
    m.segment = segment_mirrored(m.segment, 0);
    m.ray.origin.x = -m.ray.origin.x;
    m.ray.dir.x = -m.ray.dir.x;
    ball_answers b = ask(&m);
    CHECK(same_results(a, &b));
    if (a->segment != GRAZE_MISS)
        CHECK(vec3_equal(vec3_mirrored(a->hit.point, 0), b.hit.point) &&
              vec3_equal(vec3_mirrored(a->hit.normal, 0), b.hit.normal));
}

#else

/* First and last point agree on hit, miss and touch, and the first is not behind the last. (In
 * the float build each is rounded separately.) */
static void check_order(const ball_answers *a)
{
    CHECK((a->segment != GRAZE_MISS) == (a->segment_exit != GRAZE_MISS));
    CHECK((a->ray != GRAZE_MISS) == (a->ray_exit != GRAZE_MISS));
    CHECK((a->segment == GRAZE_TOUCH) == (a->segment_exit == GRAZE_TOUCH));
    if (a->segment != GRAZE_MISS)
        CHECK(a->hit.fraction >= 0 && a->hit.fraction <= a->exit_hit.fraction &&
              a->exit_hit.fraction <= GRAZE_FRACTION_ONE);
    if (a->ray != GRAZE_MISS)
        CHECK(a->ray_hit.t >= 0 && a->ray_hit.t <= a->ray_exit_hit.t);
}

static bool is_least(int32_t c)
{
    return c == INT32_MIN;
}

static void check_alike(const scene *s, const ball_answers *a, const ball_answers *b, int image)
{
    CHECK(same_results(a, b));
    if (a->segment != GRAZE_MISS)
        CHECK(vec3_equal(image_of_point(a->hit.normal, image), b->hit.normal) &&
              vec3_equal(image_of_point(a->exit_hit.normal, image), b->exit_hit.normal) &&
              vec3_equal(image_of_point(a->hit.point, image), b->hit.point) &&
              a->hit.fraction == b->hit.fraction);
    if (a->ray != GRAZE_MISS && !is_least(a->ray_hit.point.x) && !is_least(a->ray_exit_hit.point.x))
        CHECK(vec3_equal(image_of_point(a->ray_hit.point, image), b->ray_hit.point) &&
              vec3_equal(image_of_point(a->ray_exit_hit.normal, image), b->ray_exit_hit.normal) &&
              a->ray_exit_hit.t == b->ray_exit_hit.t);
    (void)s;
}

/* Whether no number exceeds `most`: at INT32_MAX all have a negative, at half of that also a double. */
static bool all_within(const scene *s, int32_t most)
{
    const int32_t *words[] = {&s->ball.center.x, &s->segment.a.x, &s->segment.b.x, &s->ray.origin.x,
                              &s->ray.dir.x};
    for (int i = 0; i < 5; i++)
        for (int k = 0; k < 3; k++)
            if (words[i][k] > most || words[i][k] < -most)
                return false;
    return s->ball.radius <= most && s->ball.radius >= -most;
}

static scene image_of_scene(const scene *s, int image)
{
    scene m = *s;
    m.ball = image_of_ball(s->ball, image);
    m.segment.a = image_of_point(s->segment.a, image);
    m.segment.b = image_of_point(s->segment.b, image);
    m.ray.origin = image_of_point(s->ray.origin, image);
    if (image != 3) /* a direction is not moved */
        m.ray.dir = image_of_point(s->ray.dir, image);
    m.is_flat = s->is_flat && image < 3;
    return m;
}

/* From b to a: entry and exit exchanged. */
static void check_reversed(const scene *s, const ball_answers *a)
{
    scene r = *s;
    r.segment = segment_reversed(s->segment);
    ball_answers b = ask(&r);
    bool is_point = vec3_equal(s->segment.a, s->segment.b);
    CHECK(a->segment == b.segment_exit && a->segment_exit == b.segment);
    if (is_point && a->segment != GRAZE_MISS)
        CHECK(vec3_equal(a->hit.point, a->exit_hit.point) && a->exit_hit.fraction == 0);
}

/* Mirrored and turned images agree to the last bit; moved and doubled images agree in the result. */
static void check_images(const scene *s, const ball_answers *a)
{
    check_reversed(s, a);
    if (!all_within(s, INT32_MAX))
        return;
    for (int image = 0; image < IMAGES; image++) {
        if (image >= 3 && image < 5 && !all_within(s, INT32_MAX / 2))
            continue;
        scene m = image_of_scene(s, image);
        ball_answers b = ask(&m);
        if (image < 3 || image == 5)
            check_alike(s, a, &b, image);
        else
            CHECK(same_results(a, &b));
    }
}

/* The point off the surface, from the point of each hit. */
static void check_off(const scene *s, const ball_answers *a)
{
    graze_vec3 off;
    if (a->segment == GRAZE_MISS || s->ball.radius == 0)
        return;
    graze_sphere_off_surface(&s->ball, &a->hit.point, &a->hit.normal, &off);
    if (a->segment == GRAZE_INSIDE)
        CHECK(vec3_equal(off, a->hit.point));
    else
        CHECK(!graze_sphere_contains_point(&s->ball, &off) || off.x == INT32_MAX ||
              is_least(off.x) || off.y == INT32_MAX || is_least(off.y) || off.z == INT32_MAX ||
              is_least(off.z));
}

#endif

void test_ball_images(void)
{
    check_group("images of balls");
    for (uint32_t i = 0; i < SCENES; i++) {
        scene s = scene_of(i);
        ball_answers a = ask(&s);
        check_overlaps(&s, &a);
        check_ends(&s, &a);
        check_images(&s, &a);
        if (s.is_flat)
            check_cut(&s, &a);
#if !GRAZE_FLOAT
        check_order(&a);
        check_off(&s, &a);
#endif
    }
}
