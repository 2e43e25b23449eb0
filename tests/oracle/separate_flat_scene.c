/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "separate_flat_scene.h"

/* ---- The call ---- */

static graze_circle circle_of(const flat_mover *m)
{
    const graze_circle circle = {{m->core[0], m->core[1]}, m->radius};
    return circle;
}

static graze_capsule2 capsule_of(const flat_mover *m)
{
    const graze_capsule2 capsule = {{{m->core[0], m->core[1]}, {m->core[2], m->core[3]}},
                                    m->radius};
    return capsule;
}

static void ask_wall(const separate_flat_words *w, int routine, reply *r)
{
    const graze_segment2 wall = {{w->wall[0], w->wall[1]}, {w->wall[2], w->wall[3]}};
    const graze_vec2 point = {w->before[0], w->before[1]}, *before = w->has_before ? &point : NULL;
    const graze_circle circle = circle_of(&w->wall_circle);
    const graze_capsule2 capsule = capsule_of(&w->wall_capsule);
    if (routine == WALL_CIRCLE)
        r->result = graze_segment2_separate_circle(&wall, &circle, before, &r->move, &r->normal);
    else
        r->result = graze_segment2_separate_capsule2(&wall, &capsule, before, &r->move, &r->normal);
}

static void ask_polygon(const separate_flat_words *w, int routine, reply *r)
{
    graze_vec2 corners[POLYGON2_MOST];
    for (uint32_t i = 0; i < w->polygon.count; i++) {
        corners[i].x = w->polygon.corners[2 * i];
        corners[i].y = w->polygon.corners[2 * i + 1];
    }
    const graze_polygon2 polygon = {corners, w->polygon.count};
    const graze_circle circle = circle_of(&w->polygon_circle);
    const graze_capsule2 capsule = capsule_of(&w->polygon_capsule);
    if (routine == POLYGON_CIRCLE)
        r->result = graze_polygon2_separate_circle(&polygon, &circle, &r->move, &r->normal);
    else
        r->result = graze_polygon2_separate_capsule2(&polygon, &capsule, &r->move, &r->normal);
}

void flat_ask(const scene *s, reply *r)
{
    const separate_flat_words *w = &s->drawn;
    const int routine = s->c.routine->variant;
    const graze_circle disc = {{w->disc[0], w->disc[1]}, w->disc[2]};
    const graze_rect rect = {{w->rect[0], w->rect[1]}, {w->rect[2], w->rect[3]}};
    const graze_capsule2 out_of_disc = capsule_of(&w->disc_capsule);
    const graze_capsule2 out_of_rect = capsule_of(&w->rect_capsule);
    if (routine == CIRCLE_CAPSULE)
        r->result = graze_circle_separate_capsule2(&disc, &out_of_disc, &r->move, &r->normal);
    else if (routine == RECT_CAPSULE)
        r->result = graze_rect_separate_capsule2(&rect, &out_of_rect, &r->move, &r->normal);
    else if (routine == WALL_CIRCLE || routine == WALL_CAPSULE)
        ask_wall(w, routine, r);
    else
        ask_polygon(w, routine, r);
}

/* ---- The case ---- */

static void set_case_of(scene *s, const int32_t *corners, uint32_t count, int32_t target_radius,
                        const flat_mover *m)
{
    s->core = m->core;
    s->is_empty = m->radius <= 0 || target_radius < 0 || count == 0;
    if (s->is_empty)
        return;
    outline_oracle_set(&s->o, corners, count, m->core, (int64_t)m->radius + target_radius);
    s->is_convex = outline_oracle_is_convex(&s->o);
}

void flat_set_case(scene *s)
{
    const separate_flat_words *q = &s->q;
    const int32_t *b = q->rect, rect[8] = {b[0], b[3], b[0], b[1], b[2], b[1], b[2], b[3]};
    switch (s->c.routine->variant) {
    case WALL_CIRCLE:
        set_case_of(s, q->wall, 2, 0, &q->wall_circle);
        break;
    case WALL_CAPSULE:
        set_case_of(s, q->wall, 2, 0, &q->wall_capsule);
        break;
    case CIRCLE_CAPSULE:
        set_case_of(s, q->disc, 1, q->disc[2], &q->disc_capsule);
        break;
    case RECT_CAPSULE:
        for (int i = 0; i < 8; i++)
            s->rect[i] = rect[i];
        set_case_of(s, s->rect, b[0] <= b[2] && b[1] <= b[3] ? 4 : 0, 0, &q->rect_capsule);
        break;
    case POLYGON_CIRCLE:
        set_case_of(s, q->polygon.corners, q->polygon.count, 0, &q->polygon_circle);
        break;
    default:
        set_case_of(s, q->polygon.corners, q->polygon.count, 0, &q->polygon_capsule);
    }
}
