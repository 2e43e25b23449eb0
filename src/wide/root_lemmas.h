/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* For the prover only: no code. Facts that the roots need, beyond lemmas.h. */

#ifndef GRAZE_WIDE_ROOT_LEMMAS_H
#define GRAZE_WIDE_ROOT_LEMMAS_H

#include "lemmas.h"

/*@ ghost
    /@ requires p > 0 && r * r <= x * (p * p) < (r + 1) * (r + 1);
       requires root * p <= r < (root + 1) * p;
       assigns \nothing;
       ensures root * root <= x < (root + 1) * (root + 1); @/
    void unscale_root(uint32_t root, uint64_t x, uint32_t r, uint32_t p)
    {
        /@ assert (r - root * p) * (r + root * p) >= 0; @/
        /@ assert (root * p) * (root * p) <= r * r; @/
        /@ assert (root * root) * (p * p) <= x * (p * p); @/
        /@ assert ((root + 1) * p - (r + 1)) * ((root + 1) * p + (r + 1)) >= 0; @/
        /@ assert (r + 1) * (r + 1) <= ((root + 1) * p) * ((root + 1) * p); @/
        /@ assert x * (p * p) < ((root + 1) * (root + 1)) * (p * p); @/
    } */

/*@ ghost
    /@ requires p > 0 && r * r <= value_u128(x) * (p * p) < (r + 1) * (r + 1);
       requires root * p <= r < (root + 1) * p;
       assigns \nothing;
       ensures root * root <= value_u128(x) < (root + 1) * (root + 1); @/
    void unscale_long_root(uint64_t root, u128 x, uint64_t r, uint32_t p)
    {
        /@ assert (r - root * p) * (r + root * p) >= 0; @/
        /@ assert (root * p) * (root * p) <= r * r; @/
        /@ assert (root * root) * (p * p) <= value_u128(x) * (p * p); @/
        /@ assert ((root + 1) * p - (r + 1)) * ((root + 1) * p + (r + 1)) >= 0; @/
        /@ assert (r + 1) * (r + 1) <= ((root + 1) * p) * ((root + 1) * p); @/
        /@ assert value_u128(x) * (p * p) < ((root + 1) * (root + 1)) * (p * p); @/
    } */

/*@ ghost
    /@ requires pairs <= 15 && scale == pow2(2 * pairs);
       assigns \nothing;
       ensures scale == pow2(pairs) * pow2(pairs);
       ensures pow2(pairs + 16) * pow2(pairs + 16) == scale * 0x100000000; @/
    void square_power(uint32_t pairs, uint32_t scale)
    {
        uint32_t p = ghost_power(pairs);
        pow2_sum(pairs, pairs);
        /@ assert pow2(pairs + pairs) == p * p; @/
        /@ assert pow2(pairs + 16) == 65536 * p; @/
    } */

/*@ ghost
    /@ requires y == x * 0x100000000 && square == scale * 0x100000000 || y == x && square == scale;
       assigns \nothing;
       ensures y * scale == x * square; @/
    void same_scale(uint64_t x, uint64_t y, uint32_t scale, uint64_t square)
    {
    } */

/*@ ghost
    /@ requires value_u128(y) == value_u128(x) * 0x100000000 && square == scale * 0x100000000 ||
                value_u128(y) == value_u128(x) && square == scale;
       assigns \nothing;
       ensures value_u128(y) * scale == value_u128(x) * square; @/
    void same_long_scale(u128 x, u128 y, uint32_t scale, uint64_t square)
    {
    } */

/*@ ghost
    /@ requires (x / 0x100000000 + 1) * scale <= 0x100000000 && scale > 0;
       assigns \nothing;
       ensures (x / 0x100000000 * scale) * 0x100000000 <= x * scale < 0x10000000000000000; @/
    void fits_64(uint64_t x, uint32_t scale)
    {
        /@ assert x < (x / 0x100000000 + 1) * 0x100000000; @/
    } */

/*@ ghost
    /@ assigns \nothing;
       ensures (s * 0x10000 + q) * (s * 0x10000 + q) == (s * s) * 0x100000000 + (q * s) * 0x20000 + q * q; @/
    void append_digit(uint32_t s, uint32_t q)
    {
    } */

/*@ ghost
    /@ assigns \nothing;
       ensures (s * 0x100000000 + q) * (s * 0x100000000 + q) == (s * s) * 0x10000000000000000 + (q * s) * 0x200000000 + q * q; @/
    void append_word(uint32_t s, uint32_t q)
    {
    } */

#endif
