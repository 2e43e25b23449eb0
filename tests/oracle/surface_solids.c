/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "surface_solids.h"

/* ---- Solids ---- */

static void keep_in_box(line_part *p, const contract_scene *s, double margin)
{
    const uint32_t axes = s->kind->axes;
    exact_vector low, high, along;
    exact_vector_init(&low, axes);
    exact_vector_init(&high, axes);
    exact_vector_init(&along, axes);
    exact_vector_set(&low, s->shape.words);
    exact_vector_set(&high, s->shape.words + axes);
    for (uint32_t i = 0; i < axes; i++) {
        graze_scalar unit[3] = {0, 0, 0};
        unit[i] = 1;
        exact_vector_set(&along, unit);
        line_part_keep_beyond(p, &low, &along, margin);
        line_part_keep_before(p, &high, &along, margin);
    }
    exact_vector_clear(&low);
    exact_vector_clear(&high);
    exact_vector_clear(&along);
}

/* Half extents are multiples of the axes as they are stored. */
static void keep_in_obb(line_part *p, const graze_obb *box, double margin)
{
    const graze_scalar *half = &box->half.x;
    exact_vector center, along;
    exact_vector_init(&center, 3);
    exact_vector_init(&along, 3);
    exact_vector_set(&center, &box->center.x);
    for (uint32_t i = 0; i < 3; i++) {
        exact_vector_set(&along, &box->axis[i].x);
        along.length = 1;
        line_part_keep_beyond(p, &center, &along, (double)half[i] + margin);
        line_part_keep_before(p, &center, &along, (double)half[i] + margin);
    }
    exact_vector_clear(&center);
    exact_vector_clear(&along);
}

/* The line seen along the core: u x (start - a) and u x run, which are |u| times as long. */
static void set_turned(surface_line *to, const exact_vector *u, const surface_line *l,
                       const graze_vec3 *a)
{
    exact_vector way, run, turned;
    exact_vector_init(&way, 3);
    exact_vector_init(&run, 3);
    exact_vector_init(&turned, 3);
    exact_vector_set(&way, &a->x);
    for (int i = 0; i < 3; i++)
        mpq_sub(way.axis[i], l->start[i], way.axis[i]);
    exact_vector_set_run(&run, l);
    exact_vector_set_cross(&turned, u, &way);
    for (int i = 0; i < 3; i++)
        mpq_set(to->start[i], turned.axis[i]);
    exact_vector_set_cross(&turned, u, &run);
    for (int i = 0; i < 3; i++)
        mpq_set(to->run[i], turned.axis[i]);
    exact_vector_clear(&way);
    exact_vector_clear(&run);
    exact_vector_clear(&turned);
}

/* Whether a point of the part is within the distance of the axis. */
static bool comes_near_axis(const line_part *p, const exact_vector *u, const graze_vec3 *a,
                            double distance)
{
    static const graze_vec3 nowhere = {0, 0, 0};
    surface_line l;
    line_part turned;
    surface_line_init(&l);
    l.axes = 3;
    set_turned(&l, u, p->line, a);
    mpq_set(l.first, p->first);
    mpq_set(l.last, p->last);
    line_part_init(&turned, &l);
    const bool near = !line_part_is_empty(p) && u->length > 0 &&
                      line_part_comes_near(&turned, &nowhere.x, 3, distance * u->length);
    line_part_clear(&turned);
    surface_line_clear(&l);
    return near;
}

/* Between the planes across the core through its ends, or nearer to them than the margin. */
static bool is_beside_core(line_part *p, const graze_segment *core, double margin, double distance)
{
    exact_vector a, b, u;
    exact_vector_init(&a, 3);
    exact_vector_init(&b, 3);
    exact_vector_init(&u, 3);
    exact_vector_set(&a, &core->a.x);
    exact_vector_set(&b, &core->b.x);
    exact_vector_set_between(&u, &a, &b);
    line_part_keep_beyond(p, &a, &u, margin);
    line_part_keep_before(p, &b, &u, margin);
    const bool beside = comes_near_axis(p, &u, &core->a, distance);
    exact_vector_clear(&a);
    exact_vector_clear(&b);
    exact_vector_clear(&u);
    return beside;
}

static bool is_near_rod(line_part *p, const graze_capsule *rod, double margin)
{
    const double distance = (double)rod->radius + margin;
    return line_part_comes_near(p, &rod->core.a.x, 3, distance) ||
           line_part_comes_near(p, &rod->core.b.x, 3, distance) ||
           is_beside_core(p, &rod->core, 0, distance);
}

static bool is_near_drum(line_part *p, const graze_cylinder *drum, double margin)
{
    return is_beside_core(p, &drum->core, margin, (double)drum->radius + margin);
}

/* Of four corners: what is on the right of no edge. An edge without a length has no side; returns false if all are so. */
static bool keep_in_polygon(line_part *p, const graze_vec2 *corners, double margin)
{
    exact_vector from, to, way, outward;
    bool kept = false;
    exact_vector_init(&from, 2);
    exact_vector_init(&to, 2);
    exact_vector_init(&way, 2);
    exact_vector_init(&outward, 2);
    for (int i = 0; i < 4; i++) {
        exact_vector_set(&from, &corners[i].x);
        exact_vector_set(&to, &corners[(i + 1) % 4].x);
        exact_vector_set_between(&way, &from, &to);
        mpq_set(outward.axis[0], way.axis[1]);
        mpq_neg(outward.axis[1], way.axis[0]);
        outward.length = way.length;
        if (way.length > 0)
            line_part_keep_before(p, &from, &outward, margin);
        kept = kept || way.length > 0;
    }
    exact_vector_clear(&from);
    exact_vector_clear(&to);
    exact_vector_clear(&way);
    exact_vector_clear(&outward);
    return kept;
}

/* A ball around each end of the core, and the strip between them. */
static bool is_in_capsule2(line_part *p, const graze_capsule2 *capsule, double margin)
{
    const graze_segment2 *core = &capsule->core;
    const double radius = (double)capsule->radius + margin;
    return radius >= 0 && (line_part_comes_near(p, &core->a.x, 2, radius) ||
                           line_part_comes_near(p, &core->b.x, 2, radius) ||
                           surface_is_near_wall(p, core, radius, 0));
}

/* ---- All ---- */

static bool is_met(line_part *p, const contract_scene *s, double margin, double beside)
{
    switch (s->kind->family) {
    case BALL:
        return line_part_comes_near(p, s->shape.words, s->kind->axes,
                                    (double)s->shape.words[s->kind->axes] + margin);
    case ROD:
        return is_near_rod(p, &s->shape.capsule, margin);
    case ROUNDED:
        return is_in_capsule2(p, &s->shape.capsule2, margin);
    case DRUM:
        return is_near_drum(p, &s->shape.cylinder, margin);
    case BOX:
        keep_in_box(p, s, margin);
        return !line_part_is_empty(p);
    case POLYGON:
        return keep_in_polygon(p, s->shape.corners, margin)
                   ? !line_part_is_empty(p)
                   : line_part_comes_near(p, s->shape.words, 2, margin);
    case ORIENTED:
        keep_in_obb(p, &s->shape.obb, margin);
        return !line_part_is_empty(p);
    default:
        return surface_is_near(p, s, margin, beside);
    }
}

bool surface_meets(const contract_scene *s, const surface_line *l, double margin, double beside)
{
    line_part p;
    line_part_init(&p, l);
    const bool met = !line_part_is_empty(&p) && is_met(&p, s, margin, beside);
    line_part_clear(&p);
    return met;
}
