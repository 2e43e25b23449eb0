/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A box, half as large as that of the next query and with min at the start of the workload's segment, that moves along the
 * segment at the triangle of bench_triangle.c. The peer is the usual way: the projections on thirteen axes, in time, with one
 * division for each end of an overlap; the last axis to begin one has the normal.
 */
#include "casts.h"
#include "peer_face_rest.h"

static struct {
    graze_triangle face;
    graze_aabb mover;
    graze_vec3 motion;
} item;

static void prepare(unsigned number, int32_t scale)
{
    const query q = query_of(number, scale), next = query_of((number + 1) % QUERIES, scale);
    const graze_vec3 *min = &q.box.min, *max = &q.box.max, *a = &next.box.min, *b = &next.box.max;
    item.face.a = graze_vec3_sub(*min, graze_vec3_sub(*max, *min));
    item.face.b = graze_vec3_of(graze_sub(graze_add(max->x, max->x), min->x), min->y, max->z);
    item.face.c = graze_vec3_of(min->x, graze_sub(graze_add(max->y, max->y), min->y), min->z);
    item.mover.min = q.segment.a;
    item.mover.max =
        graze_vec3_add(item.mover.min, graze_vec3_of(b->x / 2 - a->x / 2, b->y / 2 - a->y / 2,
                                                     b->z / 2 - a->z / 2));
    item.motion = graze_vec3_sub(q.segment.b, q.segment.a);
}

/* ---- The peer ---- */

typedef struct {
    peer_boxed boxed; /* the triangle, from the middle of the mover */
    graze_vec3 motion, normal;
    graze_scalar enter, leave;
} peer_sweep;

/* The projection of the triangle reaches from low to high; that of the mover goes by `way`. */
static bool peer_narrow(peer_sweep *s, const graze_vec3 *axis, peer_products low,
                        peer_products high, peer_products way)
{
    if (low > way || high < 0)
        return false;
    if (low > 0) {
        const graze_scalar t = peer_ratio(low, way);
        if (t > s->enter) {
            s->enter = t;
            s->normal = *axis;
        }
    }
    if (high < way) {
        const graze_scalar t = peer_ratio(high, way);
        s->leave = t < s->leave ? t : s->leave;
    }
    return s->enter <= s->leave;
}

static bool peer_along(peer_sweep *s, graze_vec3 axis)
{
    const peer_boxed *b = &s->boxed;
    const peer_products way = peer_dot_wide(&s->motion, &axis);
    peer_products reach = peer_product(b->half.x, peer_abs(axis.x)) +
                          peer_product(b->half.y, peer_abs(axis.y)) +
                          peer_product(b->half.z, peer_abs(axis.z));
    peer_products least = peer_dot_wide(&b->corner[0], &axis), most = least;
    for (int i = 1; i < b->corners; i++) {
        const peer_products at = peer_dot_wide(&b->corner[i], &axis);
        least = at < least ? at : least;
        most = at > most ? at : most;
    }
    return way < 0 ? peer_narrow(s, &axis, -most - reach, reach - least, -way)
                   : peer_narrow(s, &axis, least - reach, most + reach, way);
}

static bool peer_across(peer_sweep *s, const graze_vec3 *edge)
{
    return peer_along(s, graze_vec3_of(0, -edge->z, edge->y)) &&
           peer_along(s, graze_vec3_of(edge->z, 0, -edge->x)) &&
           peer_along(s, graze_vec3_of(-edge->y, edge->x, 0));
}

static bool peer_sweeps(peer_sweep *s, const graze_vec3 *u, const graze_vec3 *v)
{
    const graze_vec3 third = peer_minus(v, u);
    return peer_along(s, graze_vec3_of(GRAZE_ONE, 0, 0)) &&
           peer_along(s, graze_vec3_of(0, GRAZE_ONE, 0)) &&
           peer_along(s, graze_vec3_of(0, 0, GRAZE_ONE)) && peer_along(s, peer_cross(u, v)) &&
           peer_across(s, u) && peer_across(s, v) && peer_across(s, &third);
}

static graze_result peer_triangle_aabbcast(const graze_triangle *f, const graze_aabb *mover,
                                           graze_vec3 motion, graze_sweep_hit *hit)
{
    const graze_vec3 size = peer_minus(&mover->max, &mover->min), u = peer_minus(&f->b, &f->a),
                     v = peer_minus(&f->c, &f->a);
    peer_sweep s;
    s.boxed.half = graze_vec3_of(peer_half(size.x), peer_half(size.y), peer_half(size.z));
    s.boxed.corners = 3;
    const graze_vec3 middle = peer_plus(&mover->min, &s.boxed.half);
    s.boxed.corner[0] = peer_minus(&f->a, &middle);
    s.boxed.corner[1] = peer_minus(&f->b, &middle);
    s.boxed.corner[2] = peer_minus(&f->c, &middle);
    s.motion = motion;
    s.normal = graze_vec3_of(0, 0, 0);
    s.enter = 0;
    s.leave = GRAZE_ONE;
    if (!peer_sweeps(&s, &u, &v))
        return GRAZE_MISS;
    hit->center = peer_point_at(&mover->min, &motion, s.enter);
    hit->normal = s.enter > 0 ? peer_unit_area(s.normal) : s.normal;
    hit->fraction = s.enter;
    return GRAZE_HIT;
}

/* ---- Calls ---- */

typedef graze_result moves_at_face(const graze_triangle *, const graze_aabb *, graze_vec3,
                                   graze_sweep_hit *);

static bool at_face(any_routine *routine)
{
    return ((moves_at_face *)routine)(&item.face, &item.mover, item.motion, &made.sweep_hit) !=
           GRAZE_MISS;
}

static const bench_row rows[] = {
    ROW_WITH_PEER(at_face, POINT3, triangle_aabbcast),
};

BENCH_SHAPE_WITH_INPUT(sweep_face_box, "VVVBV");
