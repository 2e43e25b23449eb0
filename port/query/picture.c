/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The page: the call and its answer, one or two canvases, their scales, and a legend. */
#include "picture.h"
#include "answer.h"
#include "canvas.h"
#include "number.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { TITLE = 70, SIDE = 480, WIDE_SIDE = 720, GAP = 12, FOOT = 64 };

bool query_has_picture(const query_call *call)
{
    scene s;
    make_scene(&s, call);
    free(s.items);
    return s.count > 0;
}

/* Colours that people with each kind of colour blindness tell apart, and lines of several kinds. Viewers that know dark mode use
 * the second half. */
static const char *const style[] = {
    "<style>\n"
    ".paper{fill:#ffffff}.panel{fill:none;stroke:#9aa3ab}.grid{stroke:#e3e7ea;fill:none}.bar{"
    "stroke:#24292e;stroke-width:2}\n"
    "text{font-family:monospace;font-size:11px;fill:#24292e}.title{font-size:16px;font-weight:bold}"
    ".small{fill:#57606a}\n"
    ".edge{fill:none;stroke-width:1.5}.thin{fill:none;stroke-width:1}.bold{fill:none;stroke-width:"
    "2.5}\n"
    ".hidden{stroke-dasharray:5 4}.fill{fill-opacity:.1}.mark{stroke-width:1.5}\n",
    ".shape{stroke:#1772ea;fill:#1772ea}.other{stroke:#3b7d5b;fill:#3b7d5b}.line{stroke:#a13506;"
    "fill:#a13506}\n"
    ".result{stroke:#6a316e;fill:#6a316e}.edge,.thin,.bold{fill:none}.fill{stroke:none}\n"
    ".mark,.label{stroke:#ffffff}.label{stroke-width:3;paint-order:stroke;stroke-linejoin:round}\n"
    "@media "
    "(prefers-color-scheme:dark){.paper{fill:#14181d}.panel{stroke:#5c6670}.grid{stroke:#2a3138}."
    "bar{stroke:#e6edf3}\n"
    "text{fill:#e6edf3}.small{fill:#9aa7b3}.shape{stroke:#5e8ce6;fill:#5e8ce6}\n",
    ".other{stroke:#7af2a6;fill:#7af2a6}.line{stroke:#dd540f;fill:#dd540f}.result{stroke:#ffa5df;"
    "fill:#ffa5df}\n"
    ".edge,.thin,.bold{fill:none}.fill{stroke:none}.mark,.label{stroke:#14181d}}\n"
    "</style>\n"};

/* 1, 2 or 5 times a power of ten, at most x. */
static double round_number(double x)
{
    double power = 1;
    while (power > x)
        power /= 10;
    while (power * 10 <= x)
        power *= 10;
    return x >= 5 * power ? 5 * power : x >= 2 * power ? 2 * power : power;
}

/* Below a thousandth of a unit the fixed build counts raw units. */
static double unit_of_scale(const canvas *c, const query_build *build)
{
    bool raw = !build->is_float && 160 / c->scale < 0.001;
    return raw ? 1 / 65536.0 : 1;
}

static void draw_bar(canvas *c, const query_build *build)
{
    char text[QUERY_DIGITS];
    double raw = unit_of_scale(c, build), length = round_number(150 / c->scale / raw);
    double x = c->left + 10, y = c->top + c->height + 12, width = length * raw * c->scale;
    if (raw < 1 && length < 1)
        length = 1;
    fprintf(c->file, "<path class=\"bar\" d=\"M%.1f %.1fV%.1fM%.1f %.1fH%.1fM%.1f %.1fV%.1f\"/>\n",
            x, y - 4, y + 4, x, y, x + width, x + width, y - 4, y + 4);
    query_format(text, sizeof text, "%g %s%s", length, raw < 1 ? "raw unit" : "unit",
                 length > 1 || length < 1 ? "s" : "");
    draw_text(c->file, x + width + 8, y + 4, text, "small");
}

/* Lines at round coordinates, and their numbers on the left and at the bottom. */
static void draw_grid(canvas *c)
{
    double step = round_number(130 / c->scale), half_x = c->width / 2 / c->scale,
           half_y = c->height / 2 / c->scale;
    char text[QUERY_DIGITS];
    for (double x = ceil((c->center.x - half_x) / step) * step; x < c->center.x + half_x;
         x += step) {
        dot2 a = on_canvas(c, place_of(x, c->center.y - half_y, 0)),
             b = on_canvas(c, place_of(x, c->center.y + half_y, 0));
        draw_edge(c, a, b, "grid");
        query_format(text, sizeof text, "%.9g", fabs(x) < step / 2 ? 0 : x);
        if (a.x + 6.7 * (double)strlen(text) < c->left + c->width - 4)
            draw_text(c->file, a.x + 3, c->top + c->height - 4, text, "small");
    }
    for (double y = ceil((c->center.y - half_y) / step) * step; y < c->center.y + half_y;
         y += step) {
        dot2 a = on_canvas(c, place_of(c->center.x - half_x, y, 0)),
             b = on_canvas(c, place_of(c->center.x + half_x, y, 0));
        draw_edge(c, a, b, "grid");
        query_format(text, sizeof text, "%.9g", fabs(y) < step / 2 ? 0 : y);
        draw_text(c->file, c->left + 3, a.y - 3, text, "small");
    }
}

/* The directions of the axes, in the upper right corner. */
static void draw_axes(const canvas *c)
{
    static const char *const names[3] = {"x", "y", "z"};
    const place axes[3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    const double x = c->left + c->width - 44, y = c->top + 44;
    for (int i = 0; i < 3; i++) {
        double right = 26 * dot(axes[i], c->view.right), up = 26 * dot(axes[i], c->view.up);
        fprintf(c->file, "<path class=\"bar\" d=\"M%.1f %.1fL%.1f %.1f\"/>\n", x, y, x + right,
                y - up);
        draw_text(c->file, x + 1.4 * right - 3, y - 1.4 * up + 4, names[i], "small");
    }
}

static void draw_canvas(FILE *file, const scene *s, const view *v, const frame *f, double left,
                        double width, const query_call *call, const char *words)
{
    canvas c = {file, *v,    f->center, 0,          left, TITLE,        width,
                SIDE, {{0}}, 0,         {{{0, 0}}}, 0,    f->plane_half};
    c.scale = fmin(0.4 * width / f->half_width, 0.4 * (double)SIDE / f->half_height);
    fprintf(file, "<g>\n<rect class=\"panel\" x=\"%.1f\" y=\"%d\" width=\"%.1f\" height=\"%d\"/>\n",
            left, TITLE, width, SIDE);
    if (s->flat)
        draw_grid(&c);
    draw_scene(&c, s);
    if (!s->flat)
        draw_axes(&c);
    draw_bar(&c, call->build);
    draw_text(file, left + 8, TITLE + 16, words, "small");
    fprintf(file, "</g>\n");
}

static void draw_legend(FILE *file, const scene *s, double y)
{
    static const char *const classes[ROLES] = {"shape edge", "other edge", "line bold",
                                               "result bold"};
    double x = GAP + 10;
    for (int role = 0; role < ROLES; role++) {
        if (s->names[role][0] == '\0')
            continue;
        fprintf(file, "<path class=\"%s\" d=\"M%.1f %.1fh24\"/>\n", classes[role], x, y - 4);
        draw_text(file, x + 30, y, s->names[role], "legend");
        x += 30 + 6.7 * (double)strlen(s->names[role]) + 24;
    }
    if (s->has_infinite)
        draw_text(file, x, y, "(values that are infinite or no number are left out)", "small");
}

/* The answer in a line or two: `result = GRAZE_HIT`, `hit.point = (-1, 0.4375, 0)`. */
static void draw_answer(FILE *file, const query_call *call, size_t characters)
{
    query_leaves results = query_results(call);
    query_row_text row;
    char text[600] = "";
    double y = 46;
    for (size_t i = 0; i < results.count && y < (double)TITLE;) {
        i = query_row(&results, i, call->build, &row);
        if (text[0] != '\0' &&
            strlen(text) + strlen(row.name) + strlen(row.units) + 5 > characters) {
            draw_text(file, GAP, y, text, "answer");
            text[0] = '\0';
            y += 15;
        }
        size_t length = strlen(text);
        query_format(text + length, sizeof text - length, "%s%s = %s", length > 0 ? ", " : "",
                     row.name, row.units);
    }
    if (y < (double)TITLE)
        draw_text(file, GAP, y, text, "answer");
    free(results.leaves);
}

void query_draw(FILE *file, const query_call *call)
{
    scene s;
    frame detail;
    char title[2 * QUERY_PATH];
    make_scene(&s, call);
    view v = choose_view(&s);
    frame whole = whole_frame(&s, &v);
    bool two = detail_frame(&s, &v, &whole, &detail);
    int width = two ? 2 * SIDE + 3 * GAP : WIDE_SIDE + 2 * GAP, height = TITLE + SIDE + FOOT;
    fprintf(file,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d "
            "%d\">\n",
            width, height, width, height);
    query_format(title, sizeof title, "%s%s", call->build->prefix, call->routine->name);
    fprintf(file, "<title>%s</title>\n<desc>", title);
    query_print_line(file, call);
    fputs("</desc>\n", file);
    for (unsigned i = 0; i < sizeof style / sizeof style[0]; i++)
        fputs(style[i], file);
    fprintf(file, "<rect class=\"paper\" width=\"%d\" height=\"%d\"/>\n", width, height);
    draw_text(file, GAP, 26, title, "title");
    draw_answer(file, call, (size_t)(width - 2 * GAP) * 10 / 67);
    draw_canvas(file, &s, &v, &whole, GAP, two ? SIDE : WIDE_SIDE, call, two ? "all" : "");
    if (two)
        draw_canvas(file, &s, &v, &detail, SIDE + 2 * GAP, SIDE, call, "magnified");
    draw_legend(file, &s, height - 16);
    fputs("</svg>\n", file);
    free(s.items);
}
