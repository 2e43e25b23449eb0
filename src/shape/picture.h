/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Arithmetic of cameras, beyond that of transform.h, and whether a camera has a picture.
 *
 *   picture_point                a point of the picture: x / width to the right and y / height up, from -1 to 1
 *   sight                        the weights of forward, right and up in a direction
 *   set_sight(&sight, &half, aspect, &picture_point)   the weights of the direction of that point; half: the
 *                                rotor of fov / 2, which MUST be between 0 and a quarter turn; aspect MUST be
 *                                above 0
 *   set_way(&heading, &camera, &sight)   the weighted sum of the axes
 *   heading_across_axis(&h, &a, &v)   the cross product of a way and a vector
 *   heading_side(&a, &v)         the sign of the dot product, for the cross product of two short headings
 *   set_heading_normal(&normal, &h, negative)   the unit normal along the heading, or against it
 *   limit_beyond(&normal, &point, distance)   the limit of the plane at that distance in front of the point;
 *                                the normal's components MUST be at most 1
 *   set_run(&ray, &way, &sight, depth)   dir = way * depth / sight.forward, halved until it fits; and t_max
 */
#ifndef GRAZE_SHAPE_PICTURE_H
#define GRAZE_SHAPE_PICTURE_H

#include "lens.h"
#include "../../include/graze/camera.h"
#include "../number/transform.h"

typedef struct {
    int32_t x, y;           /* below 2^17 */
    uint32_t width, height; /* below 2^16 */
} picture_point;

#include "../wide/signed.h"

/* Below 2^62; the greatest component is 2^61 or more. */
typedef struct {
    int64_t forward, right, up;
} sight;

/* The upper 62 bits of size, shifted left by `zeros`, with that sign. */
static inline int64_t weight_of(u128 size, uint32_t zeros, bool negative)
{
    int64_t weight = (int64_t)(u128_lift_high(size, zeros) / 4);
    return negative ? -weight : weight;
}

/* Cosine and sine times width * height, aspect * x * height and y * width: 2^61 * 2^48, 2^61 * (2^31 * 2^33)
 * and 2^61 * 2^49. */
static inline void set_sight(sight *s, const rotor *half, graze_scalar aspect,
                             const picture_point *at)
{
    GIVEN(half->cosine > 0 && half->sine > 0);
    BOUND(at->width < 65536 && at->height < 65536);
    BOUND(s32_magnitude(at->x) < 131072 && s32_magnitude(at->y) < 131072);
    uint64_t beside = u32_mul(s32_magnitude(at->x), at->height) * s32_magnitude(aspect);
    u128 forward =
        u64_mul((uint64_t)half->cosine, u32_mul(at->width, at->height) * UINT64_C(65536));
    u128 right = u64_mul((uint64_t)half->sine, beside);
    u128 up =
        u64_mul((uint64_t)half->sine, u32_mul(s32_magnitude(at->y), at->width) * UINT64_C(65536));
    uint32_t zeros =
        u128_leading_zeros(u128_of(forward.hi | right.hi | up.hi, forward.lo | right.lo | up.lo));
    s->forward = weight_of(forward, zeros, false);
    s->right = weight_of(right, zeros, at->x < 0);
    s->up = weight_of(up, zeros, at->y < 0);
}

/* 3 * 2^62 * 2^31 < 2^95; if right or up is 0, 2 * 2^62 * 2^31 = 2^94. */
static inline s128 way_along(const sight *s, graze_scalar forward, graze_scalar right,
                             graze_scalar up)
{
    s128 level = s128_add(graze_s64_mul(s->forward, forward), graze_s64_mul(s->right, right));
    return s128_add(level, graze_s64_mul(s->up, up));
}

static inline void set_way(heading *h, const graze_camera *c, const sight *s)
{
    s128_copy(&h->x, way_along(s, c->forward.x, c->right.x, c->up.x));
    s128_copy(&h->y, way_along(s, c->forward.y, c->right.y, c->up.y));
    s128_copy(&h->z, way_along(s, c->forward.z, c->right.z, c->up.z));
}

/* 2^94 * 2^31 twice: at most 2^126 */
static inline void heading_across_axis(heading *h, const heading *a, const graze_vec3 *v)
{
    short_heading axis;
    short_heading_of(&axis, v);
    heading_across(h, a, &axis);
}

/* 3 * 2^65 * 2^31 */
static inline int heading_side(const heading *a, const graze_vec3 *v)
{
    s128 two = s128_add(graze_s128_mul_s64(a->x, v->x), graze_s128_mul_s64(a->y, v->y));
    return s128_sign(s128_add(two, graze_s128_mul_s64(a->z, v->z)));
}

/* At most 1, as the size is at most the unrounded length. */
static inline graze_fraction fraction_along_unit(const norm *n, span c, bool negative)
{
    uint32_t size = graze_u32_round_ratio(c.raw * n->scale, GRAZE_FRACTION_ONE, n->size);
    GIVEN(size <= GRAZE_FRACTION_ONE);
    return negative ? -(graze_fraction)size : (graze_fraction)size;
}

static inline void set_heading_normal(graze_normal *normal, const heading *h, bool negative)
{
    short_sizes s;
    set_short_sizes(&s, h);
    const norm n = norm_of(s.x, s.y, s.z);
    normal->x = fraction_along_unit(&n, s.x, (h->x.hi < 0) != negative);
    normal->y = fraction_along_unit(&n, s.y, (h->y.hi < 0) != negative);
    normal->z = fraction_along_unit(&n, s.z, (h->z.hi < 0) != negative);
}

/* 3 * 2^30 * 2^31 + 2^31 * 2^30 = 2^63, which is not reached: |distance| < 2^31 */
static inline graze_wide limit_beyond(const graze_normal *n, const graze_vec3 *p,
                                      graze_scalar distance)
{
    return s32_mul(n->x, p->x) + s32_mul(n->y, p->y) + s32_mul(n->z, p->z) +
           s32_mul(distance, GRAZE_FRACTION_ONE);
}

/* times * way / whole, to nearest. Returns whether it fits. */
static inline bool set_share(graze_vec3 *dir, const heading *way, uint32_t times, u128 whole)
{
    const uint32_t x = graze_round_ratio(times, s128_magnitude(way->x), whole);
    const uint32_t y = graze_round_ratio(times, s128_magnitude(way->y), whole);
    const uint32_t z = graze_round_ratio(times, s128_magnitude(way->z), whole);
    dir->x = s32_offset_held(0, way->x.hi < 0, x);
    dir->y = s32_offset_held(0, way->y.hi < 0, y);
    dir->z = s32_offset_held(0, way->z.hi < 0, z);
    return x <= INT32_MAX && y <= INT32_MAX && z <= INT32_MAX;
}

/* depth * way / forward. way < 2^95, depth < 2^31 and 2^16 <= whole: at most 79 doublings. */
static inline void set_run(graze_ray *ray, const heading *way, const sight *s, graze_scalar depth)
{
    const uint32_t times = s32_magnitude(depth);
    u128 whole = u64_mul(s->forward > 0 ? (uint64_t)s->forward : 1, 65536);
    ray->t_max = GRAZE_ONE;
    while (!set_share(&ray->dir, way, times, whole)) {
        whole = u128_add(whole, whole);
        ray->t_max = ray->t_max > GRAZE_SCALAR_MAX / 2 ? GRAZE_SCALAR_MAX : 2 * ray->t_max;
    }
}

/* The sign of (right x up) . forward: -1 for axes like those of graze_camera_look_at, 1 for
 * mirrored ones; 0 without a picture. */
static inline int picture_hand(const graze_camera *c)
{
    short_heading right, up;
    heading back;
    if (!is_lens(c->fov, c->aspect, c->z_near, c->z_far))
        return 0;
    short_heading_of(&right, &c->right);
    short_heading_of(&up, &c->up);
    heading_across_short(&back, &right, &up);
    return heading_side(&back, &c->forward);
}

#endif
