/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Arithmetic of faces: volumes without their lower words. An exact volume takes six products of two words, about 150
 * instructions on a core without a long multiply. Three of the six determine most signs, and the exact volume reuses them.
 * Other cores have no use for hints: the six products are as short.
 *
 *   volume_hint               set_volume_hint(&hint, &area3, &length3), volume_hint_add(&sum, &hint)
 *   volume_hints_are_alike(&a, &b)   true only if both volumes have the same sign, and are not 0
 */
#ifndef GRAZE_SHAPE_FACE_VOLUME_HINT_H
#define GRAZE_SHAPE_FACE_VOLUME_HINT_H

#include "../number/vectors.h"

#ifndef GRAZE_HINTS_VOLUMES
#define GRAZE_HINTS_VOLUMES (!GRAZE_MUL32_IS_LONG)
#endif

#if GRAZE_HINTS_VOLUMES

/* In units of 2^32: |raw| <= 3 * 2^29 * 2^30, or a sum of two. The products of the lower words, which are left out, are
 * at most 3 * 2^31 * 2^30: less than 2^31 units, and of a sum less than 2^32. */
typedef struct {
    int64_t raw;
} volume_hint;

/* By the same products as set_volume, which compilers reuse. */
GRAZE_INLINE void set_volume_hint(volume_hint *to, const area3 *a, const length3 *v)
{
    to->raw = s32_mul(s64_even_high(a->x.raw), v->x.raw) +
              s32_mul(s64_even_high(a->y.raw), v->y.raw) +
              s32_mul(s64_even_high(a->z.raw), v->z.raw);
}

GRAZE_INLINE void volume_hint_add(volume_hint *sum, const volume_hint *h)
{
    sum->raw += h->raw;
}

/* Of 2^32 and more, or less than -2^32. */
GRAZE_INLINE bool volume_hints_are_alike(const volume_hint *a, const volume_hint *b)
{
    const int32_t upper = s64_high(a->raw), other = s64_high(b->raw);
    return (upper > 0 && other > 0) || (upper < -1 && other < -1);
}

#else

typedef struct {
    bool none;
} volume_hint;

GRAZE_INLINE void set_volume_hint(volume_hint *to, const area3 *a, const length3 *v)
{
    (void)a;
    (void)v;
    to->none = true;
}

GRAZE_INLINE void volume_hint_add(volume_hint *sum, const volume_hint *h)
{
    sum->none = h->none;
}

GRAZE_INLINE bool volume_hints_are_alike(const volume_hint *a, const volume_hint *b)
{
    (void)a;
    (void)b;
    return false;
}

#endif

#endif
