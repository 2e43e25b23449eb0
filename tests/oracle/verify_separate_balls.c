/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `separate_balls`: N cases for each routine that moves a ball out of a box or a ball. The place is free, by exact
 * squares; the move is as short as the header says; the normal is the direction from the nearest point. A
 * circle is judged as the sphere whose third coordinate is that of its target.
 */
#include "../../include/graze/graze.h"
#include "exact_exit.h"
#include "inputs_separate.h"
#include "judge.h"
#include "judged.h"
#include "oracle_boxes.h"
#include "print_case.h"

#include <string.h>

enum {
    EACH = (1 << SEPARATE_CLASSES) - 1,
    LARGE = GRAZE_SMALL_WORLD ? 0 : 1 << SEPARATE_WORLD,
    UNTOUCHED = 0x5a5a5a5a,
    BOX_TARGET = 0,
    BALL_TARGET = 1
};

typedef struct {
    judge_case c;
    separate_words q; /* as judged */
    graze_aabb box;
    graze_sphere ball, ball_mover, box_ball;
    /* The case under test: the center of the mover must be `reach` from the core, a box. */
    int axes;
    int32_t core[6], center[3];
    int64_t reach;
    bool is_empty;
    mpz_t squared, whole, sum;
    exact_exit exit;
} scene;

/* ---- Places ---- */

/* Whether a center is free: at the distance of the reach or more from the core. Leaves the squared distance. */
static bool is_free(scene *s, const int32_t *center)
{
    int32_t nearest[3];
    exact_nearest(s->core, center, nearest, s->squared);
    mpz_set_si(s->whole, s->reach);
    mpz_mul(s->whole, s->whole, s->whole);
    return mpz_cmp(s->squared, s->whole) >= 0;
}

static bool is_free_after(scene *s, const int32_t *move)
{
    int32_t to[3];
    for (int axis = 0; axis < 3; axis++) {
        const int64_t c = (int64_t)s->center[axis] + move[axis];
        if (c < INT32_MIN || c > INT32_MAX)
            return false;
        to[axis] = (int32_t)c;
    }
    return is_free(s, to);
}

/* Whether the move through a side, of this size, leads to a free place in the world. */
static bool frees(scene *s, int side, int64_t size)
{
    int32_t move[3] = {0, 0, 0};
    move[side / 2] = (int32_t)(side % 2 == 0 ? -size : size);
    return is_free_after(s, move);
}

/* The longest move through a side in the world. */
static int64_t room_of(const scene *s, int side)
{
    const int64_t c = s->center[side / 2];
    const int64_t room = side % 2 == 0 ? c - INT32_MIN : INT32_MAX - c;
    return room < INT32_MAX ? room : INT32_MAX;
}

/* Whether a move along an axis shorter than that, or as long through an earlier side, is free. A longer one is free as
 * well, up to the end of the world. */
static bool has_shorter(scene *s, int side, int64_t size)
{
    for (int other = 0; other < 2 * s->axes; other++) {
        const int64_t tried = other < side ? size : size - 1, room = room_of(s, other);
        if (frees(s, other, tried < room ? tried : room))
            return true;
    }
    return false;
}

/* ---- The routines ---- */

typedef struct {
    graze_separation result;
    int32_t move[3], normal[3];
} reply;

static void take3(reply *r, const graze_vec3 *move, const graze_vec3 *normal)
{
    memcpy(r->move, move, sizeof *move);
    memcpy(r->normal, normal, sizeof *normal);
}

static void ask3(const scene *s, reply *r)
{
    graze_vec3 move = {UNTOUCHED, UNTOUCHED, UNTOUCHED}, normal = move;
    if (s->c.routine->variant % 2 == BOX_TARGET)
        r->result = graze_aabb_separate_sphere(&s->box, &s->box_ball, &move, &normal);
    else
        r->result = graze_sphere_separate_sphere(&s->ball, &s->ball_mover, &move, &normal);
    take3(r, &move, &normal);
}

static graze_circle flat(const graze_sphere *ball)
{
    const graze_circle circle = {{ball->center.x, ball->center.y}, ball->radius};
    return circle;
}

static void ask2(const scene *s, reply *r)
{
    const graze_rect rect = {{s->box.min.x, s->box.min.y}, {s->box.max.x, s->box.max.y}};
    const graze_circle rect_circle = flat(&s->box_ball), circle = flat(&s->ball),
                       mover = flat(&s->ball_mover);
    graze_vec2 move = {UNTOUCHED, UNTOUCHED}, normal = move;
    if (s->c.routine->variant % 2 == BOX_TARGET)
        r->result = graze_rect_separate_circle(&rect, &rect_circle, &move, &normal);
    else
        r->result = graze_circle_separate_circle(&circle, &mover, &move, &normal);
    r->move[0] = move.x;
    r->move[1] = move.y;
    r->normal[0] = normal.x;
    r->normal[1] = normal.y;
    r->move[2] = r->normal[2] = r->result == GRAZE_FREE ? UNTOUCHED : 0;
}

/* The core and the reach; in the plane all third coordinates are 0. */
static void set_case(scene *s)
{
    const bool is_ball = s->c.routine->variant % 2 == BALL_TARGET;
    const int32_t *mover = is_ball ? s->q.ball_mover : s->q.box_ball;
    s->axes = s->c.routine->variant / 2;
    memcpy(s->core, is_ball ? s->q.ball : s->q.box, 12);
    memcpy(s->core + 3, is_ball ? s->q.ball : s->q.box + 3, 12);
    memcpy(s->center, mover, 12);
    s->reach = (int64_t)mover[3] + (is_ball ? s->q.ball[3] : 0);
    if (s->axes == 2)
        s->core[2] = s->core[5] = s->center[2] = 0;
    s->is_empty = mover[3] <= 0 || (is_ball && s->q.ball[3] < 0) || exact_is_empty(s->core);
}

static bool is_all(const int32_t *v, int32_t number)
{
    return v[0] == number && v[1] == number && v[2] == number;
}

/* The axis along which both vectors point the same way, and the only one; else -1. */
static int side_of(const reply *r)
{
    for (int axis = 0; axis < 3; axis++) {
        const int32_t by = r->move[axis], n = r->normal[axis];
        if (by != 0 && r->move[(axis + 1) % 3] == 0 && r->move[(axis + 2) % 3] == 0 &&
            r->normal[(axis + 1) % 3] == 0 && r->normal[(axis + 2) % 3] == 0 &&
            n == (by < 0 ? -65536 : 65536))
            return 2 * axis + (by > 0);
    }
    return -1;
}

static bool is_shortest_along_axis(scene *s, const reply *r)
{
    const int side = side_of(r);
    if (side < 0)
        return false;
    const int64_t by = r->move[side / 2];
    return !has_shorter(s, side, by < 0 ? -by : by);
}

/* From the nearest point of the core. Returns false if the center is there. */
static bool set_exit(scene *s)
{
    int32_t nearest[3];
    exact_exit *e = &s->exit;
    exact_nearest(s->core, s->center, nearest, s->squared);
    for (int axis = 0; axis < 3; axis++)
        mpz_set_si(e->way.axis[axis], (int64_t)s->center[axis] - nearest[axis]);
    exact_way_set_squared(&e->way);
    exact_exit_set_share(e, -1, 1);
    e->radius = s->reach;
    return mpz_sgn(e->way.squared) > 0;
}

static bool has_room(scene *s)
{
    const int32_t *c = s->center, core[6] = {c[0], c[1], c[2], c[0], c[1], c[2]};
    return exact_exit_has_room(&s->exit, core, GRAZE_SEPARATE_EXCESS);
}

/* Straight away, and not too long. */
static bool is_straight(scene *s, const reply *r)
{
    const graze_vec3 move = {r->move[0], r->move[1], r->move[2]},
                     normal = {r->normal[0], r->normal[1], r->normal[2]};
    return exact_exit_is_short(&s->exit, &move, GRAZE_SEPARATE_EXCESS) &&
           exact_way_is_unit(&s->exit.way, &normal);
}

static const char *fault_of_move(scene *s, const reply *r, int *kind)
{
    const bool is_apart = set_exit(s);
    if (r->result == GRAZE_NO_PLACE) {
        *kind = 3;
        if (!is_all(r->move, 0) || !is_all(r->normal, 0))
            return "writes a move without a place";
        return has_shorter(s, 2 * s->axes, INT32_MAX) ? "a place is free" : NULL;
    }
    if (r->result != GRAZE_MOVED || !is_free_after(s, r->move))
        return "the place is not free";
    *kind = is_apart ? 2 : 1;
    if (is_apart && is_straight(s, r))
        return NULL;
    if (is_apart && has_room(s))
        return "too long, or another normal";
    return is_shortest_along_axis(s, r) ? NULL : "not the shortest along an axis";
}

static int judge_balls(void *at, const char **fault)
{
    scene *s = at;
    reply r;
    int kind = 0;
    set_case(s);
    if (s->axes == 3)
        ask3(s, &r);
    else
        ask2(s, &r);
    if (s->is_empty || is_free(s, s->center))
        *fault = judge_wrong_unless(r.result == GRAZE_FREE && is_all(r.move, UNTOUCHED) &&
                                    is_all(r.normal, UNTOUCHED));
    else
        *fault = fault_of_move(s, &r, &kind);
    return kind;
}

static const judge_routine routines[] = {
    {"aabb_separate_sphere",
     judge_balls,
     {"free", "from inside", "straight", "no place"},
     {EACH & ~LARGE, EACH, EACH & ~LARGE, LARGE},
     NULL,
     6 + BOX_TARGET},
    {"sphere_separate_sphere",
     judge_balls,
     {"free", "from inside", "straight", "no place"},
     {EACH & ~LARGE, EACH & ~LARGE, EACH, LARGE},
     NULL,
     6 + BALL_TARGET},
    {"rect_separate_circle",
     judge_balls,
     {"free", "from inside", "straight", "no place"},
     {EACH & ~LARGE, EACH, EACH & ~LARGE, LARGE},
     NULL,
     4 + BOX_TARGET},
    {"circle_separate_circle",
     judge_balls,
     {"free", "from inside", "straight", "no place"},
     {EACH & ~LARGE, EACH & ~LARGE, EACH, LARGE},
     NULL,
     4 + BALL_TARGET},
};

static graze_sphere sphere_of(const int32_t *words)
{
    const graze_sphere ball = {{words[0], words[1], words[2]}, words[3]};
    return ball;
}

static void draw(void *at)
{
    scene *s = at;
    input_separate(s->c.seed, s->c.index, &s->q);
    const int32_t *b = s->q.box;
    const graze_aabb box = {{b[0], b[1], b[2]}, {b[3], b[4], b[5]}};
    s->box = box;
    s->ball = sphere_of(s->q.ball);
    s->ball_mover = sphere_of(s->q.ball_mover);
    s->box_ball = sphere_of(s->q.box_ball);
    judge_words(s->q.box, 6);
    judge_words(s->q.ball, 4);
    judge_words(s->q.ball_mover, 4);
    judge_words(s->q.box_ball, 4);
}

static void init(void *at)
{
    scene *s = at;
    mpz_inits(s->squared, s->whole, s->sum, NULL);
    exact_exit_init(&s->exit);
}

static void clear(void *at)
{
    scene *s = at;
    mpz_clears(s->squared, s->whole, s->sum, NULL);
    exact_exit_clear(&s->exit);
}

static void print(const void *at)
{
    const scene *s = at;
    print_value("aabb", "box", &s->box);
    print_value("sphere", "box_mover", &s->box_ball);
    print_value("sphere", "ball", &s->ball);
    print_value("sphere", "ball_mover", &s->ball_mover);
}

static const char *class_name(int class_index)
{
    return separate_class_names[class_index];
}

ORACLE(separate_balls)
{
    const judge_program program = {
        JUDGE_PROGRAM("verify_separate_balls", "graze_", SEPARATE_CLASSES),
        .init = init,
        .clear = clear,
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
