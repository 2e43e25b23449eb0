/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The rim of a disc and a core, exactly, for near and far arithmetic, so that this code is in flash once.
 *
 * In the comments a is the way from the center of the disc to the start of the core, d the core, n the normal, R the radius of
 * the disc and r that of the capsule. All points within r of the disc are a convex set, and the distance D from the disc is a
 * convex function of the place on the core. So there are three cases:
 *
 *   - D does not fall at the start of the core: the start is nearest to the disc.
 *   - D does not rise at the end: the end is nearest.
 *   - Otherwise D is least between the ends, and that is its least value on the whole line.
 *
 * An end, at p from the center, is within r of the rim if it is in the torus: n^2 w^2 <= 4 R^2 |n x p|^2, where
 * w = p^2 + R^2 - r^2; if w <= 0, it is in the middle of a thick torus. Outside of the rim D^2 = p^2 - 2 R s + R^2, where
 * s = |n x p| / |n| is the distance from the axis. Along the core its slope has the sign of
 * (p.d) |n| |n x p| - R (n x p).(n x d).
 *
 * The line meets the torus where a quartic polynomial is not positive. A cubic one decides as well, and one comparison then is
 * enough: 2 R s, the term with the root, is at most v s^2 + R^2 / v for each v > 0, and equal to it where v = R / s. So D^2 is
 * the greatest value, for 0 < v <= 1, of p^2 - v s^2 + R^2 - R^2 / v; above the inside of the disc it is the value for v = 1.
 * This is convex along the line, where it is quadratic, and concave in v. So the least D^2 of the line is the greatest value,
 * over v, of the least value along the line. Less r^2, without positive factors, and with x = v / (1 - v), that is
 *
 *   P(x) = c0 + c1 x + c2 x^2 + c3 x^3, where E = n^2 d^2, e = (n.d)^2 and
 *     c0 = -E R^2                                   c1 = n^2 (a x d)^2 - E (R^2 + r^2) - e R^2
 *     c3 = -e r^2                                   c2 = (n x (a x d))^2 - E r^2 - e (R^2 + r^2)
 *
 * The line is farther than r from the disc if and only if P(x) > 0 for some x > 0. As c0 < 0 and c3 <= 0, that requires c1 > 0
 * or c2 > 0. If c3 = 0 and c2 >= 0, this is enough. Otherwise an even number of roots is positive, by Descartes at most two,
 * and by Descartes exactly two if all roots are real. P is positive between them, if they differ: if and only if the
 * discriminant is positive. It has 795 bits far and about 750 near, where the loops skip the words that only repeat a sign.
 */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT

#include "shape/disc_top.h"
#include "shape/disc_torus.h"

/* ---- The numbers, by their words ---- */

enum {
    LENGTH = 2,   /* a difference of coordinates or a weight: 33 bits and the sign at most */
    SQUARE = 3,   /* a product of two, or a sum of three such products: |x| < 2^67 */
    FOURTH = 5,   /* a product of two squares: |x| < 2^132 */
    SIXTH = 7,    /* a sum of products of a FOURTH and a SQUARE: |x| < 2^200 */
    TWELFTH = 13, /* a sum of products of two SIXTHs: |x| < 2^400 */
    ALL = 26      /* a sum of products of two TWELFTHs */
};

typedef struct {
    uint32_t axis[3][LENGTH];
} torus_vector;

static void set_zero(uint32_t *to, uint32_t words)
{
    for (uint32_t i = 0; i < words; i++)
        to[i] = 0;
}

static void set_vector(torus_vector *to, const graze_vec3 *from, const graze_vec3 *end)
{
    long_set_s64(to->axis[0], LENGTH, (int64_t)end->x - from->x);
    long_set_s64(to->axis[1], LENGTH, (int64_t)end->y - from->y);
    long_set_s64(to->axis[2], LENGTH, (int64_t)end->z - from->z);
}

/* < 3 * 2^64 for two ways, < 3 * 2^63 for a way and a normal, and at most 3 * 2^62 for two normals. */
static void set_square_of(uint32_t *to, const torus_vector *a, const torus_vector *b)
{
    set_zero(to, SQUARE);
    for (int i = 0; i < 3; i++)
        graze_long_add_product(to, SQUARE, a->axis[i], LENGTH, b->axis[i], LENGTH, 1);
}

static void set_fourth(uint32_t *to, const uint32_t *a, const uint32_t *b)
{
    graze_long_set_product(to, FOURTH, a, SQUARE, b, SQUARE);
}

static void subtract_fourth(uint32_t *from, const uint32_t *a, const uint32_t *b)
{
    graze_long_add_product(from, FOURTH, a, SQUARE, b, SQUARE, -1);
}

static void set_sixth(uint32_t *to, const uint32_t *fourth, const uint32_t *square)
{
    graze_long_set_product(to, SIXTH, fourth, FOURTH, square, SQUARE);
}

static void add_sixth(uint32_t *to, const uint32_t *fourth, const uint32_t *square, int sign)
{
    graze_long_add_product(to, SIXTH, fourth, FOURTH, square, SQUARE, sign);
}

static int sign_of_square(const uint32_t *x)
{
    return graze_long_sign(x, SQUARE);
}

/* The squares of R and r are at most 2^62, and `rise` is n.d. */
typedef struct {
    torus_vector normal, run;
    uint32_t normal_squared[SQUARE], run_squared[SQUARE], rise[SQUARE];
    uint32_t rim_squared[SQUARE], rim_doubled[SQUARE], tube_squared[SQUARE], both_squared[SQUARE];
} torus;

/* Of a radius, or of two: < 2^64. */
static void set_radius_squared(uint32_t *to, int64_t radius)
{
    uint32_t length[LENGTH];
    long_set_s64(length, LENGTH, radius);
    graze_long_set_product(to, SQUARE, length, LENGTH, length, LENGTH);
}

static void torus_set(torus *t, const graze_disc *disc, const graze_capsule *capsule)
{
    const graze_vec3 nowhere = {0, 0, 0};
    set_vector(&t->normal, &nowhere, &disc->normal);
    set_vector(&t->run, &capsule->core.a, &capsule->core.b);
    set_square_of(t->normal_squared, &t->normal, &t->normal);
    set_square_of(t->run_squared, &t->run, &t->run);
    set_square_of(t->rise, &t->normal, &t->run);
    set_radius_squared(t->rim_squared, disc->radius);
    set_radius_squared(t->rim_doubled, (int64_t)disc->radius * 2);
    set_radius_squared(t->tube_squared, capsule->radius);
    graze_long_set(t->both_squared, SQUARE, t->rim_squared, SQUARE);
    graze_long_add(t->both_squared, SQUARE, t->tube_squared, SQUARE, 1);
}

/* ---- An end of the core, at p from the center ---- */

/* p^2, p.d, n.p and |n x p|^2 = n^2 p^2 - (n.p)^2. */
typedef struct {
    uint32_t squared[SQUARE], along[SQUARE], height[SQUARE], across_squared[FOURTH];
} torus_end;

static void end_set(torus_end *e, const torus *t, const graze_vec3 *center, const graze_vec3 *point)
{
    torus_vector way;
    set_vector(&way, center, point);
    set_square_of(e->squared, &way, &way);
    set_square_of(e->along, &way, &t->run);
    set_square_of(e->height, &t->normal, &way);
    set_fourth(e->across_squared, t->normal_squared, e->squared);
    subtract_fourth(e->across_squared, e->height, e->height);
}

/* n^2 w^2 < 2^64 * 2^134, and 4 R^2 |n x p|^2 < 2^64 * 2^130. */
static bool end_is_within(const torus_end *e, const torus *t)
{
    uint32_t w[SQUARE], fourth[FOURTH], sixth[SIXTH];
    graze_long_set(w, SQUARE, e->squared, SQUARE);
    graze_long_add(w, SQUARE, t->rim_squared, SQUARE, 1);
    graze_long_add(w, SQUARE, t->tube_squared, SQUARE, -1);
    if (sign_of_square(w) <= 0)
        return true;
    set_fourth(fourth, w, w);
    set_sixth(sixth, fourth, t->normal_squared);
    add_sixth(sixth, e->across_squared, t->rim_doubled, -1);
    return graze_long_sign(sixth, SIXTH) <= 0;
}

/* The sign of (p.d)^2 n^2 |n x p|^2 - R^2 outward^2, where p.d and outward have the same sign, from their upper bits; 0 is
 * undecided. */
static int end_guess_ways(const torus_end *e, const torus *t, const uint32_t *outward)
{
    uint32_t along[SQUARE], out[FOURTH];
    graze_long_set(along, SQUARE, e->along, SQUARE);
    graze_long_set(out, FOURTH, outward, FOURTH);
    if (sign_of_square(along) < 0) {
        graze_long_negate(along, SQUARE);
        graze_long_negate(out, FOURTH);
    }
    const top way = top_of(along, SQUARE), outer = top_of(out, FOURTH);
    const top area =
        top_times(top_of(t->normal_squared, SQUARE), top_of(e->across_squared, FOURTH));
    return tops_compare(top_times(top_times(way, way), area),
                        top_times(top_times(outer, outer), top_of(t->rim_squared, SQUARE)));
}

/* The same sign, exactly: < 2^134 * 2^194, and 2^62 * 2^262. */
static int end_compare_ways(const torus_end *e, const torus *t, const uint32_t *outward)
{
    uint32_t along[FOURTH], away[SIXTH], squared[2 * FOURTH], left[TWELFTH], right[TWELFTH];
    set_fourth(along, e->along, e->along);
    set_sixth(away, e->across_squared, t->normal_squared);
    graze_long_set_product(left, TWELFTH, along, FOURTH, away, SIXTH);
    graze_long_set_product(squared, 2 * FOURTH, outward, FOURTH, outward, FOURTH);
    graze_long_set_product(right, TWELFTH, squared, 2 * FOURTH, t->rim_squared, SQUARE);
    return graze_long_compare(left, TWELFTH, right, TWELFTH);
}

/* The sign of the slope of D, for an end that is not a point of the disc. outward is (n x p).(n x d) =
 * n^2 (p.d) - (n.p)(n.d). */
static int end_slope(const torus_end *e, const torus *t)
{
    uint32_t fourth[FOURTH];
    set_fourth(fourth, t->normal_squared, t->rim_squared);
    if (graze_long_compare(e->across_squared, FOURTH, fourth, FOURTH) <= 0)
        return sign_of_square(e->height) * sign_of_square(t->rise); /* within the rim */
    set_fourth(fourth, t->normal_squared, e->along);
    subtract_fourth(fourth, e->height, t->rise);
    const int along = sign_of_square(e->along), outward = graze_long_sign(fourth, FOURTH);
    if (along != outward || along == 0)
        return (along > outward) - (along < outward);
    const int guess = end_guess_ways(e, t, fourth);
    return along * (guess != 0 ? guess : end_compare_ways(e, t, fourth));
}

/* ---- The line through the core ---- */

typedef struct {
    uint32_t c0[SIXTH], c1[SIXTH], c2[SIXTH], c3[SIXTH];
} torus_cubic;

/* n^2 (a x d)^2, and (n x (a x d))^2 = (n.a)^2 d^2 - 2 (n.a)(n.d)(a.d) + (n.d)^2 a^2. */
static void cubic_set_ways(torus_cubic *c, const torus *t, const torus_end *start)
{
    uint32_t fourth[FOURTH];
    set_fourth(fourth, start->squared, t->run_squared);
    subtract_fourth(fourth, start->along, start->along);
    set_sixth(c->c1, fourth, t->normal_squared);
    set_fourth(fourth, start->height, start->height);
    set_sixth(c->c2, fourth, t->run_squared);
    set_fourth(fourth, start->height, t->rise);
    add_sixth(c->c2, fourth, start->along, -1);
    add_sixth(c->c2, fourth, start->along, -1);
    set_fourth(fourth, t->rise, t->rise);
    add_sixth(c->c2, fourth, start->squared, 1);
}

static void cubic_set(torus_cubic *c, const torus *t, const torus_end *start)
{
    uint32_t whole[FOURTH], risen[FOURTH];
    cubic_set_ways(c, t, start);
    set_fourth(whole, t->normal_squared, t->run_squared);
    set_fourth(risen, t->rise, t->rise);
    add_sixth(c->c1, whole, t->both_squared, -1);
    add_sixth(c->c1, risen, t->rim_squared, -1);
    add_sixth(c->c2, whole, t->tube_squared, -1);
    add_sixth(c->c2, risen, t->both_squared, -1);
    set_sixth(c->c0, whole, t->rim_squared);
    set_sixth(c->c3, risen, t->tube_squared);
    graze_long_negate(c->c0, SIXTH);
    graze_long_negate(c->c3, SIXTH);
}

/* a * b - c * d */
static void set_twelfth(uint32_t *to, const uint32_t *a, const uint32_t *b, const uint32_t *c,
                        const uint32_t *d)
{
    graze_long_set_product(to, TWELFTH, a, SIXTH, b, SIXTH);
    graze_long_add_product(to, TWELFTH, c, SIXTH, d, SIXTH, -1);
}

/* The sign of 4 first * last - middle^2, of factors > 0. */
static int compare_with_middle(const uint32_t *first, uint32_t *middle, const uint32_t *last)
{
    uint32_t all[ALL], four_last[TWELFTH];
    const uint32_t four = 4;
    if (graze_long_sign(middle, TWELFTH) < 0)
        graze_long_negate(middle, TWELFTH);
    graze_long_set_product(four_last, TWELFTH, last, TWELFTH, &four, 1);
    const top across = top_of(middle, TWELFTH);
    const int guess = tops_compare(top_times(top_of(first, TWELFTH), top_of(four_last, TWELFTH)),
                                   top_times(across, across));
    if (guess != 0)
        return guess;
    graze_long_set_product(all, ALL, first, TWELFTH, four_last, TWELFTH);
    graze_long_add_product(all, ALL, middle, TWELFTH, middle, TWELFTH, -1);
    return graze_long_sign(all, ALL);
}

/* 3 times the discriminant, by the Hessian, is 4 (c1^2 - 3 c0 c2)(c2^2 - 3 c1 c3) - (c1 c2 - 9 c0 c3)^2. If it is positive,
 * there are three roots, and both factors are positive. */
static bool cubic_has_three_roots(const torus_cubic *c)
{
    const uint32_t three = 3;
    uint32_t c0[SIXTH], c3[SIXTH], first[TWELFTH], middle[TWELFTH], last[TWELFTH];
    graze_long_set_product(c0, SIXTH, c->c0, SIXTH, &three, 1);
    graze_long_set_product(c3, SIXTH, c->c3, SIXTH, &three, 1);
    set_twelfth(first, c->c1, c->c1, c0, c->c2);
    set_twelfth(last, c->c2, c->c2, c->c1, c3);
    if (graze_long_sign(first, TWELFTH) <= 0 || graze_long_sign(last, TWELFTH) <= 0)
        return false;
    set_twelfth(middle, c->c1, c->c2, c0, c3);
    return compare_with_middle(first, middle, last) > 0;
}

/* Whether P(x) > 0 for some x > 0. */
static bool cubic_is_positive_somewhere(const torus_cubic *c)
{
    const int second = graze_long_sign(c->c2, SIXTH);
    if (second <= 0 && graze_long_sign(c->c1, SIXTH) <= 0)
        return false;
    if (second >= 0 && graze_long_sign(c->c3, SIXTH) == 0)
        return true;
    return cubic_has_three_roots(c);
}

static bool torus_meets_line(const torus *t, const torus_end *start)
{
    torus_cubic c;
    cubic_set(&c, t, start);
    return !cubic_is_positive_somewhere(&c);
}

bool graze_torus_meets_core(const graze_disc *disc, const graze_capsule *capsule)
{
    torus t;
    torus_end start, end;
    torus_set(&t, disc, capsule);
    end_set(&start, &t, &disc->center, &capsule->core.a);
    end_set(&end, &t, &disc->center, &capsule->core.b);
    if (end_is_within(&start, &t) || end_is_within(&end, &t))
        return true;
    return end_slope(&start, &t) < 0 && end_slope(&end, &t) > 0 && torus_meets_line(&t, &start);
}

#endif
