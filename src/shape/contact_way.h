/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Arithmetic of planes of contact of capsules: the exact direction between two cores, and the place on one of them. Near and far.
 *
 *   contact_way               a direction, exact
 *   contact_set_lengths(&w, &length3), contact_set_areas(&w, &area3, side)   a vector, or its opposite if side < 0, or 0
 *   contact_set_part_across(&w, &run, &gap)   the part of a gap across a run, times the square of the run
 *   contact_set_escape(&w, &e)   the direction of an escape
 *   contact_share             a place on a core: its fraction from the nearer end; `from_end`: that is the second one
 *   contact_share_of(&s, &along, &whole)   along / whole, which MUST be from 0 to 1
 *   contact_share_across(&s, &cores)   on the first core, where the lines of both come nearest, which MUST be between its ends
 */
#ifndef GRAZE_SHAPE_CONTACT_WAY_H
#define GRAZE_SHAPE_CONTACT_WAY_H

#include "contact_numbers.h"
#include "core_outward.h"
#include "escape_heading.h"
#include "long_share.h"

/* ---- Directions ---- */

static inline void contact_set_lengths(contact_way *w, const length3 *v)
{
    rim_set(&w->size.x, u128_of(0, length_size(v->x)));
    rim_set(&w->size.y, u128_of(0, length_size(v->y)));
    rim_set(&w->size.z, u128_of(0, length_size(v->z)));
    w->down[0] = length_sign(v->x) < 0;
    w->down[1] = length_sign(v->y) < 0;
    w->down[2] = length_sign(v->z) < 0;
}

static inline void contact_set_areas(contact_way *w, const area3 *v, int side)
{
    const u128 none = u128_of(0, 0);
    rim_set(&w->size.x, side != 0 ? area_size_wide(&v->x) : none);
    rim_set(&w->size.y, side != 0 ? area_size_wide(&v->y) : none);
    rim_set(&w->size.z, side != 0 ? area_size_wide(&v->z) : none);
    w->down[0] = area_sign(&v->x) * side < 0;
    w->down[1] = area_sign(&v->y) * side < 0;
    w->down[2] = area_sign(&v->z) * side < 0;
}

static inline void contact_set_part_across(contact_way *w, const length3 *run, const length3 *gap)
{
    area whole, along;
    set_dot(&whole, run, run);
    set_dot(&along, run, gap);
    w->down[0] = core_set_across(&w->size.x, &whole, gap->x, &along, run->x);
    w->down[1] = core_set_across(&w->size.y, &whole, gap->y, &along, run->y);
    w->down[2] = core_set_across(&w->size.z, &whole, gap->z, &along, run->z);
}

static inline void contact_set_escape(contact_way *w, const escape *e)
{
    rim_set(&w->size.x, u128_of(0, e->size[0]));
    rim_set(&w->size.y, u128_of(0, e->size[1]));
    rim_set(&w->size.z, u128_of(0, e->size[2]));
    w->down[0] = e->down[0];
    w->down[1] = e->down[1];
    w->down[2] = e->down[2];
}

/* ---- Places on a core ---- */

typedef struct GRAZE_WORD_ALIGNED {
    uint64_t fraction; /* of graze_rim_share */
    bool from_end;
} contact_share;

static inline void contact_share_of(contact_share *s, const area *along, const area *whole)
{
    area part;
    area_copy(&part, along);
    s->from_end = core_starts_at_end(&part, whole);
    s->fraction = core_fraction(&part, whole);
}

#if GRAZE_FAR

/* Without the lowest limb, if the whole is 2^122 or more: then the fraction is less than 2^-89 off. */
static inline void contact_share_set_far(contact_share *s, const far_number *part,
                                         const far_number *whole)
{
    u128 top, all;
    const bool is_long = whole->limb[4] > 0u || whole->limb[3] >= 0x4000000u;
    rim_set(&top, is_long ? long_share_upper(part) : graze_far_magnitude(part));
    rim_set(&all, is_long ? long_share_upper(whole) : graze_far_magnitude(whole));
    s->fraction = graze_rim_share(&top, &all);
}

/* Both < 2^134 */
FAR_FRAMED void contact_share_across(contact_share *s, const cores *c)
{
    far_number part, rest, whole;
    long_share_set_number(&part, &c->ug, &c->vv, &c->uv, &c->vg);
    long_share_set_number(&whole, &c->uu, &c->vv, &c->uv, &c->uv);
    graze_far_copy(&rest, &whole);
    graze_far_add(&rest, &part, -1);
    s->from_end = graze_far_compare(&rest, &part) < 0;
    contact_share_set_far(s, s->from_end ? &rest : &part, &whole);
}

#else

/* Both < 2^124 */
static inline void contact_share_across(contact_share *s, const cores *c)
{
    const s128 part =
        s128_sub(long_share_product(&c->ug, &c->vv), long_share_product(&c->uv, &c->vg));
    const s128 whole =
        s128_sub(long_share_product(&c->uu, &c->vv), long_share_product(&c->uv, &c->uv));
    u128 least, all;
    BOUND(s128_sign(part) >= 0 && s128_sign(whole) > 0);
    rim_set(&all, u128_of(s64_bits(whole.hi), whole.lo));
    const u128 rest = u128_sub(u128_of(all.hi, all.lo), u128_of(s64_bits(part.hi), part.lo));
    rim_set(&least, u128_of(s64_bits(part.hi), part.lo));
    s->from_end = u128_less(rest, u128_of(least.hi, least.lo));
    if (s->from_end)
        rim_set(&least, rest);
    s->fraction = graze_rim_share(&least, &all);
}

#endif

#endif
