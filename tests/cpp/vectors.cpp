/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Vectors in space and in the plane. */
#include "compare.hpp"

using graze::fraction;
using graze::scalar;
using graze::vec2;
using graze::vec3;

static_assert(vec3(1_q, 2_q, 3_q) + vec3(1_q, 0_q, 0_q) == vec3(2_q, 2_q, 3_q), "");
static_assert(-vec2(1_q, 2_q) == vec2() - vec2(1_q, 2_q) && vec2(1_q, 2_q) != vec2(1_q, 3_q), "");
static_assert(vec2(1_q, 2_q) != vec2(2_q, 2_q) && vec3(1_q, 2_q, 3_q) != vec3(1_q, 2_q, 4_q), "");
static_assert(sizeof(vec3) == sizeof(graze_vec3) && sizeof(vec2) == sizeof(graze_vec2), "");

static void compare_in_space(const vec3 &a, const vec3 &b, scalar s, fraction t)
{
    const graze_vec3 p = a.raw(), q = b.raw();
    RETURNS(vec3_of, vec3(a.x(), a.y(), a.z()), p.x, p.y, p.z);
    RETURNS(vec3_add, a + b, p, q);
    RETURNS(vec3_sub, a - b, p, q);
    RETURNS(vec3_neg, -a, p);
    RETURNS(vec3_scale, a * s, p, s.raw());
    RETURNS(vec3_scale, s * a, p, s.raw());
    RETURNS(vec3_min, min(a, b), p, q);
    RETURNS(vec3_max, max(a, b), p, q);
    RETURNS(vec3_dot, dot(a, b), p, q);
    RETURNS(vec3_length_sq, length_sq(a), p);
    RETURNS(vec3_cross, cross(a, b), p, q);
    RETURNS(vec3_lerp, lerp(a, b, t), p, q, t.raw());
    RETURNS(vec3_length, length(a), p);
    RETURNS(vec3_distance, distance(a, b), p, q);
    RETURNS(vec3_length_down, length_down(a), p);
    RETURNS(vec3_distance_down, distance_down(a, b), p, q);
    RETURNS(vec3_length_up, length_up(a), p);
    RETURNS(vec3_distance_up, distance_up(a, b), p, q);
    RETURNS(vec3_normalize, normalize(a), p);
    RETURNS(vec3_reflect, reflect(a, b), p, q);
    RETURNS(vec3_slide, slide(a, b), p, q);
    vec3 sum = a, difference = a, scaled = a, set;
    HOLDS(vec3_add, (sum += b) == a + b);
    HOLDS(vec3_sub, (difference -= b) == a - b);
    HOLDS(vec3_scale, (scaled *= s) == a * s);
    set.x(a.x());
    set.y(a.y());
    set.z(a.z());
    HOLDS(vec3_of, set == +a && vec3(graze::from_c, p) == a);
}

static void compare_in_the_plane(const vec2 &a, const vec2 &b, scalar s, fraction t)
{
    const graze_vec2 p = a.raw(), q = b.raw();
    RETURNS(vec2_of, vec2(a.x(), a.y()), p.x, p.y);
    RETURNS(vec2_add, a + b, p, q);
    RETURNS(vec2_sub, a - b, p, q);
    RETURNS(vec2_neg, -a, p);
    RETURNS(vec2_scale, a * s, p, s.raw());
    RETURNS(vec2_scale, s * a, p, s.raw());
    RETURNS(vec2_min, min(a, b), p, q);
    RETURNS(vec2_max, max(a, b), p, q);
    RETURNS(vec2_dot, dot(a, b), p, q);
    RETURNS(vec2_length_sq, length_sq(a), p);
    RETURNS(vec2_cross, cross(a, b), p, q);
    RETURNS(vec2_lerp, lerp(a, b, t), p, q, t.raw());
    RETURNS(vec2_length, length(a), p);
    RETURNS(vec2_distance, distance(a, b), p, q);
    RETURNS(vec2_length_down, length_down(a), p);
    RETURNS(vec2_distance_down, distance_down(a, b), p, q);
    RETURNS(vec2_length_up, length_up(a), p);
    RETURNS(vec2_distance_up, distance_up(a, b), p, q);
    RETURNS(vec2_normalize, normalize(a), p);
    RETURNS(vec2_reflect, reflect(a, b), p, q);
    RETURNS(vec2_slide, slide(a, b), p, q);
    const graze::angle by = draw_angle();
    RETURNS(vec2_rotate, rotate(a, by), p, by.raw());
    vec2 sum = a, difference = a, scaled = a, set;
    HOLDS(vec2_add, (sum += b) == a + b);
    HOLDS(vec2_sub, (difference -= b) == a - b);
    HOLDS(vec2_scale, (scaled *= s) == a * s);
    set.x(a.x());
    set.y(a.y());
    HOLDS(vec2_of, set == +a && vec2(graze::from_c, p) == a);
}

void compare_vectors()
{
    const vec3 a = draw3(), b = draw3();
    const vec2 p = draw2(), q = draw2();
    const scalar s = draw();
    const fraction t = fraction::from_scalar(draw() * 0.25_q);
    compare_in_space(a, b, s, t);
    compare_in_the_plane(p, q, s, t);
}
