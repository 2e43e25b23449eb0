/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The motion along planes of graze/contact.h: the build in floats. shape/clip.h says why the order of the planes suffices. */
#include "../include/graze/contact.h"

#if GRAZE_FLOAT
#include "number/float.h"

typedef struct {
    const graze_plane *planes;
    graze_vec3 motion, nearest;
    float size; /* 2^-20 |motion| */
    uint32_t first;
    bool is_zero;
} clip;

/* By more than rounding; false for a NaN. */
static bool clip_enters(const clip *c, const graze_vec3 *normal)
{
    const float side = vec3_dot(&c->nearest, normal);
    return is_negative(side) && float_less(c->size * float_sqrt(vec3_dot(normal, normal)), -side);
}

static void clip_set_zero(clip *c)
{
    vec3_set(&c->nearest, 0.0f, 0.0f, 0.0f);
    c->is_zero = true;
}

/* The part along the line of two planes. */
static void clip_turn(clip *c, const graze_vec3 *normal)
{
    const graze_vec3 line = vec3_cross(&c->planes[c->first].normal, normal);
    const float whole = vec3_dot(&line, &line);
    if (!is_positive(whole)) {
        clip_set_zero(c);
        return;
    }
    const float share = float_div(vec3_dot(&line, &c->motion), whole);
    vec3_set(&c->nearest, line.x * share, line.y * share, line.z * share);
}

static void clip_into_plane(clip *c, uint32_t first)
{
    c->first = first;
    const graze_vec3 slid = graze_vec3_slide(c->motion, c->planes[first].normal);
    vec3_copy(&c->nearest, &slid);
    for (uint32_t i = 0; i < first && !c->is_zero; i++)
        if (clip_enters(c, &c->planes[i].normal))
            clip_turn(c, &c->planes[i].normal);
    for (uint32_t i = 0; i < first && !c->is_zero; i++)
        if (clip_enters(c, &c->planes[i].normal))
            clip_set_zero(c);
}

graze_vec3 graze_vec3_clip(graze_vec3 motion, const graze_plane *planes, uint32_t count)
{
    clip c;
    c.planes = planes;
    vec3_copy(&c.motion, &motion);
    vec3_copy(&c.nearest, &motion);
    c.size = float_sqrt(vec3_dot(&motion, &motion)) * 0x1p-20f;
    c.first = 0;
    c.is_zero = false;
    for (uint32_t i = 0; i < count && !c.is_zero; i++)
        if (clip_enters(&c, &planes[i].normal))
            clip_into_plane(&c, i);
    return c.nearest;
}

#endif
