/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Items of a scene on a canvas: faces first, then edges, lines, points and their labels. */
#include "canvas.h"

#include <math.h>
#include <string.h>

static const char *const roles[ROLES] = {"shape", "other", "line", "result"};

/* The lengths in pixels of a normal, and of a side of the square that shows its surface. */
static const double normal_length = 64, patch = 22;

static const char *classes_of(const item *i, const char *more)
{
    static char classes[48];
    query_format(classes, sizeof classes, "%s %s", roles[i->role], more);
    return classes;
}

static const item *hit_of(const scene *s)
{
    for (size_t i = 0; i < s->count; i++)
        if (s->items[i].kind == ITEM_NORMAL && s->items[i].role == ROLE_RESULT)
            return &s->items[i];
    return NULL;
}

static void draw_corners(canvas *c, const place *points, unsigned count, const item *i)
{
    dot2 corners[ITEM_POINTS];
    for (unsigned k = 0; k < count; k++)
        corners[k] = on_canvas(c, points[k]);
    draw_polygon(c, corners, count, classes_of(i, "fill"));
}

static void draw_border(canvas *c, const place *points, unsigned count, const item *i)
{
    for (unsigned k = 0; k < count; k++)
        draw_edge(c, on_canvas(c, points[k]), on_canvas(c, points[(k + 1) % count]),
                  classes_of(i, "edge"));
}

/* Each face of a box is filled, so that the picture of the box is darker where it is seen through twice. */
static void fill_box(canvas *c, const item *i)
{
    for (unsigned axis = 0; axis < 3; axis++)
        for (unsigned side = 0; side < 2; side++) {
            unsigned a = 1U << (axis + 1) % 3, b = 1U << (axis + 2) % 3, first = side << axis;
            const place face[4] = {i->points[first], i->points[first + a], i->points[first + a + b],
                                   i->points[first + b]};
            draw_corners(c, face, 4, i);
        }
}

/* The corner that is farthest from the viewer is hidden, and so are its edges. */
static void outline_box(canvas *c, const item *i)
{
    unsigned farthest = 0;
    for (unsigned k = 1; k < 8; k++)
        if (dot(i->points[k], c->view.toward) < dot(i->points[farthest], c->view.toward))
            farthest = k;
    for (unsigned k = 0; k < 8; k++)
        for (unsigned axis = 0; axis < 3; axis++) {
            unsigned other = k | 1U << axis;
            if (other != k)
                draw_edge(
                    c, on_canvas(c, i->points[k]), on_canvas(c, i->points[other]),
                    classes_of(i, k == farthest || other == farthest ? "edge hidden" : "edge"));
        }
}

static void draw_plane(canvas *c, const scene *s, const item *i)
{
    place corners[4], n = unit(i->direction);
    if (!(length_of(n) > 0))
        return;
    plane_square(s, i, c->plane_half, corners);
    draw_corners(c, corners, 4, i);
    draw_border(c, corners, 4, i);
    place middle = move(corners[0], move(corners[2], corners[0], -1), 0.5);
    if (hit_of(s) == NULL)
        draw_arrow(c, on_canvas(c, middle), on_canvas(c, move(middle, n, normal_length / c->scale)),
                   classes_of(i, "thin"));
}

/* Whether a shape is less than three pixels wide on the canvas: then a mark shows where it is. */
static bool is_tiny(const canvas *c, const item *i)
{
    dot2 first = on_canvas(c, i->points[0]);
    double width = is_round(i->kind) ? 2 * i->radius * c->scale : 0;
    for (unsigned k = 0; k < i->count; k++) {
        dot2 p = on_canvas(c, i->points[k]);
        width = fmax(width, fmax(fabs(p.x - first.x), fabs(p.y - first.y)));
    }
    return width < 3 && i->kind <= ITEM_DISC && i->kind != ITEM_PATH;
}

static void draw_surface(canvas *c, const scene *s, const item *i)
{
    if (is_tiny(c, i))
        draw_mark(c, on_canvas(c, i->points[0]), 3.5, classes_of(i, "mark"));
    switch (i->kind) {
    case ITEM_FACE:
        draw_corners(c, i->points, i->count, i);
        draw_border(c, i->points, i->count, i);
        break;
    case ITEM_BOX:
        fill_box(c, i);
        outline_box(c, i);
        break;
    case ITEM_BALL:
        draw_ball(c, i->points[0], i->radius, s->flat, roles[i->role]);
        break;
    case ITEM_CAPSULE:
        draw_capsule(c, i->points[0], i->points[1], i->radius, s->flat, roles[i->role]);
        break;
    case ITEM_CYLINDER:
        draw_cylinder(c, i->points[0], i->points[1], i->radius, s->flat, roles[i->role]);
        break;
    case ITEM_DISC:
        draw_disc(c, i->points[0], i->direction, i->radius, roles[i->role]);
        break;
    case ITEM_PLANE:
        draw_plane(c, s, i);
        break;
    default:
        break;
    }
}

static void place_text(char *text, size_t room, const char *name, place p, bool flat)
{
    if (flat)
        query_format(text, room, "%s (%.7g, %.7g)", name, p.x, p.y);
    else
        query_format(text, room, "%s (%.7g, %.7g, %.7g)", name, p.x, p.y, p.z);
}

static void label_place(canvas *c, const char *name, place p, bool flat, const item *i)
{
    char text[2 * QUERY_PATH];
    place_text(text, sizeof text, name, p, flat);
    draw_label(c, on_canvas(c, p), text, classes_of(i, "label"));
}

/* A line is faint behind its hit. */
static void draw_line(canvas *c, const scene *s, const item *i)
{
    const item *hit = hit_of(s);
    dot2 start = on_canvas(c, i->points[0]), end;
    if (i->kind == ITEM_RAY) {
        double length = length_of(i->direction),
               away = length_of(move(c->center, i->points[0], -1));
        double seen = (away + 2 * (c->width + c->height) / c->scale) / (length > 0 ? length : 1);
        end = on_canvas(c, move(i->points[0], i->direction, fmin(i->radius, seen)));
    } else {
        end = on_canvas(c, i->points[1]);
    }
    if (hit != NULL && i->role == ROLE_LINE) {
        draw_edge(c, start, on_canvas(c, hit->points[0]), classes_of(i, "bold"));
        draw_arrow(c, on_canvas(c, hit->points[0]), end, classes_of(i, "thin hidden"));
    } else {
        draw_arrow(c, start, end, classes_of(i, "bold"));
    }
    draw_mark(c, start, 3.5, classes_of(i, "mark"));
    avoid_edge(c, start, end);
}

static void label_line(canvas *c, const scene *s, const item *i)
{
    if (i->kind == ITEM_RAY) {
        label_place(c, "origin", i->points[0], s->flat, i);
        return;
    }
    label_place(c, i->role == ROLE_LINE ? "a" : "wall.a", i->points[0], s->flat, i);
    label_place(c, i->role == ROLE_LINE ? "b" : "wall.b", i->points[1], s->flat, i);
}

/* A normal has the same length on each picture; in space a square around its foot shows the surface there. */
static void draw_normal(canvas *c, const scene *s, const item *i)
{
    place n = unit(i->direction), u, v;
    place foot = i->points[0], tip = move(foot, n, normal_length / c->scale);
    if (!s->flat && length_of(n) > 0 && i->role == ROLE_RESULT) {
        across(n, &u, &v);
        u = move(place_of(0, 0, 0), u, patch / c->scale);
        v = move(place_of(0, 0, 0), v, patch / c->scale);
        const place square[4] = {move(move(foot, u, -1), v, -1), move(move(foot, u, 1), v, -1),
                                 move(move(foot, u, 1), v, 1), move(move(foot, u, -1), v, 1)};
        draw_corners(c, square, 4, i);
    }
    draw_arrow(c, on_canvas(c, foot), on_canvas(c, tip), classes_of(i, "bold"));
    avoid_edge(c, on_canvas(c, foot), on_canvas(c, tip));
}

static void draw_thing(canvas *c, const scene *s, const item *i)
{
    switch (i->kind) {
    case ITEM_LINE:
    case ITEM_RAY:
        draw_line(c, s, i);
        break;
    case ITEM_PATH:
        draw_edge(c, on_canvas(c, i->points[0]), on_canvas(c, i->points[1]),
                  classes_of(i, "edge hidden"));
        break;
    case ITEM_ARROW:
        draw_arrow(c, on_canvas(c, i->points[0]), on_canvas(c, i->points[1]),
                   classes_of(i, "bold"));
        break;
    case ITEM_NORMAL:
        draw_normal(c, s, i);
        break;
    case ITEM_DOT:
        draw_mark(c, on_canvas(c, i->points[0]), 4.5, classes_of(i, "mark"));
        break;
    default:
        break;
    }
}

static void draw_item_label(canvas *c, const scene *s, const item *i)
{
    place n = unit(i->direction);
    if (i->kind == ITEM_LINE || i->kind == ITEM_RAY)
        label_line(c, s, i);
    else if (i->kind == ITEM_DOT)
        label_place(c, i->label, i->points[0], s->flat, i);
    else if (i->kind == ITEM_ARROW)
        label_place(c, i->label, i->points[1], s->flat, i);
    else if (i->kind == ITEM_NORMAL && length_of(n) > 0)
        draw_label(c, on_canvas(c, move(i->points[0], n, normal_length / c->scale)), i->label,
                   classes_of(i, "label"));
    else if (strchr(i->label, '[') != NULL) /* one of many */
        draw_label(c, on_canvas(c, i->points[0]), i->label, classes_of(i, "label"));
}

void draw_scene(canvas *c, const scene *s)
{
    for (size_t i = 0; i < s->count; i++)
        draw_surface(c, s, &s->items[i]);
    for (size_t i = 0; i < s->count; i++)
        draw_thing(c, s, &s->items[i]);
    for (size_t i = s->count; i-- > 0;) /* results first */
        draw_item_label(c, s, &s->items[i]);
}
