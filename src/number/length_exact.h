/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Lengths and stretches of near and far coordinates, which differ only in their widths. degrees.h specifies each
 * function. near.h and degrees_far.h include this file after they have defined
 *
 *   length_word     an integer that can represent both
 *   LENGTH_MOST     the greatest size of a length
 *   STRETCH_MOST    the greatest size of a stretch
 */

typedef struct GRAZE_WORD_ALIGNED {
    length_word raw;
} length;

typedef struct GRAZE_WORD_ALIGNED {
    length_word raw;
} stretch;

static inline bool length_in_range(const length *l)
{
    return -LENGTH_MOST <= l->raw && l->raw <= LENGTH_MOST;
}

GRAZE_INLINE length length_raw(length_word raw)
{
    length l;
    l.raw = raw;
    BOUND(length_in_range(&l));
    return l;
}

GRAZE_INLINE length length_between(graze_scalar from, graze_scalar to)
{
    BOUND(in_near_range(from) && in_near_range(to));
    return length_raw((length_word)to - from);
}

GRAZE_INLINE length length_of(graze_scalar c)
{
    return length_raw(c);
}

static inline length length_negate(length l)
{
    return length_raw(-l.raw);
}

static inline int length_sign(length l)
{
    return l.raw < 0 ? -1 : l.raw > 0;
}

GRAZE_INLINE stretch stretch_raw(length_word raw)
{
    BOUND(-STRETCH_MOST <= raw && raw <= STRETCH_MOST);
    stretch s;
    s.raw = raw;
    return s;
}

GRAZE_INLINE stretch stretch_of(length l)
{
    return stretch_raw(l.raw);
}

GRAZE_INLINE stretch stretch_plus(stretch a, stretch b)
{
    BOUND(b.raw < 0 ? a.raw >= -STRETCH_MOST - b.raw : a.raw <= STRETCH_MOST - b.raw);
    return stretch_raw(a.raw + b.raw);
}

GRAZE_INLINE stretch stretch_minus(stretch a, stretch b)
{
    BOUND(b.raw < 0 ? a.raw <= STRETCH_MOST + b.raw : a.raw >= -STRETCH_MOST + b.raw);
    return stretch_raw(a.raw - b.raw);
}

GRAZE_INLINE bool stretch_less(stretch a, stretch b)
{
    return a.raw < b.raw;
}
