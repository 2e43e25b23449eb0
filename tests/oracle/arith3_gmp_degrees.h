/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The degrees of one arithmetic against GMP. Included once for near, and once for far. */
#include "arith3_gmp_vectors.h"
#include "arith3_gmp_reaches.h"

static void check_lengths(input_stream *s)
{
    vectors d = draw_vectors(s);
    gmp_set_s64(A, d.w.x.raw);
    gmp_case(mpz_cmp(A, W[0]) == 0 && length_sign(d.w.x) == mpz_sgn(A));
    length3 v = vector_of(&d.from);
    gmp_case(v.x.raw == d.from.x && v.y.raw == d.from.y && v.z.raw == d.from.z);
    gmp_case(is_near(&d.from));
}

static void check_products(input_stream *s)
{
    vectors d = draw_vectors(s);
    area3 c = cross(d.u, d.v);
    gmp_dot(A, U, V);
    gmp_cross(N, U, V);
    gmp_case(area_is(dot(d.u, d.v), A));
    gmp_case(area_is(c.x, N[0]) && area_is(c.y, N[1]) && area_is(c.z, N[2]));
    gmp_dot(A, N, W);
    gmp_case(volume_is(above(c, d.w), A));
    mpz_mul(A, U[0], V[1]);
    gmp_case(area_is(area_of(d.u.x, d.v.y), A));
}

/* One more product than a dot: |m|^2 - r^2. */
static void check_areas(input_stream *s)
{
    vectors d = draw_vectors(s);
    area a = dot(d.u, d.v), b = area_of(d.w.x, d.w.y);
    gmp_dot(A, U, V);
    mpz_mul(B, W[0], W[1]);
    gmp_case(is_less_area(a, b) == (mpz_cmp(A, B) < 0) &&
             is_less_area(b, a) == (mpz_cmp(B, A) < 0) && !is_less_area(a, a));
    gmp_case(!is_less_area(a, a));
    mpz_add(C, A, B);
    gmp_case(area_is(area_plus(a, b), C));
    mpz_sub(C, A, B);
    gmp_case(area_is(area_minus(a, b), C));
    mpz_neg(C, A);
    gmp_case(area_is(negated_area(a), C));
    area_copy(&a, &b);
    gmp_case(area_is(a, B));
    area_add(&a, &a);
    mpz_add(C, B, B);
    gmp_case(area_is(a, C));
    area_subtract(&a, &a);
    area_add_product(&a, d.w.x, d.w.y);
    gmp_case(area_is(a, B));
    area_subtract_product(&a, d.w.x, d.w.y);
    mpz_set_ui(C, 0);
    gmp_case(area_is(a, C));
}

static void check_volumes(input_stream *s)
{
    vectors d = draw_vectors(s);
    area square = dot(d.u, d.v);
    volume a = block(square, d.w.x), b = block(cross(d.u, d.v).x, d.w.y);
    gmp_dot(A, U, V);
    mpz_mul(A, A, W[0]);
    gmp_cross(N, U, V);
    mpz_mul(B, N[0], W[1]);
    gmp_case(volume_is(a, A) && volume_is(b, B));
    mpz_add(C, A, B);
    gmp_case(volume_is(volumes_added(a, b), C));
    mpz_sub(C, A, B);
    gmp_case(volume_is(volumes_apart(a, b), C));
    mpz_neg(C, A);
    gmp_case(volume_is(negated_volume(a), C));
    volume_copy(&a, &b);
    gmp_case(volume_is(a, B));
    volume_add(&a, &b);
    mpz_add(C, B, B);
    gmp_case(volume_is(a, C));
    volume_subtract(&a, &a);
    gmp_case(volume_is_zero(&a) && volume_is_zero(&b) == (mpz_sgn(B) == 0));
}

/* 0 is along and against any. */
static void check_sides(input_stream *s)
{
    vectors d = draw_vectors(s);
    area3 n = cross(d.u, d.v);
    volume part = above(n, d.w), whole = block(n.x, d.w.y);
    gmp_set_volume(A, part);
    gmp_set_volume(B, whole);
    gmp_case(volume_is_negative(&part) == (mpz_sgn(A) < 0));
    if (mpz_sgn(B) == 0)
        return;
    gmp_case(volume_along_whole(&part, &whole) == (mpz_sgn(A) * mpz_sgn(B) >= 0));
    gmp_case(volume_against_whole(&part, &whole) == (mpz_sgn(A) * mpz_sgn(B) <= 0));
}

static void check_reaches(input_stream *s)
{
    vectors d = draw_vectors(s);
    graze_vec3 axis = draw_weights(s), other = draw_weights(s);
    graze_vec3 zero = {0, 0, 0};
    set_difference(N, &zero, &axis);
    gmp_dot(A, N, U);
    reach a = reach_along(&axis, d.u), b = reach_of(other.x % 65537, d.v.x);
    gmp_case(reach_is(a, A));
    gmp_set_s64(B, other.x % 65537);
    mpz_mul(B, B, V[0]);
    gmp_case(reach_is(b, B));
    gmp_case(is_less_reach(a, b) == (mpz_cmp(A, B) < 0) &&
             is_less_reach(b, a) == (mpz_cmp(B, A) < 0) && !is_less_reach(a, a));
    mpz_add(C, A, B);
    gmp_case(reach_is(reach_plus(a, b), C));
    mpz_sub(C, A, B);
    gmp_case(reach_is(reach_minus(a, b), C));
    mpz_neg(C, A);
    gmp_case(reach_is(negated_reach(a), C));
    reach_add_product(&b, -(other.x % 65537), d.v.x);
    mpz_set_ui(C, 0);
    gmp_case(reach_is(b, C));
    reach_copy(&b, &a);
    gmp_case(reach_is(b, A));
    reach_subtract(&b, &b);
    gmp_case(reach_is(b, C));
    reach_set_zero(&a);
    gmp_case(reach_is(a, C));
}

/* Of any four, of a sphere's discriminant, and of one that is 0. */
static void check_comparison(input_stream *s)
{
    vectors d = draw_vectors(s);
    area uv = dot(d.u, d.v), uu = dot(d.u, d.u), vv = dot(d.v, d.v), w = area_of(d.w.x, d.w.y);
    gmp_dot(A, U, V);
    gmp_dot(B, U, U);
    gmp_dot(C, V, V);
    mpz_mul(D, W[0], W[1]);
    mpz_mul(E, A, D);
    mpz_mul(F, B, C);
    gmp_case(compare_products(uv, w, uu, vv) == sign_of_difference(E, F));
    mpz_mul(E, A, A);
    mpz_sub(D, C, D);
    mpz_mul(F, B, D);
    gmp_case(compare_products(uv, uv, uu, area_minus(vv, w)) == sign_of_difference(E, F));
    gmp_case(compare_products(uv, vv, vv, uv) == 0);
    mpz_mul(E, A, C);
    mpz_add_ui(D, A, 1);
    mpz_mul(F, C, D);
    area more = area_plus(uv, area_of(length_of(1), length_of(1)));
    gmp_case(compare_products(uv, vv, vv, more) == sign_of_difference(E, F));
}

/* |r| > c * |axis|, by squares; also of what just reaches, or exceeds by one. */
static void check_exceeding(input_stream *s)
{
    vectors d = draw_vectors(s);
    graze_vec3 axis = draw_weights(s), zero = {0, 0, 0};
    int32_t c = draw_corner(s);
    if (draw_below(s, 2) == 0) {
        axis.y = axis.z =
            0; /* |axis| is whole, and the reach of c along it is exactly c * |axis| */
        c = d.from.x;
    }
    c = c < 0 ? -1 - c : c;
    reach r = reach_along(&axis, d.u), one = reach_of(1, length_of(1));
    if (axis.y == 0 && axis.z == 0 && is_taken(c))
        r = reach_of(axis.x, length_of(c));
    if (draw_below(s, 2) == 0)
        r = sign_of_reach(r) < 0 ? reach_minus(r, one) : reach_plus(r, one);
    set_difference(N, &zero, &axis);
    gmp_dot(A, N, N);
    mpz_mul_si(A, A, c);
    mpz_mul_si(A, A, c);
    gmp_set_reach(B, r);
    mpz_mul(B, B, B);
    gmp_case(exceeds(r, &axis, c) == (mpz_cmp(B, A) > 0));
}

/* t_max / 65536; none is more than any. */
static int32_t draw_share_limit(input_stream *s, mpz_t part, mpz_t whole)
{
    int32_t t = draw_corner(s);
    if (t < 0)
        t = -1 - t;
    mpz_set_si(part, t);
    mpz_set_ui(whole, 65536);
    if (t == GRAZE_NO_LIMIT)
        mpz_mul_2exp(part, whole, 200);
    return t;
}

static bool is_quotient(const mpz_t part, const mpz_t whole)
{
    return mpz_sgn(part) * mpz_sgn(whole) >= 0 && mpz_sgn(whole) != 0;
}

/* What no share can be made of becomes 1. */
static bool made(bool can, mpz_t part, mpz_t whole)
{
    if (!can) {
        mpz_set_ui(part, 1);
        mpz_set_ui(whole, 1);
    }
    mpz_abs(part, part);
    mpz_abs(whole, whole);
    return can;
}

static share draw_share(input_stream *s, mpz_t part, mpz_t whole)
{
    vectors d = draw_vectors(s);
    graze_vec3 axis = draw_weights(s);
    uint32_t kind = draw_below(s, 4);
    if (kind == 0)
        return share_of_limit(draw_share_limit(s, part, whole));
    if (kind == 1) {
        area p = dot(d.u, d.v), q = dot(d.w, d.w);
        gmp_set_area(part, p);
        gmp_set_area(whole, q);
        return made(is_quotient(part, whole), part, whole) ? share_of_areas(p, q) : share_one();
    }
    reach p = reach_along(&axis, d.u), q = reach_along(&axis, d.v);
    gmp_set_reach(part, p);
    gmp_set_reach(whole, q);
    if (kind == 2)
        return made(is_quotient(part, whole), part, whole) ? share_of_reaches(p, q) : share_one();
    bool opposite = mpz_sgn(part) * mpz_sgn(whole) < 0;
    mpz_sub(whole, part, whole);
    return made(opposite, part, whole) ? share_until_zero(p, q) : share_one();
}

static volume least_volume(void)
{
    return block(area_of(length_of(1), length_of(1)), length_of(1));
}

/* Two volumes, of which the second is not 0. */
typedef struct {
    volume part, whole;
} volumes;

static volumes draw_volumes(input_stream *s)
{
    vectors d = draw_vectors(s);
    area3 n = cross(d.u, d.v);
    volumes v = {above(n, d.w), block(n.x, d.w.y)};
    if (volume_is_zero(&v.whole))
        v.whole = least_volume();
    return v;
}

/* Where -part / whole is t / 65536, or differs from it by the least there is. */
static volumes draw_close_to_limit(input_stream *s, int32_t t)
{
    vectors d = draw_vectors(s);
    area base = dot(d.u, d.v);
    if (sign_of_area(base) == 0)
        base = area_of(length_of(1), length_of(1));
    volumes v = {negated_volume(block(base, length_of(t))), block(base, length_of(65536))};
    uint32_t off = draw_below(s, 3);
    if (off == 1)
        v.part = volumes_added(v.part, least_volume());
    if (off == 2)
        v.part = volumes_apart(v.part, least_volume());
    return v;
}

static void set_sizes(mpz_t part, mpz_t whole, const volumes *v)
{
    gmp_set_volume(part, v->part);
    gmp_set_volume(whole, v->whole);
    mpz_abs(part, part);
    mpz_abs(whole, whole);
}

/* E and F are the products that decide. */
static int order_of(const mpz_t part, const mpz_t whole, const mpz_t other, const mpz_t other_whole)
{
    mpz_mul(E, part, other_whole);
    mpz_mul(F, other, whole);
    return sign_of_difference(E, F);
}

static void check_share_order(input_stream *s)
{
    share a = draw_share(s, A, B), b = draw_share(s, C, D);
    int order = order_of(A, B, C, D);
    gmp_case(share_order(&a, &b) == order && share_order(&b, &a) == -order);
    gmp_case(share_order(&a, &a) == 0);
    share kept = share_one();
    share_copy(&kept, &a);
    gmp_case(share_order(&kept, &b) == order && share_order(&kept, &a) == 0);
}

static void check_proportion_order(input_stream *s)
{
    vectors d = draw_vectors(s);
    graze_vec3 axis = draw_weights(s);
    reach p = reach_along(&axis, d.u), q = reach_along(&axis, d.v);
    share b = draw_share(s, C, D);
    proportion x;
    if (reach_sign(&p) < 0 || reach_sign(&q) <= 0)
        return;
    gmp_set_reach(A, p);
    gmp_set_reach(B, q);
    proportion_set(&x, &p, &q);
    gmp_case(proportion_order(&x, &b) == order_of(A, B, C, D));
}

static void check_volume_limits(input_stream *s)
{
    int32_t t = draw_corner(s);
    t = t < 0 ? -1 - t : t;
    bool close = draw_below(s, 2) == 0 && is_taken(t);
    volumes v = close ? draw_close_to_limit(s, t) : draw_volumes(s);
    if (!volume_against_whole(&v.part, &v.whole))
        v.part = negated_volume(v.part);
    set_sizes(A, B, &v);
    mpz_set_si(C, t);
    mpz_set_ui(D, 65536);
    gmp_case(t == 0 || volume_against_before_limit(&v.part, &v.whole, t) == -order_of(A, B, C, D));
}

/* A / B along a run, and as hits report it. */
static void check_progress(input_stream *s, const share_progress *a)
{
    graze_vec3 p = draw_point(s), q = draw_point(s);
    mpz_set_ui(C, UINT32_C(1) << 30);
    gmp_round(D, C, A, B);
    gmp_case(share_fraction(a) == gmp_held(D));
    mpz_set_ui(C, UINT32_C(1) << 16);
    gmp_round(D, C, A, B);
    gmp_case(share_t(a) == gmp_held(D));
    gmp_set_s64(C, (int64_t)q.x - p.x);
    int sign = mpz_sgn(C);
    mpz_abs(C, C);
    gmp_round(D, C, A, B);
    if (sign < 0)
        mpz_neg(D, D);
    gmp_set_s64(E, p.y);
    mpz_add(D, D, E);
    gmp_case(share_along(p.y, length_between(p.x, q.x), a) == gmp_held(D));
}

static void check_share_values(input_stream *s)
{
    share_progress a;
    progress_of_share(&a, draw_share(s, A, B));
    check_progress(s, &a);
}

static void check_volume_values(input_stream *s)
{
    share_progress a;
    volumes v = draw_volumes(s);
    if (volume_along_whole(&v.part, &v.whole))
        share_progress_of_volumes(&a, &v.part, &v.whole);
    else
        share_progress_against(&a, &v.part, &v.whole);
    set_sizes(A, B, &v);
    check_progress(s, &a);
}

static void repeat(void (*check)(input_stream *), const char *name, uint32_t n, uint64_t seed)
{
    for (uint32_t i = 0; i < n; i++) {
        input_stream s;
        draw_start(&s, seed, i);
        check(&s);
    }
    gmp_report(ARITHMETIC, name);
}

void CHECK_ALL(uint32_t n, uint64_t seed)
{
    mpz_inits(A, B, C, D, E, F, NULL);
    for (int i = 0; i < 3; i++)
        mpz_inits(U[i], V[i], W[i], N[i], NULL);
    repeat(check_lengths, "length_between, _of, _sign", n, seed);
    repeat(check_products, "set_dot, set_cross, set_volume", n, seed + 1);
    repeat(check_areas, "area_set_product, _add, _subtract, _less, _sign, and more", n, seed + 2);
    repeat(check_volumes, "volume_set_along, _add, _subtract, _sign", n, seed + 3);
    repeat(check_sides, "volume_along_whole, _against_whole, _is_negative", n, seed + 14);
    repeat(check_reaches, "reach_set_product, _add, _subtract, _less, _sign, set_reach", n,
           seed + 4);
    repeat(check_comparison, "compare_area_products", n, seed + 5);
    repeat(check_share_order, "share_set_areas, _reaches, _until_zero, their order", n, seed + 6);
    repeat(check_proportion_order, "proportion_set, _order", n, seed + 15);
    repeat(check_volume_limits, "volume_against_before_limit", n, seed + 7);
    repeat(check_share_values, "share_fraction, _t, _along", n, seed + 8);
    repeat(check_volume_values, "share_progress_of_volumes, _against", n, seed + 9);
    repeat(check_exceeding, "reach_exceeds, _is_number", n, seed + 10);
    repeat(check_distances, "reach_distance", n, seed + 11);
    repeat(check_axis_shares, "share_set_over_axis, share_against", n, seed + 12);
    repeat(check_axes_of_areas, "weights_of", n, seed + 13);
}
