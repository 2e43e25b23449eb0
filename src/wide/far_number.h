/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/*
 * The far integer: one type for all numbers of the far arithmetic, whatever their degree. It has 192 bits
 * in memory, as two's complement, and every function works on it in place, out of line. That is slow and
 * small. All sums and products MUST be in [-2^191, 2^191). See wide.h for the conventions of the layer.
 */

#ifndef GRAZE_WIDE_FAR_NUMBER_H
#define GRAZE_WIDE_FAR_NUMBER_H

#include "signed.h"

#define GRAZE_FAR_LIMBS 6u

typedef struct {
    uint32_t limb[GRAZE_FAR_LIMBS]; /* least first */
} far_number;

/* 2^(32 i); the unsigned number in the n lowest limbs; the value; the range of values; and whether
 * two states of a function have the same limbs. */
/*@ logic integer far_power(integer i) =
      i <= 0 ? 1 : i == 1 ? 0x100000000 : i == 2 ? 0x10000000000000000 :
      i == 3 ? 0x1000000000000000000000000 :
      i == 4 ? 0x100000000000000000000000000000000 : i == 5 ? 0x10000000000000000000000000000000000000000 :
      0x1000000000000000000000000000000000000000000000000;
    logic integer far_low{L}(far_number *x, integer n) =
      (n > 0 ? x->limb[0] : 0) + (n > 1 ? x->limb[1] * 0x100000000 : 0) +
      (n > 2 ? x->limb[2] * 0x10000000000000000 : 0) +
      (n > 3 ? x->limb[3] * 0x1000000000000000000000000 : 0) +
      (n > 4 ? x->limb[4] * 0x100000000000000000000000000000000 : 0) +
      (n > 5 ? x->limb[5] * 0x10000000000000000000000000000000000000000 : 0);
    logic integer value_far{L}(far_number *x) =
      far_low(x, 6) - (x->limb[5] > 0x7fffffff ? 0x1000000000000000000000000000000000000000000000000 : 0);
    predicate far_in_range(integer x) = -0x800000000000000000000000000000000000000000000000 <= x <
      0x800000000000000000000000000000000000000000000000;
    predicate far_same{K, L}(far_number *x) =
      \forall integer k; 0 <= k < 6 ==> \at(x->limb[k], K) == \at(x->limb[k], L); */

/*@ requires \valid_read(x);
    assigns \nothing;
    ensures \result <==> x->limb[5] > 0x7fffffff;
    ensures \result <==> value_far(x) < 0; */
GRAZE_INLINE bool far_is_negative(const far_number *x)
{
    return x->limb[GRAZE_FAR_LIMBS - 1u] > (uint32_t)INT32_MAX;
}

/* Whether -2^(32 n) <= x < 2^(32 n). */
/*@ requires \valid_read(x) && n <= 6;
    assigns \nothing;
    ensures \result <==> -far_power(n) <= value_far(x) < far_power(n); */
static inline bool far_fits(const far_number *x, uint32_t n)
{
    /*@ loop invariant n <= i <= 6;
        loop invariant \forall integer k; n <= k < i ==>
          x->limb[k] == (value_far(x) < 0 ? 0xffffffff : 0);
        loop assigns i;
        loop variant 6 - i; */
    for (uint32_t i = n; i < GRAZE_FAR_LIMBS; i++)
        if (x->limb[i] != (far_is_negative(x) ? UINT32_MAX : 0))
            return false;
    return true;
}

/* -1, 0 or 1. */
/*@ requires \valid_read(x);
    assigns \nothing;
    ensures \result == (value_far(x) < 0 ? -1 : value_far(x) > 0 ? 1 : 0); */
int graze_far_sign(const far_number *x);

/* |x|, which MUST be below 2^128. */
/*@ requires \valid_read(x) && -far_power(4) < value_far(x) < far_power(4);
    assigns \nothing;
    ensures value_u128(\result) == \abs(value_far(x)); */
u128 graze_far_magnitude(const far_number *x);

/* Each of these functions overwrites `to`, which is neither x nor a factor. */
/*@ requires \valid(to);
    assigns *to;
    ensures value_far(to) == x; */
void graze_far_set(far_number *to, int64_t x);

/*@ requires \valid(to);
    assigns *to;
    ensures value_far(to) == value_s128(x); */
void graze_far_set_wide(far_number *to, s128 x);

/*@ requires \valid(to) && \valid_read(from) && \separated(to, from);
    assigns *to;
    ensures value_far(to) == \old(value_far(from)); */
void graze_far_copy(far_number *to, const far_number *from);

/*@ requires \valid(to);
    assigns *to;
    ensures value_far(to) == a * b; */
void graze_far_set_lengths(far_number *to, int64_t a, int64_t b); /* a b */

/*@ requires \valid(to);
    assigns *to;
    ensures value_far(to) == a * x; */
void graze_far_set_along(far_number *to, int64_t a, int32_t x); /* a x */

/*@ requires \valid(to) && \valid_read(x) && \separated(to, x);
    requires far_in_range(value_far(x) * m);
    assigns *to;
    ensures value_far(to) == \old(value_far(x)) * m; */
void graze_far_set_times(far_number *to, const far_number *x, int64_t m); /* x m */

/*@ requires \valid(to) && \valid_read(a) && \valid_read(b);
    requires \separated(to, a) && \separated(to, b);
    requires far_in_range(value_far(a) * value_far(b));
    assigns *to;
    ensures value_far(to) == \old(value_far(a) * value_far(b)); */
void graze_far_set_product(far_number *to, const far_number *a, const far_number *b); /* a b */

/* Replaces x by -x. */
/*@ requires \valid(x) && value_far(x) > -0x800000000000000000000000000000000000000000000000;
    assigns *x;
    ensures value_far(x) == -\old(value_far(x)); */
void graze_far_negate(far_number *x);

/* Each of these functions adds to `sum`, which is neither x nor a factor. With sign < 0 it subtracts. */
/*@ requires \valid(sum) && \valid_read(x) && \separated(sum, x);
    requires far_in_range(value_far(sum) + (sign < 0 ? -value_far(x) : value_far(x)));
    assigns *sum;
    ensures value_far(sum) == \old(value_far(sum) + (sign < 0 ? -value_far(x) : value_far(x))); */
void graze_far_add(far_number *sum, const far_number *x, int sign);

/*@ requires \valid(sum) && far_in_range(value_far(sum) + a * b);
    assigns *sum;
    ensures value_far(sum) == \old(value_far(sum)) + a * b; */
void graze_far_add_lengths(far_number *sum, int64_t a, int64_t b); /* a b */

/* Faster than the next function; |sum| < 2^127 before and after */
/*@ requires \valid(sum);
    requires -far_power(4) <= 2 * value_far(sum) < far_power(4);
    requires -far_power(4) <= 2 * (value_far(sum) + a * x) < far_power(4);
    assigns *sum;
    ensures value_far(sum) == \old(value_far(sum)) + a * x; */
void graze_far_add_along(far_number *sum, int64_t a, int32_t x); /* a x */

/*@ requires \valid(sum) && \valid_read(x) && \separated(sum, x);
    requires far_in_range(value_far(sum) + value_far(x) * m);
    assigns *sum;
    ensures value_far(sum) == \old(value_far(sum) + value_far(x) * m); */
void graze_far_add_times(far_number *sum, const far_number *x, int64_t m); /* x m */

/*@ requires \valid(sum) && \valid_read(a) && \valid_read(b);
    requires \separated(sum, a) && \separated(sum, b);
    requires far_in_range(value_far(sum) + (sign < 0 ? -(value_far(a) * value_far(b)) :
                                            value_far(a) * value_far(b)));
    assigns *sum;
    ensures value_far(sum) == \old(value_far(sum) + (sign < 0 ? -(value_far(a) * value_far(b)) :
                                                      value_far(a) * value_far(b))); */
void graze_far_add_product(far_number *sum, const far_number *a, const far_number *b, int sign);

/* The sign of a - b: -1, 0 or 1. */
/*@ requires \valid_read(a) && \valid_read(b) && far_in_range(value_far(a) - value_far(b));
    assigns \nothing;
    ensures \result == \old(value_far(a) < value_far(b) ? -1 : value_far(a) > value_far(b) ? 1 : 0); */
int graze_far_compare(const far_number *a, const far_number *b);

/* The sign of a * b - c * d: -1, 0 or 1. */
/*@ requires \valid_read(a) && \valid_read(b) && \valid_read(c) && \valid_read(d);
    requires far_in_range(value_far(a) * value_far(b));
    requires far_in_range(value_far(a) * value_far(b) - value_far(c) * value_far(d));
    assigns \nothing;
    ensures \result == \old(value_far(a) * value_far(b) < value_far(c) * value_far(d) ? -1 :
                             value_far(a) * value_far(b) > value_far(c) * value_far(d) ? 1 : 0); */
int graze_far_compare_products(const far_number *a, const far_number *b, const far_number *c,
                               const far_number *d);

#endif
