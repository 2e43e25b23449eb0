/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "border_rows.h"

#include <math.h>

static bool overlaps_box(const contract_scene *s, const contract_scene *box)
{
    const bool oriented = box->kind->family == ORIENTED;
    switch ((border_kind)(s->kind - contract_kinds)) {
    case OF_AABB:
        return graze_aabb_overlaps_aabb(&s->shape.aabb, &box->shape.aabb);
    case OF_RECT:
        return graze_rect_overlaps_rect(&s->shape.rect, &box->shape.rect);
    case OF_OBB:
        return oriented ? graze_obb_overlaps_obb(&s->shape.obb, &box->shape.obb)
                        : graze_obb_overlaps_aabb(&s->shape.obb, &box->shape.aabb);
    case OF_TRIANGLE:
        return graze_triangle_overlaps_aabb(&s->shape.triangle, &box->shape.aabb);
    default:
        return graze_parallelogram_overlaps_aabb(&s->shape.parallelogram, &box->shape.aabb);
    }
}

static void make_small(contract_scene *box)
{
    const double scale = ldexp(1, -(int)surface_below(8));
    for (uint32_t i = 0; i < box->kind->words; i++)
        box->shape.words[i] = surface_nudged((double)box->shape.words[i] * scale);
    for (uint32_t i = 0, axes = box->kind->axes; i < axes; i++)
        box->shape.words[i + axes] = fmaxf(box->shape.words[i], box->shape.words[i + axes]);
}

/* Whether two boxes along the axes have a common point, and whether the first contains the second: exact. */
static void judge_exact_boxes(margin *m, int kind)
{
    contract_scene s, box;
    body b;
    bool overlap = true, contained = true;
    border_draw_shape(&s, (border_kind)kind);
    border_draw_shape(&box, (border_kind)kind);
    if (surface_below(2))
        make_small(&box);
    border_body(&b, &s);
    border_place_shape(&box, &b);
    const graze_scalar *own = s.shape.words, *other = box.shape.words;
    for (uint32_t i = 0, axes = s.kind->axes; i < axes; i++) {
        overlap = overlap && own[i] <= other[i + axes] && other[i] <= own[i + axes];
        contained = contained && own[i] <= other[i] && other[i + axes] <= own[i + axes];
    }
    margin_name(m, s.kind->name, "box", &s.shape, sizeof s.shape);
    margin_name(m, s.kind->name, "other", &box.shape, sizeof box.shape);
    margin_answer(m, overlap + contained);
    margin_expect(m, overlaps_box(&s, &box) == overlap);
    margin_expect(m, (kind == OF_AABB
                          ? graze_aabb_contains_aabb(&s.shape.aabb, &box.shape.aabb)
                          : graze_rect_contains_rect(&s.shape.rect, &box.shape.rect)) == contained);
}

/* Sets the axes to those of a box that is turned by an angle as small as 2^-26, or not at all. */
static void make_parallel(graze_obb *box, const graze_vec3 axes[3])
{
    const real angle = surface_below(3) ? ldexpl(1, -8 - (int)surface_below(19)) : 0;
    double way[3];
    surface_draw_unit(way, 3);
    const real3 turn = {angle * way[0], angle * way[1], angle * way[2]};
    for (int i = 0; i < 3; i++) {
        const real3 axis = real3_of(axes[i]), moved = real3_add(axis, real3_cross(turn, axis));
        const real3 unit = real3_unit(moved);
        box->axis[i] = graze_vec3_of((float)unit.x, (float)unit.y, (float)unit.z);
    }
}

static void draw_parallel(contract_scene *s, contract_scene *box)
{
    static const graze_vec3 world[3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    if (box->kind->family == ORIENTED)
        make_parallel(&box->shape.obb, s->shape.obb.axis);
    else
        make_parallel(&s->shape.obb, world);
}

typedef struct {
    contract_scene s, box;
    bool answer;
    real gap, size;
} box_case;

static void draw_box_case(margin *m, box_case *c, border_kind kind, border_kind of_box)
{
    body a, b;
    border_draw_shape(&c->s, kind);
    border_draw_shape(&c->box, of_box);
    if (kind == OF_OBB && surface_below(3) == 0)
        draw_parallel(&c->s, &c->box);
    border_body(&a, &c->s);
    border_place_shape(&c->box, &a);
    border_body(&b, &c->box);
    margin_name(m, c->s.kind->name, "shape", &c->s.shape, sizeof c->s.shape);
    margin_name(m, c->box.kind->name, "box", &c->box.shape, sizeof c->box.shape);
    c->answer = overlaps_box(&c->s, &c->box);
    c->gap = body_gap(&a, &b);
    c->size = border_size(&c->s, &c->box) / border_thinness(&c->s, &a);
}

static void judge_overlaps_aabb(margin *m, int kind)
{
    box_case c;
    draw_box_case(m, &c, (border_kind)kind, OF_AABB);
    border_error(m, c.answer, c.gap, c.size);
}

static void judge_overlaps_obb(margin *m, int kind)
{
    box_case c;
    draw_box_case(m, &c, (border_kind)kind, OF_OBB);
    border_error(m, c.answer, c.gap, c.size);
}

/* Oriented boxes that overlap, but are reported as apart: the library shortens the distance of their centers. */
static void judge_overlap_found(margin *m, int of_box)
{
    box_case c;
    draw_box_case(m, &c, OF_OBB, (border_kind)of_box);
    border_error(m, c.answer, c.answer ? 0 : c.gap, c.size);
}

const margin_row border_box_rows[BORDER_BOX_ROWS] = {
    {"aabb_and_aabb", judge_exact_boxes, OF_AABB, 0, 3},
    {"rect_and_rect", judge_exact_boxes, OF_RECT, 0, 3},
    {"obb_overlaps_aabb", judge_overlaps_aabb, OF_OBB, 4, 2},
    {"obb_overlaps_obb", judge_overlaps_obb, OF_OBB, 8, 2},
    {"obb_overlaps_aabb, found", judge_overlap_found, OF_AABB, 4, 2},
    {"obb_overlaps_obb, found", judge_overlap_found, OF_OBB, 8, 2},
    {"triangle_overlaps_aabb", judge_overlaps_aabb, OF_TRIANGLE, 4, 2},
    {"parallelogram_overlaps_aabb", judge_overlaps_aabb, OF_PARALLELOGRAM, 4, 2},
};
