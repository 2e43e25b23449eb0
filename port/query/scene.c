/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The parameters and results of a query as a scene. */
#include "maker.h"

#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool is_one_of(const char *name, const char *const *names)
{
    for (; *names != NULL; names++)
        if (strcmp(name, *names) == 0)
            return true;
    return false;
}

/* Vectors of these names are directions; others are points. */
static bool is_direction(const char *name)
{
    static const char *const names[] = {"normal", "direction", "axis", "up", "v", NULL};
    return is_one_of(name, names);
}

static bool is_line(const char *type)
{
    static const char *const types[] = {"segment", "ray", "segment2", "ray2", NULL};
    return is_one_of(type, types);
}

static bool starts_with(const char *text, const char *start)
{
    return strncmp(text, start, strlen(start)) == 0;
}

static bool is_vector(const char *type)
{
    return strcmp(type, "vec3") == 0 || strcmp(type, "vec2") == 0;
}

static void name_role(scene *s, item_role role, const char *name)
{
    char *names = s->names[role];
    size_t length = strlen(names);
    query_format(names + length, sizeof s->names[role] - length, "%s%s", length > 0 ? ", " : "",
                 name);
}

/* A sum of directions from the start of the picture's arrows. */
static void add_arrow(maker *m, place from, place direction, item_role role, const char *label)
{
    item *arrow = add_item(m->scene, ITEM_ARROW, role, label);
    arrow->points[0] = from;
    arrow->points[1] = move(from, direction, 1);
    arrow->count = 2;
}

/* The shape that a separation or a cast moves, named so or before the motion: its type or NULL, and its numbers. */
static const query_type *mover_of(maker *m, double *n, size_t *count)
{
    const query_routine *routine = m->call->routine;
    const query_parameter *mover = routine->parameters;
    for (unsigned i = 0; i < routine->parameter_count; i++)
        if (strcmp(mover[i].name, "mover") == 0 ||
            (i + 1 < routine->parameter_count && strcmp(mover[i + 1].name, "motion") == 0)) {
            *count = numbers_of(m->call, mover[i].type, m->call->arguments[i], n, MOST_NUMBERS);
            return mover[i].type;
        }
    return NULL;
}

/* The mover where the move leads: its coordinates are points, and a radius may follow them. */
static void add_moved(maker *m, const double *move, size_t axes)
{
    double n[MOST_NUMBERS];
    size_t count;
    const query_type *mover = mover_of(m, n, &count);
    if (mover == NULL)
        return;
    for (size_t j = 0; j < count - count % axes; j++)
        n[j] += move[j % axes];
    add_shape(m->scene, mover->name, n, ROLE_RESULT, "");
}

/* A motion begins at the first point of the mover, and a cast ends with that point at `center`. */
static void add_motion(maker *m, place motion, bool flat, item_role role)
{
    double n[MOST_NUMBERS];
    size_t count;
    if (mover_of(m, n, &count) != NULL)
        add_arrow(m, place_of(n[0], n[1], flat ? 0 : n[2]), motion, role, "end");
}

static void add_stopped(maker *m, const double *center, size_t axes)
{
    double n[MOST_NUMBERS], move[3];
    size_t count;
    if (mover_of(m, n, &count) == NULL)
        return;
    for (size_t i = 0; i < axes; i++)
        move[i] = center[i] - n[i];
    add_moved(m, move, axes);
}

static void add_vector(maker *m, const double *n, bool flat, item_role role, const char *name)
{
    const query_routine *routine = m->call->routine;
    place p = place_of(n[0], n[1], flat ? 0 : n[2]);
    bool turned =
        strcmp(name, "result") == 0 && (strcmp(routine->name, "matrix_transform_direction") == 0 ||
                                        strcmp(routine->name, "quaternion_rotate") == 0);
    m->scene->flat |= flat;
    if (strcmp(name, "size") == 0)
        return;
    if (strcmp(name, "motion") == 0 && !starts_with(routine->name, "vec")) {
        add_motion(m, p, flat, role);
        return;
    }
    if (strcmp(name, "move") == 0) {
        add_moved(m, n, flat ? 2 : 3);
        return;
    }
    if (turned || starts_with(routine->name, "vec") || starts_with(routine->name, "quaternion")) {
        add_arrow(m, place_of(0, 0, 0), p, role, name);
    } else if (is_direction(name)) {
        item *arrow = add_item(m->scene, ITEM_NORMAL, role, name);
        arrow->points[0] = m->has_point ? m->point : place_of(0, 0, 0);
        arrow->direction = p;
    } else {
        if (role == ROLE_RESULT && m->has_point &&
            strcmp(routine->name, "matrix_transform_point") != 0) {
            item *path = add_item(m->scene, ITEM_PATH, role, "");
            path->points[0] = m->point;
            path->points[1] = p;
            path->count = 2;
        }
        add_dot(m->scene, p, role, name);
        m->has_point |= role != ROLE_RESULT;
        m->point = role != ROLE_RESULT ? p : m->point;
    }
}

static bool are_finite(const double *n, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (!isfinite(n[i]))
            return false;
    return true;
}

/* A ray with GRAZE_NO_LIMIT, which is the greatest scalar; or with an infinite one. */
static bool is_endless(const char *type, double limit, const query_build *build)
{
    bool is_ray = strcmp(type, "ray") == 0 || strcmp(type, "ray2") == 0;
    return is_ray && limit >= (build->is_float ? (double)FLT_MAX : 2147483647 / 65536.0);
}

/* One value of a parameter. */
static void add_value(maker *m, const query_type *type, void *bytes, item_role role,
                      const char *label)
{
    double n[MOST_NUMBERS];
    size_t count = numbers_of(m->call, type, bytes, n, MOST_NUMBERS);
    if (is_endless(type->name, n[count - 1], m->call->build))
        n[count - 1] = (double)FLT_MAX;
    if (!are_finite(n, count)) {
        m->scene->has_infinite = true;
        return;
    }
    if (starts_with(type->name, "sweep_hit"))
        add_stopped(m, n, strcmp(type->name, "sweep_hit2") == 0 ? 2 : 3);
    if (is_vector(type->name))
        add_vector(m, n, strcmp(type->name, "vec2") == 0, role, label);
    else if (strcmp(type->name, "frustum") == 0)
        add_frustum(m, bytes, role, label);
    else if (strcmp(type->name, "camera") == 0)
        add_camera(m, bytes, n, role);
    else if (strcmp(type->name, "mat4") == 0)
        add_projection(m, bytes, role);
    else
        add_shape(m->scene, type->name, n, role, label);
}

static bool can_be_empty(const char *type)
{
    static const char *const types[] = {"aabb", "rect",    "obb",      "sphere",   "circle",
                                        "disc", "capsule", "capsule2", "polygon2", NULL};
    return is_one_of(type, types);
}

static void add_parameter(maker *m, unsigned index, item_role role)
{
    const query_parameter *parameter = &m->call->routine->parameters[index];
    bool is_array = parameter->length > 0 || parameter->counted_by >= 0;
    size_t before = m->scene->count;
    char label[2 * QUERY_PATH];
    if (strcmp(parameter->type->name, "mesh") == 0)
        add_mesh(m, index, role);
    else if (query_has_pointers(parameter->type))
        add_polygon(m, index, role);
    for (unsigned i = 0; i < (is_array ? m->call->elements[index] : 1); i++) {
        query_format(label, sizeof label, is_array ? "%s[%u]" : "%s", parameter->name, i);
        if (!query_has_pointers(parameter->type))
            add_value(m, parameter->type,
                      (unsigned char *)m->call->arguments[index] + i * parameter->type->size, role,
                      label);
    }
    if (m->scene->count > before) {
        name_role(m->scene, role, parameter->name);
    } else if (can_be_empty(parameter->type->name)) {
        query_format(label, sizeof label, "%s (empty)", parameter->name);
        name_role(m->scene, role, label);
    }
}

/* plane_xy_linecast has a plane of which the query has one coordinate. */
static void add_plane_across(maker *m)
{
    static const char *const names[3] = {"plane_yz_", "plane_xz_", "plane_xy_"};
    for (unsigned axis = 0; axis < 3; axis++)
        if (starts_with(m->call->routine->name, names[axis])) {
            double at = query_value(&m->call->input.leaves[0], m->call->build);
            const double n[6] = {axis == 0 ? at : 0, axis == 1 ? at : 0, axis == 2 ? at : 0,
                                 axis == 0,          axis == 1,          axis == 2};
            if (isfinite(at) && add_shape(m->scene, "plane", n, ROLE_SHAPE, ""))
                name_role(m->scene, ROLE_SHAPE, m->call->routine->parameters[0].name);
        }
}

/* The point that barycentric coordinates mean. */
static void add_barycentric(maker *m, const double *n)
{
    const item *face = &m->scene->items[0];
    if (m->scene->count == 0 || face->kind != ITEM_FACE)
        return;
    place u = move(face->points[1], face->points[0], -1);
    place v = move(face->points[face->count == 4 ? 3 : 2], face->points[0], -1);
    add_dot(m->scene, move(move(face->points[0], u, n[0]), v, n[1]), ROLE_RESULT, "place");
}

/* A distance is shown as the way to the nearest point. */
static void add_nearest(maker *m)
{
    const query_routine *routine = m->call->routine;
    static const char *const verbs[2] = {"closest_point", "project_point"};
    const char *verb = strstr(routine->name, "_distance");
    char name[QUERY_PATH];
    if (verb == NULL || routine->parameter_count != 2 || starts_with(routine->name, "vec"))
        return;
    const query_type *point = routine->parameters[1].type;
    void *nearest = query_allocate(1, point->size);
    void *const arguments[] = {m->call->arguments[0], m->call->arguments[1], nearest, NULL};
    bool found = false;
    for (unsigned i = 0; i < 2 && !found; i++) {
        query_format(name, sizeof name, "%.*s_%s", (int)(verb - routine->name), routine->name,
                     verbs[i]);
        found = call_other(m->call->build, name, arguments);
    }
    if (found)
        add_value(m, point, nearest, ROLE_RESULT, "nearest");
    free(nearest);
}

static void add_inputs(maker *m)
{
    const query_routine *routine = m->call->routine;
    bool first = true;
    for (unsigned i = 0; i < routine->parameter_count; i++) {
        const query_parameter *parameter = &routine->parameters[i];
        if (!(parameter->direction & QUERY_IN) || (parameter->direction & QUERY_OUT))
            continue;
        size_t before = m->scene->count;
        bool line =
            is_line(parameter->type->name) && !(first && starts_with(routine->name, "segment2_"));
        add_parameter(m, i, line ? ROLE_LINE : first ? ROLE_SHAPE : ROLE_OTHER);
        first = first && m->scene->count == before;
    }
}

static void add_results(maker *m)
{
    const query_routine *routine = m->call->routine;
    for (unsigned i = 0; i < routine->parameter_count; i++) {
        const query_parameter *parameter = &routine->parameters[i];
        double n[MOST_NUMBERS];
        if (!(parameter->direction & QUERY_OUT) || !query_is_written(m->call, i))
            continue;
        if (strcmp(parameter->type->name, "barycentric") == 0) {
            numbers_of(m->call, parameter->type, m->call->arguments[i], n, 2);
            add_barycentric(m, n);
        } else {
            add_parameter(m, i, ROLE_RESULT);
        }
    }
    if (routine->returns != NULL && routine->returns->kind == QUERY_STRUCT) {
        size_t before = m->scene->count;
        add_value(m, routine->returns, m->call->arguments[routine->parameter_count], ROLE_RESULT,
                  "result");
        if (m->scene->count > before)
            name_role(m->scene, ROLE_RESULT, "result");
    }
}

void make_scene(scene *s, const query_call *call)
{
    maker m = {s, call, {0, 0, 0}, false};
    memset(s, 0, sizeof *s);
    add_plane_across(&m);
    add_inputs(&m);
    add_results(&m);
    add_nearest(&m);
}
