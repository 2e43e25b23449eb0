/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Random numbers, points and boxes, the same on every machine: 32-bit arithmetic, a few 64-bit sums and
 * products, no division wider than 32 bits, no library, no large table.
 */
#ifndef GRAZE_TESTS_DRAW_H
#define GRAZE_TESTS_DRAW_H

#include "../../include/graze/aabb.h"

/* sfc32, by Chris Doty-Humphrey. */
typedef struct input_stream {
    uint32_t a, b, c, counter;
} input_stream;

/* Case `index` of the stream `seed`: any case can be had without those before it. */
void draw_start(input_stream *s, uint64_t seed, uint32_t index);

uint32_t draw_bits(input_stream *s);
/* 0 .. n - 1, and 0 for n == 0. */
uint32_t draw_below(input_stream *s, uint32_t n);
/* low .. high, both included; low when low > high. */
int32_t draw_between(input_stream *s, int32_t low, int32_t high);
/* -most .. most; the whole range for INT32_MAX. */
int32_t draw_about_zero(input_stream *s, int32_t most);
/* One time in n. */
bool draw_chance(input_stream *s, uint32_t n);
/* 2^0 .. 2^most. */
int32_t draw_power(input_stream *s, uint32_t most);
/* The ends of the range, 0, powers of two, and their neighbours. */
int32_t draw_corner(input_stream *s);

/* The nearest int32_t. */
int32_t hold(int64_t n);
graze_scalar *axis_of(graze_vec3 *v, uint32_t axis);

void draw_vector(input_stream *s, int32_t most, graze_vec3 *v);
/* As long as one unit, but for rounding. */
void draw_unit_vector(input_stream *s, graze_vec3 *v);
/* Small multiples of one step, often along an axis or in a plane of two. */
void draw_slope(input_stream *s, int32_t step, graze_vec3 *v);

/* min <= max on each axis. */
void draw_box(input_stream *s, int32_t most, graze_aabb *box);
/* Makes some boxes flat, and, if `inverted`, a few inverted. */
void draw_defects(input_stream *s, bool inverted, graze_aabb *box);
/* Anywhere in the box. */
void draw_point_in(input_stream *s, const graze_aabb *box, graze_vec3 *p);
/* On a face, an edge or a corner. */
void draw_point_on(input_stream *s, const graze_aabb *box, graze_vec3 *p);
/* Moves one coordinate of the box, or of one of two points, by 0 to 3 raw units. */
void draw_nudge(input_stream *s, graze_aabb *box, graze_vec3 *p, graze_vec3 *q);

/* Halves it a few times, or not at all. */
int32_t draw_less(input_stream *s, int32_t most);
/* A limit of no particular place: mostly long, sometimes none, 0 or negative. */
int32_t draw_limit(input_stream *s, int32_t most);
/* A direction of unit length, of a few raw units, as large as the scene, or of any length. */
void draw_dir(input_stream *s, int32_t most, graze_vec3 *dir);
/* A dir along a slope, and the t at which it is that slope, within the reach, to the last bit. */
int32_t draw_dir_along(input_stream *s, int32_t reach, graze_vec3 *dir);
/* Along the segment, in so many steps, up to its end or, now and then, to another limit. */
void draw_ray_along(input_stream *s, int32_t steps, const graze_segment *segment, graze_ray *ray);
/* Lets the ray start where it has to, to be at the target at t: exactly, if dir * t is a whole
 * number of raw units and the start a coordinate. */
void back_from(const graze_vec3 *target, graze_ray *ray, int32_t t);
/* A line that passes the target after many steps of 0 to 3 raw units on each axis, as a ray without a limit, and as a segment
 * which ends there or goes on: t at the target may be far beyond the greatest scalar. */
void draw_slow_line(input_stream *s, const graze_vec3 *target, graze_segment *segment,
                    graze_ray *ray);

#endif
