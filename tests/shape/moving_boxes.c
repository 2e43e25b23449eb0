/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "moving_boxes.h"
#include "flat.h"

moving_scene moving_at(double x, double y, double motion_x, double motion_y)
{
    const moving_scene s = {
        {-4, -2, -1}, {4, 2, 1}, {x, y, -2}, {x + 2, y + 1, 2}, {motion_x, motion_y, 0}};
    return s;
}

moving_stop moving_nothing(graze_result result)
{
    const moving_stop e = {GRAZE_MISS, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, 0, GRAZE_FEATURE_NONE, 0};
    moving_stop made = e;
    made.result = result;
    return made;
}

moving_stop moving_meets(graze_result result, double x, double y, double point_x, double point_y,
                         double fraction)
{
    moving_stop e = moving_nothing(result);
    e.center[0] = x;
    e.center[1] = y;
    e.center[2] = -2;
    e.point[0] = point_x;
    e.point[1] = point_y;
    e.fraction = fraction;
    return e;
}

moving_stop moving_on_face(moving_stop e, int face)
{
    e.feature = GRAZE_FEATURE_FACE;
    e.index = face;
    e.normal[face / 2] = face % 2 > 0 ? 1 : -1;
    return e;
}

moving_stop moving_on_edge(moving_stop e, int corner)
{
    e.feature = GRAZE_FEATURE_EDGE;
    e.index = 8 + corner;
    e.normal[0] = corner % 2 > 0 ? 1 : -1;
    return e;
}

/* ---- Calls ---- */

graze_vec3 moving_units(const double *v)
{
    return vec3_units(v[0], v[1], v[2]);
}

graze_aabb moving_box_of(const double *min, const double *max)
{
    graze_aabb box;
    box.min = moving_units(min);
    box.max = moving_units(max);
    return box;
}

static graze_rect rect_of(const double *min, const double *max)
{
    graze_rect rect;
    rect.min = flat_units(min[0], min[1]);
    rect.max = flat_units(max[0], max[1]);
    return rect;
}

/* Rounded down in the fixed build. */
static bool is_fraction(graze_fraction fraction, double exact)
{
#if GRAZE_FLOAT
    return fraction <= (float)exact + 0x1p-20f && (float)exact <= fraction + 0x1p-20f;
#else
    const double whole = exact * 1073741824.0;
    return fraction <= whole && whole < fraction + 1.0;
#endif
}

static bool is_untouched(const graze_sweep_hit *h)
{
    const graze_vec3 none = graze_vec3_of(7, 7, 7);
    return vec3_equal(h->center, none) && vec3_equal(h->point, none) &&
           vec3_equal(h->normal, none) && h->fraction == 7 && h->feature == 7 && h->index == 7;
}

static bool is_stop(const graze_sweep_hit *h, const moving_stop *e)
{
    if (e->result == GRAZE_MISS)
        return is_untouched(h);
    return vec3_equal(h->center, moving_units(e->center)) &&
           vec3_equal(h->point, moving_units(e->point)) &&
           vec3_equal(h->normal, moving_units(e->normal)) &&
           is_fraction(h->fraction, e->fraction) && h->feature == e->feature &&
           h->index == e->index;
}

bool moving_boxes_stop(const moving_scene *s, const moving_stop *e)
{
    const graze_aabb box = moving_box_of(s->low, s->high), mover = moving_box_of(s->min, s->max);
    const graze_vec3 none = graze_vec3_of(7, 7, 7), motion = moving_units(s->motion);
    graze_sweep_hit hit;
    hit.center = hit.point = hit.normal = none;
    hit.fraction = 7;
    hit.feature = hit.index = 7;
    return graze_aabb_aabbcast(&box, &mover, motion, &hit) == e->result && is_stop(&hit, e) &&
           graze_aabb_aabbcast(&box, &mover, motion, 0) == e->result;
}

static graze_vec3 from_flat(graze_vec2 v, double z)
{
    return graze_vec3_of(v.x, v.y, vec3_units(0, 0, z).z);
}

/* The hit as one of boxes: a side is a face, and a corner an edge along z. */
static graze_sweep_hit from_flat_hit(const graze_sweep_hit2 *flat, const moving_stop *e)
{
    graze_sweep_hit hit;
    hit.center = from_flat(flat->center, e->center[2]);
    hit.point = from_flat(flat->point, e->point[2]);
    hit.normal = from_flat(flat->normal, 0);
    hit.fraction = flat->fraction;
    hit.feature = flat->feature > GRAZE_FEATURE_NONE ? flat->feature - 1 : flat->feature;
    hit.index = flat->feature == GRAZE_FEATURE_CORNER ? 8 + flat->index : flat->index;
    return hit;
}

bool moving_rects_stop(const moving_scene *s, const moving_stop *e)
{
    const graze_rect rect = rect_of(s->low, s->high), mover = rect_of(s->min, s->max);
    const graze_vec2 motion = flat_units(s->motion[0], s->motion[1]);
    graze_sweep_hit2 flat;
    flat.center = flat.point = flat.normal = graze_vec2_of(7, 7);
    flat.fraction = 7;
    flat.feature = flat.index = 7;
    if (graze_rect_rectcast(&rect, &mover, motion, &flat) != e->result ||
        graze_rect_rectcast(&rect, &mover, motion, 0) != e->result)
        return false;
    const graze_sweep_hit hit = from_flat_hit(&flat, e);
    return e->result == GRAZE_MISS ? flat.index == 7 && flat.center.x == 7 : is_stop(&hit, e);
}

/* ---- Images ---- */

static void turn(double *v)
{
    const double last = v[2];
    v[2] = v[1];
    v[1] = v[0];
    v[0] = last;
}

/* Each axis takes the place of the next. */
static void turn_scene(moving_scene *s, moving_stop *e)
{
    turn(s->low);
    turn(s->high);
    turn(s->min);
    turn(s->max);
    turn(s->motion);
    turn(e->center);
    turn(e->point);
    turn(e->normal);
    if (e->feature == GRAZE_FEATURE_FACE)
        e->index = (e->index + 2) % 6;
}

static void mirror_scene(moving_scene *s, moving_stop *e)
{
    for (int i = 0; i < AXES; i++) {
        const double low = s->low[i], min = s->min[i], size = s->max[i] - min;
        s->low[i] = -s->high[i];
        s->high[i] = -low;
        s->min[i] = -s->max[i];
        s->max[i] = -min;
        s->motion[i] = 0 - s->motion[i];
        e->point[i] = e->result == GRAZE_INSIDE ? s->min[i] : 0 - e->point[i];
        e->center[i] = 0 - e->center[i] - size;
        e->normal[i] = 0 - e->normal[i];
    }
    if (e->feature == GRAZE_FEATURE_FACE)
        e->index = e->index % 2 > 0 ? e->index - 1 : e->index + 1;
}

bool moving_all_stop(moving_scene s, moving_stop e)
{
    for (int mirrored = 0; mirrored < 2; mirrored++) {
        if (!moving_rects_stop(&s, &e))
            return false;
        for (int turned = 0; turned < AXES; turned++) {
            if (!moving_boxes_stop(&s, &e))
                return false;
            turn_scene(&s, &e);
        }
        mirror_scene(&s, &e);
    }
    return true;
}

bool moving_both_stop(moving_scene s, moving_stop e)
{
    return moving_boxes_stop(&s, &e) && moving_rects_stop(&s, &e);
}

moving_stop moving_starts_inside(const moving_scene *s)
{
    moving_stop e = moving_nothing(GRAZE_INSIDE);
    for (int i = 0; i < AXES; i++)
        e.center[i] = e.point[i] = s->min[i];
    return e;
}
