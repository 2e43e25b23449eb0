/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Casts at cylinders, in floats.
 *
 * The line enters and leaves an infinite cylinder half a chord before and after the place nearest to the axis. Where it is
 * within the radius already at the plane of a cap, or at its own end, the hit is there. A hit is on a cap if it is in its plane.
 */
#include "../include/graze/cylinder.h"

#if GRAZE_FLOAT
#include "number/float_scale.h"
#include "shape/cylinder_float.h"

typedef struct {
    cylinder_path p;
    graze_vec3 start, v;
    float limit;
    bool is_still; /* the line is a point */
    bool starts_inside, ends_inside;
} cylinder_line;

/* Where a hit is: in the plane of the cap at the start of the core, or at its end, or on the side. */
typedef enum { ON_FIRST_CAP, ON_SECOND_CAP, ON_SIDE } cylinder_face;

/* ---- A line ---- */

/* Whether a point, which is `gap` off the start of the core, is in the interior. */
GRAZE_INLINE bool is_in_interior(const cylinder_path *p, const graze_vec3 *gap)
{
    const float height = vec3_dot(&p->u, gap);
    if (!is_positive(p->squared) || !is_positive(height) || !float_less(height, p->squared))
        return false;
    const graze_vec3 way = vector_less(gap, &p->u, float_div(height, p->squared));
    return float_less(vec3_dot(&way, &way), p->radius * p->radius);
}

/* `end`: of the line; NULL: it has none. */
GRAZE_INLINE bool cylinder_set_line(cylinder_line *l, const graze_cylinder *cylinder,
                                    const graze_vec3 *start, const graze_vec3 *v, float limit,
                                    const graze_vec3 *end)
{
    if (!cylinder_set_path(&l->p, cylinder, start, v, limit))
        return false;
    const graze_vec3 from = vec3_between(&cylinder->core.a, start);
    vec3_copy(&l->start, start);
    vec3_copy(&l->v, v);
    l->limit = float_held(limit);
    l->is_still = !is_positive(vec3_dot(v, v)) || is_zero(limit);
    l->starts_inside = is_in_interior(&l->p, &from);
    l->ends_inside = false;
    if (end != 0) {
        const graze_vec3 to = vec3_between(&cylinder->core.a, end);
        l->ends_inside = is_in_interior(&l->p, &to);
    }
    return true;
}

/* ---- Decisions ---- */

/* Whether the line passes strictly between the caps. */
GRAZE_INLINE bool passes_between(const cylinder_path *p)
{
    if (is_zero(p->climb))
        return is_positive(p->height) && float_less(p->height, p->squared);
    return float_less(p->from, p->to);
}

GRAZE_INLINE bool comes_within(const cylinder_path *p)
{
    return float_less(path_squared_at(p, p->nearest), p->radius * p->radius);
}

/* Of a line that does not start (of an exit: end) inside. */
GRAZE_INLINE graze_result cylinder_result(const cylinder_line *l)
{
    return !l->is_still && passes_between(&l->p) && comes_within(&l->p) ? GRAZE_HIT : GRAZE_TOUCH;
}

GRAZE_INLINE bool is_within_at(const cylinder_path *p, float t)
{
    return float_at_most(path_squared_at(p, t), p->radius * p->radius);
}

/* Where the line crosses the side: half a chord before or after the place nearest to the axis. */
GRAZE_INLINE float path_crossing(const cylinder_path *p, bool last)
{
    const float middle = float_held(path_middle(p));
    const float depth = float_held(p->radius * p->radius) - path_squared_at(p, middle);
    const float squared = vec3_dot(&p->run, &p->run);
    if (!comes_within(p) || !is_positive(depth) || !is_positive(squared))
        return p->nearest;
    const float half = float_held(float_div(float_sqrt(depth), float_sqrt(squared)));
    return path_held(p, last ? middle + half : middle - half);
}

/* By the plane in which the start of the line is. */
GRAZE_INLINE cylinder_face face_of_start(const cylinder_path *p)
{
    if (is_zero(p->height))
        return ON_FIRST_CAP;
    return float_less(p->height, p->squared) ? ON_SIDE : ON_SECOND_CAP;
}

/* A line leads from the first cap to the second, or the other way, or along both. */
GRAZE_INLINE cylinder_face face_at(const cylinder_path *p, float t)
{
    const bool up = is_positive(p->climb);
    if (p->begins_in_cap && float_at_most(t, p->from))
        return up ? ON_FIRST_CAP : ON_SECOND_CAP;
    if (p->ends_in_cap && float_at_most(p->to, t))
        return up ? ON_SECOND_CAP : ON_FIRST_CAP;
    return is_zero(t) || is_zero(p->climb) ? face_of_start(p) : ON_SIDE;
}

/* Sets t of the first point. */
static graze_result cylinder_enter(const cylinder_line *l, float *t)
{
    const cylinder_path *p = &l->p;
    *t = p->from;
    if (l->starts_inside)
        return GRAZE_INSIDE;
    const graze_result result = cylinder_result(l);
    if (l->is_still || is_within_at(p, p->from))
        return result;
    *t = path_crossing(p, false);
    return result;
}

/* Sets t of the last point, which is not before the first one. */
static graze_result cylinder_leave(const cylinder_line *l, float *t)
{
    const cylinder_path *p = &l->p;
    const graze_result entry = cylinder_enter(l, t);
    if (l->is_still)
        return entry;
    if (l->ends_inside) {
        *t = l->limit;
        return GRAZE_INSIDE;
    }
    const graze_result result = entry == GRAZE_TOUCH ? GRAZE_TOUCH : GRAZE_HIT;
    const float last = is_within_at(p, p->to) ? p->to : path_crossing(p, true);
    if (float_less(*t, last))
        *t = last;
    return result;
}

/* ---- Hits ---- */

GRAZE_INLINE void set_unit(graze_vec3 *unit, const graze_vec3 *v, bool back)
{
    const float_norm n = norm_of(v->x, v->y, v->z);
    if (!is_positive(n.size)) {
        vec3_set(unit, 0.0f, 0.0f, 0.0f);
        return;
    }
    vec3_set(unit, norm_unit(&n, v->x), norm_unit(&n, v->y), norm_unit(&n, v->z));
    if (back)
        vec3_set(unit, -unit->x, -unit->y, -unit->z);
}

static void cylinder_write(graze_vec3 *point, graze_vec3 *normal, const cylinder_line *l, float t,
                           graze_result result)
{
    const cylinder_face face = face_at(&l->p, t);
    vec3_set(point, float_held(l->start.x + l->v.x * t), float_held(l->start.y + l->v.y * t),
             float_held(l->start.z + l->v.z * t));
    if (result == GRAZE_INSIDE || !is_positive(l->p.radius)) {
        vec3_set(normal, 0.0f, 0.0f, 0.0f);
    } else if (face == ON_SIDE) {
        const graze_vec3 way = vector_less(&l->p.gap, &l->p.run, -t);
        set_unit(normal, &way, false);
    } else {
        set_unit(normal, &l->p.u, face == ON_FIRST_CAP);
    }
}

/* ---- Segments ---- */

static graze_result cast_segment(const graze_cylinder *cylinder, const graze_segment *segment,
                                 graze_line_hit *hit, bool leaving)
{
    const graze_vec3 v = vec3_between(&segment->a, &segment->b), end = segment->b;
    cylinder_line l;
    float t;
    if (!cylinder_set_line(&l, cylinder, &segment->a, &v, 1.0f, &end))
        return GRAZE_MISS;
    const graze_result result = leaving ? cylinder_leave(&l, &t) : cylinder_enter(&l, &t);
    if (hit == 0)
        return result;
    cylinder_write(&hit->point, &hit->normal, &l, t, result);
    if (leaving && result == GRAZE_INSIDE && is_positive(t))
        hit->point = end;
    hit->fraction = t;
    return result;
}

graze_result graze_cylinder_linecast(const graze_cylinder *cylinder, const graze_segment *segment,
                                     graze_line_hit *hit)
{
    return cast_segment(cylinder, segment, hit, false);
}

graze_result graze_cylinder_linecast_exit(const graze_cylinder *cylinder,
                                          const graze_segment *segment, graze_line_hit *hit)
{
    return cast_segment(cylinder, segment, hit, true);
}

/* ---- Rays ---- */

/* At GRAZE_NO_LIMIT a ray has no end. */
static graze_result cast_ray(const graze_cylinder *cylinder, const graze_ray *ray,
                             graze_ray_hit *hit, bool leaving)
{
    const float limit = float_held(ray->t_max);
    const graze_vec3 end = vector_less(&ray->origin, &ray->dir, -limit);
    cylinder_line l;
    float t;
    if (!cylinder_set_line(&l, cylinder, &ray->origin, &ray->dir, ray->t_max,
                           float_less(limit, GRAZE_NO_LIMIT) ? &end : 0))
        return GRAZE_MISS;
    const graze_result result = leaving ? cylinder_leave(&l, &t) : cylinder_enter(&l, &t);
    if (hit == 0)
        return result;
    cylinder_write(&hit->point, &hit->normal, &l, t, result);
    hit->t = t;
    return result;
}

graze_result graze_cylinder_raycast(const graze_cylinder *cylinder, const graze_ray *ray,
                                    graze_ray_hit *hit)
{
    return cast_ray(cylinder, ray, hit, false);
}

graze_result graze_cylinder_raycast_exit(const graze_cylinder *cylinder, const graze_ray *ray,
                                         graze_ray_hit *hit)
{
    return cast_ray(cylinder, ray, hit, true);
}

#endif
