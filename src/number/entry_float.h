/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Entries of rotations in binary32. See entry.h. */
#ifndef GRAZE_ARITH_ENTRY_FLOAT_H
#define GRAZE_ARITH_ENTRY_FLOAT_H

typedef form entry_product;

static inline entry_product entry_product_of(graze_scalar a, graze_scalar b)
{
    return form_of(a, b);
}

static inline entry_product entry_product_plus(entry_product a, entry_product b)
{
    return form_plus(a, b);
}

static inline entry_product entry_product_minus(entry_product a, entry_product b)
{
    return form_minus(a, b);
}

/* Half of the whole. */
typedef form entry_whole;

static inline void set_entry_whole(entry_whole *whole, squares sum)
{
    whole->raw = times_power(sum.raw, 0.5f);
}

static inline graze_scalar entry_of_products(const entry_whole *whole, entry_product p)
{
    return form_ratio(p, *whole);
}

/* The quotient is 2 * across / (along + across), which is at most 2. */
static inline graze_scalar entry_of_squares(const entry_whole *whole, squares along, squares across)
{
    (void)along;
    return 1.0f - float_quotient(across.raw, whole->raw);
}

#endif
