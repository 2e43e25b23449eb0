/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `sweep2_tunnel`: N circles that start in touch with a wall, or a few raw units off, and move straight in, or along
 * it and one raw unit into it; and N that move into the corner of two walls. Each goes on from where it stopped to the same
 * end, a hundred times. None passes through a wall, none is inside one, and none is held when it moves away: all judged in
 * integers of 128 bits, by the sides of a wall and by distances. Differences are below 2^29, so squares of areas are below
 * 2^124.
 */
#include "draw.h"
#include "judge.h"
#include "print_case.h"

#include "../../include/graze/sweep2.h"

enum { WALLS = 2, STEPS = 100, MOST = 1 << 22 };
enum { STRAIGHT, GRAZING, IN_TOUCH, SMALL, TUNNEL_CLASSES };

__extension__ typedef __int128 wide;

typedef struct {
    int64_t x, y;
} place2;

typedef struct {
    judge_case c;
    place2 wall[WALLS][2], start, end;
    int64_t radius;
    int walls;
} scene;

/* ---- Distances and sides ---- */

static place2 minus2(place2 a, place2 b)
{
    const place2 way = {a.x - b.x, a.y - b.y};
    return way;
}

static int64_t cross2(place2 a, place2 b)
{
    return a.x * b.y - a.y * b.x;
}

static int64_t dot2(place2 a, place2 b)
{
    return a.x * b.x + a.y * b.y;
}

static int sign_of_area(int64_t n)
{
    return n < 0 ? -1 : n > 0;
}

static int side_of(const place2 *wall, place2 p)
{
    return sign_of_area(cross2(minus2(wall[1], wall[0]), minus2(p, wall[0])));
}

/* Nearer to the wall than the radius. */
static bool is_inside(const place2 *wall, place2 p, int64_t radius)
{
    const place2 u = minus2(wall[1], wall[0]), g = minus2(p, wall[0]), h = minus2(p, wall[1]);
    if (dot2(g, g) < radius * radius || dot2(h, h) < radius * radius)
        return true;
    const wide across = cross2(u, g);
    return dot2(u, g) > 0 && dot2(u, h) < 0 && across * across < (wide)radius * radius * dot2(u, u);
}

/* From strictly one side of the wall to strictly the other, through it. */
static bool passes_through(const place2 *wall, place2 from, place2 to)
{
    const place2 path[2] = {from, to};
    return side_of(wall, from) * side_of(wall, to) < 0 &&
           side_of(path, wall[0]) * side_of(path, wall[1]) <= 0;
}

/* ---- Scenes ---- */

static place2 draw_place2(input_stream *s, int32_t most)
{
    place2 p;
    p.x = draw_about_zero(s, most);
    p.y = draw_about_zero(s, most);
    return p;
}

static int64_t whole_root(int64_t square)
{
    int64_t root = 0;
    for (int64_t bit = (int64_t)1 << 30; bit > 0; bit /= 2)
        if ((root + bit) * (root + bit) <= square)
            root += bit;
    return root;
}

/* So far from a place on the first wall, across it, rounded; then farther until it is outside, and up to 3 raw units more. */
static void draw_start_off(input_stream *s, scene *c, place2 across)
{
    const place2 *wall = c->wall[0], u = minus2(wall[1], wall[0]);
    const int32_t part = draw_between(s, 0, 64);
    const int64_t length = whole_root(dot2(across, across)) + 1;
    int64_t off = c->radius;
    int more = draw_between(s, 0, 3);
    do {
        c->start.x = wall[0].x + u.x * part / 64 + across.x * off / length;
        c->start.y = wall[0].y + u.y * part / 64 + across.y * off / length;
        off++;
    } while (is_inside(wall, c->start, c->radius) || side_of(wall, c->start) == 0 || more-- > 0);
}

static const int8_t triples[4][3] = {{3, 4, 5}, {5, 12, 13}, {8, 15, 17}, {0, 1, 1}};

/* The wall across a vector whose whole length is the radius. */
static void draw_exact_touch(input_stream *s, scene *c)
{
    const int8_t *triple = triples[draw_below(s, 4)];
    const int32_t step = draw_between(s, 1, draw_less(s, 4096)), times = draw_between(s, 2, 2000);
    const place2 n = {triple[0] * (draw_chance(s, 2) ? 1 : -1), triple[1]};
    c->radius = step * triple[2];
    c->wall[0][0] = draw_place2(s, 4096);
    c->wall[0][1].x = c->wall[0][0].x - n.y * times;
    c->wall[0][1].y = c->wall[0][0].y + n.x * times;
    const int32_t at = draw_between(s, 0, times);
    c->start.x = c->wall[0][0].x - n.y * at + n.x * step;
    c->start.y = c->wall[0][0].y + n.x * at + n.y * step;
}

static place2 across_to_start(const scene *c)
{
    const place2 u = minus2(c->wall[0][1], c->wall[0][0]);
    const int side = side_of(c->wall[0], c->start);
    const place2 n = {-u.y * side, u.x * side};
    return n;
}

/* Straight in and far beyond, or one raw unit in, on each axis at most. */
static void draw_end(input_stream *s, scene *c, int kind)
{
    const place2 u = minus2(c->wall[0][1], c->wall[0][0]), n = across_to_start(c);
    const int32_t times = draw_between(s, 1, 3), way = draw_chance(s, 2) ? 1 : -1;
    if (kind == GRAZING) {
        c->end.x = c->start.x + way * u.x - (n.x > 0) + (n.x < 0);
        c->end.y = c->start.y + way * u.y - (n.y > 0) + (n.y < 0);
        return;
    }
    c->end.x = c->start.x - n.x * times + draw_between(s, -3, 3);
    c->end.y = c->start.y - n.y * times + draw_between(s, -3, 3);
}

/* From the end of the first wall, where the start is not inside. */
static void draw_second_wall(input_stream *s, scene *c)
{
    c->walls = WALLS;
    c->wall[1][0] = c->wall[0][1];
    do
        c->wall[1][1] = draw_place2(s, MOST);
    while (is_inside(c->wall[1], c->start, c->radius) || side_of(c->wall[1], c->start) == 0);
}

static void draw(void *at)
{
    scene *c = at;
    input_stream s;
    draw_start(&s, c->c.seed, c->c.index);
    const int kind = (int)(c->c.index % TUNNEL_CLASSES);
    const int32_t most = draw_less(&s, MOST / 8) + 8;
    c->walls = 1;
    if (kind == IN_TOUCH) {
        draw_exact_touch(&s, c);
    } else {
        c->radius = kind == SMALL ? draw_between(&s, 0, 3) : draw_between(&s, 1, most);
        do {
            c->wall[0][0] = draw_place2(&s, most);
            c->wall[0][1] = draw_place2(&s, most);
        } while (c->wall[0][0].x == c->wall[0][1].x && c->wall[0][0].y == c->wall[0][1].y);
        const place2 u = minus2(c->wall[0][1], c->wall[0][0]);
        const place2 left = {-u.y, u.x}, right = {u.y, -u.x};
        draw_start_off(&s, c, draw_chance(&s, 2) ? left : right);
    }
    draw_end(&s, c, kind == SMALL && draw_chance(&s, 2) ? GRAZING : kind);
}

/* ---- Moves ---- */

static graze_result cast(const scene *c, int wall, place2 from, place2 to, graze_sweep_hit2 *hit)
{
    const place2 *w = c->wall[wall];
    const graze_segment2 ends = {{(int32_t)w[0].x, (int32_t)w[0].y},
                                 {(int32_t)w[1].x, (int32_t)w[1].y}};
    const graze_circle circle = {{(int32_t)from.x, (int32_t)from.y}, (int32_t)c->radius};
    const graze_vec2 motion = {(int32_t)(to.x - from.x), (int32_t)(to.y - from.y)};
    return graze_segment2_circlecast(&ends, &circle, motion, hit);
}

/* The place to which the circle moves: the end, or the first place where a wall stops it. Where that is inside another wall, it
 * stays. */
static const char *step(const scene *c, place2 at, place2 *to, bool *stops)
{
    graze_fraction first = 0;
    *to = c->end;
    *stops = false;
    for (int i = 0; i < c->walls; i++) {
        graze_sweep_hit2 hit;
        const graze_result result = cast(c, i, at, c->end, &hit);
        if (result == GRAZE_INSIDE)
            return "inside";
        if (result != GRAZE_HIT || (*stops && hit.fraction >= first))
            continue;
        *stops = true;
        first = hit.fraction;
        to->x = hit.center.x;
        to->y = hit.center.y;
        if (is_inside(c->wall[i], *to, c->radius))
            return "stops inside";
    }
    for (int i = 0; *stops && i < c->walls; i++)
        if (is_inside(c->wall[i], *to, c->radius) || passes_through(c->wall[i], at, *to))
            *to = c->walls > 1 ? at : *to;
    return NULL;
}

static const char *fault_of_step(const scene *c, place2 from, place2 to)
{
    for (int i = 0; i < c->walls; i++) {
        if (passes_through(c->wall[i], from, to))
            return "through";
        if (is_inside(c->wall[i], to, c->radius))
            return "inside after a step";
    }
    return NULL;
}

/* Away from the nearest place of the wall. */
static const char *fault_of_leaving(const scene *c, place2 at)
{
    graze_sweep_hit2 hit;
    const place2 *wall = c->wall[0], u = minus2(wall[1], wall[0]);
    const place2 g = minus2(at, wall[0]), h = minus2(at, wall[1]);
    const int side = side_of(wall, at);
    place2 away = {-u.y * side, u.x * side};
    if (dot2(u, g) <= 0)
        away = g;
    else if (dot2(u, h) >= 0)
        away = h;
    away.x += at.x;
    away.y += at.y;
    const graze_result result = cast(c, 0, at, away, &hit);
    return judge_wrong_unless(result == GRAZE_MISS || result == GRAZE_TOUCH);
}

static int judge_moves(void *scene_at, const char **fault)
{
    scene c = *(scene *)scene_at;
    input_stream s;
    place2 at = c.start, to;
    bool stops = true;
    if (c.c.routine->variant > 1) {
        draw_start(&s, c.c.seed + 1, c.c.index);
        draw_second_wall(&s, &c);
    }
    for (int i = 0; i < STEPS && stops && !*fault; i++) {
        *fault = step(&c, at, &to, &stops);
        if (!*fault)
            *fault = fault_of_step(&c, at, to);
        at = to;
        if (!*fault && stops && c.walls == 1)
            *fault = fault_of_leaving(&c, at);
    }
    return 0;
}

static void print(const void *at)
{
    const scene *c = at;
    const int32_t wall[4] = {(int32_t)c->wall[0][0].x, (int32_t)c->wall[0][0].y,
                             (int32_t)c->wall[0][1].x, (int32_t)c->wall[0][1].y};
    const int32_t circle[3] = {(int32_t)c->start.x, (int32_t)c->start.y, (int32_t)c->radius};
    const int32_t end[2] = {(int32_t)c->end.x, (int32_t)c->end.y};
    print_value("segment2", "wall", wall);
    print_value("circle", "circle", circle);
    print_value("vec2", "end", end);
}

static const char *class_name(int class_index)
{
    static const char *const names[TUNNEL_CLASSES] = {"straight in", "one raw unit in",
                                                      "from exact touch", "of 0 to 3 raw units"};
    return names[class_index];
}

static const judge_routine routines[] = {
    {"circlecast_of_one", judge_moves, {"moves"}, {(1 << TUNNEL_CLASSES) - 1}, NULL, 1},
    {"circlecast_of_two", judge_moves, {"moves"}, {(1 << TUNNEL_CLASSES) - 1}, NULL, 2},
};

ORACLE(sweep2_tunnel)
{
    const judge_program program = {
        JUDGE_PROGRAM("verify_sweep2_tunnel", "graze_segment2_", TUNNEL_CLASSES),
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
