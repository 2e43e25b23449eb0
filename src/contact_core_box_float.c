/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The planes of contact of boxes and capsules, of graze/contact.h: the build in floats. */
#include "../include/graze/contact.h"
#include "../include/graze/separate.h"

#if GRAZE_FLOAT
#include "shape/box_core_float.h"

static inline float box_side_along(float normal, float min, float max, float within)
{
    return is_negative(normal) ? min : is_positive(normal) ? max : within;
}

/* A core that meets the box: as it is moved out; -x if there is no such move. */
static void box_set_plane_out(graze_plane *plane, const graze_aabb *box, const graze_segment *core)
{
    graze_capsule mover;
    graze_vec3 move, *n = &plane->normal, *p = &plane->point;
    vec3_copy(&mover.core.a, &core->a);
    vec3_copy(&mover.core.b, &core->b);
    mover.radius = GRAZE_ONE;
    if (graze_aabb_separate_capsule(box, &mover, &move, n) != GRAZE_MOVED)
        vec3_set(n, -1.0f, 0.0f, 0.0f);
    graze_aabb_closest_point(box, &core->a, p);
    vec3_set(p, box_side_along(n->x, box->min.x, box->max.x, p->x),
             box_side_along(n->y, box->min.y, box->max.y, p->y),
             box_side_along(n->z, box->min.z, box->max.z, p->z));
}

static void box_set_plane_of_core(graze_plane *plane, const graze_aabb *box,
                                  const graze_segment *core)
{
    box_core c;
    box_set_core(&c, box, core);
    const float t = box_nearest_on_core(&c);
    const float x = box_gap_at(&c, 0, t), y = box_gap_at(&c, 1, t), z = box_gap_at(&c, 2, t);
    const float distance = float_sqrt(x * x + y * y + z * z);
    if (!is_positive(distance)) {
        box_set_plane_out(plane, box, core);
        return;
    }
    const graze_vec3 place =
        graze_vec3_of(core->a.x + c.run[0] * t, core->a.y + c.run[1] * t, core->a.z + c.run[2] * t);
    graze_aabb_closest_point(box, &place, &plane->point);
    vec3_set(&plane->normal, float_div(x, distance), float_div(y, distance),
             float_div(z, distance));
}

uint32_t graze_aabb_planes_of_capsule(const graze_aabb *target, const graze_capsule *capsule,
                                      graze_scalar margin, graze_plane *planes, uint32_t most)
{
    graze_capsule grown;
    vec3_copy(&grown.core.a, &capsule->core.a);
    vec3_copy(&grown.core.b, &capsule->core.b);
    grown.radius = capsule->radius + margin;
    if (is_negative(capsule->radius) || !graze_aabb_overlaps_capsule(target, &grown))
        return 0;
    if (most > 0)
        box_set_plane_of_core(planes, target, &capsule->core);
    return 1;
}

#endif
