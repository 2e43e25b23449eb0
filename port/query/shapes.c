/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Each type of graze that has a place, as items of a picture. */
#include "scene.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

double length_of(place v)
{
    return sqrt(dot(v, v));
}

place unit(place v)
{
    double length = length_of(v);
    return length > 0 ? move(place_of(0, 0, 0), v, 1 / length) : v;
}

void across(place direction, place *u, place *v)
{
    place n = unit(direction);
    place other = fabs(n.y) < 0.9 ? place_of(0, 1, 0) : place_of(1, 0, 0);
    *u = unit(cross(other, n));
    *v = cross(n, *u);
}

item *add_item(scene *s, item_kind kind, item_role role, const char *label)
{
    s->items = query_grow(s->items, s->count, sizeof *s->items);
    item *added = &s->items[s->count++];
    added->kind = kind;
    added->role = role;
    added->count = 1;
    query_format(added->label, sizeof added->label, "%.*s", QUERY_PATH - 1,
                 label); /* cut, if it is longer */
    return added;
}

static place space_at(const double *n)
{
    return place_of(n[0], n[1], n[2]);
}

static place plane_at(const double *n)
{
    return place_of(n[0], n[1], 0);
}

void add_dot(scene *s, place p, item_role role, const char *label)
{
    add_item(s, ITEM_DOT, role, label)->points[0] = p;
}

static void add_line(scene *s, place a, place b, item_role role, const char *label)
{
    item *line = add_item(s, ITEM_LINE, role, label);
    line->points[0] = a;
    line->points[1] = b;
    line->count = 2;
}

static void add_ray(scene *s, place origin, place direction, double limit, item_role role,
                    const char *label)
{
    item *ray = add_item(s, ITEM_RAY, role, label);
    ray->points[0] = origin;
    ray->direction = direction;
    ray->radius = limit;
}

static void add_ball(scene *s, place center, double radius, item_role role, const char *label)
{
    if (radius < 0)
        return; /* empty */
    item *ball = add_item(s, ITEM_BALL, role, label);
    ball->points[0] = center;
    ball->radius = radius;
}

/* A core and a radius: a capsule or a cylinder. */
static void add_rod(scene *s, item_kind kind, place a, place b, double radius, item_role role,
                    const char *label)
{
    if (radius < 0)
        return; /* empty */
    item *rod = add_item(s, kind, role, label);
    rod->points[0] = a;
    rod->points[1] = b;
    rod->count = 2;
    rod->radius = radius;
}

static void add_box(scene *s, place center, const place half[3], item_role role, const char *label)
{
    item *box = add_item(s, ITEM_BOX, role, label);
    box->count = 8;
    for (unsigned i = 0; i < 8; i++) {
        box->points[i] = center;
        for (unsigned axis = 0; axis < 3; axis++)
            box->points[i] = move(box->points[i], half[axis], (i >> axis & 1) ? 1 : -1);
    }
}

static void add_corners(scene *s, item_kind kind, const place *corners, unsigned count,
                        item_role role, const char *label)
{
    item *face = add_item(s, kind, role, label);
    face->count = count;
    memcpy(face->points, corners, count * sizeof *corners);
}

static void add_min_max(scene *s, place least, place greatest, bool flat, item_role role,
                        const char *label)
{
    const place size = move(greatest, least, -1);
    const place half[3] = {place_of(size.x / 2, 0, 0), place_of(0, size.y / 2, 0),
                           place_of(0, 0, size.z / 2)};
    const place corners[4] = {least, place_of(greatest.x, least.y, 0), greatest,
                              place_of(least.x, greatest.y, 0)};
    if (size.x < 0 || size.y < 0 || size.z < 0)
        return; /* empty */
    if (flat)
        add_corners(s, ITEM_FACE, corners, 4, role, label);
    else
        add_box(s, move(least, size, 0.5), half, role, label);
}

static void add_obb(scene *s, const double *n, item_role role, const char *label)
{
    place half[3];
    for (unsigned axis = 0; axis < 3; axis++) {
        if (n[12 + axis] < 0)
            return; /* empty */
        half[axis] = move(place_of(0, 0, 0), space_at(n + 3 + 3 * axis), n[12 + axis]);
    }
    add_box(s, space_at(n), half, role, label);
}

static void add_flat_round(scene *s, const double *n, item_role role, const char *label)
{
    if (n[6] < 0)
        return; /* empty */
    item *disc = add_item(s, ITEM_DISC, role, label);
    disc->points[0] = space_at(n);
    disc->direction = space_at(n + 3);
    disc->radius = n[6];
}

static void add_plane(scene *s, place point, place normal, item_role role, const char *label)
{
    item *plane = add_item(s, ITEM_PLANE, role, label);
    plane->points[0] = point;
    plane->direction = normal;
}

/* The point of a hit, and the normal there. */
static void add_hit(scene *s, place point, place normal, item_role role, const char *label)
{
    char name[QUERY_PATH + 8];
    item *arrow = add_item(s, ITEM_NORMAL, role, "normal");
    arrow->points[0] = point;
    arrow->direction = normal;
    query_format(name, sizeof name, "%s.point", label);
    add_dot(s, point, role, name);
}

/* The axes of a place in the world, from its origin. */
static void add_matrix(scene *s, const double *n, item_role role)
{
    static const char *const names[3] = {"x", "y", "z"};
    for (unsigned axis = 0; axis < 3; axis++) {
        item *arrow = add_item(s, ITEM_ARROW, role, names[axis]);
        arrow->points[0] = space_at(n + 9);
        arrow->points[1] = move(space_at(n + 9), space_at(n + 3 * axis), 1);
        arrow->count = 2;
    }
}

static bool add_in_plane(scene *s, const char *type, const double *n, item_role role,
                         const char *label)
{
    if (strcmp(type, "circle") == 0)
        add_ball(s, plane_at(n), n[2], role, label);
    else if (strcmp(type, "capsule2") == 0)
        add_rod(s, ITEM_CAPSULE, plane_at(n), plane_at(n + 2), n[4], role, label);
    else if (strcmp(type, "rect") == 0)
        add_min_max(s, plane_at(n), plane_at(n + 2), true, role, label);
    else if (strcmp(type, "segment2") == 0)
        add_line(s, plane_at(n), plane_at(n + 2), role, label);
    else if (strcmp(type, "ray2") == 0)
        add_ray(s, plane_at(n), plane_at(n + 2), n[4], role, label);
    else if (strcmp(type, "sweep_hit2") == 0)
        add_hit(s, plane_at(n + 2), plane_at(n + 4), role, label);
    else if (strstr(type, "_hit2") != NULL)
        add_hit(s, plane_at(n), plane_at(n + 2), role, label);
    else
        return false;
    s->flat = true;
    return true;
}

static void add_parallelogram(scene *s, const double *n, item_role role, const char *label)
{
    const place origin = space_at(n), u = move(origin, space_at(n + 3), 1),
                v = move(origin, space_at(n + 6), 1);
    const place corners[4] = {origin, u, move(u, space_at(n + 6), 1), v};
    add_corners(s, ITEM_FACE, corners, 4, role, label);
}

static void add_triangle(scene *s, const double *n, item_role role, const char *label)
{
    const place corners[3] = {space_at(n), space_at(n + 3), space_at(n + 6)};
    add_corners(s, ITEM_FACE, corners, 3, role, label);
}

static bool add_face(scene *s, const char *type, const double *n, item_role role, const char *label)
{
    if (strcmp(type, "triangle") == 0)
        add_triangle(s, n, role, label);
    else if (strcmp(type, "parallelogram") == 0)
        add_parallelogram(s, n, role, label);
    else if (strcmp(type, "disc") == 0)
        add_flat_round(s, n, role, label);
    else if (strcmp(type, "plane") == 0)
        add_plane(s, space_at(n), space_at(n + 3), role, label);
    else
        return false;
    return true;
}

static bool add_solid(scene *s, const char *type, const double *n, item_role role,
                      const char *label)
{
    if (strcmp(type, "sphere") == 0)
        add_ball(s, space_at(n), n[3], role, label);
    else if (strcmp(type, "capsule") == 0)
        add_rod(s, ITEM_CAPSULE, space_at(n), space_at(n + 3), n[6], role, label);
    else if (strcmp(type, "cylinder") == 0)
        add_rod(s, ITEM_CYLINDER, space_at(n), space_at(n + 3), n[6], role, label);
    else if (strcmp(type, "aabb") == 0)
        add_min_max(s, space_at(n), space_at(n + 3), false, role, label);
    else if (strcmp(type, "obb") == 0)
        add_obb(s, n, role, label);
    else
        return false;
    return true;
}

static bool add_line_hit_or_axes(scene *s, const char *type, const double *n, item_role role,
                                 const char *label)
{
    if (strcmp(type, "segment") == 0)
        add_line(s, space_at(n), space_at(n + 3), role, label);
    else if (strcmp(type, "ray") == 0)
        add_ray(s, space_at(n), space_at(n + 3), n[6], role, label);
    else if (strcmp(type, "matrix") == 0)
        add_matrix(s, n, role);
    else if (strcmp(type, "sweep_hit") == 0)
        add_hit(s, space_at(n + 3), space_at(n + 6), role, label);
    else if (strstr(type, "_hit") != NULL)
        add_hit(s, space_at(n), space_at(n + 3), role, label);
    else
        return false;
    return true;
}

bool add_shape(scene *s, const char *type, const double *n, item_role role, const char *label)
{
    return add_in_plane(s, type, n, role, label) || add_solid(s, type, n, role, label) ||
           add_face(s, type, n, role, label) || add_line_hit_or_axes(s, type, n, role, label);
}
