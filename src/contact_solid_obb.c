/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The planes of contact of oriented boxes, of graze/contact.h, near; contact_solid_obb_far.c has others. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "wide/begin_fast.h"
#include "number/arithmetic.h"
#include "number/clamp.h"
#include "shape/contact_solid_obb.h"

/*
 * ---- A center outside: along the sum of the axes, each times its excess ----
 *
 * The sum is not 0: an excess has the sign of axis . v, for the way v from the center of the box, so each term of sum . v is
 * positive or 0.
 */

static int64_t obb_signed_excess(const obb_center *c, int axis)
{
    const int64_t size = (int64_t)c->beyond[axis];
    return c->down[axis] ? -size : size;
}

/* Each excess is at most the limit: 2^31 * 2^47 = 2^78, and three of them < 2^80. Returns whether it is negative. */
static bool obb_set_way_on(u128 *to, const obb_center *c, graze_scalar x, graze_scalar y,
                           graze_scalar z)
{
    const s96 sum = s96_add(
        s96_add(s32_mul_s64(x, obb_signed_excess(c, 0)), s32_mul_s64(y, obb_signed_excess(c, 1))),
        s32_mul_s64(z, obb_signed_excess(c, 2)));
    rim_set(to, s96_magnitude(sum));
    return s96_sign(sum) < 0;
}

static void obb_set_way(contact_way *w, const graze_obb *box, const obb_center *c)
{
    const graze_vec3 *a = box->axis;
    w->down[0] = obb_set_way_on(&w->size.x, c, a[0].x, a[1].x, a[2].x);
    w->down[1] = obb_set_way_on(&w->size.y, c, a[0].y, a[1].y, a[2].y);
    w->down[2] = obb_set_way_on(&w->size.z, c, a[0].z, a[1].z, a[2].z);
}

/* ---- A center inside: through the nearest face ---- */

/* The way to the face, and 2 * axis, and 1 more for the upper one; below 0: there is no face. */
typedef struct {
    int64_t depth;
    int side;
} obb_face;

static void obb_try_face(obb_face *f, int side, int64_t depth)
{
    if (f->side < 0 || depth < f->depth) {
        f->depth = depth;
        f->side = side;
    }
}

/* |half| <= 2^31: a depth is at most 2^48 */
static void obb_try_faces(obb_face *f, const graze_obb *box, const obb_center *c, int axis)
{
    const int64_t half = (int64_t)obb_half_on(box, axis) * GRAZE_ONE;
    if (obb_is_zero_axis(&box->axis[axis]))
        return;
    obb_try_face(f, 2 * axis, half + c->held[axis]);
    obb_try_face(f, 2 * axis + 1, half - c->held[axis]);
}

/* Sets the way along an axis of a box, or against it. */
static void obb_set_way_out(contact_way *w, const graze_vec3 *axis, bool against)
{
    rim_set(&w->size.x, u128_of(0, s32_magnitude(axis->x)));
    rim_set(&w->size.y, u128_of(0, s32_magnitude(axis->y)));
    rim_set(&w->size.z, u128_of(0, s32_magnitude(axis->z)));
    w->down[0] = (axis->x < 0) != against;
    w->down[1] = (axis->y < 0) != against;
    w->down[2] = (axis->z < 0) != against;
}

/* Returns false if all axes are zero. */
static bool obb_find_face(obb_face *f, const graze_obb *box, const obb_center *c)
{
    f->depth = 0;
    f->side = -1;
    obb_try_faces(f, box, c, AXIS_x);
    obb_try_faces(f, box, c, AXIS_y);
    obb_try_faces(f, box, c, AXIS_z);
    return f->side >= 0;
}

/* At most half of the box: 2^47. */
static extent obb_way_out(const obb_face *f)
{
    extent e;
    e.raw = f->side % 2 == 0 ? -f->depth : f->depth;
    return e;
}

/* ---- The plane ---- */

static excess obb_excess_of(const obb_center *c, int axis)
{
    excess e;
    e.raw = c->beyond[axis];
    return e;
}

static void obb_set_point(graze_vec3 *point, const graze_vec3 *center, const graze_vec3 *axis,
                          extent out)
{
    extent none;
    none.raw = 0;
    point->x = moved_along(center->x, axis->x, out, 0, none, 0, none);
    point->y = moved_along(center->y, axis->y, out, 0, none, 0, none);
    point->z = moved_along(center->z, axis->z, out, 0, none, 0, none);
}

/* Sets the way of the plane, and the point, which may be NULL. Returns false if the center is in a box without faces. */
static bool obb_find_plane(contact_way *way, graze_vec3 *point, const graze_obb *box,
                           const graze_vec3 *center, const obb_center *c)
{
    obb_face face;
    if ((c->beyond[0] | c->beyond[1] | c->beyond[2]) > 0) {
        obb_set_way(way, box, c);
        if (point != 0)
            graze_obb_closest_point(box, center, point);
        return true;
    }
    if (!obb_find_face(&face, box, c))
        return false;
    obb_set_way_out(way, &box->axis[face.side / 2], face.side % 2 == 0);
    if (point != 0)
        obb_set_point(point, center, &box->axis[face.side / 2], obb_way_out(&face));
    return true;
}

static uint32_t obb_planes_of_sphere(const graze_obb *box, const graze_sphere *sphere,
                                     graze_scalar margin, graze_plane *planes, uint32_t most)
{
    const graze_scalar limit = contact_limit(sphere->radius, margin);
    obb_center c;
    contact_way way;
    if (limit < 0 || !obb_is_box(box))
        return 0;
    obb_find_contact(&c, box, &sphere->center);
    if (!excesses_within(obb_excess_of(&c, 0), obb_excess_of(&c, 1), obb_excess_of(&c, 2), limit) ||
        !obb_find_plane(&way, most > 0 ? &planes->point : 0, box, &sphere->center, &c))
        return 0;
    if (most > 0)
        graze_contact_set_normal(&planes->normal, &way);
    return 1;
}

uint32_t graze_obb_planes_of_sphere(const graze_obb *target, const graze_sphere *sphere,
                                    graze_scalar margin, graze_plane *planes, uint32_t most)
{
    CLAMP_BOTH(graze_obb, target, graze_sphere, sphere);
    CLAMP_COORDINATE(margin);
    return obb_planes_of_sphere(target, sphere, margin, planes, most);
}

#include "wide/end_fast.h"

#endif
