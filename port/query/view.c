/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* From where the scene is seen, and how much of it. */
#include "canvas.h"

#include <math.h>
#include <string.h>

/* Directions toward the viewer, the usual ones first: from the right, above and in front. */
static const place directions[] = {{5, 4, 8},  {-5, 4, 8},  {8, 4, 5},   {-8, 4, 5}, {3, 8, 6},
                                   {-3, 8, 6}, {5, -4, 8},  {-5, -4, 8}, {8, 4, -5}, {-8, 4, -5},
                                   {5, 4, -8}, {-5, 4, -8}, {2, 2, 9},   {9, 2, 2},  {2, 9, 3},
                                   {-2, 2, 9}, {-9, 2, 2}};

/* What a viewer needs at least: a line that is not a point, a face that is not a line. */
static const double enough = 0.45;

/* How long a vector of length 1 is on the picture. */
static double shown(place direction, place toward)
{
    double depth = dot(unit(direction), toward);
    return length_of(direction) > 0 ? sqrt(fmax(0, 1 - depth * depth)) : 1;
}

/* How far a face with this normal is open; twice, since a narrow face can still be read. */
static double opened(place normal, place toward)
{
    return length_of(normal) > 0 ? 2 * fabs(dot(unit(normal), toward)) : 1;
}

/* A box of which a face is a line looks like a rectangle. */
static double box_score(const item *i, place toward)
{
    double score = 1;
    for (unsigned face = 0; face < 6; face++) {
        unsigned axis = face / 2, a = 1U << (axis + 1) % 3, b = 1U << (axis + 2) % 3,
                 first = (face & 1) << axis;
        place u = move(i->points[first + a], i->points[first], -1),
              v = move(i->points[first + b], i->points[first], -1);
        score = fmin(score, 2 * opened(cross(u, v), toward));
    }
    return score;
}

static double score_of(const item *i, place toward)
{
    switch (i->kind) {
    case ITEM_BOX:
        return box_score(i, toward);
    case ITEM_ARROW:
    case ITEM_LINE:
        return shown(move(i->points[1], i->points[0], -1), toward);
    case ITEM_RAY:
        return shown(i->direction, toward);
    case ITEM_NORMAL:
        return shown(i->direction, toward);
    case ITEM_DISC:
    case ITEM_PLANE:
        return opened(i->direction, toward);
    case ITEM_FACE:
        return opened(
            cross(move(i->points[1], i->points[0], -1), move(i->points[2], i->points[0], -1)),
            toward);
    default:
        return 1;
    }
}

/* Many faces are one surface, of which some may be seen from the side. */
static bool counts(const scene *s, const item *i)
{
    return i->kind != ITEM_FACE || s->count < 8;
}

static view view_from(place toward)
{
    view v;
    v.toward = unit(toward);
    v.right = unit(cross(place_of(0, 1, 0), v.toward));
    v.up = cross(v.toward, v.right);
    return v;
}

view choose_view(const scene *s)
{
    const view front = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    view best = front;
    double best_score = -1;
    if (s->flat)
        return front;
    for (unsigned d = 0; d < sizeof directions / sizeof directions[0] && best_score < enough; d++) {
        view v = view_from(directions[d]);
        double score = 1;
        for (size_t i = 0; i < s->count; i++)
            if (counts(s, &s->items[i]))
                score = fmin(score, score_of(&s->items[i], v.toward));
        if (score > best_score) {
            best_score = score;
            best = v;
        }
    }
    return best;
}

/* A rectangle on the picture, in units. */
typedef struct {
    double left, right, bottom, top;
} extent;

static const extent nothing = {HUGE_VAL, -HUGE_VAL, HUGE_VAL, -HUGE_VAL};

static void include(extent *e, const view *v, place p, double radius)
{
    double x = dot(p, v->right), y = dot(p, v->up);
    e->left = fmin(e->left, x - radius);
    e->right = fmax(e->right, x + radius);
    e->bottom = fmin(e->bottom, y - radius);
    e->top = fmax(e->top, y + radius);
}

static void include_item(extent *e, const view *v, const item *i)
{
    bool round = is_round(i->kind);
    for (unsigned p = 0; p < i->count && i->kind != ITEM_PLANE; p++)
        include(e, v, i->points[p], round && i->radius > 0 ? i->radius : 0);
}

static double radius_of(const extent *e)
{
    return e->right >= e->left ? fmax(e->right - e->left, e->top - e->bottom) / 2 : 0;
}

/* So wide that steps across a picture far away are not lost in the 52 bits of a coordinate: floats reach 3e38. */
static frame frame_of(const extent *e, const view *v)
{
    frame f;
    f.center = move(move(place_of(0, 0, 0), v->right, (e->left + e->right) / 2), v->up,
                    (e->bottom + e->top) / 2);
    double least = 1e-12 * length_of(f.center);
    f.half_width = fmax((e->right - e->left) / 2, least);
    f.half_height = fmax((e->top - e->bottom) / 2, least);
    return f;
}

/* The end of a ray, if it is not much farther away than all else is wide; it is drawn up to the border otherwise. */
static void include_end(extent *e, const view *v, const item *i, double radius)
{
    double length = length_of(i->direction) * i->radius;
    if (i->kind == ITEM_RAY && length <= 8 * radius)
        include(e, v, move(i->points[0], i->direction, i->radius), 0);
}

void plane_square(const scene *s, const item *plane, double half, place corners[4])
{
    place u, v, near = s->items[s->count - 1].points[0], n = unit(plane->direction),
                zero = place_of(0, 0, 0);
    near = move(near, n, dot(move(plane->points[0], near, -1), n));
    across(n, &u, &v);
    u = move(zero, u, half);
    v = move(zero, v, half);
    for (unsigned i = 0; i < 4; i++)
        corners[i] = move(move(near, u, i == 1 || i == 2 ? 1 : -1), v, i < 2 ? -1 : 1);
}

static void include_planes(extent *e, const scene *s, const view *v, double half)
{
    place corners[4];
    for (size_t i = 0; i < s->count; i++) {
        if (s->items[i].kind != ITEM_PLANE)
            continue;
        plane_square(s, &s->items[i], half, corners);
        for (unsigned k = 0; k < 4; k++)
            include(e, v, corners[k], 0);
    }
}

frame whole_frame(const scene *s, const view *v)
{
    extent e = nothing;
    place last = s->count > 0 ? s->items[s->count - 1].points[0] : place_of(0, 0, 0);
    for (size_t i = 0; i < s->count; i++)
        include_item(&e, v, &s->items[i]);
    if (!(e.right >= e.left))
        include(&e, v, last, 1);
    double radius = radius_of(&e);
    for (size_t i = 0; i < s->count; i++)
        include_end(&e, v, &s->items[i], radius);
    if (!(radius_of(&e) > 0))
        include(&e, v, last, 1);
    radius = radius_of(&e);
    include_planes(&e, s, v, 0.6 * radius);
    frame f = frame_of(&e, v);
    f.plane_half = 0.6 * radius;
    return f;
}

/* The last point that the routine wrote. */
static const item *result_dot(const scene *s)
{
    const item *found = NULL;
    for (size_t i = 0; i < s->count; i++)
        if (s->items[i].kind == ITEM_DOT && s->items[i].role == ROLE_RESULT)
            found = &s->items[i];
    return found;
}

/* All that has one role. */
static extent extent_of(const scene *s, const view *v, item_role role, double radius)
{
    extent e = nothing;
    for (size_t i = 0; i < s->count; i++)
        if (s->items[i].role == role)
            include_item(&e, v, &s->items[i]);
    for (size_t i = 0; i < s->count; i++)
        if (s->items[i].role == role)
            include_end(&e, v, &s->items[i], radius);
    return e;
}

static double seen_distance(const view *v, place a, place b)
{
    place run = move(a, b, -1);
    return fmax(fabs(dot(run, v->right)), fabs(dot(run, v->up)));
}

bool detail_frame(const scene *s, const view *v, const frame *whole, frame *detail)
{
    const item *point = result_dot(s);
    double least = HUGE_VAL, radius = fmax(whole->half_width, whole->half_height);
    for (int role = 0; role < ROLES; role++) {
        extent e = extent_of(s, v, (item_role)role, radius);
        if (!(radius_of(&e) > 0 && radius_of(&e) < least))
            continue;
        least = radius_of(&e);
        *detail = frame_of(&e, v);
    }
    if (!(least * 14 < radius))
        return false;
    if (point != NULL && seen_distance(v, point->points[0], detail->center) <= 2 * least)
        detail->center = point->points[0];
    detail->half_width = detail->half_height = 2 * least;
    detail->plane_half = 1.6 * least;
    return true;
}
