/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hashes of the inline functions of the public headers, which the user's compiler builds. */
#include "../support/check.h"
#include "hash.h"
#include "../oracle/draw_text.h"
#include "../support/raw_inputs.h"
#include "../support/shapes.h"
#include "../tests.h"

enum { QUERIES = HASH_QUERIES(3000) };
enum {
    HELD,
    ADD,
    SUB,
    NEG,
    ABS,
    MIN,
    MAX,
    TO_WIDE,
    TO_FRACTION,
    FROM_FRACTION,
    MUL_FRACTION,
    FROM_INT,
    TO_INT,
    TO_INT_DOWN,
    TO_FLOAT,
    FROM_FLOAT,
    OF3,
    ADD3,
    SUB3,
    NEG3,
    SCALE3,
    MIN3,
    MAX3,
    OF2,
    ADD2,
    SUB2,
    NEG2,
    SCALE2,
    MIN2,
    MAX2,
    OF4,
    PERSPECTIVE_FITS,
    LINE_FROM_FACE,
    RAY_FROM_FACE,
    RAY_FROM_LINE,
    RAY2_FROM_LINE2,
    LINE2_FROM_WALL2,
    RAY2_FROM_WALL2,
    OVERLAPS_CIRCLE,
    ROUTINES
};

static const char *const names[ROUTINES] = {
    "graze_held",
    "graze_add",
    "graze_sub",
    "graze_neg",
    "graze_abs",
    "graze_min",
    "graze_max",
    "graze_to_wide",
    "graze_to_fraction",
    "graze_from_fraction",
    "graze_mul_fraction",
    "graze_from_int",
    "graze_to_int",
    "graze_to_int_down",
    "graze_to_float",
    "graze_from_float",
    "graze_vec3_of",
    "graze_vec3_add",
    "graze_vec3_sub",
    "graze_vec3_neg",
    "graze_vec3_scale",
    "graze_vec3_min",
    "graze_vec3_max",
    "graze_vec2_of",
    "graze_vec2_add",
    "graze_vec2_sub",
    "graze_vec2_neg",
    "graze_vec2_scale",
    "graze_vec2_min",
    "graze_vec2_max",
    "graze_quaternion_of",
    "graze_mat4_perspective_fits",
    "graze_line_hit_from_face_hit",
    "graze_ray_hit_from_face_hit",
    "graze_ray_hit_from_line_hit",
    "graze_ray_hit2_from_line_hit2",
    "graze_line_hit2_from_wall_hit2",
    "graze_ray_hit2_from_wall_hit2",
    "graze_segment2_overlaps_circle",
};

static const hash expected[ROUTINES] = HASHES(INLINE);

typedef union {
    uint32_t bits;
    float number;
} float_word;

/* A float of either sign from 2^-24 to 2^26, from all bits of the word; every fourth is any float. */
static float float_of(uint32_t index, uint32_t word)
{
    float_word f;
    word *= UINT32_C(0x9e3779b1);
    f.bits = word;
    if (index % 4 != 0)
        f.bits = word % 0x800000 + (103 + word / 0x800000 % 50) * 0x800000 + (word & 0x80000000);
    return f.number;
}

static void mix_float(hash *h, float x)
{
    float_word f;
    f.number = x;
    mix(h, f.bits % 0x80000000 > 0x7f800000 ? UINT32_C(0x7fc00000) : f.bits);
}

static void hash_sums(hash *h, graze_scalar a, graze_scalar b)
{
    mix_scalar(&h[HELD], graze_held(graze_vec2_dot(graze_vec2_of(a, b), graze_vec2_of(b, a))));
    mix_scalar(&h[ADD], graze_add(a, b));
    mix_scalar(&h[SUB], graze_sub(a, b));
    mix_scalar(&h[NEG], graze_neg(a));
    mix_scalar(&h[ABS], graze_abs(a));
    mix_scalar(&h[MIN], graze_min(a, b));
    mix_scalar(&h[MAX], graze_max(a, b));
}

static void hash_conversions(hash *h, graze_scalar a, int32_t n, float x)
{
    mix_wide(&h[TO_WIDE], graze_to_wide(a));
    mix_scalar(&h[TO_FRACTION], graze_to_fraction(a));
    mix_scalar(&h[FROM_FRACTION], graze_from_fraction((graze_fraction)n));
    mix_scalar(&h[MUL_FRACTION], graze_mul_fraction(a, (graze_fraction)n));
    mix_scalar(&h[FROM_INT], graze_from_int(n));
    mix(&h[TO_INT], (uint32_t)graze_to_int(a));
    mix(&h[TO_INT_DOWN], (uint32_t)graze_to_int_down(a));
    mix_float(&h[TO_FLOAT], graze_to_float(a));
    mix_scalar(&h[FROM_FLOAT], graze_from_float(x));
}

static void hash_vec3(hash *h, graze_vec3 a, graze_vec3 b)
{
    mix_vec3(&h[OF3], graze_vec3_of(a.x, b.y, a.z));
    graze_quaternion q = graze_quaternion_of(a.z, b.x, a.y, b.z);
    mix_vec3(&h[OF4], graze_vec3_of(q.x, q.y, q.z));
    mix_scalar(&h[OF4], q.w);
    mix_vec3(&h[ADD3], graze_vec3_add(a, b));
    mix_vec3(&h[SUB3], graze_vec3_sub(a, b));
    mix_vec3(&h[NEG3], graze_vec3_neg(a));
    mix_vec3(&h[SCALE3], graze_vec3_scale(a, b.z));
    mix_vec3(&h[MIN3], graze_vec3_min(a, b));
    mix_vec3(&h[MAX3], graze_vec3_max(a, b));
}

static void hash_vec2(hash *h, graze_vec2 a, graze_vec2 b)
{
    mix_vec2(&h[OF2], graze_vec2_of(a.x, b.y));
    mix_vec2(&h[ADD2], graze_vec2_add(a, b));
    mix_vec2(&h[SUB2], graze_vec2_sub(a, b));
    mix_vec2(&h[NEG2], graze_vec2_neg(a));
    mix_vec2(&h[SCALE2], graze_vec2_scale(a, b.x));
    mix_vec2(&h[MIN2], graze_vec2_min(a, b));
    mix_vec2(&h[MAX2], graze_vec2_max(a, b));
}

static void hash_hits(hash *h, graze_vec3 a, graze_vec3 b, graze_fraction fraction, graze_side side)
{
    const graze_face_line_hit face_on_line = {a, b, fraction, side};
    const graze_face_ray_hit face_on_ray = {b, a, a.y, side};
    graze_line_hit line;
    graze_ray_hit ray;
    graze_line_hit_from_face_hit(&face_on_line, &line);
    mix_line_hit(&h[LINE_FROM_FACE], GRAZE_HIT, &line);
    graze_ray_hit_from_face_hit(&face_on_ray, &ray);
    mix_ray_hit(&h[RAY_FROM_FACE], GRAZE_HIT, &ray);
    graze_ray_hit_from_line_hit(&line, &ray);
    mix_ray_hit(&h[RAY_FROM_LINE], GRAZE_HIT, &ray);
}

/* Ranges of a few raw units, and of the size of z_near. */
static void hash_fits(hash *h, graze_scalar z_near, graze_scalar z_far)
{
    const graze_scalar thin = graze_add(z_near, z_far / 65536);
    for (int depth = 0; depth < 4; depth++) {
        mix(h, graze_mat4_perspective_fits(z_near, z_far, (graze_depth)depth));
        mix(h, graze_mat4_perspective_fits(z_near, thin, (graze_depth)depth));
    }
}

static void mix_hit2(hash *h, graze_vec2 point, graze_vec2 normal, graze_scalar at)
{
    mix_vec2(h, point);
    mix_vec2(h, normal);
    mix_scalar(h, at);
}

static void hash_hits2(hash *h, graze_vec2 a, graze_vec2 b, graze_fraction fraction,
                       graze_side side)
{
    const graze_wall_line_hit2 wall_on_line = {a, b, fraction, 0, side};
    const graze_wall_ray_hit2 wall_on_ray = {b, a, a.y, 0, side};
    graze_line_hit2 line;
    graze_ray_hit2 ray;
    graze_line_hit2_from_wall_hit2(&wall_on_line, &line);
    mix_hit2(&h[LINE2_FROM_WALL2], line.point, line.normal, line.fraction);
    graze_ray_hit2_from_wall_hit2(&wall_on_ray, &ray);
    mix_hit2(&h[RAY2_FROM_WALL2], ray.point, ray.normal, ray.t);
    graze_ray_hit2_from_line_hit2(&line, &ray);
    mix_hit2(&h[RAY2_FROM_LINE2], ray.point, ray.normal, ray.t);
}

/* The circle is about as far from the wall as it is large. */
static void hash_walls(hash *h, graze_vec2 a, graze_vec2 b)
{
    const graze_segment2 wall = {a, b};
    const graze_circle circle = {graze_vec2_of(a.y, b.x), graze_vec2_distance(a, b)};
    mix(h, graze_segment2_overlaps_circle(&wall, &circle));
}

/* The scalars come from the query; `any` has all bit patterns, including NaN and infinities. */
static void hash_query(hash *h, uint32_t index)
{
    raw_query q;
    raw_segment(index, &q);
    graze_vec3 a = vec3_of(q.line), b = vec3_of(q.line + 3);
    graze_scalar any = scalar_of_bits(draw_scalar_bits(1, index));
    hash_sums(h, a.x, b.x);
    hash_sums(h, any, a.y);
    hash_conversions(h, a.z, q.line[0], float_of(index, (uint32_t)q.line[1] + index));
    hash_conversions(h, any, (int32_t)(index % 65536) - 32768, graze_to_float(b.z));
    hash_fits(&h[PERSPECTIVE_FITS], graze_abs(a.x), graze_abs(b.y));
    hash_fits(&h[PERSPECTIVE_FITS], any, a.y);
    hash_vec3(h, a, b);
    hash_vec3(h, graze_vec3_of(any, b.x, a.y), a);
    hash_vec2(h, vec2_of(q.line), vec2_of(q.line + 3));
    hash_vec2(h, graze_vec2_of(b.y, any), vec2_of(q.line));
    const graze_side side = (graze_side)(index % 3) - 1;
    const graze_fraction fraction = scalar_of_bits(draw_scalar_bits(2, index));
    hash_hits(h, a, graze_vec3_of(b.x, any, b.z), fraction, side);
    hash_hits2(h, vec2_of(q.line), graze_vec2_of(any, b.y), fraction, side);
    hash_walls(&h[OVERLAPS_CIRCLE], vec2_of(q.line), vec2_of(q.line + 3));
}

void test_hash_inline(void)
{
    hash h[ROUTINES] = {{0, 0}};
    check_group("hash of inline functions");
    for (uint32_t i = 0; i < QUERIES; i++)
        hash_query(h, i);
    hash_check("inline", h, expected, names, ROUTINES);
}
