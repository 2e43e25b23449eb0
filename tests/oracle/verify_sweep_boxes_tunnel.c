/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `sweep_boxes_tunnel`: N boxes, and N rectangles, that start in touch with a box, or a few raw units off, and move
 * straight in, or along it and one raw unit into it; beside one box, in the corner of two, or of three. Some boxes are flat. Each
 * goes on from where it stopped, to the same end, or along the box that stopped it, a hundred times. None passes through a
 * box, none is inside one, none is stopped out of touch, and none is held when it moves away: all judged by comparisons of
 * integers. Of several boxes that stop it the first is the one with the least fraction, and of equal fractions the nearest.
 */
#include "draw.h"
#include "judge.h"
#include "print_case.h"

#include "../../include/graze/sweep.h"
#include "../../include/graze/sweep2.h"

enum { AXES = 3, BOXES = 3, STEPS = 100, MOST = 1 << 26, FAR = 3 << 29 };
enum { STRAIGHT, GRAZING, IN_TOUCH, SMALL, TUNNEL_CLASSES };

typedef struct {
    int64_t at[AXES];
} place;

typedef struct {
    judge_case c;
    int32_t low[BOXES][AXES], high[BOXES][AXES];
    int32_t size[AXES]; /* of the mover, > 0 */
    place start, end;   /* of its min */
    int axes, boxes;
} scene;

/* Where it goes, and the axis on which the box is that stops it, or -1. */
typedef struct {
    place to;
    int axis;
    int away; /* the sign of the normal there */
} stop;

/* ---- Scenes ---- */

/* The boxes after the first are across another axis, beside the mover, where it goes. */
static void draw_beside(input_stream *s, scene *c, int box, int across)
{
    const bool is_up = c->end.at[across] > c->start.at[across];
    const int32_t off = draw_chance(s, 2) ? draw_between(s, 0, 3) : draw_less(s, MOST);
    const int32_t thick = draw_chance(s, 3) ? 0 : draw_less(s, MOST);
    for (int i = 0; i < AXES; i++) {
        c->low[box][i] = -MOST * 4;
        c->high[box][i] = MOST * 4;
    }
    if (is_up) {
        c->low[box][across] = (int32_t)c->start.at[across] + c->size[across] + off;
        c->high[box][across] = c->low[box][across] + thick;
    } else {
        c->high[box][across] = (int32_t)c->start.at[across] - off;
        c->low[box][across] = c->high[box][across] - thick;
    }
}

/* Off the first box on the axis `in`, and beside it on the others. */
static void draw_start_off(input_stream *s, scene *c, int in, bool is_up, int32_t off)
{
    for (int i = 0; i < AXES; i++) {
        const int32_t low = c->low[0][i], high = c->high[0][i];
        c->start.at[i] = draw_between(s, low - c->size[i] + 1, high - 1);
    }
    c->start.at[in] = is_up ? c->low[0][in] - c->size[in] - off : c->high[0][in] + off;
}

static void draw(void *at)
{
    scene *c = at;
    input_stream s;
    draw_start(&s, c->c.seed, c->c.index);
    const int kind = (int)(c->c.index % TUNNEL_CLASSES), in = (int)draw_below(&s, 2);
    const bool is_up = draw_chance(&s, 2), is_grazing = kind == GRAZING || draw_chance(&s, 4);
    const bool is_far = !GRAZE_SMALL_WORLD && draw_chance(&s, 8);
    const int32_t most = kind == SMALL ? 3 : MOST,
                  off = kind == IN_TOUCH ? 0 : draw_between(&s, 0, 3);
    for (int i = 0; i < AXES; i++) {
        const int32_t thick = draw_chance(&s, 3) ? 0 : draw_between(&s, 0, draw_less(&s, most));
        c->low[0][i] = draw_about_zero(&s, most);
        c->high[0][i] = c->low[0][i] + (i == in ? thick : 2 + draw_less(&s, most));
        c->size[i] = draw_between(&s, 1, draw_less(&s, most));
    }
    draw_start_off(&s, c, in, is_up, off);
    for (int i = 0; i < AXES; i++) {
        const int32_t far = draw_less(&s, MOST), way = is_grazing ? off + 1 : off + far;
        const int32_t aside =
            is_grazing ? (draw_chance(&s, 2) ? far : -far) : draw_between(&s, -3, 3);
        c->end.at[i] = c->start.at[i] + (i != in ? aside : is_up ? way : -way);
        if (is_far) /* then fractions of gaps of a raw unit are equal */
            c->end.at[i] = c->start.at[i] + (c->end.at[i] < c->start.at[i] ? -FAR : FAR);
    }
    draw_beside(&s, c, 1, 1 - in);
    draw_beside(&s, c, 2, 2);
}

/* ---- Moves ---- */

/* Overlaps the box. */
static bool is_inside(const scene *c, int box, const place *p)
{
    for (int i = 0; i < c->axes; i++)
        if (p->at[i] >= c->high[box][i] || p->at[i] + c->size[i] <= c->low[box][i])
            return false;
    return true;
}

static bool is_in_touch(const scene *c, int box, const place *p)
{
    for (int i = 0; i < c->axes; i++)
        if (p->at[i] > c->high[box][i] || p->at[i] + c->size[i] < c->low[box][i])
            return false;
    return !is_inside(c, box, p);
}

/* Overlaps it on this axis, before and after. */
static bool keeps_beside(const scene *c, int box, int axis, const place *from, const place *to)
{
    const int64_t low = c->low[box][axis] - c->size[axis], high = c->high[box][axis];
    return low < from->at[axis] && from->at[axis] < high && low < to->at[axis] &&
           to->at[axis] < high;
}

/* From one side of the box to the other, and beside no part of it. */
static bool passes_through(const scene *c, int box, const place *from, const place *to)
{
    for (int i = 0; i < c->axes; i++) {
        const int64_t low = c->low[box][i] - c->size[i], high = c->high[box][i];
        bool passes =
            (from->at[i] <= low && to->at[i] >= high) || (from->at[i] >= high && to->at[i] <= low);
        for (int other = 0; other < c->axes; other++)
            passes = passes && (other == i || keeps_beside(c, box, other, from, to));
        if (passes)
            return true;
    }
    return false;
}

static graze_vec3 vector_of(const place *p)
{
    return graze_vec3_of((int32_t)p->at[0], (int32_t)p->at[1], (int32_t)p->at[2]);
}

static graze_vec3 vector_of_words(const int32_t *words)
{
    return graze_vec3_of(words[0], words[1], words[2]);
}

static graze_vec2 flat(graze_vec3 v)
{
    return graze_vec2_of(v.x, v.y);
}

static graze_aabb mover_at(const scene *c, const place *p)
{
    graze_aabb mover;
    mover.min = vector_of(p);
    mover.max = graze_vec3_add(mover.min, vector_of_words(c->size));
    return mover;
}

static graze_rect rect_of(const graze_aabb *box)
{
    graze_rect rect;
    rect.min = flat(box->min);
    rect.max = flat(box->max);
    return rect;
}

static graze_vec3 solid(graze_vec2 v)
{
    return graze_vec3_of(v.x, v.y, 0);
}

static graze_result cast_flat(const graze_aabb *box, const graze_aabb *mover, graze_vec3 motion,
                              graze_sweep_hit *hit)
{
    const graze_rect rect = rect_of(box), moving = rect_of(mover);
    graze_sweep_hit2 found;
    const graze_result result = graze_rect_rectcast(&rect, &moving, flat(motion), &found);
    if (result != GRAZE_MISS) {
        hit->center = solid(found.center);
        hit->normal = solid(found.normal);
        hit->fraction = found.fraction;
    }
    return result;
}

static graze_result cast(const scene *c, int box, const place *from, const place *to,
                         graze_sweep_hit *hit)
{
    graze_aabb target;
    target.min = vector_of_words(c->low[box]);
    target.max = vector_of_words(c->high[box]);
    const graze_aabb mover = mover_at(c, from);
    const graze_vec3 motion = graze_vec3_sub(vector_of(to), mover.min);
    return c->axes == AXES ? graze_aabb_aabbcast(&target, &mover, motion, hit)
                           : cast_flat(&target, &mover, motion, hit);
}

static void read_place(place *p, graze_vec3 v)
{
    p->at[0] = v.x;
    p->at[1] = v.y;
    p->at[2] = v.z;
}

static int64_t distance_between(const place *a, const place *b)
{
    int64_t sum = 0;
    for (int i = 0; i < AXES; i++)
        sum += a->at[i] < b->at[i] ? b->at[i] - a->at[i] : a->at[i] - b->at[i];
    return sum;
}

static void set_stop(stop *s, const graze_sweep_hit *hit)
{
    read_place(&s->to, hit->center);
    s->axis = hit->normal.x != 0 ? 0 : hit->normal.y != 0 ? 1 : 2;
    s->away = hit->normal.x + hit->normal.y + hit->normal.z < 0 ? -1 : 1;
}

/* To the end, or to where the first box stops it. */
static const char *step(const scene *c, const place *from, const place *end, stop *found)
{
    graze_fraction first = 0;
    found->to = *end;
    found->axis = -1;
    for (int i = 0; i < c->boxes; i++) {
        graze_sweep_hit hit;
        place to;
        const graze_result result = cast(c, i, from, end, &hit);
        if (result == GRAZE_INSIDE)
            return "inside";
        if (result != GRAZE_HIT)
            continue;
        read_place(&to, hit.center);
        if (c->axes < AXES)
            hit.center.z = (int32_t)(to.at[2] = from->at[2]);
        if (!is_in_touch(c, i, &to))
            return "stops out of touch";
        if (found->axis < 0 || hit.fraction < first ||
            (hit.fraction == first &&
             distance_between(from, &to) < distance_between(from, &found->to))) {
            set_stop(found, &hit);
            first = hit.fraction;
        }
    }
    return NULL;
}

static const char *fault_of_step(const scene *c, const place *from, const place *to)
{
    for (int i = 0; i < c->boxes; i++) {
        if (passes_through(c, i, from, to))
            return "through";
        if (is_inside(c, i, to))
            return "inside after a step";
    }
    return NULL;
}

/* Away from the face that stopped it, and any way along it: no box in touch on that face holds it. */
static const char *fault_of_leaving(const scene *c, const stop *s, input_stream *drawn)
{
    graze_sweep_hit hit;
    place away = s->to;
    for (int i = 0; i < c->axes; i++)
        away.at[i] += draw_about_zero(drawn, 1024);
    away.at[s->axis] = s->to.at[s->axis] + s->away * draw_between(drawn, 0, 1024);
    for (int i = 0; i < c->boxes; i++) {
        const bool is_at =
            s->to.at[s->axis] ==
            (s->away > 0 ? c->high[i][s->axis] : c->low[i][s->axis] - c->size[s->axis]);
        if (is_at && cast(c, i, &s->to, &away, &hit) > GRAZE_TOUCH)
            return "held when it leaves";
    }
    return NULL;
}

static int judge_moves(void *scene_at, const char **fault)
{
    scene c = *(scene *)scene_at;
    input_stream drawn;
    place at = c.start, end = c.end;
    c.axes = c.c.routine->variant / 10;
    c.boxes = c.c.routine->variant % 10;
    draw_start(&drawn, c.c.seed + 1, c.c.index);
    for (int i = 0; i < STEPS && !*fault; i++) {
        stop s;
        *fault = step(&c, &at, &end, &s);
        if (!*fault)
            *fault = fault_of_step(&c, &at, &s.to);
        at = s.to;
        if (*fault || s.axis < 0)
            break;
        *fault = fault_of_leaving(&c, &s, &drawn);
        if (i % 3 == 2)
            end.at[s.axis] = at.at[s.axis];
    }
    return 0;
}

static void print(const void *at)
{
    const scene *c = at;
    const graze_aabb mover = mover_at(c, &c->start);
    const graze_vec3 end = vector_of(&c->end);
    for (int i = 0; i < BOXES; i++) {
        graze_aabb box;
        box.min = vector_of_words(c->low[i]);
        box.max = vector_of_words(c->high[i]);
        print_value("aabb", "box", &box);
    }
    print_value("aabb", "mover", &mover);
    print_value("vec3", "end", &end);
}

static const char *class_name(int class_index)
{
    static const char *const names[TUNNEL_CLASSES] = {"straight in", "one raw unit in",
                                                      "from exact touch", "of 1 to 3 raw units"};
    return names[class_index];
}

#define MOVES(variant) judge_moves, {"moves"}, {(1 << TUNNEL_CLASSES) - 1}, NULL, variant

static const judge_routine routines[] = {
    {"aabb_aabbcast_of_one", MOVES(31)},   {"aabb_aabbcast_of_two", MOVES(32)},
    {"aabb_aabbcast_of_three", MOVES(33)}, {"rect_rectcast_of_one", MOVES(21)},
    {"rect_rectcast_of_two", MOVES(22)},
};

ORACLE(sweep_boxes_tunnel)
{
    const judge_program program = {
        JUDGE_PROGRAM("verify_sweep_boxes_tunnel", "graze_", TUNNEL_CLASSES),
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
