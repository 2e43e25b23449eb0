/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The planes of contact of oriented boxes and capsules, of graze/contact.h: the build in floats. */
#include "../include/graze/separate.h"

#if GRAZE_FLOAT
#include "shape/contact_solid_float.h"
#include "shape/obb_core_float.h"

/* The nearest place of the core, the gap there on each axis of the box, and where the box is closest. */
typedef struct {
    graze_vec3 gap, place;
} obb_gap;

static void obb_find_gap(obb_gap *g, const graze_obb *box, const graze_segment *core)
{
    box_core c;
    const graze_vec3 run = vec3_between(&core->a, &core->b);
    (void)obb_set_core(&c, box, core);
    const float t = box_nearest_on_core(&c);
    vec3_set(&g->gap, box_gap_at(&c, 0, t), box_gap_at(&c, 1, t), box_gap_at(&c, 2, t));
    const graze_vec3 place =
        graze_vec3_of(core->a.x + run.x * t, core->a.y + run.y * t, core->a.z + run.z * t);
    graze_obb_closest_point(box, &place, &g->place);
}

/* The sum of the axes, each times its gap. */
static uint32_t obb_plane_outside(const graze_obb *box, const obb_gap *g, graze_plane *planes,
                                  uint32_t most)
{
    const graze_vec3 *a = box->axis, *gap = &g->gap;
    graze_vec3 way, heading;
    vec3_set(&way, a[0].x * gap->x + a[1].x * gap->y + a[2].x * gap->z,
             a[0].y * gap->x + a[1].y * gap->y + a[2].y * gap->z,
             a[0].z * gap->x + a[1].z * gap->y + a[2].z * gap->z);
    if (!vec3_set_unit(&heading, &way))
        return 0;
    return contact_write(planes, most, &g->place, 0.0f, &heading);
}

/* Against the first axis that is not zero, and beside the start of the core. */
static uint32_t obb_plane_held(const graze_obb *box, const graze_segment *core, graze_plane *planes,
                               uint32_t most)
{
    const graze_vec3 *a = &box->axis[0];
    graze_vec3 place, heading;
    while (a < &box->axis[2] && vec3_is_zero(a))
        a++;
    if (!vec3_set_unit(&heading, a))
        return 0;
    vec3_set(&heading, -heading.x, -heading.y, -heading.z);
    graze_obb_closest_point(box, &core->a, &place);
    return contact_write(planes, most, &place, 0.0f, &heading);
}

/* On the side to which the normal points; beside the start of the core, if it points to none. */
static float obb_side_along(float facing, float along, float half)
{
    if (is_negative(facing) || is_positive(facing))
        return is_negative(facing) ? -half : half;
    return float_less(along, -half) ? -half : float_less(half, along) ? half : along;
}

/* As the core is moved out. */
static uint32_t obb_plane_inside(const graze_obb *box, const graze_segment *core,
                                 graze_plane *planes, uint32_t most)
{
    const graze_vec3 start = vec3_between(&box->center, &core->a), *a = box->axis;
    graze_capsule mover;
    graze_vec3 move, heading, facing, place;
    vec3_copy(&mover.core.a, &core->a);
    vec3_copy(&mover.core.b, &core->b);
    mover.radius = GRAZE_ONE;
    if (grazef_obb_separate_facing(box, &mover, &move, &heading, &facing) != GRAZE_MOVED)
        return obb_plane_held(box, core, planes, most);
    const float x = obb_side_along(facing.x, vec3_dot(&a[0], &start), box->half.x);
    const float y = obb_side_along(facing.y, vec3_dot(&a[1], &start), box->half.y);
    const float z = obb_side_along(facing.z, vec3_dot(&a[2], &start), box->half.z);
    vec3_set(&place, box->center.x + a[0].x * x + a[1].x * y + a[2].x * z,
             box->center.y + a[0].y * x + a[1].y * y + a[2].y * z,
             box->center.z + a[0].z * x + a[1].z * y + a[2].z * z);
    return contact_write(planes, most, &place, 0.0f, &heading);
}

uint32_t graze_obb_planes_of_capsule(const graze_obb *target, const graze_capsule *capsule,
                                     graze_scalar margin, graze_plane *planes, uint32_t most)
{
    graze_capsule grown;
    obb_gap g;
    const graze_vec3 run = vec3_between(&capsule->core.a, &capsule->core.b);
    vec3_copy(&grown.core.a, &capsule->core.a);
    vec3_copy(&grown.core.b, &capsule->core.b);
    grown.radius = contact_limit(capsule->radius, margin);
    if (vec3_is_zero(&run)) {
        graze_sphere ball;
        vec3_copy(&ball.center, &capsule->core.a);
        ball.radius = capsule->radius;
        return graze_obb_planes_of_sphere(target, &ball, margin, planes, most);
    }
    if (!graze_obb_overlaps_capsule(target, &grown))
        return 0;
    obb_find_gap(&g, target, &capsule->core);
    return vec3_is_zero(&g.gap) ? obb_plane_inside(target, &capsule->core, planes, most)
                                : obb_plane_outside(target, &g, planes, most);
}

#endif
