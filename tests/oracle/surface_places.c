/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Places on the surfaces of shapes, often on an edge, a corner or a rim. They need not be exact: the lines through them
 * are rounded, and judged as they are. */
#include "floats.h"
#include "surface_lines.h"

#include <math.h>
#include <string.h>

double surface_draw_part(void)
{
    return (double)(random_bits() >> 11) * 0x1p-53;
}

double surface_draw_about_zero(void)
{
    return 2 * surface_draw_part() - 1;
}

/* One of two ends, one time in four each, or between them. */
static double part_or_end(void)
{
    const uint64_t choice = random_bits() >> 62;
    return choice < 2 ? (double)choice : surface_draw_part();
}

static double dot(const double v[3], const double w[3])
{
    return v[0] * w[0] + v[1] * w[1] + v[2] * w[2];
}

static bool make_unit(double v[3])
{
    const double length = sqrt(dot(v, v));
    for (int i = 0; i < 3 && length > 0; i++)
        v[i] /= length;
    return length > 0;
}

void surface_draw_unit(double v[3], uint32_t axes)
{
    do
        for (uint32_t i = 0; i < 3; i++)
            v[i] = i < axes ? surface_draw_about_zero() : 0;
    while (!(dot(v, v) <= 1 && dot(v, v) > 0.01));
    (void)make_unit(v);
}

void surface_draw_tangent(double v[3], const double normal[3], uint32_t axes)
{
    double height;
    do {
        surface_draw_unit(v, axes);
        height = dot(v, normal);
        for (int i = 0; i < 3; i++)
            v[i] -= height * normal[i];
    } while (!(dot(v, v) > 0.01));
    (void)make_unit(v);
}

/* ---- A place of each kind of shape ---- */

/* Fills in the place of the shape with these words and axes. */
typedef void place_of_shape(surface_place *p, const double *words, uint32_t axes);

static void place_of_box(surface_place *p, const double *words, uint32_t axes)
{
    const uint32_t k = (uint32_t)(random_bits() >> 32) % axes,
                   side = (uint32_t)(random_bits() >> 63);
    for (uint32_t i = 0; i < axes; i++)
        p->point[i] = words[i] + part_or_end() * (words[i + axes] - words[i]);
    p->point[k] = words[k + side * axes];
    p->normal[k] = side ? 1 : -1;
}

static void place_of_obb(surface_place *p, const double *words, uint32_t axes)
{
    const uint32_t k = (uint32_t)(random_bits() >> 32) % axes;
    for (uint32_t i = 0; i < axes; i++)
        p->point[i] = words[i];
    for (uint32_t i = 0; i < axes; i++) {
        const double *axis = words + 3 + 3 * i;
        const double side = random_bits() >> 63 ? 1 : -1;
        const double at = words[12 + i] * (i == k ? side : 2 * part_or_end() - 1);
        for (uint32_t j = 0; j < axes; j++) {
            p->point[j] += at * axis[j];
            p->normal[j] = i == k ? side * axis[j] : p->normal[j];
        }
    }
}

static void place_of_ball(surface_place *p, const double *words, uint32_t axes)
{
    surface_draw_unit(p->normal, axes);
    for (uint32_t i = 0; i < axes; i++)
        p->point[i] = words[i] + words[axes] * p->normal[i];
}

/* On a side of the core, or around an end of it. */
static void place_of_capsule(surface_place *p, const double *words, uint32_t axes)
{
    const double part = part_or_end(), turn = random_bits() >> 63 ? 1 : -1;
    p->normal[0] = turn * (words[1] - words[axes + 1]);
    p->normal[1] = turn * (words[axes] - words[0]);
    if (!make_unit(p->normal) || ((part <= 0 || part >= 1) && random_bits() >> 63))
        surface_draw_unit(p->normal, axes);
    for (uint32_t i = 0; i < axes; i++)
        p->point[i] =
            words[i] + part * (words[i + axes] - words[i]) + words[2 * axes] * p->normal[i];
}

/* On a plane that is perpendicular to the axis k. */
static void place_of_level(surface_place *p, double level, uint32_t k)
{
    for (uint32_t i = 0; i < 3; i++)
        p->point[i] = 8 * surface_draw_about_zero();
    p->point[k] = level;
    p->normal[k] = 1;
}

static void place_of_xy(surface_place *p, const double *words, uint32_t axes)
{
    place_of_level(p, words[0], axes - 1);
}

static void place_of_xz(surface_place *p, const double *words, uint32_t axes)
{
    place_of_level(p, words[0], axes - 2);
}

static void place_of_yz(surface_place *p, const double *words, uint32_t axes)
{
    place_of_level(p, words[0], axes - 3);
}

/* At that distance from a point, in the plane of a normal. */
static void place_in_plane(surface_place *p, const double *words, uint32_t axes, double distance)
{
    double tangent[3];
    for (uint32_t i = 0; i < axes; i++)
        p->normal[i] = words[3 + i];
    if (!make_unit(p->normal))
        surface_draw_unit(p->normal, axes);
    surface_draw_tangent(tangent, p->normal, axes);
    for (uint32_t i = 0; i < axes; i++)
        p->point[i] = words[i] + distance * tangent[i];
}

static void place_of_plane(surface_place *p, const double *words, uint32_t axes)
{
    place_in_plane(p, words, axes, 8 * surface_draw_part());
}

static void place_of_disc(surface_place *p, const double *words, uint32_t axes)
{
    place_in_plane(p, words, axes, words[6] * part_or_end());
}

static void set_cross(double n[3], const double u[3], const double v[3])
{
    for (int i = 0; i < 3; i++)
        n[i] = u[(i + 1) % 3] * v[(i + 2) % 3] - u[(i + 2) % 3] * v[(i + 1) % 3];
}

static void place_on_edges(surface_place *p, const double *corner, const double u[3],
                           const double v[3], double along_u, double along_v)
{
    set_cross(p->normal, u, v);
    if (!make_unit(p->normal))
        surface_draw_unit(p->normal, 3);
    for (int i = 0; i < 3; i++)
        p->point[i] = corner[i] + along_u * u[i] + along_v * v[i];
}

static void place_of_triangle(surface_place *p, const double *words, uint32_t axes)
{
    double u[3], v[3];
    const double along_u = part_or_end(), along_v = part_or_end();
    for (uint32_t i = 0; i < axes; i++) {
        u[i] = words[3 + i] - words[i];
        v[i] = words[6 + i] - words[i];
    }
    place_on_edges(p, words, u, v, along_u, along_v * (1 - along_u));
}

static void place_of_parallelogram(surface_place *p, const double *words, uint32_t axes)
{
    double u[3], v[3];
    for (uint32_t i = 0; i < axes; i++) {
        u[i] = words[3 + i];
        v[i] = words[6 + i];
    }
    place_on_edges(p, words, u, v, part_or_end(), part_or_end());
}

static void place_of_wall(surface_place *p, const double *words, uint32_t axes)
{
    const double along = part_or_end();
    for (uint32_t i = 0; i < axes; i++)
        p->point[i] = words[i] + along * (words[axes + i] - words[i]);
    p->normal[0] = words[1] - words[3];
    p->normal[1] = words[2] - words[0];
    if (!make_unit(p->normal))
        surface_draw_unit(p->normal, axes);
}

/* On the side, or on the half of a ball that leads away from the core. */
static void place_of_rod(surface_place *p, const double *words, uint32_t axes)
{
    const double along = part_or_end(), radius = words[6];
    double u[3];
    for (uint32_t i = 0; i < axes; i++)
        u[i] = words[3 + i] - words[i];
    surface_draw_unit(p->normal, axes);
    if (make_unit(u) && (random_bits() >> 63 || (along > 0 && along < 1)))
        surface_draw_tangent(p->normal, u, axes);
    else if (dot(p->normal, u) * (along - 0.5) < 0)
        for (uint32_t i = 0; i < axes; i++)
            p->normal[i] = -p->normal[i];
    for (uint32_t i = 0; i < axes; i++)
        p->point[i] = words[i] + along * (words[3 + i] - words[i]) + radius * p->normal[i];
}

/* Of four corners, an edge. */
static void place_of_polygon(surface_place *p, const double *words, uint32_t axes)
{
    const uint32_t edge = (uint32_t)(random_bits() >> 62);
    const double *from = words + axes * edge, *to = words + axes * ((edge + 1) % 4);
    const double along = part_or_end();
    for (uint32_t i = 0; i < axes; i++)
        p->point[i] = from[i] + along * (to[i] - from[i]);
    p->normal[0] = to[1] - from[1];
    p->normal[1] = from[0] - to[0];
    if (!make_unit(p->normal))
        surface_draw_unit(p->normal, axes);
}

/* On the side or on a cap. */
static void place_of_drum(surface_place *p, const double *words, uint32_t axes)
{
    const double along = part_or_end();
    const bool cap = random_bits() >> 63 && (along <= 0 || along >= 1);
    double u[3], out[3];
    for (uint32_t i = 0; i < axes; i++)
        u[i] = words[3 + i] - words[i];
    if (!make_unit(u))
        surface_draw_unit(u, axes);
    surface_draw_tangent(out, u, axes);
    for (uint32_t i = 0; i < axes; i++) {
        const double far_out = words[6] * (cap ? part_or_end() : 1);
        p->normal[i] = !cap ? out[i] : along > 0 ? u[i] : -u[i];
        p->point[i] = words[i] + along * (words[3 + i] - words[i]) + far_out * out[i];
    }
}

/* Each kind of ../support/contract_kinds.c. */
static const struct {
    const char *kind;
    place_of_shape *draw;
} places[] = {
    {"aabb", place_of_box},          {"rect", place_of_box},
    {"obb", place_of_obb},           {"sphere", place_of_ball},
    {"circle", place_of_ball},       {"plane", place_of_plane},
    {"plane_xy", place_of_xy},       {"plane_xz", place_of_xz},
    {"plane_yz", place_of_yz},       {"disc", place_of_disc},
    {"triangle", place_of_triangle}, {"parallelogram", place_of_parallelogram},
    {"segment2", place_of_wall},     {"capsule", place_of_rod},
    {"polygon2", place_of_polygon},  {"capsule2", place_of_capsule},
    {"cylinder", place_of_drum},
};

bool surface_draw_place(const contract_scene *s, surface_place *place)
{
    static const surface_place nowhere = {{0, 0, 0}, {0, 0, 0}};
    double words[SHAPE_WORDS];
    *place = nowhere;
    for (int i = 0; i < SHAPE_WORDS; i++)
        words[i] = (double)s->shape.words[i];
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++)
        if (strcmp(places[i].kind, s->kind->name) == 0) {
            places[i].draw(place, words, s->kind->axes);
            return true;
        }
    return false;
}
