/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "hash.h"

void mix(hash *h, uint32_t word)
{
    h->low = (h->low ^ word) * UINT32_C(0x9e3779b1);
    h->low ^= h->low >> 15;
    h->high = (h->high ^ h->low ^ word) * UINT32_C(0x85ebca6b);
    h->high ^= h->high >> 13;
}

/* A NaN is recognised by its bits: comparisons mean nothing under -ffinite-math-only. */
void mix_scalar(hash *h, graze_scalar x)
{
    union {
        graze_scalar scalar;
        uint32_t bits;
    } number;
    number.scalar = x;
    bool is_nan = GRAZE_FLOAT && number.bits % UINT32_C(0x80000000) > UINT32_C(0x7f800000);
    mix(h, is_nan ? UINT32_C(0x7fc00000) : number.bits);
}

/* Mixes the high half, then the low half, in either byte order; in the float build mixes the scalar. */
void mix_wide(hash *h, graze_wide x)
{
    if (sizeof x == sizeof(graze_scalar)) {
        mix_scalar(h, (graze_scalar)x);
        return;
    }
    uint64_t bits = (uint64_t)x;
    mix(h, (uint32_t)(bits >> 32));
    mix(h, (uint32_t)(bits & UINT32_MAX));
}

void mix_vec3(hash *h, graze_vec3 v)
{
    mix_scalar(h, v.x);
    mix_scalar(h, v.y);
    mix_scalar(h, v.z);
}

void mix_vec2(hash *h, graze_vec2 v)
{
    mix_scalar(h, v.x);
    mix_scalar(h, v.y);
}

void mix_aabb(hash *h, const graze_aabb *box)
{
    mix_vec3(h, box->min);
    mix_vec3(h, box->max);
}

static void mix_hit(hash *h, graze_result result, graze_vec3 point, graze_vec3 normal)
{
    mix(h, (uint32_t)result);
    mix_vec3(h, point);
    mix_vec3(h, normal);
}

void mix_line_hit(hash *h, graze_result result, const graze_line_hit *hit)
{
    mix_hit(h, result, hit->point, hit->normal);
    mix_scalar(h, hit->fraction);
}

void mix_ray_hit(hash *h, graze_result result, const graze_ray_hit *hit)
{
    mix_hit(h, result, hit->point, hit->normal);
    mix_scalar(h, hit->t);
}

void mix_face_line_hit(hash *h, graze_result result, const graze_face_line_hit *hit)
{
    mix_hit(h, result, hit->point, hit->normal);
    mix_scalar(h, hit->fraction);
    mix(h, (uint32_t)hit->side);
}

void mix_face_ray_hit(hash *h, graze_result result, const graze_face_ray_hit *hit)
{
    mix_hit(h, result, hit->point, hit->normal);
    mix_scalar(h, hit->t);
    mix(h, (uint32_t)hit->side);
}

void mix_sweep_hit(hash *h, graze_result result, const graze_sweep_hit *hit)
{
    mix(h, (uint32_t)result);
    mix_vec3(h, hit->center);
    mix_vec3(h, hit->point);
    mix_vec3(h, hit->normal);
    mix_scalar(h, hit->fraction);
    mix(h, (uint32_t)hit->feature);
    mix(h, (uint32_t)hit->index);
}

graze_scalar scalar_of(int32_t raw)
{
    return (graze_scalar)raw / (graze_scalar)(65536.0 / (double)GRAZE_ONE);
}

graze_vec3 vec3_of(const int32_t *raw)
{
    return graze_vec3_of(scalar_of(raw[0]), scalar_of(raw[1]), scalar_of(raw[2]));
}

graze_vec2 vec2_of(const int32_t *raw)
{
    return graze_vec2_of(scalar_of(raw[0]), scalar_of(raw[1]));
}

graze_segment segment_of_raw(const int32_t *raw)
{
    graze_segment segment;
    segment.a = vec3_of(raw);
    segment.b = vec3_of(raw + 3);
    return segment;
}

graze_ray ray_of_raw(const int32_t *raw)
{
    graze_ray ray;
    ray.origin = vec3_of(raw);
    ray.dir = vec3_of(raw + 3);
    ray.t_max = raw[6] == INT32_MAX ? GRAZE_NO_LIMIT : scalar_of(raw[6]);
    return ray;
}

graze_aabb aabb_of_raw(const int32_t *raw)
{
    graze_aabb box;
    box.min = vec3_of(raw);
    box.max = vec3_of(raw + 3);
    return box;
}

graze_sphere sphere_of_raw(const int32_t *raw)
{
    graze_sphere sphere;
    sphere.center = vec3_of(raw);
    sphere.radius = scalar_of(raw[3]);
    return sphere;
}

graze_plane plane_of_raw(const int32_t *raw)
{
    graze_plane plane;
    plane.point = vec3_of(raw);
    plane.normal = vec3_of(raw + 3);
    return plane;
}
