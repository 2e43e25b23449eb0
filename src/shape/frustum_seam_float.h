/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Corners and edges of frustums in binary32. frustum_seam.h specifies each function. */
#ifndef GRAZE_SHAPE_FRUSTUM_SEAM_FLOAT_H
#define GRAZE_SHAPE_FRUSTUM_SEAM_FLOAT_H

/* moment: p.limit * q.normal - q.limit * p.normal */
typedef struct {
    float direction[AXES], moment[AXES];
} seam;

typedef struct {
    float part, whole;
} cut;

static inline float held_to_sums(float c)
{
    const float most = 0x1p60f;
    return c > most ? most : c < -most ? -most : c;
}

static inline void hold_box(graze_aabb *held, const graze_aabb *box)
{
    vec3_set(&held->min, held_to_sums(box->min.x), held_to_sums(box->min.y),
             held_to_sums(box->min.z));
    vec3_set(&held->max, held_to_sums(box->max.x), held_to_sums(box->max.y),
             held_to_sums(box->max.z));
}

static inline float cross_along(const half_space *p, const half_space *q, unsigned axis)
{
    const unsigned next = axis_after(axis), last = axis_after(next);
    return p->normal[next] * q->normal[last] - p->normal[last] * q->normal[next];
}

/* The axis along which the line runs most. */
static inline unsigned seam_axis(const half_space *p, const half_space *q)
{
    unsigned best = AXES;
    float most = 0;
    for (unsigned axis = 0; axis < AXES; axis++) {
        const float run = float_size(cross_along(p, q, axis));
        if (run > most) {
            most = run;
            best = axis;
        }
    }
    return best;
}

static inline void seam_clear_moments(seam *s)
{
    s->moment[0] = s->moment[1] = s->moment[2] = 0;
}

static inline void seam_set_moment(seam *s, const half_space *p, const half_space *q, unsigned axis)
{
    s->moment[axis] = p->limit * q->normal[axis] - q->limit * p->normal[axis];
}

static inline void set_cut_part(cut *c, const seam *s, const half_space *h, unsigned axis)
{
    const unsigned next = axis_after(axis), last = axis_after(next);
    c->part = h->limit * s->direction[axis] - h->normal[next] * s->moment[last] +
              h->normal[last] * s->moment[next];
}

static inline void set_cut_whole(cut *c, const seam *s, const half_space *h)
{
    c->whole = h->normal[0] * s->direction[0] + h->normal[1] * s->direction[1] +
               h->normal[2] * s->direction[2];
}

static inline int cut_whole(const cut *c)
{
    return (c->whole > 0) - (c->whole < 0);
}

static inline bool cut_excludes(const cut *c)
{
    return !is_number(c->whole) || !is_number(c->part) || (is_nothing(c->whole) && c->part > 0);
}

static inline void cut_turn(cut *c)
{
    c->part = -c->part;
    c->whole = -c->whole;
}

static inline void cut_clear(cut *c)
{
    c->part = c->whole = 0;
}

static inline void cut_copy(cut *to, const cut *from)
{
    to->part = from->part;
    to->whole = from->whole;
}

static inline bool cut_at_most(const cut *a, const cut *b)
{
    return a->part * b->whole <= b->part * a->whole;
}

/* If the whole is 0 or -0, the sign of part decides. */
static inline graze_scalar cut_nearest(const cut *c)
{
    if (!is_nothing(c->whole))
        return held(float_quotient(c->part, c->whole));
    if (is_nothing(c->part) || !is_number(c->part))
        return c->part;
    return c->part > 0 ? GRAZE_SCALAR_MAX : GRAZE_SCALAR_MIN;
}

static inline graze_scalar cut_floor(const cut *c)
{
    return cut_nearest(c);
}

static inline graze_scalar cut_ceil(const cut *c)
{
    return cut_nearest(c);
}

#endif
