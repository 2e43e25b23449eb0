/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs.h"

#include "inputs_ends.h"

/* Sometimes moves an end into the box or onto its surface. */
static void uncommon_end(input_stream *s, const graze_aabb *box, graze_vec3 *end)
{
    uint32_t kind = draw_below(s, 16);
    if (kind < 2)
        draw_point_in(s, box, end);
    else if (kind == 2)
        draw_point_on(s, box, end);
}

static void uniform_segment(input_stream *s, int32_t most, graze_aabb *box, graze_segment *line)
{
    draw_box(s, most, box);
    draw_defects(s, true, box);
    draw_vector(s, most, &line->a);
    draw_vector(s, most, &line->b);
    uncommon_end(s, box, &line->a);
    uncommon_end(s, box, &line->b);
}

static void uniform_ray(input_stream *s, int32_t most, graze_aabb *box, graze_ray *ray)
{
    graze_vec3 target;
    draw_box(s, most, box);
    draw_defects(s, true, box);
    draw_point_in(s, box, &target);
    draw_vector(s, most, &ray->origin);
    draw_dir(s, most, &ray->dir);
    ray->t_max = draw_limit(s, most);
    uint32_t kind = draw_below(s, 8);
    if (kind == 0)
        ray->origin = target;
    if (kind < 2)
        return;
    if (kind < 4) /* a limit behind the target */
        ray->t_max = draw_between(s, 0, most / 4);
    if (kind < 6) /* it passes through the target */
        back_from(&target, ray, draw_between(s, 0, ray->t_max));
}

static int32_t lattice(input_stream *s, int32_t unit)
{
    return draw_about_zero(s, 3) * unit;
}

static void lattice_point(input_stream *s, int32_t unit, graze_vec3 *p)
{
    p->x = lattice(s, unit);
    p->y = lattice(s, unit);
    p->z = lattice(s, unit);
}

/* Usually around the origin, where most points are; sometimes inverted. */
static void lattice_box(input_stream *s, int32_t unit, graze_aabb *box)
{
    bool wide = !draw_chance(s, 3), as_drawn = draw_chance(s, 16);
    for (uint32_t axis = 0; axis < 3; axis++) {
        int32_t p = wide ? draw_between(s, -3, -1) * unit : lattice(s, unit);
        int32_t q = wide ? draw_between(s, 1, 3) * unit : lattice(s, unit);
        *axis_of(&box->min, axis) = p < q || as_drawn ? p : q;
        *axis_of(&box->max, axis) = p < q || as_drawn ? q : p;
    }
}

static void lattice_segment(input_stream *s, int32_t most, graze_aabb *box, graze_segment *line)
{
    int32_t unit = most / 3;
    lattice_box(s, unit, box);
    lattice_point(s, unit, &line->a);
    lattice_point(s, unit, &line->b);
}

static void lattice_ray(input_stream *s, int32_t most, graze_aabb *box, graze_ray *ray)
{
    int32_t unit = most / 3;
    lattice_box(s, unit, box);
    lattice_point(s, unit, &ray->origin);
    lattice_point(s, unit, &ray->dir);
    ray->t_max = draw_chance(s, 4) ? GRAZE_NO_LIMIT : draw_between(s, -1, 8) * 16384;
}

static void grazing_segment(input_stream *s, int32_t most, graze_aabb *box, graze_segment *line)
{
    graze_vec3 target, slope;
    most = draw_power(s, 30);
    draw_box(s, most, box);
    draw_defects(s, true, box);
    draw_point_on(s, box, &target);
    draw_slope(s, draw_between(s, 1, draw_less(s, most)), &slope);
    int32_t before = draw_between(s, 0, 3), after = draw_between(s, 0, 3);
    for (uint32_t axis = 0; axis < 3; axis++) {
        int64_t step = *axis_of(&slope, axis), at = *axis_of(&target, axis);
        *axis_of(&line->a, axis) = hold(at - step * before);
        *axis_of(&line->b, axis) = hold(at + step * after);
    }
    if (draw_chance(s, 2))
        draw_nudge(s, box, &line->a, &line->b);
}

static void grazing_ray(input_stream *s, int32_t most, graze_aabb *box, graze_ray *ray)
{
    graze_vec3 target;
    most = draw_power(s, 26);
    draw_box(s, most, box);
    draw_defects(s, true, box);
    draw_point_on(s, box, &target);
    int32_t step = draw_dir_along(s, draw_less(s, most), &ray->dir);
    int32_t t = draw_between(s, 0, 3) * step;
    back_from(&target, ray, t);
    uint32_t kind = draw_below(s, 4); /* it ends anywhere, at the target, near it, or beyond it */
    int64_t more = kind == 2 ? draw_about_zero(s, 3) : draw_between(s, 0, 3) * (int64_t)step;
    ray->t_max = kind == 1 ? t : hold(t + more);
    if (kind == 0)
        ray->t_max = draw_limit(s, hold(INT64_C(8) * step));
    if (draw_chance(s, 2))
        draw_nudge(s, box, &ray->origin, &ray->dir);
}

#define ANY (INPUT_MISS | INPUT_TOUCH | INPUT_HIT | INPUT_INSIDE)
#define UNIFORM(name, most)                                                                        \
    {                                                                                              \
        name, uniform_segment, uniform_ray, most, ANY ^ INPUT_HIT, ANY, ANY                        \
    }

const input_class input_classes[INPUT_CLASSES] = {
    UNIFORM("uniform 1", 65536),
    UNIFORM("uniform 100", 6553600),
    UNIFORM("uniform 1000", 65536000),
    UNIFORM("uniform 10000", 655360000),
    UNIFORM("uniform all", INT32_MAX),
    {"lattice raw", lattice_segment, lattice_ray, 3, ANY ^ INPUT_HIT, ANY, ANY},
    {"lattice unit", lattice_segment, lattice_ray, 196608, ANY ^ INPUT_HIT, ANY, ANY},
    {"grazing", grazing_segment, grazing_ray, 0, ANY ^ INPUT_HIT, ANY, ANY},
    {"corners", corner_segment, corner_ray, 0, ANY ^ INPUT_HIT, ANY, ANY},
    {"inside", inside_segment, inside_ray, 0, ANY ^ INPUT_HIT, ANY ^ INPUT_MISS, ANY ^ INPUT_MISS},
    {"parallel", parallel_segment, parallel_ray, 0, ANY ^ INPUT_HIT, ANY, ANY},
    {"ends on it", ending_segment, ending_ray, 0, ANY ^ INPUT_HIT, ANY ^ INPUT_MISS,
     INPUT_TOUCH | INPUT_HIT},
};

static const input_class *class_of(uint64_t seed, uint32_t index, input_stream *s)
{
    draw_start(s, seed, index);
    return &input_classes[index % INPUT_CLASSES];
}

void input_point(uint64_t seed, uint32_t index, graze_aabb *box, graze_vec3 *point)
{
    input_stream s;
    graze_segment line;
    const input_class *c = class_of(seed, index, &s);
    c->segment(&s, c->most, box, &line);
    *point = draw_chance(&s, 2) ? line.b : line.a;
}

void input_segment(uint64_t seed, uint32_t index, graze_aabb *box, graze_segment *segment)
{
    input_stream s;
    const input_class *c = class_of(seed, index, &s);
    c->segment(&s, c->most, box, segment);
}

void input_ray(uint64_t seed, uint32_t index, graze_aabb *box, graze_ray *ray)
{
    input_stream s;
    const input_class *c = class_of(seed, index, &s);
    c->ray(&s, c->most, box, ray);
}
