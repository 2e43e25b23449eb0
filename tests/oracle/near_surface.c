/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `near_surface`: casts of the float build at all shapes, by lines that start, end or pass within rounding of
 * the surface, against exact rationals. It checks what line.h states for ordinary floats: a line that passes a surface
 * within rounding may be reported on either side of it, but a reported point is on the line and on the surface, an entry
 * is the first such point, and an exit the last.
 */
#include "surface_lines.h"
#include "surface_solids.h"
#include "entry.h"
#include "floats.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

static const double u = 0x1p-24;

typedef struct {
    contract_scene scene;
    surface_line line, point;
    graze_result result[2]; /* of the entry, and of the exit of a solid */
    any_hit hit[2];
} query;

static bool is_solid(const contract_scene *s)
{
    return s->kind->family <= ROUNDED;
}

static double end_of(const contract_scene *s)
{
    const graze_scalar limit = s->ray ? s->line.words[2 * s->kind->axes] : 1;
    return limit < GRAZE_NO_LIMIT ? (double)limit : (double)FLT_MAX;
}

/* ---- The bounds of line.h ---- */

/* Of the angle between the line and the core of a capsule; 1 if they are parallel. */
static double sine_of_core(const contract_scene *s)
{
    const graze_scalar *core = s->shape.words, *line = s->line.words;
    double way[3], v[3], uu = 0, vv = 0, across = 0;
    for (int i = 0; i < 3; i++) {
        way[i] = (double)core[3 + i] - (double)core[i];
        v[i] = (double)line[3 + i] - (s->ray ? 0 : (double)line[i]);
        uu += way[i] * way[i];
        vv += v[i] * v[i];
    }
    for (int i = 0; i < 3; i++) {
        const int j = (i + 1) % 3, k = (i + 2) % 3;
        across += (way[j] * v[k] - way[k] * v[j]) * (way[j] * v[k] - way[k] * v[j]);
    }
    return across > 0 ? sqrt(across / (uu * vv)) : 1;
}

/* How far a point may be from the surface. No bound holds for a radius of 0. Where all numbers are 0, any
 * margin will do. */
static double margin_of(const contract_scene *s, double size)
{
    const double most = fmax(size, 0x1p-40);
    const double radius = (double)s->shape.words[s->kind->words - 1];
    switch (s->kind->family) {
    case ROD:
        return radius > 0 ? GRAZE_FLOAT_BALL_ULPS * u * (most + most * most / radius) /
                                fmax(sine_of_core(s), 0x1p-64)
                          : 0x1p64;
    case BALL:
    case ROUNDED:
    case DRUM:
        return radius > 0 ? GRAZE_FLOAT_BALL_ULPS * u * (most + most * most / radius) : 0x1p64;
    case BOX:
        return GRAZE_FLOAT_POINT_ULPS * u * most;
    case ORIENTED:
        return GRAZE_FLOAT_OBB_ULPS * u * most;
    default:
        return GRAZE_FLOAT_FACE_ULPS * u * most / fmax(surface_angle(s), 0x1p-64);
    }
}

static bool has_edges(const contract_scene *s)
{
    return (s->kind->family == SURFACE && s->kind->words > 1) || s->kind->family == WALL;
}

/* How far it may be beside the edges of a face, or the ends of a wall. */
static double margin_beside(const query *q, double margin)
{
    return has_edges(&q->scene) ? margin / fmax(surface_slope(&q->scene, &q->line), 0x1p-64)
                                : margin;
}

static bool is_on_line(const query *q, const any_hit *hit, double most)
{
    const double at = (double)(q->scene.ray ? hit->t : hit->fraction);
    bool on = true;
    mpq_t t, way, point;
    mpq_inits(t, way, point, NULL);
    mpq_set_d(t, at);
    for (uint32_t i = 0; i < q->line.axes; i++) {
        mpq_mul(way, q->line.run[i], t);
        mpq_add(way, way, q->line.start[i]);
        mpq_set_d(point, (double)hit->point[i]);
        mpq_sub(way, way, point);
        on = on && fabs(mpq_get_d(way)) <= GRAZE_FLOAT_POINT_ULPS * u * most;
    }
    mpq_clears(t, way, point, NULL);
    return on;
}

/* ---- One result ---- */

static bool part_meets(query *q, double first, double last, double margin)
{
    mpq_set_d(q->line.first, first);
    mpq_set_d(q->line.last, last);
    return surface_meets(&q->scene, &q->line, margin, margin);
}

/* Where the line crosses the surface, it must be farther off than the rounding of that point. */
static bool misses_what_it_crosses(query *q)
{
    const contract_scene *s = &q->scene;
    graze_scalar point[3];
    double at;
    if (!surface_is_crossed(s, &q->line, margin_of(s, surface_size(&q->scene, NULL)), &at))
        return false;
    for (uint32_t i = 0; i < s->kind->axes; i++)
        point[i] = (float)(mpq_get_d(q->line.start[i]) + mpq_get_d(q->line.run[i]) * at);
    return surface_is_crossed(s, &q->line, margin_of(s, surface_size(s, point)), &at);
}

static const char *fault_of_miss(query *q)
{
    const double margin = margin_of(&q->scene, surface_size(&q->scene, NULL));
    surface_line_set(&q->line, &q->scene);
    if (!is_solid(&q->scene))
        return misses_what_it_crosses(q) ? "missed, and crosses the shape" : NULL;
    return surface_meets(&q->scene, &q->line, -margin, -margin) ? "missed, and meets the shape"
                                                                : NULL;
}

/* The part before an entry and after an exit is outside, and of a line that only touches, all of it. */
static const char *fault_of_surface(query *q, bool leaving)
{
    const any_hit *hit = &q->hit[leaving];
    const double most = surface_size(&q->scene, hit->point), margin = margin_of(&q->scene, most);
    const double at = (double)(q->scene.ray ? hit->t : hit->fraction), end = end_of(&q->scene);
    const bool touches = q->result[leaving] == GRAZE_TOUCH;
    surface_line_set_point(&q->point, hit->point, q->scene.kind->axes);
    if (!surface_meets(&q->scene, &q->point, margin, margin_beside(q, margin)))
        return "the point is off the shape";
    if (!is_solid(&q->scene))
        return NULL;
    if (surface_meets(&q->scene, &q->point, -margin, -margin))
        return "the point is inside";
    if (part_meets(q, touches || !leaving ? 0 : at, touches || leaving ? end : at, -margin))
        return touches ? "touches, and meets the interior" : "not the first or the last point";
    return NULL;
}

static const char *fault_of(query *q, bool leaving)
{
    const any_hit *hit = &q->hit[leaving];
    if (q->result[leaving] == GRAZE_MISS)
        return fault_of_miss(q);
    const double most = surface_size(&q->scene, hit->point);
    surface_line_set(&q->line, &q->scene);
    if (!is_on_line(q, hit, most))
        return "the point is off the line";
    if (q->result[leaving] != GRAZE_INSIDE)
        return fault_of_surface(q, leaving);
    const double margin = margin_of(&q->scene, most);
    surface_line_set_point(&q->point, hit->point, q->scene.kind->axes);
    return surface_meets(&q->scene, &q->point, margin, margin) ? NULL : "inside, and is not";
}

/* ---- The cast ---- */

static void cast(query *q)
{
    const contract_scene *s = &q->scene;
    for (int leaving = 0; leaving < 1 + is_solid(s); leaving++) {
        memset(&q->hit[leaving], 0, sizeof q->hit[leaving]);
        q->result[leaving] =
            s->kind->cast(&s->shape, &s->line, &q->hit[leaving], s->ray, leaving != 0);
    }
}

static const char *fault_of_order(const query *q)
{
    const any_hit *first = &q->hit[0], *last = &q->hit[1];
    if ((q->result[0] == GRAZE_MISS) != (q->result[1] == GRAZE_MISS))
        return "one of entry and exit misses";
    return (q->scene.ray ? last->t < first->t : last->fraction < first->fraction)
               ? "the exit is before the entry"
               : NULL;
}

static const char *fault_of_all(query *q, bool *leaving)
{
    const contract_kind *kind = q->scene.kind;
    const char *fault = NULL;
    if (kind->overlaps && kind->overlaps(&q->scene.shape, &q->scene.line, q->scene.ray) !=
                              (q->result[0] != GRAZE_MISS))
        return "overlaps_ is not what the cast finds";
    for (int i = 0; i < 1 + is_solid(&q->scene) && !fault; i++) {
        *leaving = i != 0;
        fault = fault_of(q, *leaving);
    }
    return fault || !is_solid(&q->scene) ? fault : fault_of_order(q);
}

/* ---- All kinds ---- */

enum { PRINTED = 5, CLASS_SHARE = 50 };

static void print_words(const char *name, const graze_scalar *words, uint32_t count)
{
    printf("    %s", name);
    for (uint32_t i = 0; i < count; i++)
        printf(" %a", (double)words[i]);
    printf("\n");
}

static void print_fault(const query *q, surface_class class_index, bool leaving, const char *fault)
{
    const contract_scene *s = &q->scene;
    const any_hit *hit = &q->hit[leaving];
    printf("%s, %s%s (%s): %s\n", s->kind->name, s->ray ? "ray" : "segment",
           leaving ? ", exit" : "", surface_class_names[class_index], fault);
    print_words("shape", s->shape.words, s->kind->words);
    print_words("line ", s->line.words, 2 * s->kind->axes + s->ray);
    printf("    result %d at %a\n", q->result[leaving], (double)(s->ray ? hit->t : hit->fraction));
    print_words("point", hit->point, s->kind->axes);
}

/* Misses, touches, hits and starts inside. */
typedef struct {
    uint32_t results[4], wrong;
} tally;

static void count_case(query *q, surface_class class_index, tally *t)
{
    bool leaving = false;
    cast(q);
    const char *fault = fault_of_all(q, &leaving);
    t->results[q->result[0]]++;
    if (fault && t->wrong++ < PRINTED)
        print_fault(q, class_index, leaving, fault);
}

/* A class of results that hardly occurs is not tested. */
static bool occur(const contract_kind *kind, const tally *t, uint32_t cases)
{
    const bool solid = kind->family <= ROUNDED;
    for (int i = 0; i < 3 + solid; i++)
        if (t->results[i] < cases / CLASS_SHARE)
            return false;
    return true;
}

static bool is_right(query *q, const contract_kind *kind, uint32_t cases)
{
    tally t = {{0, 0, 0, 0}, 0};
    for (uint32_t i = 0; i < cases; i++) {
        const surface_class class_index = (surface_class)(i % SURFACE_CLASSES);
        if (!surface_draw_scene(&q->scene, kind, class_index)) {
            printf("%s: surface_places.c has no row for it\n", kind->name);
            return false;
        }
        count_case(q, class_index, &t);
    }
    printf("%-14s %6" PRIu32 " misses, %6" PRIu32 " touches, %6" PRIu32 " hits, %6" PRIu32
           " inside, %" PRIu32 " wrong\n",
           kind->name, t.results[0], t.results[1], t.results[2], t.results[3], t.wrong);
    return t.wrong == 0 && occur(kind, &t, cases);
}

ORACLE(near_surface)
{
    query q;
    int passed = 0, failed = 0;
    random_start(seed);
    surface_line_init(&q.line);
    surface_line_init(&q.point);
    for (int i = 0; i < CAST_KINDS; i++) {
        if (routine && strcmp(routine, contract_kinds[i].name) != 0)
            continue;
        const bool right = is_right(&q, &contract_kinds[i], cases);
        passed += right;
        failed += !right;
    }
    surface_line_clear(&q.line);
    surface_line_clear(&q.point);
    printf("lines near surfaces: %d passed, %d failed\n", passed, failed);
    return failed > 0 ? 1 : passed == 0 ? 2 : 0;
}
