/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Arithmetic of nearest shapes: whether an axis-aligned box is surely outside of one of three slabs. A slab has the points
 * with |axis . (p - center)| <= half; an axis may have any length. Any coordinates, and no far arithmetic.
 *
 *   box_middle                the middle of an axis-aligned box and its half extents, rounded outward
 *   middle_set(&m, &low, &high)
 *   middle_way, way_from(&w, &m, x, y, z)   from the point (x, y, z), the center of the slabs, to the middle
 *   is_beside_any(&m, &w, axis, &half)   true only if no point of the box is in one of the slabs; half->x belongs to axis[0]
 */
#ifndef GRAZE_SHAPE_NEAREST_BESIDE_H
#define GRAZE_SHAPE_NEAREST_BESIDE_H

#include "../number/spans.h"
#include "../wide/words.h"

/*
 * Lengths are in quarters: units of 4 raw units. Where a long product is a call, products of 16 bits decide most cases.
 * They take numbers that are shifted down, so that the half extents have 7 bits and the way 14.
 */

/* x, y, z: the middle in quarters, less than 2 too low; |x| <= 2^29. half_x ...: rounded up so far that the errors of the
 * middle and of the center, which is less than 1 too low, are included; below 2^29 + 4. short_x ...: half_x shifted down by
 * `shift`, plus 2; short_sum: their sum. */
typedef struct {
    int32_t x, y, z;
    int32_t half_x, half_y, half_z;
    uint32_t shift;
    int32_t short_x, short_y, short_z, short_sum;
} box_middle;

typedef struct {
    int32_t x, y, z; /* the sizes are below 2^30 + 2 */
} middle_way;

#define GRAZE_SHORT_HALF 128u
#define GRAZE_SHORT_WAY  INT32_C(0x4000) /* 2^14 */
#define GRAZE_SHORT_AXIS INT32_C(0x8000) /* 2^15: a quarter of 2 */

/* c / divisor, rounded down. The compiler makes one shift of it. */
#define S32_DIVIDED_DOWN(c, divisor) ((c) >= 0 ? (c) / (divisor) : -1 - (-1 - (c)) / (divisor))

GRAZE_INLINE int32_t s32_quarter(int32_t c)
{
    return S32_DIVIDED_DOWN(c, 4);
}

GRAZE_INLINE int32_t s32_eighth(int32_t c)
{
    return S32_DIVIDED_DOWN(c, 8);
}

/* c / 2^places, rounded down. */
GRAZE_INLINE int32_t s32_shifted_down(int32_t c, uint32_t places)
{
    const uint32_t zero = UINT32_C(0x80000000);
    return s32_of_bits(u32_sub_modular((s32_bits(c) ^ zero) >> places, zero >> places));
}

/* |c|, or one less if c is negative */
GRAZE_INLINE int32_t s32_size_down(int32_t c)
{
    return c < 0 ? -1 - c : c;
}

GRAZE_INLINE int32_t middle_between(graze_scalar low, graze_scalar high)
{
    return s32_eighth(low) + s32_eighth(high);
}

GRAZE_INLINE int32_t half_between(graze_scalar low, graze_scalar high)
{
    return (int32_t)(u32_between(low, high) / 8) + 3;
}

/* half / 2^shift, rounded up, plus 1 for a way that is rounded down. */
GRAZE_INLINE int32_t half_shortened(int32_t half, uint32_t shift)
{
    return (int32_t)((uint32_t)half >> shift) + 2;
}

static inline void middle_set_short(box_middle *m)
{
    const uint32_t halves = (uint32_t)(m->half_x | m->half_y | m->half_z);
    m->shift = 0;
    while (halves >> m->shift >= GRAZE_SHORT_HALF)
        m->shift++;
    m->short_x = half_shortened(m->half_x, m->shift);
    m->short_y = half_shortened(m->half_y, m->shift);
    m->short_z = half_shortened(m->half_z, m->shift);
    m->short_sum = m->short_x + m->short_y + m->short_z;
}

static inline void middle_set(box_middle *m, const graze_vec3 *low, const graze_vec3 *high)
{
    m->x = middle_between(low->x, high->x);
    m->y = middle_between(low->y, high->y);
    m->z = middle_between(low->z, high->z);
    m->half_x = half_between(low->x, high->x);
    m->half_y = half_between(low->y, high->y);
    m->half_z = half_between(low->z, high->z);
#if !GRAZE_MUL32_IS_LONG
    middle_set_short(m);
#endif
}

GRAZE_INLINE void way_from(middle_way *w, const box_middle *m, graze_scalar x, graze_scalar y,
                           graze_scalar z)
{
    w->x = m->x - s32_quarter(x);
    w->y = m->y - s32_quarter(y);
    w->z = m->z - s32_quarter(z);
}

/* half * 2^14: two shifts, where the compiler would take a product. */
GRAZE_INLINE int64_t s32_times_16384(int32_t half)
{
    return (int64_t)S32_DIVIDED_DOWN(half, 262144) * INT64_C(0x100000000) +
           s32_bits(half) % 262144u * 16384u;
}

/* |axis| <= 2^31, so the dot product is below 3 * 2^61 + 2^34, and the limit below 3 * 2^31 * (2^29 + 5) + 2^45. The size
 * of a component is at most s32_size_down + 1, hence the sum of the half extents. */
GRAZE_INLINE bool way_is_beside(const box_middle *m, const middle_way *w, const graze_vec3 *axis,
                                graze_scalar half)
{
    const int64_t at = s32_mul(axis->x, w->x) + s32_mul(axis->y, w->y) + s32_mul(axis->z, w->z);
    const int64_t most = s32_times_16384(half) + ((int64_t)m->half_x + m->half_y + m->half_z) +
                         s32_mul(s32_size_down(axis->x), m->half_x) +
                         s32_mul(s32_size_down(axis->y), m->half_y) +
                         s32_mul(s32_size_down(axis->z), m->half_z);
    return (at < 0 ? -1 - at : at) > most;
}

/* ---- Short products ---- */

/* -power <= x < power, and so do y and z; for a power of 2 */
GRAZE_INLINE bool are_within(int32_t x, int32_t y, int32_t z, int32_t power)
{
    return (s32_size_down(x) | s32_size_down(y) | s32_size_down(z)) < power;
}

/*
 * The axis in units of 4, the way w and the half extents h in units of 2^shift, all rounded down: the axis is a + [0, 1),
 * and a point of the box is w + [-h - 2, h + 2] from the center. So its product with the axis differs from a . w by less
 * than the sum of (s32_size_down(a) + 1) * (h + 2) and |w| over the axes, as |axis| <= s32_size_down(a) + 1. |w| <= 2^14
 * and |a| <= 2^15, so |a . w| <= 3 * 2^29; the rest is below 2^24.
 */
GRAZE_INLINE bool way_is_surely_beside(const box_middle *m, const middle_way *w,
                                       const graze_vec3 *axis, graze_scalar half)
{
    const int32_t ax = s32_quarter(axis->x), ay = s32_quarter(axis->y), az = s32_quarter(axis->z);
    if (!are_within(ax, ay, az, GRAZE_SHORT_AXIS))
        return false;
    const int32_t at = ax * w->x + ay * w->y + az * w->z;
    const int32_t most = s32_size_down(ax) * m->short_x + s32_size_down(ay) * m->short_y +
                         s32_size_down(az) * m->short_z + m->short_sum + 3 * GRAZE_SHORT_WAY;
    const int32_t beyond =
        s32_size_down(at) - most - 1; /* the half extent is half * 2^(12 - shift) */
    return beyond >= 0 && (m->shift <= 12 ? beyond >> (12 - m->shift) >= half
                                          : beyond > s32_shifted_down(half, m->shift - 12));
}

GRAZE_INLINE bool way_shorten(middle_way *shorter, const box_middle *m, const middle_way *w)
{
    shorter->x = s32_shifted_down(w->x, m->shift);
    shorter->y = s32_shifted_down(w->y, m->shift);
    shorter->z = s32_shifted_down(w->z, m->shift);
    return are_within(shorter->x, shorter->y, shorter->z, GRAZE_SHORT_WAY);
}

/* ---- Three slabs ---- */

#define IS_BESIDE_ANY(is_beside, m, w, axis, half)                                                 \
    (is_beside(m, w, &(axis)[0], (half)->x) || is_beside(m, w, &(axis)[1], (half)->y) ||           \
     is_beside(m, w, &(axis)[2], (half)->z))

/* A call where short products decide most cases. */
#if GRAZE_MUL32_IS_LONG
#define GRAZE_BESIDE GRAZE_INLINE
#else
#define GRAZE_BESIDE GRAZE_ONCE
#endif

GRAZE_BESIDE bool way_is_beside_any(const box_middle *m, const middle_way *w,
                                    const graze_vec3 *axis, const graze_vec3 *half)
{
    return IS_BESIDE_ANY(way_is_beside, m, w, axis, half);
}

/* The same; what short products leave open is not beside. */
GRAZE_INLINE bool way_is_surely_beside_any(const box_middle *m, const middle_way *w,
                                           const graze_vec3 *axis, const graze_vec3 *half)
{
    middle_way shorter;
    return way_shorten(&shorter, m, w)
               ? IS_BESIDE_ANY(way_is_surely_beside, m, &shorter, axis, half)
               : way_is_beside_any(m, w, axis, half);
}

/* Where a long product is one instruction, short ones save nothing. */
GRAZE_INLINE bool is_beside_any(const box_middle *m, const middle_way *w, const graze_vec3 *axis,
                                const graze_vec3 *half)
{
#if GRAZE_MUL32_IS_LONG
    return way_is_beside_any(m, w, axis, half);
#else
    return way_is_surely_beside_any(m, w, axis, half);
#endif
}

#endif
