/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Round outlines, also of balls that are far greater than the picture. */
#include "canvas.h"

#include <math.h>
#include <stdlib.h>

enum { LEAST_CORNERS = 48, MOST_ROUND = 4000, ARC = 64 };
static const double turn = 6.283185307179586;

/* Sine and cosine of a small angle, of at most 0.14: the error of the series is below 1e-13. */
static void small_turn(double angle, double *sine, double *cosine)
{
    double square = angle * angle;
    *sine = angle * (1 - square / 6 * (1 - square / 20 * (1 - square / 42)));
    *cosine = 1 - square / 2 * (1 - square / 12 * (1 - square / 30 * (1 - square / 56)));
}

/* As many corners as keep the polygon within a tenth of a pixel of a circle. */
static unsigned corners_for(double pixels)
{
    double corners = ceil(turn / 2 * sqrt(5 * pixels));
    return (unsigned)fmax(LEAST_CORNERS, fmin(corners, MOST_ROUND));
}

static void draw_outline(canvas *c, const dot2 *points, unsigned count, const char *role)
{
    char classes[32];
    query_format(classes, sizeof classes, "%s edge", role);
    draw_chain(c, points, count, true, classes);
}

static void draw_filled(canvas *c, const dot2 *points, unsigned count, const char *role)
{
    char classes[32];
    query_format(classes, sizeof classes, "%s fill", role);
    draw_polygon(c, points, count, classes);
}

/* Points on a circle with two directions across each other. */
static void round_points(const canvas *c, place center, place u, place v, double radius,
                         dot2 *points, unsigned count)
{
    double sine, cosine, x = 1, y = 0;
    small_turn(turn / count, &sine, &cosine);
    for (unsigned i = 0; i < count; i++) {
        points[i] = on_canvas(c, move(move(center, u, radius * x), v, radius * y));
        double next = x * cosine - y * sine;
        y = x * sine + y * cosine;
        x = next;
    }
}

static void draw_circle(canvas *c, place center, place u, place v, double radius, const char *role)
{
    unsigned count = corners_for(radius * c->scale);
    dot2 *points = query_allocate(count, sizeof *points);
    round_points(c, center, u, v, radius, points, count);
    draw_filled(c, points, count, role);
    draw_outline(c, points, count, role);
    free(points);
}

/* The circle of a ball that is level, of which the half behind is dashed. It begins on the outline. */
static void draw_equator(canvas *c, place center, double radius, const char *role)
{
    const place level = {0, 1, 0};
    char front[32], behind[32];
    unsigned half = corners_for(radius * c->scale) / 2, count = 2 * half;
    place u = unit(cross(level, c->view.toward)), v = cross(u, level);
    dot2 *points = query_allocate(count + 1, sizeof *points);
    query_format(front, sizeof front, "%s thin", role);
    query_format(behind, sizeof behind, "%s thin hidden", role);
    round_points(c, center, u, v, radius, points, count);
    points[count] = points[0];
    bool first_is_behind = dot(v, c->view.toward) < 0;
    draw_chain(c, points, half + 1, false, first_is_behind ? behind : front);
    draw_chain(c, points + half, half + 1, false, first_is_behind ? front : behind);
    free(points);
}

static void fill_canvas(canvas *c, const char *role)
{
    const dot2 all[4] = {{c->left, c->top},
                         {c->left + c->width, c->top},
                         {c->left + c->width, c->top + c->height},
                         {c->left, c->top + c->height}};
    draw_filled(c, all, 4, role);
}

/* ARC + 1 points of the arc, and two far inside that close it. (x, y) leads from the center of the circle to the canvas, and
 * the circle passes `past` pixels beyond its middle. */
static void arc_points(const canvas *c, double x, double y, double past, double radius,
                       dot2 *points)
{
    double reach = c->width + c->height;
    double middle_x = c->left + c->width / 2, middle_y = c->top + c->height / 2;
    for (int i = 0; i <= ARC; i++) {
        double along = 2 * reach * (2 * (double)i / (double)ARC - 1), angle = along / radius;
        double out = past - along * angle / 2;
        points[i].x = middle_x + out * x - along * y;
        points[i].y = middle_y - out * y - along * x;
    }
    points[ARC + 1].x = points[ARC].x - 4 * reach * x;
    points[ARC + 1].y = points[ARC].y + 4 * reach * y;
    points[ARC + 2].x = points[0].x - 4 * reach * x;
    points[ARC + 2].y = points[0].y + 4 * reach * y;
}

/* A circle of which the canvas shows an arc that is nearly straight. All is measured from the middle of the canvas, since the
 * center of the circle may be 10^12 pixels away. */
static void draw_arc(canvas *c, place center, double radius, const char *role)
{
    place run = move(c->center, center, -1);
    double x = dot(run, c->view.right), y = dot(run, c->view.up), distance = sqrt(x * x + y * y);
    double past = (radius - distance) * c->scale;
    dot2 points[ARC + 3];
    if (!(distance > 0) || fabs(past) > c->width + c->height) {
        if (past > 0)
            fill_canvas(c, role);
        return;
    }
    arc_points(c, x / distance, y / distance, past, radius * c->scale, points);
    draw_filled(c, points, ARC + 3, role);
    draw_outline(c, points, ARC + 3, role);
}

void draw_ball(canvas *c, place center, double radius, bool flat, const char *role)
{
    if (radius * c->scale > 20 * (c->width + c->height)) {
        draw_arc(c, center, radius, role);
        return;
    }
    draw_circle(c, center, c->view.right, c->view.up, radius, role);
    if (!flat && radius * c->scale > 8)
        draw_equator(c, center, radius, role);
}

/* The half circle around the end of a capsule that is on the side of `out`, from `from` to its opposite. */
static void half_circle(const canvas *c, place end, place from, place out, double radius,
                        dot2 *points, unsigned count)
{
    double sine, cosine, x = 1, y = 0;
    small_turn(turn / 2 / (count - 1), &sine, &cosine);
    for (unsigned i = 0; i < count; i++) {
        points[i] = on_canvas(c, move(move(end, from, radius * x), out, radius * y));
        double next = x * cosine - y * sine;
        y = x * sine + y * cosine;
        x = next;
    }
}

/* The place on the core that is seen nearest to the middle of the canvas, from 0 at a to 1 at b. */
static double core_nearest(const canvas *c, place a, double x, double y)
{
    place run = move(c->center, a, -1);
    double along = (dot(run, c->view.right) * x + dot(run, c->view.up) * y) / (x * x + y * y);
    return along > 0 ? fmin(along, 1) : 0;
}

/* Two half circles, and the two lines between them. Seen along its core a capsule is a ball; and where a canvas shows little of
 * a great one, it looks like the ball around the nearest place of the core. */
void draw_capsule(canvas *c, place a, place b, double radius, bool flat, const char *role)
{
    const place core = move(b, a, -1);
    const place zero = {0, 0, 0};
    double x = dot(core, c->view.right), y = dot(core, c->view.up), length = sqrt(x * x + y * y);
    if (radius * c->scale > 20 * (c->width + c->height) || length * c->scale < 1) {
        draw_ball(c, move(a, core, core_nearest(c, a, x, y)), radius, flat, role);
        return;
    }
    place along = move(move(zero, c->view.right, x / length), c->view.up, y / length);
    place side = move(move(zero, c->view.right, -y / length), c->view.up, x / length);
    unsigned half = corners_for(radius * c->scale) / 2 + 1;
    dot2 *points = query_allocate(2 * (size_t)half, sizeof *points);
    half_circle(c, a, side, move(zero, along, -1), radius, points, half);
    half_circle(c, b, move(zero, side, -1), along, radius, points + half, half);
    draw_filled(c, points, 2 * half, role);
    draw_outline(c, points, 2 * half, role);
    free(points);
}

/* Points of the outline at an end: half of the circle around it, on the side that is seen beyond the other end. */
static void rim_points(const canvas *c, place end, place side, place across, place core,
                       double radius, dot2 *points, unsigned half)
{
    const place zero = {0, 0, 0};
    double beyond = dot(across, c->view.right) * dot(core, c->view.right) +
                    dot(across, c->view.up) * dot(core, c->view.up);
    half_circle(c, end, side, beyond > 0 ? across : move(zero, across, -1), radius, points, half);
}

/* Two halves of the circles around the ends, the two lines between them, and the other half of the nearer circle. Where a canvas
 * shows little of a great one, it looks like the capsule. */
void draw_cylinder(canvas *c, place a, place b, double radius, bool flat, const char *role)
{
    const place core = move(b, a, -1), zero = {0, 0, 0}, back = move(zero, core, -1);
    const place side = unit(cross(core, c->view.toward)), across = unit(cross(core, side));
    if (radius * c->scale > 20 * (c->width + c->height) || !(length_of(side) > 0)) {
        draw_capsule(c, a, b, radius, flat, role);
        return;
    }
    const bool b_is_nearer = dot(core, c->view.toward) > 0;
    char thin[32];
    unsigned half = corners_for(radius * c->scale) / 2 + 1;
    dot2 *points = query_allocate(2 * (size_t)half, sizeof *points);
    query_format(thin, sizeof thin, "%s thin", role);
    rim_points(c, a, side, across, back, radius, points, half);
    rim_points(c, b, move(zero, side, -1), across, core, radius, points + half, half);
    draw_filled(c, points, 2 * half, role);
    draw_outline(c, points, 2 * half, role);
    rim_points(c, b_is_nearer ? b : a, side, across, b_is_nearer ? back : core, radius, points,
               half);
    draw_chain(c, points, half, false, thin);
    free(points);
}

void draw_disc(canvas *c, place center, place normal, double radius, const char *role)
{
    place u, v;
    across(normal, &u, &v);
    if (length_of(normal) > 0)
        draw_circle(c, center, u, v, radius, role);
}
