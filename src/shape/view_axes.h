/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The axes of a view, exact and of any length. */
#ifndef GRAZE_SHAPE_VIEW_AXES_H
#define GRAZE_SHAPE_VIEW_AXES_H

#include "../number/transform.h"

typedef struct {
    heading right, up, forward;
} view_axes;

static inline void set_view_axes(view_axes *axes, const graze_vec3 *eye, const graze_vec3 *target,
                                 const graze_vec3 *up)
{
    const graze_vec3 ahead = graze_vec3_of(0, 0, -GRAZE_ONE);
    short_heading forward, above;
    short_heading_between(&forward, eye, target);
    if (short_heading_is_zero(&forward))
        short_heading_of(&forward, &ahead);
    short_heading_of(&above, up);
    heading_across_short(&axes->right, &forward, &above);
    if (heading_is_zero(&axes->right)) {
        const graze_vec3 instead = short_heading_least_axis(&forward);
        short_heading_of(&above, &instead);
        heading_across_short(&axes->right, &forward, &above);
    }
    heading_across(&axes->up, &axes->right, &forward);
    heading_of_short(&axes->forward, &forward);
}

/* The unit vectors of a view. */
static inline void set_view(graze_vec3 *right, graze_vec3 *upward, graze_vec3 *forward,
                            const graze_vec3 *eye, const graze_vec3 *target, const graze_vec3 *up)
{
    view_axes axes;
    set_view_axes(&axes, eye, target, up);
    set_heading_unit(right, &axes.right);
    set_heading_unit(upward, &axes.up);
    set_heading_unit(forward, &axes.forward);
}

#endif
