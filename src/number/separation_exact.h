/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Distances and feet of perpendiculars for near and far numbers; separation_near.h and _far.h
 * define the sizes. separation.h specifies each function. */

static inline void separation_of_stretches(separation *a, const stretch *x, const stretch *y,
                                           const stretch *z)
{
    set_squares_of_stretches(&a->part, x, y, z);
    u256_set(&a->whole, u128_of(0, 0), u128_of(0, 1));
    a->is_root = false;
}

/* For an edge: near < 3 * 2^60, far < 3 * 2^64 */
static inline void separation_of_areas(separation *a, const area3 *across, const length3 *edge)
{
    area squared;
    set_squares_of_areas(&a->part, across);
    set_dot(&squared, edge, edge);
    u256_set(&a->whole, u128_of(0, 0), area_size_wide(&squared));
    a->is_root = false;
}

/* near < 2^94, far < 2^101 */
static inline void separation_of_volume(separation *a, const volume *above, const area3 *normal)
{
    u256_set(&a->part, u128_of(0, 0), volume_size(above));
    set_squares_of_areas(&a->whole, normal);
    a->is_root = true;
}

static inline bool separation_within(const separation *a, graze_scalar radius)
{
    return radius >= 0 && graze_separation_within(a, (uint32_t)radius);
}

static inline graze_scalar separation_distance(const separation *a)
{
    return s32_offset_held(0, false, graze_separation_distance(a));
}

GRAZE_INLINE bool is_cross_rounding(const length3 *u, const length3 *v)
{
    (void)u;
    (void)v;
    return false;
}

/* ---- Feet of perpendiculars ---- */

GRAZE_ONCE uint32_t foot_settled(const foot *f, const area3 *normal, const area *weight,
                                 uint64_t range)
{
    exact_foot e;
    u128_store(&e.above, u128_of(f->above.hi, f->above.lo));
    u128_store(&e.weight, area_size_wide(weight));
    set_squares_of_areas(&e.squared, normal);
    return graze_foot_settled(&e, u64_low(range), u64_high(range));
}

GRAZE_INLINE graze_scalar foot_on_axis(graze_scalar c, const foot *f, int side, const area3 *normal,
                                       const area *weight, int i)
{
    const uint64_t range = graze_foot_range(f, f->top[i]);
    const uint32_t way =
        u64_low(range) == u64_high(range) ? u64_low(range) : foot_settled(f, normal, weight, range);
    return s32_offset_held(c, area_sign(weight) == side, way);
}

static inline void set_foot(graze_vec3 *to, const graze_vec3 *from, const length3 *gap,
                            const area3 *normal, const volume *above)
{
    const int side = volume_sign(above);
    foot f;
    (void)gap;
    u128_store(&f.above, volume_size(above));
    foot_set_tops(&f, normal);
    graze_foot_divide(&f);
    graze_scalar x = foot_on_axis(from->x, &f, side, normal, &normal->x, 0);
    graze_scalar y = foot_on_axis(from->y, &f, side, normal, &normal->y, 1);
    to->z = foot_on_axis(from->z, &f, side, normal, &normal->z, 2);
    to->x = x;
    to->y = y;
}

static inline graze_scalar coordinate_after(graze_scalar start, length a, length b)
{
    return graze_held((int64_t)start + a.raw + b.raw);
}

/* Only the product with the share is rounded, so only the sum can saturate. */
static inline graze_scalar share_beyond(graze_scalar start, length first, length run,
                                        const share_progress *p)
{
    int64_t way = length_sign(run) == 0 ? 0 : graze_share_times(p, length_size(run));
    return graze_held((int64_t)start + first.raw + (length_sign(run) < 0 ? -way : way));
}

static inline graze_scalar coordinate_beyond(graze_scalar c, const volume *above,
                                             const area *weight, int side, const length3 *gap)
{
    int64_t steps = graze_steps_beyond(volume_size(above), area_size_wide(weight),
                                       volume_sign(above) * side > 0);
    (void)gap;
    return graze_held(c + (side * area_sign(weight) < 0 ? -steps : steps));
}
