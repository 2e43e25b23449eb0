/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The motion closest to another one that goes into none of several planes: any numbers.
 *
 * The planes count as planes through 0. They are added one by one. Where the nearest motion so far goes into the next
 * plane, the new one lies in that plane: it is the part of the motion along it, or along the line with a plane before it,
 * or 0.
 *
 * In the plane, each plane before it is a half-plane from 0. Those that the part goes into turn it to one side, or to the
 * other; the one that turns it farthest is found by the sign of a volume, as the part along its line goes into no other of
 * that side. If the part along that line goes into any plane, no motion in the plane is closer than 0.
 *
 * What is rounded may go into a plane by less than a unit. Then it moves off that plane, by half a unit along the greatest
 * component of the normal, until it goes into none. contact.h says why that ends, and how far it leads.
 */
#include "../../include/graze/contact.h"
#include "clip_numbers.h"

typedef enum { CLIP_FREE, CLIP_PLANE, CLIP_LINE, CLIP_ZERO } clip_kind;

typedef struct {
    const graze_plane *planes;
    uint32_t count, first;
    graze_vec3 motion;
    clip_kind
        kind; /* what the nearest motion is a part along: nothing, the first plane, the line */
    line_of_planes line;
    int along; /* the sign of line . motion; if that is 0, so is the part along the line */
} clip;

/* ---- The nearest motion ---- */

static bool clip_enters(const clip *c, const graze_vec3 *normal)
{
    if (c->kind == CLIP_FREE)
        return enters_side(normal, &c->motion);
    if (c->kind == CLIP_PLANE)
        return slides_into(&c->motion, &c->planes[c->first].normal, normal);
    return c->kind == CLIP_LINE && line_side(&c->line, normal) * c->along < 0;
}

/* Turns it along the line of the first plane and this one. */
static inline void clip_turn(clip *c, const graze_vec3 *normal)
{
    line_of(&c->line, &c->planes[c->first].normal, normal);
    c->along = line_side(&c->line, &c->motion);
    c->kind = CLIP_LINE;
}

/* The nearest motion in a plane, of those that go into no plane before it. */
static void clip_into_plane(clip *c, uint32_t first)
{
    c->kind = CLIP_PLANE;
    c->first = first;
    for (uint32_t i = 0; i < first; i++)
        if (clip_enters(c, &c->planes[i].normal))
            clip_turn(c, &c->planes[i].normal);
    for (uint32_t i = 0; i < first; i++)
        if (clip_enters(c, &c->planes[i].normal))
            c->kind = CLIP_ZERO;
}

static inline void clip_find(clip *c)
{
    c->kind = CLIP_FREE;
    for (uint32_t i = 0; i < c->count; i++)
        if (clip_enters(c, &c->planes[i].normal))
            clip_into_plane(c, i);
}

/* ---- Rounded ---- */

static inline void clip_round(const clip *c, graze_vec3 *nearest)
{
    if (c->kind == CLIP_LINE) {
        line_share(&c->line, &c->motion, nearest);
        return;
    }
    const graze_vec3 slid = graze_vec3_slide(c->motion, c->planes[c->first].normal);
    vec3_copy(nearest, &slid);
}

static inline bool clip_is_long(graze_scalar c)
{
    return c > GRAZE_CLIP_MOST * GRAZE_ONE || c < -GRAZE_CLIP_MOST * GRAZE_ONE;
}

/* It never saturates: see clip_move_off. */
static inline graze_scalar clip_sum(graze_scalar a, graze_scalar b)
{
    return graze_held((int64_t)a + b);
}

/* Half a unit times c / greatest, in 2^-16 raw units. */
static inline graze_scalar clip_step(graze_scalar c, uint32_t greatest)
{
    return s32_offset(0, c < 0, graze_u32_round_ratio(32768, s32_magnitude(c), greatest));
}

static inline uint32_t clip_greatest(const graze_vec3 *normal)
{
    const uint32_t x = s32_magnitude(normal->x), y = s32_magnitude(normal->y),
                   z = s32_magnitude(normal->z), two = x > y ? x : y;
    return two > z ? two : z;
}

static inline void clip_step_off(graze_vec3 *off, const graze_vec3 *normal)
{
    const uint32_t greatest = clip_greatest(normal);
    off->x = clip_sum(off->x, clip_step(normal->x, greatest));
    off->y = clip_sum(off->y, clip_step(normal->y, greatest));
    off->z = clip_sum(off->z, clip_step(normal->z, greatest));
}

/* The first plane that the motion goes into, or the count. */
static uint32_t clip_first_entered(const clip *c, const graze_vec3 *motion)
{
    uint32_t i = 0;
    while (i < c->count && !enters_side(&c->planes[i].normal, motion))
        i++;
    return i;
}

/* |nearest| <= 2^31 - 2^16, and the way off is below 16 raw units. */
static void clip_move_off(const clip *c, graze_vec3 *motion)
{
    graze_vec3 nearest, off;
    vec3_copy(&nearest, motion);
    vec3_set(&off, 0, 0, 0);
    for (int steps = 0;; steps++) {
        const uint32_t entered = clip_first_entered(c, motion);
        if (entered == c->count)
            return;
        if (steps == GRAZE_CLIP_STEPS)
            break;
        clip_step_off(&off, &c->planes[entered].normal);
        vec3_set(motion, clip_sum(nearest.x, scalar_of_wide(off.x)),
                 clip_sum(nearest.y, scalar_of_wide(off.y)),
                 clip_sum(nearest.z, scalar_of_wide(off.z)));
    }
    vec3_set(motion, 0, 0, 0);
}

/* A half is at most 2^30, so its parts are below 1.37 * 2^30. */
static inline void clip_find_short(clip *c, graze_vec3 *nearest)
{
    clip_find(c);
    if (c->kind == CLIP_FREE || c->kind == CLIP_ZERO)
        return;
    clip_round(c, nearest);
    if (!clip_is_long(nearest->x) && !clip_is_long(nearest->y) && !clip_is_long(nearest->z))
        return;
    vec3_set(&c->motion, c->motion.x / 2, c->motion.y / 2, c->motion.z / 2);
    clip_find(c);
    if (c->kind == CLIP_PLANE || c->kind == CLIP_LINE)
        clip_round(c, nearest);
}

GRAZE_INLINE void vec3_clip(graze_vec3 *motion, const graze_plane *planes, uint32_t count)
{
    clip c;
    c.planes = planes;
    c.count = count;
    c.first = 0;
    vec3_copy(&c.motion, motion);
    clip_find_short(&c, motion);
    if (c.kind == CLIP_ZERO)
        vec3_set(motion, 0, 0, 0);
    else if (c.kind == CLIP_FREE)
        vec3_copy(motion, &c.motion);
    else
        clip_move_off(&c, motion);
}
