/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "surface_lines.h"
#include "floats.h"

#include <math.h>

const char *const surface_class_names[SURFACE_CLASSES] = {"starts on it", "ends on it", "passes",
                                                          "from place to place", "short"};

uint32_t surface_below(uint32_t n)
{
    return (uint32_t)(random_bits() >> 32) % n;
}

/* 0, or from 2^-20 to 2^10 in size. */
static float ordinary(double x)
{
    if (fabs(x) < 0x1p-20)
        return 0;
    return (float)(x > 1024 ? 1024 : x < -1024 ? -1024 : x);
}

float surface_nudged(double x)
{
    float c = (float)x;
    for (uint32_t n = surface_below(2) * surface_below(4); n > 0; n--)
        c = nextafterf(c, surface_below(2) ? INFINITY : -INFINITY);
    return ordinary((double)c);
}

/* ---- The shape ---- */

static bool is_axis_word(const contract_scene *s, uint32_t i)
{
    return s->kind->family == ORIENTED && i >= 3 && i < 12;
}

void surface_draw_shape(contract_scene *s, const contract_kind *kind)
{
    contract_draw_ordinary(s, kind, surface_below(UINT32_MAX));
    const double scale = ldexp(1, -(int)surface_below(9));
    const bool at_origin =
        s->kind->family != BOX && s->kind->words > s->kind->axes && surface_below(3) == 0;
    for (uint32_t i = 0; i < s->kind->words; i++)
        if (!is_axis_word(s, i))
            s->shape.words[i] = ordinary((double)s->shape.words[i] * scale);
    for (uint32_t i = 0; i < s->kind->axes && at_origin; i++)
        s->shape.words[i] = 0;
}

double surface_shape_size(const contract_scene *s)
{
    double most = 0;
    for (uint32_t i = 0; i < s->kind->words; i++)
        if (!is_axis_word(s, i) && (s->kind->family != STORED_NORMAL || i < 3 || i >= 6))
            most = fmax(most, fabs((double)s->shape.words[i]));
    return most;
}

double surface_size(const contract_scene *s, const graze_scalar *point)
{
    double most = surface_shape_size(s);
    for (uint32_t i = 0; i < s->kind->axes; i++) {
        const double start = (double)s->line.words[i], to = point ? (double)point[i] : start;
        most = fmax(most, fmax(fabs(start), fmax(fabs(to), fabs(to - start))));
    }
    return most;
}

/* ---- The line ---- */

/* In doubles, before it is rounded. */
typedef struct {
    double start[3], run[3];
} path;

static double greatest_word(const contract_scene *s)
{
    double most = 0x1p-10;
    for (uint32_t i = 0; i < s->kind->words; i++)
        if (!is_axis_word(s, i))
            most = fmax(most, fabs((double)s->shape.words[i]));
    return most;
}

/* A direction along the surface, but for a tilt as small as 2^-26 or none. */
static void draw_way(double way[3], const surface_place *p, uint32_t axes)
{
    const double tilt =
        surface_below(2) ? 0 : ldexp(surface_draw_about_zero(), -(int)surface_below(27));
    surface_draw_tangent(way, p->normal, axes);
    for (int i = 0; i < 3; i++)
        way[i] += tilt * p->normal[i];
}

static void draw_path(path *l, const contract_scene *s, const surface_place *p,
                      surface_class class_index)
{
    const double reach = fmin(greatest_word(s), 256);
    const double length = ldexp(reach, class_index == SHORT_START ? -(int)surface_below(24) - 1
                                                                  : 2 - (int)surface_below(12));
    const double before = class_index == ENDS_ON  ? 1
                          : class_index == PASSES ? surface_draw_part()
                                                  : 0;
    double way[3];
    draw_way(way, p, s->kind->axes);
    for (int i = 0; i < 3; i++) {
        l->run[i] = length * way[i];
        l->start[i] = p->point[i] - before * l->run[i];
    }
}

static void draw_path_between(path *l, const contract_scene *s, const surface_place *p)
{
    surface_place other;
    (void)surface_draw_place(s, &other);
    for (int i = 0; i < 3; i++) {
        l->start[i] = p->point[i];
        l->run[i] = other.point[i] - p->point[i];
    }
}

static void round_to_segment(graze_scalar *words, const path *l, uint32_t axes)
{
    for (uint32_t i = 0; i < axes; i++) {
        words[i] = surface_nudged(l->start[i]);
        words[i + axes] = surface_nudged(l->start[i] + l->run[i]);
    }
}

/* Without a limit, or to the end of the run, within rounding, or to a part of it. */
static void round_to_ray(graze_scalar *words, const path *l, uint32_t axes)
{
    const double times = ldexp(1, (int)surface_below(8) - 4);
    for (uint32_t i = 0; i < axes; i++) {
        words[i] = surface_nudged(l->start[i]);
        words[i + axes] = surface_nudged(l->run[i] / times);
    }
    words[2 * axes] = surface_below(3) == 0   ? GRAZE_NO_LIMIT
                      : surface_below(2) == 0 ? surface_nudged(times)
                                              : ordinary(times * surface_draw_part());
}

bool surface_draw_scene(contract_scene *s, const contract_kind *kind, surface_class class_index)
{
    path l;
    surface_place p;
    surface_draw_shape(s, kind);
    if (!surface_draw_place(s, &p))
        return false;
    if (class_index == FROM_PLACE)
        draw_path_between(&l, s, &p);
    else
        draw_path(&l, s, &p, class_index);
    s->ray = surface_below(2) == 0;
    if (s->ray)
        round_to_ray(s->line.words, &l, kind->axes);
    else
        round_to_segment(s->line.words, &l, kind->axes);
    return true;
}
