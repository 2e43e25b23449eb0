/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * verify_rect [N] [SEED] [ROUTINE]: N cases for each routine of lines and points against a rectangle
 * against the exact answer, bit by bit. That is the box's, by its two judges, in the plane z = 0: all
 * boxes go from z = -1 to 1, so that their faces there hold nothing.
 */
#include "box_lines.h"
#include "flat.h"

static bool contains(const void *box, const graze_vec3 *point)
{
    graze_rect rect = flat_rect(box);
    graze_vec2 p = flat_vec2(point);
    return graze_rect_contains_point(&rect, &p);
}

static bool overlaps_segment(const void *box, const void *segment)
{
    graze_rect rect = flat_rect(box);
    graze_segment2 s = flat_segment(segment);
    return graze_rect_overlaps_segment(&rect, &s);
}

static bool overlaps_ray(const void *box, const void *ray)
{
    graze_rect rect = flat_rect(box);
    graze_ray2 r = flat_ray(ray);
    return graze_rect_overlaps_ray(&rect, &r);
}

/* The hit goes in as well, so that it shows when a miss writes it. */
#define FLAT_CAST(name, line_n, line_of, hit_n, kind, at)                                          \
    static graze_result name(const void *box, const void *line, cast_hit *hit)                     \
    {                                                                                              \
        graze_rect rect = flat_rect(box);                                                          \
        line_n l = line_of(line);                                                                  \
        hit_n h;                                                                                   \
        if (!hit)                                                                                  \
            return graze_rect_##name(&rect, &l, NULL);                                             \
        h.point = flat_vec2(&hit->kind.point);                                                     \
        h.normal = flat_vec2(&hit->kind.normal);                                                   \
        h.at = hit->kind.at;                                                                       \
        graze_result result = graze_rect_##name(&rect, &l, &h);                                    \
        set_flat(&hit->kind.point, h.point, result);                                               \
        set_flat(&hit->kind.normal, h.normal, result);                                             \
        hit->kind.at = h.at;                                                                       \
        return result;                                                                             \
    }

static void set_flat(graze_vec3 *v, graze_vec2 from, graze_result result)
{
    v->x = from.x;
    v->y = from.y;
    v->z = result == GRAZE_MISS ? v->z : 0;
}

FLAT_CAST(linecast, graze_segment2, flat_segment, graze_line_hit2, line, fraction)
FLAT_CAST(linecast_exit, graze_segment2, flat_segment, graze_line_hit2, line, fraction)
FLAT_CAST(raycast, graze_ray2, flat_ray, graze_ray_hit2, ray, t)
FLAT_CAST(raycast_exit, graze_ray2, flat_ray, graze_ray_hit2, ray, t)

static void print_rect(const void *at)
{
    const graze_aabb *box = at;
    judge_print_words("rect.min", &box->min.x, 2);
    judge_print_words("rect.max", &box->max.x, 2);
}

static const solid rect_solid = {
    .contains = contains,
    .overlaps = {overlaps_segment, overlaps_ray},
    .entry = {linecast, raycast},
    .exit = {linecast_exit, raycast_exit},
    .second_point = second_point,
    .second_line = {second_segment, second_ray},
    .print_shape = print_rect,
};

static void init(void *at)
{
    init_with(at, &rect_solid);
}

/* Which two axes of the box's inputs are the plane: each pair has its turn. */
static void draw(void *at)
{
    scene *c = at;
    solid_scene *s = &c->s;
    uint32_t turn = s->c.index / INPUT_CLASSES % 3;
    solid_forget(s);
    input_point(s->c.seed, s->c.index, &c->of_point, &s->point);
    input_segment(s->c.seed, s->c.index, &c->of_segment, &s->segment);
    input_ray(s->c.seed, s->c.index, &c->of_ray, &s->ray);
    flatten_box(&c->of_point, turn);
    flatten_vec3(&s->point, turn);
    flatten_box(&c->of_segment, turn);
    flatten_vec3(&s->segment.a, turn);
    flatten_vec3(&s->segment.b, turn);
    flatten_box(&c->of_ray, turn);
    flatten_vec3(&s->ray.origin, turn);
    flatten_vec3(&s->ray.dir, turn);
}

int main(int argc, char **argv)
{
    static const judge_program program = {
        .name = "verify_rect",
        .prefix = "graze_rect_",
        .routines = routines,
        .routine_count = sizeof routines / sizeof routines[0],
        .class_count = INPUT_CLASSES,
        .class_name = class_name,
        .scene_size = sizeof(scene),
        .init = init,
        .clear = clear,
        .draw = draw,
        .print = solid_print,
    };
    return judge_main(&program, argc, argv);
}
