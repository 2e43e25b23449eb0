/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "canvas.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_CORNERS = 4200 };

dot2 on_canvas(const canvas *c, place p)
{
    place from_center = move(p, c->center, -1);
    dot2 d = {c->left + c->width / 2 + dot(from_center, c->view.right) * c->scale,
              c->top + c->height / 2 - dot(from_center, c->view.up) * c->scale};
    return d;
}

bool is_on_canvas(const canvas *c, dot2 p)
{
    return p.x >= c->left && p.x <= c->left + c->width && p.y >= c->top &&
           p.y <= c->top + c->height;
}

/* Rounded to a tenth of a pixel, so that no -0.0 is printed. */
static double tenth(double x)
{
    double rounded = floor(x * 10 + 0.5) / 10;
    return rounded < 0 || rounded > 0 ? rounded : 0;
}

/* Keeps the part of [*t0, *t1] in which start + t * run is at most limit. */
static bool keep_below(double start, double run, double limit, double *t0, double *t1)
{
    if (run > 0)
        *t1 = fmin(*t1, (limit - start) / run);
    else if (run < 0)
        *t0 = fmax(*t0, (limit - start) / run);
    else if (start > limit)
        return false;
    return *t0 <= *t1;
}

/* r: left, top, right, bottom */
static bool clip_to(const double r[4], dot2 *a, dot2 *b)
{
    double t0 = 0, t1 = 1, x = b->x - a->x, y = b->y - a->y;
    if (!keep_below(a->x, x, r[2], &t0, &t1) || !keep_below(-a->x, -x, -r[0], &t0, &t1) ||
        !keep_below(a->y, y, r[3], &t0, &t1) || !keep_below(-a->y, -y, -r[1], &t0, &t1))
        return false;
    dot2 start = {a->x + t0 * x, a->y + t0 * y}, end = {a->x + t1 * x, a->y + t1 * y};
    *a = start;
    *b = end;
    return true;
}

static bool clip_edge(const canvas *c, dot2 *a, dot2 *b)
{
    const double r[4] = {c->left, c->top, c->left + c->width, c->top + c->height};
    return clip_to(r, a, b);
}

void draw_edge(canvas *c, dot2 a, dot2 b, const char *classes)
{
    if (clip_edge(c, &a, &b))
        fprintf(c->file, "<path class=\"%s\" d=\"M%.1f %.1fL%.1f %.1f\"/>\n", classes, tenth(a.x),
                tenth(a.y), tenth(b.x), tenth(b.y));
}

void draw_chain(canvas *c, const dot2 *points, unsigned count, bool closed, const char *classes)
{
    bool open = false; /* an element is */
    for (unsigned i = 0; i + !closed < count; i++) {
        dot2 a = points[i], b = points[(i + 1) % count];
        bool shown = clip_edge(c, &a, &b);
        bool starts = shown && (!open || !is_on_canvas(c, points[i]));
        if (open && (!shown || starts))
            fputs("\"/>\n", c->file);
        if (starts)
            fprintf(c->file, "<path class=\"%s\" d=\"M%.1f %.1f", classes, tenth(a.x), tenth(a.y));
        if (shown)
            fprintf(c->file, "L%.1f %.1f", tenth(b.x), tenth(b.y));
        open = shown;
    }
    if (open)
        fputs("\"/>\n", c->file);
}

/* How far a point is inside of one of the four sides. */
static double inside(const canvas *c, int side, dot2 p)
{
    return side == 0   ? p.x - c->left
           : side == 1 ? c->left + c->width - p.x
           : side == 2 ? p.y - c->top
                       : c->top + c->height - p.y;
}

static unsigned clip_side(const canvas *c, int side, const dot2 *from, unsigned count, dot2 *to)
{
    unsigned kept = 0;
    for (unsigned i = 0; i < count; i++) {
        dot2 a = from[i], b = from[(i + 1) % count];
        double start = inside(c, side, a), end = inside(c, side, b);
        if (start >= 0)
            to[kept++] = a;
        if ((start < 0) != (end < 0)) {
            double t = start / (start - end);
            dot2 crossing = {a.x + t * (b.x - a.x), a.y + t * (b.y - a.y)};
            to[kept++] = crossing;
        }
    }
    return kept;
}

void draw_polygon(canvas *c, const dot2 *points, unsigned count, const char *classes)
{
    dot2 *a = query_allocate(2 * MOST_CORNERS, sizeof *a),
         *b = query_allocate(2 * MOST_CORNERS, sizeof *b);
    if (count > MOST_CORNERS)
        count = MOST_CORNERS;
    memcpy(a, points, count * sizeof *a);
    for (int side = 0; side < 4; side++) {
        count = clip_side(c, side, a, count, b);
        dot2 *swap = a;
        a = b;
        b = swap;
    }
    if (count >= 3)
        fprintf(c->file, "<path class=\"%s\" d=\"", classes);
    for (unsigned i = 0; i < count && count >= 3; i++)
        fprintf(c->file, "%s%.1f %.1f", i == 0 ? "M" : "L", tenth(a[i].x), tenth(a[i].y));
    if (count >= 3)
        fprintf(c->file, "Z\"/>\n");
    free(a);
    free(b);
}

void draw_arrow(canvas *c, dot2 a, dot2 b, const char *classes)
{
    double x = b.x - a.x, y = b.y - a.y, length = sqrt(x * x + y * y);
    dot2 tip = b;
    draw_edge(c, a, b, classes);
    if (!(length > 1) || !clip_edge(c, &a, &tip))
        return;
    x *= 9 / length;
    y *= 9 / length;
    const dot2 head[3] = {tip,
                          {tip.x - x + 0.4 * y, tip.y - y - 0.4 * x},
                          {tip.x - x - 0.4 * y, tip.y - y + 0.4 * x}};
    char fill[64];
    query_format(fill, sizeof fill, "%.*s head", (int)strcspn(classes, " "), classes);
    draw_polygon(c, head, 3, fill);
}

void draw_mark(canvas *c, dot2 p, double radius, const char *classes)
{
    if (is_on_canvas(c, p))
        fprintf(c->file, "<circle class=\"%s\" cx=\"%.1f\" cy=\"%.1f\" r=\"%.1f\"/>\n", classes,
                tenth(p.x), tenth(p.y), radius);
}

void draw_text(FILE *file, double x, double y, const char *text, const char *classes)
{
    fprintf(file, "<text class=\"%s\" x=\"%.1f\" y=\"%.1f\">", classes, tenth(x), tenth(y));
    for (; *text != '\0'; text++)
        fputs(*text == '<'   ? "&lt;"
              : *text == '&' ? "&amp;"
              : *text == '>' ? "&gt;"
                             : (const char[2]){*text, '\0'},
              file);
    fputs("</text>\n", file);
}

void avoid_edge(canvas *c, dot2 a, dot2 b)
{
    if (c->edges < MOST_EDGES) {
        c->avoided[c->edges][0] = a;
        c->avoided[c->edges++][1] = b;
    }
}

/* The width of a character of the labels, of 11 pixels in a font of one width, and the height of a line. */
static const double wide = 6.7, high = 14;

static bool is_free(const canvas *c, const double r[4], bool avoid)
{
    if (r[0] < c->left + 2 || r[2] > c->left + c->width - 2 || r[1] < c->top + 2 ||
        r[3] > c->top + c->height - 2)
        return false;
    for (unsigned i = 0; i < c->labels; i++)
        if (r[0] < c->taken[i][2] && r[2] > c->taken[i][0] && r[1] < c->taken[i][3] &&
            r[3] > c->taken[i][1])
            return false;
    for (unsigned i = 0; i < c->edges && avoid; i++) {
        dot2 a = c->avoided[i][0], b = c->avoided[i][1];
        if (clip_to(r, &a, &b))
            return false;
    }
    return true;
}

/* Places around a point: right, left, and in the middle, but on the canvas; above and below, farther each time. */
static void try_place(const canvas *c, dot2 p, double width, int number, double r[4])
{
    int side = number % 3, ring = number / 6;
    bool above = number / 3 % 2 == 0;
    double middle = fmax(c->left + 4, fmin(p.x - width / 2, c->left + c->width - 4 - width));
    double x = side == 0 ? p.x + 8 : side == 1 ? p.x - 8 - width : middle;
    double y = above ? p.y - 8 - high * ring : p.y + 6 + high + high * ring;
    r[0] = x;
    r[1] = y - high + 3;
    r[2] = x + width;
    r[3] = y + 3;
}

void draw_label(canvas *c, dot2 p, const char *text, const char *classes)
{
    double width = wide * (double)strlen(text), r[4];
    if (!is_on_canvas(c, p))
        return;
    for (int number = 0; number < 60; number++) {
        try_place(c, p, width, number % 30, r);
        if (!is_free(c, r, number < 30))
            continue;
        if (c->labels < MOST_LABELS)
            memcpy(c->taken[c->labels++], r, sizeof r);
        draw_text(c->file, r[0], r[3] - 3, text, classes);
        return;
    }
}
