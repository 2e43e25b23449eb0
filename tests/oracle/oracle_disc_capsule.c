/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "oracle_disc_capsule.h"
#include "judged.h"
#include "mpz_vectors.h"

static void for_each(disc_capsule_oracle *o, void (*change)(mpz_ptr))
{
    for (int i = 0; i < 3; i++) {
        change(o->offset[i]);
        change(o->run[i]);
        change(o->normal[i]);
        change(o->end[i]);
        change(o->squared[i]);
    }
    for (int i = 0; i < STURM_MOST + 1; i++)
        for (int k = 0; k < STURM_MOST; k++)
            change(o->chain[i].c[k]);
    change(o->normal_squared);
    change(o->radius);
    change(o->tube);
    change(o->height[0]);
    change(o->height[1]);
    change(o->h);
    change(o->q);
    change(o->left);
    change(o->right);
    change(o->scratch);
}

void disc_capsule_oracle_init(disc_capsule_oracle *o)
{
    for_each(o, mpz_init);
}

void disc_capsule_oracle_clear(disc_capsule_oracle *o)
{
    for_each(o, mpz_clear);
}

static void set_scene(disc_capsule_oracle *o, const int32_t *disc, const int32_t *capsule)
{
    for (int i = 0; i < 3; i++) {
        mpz_set_si(o->offset[i], (long)judged(capsule[i]) - judged(disc[i]));
        mpz_set_si(o->run[i], (long)judged(capsule[3 + i]) - judged(capsule[i]));
        mpz_set_si(o->normal[i], disc[3 + i]);
    }
    mpz_set_si(o->radius, judged(disc[6]));
    mpz_set_si(o->tube, judged(capsule[6]));
    set_dot(o->normal_squared, o->normal, o->normal);
    set_dot(o->height[0], o->normal, o->offset);
    set_dot(o->height[1], o->normal, o->run);
    set_dot(o->squared[0], o->offset, o->offset);
    set_dot(o->squared[1], o->offset, o->run);
    mpz_mul_2exp(o->squared[1], o->squared[1], 1);
    set_dot(o->squared[2], o->run, o->run);
}

static int nearer(int a, int b)
{
    return a < b ? a : b;
}

/* ---- A ball, which is a disc without normal, or a center ---- */

/* Against the sum of the radii: at the place part / whole, held between the ends. */
static int order_of_ball(disc_capsule_oracle *o)
{
    set_dot(o->left, o->offset, o->run);
    mpz_neg(o->left, o->left);
    mpz_set(o->right, o->squared[2]);
    if (mpz_sgn(o->left) <= 0) {
        mpz_set_ui(o->left, 0);
        mpz_set_ui(o->right, 1);
    } else if (mpz_cmp(o->left, o->right) >= 0) {
        mpz_set_ui(o->left, 1);
        mpz_set_ui(o->right, 1);
    }
    for (int i = 0; i < 3; i++) {
        mpz_mul(o->end[i], o->offset[i], o->right);
        mpz_addmul(o->end[i], o->run[i], o->left);
    }
    set_dot(o->q, o->end, o->end);
    mpz_add(o->h, o->radius, o->tube);
    mpz_mul(o->h, o->h, o->right);
    mpz_mul(o->h, o->h, o->h);
    const int order = mpz_cmp(o->q, o->h);
    return (order > 0) - (order < 0);
}

/* ---- An end ---- */

/* With o->h = n.p and o->q = p^2. Let k = r^2 - h^2 / n^2, which the distance s from the axis has left: s <= R, or
 * s - R against the root of k, s^2 - R^2 - k against 2 R times it. All times n^2. */
static int order_of_end(disc_capsule_oracle *o)
{
    mpz_mul(o->left, o->q, o->normal_squared);
    mpz_submul(o->left, o->h, o->h);
    mpz_mul(o->scratch, o->radius, o->radius);
    mpz_submul(o->left, o->scratch, o->normal_squared); /* n^2 (s^2 - R^2) */
    mpz_mul(o->right, o->tube, o->tube);
    mpz_mul(o->right, o->right, o->normal_squared);
    mpz_submul(o->right, o->h, o->h); /* n^2 k */
    if (mpz_sgn(o->left) <= 0 || mpz_sgn(o->right) < 0)
        return -mpz_sgn(o->right);
    mpz_sub(o->left, o->left, o->right);
    if (mpz_sgn(o->left) <= 0)
        return mpz_sgn(o->left) == 0 && mpz_sgn(o->right) == 0 ? 0 : -1;
    mpz_mul(o->left, o->left, o->left);
    mpz_mul(o->right, o->right, o->normal_squared);
    mpz_mul(o->right, o->right, o->scratch);
    mpz_mul_2exp(o->right, o->right, 2);
    const int order = mpz_cmp(o->left, o->right);
    return (order > 0) - (order < 0);
}

static int order_of_ends(disc_capsule_oracle *o)
{
    mpz_set(o->h, o->height[0]);
    mpz_set(o->q, o->squared[0]);
    const int start = order_of_end(o);
    mpz_add(o->h, o->height[0], o->height[1]);
    mpz_add(o->q, o->squared[0], o->squared[1]);
    mpz_add(o->q, o->q, o->squared[2]);
    return nearer(start, order_of_end(o));
}

/* ---- The plane ---- */

/* Whether the core crosses it on the disc: at the place -h0 / h1. */
static bool passes(disc_capsule_oracle *o)
{
    mpz_add(o->h, o->height[0], o->height[1]);
    if (mpz_sgn(o->height[1]) == 0 || mpz_sgn(o->h) * mpz_sgn(o->height[0]) > 0)
        return false;
    for (int i = 0; i < 3; i++) {
        mpz_mul(o->end[i], o->offset[i], o->height[1]);
        mpz_submul(o->end[i], o->run[i], o->height[0]);
    }
    set_dot(o->q, o->end, o->end);
    mpz_mul(o->h, o->radius, o->height[1]);
    mpz_mul(o->h, o->h, o->h);
    return mpz_cmp(o->q, o->h) <= 0;
}

/* ---- The rim ---- */

static void set_degree(disc_polynomial *p)
{
    p->degree = STURM_MOST - 1;
    while (p->degree >= 0 && mpz_sgn(p->c[p->degree]) == 0)
        p->degree--;
}

/* n^2 (p^2 - R^2 - r^2)^2 - 4 R^2 (n^2 r^2 - h^2): negative if the distance from the rim is less than r. The square is that
 * of a quadratic polynomial, whose coefficients are o->squared, less a constant; and h is linear. */
static void set_quartic(disc_capsule_oracle *o, disc_polynomial *f)
{
    mpz_t *c = f->c;
    mpz_set(o->q, o->squared[0]);
    mpz_submul(o->q, o->radius, o->radius);
    mpz_submul(o->q, o->tube, o->tube);
    mpz_mul(c[0], o->q, o->q);
    mpz_mul(c[1], o->q, o->squared[1]);
    mpz_mul_2exp(c[1], c[1], 1);
    mpz_mul(c[2], o->q, o->squared[2]);
    mpz_mul_2exp(c[2], c[2], 1);
    mpz_addmul(c[2], o->squared[1], o->squared[1]);
    mpz_mul(c[3], o->squared[1], o->squared[2]);
    mpz_mul_2exp(c[3], c[3], 1);
    mpz_mul(c[4], o->squared[2], o->squared[2]);
    for (int i = 0; i < STURM_MOST; i++)
        mpz_mul(c[i], c[i], o->normal_squared);
    mpz_mul(o->h, o->radius, o->radius);
    mpz_mul_2exp(o->h, o->h, 2);
    mpz_mul(o->q, o->tube, o->tube);
    mpz_mul(o->q, o->q, o->normal_squared);
    mpz_submul(o->q, o->height[0], o->height[0]);
    mpz_submul(c[0], o->h, o->q);
    mpz_mul(o->q, o->height[0], o->height[1]);
    mpz_mul_2exp(o->q, o->q, 1);
    mpz_addmul(c[1], o->h, o->q);
    mpz_mul(o->q, o->height[1], o->height[1]);
    mpz_addmul(c[2], o->h, o->q);
    set_degree(f);
}

static void set_derivative(disc_polynomial *to, const disc_polynomial *f)
{
    for (int i = 0; i + 1 < STURM_MOST; i++)
        mpz_mul_ui(to->c[i], f->c[i + 1], (unsigned long)i + 1);
    mpz_set_ui(to->c[STURM_MOST - 1], 0);
    set_degree(to);
}

/* Divides by the greatest divisor of all coefficients. */
static void reduce(disc_capsule_oracle *o, disc_polynomial *p)
{
    mpz_set_ui(o->scratch, 0);
    for (int i = 0; i <= p->degree; i++)
        mpz_gcd(o->scratch, o->scratch, p->c[i]);
    for (int i = 0; i <= p->degree; i++)
        mpz_divexact(p->c[i], p->c[i], o->scratch);
}

/* The remainder of f / g with the opposite sign, times a positive factor. */
static void set_remainder(disc_capsule_oracle *o, disc_polynomial *to, const disc_polynomial *f,
                          const disc_polynomial *g)
{
    for (int i = 0; i < STURM_MOST; i++)
        mpz_set(to->c[i], f->c[i]);
    to->degree = f->degree;
    mpz_abs(o->left, g->c[g->degree]);
    while (to->degree >= g->degree) {
        const int up = to->degree - g->degree;
        mpz_set(o->right, to->c[to->degree]);
        if (mpz_sgn(g->c[g->degree]) < 0)
            mpz_neg(o->right, o->right);
        for (int i = 0; i <= to->degree; i++)
            mpz_mul(to->c[i], to->c[i], o->left);
        for (int i = 0; i <= g->degree; i++)
            mpz_submul(to->c[i + up], o->right, g->c[i]);
        set_degree(to);
    }
    for (int i = 0; i <= to->degree; i++)
        mpz_neg(to->c[i], to->c[i]);
    reduce(o, to);
}

/* From chain[0]. The last one is the greatest common divisor of it and its derivative. */
static void set_chain(disc_capsule_oracle *o)
{
    reduce(o, &o->chain[0]);
    set_derivative(&o->chain[1], &o->chain[0]);
    o->chain_count = 2;
    while (o->chain[o->chain_count - 1].degree > 0) {
        disc_polynomial *next = &o->chain[o->chain_count];
        set_remainder(o, next, next - 2, next - 1);
        if (next->degree < 0)
            return;
        o->chain_count++;
    }
}

static int sign_at_0_or_1(disc_capsule_oracle *o, const disc_polynomial *p, int place)
{
    mpz_set(o->scratch, p->c[0]);
    for (int i = 1; place == 1 && i <= p->degree; i++)
        mpz_add(o->scratch, o->scratch, p->c[i]);
    return mpz_sgn(o->scratch);
}

static int changes_at(disc_capsule_oracle *o, int place)
{
    int changes = 0, last = 0;
    for (int i = 0; i < o->chain_count; i++) {
        const int sign = sign_at_0_or_1(o, &o->chain[i], place);
        changes += sign * last < 0;
        last = sign != 0 ? sign : last;
    }
    return changes;
}

/* The distinct roots of chain[0] between 0 and 1, neither of which is one. */
static int count_roots(disc_capsule_oracle *o)
{
    set_chain(o);
    return changes_at(o, 0) - changes_at(o, 1);
}

/* Of a core with both ends outside, which does not pass through the disc. It touches if all roots are even: if each is a
 * root of the derivative, too. */
static int order_of_rim(disc_capsule_oracle *o)
{
    set_quartic(o, &o->chain[0]);
    if (o->chain[0].degree <= 0)
        return 1; /* a core of one point */
    const int roots = count_roots(o);
    if (roots == 0)
        return 1;
    const disc_polynomial *common = &o->chain[o->chain_count - 1];
    for (int i = 0; i < STURM_MOST; i++)
        mpz_set(o->chain[0].c[i], common->c[i]);
    set_degree(&o->chain[0]);
    if (o->chain[0].degree <= 0)
        return -1;
    return count_roots(o) == roots ? 0 : -1;
}

int disc_capsule_oracle_order(disc_capsule_oracle *o, const int32_t *disc, const int32_t *capsule)
{
    set_scene(o, disc, capsule);
    if (mpz_sgn(o->normal_squared) == 0 || mpz_sgn(o->radius) == 0)
        return order_of_ball(o);
    const int ends = order_of_ends(o);
    if (passes(o))
        return -mpz_sgn(o->tube);
    return ends > 0 ? order_of_rim(o) : ends;
}
