/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Arithmetic of moves out of an oriented box: planes beside the box, in its coordinates, and the moves past them; see
 * separate_obb.h. Near and far. The words of a long integer:
 *
 *   n    the highest 34 bits of a direction. So it is right to 2^-33, and its length is below 2^35             2 for each axis
 *   h    on an axis of the world: three products of n and a component of an axis of the box, < 2^67            3; |h|^2 5
 *   F    three products of n and a reach, and |n| times the radius times 2^16, < 2^101                         4
 */
#include "../../include/graze/separate.h"
#include "obb_core_nearest.h"

enum { OBB_HEADING = 3, OBB_DEPTH = 4 };

typedef struct {
    int64_t normal[NO_AXIS];
    uint32_t depth[OBB_DEPTH];
} obb_plane;

/* ---- Planes ---- */

static inline void obb_plane_set_normal(obb_plane *p, uint32_t *x, uint32_t words)
{
    uint64_t top[NO_AXIS];
    bool down[NO_AXIS];
    obb_set_tops(top, down, x, words);
    for (int i = AXIS_x; i < NO_AXIS; i++)
        p->normal[i] = down[i] ? -(int64_t)top[i] : (int64_t)top[i];
}

static inline bool obb_plane_is_nowhere(const obb_plane *p)
{
    return p->normal[0] == 0 && p->normal[1] == 0 && p->normal[2] == 0;
}

/* The lower face of the box on an axis. */
static inline void obb_plane_set_face(obb_plane *p, int axis)
{
    for (int i = AXIS_x; i < NO_AXIS; i++)
        p->normal[i] = i == axis ? -1 : 0;
}

/* Along an axis of the box and the core. 0 if they are parallel. */
static inline void obb_plane_set_edge(obb_plane *p, const obb_core *c, int axis)
{
    uint32_t way[NO_AXIS * OBB_REACH];
    const int j = obb_next_axis(axis), k = obb_next_axis(j);
    long_set_s64(way + axis * OBB_REACH, OBB_REACH, 0);
    graze_long_set(way + j * OBB_REACH, OBB_REACH, c->axis[k].run, OBB_REACH);
    graze_long_negate(way + j * OBB_REACH, OBB_REACH);
    graze_long_set(way + k * OBB_REACH, OBB_REACH, c->axis[j].run, OBB_REACH);
    obb_plane_set_normal(p, way, OBB_REACH);
}

static inline void obb_plane_set_side(int8_t *side, const obb_plane *p)
{
    for (int i = AXIS_x; i < NO_AXIS; i++)
        side[i] = (int8_t)((p->normal[i] > 0) - (p->normal[i] < 0));
}

static inline void obb_plane_turn(obb_plane *p)
{
    for (int i = AXIS_x; i < NO_AXIS; i++)
        p->normal[i] = -p->normal[i];
}

/* Rounded up: n has 34 bits on an axis, its square < 3 * 2^68. */
static inline uint64_t obb_plane_length(const obb_plane *p)
{
    u128 squared = u128_of(0, 0);
    for (int i = AXIS_x; i < NO_AXIS; i++) {
        const uint64_t size = s64_magnitude(p->normal[i]);
        squared = u128_add(squared, u64_mul(size, size));
    }
    const uint64_t root = graze_u128_sqrt(squared);
    return u128_less(u64_mul(root, root), squared) ? root + 1u : root;
}

/* depth - n * x */
static inline void obb_subtract_along(uint32_t *depth, int64_t normal, const uint32_t *x)
{
    uint32_t n[2];
    if (normal == 0)
        return;
    long_set_s64(n, 2, normal);
    graze_long_add_product(depth, OBB_DEPTH, x, OBB_REACH, n, 2, -1);
}

/* How far the box leads along the normal beyond the end of the core that is deepest. */
GRAZE_ONCE void obb_plane_set_depth_of_core(obb_plane *p, const obb_core *c)
{
    uint32_t back[OBB_DEPTH];
    long_set_s64(p->depth, OBB_DEPTH, 0);
    long_set_s64(back, OBB_DEPTH, 0);
    for (int i = AXIS_x; i < NO_AXIS; i++) {
        const obb_core_axis *a = &c->axis[i];
        obb_subtract_along(p->depth, p->normal[i], p->normal[i] < 0 ? a->start_low : a->start_high);
        obb_subtract_along(back, p->normal[i], a->run);
    }
    if (!long_is_negative(back, OBB_DEPTH))
        graze_long_add(p->depth, OBB_DEPTH, back, OBB_DEPTH, 1);
}

/* And by the radius. */
GRAZE_ONCE void obb_plane_set_depth(obb_plane *p, const obb_core *c, graze_scalar radius)
{
    uint32_t size[2], r[2];
    obb_plane_set_depth_of_core(p, c);
    long_set_s64(size, 2, (int64_t)obb_plane_length(p));
    long_set_s64(r, 2, s32_mul(radius, GRAZE_ONE));
    graze_long_add_product(p->depth, OBB_DEPTH, size, 2, r, 2, 1);
}

/* Turns the plane to the opposite side, if that is nearer, and sets its depth. */
GRAZE_ONCE void obb_plane_set_nearer(obb_plane *p, const obb_core *c, graze_scalar radius)
{
    uint32_t first[OBB_DEPTH];
    obb_plane_set_depth_of_core(p, c);
    graze_long_set(first, OBB_DEPTH, p->depth, OBB_DEPTH);
    obb_plane_turn(p);
    obb_plane_set_depth_of_core(p, c);
    if (graze_long_compare(first, OBB_DEPTH, p->depth, OBB_DEPTH) <= 0)
        obb_plane_turn(p);
    obb_plane_set_depth(p, c, radius);
}

/* ---- Moves past a plane ---- */

/* h on each axis of the world, or only on one of them, if `only` is not NO_AXIS; and F / |h|, rounded. */
typedef struct {
    uint32_t on[NO_AXIS * OBB_HEADING];
    span way;
} obb_heading;

/* Returns |h|^2. */
FAR_FRAMED void obb_set_heading(obb_heading *h, u256 *squared, const obb_plane *p,
                                const graze_obb *box, int only)
{
    const int64_t *n = p->normal;
    const graze_vec3 *a = box->axis;
    u256_set(squared, u128_of(0, 0), u128_of(0, 0));
    for (int k = AXIS_x; k < NO_AXIS; k++) {
        const bool leads = only == NO_AXIS || only == k;
        const s96 x = s32_mul_s64(leads ? obb_component(&a[0], k) : 0, n[0]);
        const s96 y = s32_mul_s64(leads ? obb_component(&a[1], k) : 0, n[1]);
        const s96 z = s32_mul_s64(leads ? obb_component(&a[2], k) : 0, n[2]);
        const s96 on = s96_add(s96_add(x, y), z);
        long_set_s96(h->on + k * OBB_HEADING, OBB_HEADING, on);
        graze_u256_add_square(squared, s96_magnitude(on));
    }
}

static inline void obb_set_u256(u256 *to, const uint32_t *x)
{
    u256_set(to, u128_of(0, 0), u128_of(u64_of(x[3], x[2]), u64_of(x[1], x[0])));
}

/* The way is rounded up for a sphere, as the sphere moves out of other boxes, and to nearest for a capsule. Returns false if it is
 * not shorter than `most`, or there is none, as h is 0. */
GRAZE_ONCE bool obb_plane_is_nearer(obb_heading *h, const obb_plane *p, const graze_obb *box,
                                    int only, bool is_sphere, span most)
{
    separation s;
    obb_set_heading(h, &s.whole, p, box, only);
    if ((s.whole.lo.hi | s.whole.lo.lo | s.whole.hi.lo) == 0u)
        return false;
    obb_set_u256(&s.part, p->depth);
    s.is_root = true;
    h->way.raw = is_sphere ? graze_separation_distance_up(&s) : graze_separation_distance(&s);
    return span_less(h->way, most);
}

static inline void obb_set_escape(escape *e, const obb_heading *h)
{
    uint32_t on[NO_AXIS * OBB_HEADING];
    for (uint32_t k = 0; k < 3u; k++)
        graze_long_set(on + k * OBB_HEADING, OBB_HEADING, h->on + k * OBB_HEADING, OBB_HEADING);
    obb_set_escape_along(e, on, OBB_HEADING);
}

/* h . move >= F: |h . move| < 2^100 */
static inline bool obb_plane_is_passed(const obb_plane *p, const obb_heading *h,
                                       const graze_vec3 *move)
{
    uint32_t along[OBB_DEPTH];
    long_set_s64(along, OBB_DEPTH, 0);
    for (int k = AXIS_x; k < NO_AXIS; k++) {
        uint32_t by[2];
        long_set_s64(by, 2, obb_component(move, k));
        graze_long_add_product(along, OBB_DEPTH, h->on + k * OBB_HEADING, OBB_HEADING, by, 2, 1);
    }
    return graze_long_compare(along, OBB_DEPTH, p->depth, OBB_DEPTH) >= 0;
}
