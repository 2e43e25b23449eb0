/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Rotations, reflections and matrices in binary32. See transform.h. */
#ifndef GRAZE_NUMBER_TRANSFORM_FLOAT_H
#define GRAZE_NUMBER_TRANSFORM_FLOAT_H

/* A power of two, in two steps, because of subnormal numbers. */
typedef struct {
    float first, second;
} gain2;

/* The greatest component becomes at least 2 and less than 4, and then is multiplied by `more`: 1, or a power of two
 * that is 1 / 32 or more. */
static inline void set_gain2_times(gain2 *g, float greatest, float more)
{
    g->first = gain_of_size(greatest);
    g->second = exponent_field(greatest) > 0 ? more : gain_of_size(greatest * g->first) * more;
}

/* The greatest component becomes at least 2^-10 and less than 2^11: most are already. */
static inline void set_gain2(gain2 *g, float greatest)
{
    const uint32_t exponent = exponent_field(greatest);
    if (117u <= exponent && exponent < 138u)
        g->first = g->second = 1.0f;
    else
        set_gain2_times(g, greatest, 1.0f);
}

/* The greatest component becomes at least 2^-4 and less than 2^-3, so that three products with the
 * greatest float have a sum. */
static inline void set_gain2_for_products(gain2 *g, float greatest)
{
    set_gain2_times(g, greatest, 0x1p-5f);
}

static inline float gained(float x, const gain2 *g)
{
    return times_power(times_power(x, g->first), g->second);
}

static inline void vec3_scale_for_products(graze_vec3 *v)
{
    gain2 g;
    set_gain2_for_products(&g, greatest_of(v->x, v->y, v->z));
    v->x = gained(v->x, &g);
    v->y = gained(v->y, &g);
    v->z = gained(v->z, &g);
}

static inline float quaternion_greatest(const graze_quaternion *q)
{
    return greater_size(greatest_of(q->x, q->y, q->z), float_size(q->w));
}

static inline void quaternion_times(graze_quaternion *q, const gain2 *g)
{
    q->x = gained(q->x, g);
    q->y = gained(q->y, g);
    q->z = gained(q->z, g);
    q->w = gained(q->w, g);
}

static inline void quaternion_scale_for_squares(graze_quaternion *q)
{
    gain2 g;
    set_gain2(&g, quaternion_greatest(q));
    quaternion_times(q, &g);
}

static inline void quaternion_scale_up(graze_quaternion *q)
{
    quaternion_scale_for_squares(q);
}

static inline void quaternion_scale_for_products(graze_quaternion *q)
{
    gain2 g;
    set_gain2_for_products(&g, quaternion_greatest(q));
    quaternion_times(q, &g);
}

static inline graze_scalar scalar_beyond(graze_scalar start, graze_wide w)
{
    return held(start + w);
}

static inline graze_scalar scalar_before(graze_scalar start, graze_wide w)
{
    return held(start - w);
}

static inline graze_scalar form_scalar(form f)
{
    return held(f.raw);
}

static inline bool form_is_zero(const form *f)
{
    return is_nothing(f->raw);
}

typedef struct {
    float raw;
} triple;

static inline triple triple_raw(float raw)
{
    triple t;
    t.raw = raw;
    return t;
}

static inline triple triple_of(const form *f, graze_scalar c)
{
    return triple_raw(f->raw * c);
}

static inline triple triple_plus(triple a, triple b)
{
    return triple_raw(a.raw + b.raw);
}

static inline graze_scalar triple_over(const triple *t, const form *whole)
{
    return held(float_quotient(t->raw, whole->raw));
}

typedef form normal_share; /* whole */

static inline void set_normal_share(normal_share *s, const form *along, const form *whole)
{
    (void)along;
    s->raw = whole->raw;
}

static inline graze_scalar scalar_without(graze_scalar c, graze_scalar weight, const form *along,
                                          const normal_share *s)
{
    return held(float_quotient(s->raw * c - along->raw * weight, s->raw));
}

typedef struct {
    float raw;
} form_root;

static inline form_root form_root_of(const form *f)
{
    form_root r;
    r.raw = scalar_root(f->raw);
    return r;
}

static inline graze_scalar scalar_over_root(graze_scalar c, const form_root *root)
{
    return float_quotient(c, root->raw);
}

typedef struct {
    float cosine, sine;
} rotor;

static inline rotor rotor_of_bearing(const bearing *b)
{
    rotor r;
    r.cosine = scalar_cosine(b);
    r.sine = scalar_sine(b);
    return r;
}

static inline rotor rotor_of(graze_angle angle)
{
    const bearing b = bearing_of(angle);
    return rotor_of_bearing(&b);
}

static inline rotor rotor_of_half(graze_angle angle)
{
    const bearing b = bearing_of_fine(u64_of(angle / 2, angle % 2 * UINT32_C(0x80000000)));
    return rotor_of_bearing(&b);
}

static inline graze_scalar rotor_across(const rotor *r, graze_scalar x, graze_scalar y)
{
    return held(x * r->cosine - y * r->sine);
}

static inline graze_scalar rotor_along(const rotor *r, graze_scalar x, graze_scalar y)
{
    return held(x * r->sine + y * r->cosine);
}

static inline graze_scalar rotor_cosine(const rotor *r)
{
    return r->cosine;
}

static inline graze_scalar scalar_sine_share(const rotor *r, graze_scalar c, const form_root *root)
{
    return float_quotient(c, root->raw) * r->sine;
}

/* The greatest component is at least 2^-10 and less than 2^11, so that products neither overflow nor
 * vanish. */
typedef struct {
    graze_vec3 v;
} heading;

typedef heading short_heading;

static inline void heading_set(heading *h, float x, float y, float z)
{
    gain2 g;
    set_gain2(&g, greatest_of(x, y, z));
    h->v.x = gained(x, &g);
    h->v.y = gained(y, &g);
    h->v.z = gained(z, &g);
}

static inline void short_heading_of(short_heading *h, const graze_vec3 *v)
{
    heading_set(h, v->x, v->y, v->z);
}

/* From half of each difference if a whole difference could overflow. */
static inline void short_heading_between(short_heading *h, const graze_vec3 *from,
                                         const graze_vec3 *to)
{
    const float great = 0x1p126f;
    float x = to->x - from->x, y = to->y - from->y, z = to->z - from->z;
    if (span_of(x).raw > great || span_of(y).raw > great || span_of(z).raw > great)
        heading_set(h, to->x * 0.5f - from->x * 0.5f, to->y * 0.5f - from->y * 0.5f,
                    to->z * 0.5f - from->z * 0.5f);
    else
        heading_set(h, x, y, z);
}

static inline void heading_across(heading *h, const heading *a, const heading *b)
{
    heading_set(h, a->v.y * b->v.z - a->v.z * b->v.y, a->v.z * b->v.x - a->v.x * b->v.z,
                a->v.x * b->v.y - a->v.y * b->v.x);
}

static inline void heading_of_short(heading *h, const short_heading *from)
{
    h->v.x = from->v.x;
    h->v.y = from->v.y;
    h->v.z = from->v.z;
}

static inline void heading_across_short(heading *h, const short_heading *a, const short_heading *b)
{
    heading_across(h, a, b);
}

static inline bool heading_is_zero(const heading *h)
{
    return is_nothing(h->v.x) && is_nothing(h->v.y) && is_nothing(h->v.z);
}

static inline bool short_heading_is_zero(const short_heading *h)
{
    return heading_is_zero(h);
}

static inline graze_vec3 short_heading_least_axis(const short_heading *h)
{
    span x = span_of(h->v.x), y = span_of(h->v.y), z = span_of(h->v.z);
    return world_axis(span_at_most(x, y) && span_at_most(x, z), span_at_most(y, z));
}

static inline graze_scalar unit_opposite(graze_scalar c)
{
    return 0.0f - c;
}

static inline void set_heading_unit(graze_vec3 *unit, const heading *h)
{
    norm n = norm_of(span_of(h->v.x), span_of(h->v.y), span_of(h->v.z));
    unit->x = scalar_unit(&n, h->v.x);
    unit->y = scalar_unit(&n, h->v.y);
    unit->z = scalar_unit(&n, h->v.z);
}

#endif
