/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "oracle_segment2.h"

#include <gmp.h>

/* Coordinates have 32 bits, parameters 67 over 67, and a point times a parameter's whole has 101. */
__extension__ typedef __int128 exact;

enum { MISS, TOUCH, HIT };

typedef struct {
    exact part, whole; /* whole > 0 */
} parameter;

typedef struct {
    const int32_t *wall, *start;
    exact run[2];
    parameter limit;
    bool unlimited;
    exact a, b, c; /* a x + b y + c: positive to the left of the wall */
} query;

static query query_of(const int32_t *wall, const int32_t *start, exact run_x, exact run_y)
{
    query q = {wall, start, {run_x, run_y}, {1, 1}, false, 0, 0, 0};
    q.a = (exact)wall[1] - wall[3];
    q.b = (exact)wall[2] - wall[0];
    q.c = (exact)wall[0] * wall[3] - (exact)wall[2] * wall[1];
    return q;
}

static parameter parameter_of(exact part, exact whole)
{
    parameter p = {whole < 0 ? -part : part, whole < 0 ? -whole : whole};
    return p;
}

static int sign(exact x)
{
    return (x > 0) - (x < 0);
}

static exact value_at_start(const query *q)
{
    return q->a * q->start[0] + q->b * q->start[1] + q->c;
}

static exact slope(const query *q)
{
    return q->a * q->run[0] + q->b * q->run[1];
}

/* The coordinate at t, times t->whole. */
static exact coordinate(const query *q, const parameter *t, int axis)
{
    return q->start[axis] * t->whole + q->run[axis] * t->part;
}

static bool is_within(const query *q, const parameter *t)
{
    for (int i = 0; i < 2; i++) {
        exact p = coordinate(q, t, i), c = q->wall[i] * t->whole, d = q->wall[2 + i] * t->whole;
        if ((p < c && p < d) || (p > c && p > d))
            return false;
    }
    return true;
}

static bool is_at(const query *q, const parameter *t, const int32_t *end)
{
    return coordinate(q, t, 0) == end[0] * t->whole && coordinate(q, t, 1) == end[1] * t->whole;
}

/* A limit has 32 bits over 16. */
static bool is_reached(const query *q, const parameter *t)
{
    return t->part >= 0 && (q->unlimited || t->part * q->limit.whole <= q->limit.part * t->whole);
}

/* The parameters are those of the wall's ends (33 bits) and of the start. */
static void take(const query *q, parameter t, bool holds, parameter *first, bool *found)
{
    if (!holds || !is_reached(q, &t))
        return;
    if (!*found || t.part * first->whole < first->part * t.whole)
        *first = t;
    *found = true;
}

static bool first_along(const query *q, parameter *first)
{
    bool found = false;
    parameter start = {0, 1};
    take(q, start, value_at_start(q) == 0 && is_within(q, &start), first, &found);
    for (int end = 0; end < 2; end++) {
        for (int i = 0; i < 2; i++) {
            const int32_t *corner = q->wall + 2 * end;
            if (q->run[i] == 0)
                continue;
            parameter t = parameter_of((exact)corner[i] - q->start[i], q->run[i]);
            take(q, t, is_at(q, &t, corner), first, &found);
        }
    }
    return found;
}

/* The crossing, where there is only one candidate. */
static bool first_across(const query *q, parameter *first)
{
    *first = parameter_of(-value_at_start(q), slope(q));
    return is_within(q, first) && is_reached(q, first);
}

static int sign_at_end(const query *q)
{
    if (q->unlimited)
        return sign(slope(q));
    return sign(value_at_start(q) * q->limit.whole + slope(q) * q->limit.part);
}

/* part / whole * 2^bits to nearest, ties up, at most INT32_MAX. */
static int32_t scaled(exact part, exact whole, int bits)
{
    exact digits = part / whole, rest = part % whole;
    if (digits > INT32_MAX)
        return INT32_MAX;
    for (int i = 0; i <= bits; i++) {
        rest *= 2;
        digits = 2 * digits + (rest >= whole);
        rest -= rest >= whole ? whole : 0;
    }
    digits = (digits + 1) / 2;
    return digits > INT32_MAX ? INT32_MAX : (int32_t)digits;
}

static int32_t hold128(exact n)
{
    return n > INT32_MAX ? INT32_MAX : n < INT32_MIN ? INT32_MIN : (int32_t)n;
}

/* start + run * part / whole, the product rounded to nearest, ties away from zero. */
static int32_t moved(int32_t start, exact run, exact part, exact whole)
{
    exact way = run * part, size = way < 0 ? -way : way;
    exact rounded = (2 * size + whole) / (2 * whole);
    return hold128(start + (way < 0 ? -rounded : rounded));
}

static int32_t wall_fraction_at(const query *q, const parameter *t)
{
    int i = q->b != 0 ? 0 : 1;
    exact d = (exact)q->wall[2 + i] - q->wall[i];
    if (d == 0)
        return 0;
    exact way = coordinate(q, t, i) - q->wall[i] * t->whole;
    parameter p = parameter_of(way, d * t->whole);
    return scaled(p.part, p.whole, 30);
}

static wall_answer answer(const query *q, int bits)
{
    wall_answer w = {MISS, 0, {0, 0}, 0, 0};
    parameter first = {0, 1};
    int from = sign(value_at_start(q));
    if (!(slope(q) != 0 ? first_across(q, &first) : first_along(q, &first)))
        return w;
    w.result = from * sign_at_end(q) < 0 ? HIT : TOUCH;
    w.side = from;
    for (int i = 0; i < 2; i++)
        w.point[i] = moved(q->start[i], q->run[i], first.part, first.whole);
    w.at = scaled(first.part, first.whole, bits);
    w.wall_fraction = wall_fraction_at(q, &first);
    return w;
}

wall_answer wall_oracle_segment(const int32_t *wall, const int32_t *segment)
{
    query q =
        query_of(wall, segment, (exact)segment[2] - segment[0], (exact)segment[3] - segment[1]);
    return answer(&q, 30);
}

wall_answer wall_oracle_ray(const int32_t *wall, const int32_t *ray)
{
    query q = query_of(wall, ray, ray[2], ray[3]);
    q.unlimited = ray[4] == INT32_MAX;
    q.limit.part = ray[4];
    q.limit.whole = 65536;
    if (ray[4] < 0) {
        wall_answer miss = {MISS, 0, {0, 0}, 0, 0};
        return miss;
    }
    return answer(&q, 16);
}

/* ---- Points ---- */

/* Returns 0 if a is nearest, 1 if b is, and 2 for a point between them, at part / whole. */
static int nearest_part(const int32_t *wall, const int32_t *point, parameter *foot)
{
    exact x = (exact)wall[2] - wall[0], y = (exact)wall[3] - wall[1];
    foot->part = ((exact)point[0] - wall[0]) * x + ((exact)point[1] - wall[1]) * y;
    foot->whole = x * x + y * y;
    return foot->part <= 0 ? 0 : foot->part >= foot->whole ? 1 : 2;
}

int wall_oracle_closest(const int32_t *wall, const int32_t *point, int32_t *nearest)
{
    parameter foot;
    int where = nearest_part(wall, point, &foot);
    for (int i = 0; i < 2; i++) {
        exact run = (exact)wall[2 + i] - wall[i];
        nearest[i] = where < 2 ? wall[2 * where + i] : moved(wall[i], run, foot.part, foot.whole);
    }
    return where == 2;
}

static void set_exact(mpz_t z, exact x)
{
    mpz_set_si(z, (long)(x >> 64));
    mpz_mul_2exp(z, z, 64);
    mpz_add_ui(z, z, (unsigned long)(x & UINT64_MAX));
}

/* z / whole is the squared distance. */
static void set_squared(mpz_t z, mpz_t whole, const int32_t *wall, const int32_t *point)
{
    parameter foot;
    int where = nearest_part(wall, point, &foot), end = where == 1 ? 2 : 0;
    exact dx = (exact)point[0] - wall[end], dy = (exact)point[1] - wall[end + 1];
    set_exact(z, dx * dx + dy * dy);
    mpz_set_ui(whole, 1);
    if (where < 2)
        return;
    mpz_t part; /* Pythagoras: the squared distance to a, less the squared part along the wall */
    mpz_init(part);
    set_exact(part, foot.part);
    set_exact(whole, foot.whole);
    mpz_mul(z, z, whole);
    mpz_submul(z, part, part);
    mpz_clear(part);
}

/* (2 d - 1)^2 <= 4 s < (2 d + 1)^2 */
bool wall_oracle_distance_is(const int32_t *wall, const int32_t *point, int32_t distance)
{
    mpz_t squared, whole, bound;
    mpz_inits(squared, whole, bound, NULL);
    set_squared(squared, whole, wall, point);
    mpz_mul_2exp(squared, squared, 2);
    mpz_set_si(bound, 2 * (long)distance - 1);
    mpz_mul(bound, bound, bound);
    mpz_mul(bound, bound, whole);
    bool right = distance == 0 || (distance > 0 && mpz_cmp(bound, squared) <= 0);
    mpz_set_si(bound, 2 * (long)distance + 1);
    mpz_mul(bound, bound, bound);
    mpz_mul(bound, bound, whole);
    right = right && (distance == INT32_MAX || mpz_cmp(squared, bound) < 0);
    mpz_clears(squared, whole, bound, NULL);
    return right;
}

/* Compares n |d| with 65536 d; the bound is in units of |d|. */
static bool component_is_within(int32_t n, exact d, mpf_t length, double bound)
{
    mpf_t off, most;
    mpf_inits(off, most, NULL);
    mpf_set_d(most, bound);
    mpf_mul(most, most, length);
    mpf_set_si(off, n);
    mpf_mul(off, off, length);
    mpf_set_si(length, (long)(65536 * d));
    mpf_sub(off, off, length);
    mpf_abs(off, off);
    bool within = mpf_cmp(off, most) <= 0;
    mpf_clears(off, most, NULL);
    return within;
}

static void set_length(mpf_t length, exact x, exact y)
{
    mpz_t squared;
    mpz_init(squared);
    set_exact(squared, x * x + y * y);
    mpf_set_z(length, squared);
    mpf_sqrt(length, length);
    mpz_clear(squared);
}

bool wall_normal_is_within(const int32_t *wall, int32_t x, int32_t y, double bound)
{
    exact dx = (exact)wall[2] - wall[0], dy = (exact)wall[3] - wall[1];
    if (dx == 0 && dy == 0)
        return x == 0 && y == 0;
    mpf_t length;
    mpf_init2(length, 256);
    set_length(length, dx, dy);
    bool within = component_is_within(x, -dy, length, bound);
    set_length(length, dx, dy);
    within = within && component_is_within(y, dx, length, bound);
    mpf_clear(length);
    return within;
}
