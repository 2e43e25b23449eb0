/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "border_rows.h"

#include <math.h>

/* From the least to the greatest height of a shape over planes. */
typedef struct {
    real least, greatest;
} range;

/* ---- Planes ---- */

static real unit_of(real size)
{
    return 0x1p-24L * fmaxl(size, 0x1p-40L);
}

/* How far the range is from one that has this side. */
static void side_error(margin *m, graze_side side, range r, real size)
{
    const real off = side == GRAZE_FRONT  ? -r.least
                     : side == GRAZE_BACK ? r.greatest
                                          : fmaxl(r.least, -r.greatest);
    margin_answer(m, (int)side + 1);
    margin_error(m, fmaxl(off, 0) / unit_of(size));
}

static range heights_over(const contract_scene *s, const body *b)
{
    const real3 n = real3_unit(real3_of(s->shape.plane.normal));
    const real level = real3_dot(n, real3_of(s->shape.plane.point));
    const range r = {body_least(b, n) - level, body_greatest(b, n) - level};
    return r;
}

/* Points of the plane around its point, and its normal as a side, so that shapes are placed along it. */
static void body_of_plane(body *b, const contract_scene *s)
{
    const real3 point = real3_of(s->shape.plane.point),
                n = real3_unit(real3_of(s->shape.plane.normal));
    const double normal[3] = {(double)n.x, (double)n.y, (double)n.z};
    body_of_ball(b, point, 0);
    b->sides = 1;
    b->side[0] = n;
    for (; b->corners < 4; b->corners++) {
        double way[3];
        surface_draw_tangent(way, normal, 3);
        const real3 along = {way[0], way[1], way[2]};
        const real3 in_plane = real3_sub(along, real3_scale(n, real3_dot(n, along)));
        b->corner[b->corners] =
            real3_add(point, real3_scale(in_plane, ldexpl(1, (int)surface_below(12))));
    }
}

static void judge_side_of_point(margin *m, int variant)
{
    contract_scene s;
    any_point p;
    body b;
    (void)variant;
    border_draw_shape(&s, OF_PLANE);
    border_draw_point(&p, 3);
    body_of_plane(&b, &s);
    border_place_point(&p, &b, 3);
    if (surface_below(16) == 0)
        p.vec3 = s.shape.plane.point;
    MARGIN_NAME(m, "plane", s.shape.plane);
    MARGIN_NAME(m, "vec3", p.vec3);
    body_of_ball(&b, real3_of(p.vec3), 0);
    side_error(m, graze_plane_side_of_point(&s.shape.plane, &p.vec3), heights_over(&s, &b),
               fmaxl((real)surface_shape_size(&s), border_size_of_point(&p, 3)));
}

static void judge_plane_classify(margin *m, int kind)
{
    contract_scene s, other;
    body b;
    border_draw_shape(&s, OF_PLANE);
    border_draw_shape(&other, (border_kind)kind);
    body_of_plane(&b, &s);
    border_place_shape(&other, &b);
    border_body(&b, &other);
    MARGIN_NAME(m, "plane", s.shape.plane);
    margin_name(m, other.kind->name, "other", &other.shape, sizeof other.shape);
    const graze_side side = kind == OF_AABB
                                ? graze_plane_classify_aabb(&s.shape.plane, &other.shape.aabb)
                                : graze_plane_classify_sphere(&s.shape.plane, &other.shape.sphere);
    side_error(m, side, heights_over(&s, &b),
               fmaxl((real)surface_shape_size(&s), (real)surface_shape_size(&other)));
}

/* ---- Frustums ---- */

static real size_of_limits(const graze_frustum *f)
{
    real size = 0;
    for (int i = 0; i < GRAZE_FRUSTUM_PLANES; i++)
        size = fmaxl(size, fabsl((real)f->limit[i]));
    return size;
}

/* Over the plane that is highest against the shape: below 0 `greatest` is behind a plane, and above 0 `least` is in front of
 * all. The radius of a sphere counts as it is, whatever the length of the normal. */
static range heights_in(const graze_frustum *f, const body *b)
{
    range r = {(real)INFINITY, (real)INFINITY};
    body core = *b;
    core.radius = 0;
    for (int i = 0; i < GRAZE_FRUSTUM_PLANES; i++) {
        const graze_normal *n = &f->normal[i];
        const real3 normal = {n->x, n->y, n->z};
        r.least = fminl(r.least, body_least(&core, normal) - b->radius - f->limit[i]);
        r.greatest = fminl(r.greatest, body_greatest(&core, normal) + b->radius - f->limit[i]);
    }
    return r;
}

static void view_error(margin *m, graze_view view, range r, real size)
{
    const real off = view == GRAZE_VIEW_OUTSIDE  ? r.greatest
                     : view == GRAZE_VIEW_INSIDE ? -r.least
                                                 : fmaxl(r.least, -r.greatest);
    margin_answer(m, view);
    margin_error(m, fmaxl(off, 0) / unit_of(size));
}

static void judge_frustum_point(margin *m, int variant)
{
    graze_frustum f;
    any_point p;
    body b;
    (void)variant;
    border_draw_frustum(&f);
    border_draw_point(&p, 3);
    body_of_frustum(&b, &f);
    border_place_point(&p, &b, 3);
    body_of_ball(&b, real3_of(p.vec3), 0);
    MARGIN_NAME(m, "frustum", f);
    MARGIN_NAME(m, "vec3", p.vec3);
    border_error(m, graze_frustum_contains_point(&f, &p.vec3), -heights_in(&f, &b).least,
                 fmaxl(size_of_limits(&f), border_size_of_point(&p, 3)));
}

static graze_view view_of(const graze_frustum *f, const contract_scene *s)
{
    switch ((border_kind)(s->kind - contract_kinds)) {
    case OF_AABB:
        return graze_frustum_classify_aabb(f, &s->shape.aabb);
    case OF_OBB:
        return graze_frustum_classify_obb(f, &s->shape.obb);
    default:
        return graze_frustum_classify_sphere(f, &s->shape.sphere);
    }
}

/* The other routines say the same of the shape. */
static bool is_consistent(const graze_frustum *f, const contract_scene *s, graze_view view)
{
    const bool out = view == GRAZE_VIEW_OUTSIDE;
    uint8_t plane = (uint8_t)surface_below(7);
    graze_view own;
    switch ((border_kind)(s->kind - contract_kinds)) {
    case OF_AABB:
        graze_frustum_classify_aabbs(f, &s->shape.aabb, 1, &own);
        return own == view && graze_frustum_culls_aabb(f, &s->shape.aabb) == out &&
               graze_frustum_culls_aabb_from(f, &s->shape.aabb, &plane) == out && plane < 7;
    case OF_OBB:
        return graze_frustum_culls_obb(f, &s->shape.obb) == out;
    default:
        return graze_frustum_culls_sphere(f, &s->shape.sphere) == out;
    }
}

/* So that the sphere fits between the near and the far plane. */
static void make_small(graze_sphere *sphere, const body *frustum)
{
    const real3 n = real3_unit(frustum->side[0]);
    const real width = body_greatest(frustum, n) - body_least(frustum, n);
    sphere->radius = surface_nudged((double)(width / 4 * surface_draw_part()));
}

static void judge_view(margin *m, int kind)
{
    graze_frustum f;
    contract_scene s;
    body b;
    border_draw_frustum(&f);
    border_draw_shape(&s, (border_kind)kind);
    body_of_frustum(&b, &f);
    if (kind == OF_SPHERE && surface_below(2))
        make_small(&s.shape.sphere, &b);
    border_place_shape(&s, &b);
    if (kind == OF_OBB)
        body_of_spanned_obb(&b, &s.shape.obb);
    else
        border_body(&b, &s);
    MARGIN_NAME(m, "frustum", f);
    margin_name(m, s.kind->name, "shape", &s.shape, sizeof s.shape);
    const graze_view view = view_of(&f, &s);
    view_error(m, view, heights_in(&f, &b),
               fmaxl(size_of_limits(&f), (real)surface_shape_size(&s)));
    margin_expect(m, is_consistent(&f, &s, view));
}

static void judge_frustum_overlaps(margin *m, int variant)
{
    graze_frustum f;
    contract_scene s;
    body a, b;
    (void)variant;
    border_draw_frustum(&f);
    border_draw_shape(&s, OF_AABB);
    body_of_frustum(&a, &f);
    border_place_shape(&s, &a);
    border_body(&b, &s);
    MARGIN_NAME(m, "frustum", f);
    MARGIN_NAME(m, "aabb", s.shape.aabb);
    border_error(m, graze_frustum_overlaps_aabb(&f, &s.shape.aabb), body_gap(&a, &b),
                 fmaxl(size_of_limits(&f), (real)surface_shape_size(&s)));
}

const margin_row border_view_rows[BORDER_VIEW_ROWS] = {
    {"plane_side_of_point", judge_side_of_point, 0, 4, 3},
    {"plane_classify_aabb", judge_plane_classify, OF_AABB, 4, 3},
    {"plane_classify_sphere", judge_plane_classify, OF_SPHERE, 4, 3},
    {"frustum_contains_point", judge_frustum_point, 0, 4, 2},
    {"frustum_classify_sphere", judge_view, OF_SPHERE, 4, 3},
    {"frustum_classify_aabb", judge_view, OF_AABB, 4, 3},
    {"frustum_classify_obb", judge_view, OF_OBB, 4, 3},
    {"frustum_overlaps_aabb", judge_frustum_overlaps, 0, 4, 2},
};
