/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A mover that stopped at the place of a hit is not inside the target there, also in floats: a cast without motion compares as
 * the cast that found the place. Any small numbers. */
#include "../../include/graze/graze.h"
#include "../support/check.h"
#include "../tests.h"

enum { SCENES = 600 };

typedef struct {
    uint32_t random;
    int stops, insides;
} state;

/* Sixteenths, from -4 to 4. */
static graze_scalar draw(state *s)
{
    s->random = s->random * 1664525u + 1013904223u;
    return (graze_scalar)((int32_t)(s->random >> 25) - 64) * (GRAZE_ONE / 16);
}

static graze_scalar draw_size(state *s)
{
    const graze_scalar size = draw(s);
    return (size < 0 ? -size : size) / 4;
}

static graze_vec2 draw_flat(state *s)
{
    const graze_scalar x = draw(s);
    return graze_vec2_of(x, draw(s));
}

static graze_circle draw_circle(state *s)
{
    graze_circle circle;
    circle.center = draw_flat(s);
    circle.radius = draw_size(s);
    return circle;
}

static graze_vec3 draw_vec3(state *s)
{
    const graze_vec2 v = draw_flat(s);
    return graze_vec3_of(v.x, v.y, draw(s));
}

static graze_sphere draw_sphere(state *s)
{
    graze_sphere sphere;
    sphere.center = draw_vec3(s);
    sphere.radius = draw_size(s);
    return sphere;
}

static bool stops(state *s, graze_result result)
{
    const bool at_all = result == GRAZE_TOUCH || result == GRAZE_HIT;
    s->stops += at_all;
    return at_all;
}

static void move_flat(state *s)
{
    const graze_vec2 still = {0, 0}, motion = draw_flat(s);
    const graze_circle start = draw_circle(s), ball = draw_circle(s);
    const graze_capsule2 capsule = {{ball.center, draw_flat(s)}, ball.radius};
    graze_rect rect;
    graze_sweep_hit2 hit;
    graze_circle at = start;
    rect.min = ball.center;
    rect.max.x = rect.min.x + draw_size(s);
    rect.max.y = rect.min.y + draw_size(s);
#define CHECK_REST(name, target)                                                                   \
    if (stops(s, graze_##name##_circlecast(target, &start, motion, &hit))) {                       \
        at.center = hit.center;                                                                    \
        s->insides += graze_##name##_circlecast(target, &at, still, NULL) == GRAZE_INSIDE;         \
    }
    CHECK_REST(segment2, &capsule.core)
    CHECK_REST(circle, &ball)
    CHECK_REST(capsule2, &capsule)
    CHECK_REST(rect, &rect)
#undef CHECK_REST
}

static void move_in_space(state *s)
{
    const graze_vec3 still = {0, 0, 0}, motion = draw_vec3(s);
    const graze_sphere start = draw_sphere(s), ball = draw_sphere(s);
    const graze_capsule capsule = {{ball.center, draw_vec3(s)}, ball.radius};
    const graze_plane plane = {ball.center, capsule.core.b};
    graze_aabb box;
    graze_sweep_hit hit;
    graze_sphere at = start;
    box.min = ball.center;
    box.max.x = box.min.x + draw_size(s);
    box.max.y = box.min.y + draw_size(s);
    box.max.z = box.min.z + draw_size(s);
#define CHECK_REST(name, target)                                                                   \
    if (stops(s, graze_##name##_spherecast(target, &start, motion, &hit))) {                       \
        at.center = hit.center;                                                                    \
        s->insides += graze_##name##_spherecast(target, &at, still, NULL) == GRAZE_INSIDE;         \
    }
    CHECK_REST(plane, &plane)
    CHECK_REST(sphere, &ball)
    CHECK_REST(capsule, &capsule)
    CHECK_REST(aabb, &box)
#undef CHECK_REST
}

void test_sweep_rest(void)
{
    state flat = {1, 0, 0}, space = {2, 0, 0};
    check_group("movers at rest");
    for (int i = 0; i < SCENES; i++) {
        move_flat(&flat);
        move_in_space(&space);
    }
    CHECK(flat.stops > SCENES / 8 && flat.insides == 0);
    CHECK(space.stops > SCENES / 8 && space.insides == 0);
}
