/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Frustums in binary32. frustum_view.h specifies each function. */
#ifndef GRAZE_SHAPE_FRUSTUM_VIEW_FLOAT_H
#define GRAZE_SHAPE_FRUSTUM_VIEW_FLOAT_H

GRAZE_INLINE bool is_short(graze_scalar c)
{
    (void)c;
    return true;
}

GRAZE_INLINE float pull_of(const graze_normal *n, const graze_vec3 *p)
{
    return n->x * p->x + n->y * p->y + n->z * p->z;
}

GRAZE_INLINE bool plane_holds(const graze_normal *n, graze_wide limit, const graze_vec3 *p,
                              bool is_short)
{
    (void)is_short;
    return pull_of(n, p) >= limit;
}

GRAZE_INLINE bool plane_excludes(const graze_normal *n, graze_wide limit, const graze_vec3 *p,
                                 bool is_short)
{
    (void)is_short;
    return pull_of(n, p) < limit;
}

/* In floats ball_is_in and ball_is_out need no such test: for a NaN both are false. */
GRAZE_INLINE bool is_no_normal(const graze_normal *n)
{
    (void)n;
    return false;
}

/* How far a ball reaches along the normal: 0 for a zero normal. */
GRAZE_INLINE float radius_along(const graze_normal *n, graze_scalar radius)
{
    bool none = is_nothing(n->x) && is_nothing(n->y) && is_nothing(n->z);
    return none ? 0 : radius;
}

GRAZE_INLINE bool ball_is_in(const graze_normal *n, graze_wide limit, const graze_sphere *s,
                             bool is_short)
{
    (void)is_short;
    return pull_of(n, &s->center) - radius_along(n, s->radius) >= limit;
}

GRAZE_INLINE bool ball_is_out(const graze_normal *n, graze_wide limit, const graze_sphere *s,
                              bool is_short)
{
    (void)is_short;
    return pull_of(n, &s->center) + radius_along(n, s->radius) < limit;
}

/* Floats have no short test. */
GRAZE_INLINE graze_wide box_slack_of(const graze_obb *box)
{
    (void)box;
    return 0;
}

static inline float pull_along(const graze_normal *n, const graze_vec3 *axis, graze_scalar half)
{
    return half * float_size(pull_of(n, axis));
}

GRAZE_INLINE graze_view box_view(const graze_normal *n, graze_wide limit, const graze_obb *box,
                                 graze_wide slack)
{
    const float center = pull_of(n, &box->center);
    const float beyond = pull_along(n, &box->axis[0], box->half.x) +
                         pull_along(n, &box->axis[1], box->half.y) +
                         pull_along(n, &box->axis[2], box->half.z);
    (void)slack;
    if (center - beyond >= limit)
        return GRAZE_VIEW_INSIDE;
    return center + beyond < limit ? GRAZE_VIEW_OUTSIDE : GRAZE_VIEW_PARTLY;
}

#endif
