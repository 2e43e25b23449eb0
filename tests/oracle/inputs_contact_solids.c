/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_contact_solids.h"

#include "draw.h"

static int32_t least_radius(const contact_solid_words *w)
{
    const int32_t radii[4] = {w->space.mover[6], w->space.rod_mover[6], w->space.box_mover[6],
                              w->oriented.capsule[6]};
    int32_t least = INT32_MAX;
    for (int i = 0; i < 4; i++)
        if (radii[i] > 0 && radii[i] < least)
            least = radii[i];
    return least;
}

/* A radius that is 0 or negative stays. */
static void shorten(int32_t *radius, int32_t by)
{
    if (*radius > 0)
        *radius = hold((int64_t)*radius - by);
}

/* Part of the radii, or more than one of them. */
static void share_margin(input_stream *s, contact_solid_words *w)
{
    w->margin = draw_about_zero(s, draw_less(s, least_radius(w)));
    shorten(&w->space.mover[6], w->margin);
    shorten(&w->space.rod_mover[6], w->margin);
    shorten(&w->space.box_mover[6], w->margin);
    shorten(&w->oriented.capsule[6], w->margin);
}

static void copy_point(int32_t *to, const int32_t *from)
{
    for (int i = 0; i < 3; i++)
        to[i] = from[i];
}

/* At an end of the other core, at a corner of the box, in its middle. */
static void meet(input_stream *s, contact_solid_words *w)
{
    int32_t *at = w->space.box_mover;
    const int32_t *box = w->space.box;
    copy_point(w->space.rod_mover, w->space.rod + (draw_chance(s, 2) ? 3 : 0));
    copy_point(at, box + (draw_chance(s, 2) ? 3 : 0));
    for (int i = 0; i < 3; i++)
        if (draw_chance(s, 2))
            at[i] = box[i] / 2 + box[3 + i] / 2;
}

void input_contact_solids(uint64_t seed, uint32_t index, contact_solid_words *w)
{
    const int kind = (int)(index % SPACE_CLASSES);
    input_stream s;
    input_separate_space(seed, index, &w->space);
    input_obb_capsule(seed, index / SPACE_CLASSES, &w->oriented);
    draw_start(&s, seed ^ UINT64_C(0x736f6c696473), index); /* "solids" */
    w->margin = 0;
    w->most = draw_chance(&s, 8) ? 0 : 1 + draw_below(&s, 2);
    if (kind != SPACE_TOUCHING && kind != SPACE_BESIDE && draw_chance(&s, 12))
        meet(&s, w);
    if (draw_chance(&s, 2))
        share_margin(&s, w);
    else if (draw_chance(&s, 8))
        w->margin = draw_chance(&s, 2) ? draw_corner(&s) : draw_about_zero(&s, draw_power(&s, 20));
}
