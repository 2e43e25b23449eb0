/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `separate_flat`: N cases for each routine that moves a circle or a capsule out of a shape in the plane. The place
 * is free, in exact integers, and not on the other side of a wall; the move is as short as the header says, and leads the way
 * that the header says.
 */
#include "judged.h"
#include "print_case.h"
#include "separate_flat_scene.h"

#include <math.h>

enum {
    EACH = (1 << SEPARATE_FLAT_CLASSES) - 1,
    LARGE = GRAZE_SMALL_WORLD ? 0 : 1 << SEPARATE_FLAT_WORLD,
    UNTOUCHED = 0x5a5a5a5a,
    NEAR_END = 16 /* of the world: there a place need not be one */
};

/* ---- Replies ---- */

static bool is_all(const reply *r, int32_t n)
{
    return r->move.x == n && r->move.y == n && r->normal.x == n && r->normal.y == n;
}

static place2 move_of(const reply *r)
{
    const place2 move = {r->move.x, r->move.y};
    return move;
}

static bool is_in_world(const scene *s, place2 move)
{
    for (int i = 0; i < 4; i++) {
        const int64_t to = s->core[i] + (i % 2 == 0 ? move.x : move.y);
        if (to < INT32_MIN || to > INT32_MAX)
            return false;
    }
    return true;
}

static bool has_room(const scene *s, const way2 *way)
{
    for (int i = 0; i < 4; i++) {
        const long double to = s->core[i] + way->length * (i % 2 == 0 ? way->x : way->y);
        if (to < INT32_MIN + (long double)NEAR_END || to > INT32_MAX - (long double)NEAR_END)
            return false;
    }
    return way->length < INT32_MAX - (long double)NEAR_END;
}

/* The direction of the way, within the bound of a normal, and a move that is longer by the excess at most. */
static bool is_along(const reply *r, const way2 *way)
{
    return fabsl(way->x * 65536 - r->normal.x) <= 0.503L &&
           fabsl(way->y * 65536 - r->normal.y) <= 0.503L;
}

static bool is_short(scene *s, const reply *r, const way2 *way, int excess)
{
    const long double over = hypotl(r->move.x, r->move.y) - way->length;
    if (over <= excess)
        judge_measure(&s->c, excess == GRAZE_SEPARATE_EXCESS ? 0 : 1, (double)over);
    return over <= excess;
}

/* ---- On an axis, to the place where the bounds touch ---- */

static int64_t side_of_corners(const scene *s, int axis, bool high)
{
    int64_t end = s->o.corners[axis];
    for (uint32_t i = 1; i < s->o.count; i++) {
        const int64_t c = s->o.corners[2 * i + (uint32_t)axis];
        end = high == (c > end) ? c : end;
    }
    return end;
}

/* The length of the move through a side, -x +x -y +y; -1 if it leads out of the world. */
static int64_t length_through(const scene *s, int side)
{
    const int axis = side / 2;
    const int64_t a = s->core[axis], b = s->core[axis + 2];
    const int64_t low = a < b ? a : b, high = a < b ? b : a;
    const bool down = side % 2 == 0;
    const int64_t by = down ? high - side_of_corners(s, axis, false) + s->o.reach
                            : side_of_corners(s, axis, true) - low + s->o.reach;
    const bool fits = down ? low - by >= INT32_MIN : high + by <= INT32_MAX;
    return fits && by <= INT32_MAX ? by : -1;
}

static const char *fault_along_axis(const scene *s, const reply *r)
{
    int best = -1;
    for (int side = 0; side < 4; side++) {
        const int64_t by = length_through(s, side);
        if (by >= 0 && (best < 0 || by < length_through(s, best)))
            best = side;
    }
    if (best < 0)
        return judge_wrong_unless(r->result == GRAZE_NO_PLACE && is_all(r, 0));
    const int32_t by = (int32_t)length_through(s, best), sign = best % 2 == 0 ? -1 : 1;
    const int32_t x = best < 2 ? sign : 0, y = best < 2 ? 0 : sign;
    return r->result == GRAZE_MOVED && r->move.x == x * by && r->move.y == y * by &&
                   r->normal.x == x * 65536 && r->normal.y == y * 65536
               ? NULL
               : "not the shortest along an axis";
}

/* ---- Targets without sides ---- */

enum { FREE, APART, MEETS, NO_PLACE };

static const char *fault_of_move(scene *s, const reply *r, int *kind)
{
    way2 way;
    bool has_way = true;
    *kind = r->result == GRAZE_NO_PLACE ? NO_PLACE : outline_oracle_meets(&s->o) ? MEETS : APART;
    if (r->result == GRAZE_MOVED &&
        (!is_in_world(s, move_of(r)) || !outline_oracle_frees(&s->o, move_of(r))))
        return "the place is not free";
    if (outline_oracle_meets(&s->o))
        has_way = outline_oracle_through(&s->o, -1, &way);
    else
        outline_oracle_straight(&s->o, &way);
    if (!has_way || r->result == GRAZE_NO_PLACE || !is_along(r, &way))
        return has_way && has_room(s, &way) ? "another way" : fault_along_axis(s, r);
    return is_short(s, r, &way, GRAZE_SEPARATE_EXCESS) ? NULL
           : has_room(s, &way)                         ? "too long"
                                                       : fault_along_axis(s, r);
}

static bool is_free(scene *s, place2 move)
{
    return s->is_convex ? outline_oracle_frees(&s->o, move) : outline_oracle_frees_any(&s->o, move);
}

/* Corners that are not convex: the place is free. */
static const char *fault_of_any_move(scene *s, const reply *r, int *kind)
{
    *kind = r->result == GRAZE_NO_PLACE ? NO_PLACE : outline_oracle_meets(&s->o) ? MEETS : APART;
    if (r->result == GRAZE_NO_PLACE)
        return fault_along_axis(s, r);
    return judge_wrong_unless(r->result == GRAZE_MOVED && is_in_world(s, move_of(r)) &&
                              is_free(s, move_of(r)));
}

static bool is_free_at_start(scene *s)
{
    const place2 zero = {0, 0};
    return s->is_empty || is_free(s, zero);
}

static int judge_outline(void *at, const char **fault)
{
    scene *s = at;
    reply r = {9, {UNTOUCHED, UNTOUCHED}, {UNTOUCHED, UNTOUCHED}};
    int kind = FREE;
    flat_set_case(s);
    flat_ask(s, &r);
    if (is_free_at_start(s))
        *fault = judge_wrong_unless(r.result == GRAZE_FREE && is_all(&r, UNTOUCHED));
    else
        *fault = s->is_convex ? fault_of_move(s, &r, &kind) : fault_of_any_move(s, &r, &kind);
    return kind;
}

/* ---- Walls ---- */

static place2 wall_of(const scene *s)
{
    return minus2(corner2(&s->o, 1), corner2(&s->o, 0));
}

static wide height_of(const scene *s, int64_t x, int64_t y)
{
    const place2 point = {x, y};
    return cross2(wall_of(s), minus2(point, corner2(&s->o, 0)));
}

/* Twice the height of the middle of the core, after a move. */
static wide height_after(const scene *s, place2 move)
{
    return height_of(s, s->core[0] + move.x, s->core[1] + move.y) +
           height_of(s, s->core[2] + move.x, s->core[3] + move.y);
}

static bool is_on_side(const scene *s, place2 move)
{
    return height_after(s, move) * s->side >= 0;
}

/* Along the normal to that side. */
static void set_normal_way(const scene *s, int side, way2 *way)
{
    const place2 wall = wall_of(s);
    const long double length = hypotl((long double)wall.x, (long double)wall.y);
    const wide a = height_of(s, s->core[0], s->core[1]) * side;
    const wide b = height_of(s, s->core[2], s->core[3]) * side;
    way->x = -(long double)wall.y / length * side;
    way->y = (long double)wall.x / length * side;
    way->length = (long double)s->o.reach - (long double)(a < b ? a : b) / length;
}

static const char *fault_along_normal(scene *s, const reply *r)
{
    way2 own, other;
    set_normal_way(s, s->side, &own);
    set_normal_way(s, -s->side, &other);
    if (r->result == GRAZE_NO_PLACE)
        return judge_wrong_unless(is_all(r, 0) && !has_room(s, &own) &&
                                  (s->q.has_before || !has_room(s, &other)));
    if (is_on_side(s, move_of(r)))
        return is_along(r, &own) && is_short(s, r, &own, GRAZE_SEPARATE_EXCESS)
                   ? NULL
                   : "not along the normal";
    return judge_wrong_unless(!s->q.has_before && !has_room(s, &own) && is_along(r, &other) &&
                              is_short(s, r, &other, GRAZE_SEPARATE_EXCESS));
}

/* How high the middle of the core is after the exact way. */
static long double height_at_end(const scene *s, const way2 *way)
{
    const place2 wall = wall_of(s), zero = {0, 0};
    const long double length = hypotl((long double)wall.x, (long double)wall.y);
    const long double turned =
        ((long double)wall.x * way->y - (long double)wall.y * way->x) / length * way->length;
    return s->side * ((long double)height_after(s, zero) / 2 / length + turned);
}

static const char *fault_on_side(scene *s, const reply *r)
{
    way2 way;
    if (!outline_oracle_meets(&s->o))
        outline_oracle_straight(&s->o, &way);
    else if (!outline_oracle_through(&s->o, s->side > 0 ? 0 : 1, &way))
        return "no way";
    const long double height = height_at_end(s, &way);
    const bool straight =
        r->result == GRAZE_MOVED && is_on_side(s, move_of(r)) && is_along(r, &way);
    const bool is_clear = height >= 8 && has_room(s, &way);
    if (straight &&
        is_short(s, r, &way, is_clear ? GRAZE_SEPARATE_EXCESS : GRAZE_SEPARATE_EDGE_EXCESS))
        return height > -8 ? NULL : "through the wall";
    if (s->core[0] == s->core[2] && s->core[1] == s->core[3] && has_room(s, &way))
        return "a circle leaves straight";
    return height > 8 && has_room(s, &way) ? "another way" : fault_along_normal(s, r);
}

enum { ON_SIDE = 1, FROM_OTHER_SIDE };

static const char *fault_of_wall(scene *s, const reply *r, int *kind)
{
    const place2 zero = {0, 0};
    const wide own = height_after(s, zero);
    s->side = (s->q.has_before ? height_of(s, s->q.before[0], s->q.before[1]) : own) < 0 ? -1 : 1;
    *kind = is_on_side(s, zero) ? ON_SIDE : FROM_OTHER_SIDE;
    if (r->result == GRAZE_NO_PLACE)
        *kind = NO_PLACE;
    else if (r->result != GRAZE_MOVED || !is_in_world(s, move_of(r)) ||
             !outline_oracle_frees(&s->o, move_of(r)))
        return "the place is not free";
    return is_on_side(s, zero) ? fault_on_side(s, r) : fault_along_normal(s, r);
}

static int judge_wall(void *at, const char **fault)
{
    scene *s = at;
    reply r = {9, {UNTOUCHED, UNTOUCHED}, {UNTOUCHED, UNTOUCHED}};
    int kind = FREE;
    flat_set_case(s);
    flat_ask(s, &r);
    const place2 wall = s->is_empty ? (place2){0, 0} : wall_of(s);
    if (is_free_at_start(s))
        *fault = judge_wrong_unless(r.result == GRAZE_FREE && is_all(&r, UNTOUCHED));
    else if (wall.x == 0 && wall.y == 0)
        *fault = fault_of_move(s, &r, &kind);
    else
        *fault = fault_of_wall(s, &r, &kind);
    return kind;
}

#define OF_WALL(name, variant)                                                                     \
    {                                                                                              \
        name, judge_wall, {"free", "on its side", "from the other side", "no place"},              \
            {EACH & ~LARGE, EACH & ~LARGE, EACH & ~LARGE, LARGE}, NULL, variant                    \
    }
#define OF_OUTLINE(name, variant, large)                                                           \
    {                                                                                              \
        name, judge_outline, {"free", "straight", "through", "no place"},                          \
            {EACH & ~LARGE, EACH & ~LARGE, EACH & ~LARGE, large}, NULL, variant                    \
    }

static const judge_routine routines[] = {
    OF_WALL("segment2_separate_circle", WALL_CIRCLE),
    OF_OUTLINE("circle_separate_capsule2", CIRCLE_CAPSULE, LARGE),
    OF_WALL("segment2_separate_capsule2", WALL_CAPSULE),
    OF_OUTLINE("rect_separate_capsule2", RECT_CAPSULE, LARGE),
    OF_OUTLINE("polygon2_separate_circle", POLYGON_CIRCLE, LARGE),
    OF_OUTLINE("polygon2_separate_capsule2", POLYGON_CAPSULE, LARGE),
};

static void judge_mover(flat_mover *m)
{
    judge_words(m->core, 4);
    judge_words(&m->radius, 1);
}

static void draw(void *at)
{
    scene *s = at;
    input_separate_flat(s->c.seed, s->c.index, &s->drawn);
    s->q = s->drawn;
    judge_words(s->q.wall, 4);
    judge_words(s->q.rect, 4);
    judge_words(s->q.disc, 3);
    judge_words(s->q.before, 2);
    judge_words(s->q.polygon.corners, (int)(2 * s->q.polygon.count));
    judge_mover(&s->q.wall_circle);
    judge_mover(&s->q.wall_capsule);
    judge_mover(&s->q.disc_capsule);
    judge_mover(&s->q.rect_capsule);
    judge_mover(&s->q.polygon_circle);
    judge_mover(&s->q.polygon_capsule);
}

static void init(void *at)
{
    outline_oracle_init(&((scene *)at)->o);
}

static void clear(void *at)
{
    outline_oracle_clear(&((scene *)at)->o);
}

static void print(const void *at)
{
    const scene *s = at;
    const separate_flat_words *w = &s->drawn;
    print_value("segment2", "wall", w->wall);
    print_value("vec2", w->has_before ? "before" : "without_before", w->before);
    print_value("capsule2", "wall_circle", &w->wall_circle);
    print_value("capsule2", "wall_capsule", &w->wall_capsule);
    print_value("circle", "disc", w->disc);
    print_value("capsule2", "disc_capsule", &w->disc_capsule);
    print_value("rect", "rect", w->rect);
    print_value("capsule2", "rect_capsule", &w->rect_capsule);
    print_values("vec2", "corners", w->polygon.corners, w->polygon.count);
    print_value("capsule2", "polygon_circle", &w->polygon_circle);
    print_value("capsule2", "polygon_capsule", &w->polygon_capsule);
}

static const char *class_name(int class_index)
{
    return separate_flat_class_names[class_index];
}

ORACLE(separate_flat)
{
    const judge_program program = {
        JUDGE_PROGRAM("verify_separate_flat", "graze_", SEPARATE_FLAT_CLASSES),
        .measures = {"excess", "excess beside a wall"},
        .init = init,
        .clear = clear,
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
