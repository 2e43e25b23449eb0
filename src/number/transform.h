/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The functions of rotations, reflections and matrices, beyond scalar.h. A result that is a scalar is rounded once
 * and saturates.
 *
 *   quaternion_scale_up(&q)      multiplies by a power of two: the greatest component becomes 2^30 or more
 *   scalar_beyond(start, wide), scalar_before(start, wide)   start + wide, start - wide
 *   form_scalar(form)            the sum of products as a scalar
 *   triple                       degree 3: a form times a scalar, and sums of up to four of these
 *   triple_of(&form, scalar), triple_plus
 *   triple_over(&triple, &form)   the quotient; the form MUST be positive
 *   normal_share                 set_normal_share(&s, &along, &whole): along / whole, of forms
 *   scalar_without(c, weight, &along, &s) c - weight * along / whole, ties away from c
 *   form_root, form_root_of(&form)   the root of a positive form
 *   scalar_over_root(c, &root)   c / root; MUST be |c| <= root
 *   rotor                        sine and cosine of an angle, ready to be multiplied
 *   rotor_of(angle), rotor_of_half(angle)
 *   rotor_across(&rotor, x, y), rotor_along(&rotor, x, y)   x * cosine - y * sine, x * sine + y * cosine
 *   rotor_cosine(&rotor)         a scalar
 *   scalar_sine_share(&rotor, c, &root)   c / root * sine, for rotor_of_half; MUST be |c| <= root
 *   short_heading                three exact numbers of up to 33 bits: a vector of any length
 *   short_heading_of(&h, &v), short_heading_between(&h, &from, &to)
 *   short_heading_is_zero(&h)
 *   short_heading_least_axis(&h) the axis of the world along which the heading is least; the first if several are
 *   heading                      three exact numbers
 *   heading_of_short(&h, &short), heading_across_short(&h, &a, &b)   the cross product of two short headings
 *   heading_across(&h, &a, &b)   the cross product of such a cross product and a short heading b
 *   heading_is_zero(&h)
 *   set_heading_unit(&unit, &h)  the unit vector along the heading
 *   unit_opposite(c)             0 - c, for a component of a unit vector
 */
#ifndef GRAZE_NUMBER_TRANSFORM_H
#define GRAZE_NUMBER_TRANSFORM_H

#include "../../include/graze/quaternion.h"
#include "angle.h"
#include "../wide/root.h"

/* x, or else y, or else z */
static inline graze_vec3 world_axis(bool is_x, bool is_y)
{
    return graze_vec3_of(is_x ? GRAZE_ONE : 0, !is_x && is_y ? GRAZE_ONE : 0,
                         is_x || is_y ? 0 : GRAZE_ONE);
}

/* |x| * scale <= 2^31; in one expression, which gcc computes in 32 bits */
static inline int32_t s32_lifted(int32_t x, uint32_t scale)
{
    return s32_of_bits((uint32_t)((uint64_t)s32_bits(x) * scale % 4294967296u));
}

/* The four squares have a sum of 2^60 or more, and below 2^64. Without a leading zero some component is -2^31; if all are
 * equal, all four are. */
static inline void quaternion_scale_up(graze_quaternion *q)
{
    const uint32_t sizes =
        s32_magnitude(q->x) | s32_magnitude(q->y) | s32_magnitude(q->z) | s32_magnitude(q->w);
    const uint32_t zeros = u32_leading_zeros(sizes | 1u);
    const uint32_t scale = u32_power_of_2(zeros > 0u ? zeros - 1u : 0u); /* <= 2^30 */
    q->x = s32_lifted(q->x, scale);
    q->y = s32_lifted(q->y, scale);
    q->z = s32_lifted(q->z, scale);
    q->w = s32_lifted(q->w, scale);
    if (zeros == 0u && q->x == q->y && q->y == q->z && q->z == q->w)
        q->x = q->y = q->z = q->w = INT32_MIN / 2;
}

/* Cuts w off where sums with a scalar saturate anyway: 2^62 + 2^47 < 2^63. */
static inline int64_t wide_cut(graze_wide w)
{
    const int64_t most = INT64_C(0x4000000000000000);
    return w > most ? most : w < -most ? -most : w;
}

static inline graze_scalar scalar_beyond(graze_scalar start, graze_wide w)
{
    return scalar_of_wide((int64_t)start * 65536 + wide_cut(w));
}

static inline graze_scalar scalar_before(graze_scalar start, graze_wide w)
{
    return scalar_of_wide((int64_t)start * 65536 - wide_cut(w));
}

/* The sum of four products: at most 2^64, and above -2^64, as no product is -2^62. */
static inline graze_scalar form_scalar(form f)
{
    const u128 size = s128_magnitude(f.raw);
    const bool most = f.raw.hi > 0;
    GIVEN(size.hi == 0 || most);
    return scalar_of_size(f.raw.hi < 0, most ? UINT64_MAX : size.lo);
}

static inline bool form_is_zero(const form *f)
{
    return s128_sign(f->raw) == 0;
}

/* ---- Degree 3 ---- */

typedef struct {
    s128 raw;
} triple; /* |raw| <= 2^65 * 2^31 * 4 = 2^98 */

static inline triple triple_raw(s128 raw)
{
    triple t;
    t.raw.hi = raw.hi;
    t.raw.lo = raw.lo;
    return t;
}

static inline triple triple_of(const form *f, graze_scalar c)
{
    return triple_raw(graze_s128_mul_s64(f->raw, c));
}

static inline triple triple_plus(triple a, triple b)
{
    return triple_raw(s128_add(a.raw, b.raw));
}

static inline graze_scalar triple_over(const triple *t, const form *whole)
{
    BOUND(s128_sign(whole->raw) > 0);
    return scalar_of_ratio(&t->raw, &whole->raw, 1);
}

/* ---- The component along a normal ---- */

typedef share_progress normal_share;

static inline void set_normal_share(normal_share *s, const form *along, const form *whole)
{
    share_progress_raw(s, s128_magnitude(along->raw), s128_magnitude(whole->raw));
}

static inline graze_scalar scalar_without(graze_scalar c, graze_scalar weight, const form *along,
                                          const normal_share *s)
{
    if (weight == 0)
        return c;
    return s32_offset_held(c, (weight < 0) == (along->raw.hi < 0),
                           graze_share_times(s, s32_magnitude(weight)));
}

/* ---- Roots ---- */

/* bits / 2^up, rounded down from the true root in the last of 64 bits. */
typedef struct {
    uint64_t bits; /* >= 2^63 */
    uint32_t up;   /* <= 63 */
} form_root;

static inline form_root form_root_of(const form *f)
{
    u128 whole = s128_magnitude(f->raw);
    form_root r;
    BOUND(s128_sign(f->raw) > 0);
    r.up = u128_leading_zeros(whole) / 2;
    r.bits = graze_u128_sqrt(u128_lift(whole, 2 * r.up));
    return r;
}

/* |c| <= the true root, and c is whole: |c| * 2^up <= bits */
static inline uint64_t part_of_root(graze_scalar c, const form_root *root)
{
    uint64_t part = u64_lift(s32_magnitude(c), root->up);
    BOUND(part <= root->bits);
    return part;
}

static inline graze_scalar scalar_over_root(graze_scalar c, const form_root *root)
{
    share_progress p;
    share_progress_raw(&p, u128_of(0, part_of_root(c, root)), u128_of(0, root->bits));
    return s32_offset(0, c < 0, graze_share_times(&p, 65536));
}

/* ---- Sine and cosine, ready to be multiplied ---- */

typedef struct {
    int64_t cosine, sine; /* Q61 */
} rotor;

/* turn_of stores a diagonal as 1 - 2^-32 eighths, which is too inaccurate here. */
static inline rotor rotor_of(graze_angle angle)
{
    turn t = turn_of(angle);
    uint32_t z = turn_square(t.t);
    const int64_t one = INT64_C(0x2000000000000000), half_root = INT64_C(1630477228166597777);
    int64_t s = (int64_t)(turn_sine(t.t, turn_droop(z)) / 8);
    int64_t c = one - (int64_t)(turn_fall(z) / 16);
    if (t.t == UINT32_MAX)
        s = c = half_root;
    rotor r;
    r.cosine = t.upright ? s : c;
    r.sine = t.upright ? c : s;
    if (t.left)
        r.cosine = -r.cosine;
    if (t.below)
        r.sine = -r.sine;
    return r;
}

/* x * pi / 2^32, for |x| <= 2^61: half a unit of an angle, times x */
static inline int64_t half_unit_of(int64_t x)
{
    return x / 0x100000000 * (int64_t)TURN_QUARTER_PI / 0x40000000;
}

static inline rotor rotor_of_half(graze_angle angle)
{
    rotor r = rotor_of(angle / 2);
    if (angle % 2 == 1) {
        int64_t more = half_unit_of(r.cosine);
        r.cosine -= half_unit_of(r.sine);
        r.sine += more;
    }
    GIVEN(r.sine >= 0);
    return r;
}

/* to nearest: |r| <= 2^31.5 * 2^61, so that its upper word is below 2^29 */
static inline graze_scalar scalar_of_turned(s96 r)
{
    u128 size = s96_magnitude(r);
    uint64_t rounded =
        size.hi * 8 + size.lo / 0x2000000000000000 + size.lo / 0x1000000000000000 % 2;
    return s32_offset_held(0, r.hi < 0, u64_low(rounded));
}

static inline graze_scalar rotor_across(const rotor *r, graze_scalar x, graze_scalar y)
{
    return scalar_of_turned(s96_sub(s32_mul_s64(x, r->cosine), s32_mul_s64(y, r->sine)));
}

static inline graze_scalar rotor_along(const rotor *r, graze_scalar x, graze_scalar y)
{
    return scalar_of_turned(s96_add(s32_mul_s64(x, r->sine), s32_mul_s64(y, r->cosine)));
}

static inline graze_scalar rotor_cosine(const rotor *r)
{
    return scalar_of_turned(s32_mul_s64(GRAZE_ONE, r->cosine));
}

/* The sine in Q31 is off by 2^-32. */
static inline graze_scalar scalar_sine_share(const rotor *r, graze_scalar c, const form_root *root)
{
    uint32_t sine = (uint32_t)((r->sine + 0x20000000) / 0x40000000);
    return s32_offset(
        0, c < 0,
        graze_round_ratio(sine, u128_of(0, part_of_root(c, root)), u64_mul(root->bits, 32768)));
}

/* ---- Headings ---- */

typedef struct {
    int64_t x, y, z; /* < 2^32 */
} short_heading;

typedef struct {
    s128 x, y, z; /* a cross product of two short headings < 2^65, of three < 2^98 */
} heading;

static inline void short_heading_of(short_heading *h, const graze_vec3 *v)
{
    h->x = v->x;
    h->y = v->y;
    h->z = v->z;
}

static inline void short_heading_between(short_heading *h, const graze_vec3 *from,
                                         const graze_vec3 *to)
{
    h->x = (int64_t)to->x - from->x;
    h->y = (int64_t)to->y - from->y;
    h->z = (int64_t)to->z - from->z;
}

static inline bool short_heading_is_zero(const short_heading *h)
{
    return h->x == 0 && h->y == 0 && h->z == 0;
}

static inline graze_vec3 short_heading_least_axis(const short_heading *h)
{
    uint64_t x = s64_magnitude(h->x), y = s64_magnitude(h->y), z = s64_magnitude(h->z);
    return world_axis(x <= y && x <= z, y <= z);
}

static inline void heading_of_short(heading *h, const short_heading *from)
{
    s128_copy(&h->x, s128_of_s64(from->x));
    s128_copy(&h->y, s128_of_s64(from->y));
    s128_copy(&h->z, s128_of_s64(from->z));
}

/* a * b - c * d */
static inline s128 s64_cross(int64_t a, int64_t b, int64_t c, int64_t d)
{
    return s128_sub(graze_s64_mul(a, b), graze_s64_mul(c, d));
}

static inline void heading_across_short(heading *h, const short_heading *a, const short_heading *b)
{
    s128_copy(&h->x, s64_cross(a->y, b->z, a->z, b->y));
    s128_copy(&h->y, s64_cross(a->z, b->x, a->x, b->z));
    s128_copy(&h->z, s64_cross(a->x, b->y, a->y, b->x));
}

static inline s128 s128_cross(const s128 *a, int64_t b, const s128 *c, int64_t d)
{
    return s128_sub(graze_s128_mul_s64(*a, b), graze_s128_mul_s64(*c, d));
}

static inline void heading_across(heading *h, const heading *a, const short_heading *b)
{
    s128_copy(&h->x, s128_cross(&a->y, b->z, &a->z, b->y));
    s128_copy(&h->y, s128_cross(&a->z, b->x, &a->x, b->z));
    s128_copy(&h->z, s128_cross(&a->x, b->y, &a->y, b->x));
}

static inline bool heading_is_zero(const heading *h)
{
    return s128_sign(h->x) == 0 && s128_sign(h->y) == 0 && s128_sign(h->z) == 0;
}

/* The size times 2^zeros / 2^97, to nearest: at most 2^31 */
static inline span span_of_heading(s128 c, uint32_t zeros)
{
    uint64_t high = u128_lift_high(s128_magnitude(c), zeros);
    span s;
    s.raw = u64_low((high / 0x100000000 + 1) / 2);
    return s;
}

/* The sizes of a heading, the greatest of 31 bits. Each is off by 2^-32 of the length. */
typedef struct {
    span x, y, z;
} short_sizes;

static inline void set_short_sizes(short_sizes *s, const heading *h)
{
    u128 x = s128_magnitude(h->x), y = s128_magnitude(h->y), z = s128_magnitude(h->z);
    uint32_t zeros = u128_leading_zeros(u128_of(x.hi | y.hi | z.hi, x.lo | y.lo | z.lo));
    s->x = span_of_heading(h->x, zeros);
    s->y = span_of_heading(h->y, zeros);
    s->z = span_of_heading(h->z, zeros);
}

static inline graze_scalar unit_opposite(graze_scalar c)
{
    return graze_neg(c);
}

static inline void set_heading_unit(graze_vec3 *unit, const heading *h)
{
    short_sizes sizes;
    unit_scale s;
    set_short_sizes(&sizes, h);
    set_unit_scale(&s, sizes.x, sizes.y, sizes.z);
    unit->x = s32_offset(0, h->x.hi < 0, unit_size(&s, sizes.x.raw));
    unit->y = s32_offset(0, h->y.hi < 0, unit_size(&s, sizes.y.raw));
    unit->z = s32_offset(0, h->z.hi < 0, unit_size(&s, sizes.z.raw));
}

#endif
