/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The planes of cameras. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "../include/graze/camera.h"
#include "shape/frustum_nothing.h"
#include "shape/picture.h"

static inline void frustum_set_far_ends(graze_frustum *f, const graze_camera *c)
{
    graze_normal *front = &f->normal[GRAZE_FRUSTUM_NEAR], *back = &f->normal[GRAZE_FRUSTUM_FAR];
    short_heading axis;
    heading forward;
    short_heading_of(&axis, &c->forward);
    heading_of_short(&forward, &axis);
    set_heading_normal(front, &forward, false);
    back->x = -front->x;
    back->y = -front->y;
    back->z = -front->z;
    f->limit[GRAZE_FRUSTUM_NEAR] = limit_beyond(front, &c->position, c->z_near);
    f->limit[GRAZE_FRUSTUM_FAR] = limit_beyond(back, &c->position, -c->z_far);
}

/* The plane through the eye and that edge of the picture. `inward`: the cross product of the direction to the
 * middle of the edge and the axis along it points into the picture. */
static inline void frustum_set_side(graze_frustum *f, int plane, const graze_camera *c,
                                    const rotor *half, const picture_point *edge, bool inward)
{
    sight weights;
    heading way, across;
    set_sight(&weights, half, c->aspect, edge);
    set_way(&way, c, &weights);
    heading_across_axis(&across, &way, edge->y == 0 ? &c->up : &c->right);
    set_heading_normal(&f->normal[plane], &across, !inward);
    f->limit[plane] = limit_beyond(&f->normal[plane], &c->position, 0);
}

void graze_frustum_from_camera(const graze_camera *camera, graze_frustum *frustum)
{
    static const picture_point left = {-1, 0, 1, 1}, right = {1, 0, 1, 1}, bottom = {0, -1, 1, 1},
                               top = {0, 1, 1, 1};
    const int hand = picture_hand(camera);
    if (hand == 0) {
        frustum_set_empty(frustum);
        return;
    }
    const rotor half = rotor_of_half(camera->fov);
    frustum_set_far_ends(frustum, camera);
    frustum_set_side(frustum, GRAZE_FRUSTUM_LEFT, camera, &half, &left, hand < 0);
    frustum_set_side(frustum, GRAZE_FRUSTUM_RIGHT, camera, &half, &right, hand > 0);
    frustum_set_side(frustum, GRAZE_FRUSTUM_BOTTOM, camera, &half, &bottom, hand > 0);
    frustum_set_side(frustum, GRAZE_FRUSTUM_TOP, camera, &half, &top, hand < 0);
}

#endif
