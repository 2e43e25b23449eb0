/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Cameras in binary32. See sight.h. */
#ifndef GRAZE_ARITH_SIGHT_FLOAT_H
#define GRAZE_ARITH_SIGHT_FLOAT_H

typedef struct {
    float forward, right, up;
} sight;

static inline void set_sight(sight *s, const rotor *half, graze_scalar aspect,
                             const picture_point *at)
{
    s->forward = half->cosine;
    s->right = half->sine * aspect * float_quotient((float)at->x, (float)at->width);
    s->up = half->sine * float_quotient((float)at->y, (float)at->height);
}

/* Other headings are scaled; a way is not. */
static inline void set_way(heading *h, const graze_camera *c, const sight *s)
{
    h->v.x = c->forward.x * s->forward + c->right.x * s->right + c->up.x * s->up;
    h->v.y = c->forward.y * s->forward + c->right.y * s->right + c->up.y * s->up;
    h->v.z = c->forward.z * s->forward + c->right.z * s->right + c->up.z * s->up;
}

static inline void heading_across_axis(heading *h, const heading *a, const graze_vec3 *v)
{
    short_heading way, axis;
    short_heading_of(&way, &a->v);
    short_heading_of(&axis, v);
    heading_across(h, &way, &axis);
}

static inline int heading_side(const heading *a, const graze_vec3 *v)
{
    short_heading h;
    short_heading_of(&h, v);
    float along = a->v.x * h.v.x + a->v.y * h.v.y + a->v.z * h.v.z;
    if (is_nothing(along))
        return 0;
    return along < 0 ? -1 : 1;
}

static inline void set_heading_normal(graze_normal *normal, const heading *h, bool negative)
{
    graze_vec3 unit;
    set_heading_unit(&unit, h);
    normal->x = negative ? -unit.x : unit.x;
    normal->y = negative ? -unit.y : unit.y;
    normal->z = negative ? -unit.z : unit.z;
}

static inline graze_wide limit_beyond(const graze_normal *n, const graze_vec3 *p,
                                      graze_scalar distance)
{
    return n->x * p->x + n->y * p->y + n->z * p->z + distance;
}

static inline void set_run(graze_ray *ray, const heading *way, const sight *s, graze_scalar depth)
{
    const float most = greatest_of(way->v.x, way->v.y, way->v.z);
    ray->t_max = 1;
    while (most * float_quotient(depth, s->forward) > FLT_MAX && ray->t_max < 0x1p120f) {
        depth *= 0.5f;
        ray->t_max *= 2;
    }
    const float scale = float_quotient(depth, s->forward);
    ray->dir.x = way->v.x * scale;
    ray->dir.y = way->v.y * scale;
    ray->dir.z = way->v.z * scale;
}

#endif
