/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The plane of contact of an oriented box and the core of a capsule. Near and far.
 *
 * The way from the box to the core is the sum of the axes, each times its part of the way in the coordinates of the box. It is
 * exact: obb_world.h.
 *
 * Between its ends the core is nearest at -B / A. If A is 0, all places are as near from where the core enters the space between
 * two sides to where it leaves such a space: the first of them is where it enters the last one.
 */
#include "contact.h"
#include "contact_solid_obb.h"
#include "obb_world.h"
#include "separate_cores.h"

/* A routine of contact_core_obb_far.c. */
int graze_obb_find_plane_of_core_far(graze_plane *plane, const graze_obb *box,
                                     const graze_segment *core, graze_scalar limit);

/* How a core is to a box. */
enum { OBB_APART, OBB_BESIDE, OBB_MEETS };

/* ---- The point ---- */

/* Where the core is nearest, between its ends: part / whole. */
typedef struct {
    uint32_t part[OBB_SQUARE], whole[OBB_SQUARE];
} obb_share;

static inline void obb_set_size(uint32_t *to, const uint32_t *r)
{
    graze_long_set(to, OBB_SQUARE, r, OBB_REACH);
    if (long_is_negative(to, OBB_SQUARE))
        graze_long_negate(to, OBB_SQUARE);
}

/* Where the core enters the space between the sides of the last axis. One MUST be entered, and none left. The sizes of a gap and
 * a run are reaches. */
FAR_FRAMED void obb_set_entry(obb_share *s, const obb_core *c)
{
    long_set_s64(s->part, OBB_SQUARE, 0);
    long_set_s64(s->whole, OBB_SQUARE, 1);
    for (int i = AXIS_x; i < NO_AXIS; i++) {
        uint32_t gap[OBB_SQUARE], run[OBB_SQUARE], order[OBB_SQUARE];
        const uint32_t *start = obb_core_gap(c, i, false);
        if (start == 0 || obb_reach_sign(c->axis[i].run) == 0)
            continue;
        obb_set_size(gap, start);
        obb_set_size(run, c->axis[i].run);
        obb_clear(order);
        obb_add_reaches(order, gap, s->whole, 1);
        obb_add_reaches(order, s->part, run, -1);
        if (graze_long_sign(order, OBB_SQUARE) <= 0)
            continue;
        graze_long_set(s->part, OBB_SQUARE, gap, OBB_SQUARE);
        graze_long_set(s->whole, OBB_SQUARE, run, OBB_SQUARE);
    }
}

static inline void obb_set_share(obb_share *s, const obb_core *c, const obb_core_square *d)
{
    if (graze_long_sign(d->whole, OBB_SQUARE) == 0) {
        obb_set_entry(s, c);
        return;
    }
    graze_long_set(s->part, OBB_SQUARE, d->along, OBB_SQUARE);
    graze_long_negate(s->part, OBB_SQUARE);
    graze_long_set(s->whole, OBB_SQUARE, d->whole, OBB_SQUARE);
}

/*
 * On an axis on which the core is between the sides: how far it is from the lower side, start + run part / whole, is at most
 * twice the half extent, below 2^48. So its share of 2^49 is at most 1/2, in units of 2^-48 it is half of that way, and the 4 units
 * that graze_rim_share is off, and 1 for its rounding, are 10 units of 2^-16 raw. Of long numbers the highest 4 words decide.
 */
FAR_FRAMED int64_t obb_core_held(const obb_core_axis *a, const obb_share *s, graze_scalar half)
{
    uint32_t part[OBB_SLOPE], whole[OBB_SLOPE], most[2];
    u128 of_part, of_whole;
    long_set_s64(most, 2, INT64_C(0x2000000000000));
    graze_long_set_product(part, OBB_SLOPE, s->whole, OBB_SQUARE, a->start_low, OBB_REACH);
    graze_long_add_product(part, OBB_SLOPE, s->part, OBB_SQUARE, a->run, OBB_REACH, 1);
    graze_long_set_product(whole, OBB_SLOPE, s->whole, OBB_SQUARE, most, 2);
    const uint32_t words = graze_long_length(whole, OBB_SLOPE),
                   lowest = words > 4u ? words - 4u : 0u;
    rim_set(&of_part, obb_words_from(part + lowest));
    rim_set(&of_whole, obb_words_from(whole + lowest));
    return (int64_t)(graze_rim_share(&of_part, &of_whole) * 2u) - s32_mul(half, GRAZE_ONE);
}

/* In the coordinates of the box. */
static inline int64_t obb_held_at(const obb_core *c, const obb_nearest *n, const obb_share *s,
                                  const graze_obb *box, int i)
{
    const graze_scalar half = obb_half_on(box, i);
    if (n->gap[i] == 0)
        return obb_core_held(&c->axis[i], s, half);
    return s32_mul(half, n->gap[i] == c->axis[i].start_low ? -GRAZE_ONE : GRAZE_ONE);
}

FAR_FRAMED void obb_set_point_between(graze_vec3 *point, const graze_obb *box, const obb_core *c,
                                      const obb_nearest *n, const obb_core_square *d)
{
    obb_share s;
    obb_set_share(&s, c, d);
    obb_set_point_at(point, box, obb_held_at(c, n, &s, box, AXIS_x),
                     obb_held_at(c, n, &s, box, AXIS_y), obb_held_at(c, n, &s, box, AXIS_z));
}

/* ---- The plane ---- */

FAR_FRAMED void obb_set_plane_of_core(graze_plane *plane, const graze_obb *box,
                                      const graze_segment *core, const obb_core *c,
                                      const obb_nearest *n, const obb_core_square *d)
{
    uint32_t way[NO_AXIS * OBB_SLOPE];
    obb_set_nearest_way(way, c, n, d);
    obb_set_normal_of_core(&plane->normal, box, way);
    if (n->is_between)
        obb_set_point_between(&plane->point, box, c, n, d);
    else
        graze_obb_closest_point(box, n->is_end ? &core->b : &core->a, &plane->point);
}

/* Sets the plane, unless that is NULL, of a core beside the box, within the limit. The box MUST NOT be empty. */
static inline int obb_find_plane_of_core(graze_plane *plane, const graze_obb *box,
                                         const graze_segment *core, graze_scalar limit)
{
    obb_core c;
    obb_nearest n;
    obb_core_square d;
    UNLESS_NEAR(is_near(&box->center) && is_near(&core->a) && is_near(&core->b),
                return graze_obb_find_plane_of_core_far(plane, box, core, limit));
    if (obb_is_beside_core(&c, box, core, (uint64_t)limit * 65536u))
        return OBB_APART;
    obb_find_nearest(&n, &c);
    if (n.gap[0] == 0 && n.gap[1] == 0 && n.gap[2] == 0)
        return OBB_MEETS;
    obb_set_nearest_square(&d, &c, &n);
    if (obb_nearest_side(&d, limit) > 0)
        return OBB_APART;
    if (plane != 0)
        obb_set_plane_of_core(plane, box, core, &c, &n, &d);
    return OBB_BESIDE;
}

#if !GRAZE_FAR

/* ---- A core that meets the box ---- */

static inline bool obb_has_face(const graze_obb *box)
{
    return !obb_is_zero_axis(&box->axis[0]) || !obb_is_zero_axis(&box->axis[1]) ||
           !obb_is_zero_axis(&box->axis[2]);
}

/* Against the first axis that is not zero, and beside the start of the core. */
static inline void obb_set_plane_held(graze_plane *plane, const graze_obb *box,
                                      const graze_segment *core)
{
    int i = AXIS_x;
    while (i < AXIS_z && obb_is_zero_axis(&box->axis[i]))
        i++;
    const graze_vec3 *a = &box->axis[i];
    escape back;
    for (int k = AXIS_x; k < NO_AXIS; k++) {
        const graze_scalar on = obb_component(a, k);
        back.size[k] = s32_magnitude(on);
        back.down[k] = on > 0;
    }
    escape_set_unit(&plane->normal, &back);
    graze_obb_closest_point(box, &core->a, &plane->point);
}

/* On the side to which the normal points; beside the start of the core, if it points to none. */
static inline int64_t obb_side_along(const graze_obb *box, const obb_center *start,
                                     const int8_t *side, int i)
{
    return side[i] == 0 ? start->held[i] : s32_mul(obb_half_on(box, i), side[i] * GRAZE_ONE);
}

/* As graze_obb_separate_capsule moves it out. */
static inline void obb_set_plane_out(graze_plane *plane, const graze_obb *box,
                                     const graze_segment *core)
{
    graze_capsule mover;
    graze_vec3 move;
    obb_center start;
    int8_t side[NO_AXIS];
    vec3_copy(&mover.core.a, &core->a);
    vec3_copy(&mover.core.b, &core->b);
    mover.radius = 1;
    if (graze_obb_separate_core(box, &mover, &move, &plane->normal, side) != GRAZE_MOVED) {
        obb_set_plane_held(plane, box, core);
        return;
    }
    obb_find_contact(&start, box, &core->a);
    obb_set_point_at(&plane->point, box, obb_side_along(box, &start, side, AXIS_x),
                     obb_side_along(box, &start, side, AXIS_y),
                     obb_side_along(box, &start, side, AXIS_z));
}

/* ---- The routine ---- */

static inline uint32_t obb_planes_of_core(const graze_obb *box, const graze_segment *core,
                                          graze_scalar limit, graze_plane *plane)
{
    const int found = obb_find_plane_of_core(plane, box, core, limit);
    if (found != OBB_MEETS)
        return found == OBB_BESIDE ? 1 : 0;
    if (!obb_has_face(box))
        return 0;
    if (plane != 0)
        obb_set_plane_out(plane, box, core);
    return 1;
}

static inline uint32_t obb_planes_of_capsule(const graze_obb *box, const graze_capsule *capsule,
                                             graze_scalar margin, graze_plane *planes,
                                             uint32_t most)
{
    graze_sphere ball;
    capsule_set_ball(&ball, capsule);
    if (core_is_point(&capsule->core))
        return graze_obb_planes_of_sphere(box, &ball, margin, planes, most);
    const graze_scalar limit = contact_limit(capsule->radius, margin);
    if (limit < 0 || !obb_is_not_empty(box))
        return 0;
    return obb_planes_of_core(box, &capsule->core, limit, most > 0 ? planes : 0);
}

#endif
