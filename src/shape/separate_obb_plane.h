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
#include "escape_heading.h"
#include "obb_core.h"

enum { OBB_HEADING = 3, OBB_DEPTH = 4 };

typedef struct {
    uint32_t normal[NO_AXIS][2]; /* sizes */
    bool down[NO_AXIS];          /* their signs */
    uint32_t depth[OBB_DEPTH];
} obb_plane;

/* ---- Planes ---- */

/* The highest 34 bits of three numbers, one after the other, of as many words each. These are overwritten by their sizes. */
GRAZE_ONCE void obb_set_tops(uint64_t *top, bool *down, uint32_t *x, uint32_t words)
{
    uint32_t at = words - 2u;
    for (uint32_t i = 0; i < 3u; i++) {
        down[i] = long_is_negative(x + i * words, words);
        if (down[i])
            graze_long_negate(x + i * words, words);
    }
    while (at > 0u && (x[at + 1u] | x[words + at + 1u] | x[2u * words + at + 1u]) == 0u)
        at--;
    for (uint32_t i = 0; i < 3u; i++)
        top[i] = u64_of(x[i * words + at + 1u], x[i * words + at]);
    const uint32_t zeros = u64_leading_zeros(top[0] | top[1] | top[2] | 1u);
    for (uint32_t i = 0; i < 3u; i++)
        top[i] = u64_lift(top[i], zeros) / 0x40000000u;
}

static inline void obb_plane_set_normal(obb_plane *p, uint32_t *x, uint32_t words)
{
    uint64_t top[NO_AXIS];
    obb_set_tops(top, p->down, x, words);
    for (int i = AXIS_x; i < NO_AXIS; i++) {
        p->normal[i][0] = u64_low(top[i]);
        p->normal[i][1] = u64_high(top[i]);
    }
}

static inline bool obb_plane_is_nowhere(const obb_plane *p)
{
    return (p->normal[0][0] | p->normal[0][1] | p->normal[1][0] | p->normal[1][1] |
            p->normal[2][0] | p->normal[2][1]) == 0u;
}

/* The lower face of the box on an axis. */
static inline void obb_plane_set_face(obb_plane *p, int axis)
{
    for (int i = AXIS_x; i < NO_AXIS; i++) {
        p->normal[i][0] = i == axis ? 1u : 0u;
        p->normal[i][1] = 0;
        p->down[i] = i == axis;
    }
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

static inline void obb_plane_turn(obb_plane *p)
{
    for (int i = AXIS_x; i < NO_AXIS; i++)
        p->down[i] = !p->down[i];
}

/* How far the box leads along the normal beyond an end of the core. */
GRAZE_ONCE void obb_plane_set_depth_at(uint32_t *depth, const obb_plane *p, const obb_core *c,
                                       bool is_end)
{
    long_set_s64(depth, OBB_DEPTH, 0);
    for (int i = AXIS_x; i < NO_AXIS; i++) {
        const obb_core_axis *a = &c->axis[i];
        const uint32_t *side = p->down[i] ? (is_end ? a->end_low : a->start_low)
                                          : (is_end ? a->end_high : a->start_high);
        graze_long_add_product(depth, OBB_DEPTH, p->normal[i], 2, side, OBB_REACH,
                               p->down[i] ? 1 : -1);
    }
}

/* Rounded up: n has 34 bits on an axis, its square < 3 * 2^68. */
static inline uint64_t obb_plane_length(const obb_plane *p)
{
    u128 squared = u128_of(0, 0);
    for (int i = AXIS_x; i < NO_AXIS; i++) {
        const uint64_t size = u64_of(p->normal[i][1], p->normal[i][0]);
        squared = u128_add(squared, u64_mul(size, size));
    }
    const uint64_t root = graze_u128_sqrt(squared);
    return u128_less(u64_mul(root, root), squared) ? root + 1u : root;
}

GRAZE_ONCE void obb_plane_set_depth(obb_plane *p, const obb_core *c, graze_scalar radius)
{
    uint32_t at_end[OBB_DEPTH], size[2], r[2];
    obb_plane_set_depth_at(p->depth, p, c, false);
    obb_plane_set_depth_at(at_end, p, c, true);
    if (graze_long_compare(p->depth, OBB_DEPTH, at_end, OBB_DEPTH) < 0)
        graze_long_set(p->depth, OBB_DEPTH, at_end, OBB_DEPTH);
    long_set_s64(size, 2, (int64_t)obb_plane_length(p));
    long_set_s64(r, 2, s32_mul(radius, GRAZE_ONE));
    graze_long_add_product(p->depth, OBB_DEPTH, size, 2, r, 2, 1);
}

/* ---- Moves past a plane ---- */

/* h on each axis of the world, or only on one of them, if `only` is not NO_AXIS. */
typedef struct {
    uint32_t on[NO_AXIS * OBB_HEADING];
} obb_heading;

static inline graze_scalar obb_component(const graze_vec3 *v, int axis)
{
    return axis == AXIS_x ? v->x : axis == AXIS_y ? v->y : v->z;
}

GRAZE_ONCE void obb_set_heading(obb_heading *h, const obb_plane *p, const graze_obb *box, int only)
{
    for (int k = AXIS_x; k < NO_AXIS; k++) {
        uint32_t *on = h->on + k * OBB_HEADING;
        long_set_s64(on, OBB_HEADING, 0);
        for (int i = AXIS_x; i < NO_AXIS && (only == NO_AXIS || only == k); i++) {
            uint32_t component[2];
            long_set_s64(component, 2, obb_component(&box->axis[i], k));
            graze_long_add_product(on, OBB_HEADING, p->normal[i], 2, component, 2,
                                   p->down[i] ? -1 : 1);
        }
    }
}

static inline void obb_set_u256(u256 *to, const uint32_t *x, uint32_t words)
{
    uint32_t w[8];
    graze_long_set(w, 8, x, words);
    u256_set(to, u128_of(u64_of(w[7], w[6]), u64_of(w[5], w[4])),
             u128_of(u64_of(w[3], w[2]), u64_of(w[1], w[0])));
}

/* F / |h|: rounded up for a sphere, as the sphere moves out of other boxes, and to nearest for a capsule. A heading of 0: none. */
FAR_FRAMED span obb_way_past(const obb_plane *p, const obb_heading *h, bool is_sphere)
{
    uint32_t squared[5];
    separation s;
    span way;
    long_set_s64(squared, 5, 0);
    for (int k = AXIS_x; k < NO_AXIS; k++) {
        const uint32_t *on = h->on + k * OBB_HEADING;
        graze_long_add_product(squared, 5, on, OBB_HEADING, on, OBB_HEADING, 1);
    }
    way.raw = UINT32_MAX;
    if (graze_long_sign(squared, 5) == 0)
        return way;
    obb_set_u256(&s.part, p->depth, OBB_DEPTH);
    obb_set_u256(&s.whole, squared, 5);
    s.is_root = true;
    way.raw = is_sphere ? graze_separation_distance_up(&s) : graze_separation_distance(&s);
    return way;
}

static inline void obb_set_escape(escape *e, const obb_heading *h)
{
    uint32_t on[NO_AXIS * OBB_HEADING];
    uint64_t top[NO_AXIS];
    for (uint32_t k = 0; k < 3u; k++)
        graze_long_set(on + k * OBB_HEADING, OBB_HEADING, h->on + k * OBB_HEADING, OBB_HEADING);
    obb_set_tops(top, e->down, on, OBB_HEADING);
    for (int k = AXIS_x; k < NO_AXIS; k++)
        e->size[k] = u64_low(top[k] / 4u);
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
