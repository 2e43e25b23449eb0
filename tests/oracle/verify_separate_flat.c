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

/* ---- The exact way ---- */

static void set_exit(scene *s, const way2 *way)
{
    exact_exit *e = &s->exit;
    mpz_set_si(e->way.axis[0], way->along.x);
    mpz_set_si(e->way.axis[1], way->along.y);
    mpz_set_ui(e->way.axis[2], 0);
    exact_way_set_squared(&e->way);
    exact_set(e->num, way->num);
    exact_set(e->den, way->den);
    e->radius = s->o.reach;
}

static bool has_room(scene *s)
{
    const int32_t core[6] = {s->core[0], s->core[1], 0, s->core[2], s->core[3], 0};
    return exact_exit_has_room(&s->exit, core, NEAR_END);
}

/* The direction of the way, within the bound of a normal, and a move that is longer by the excess at most. */
static bool is_along(scene *s, const reply *r)
{
    const graze_vec3 normal = {r->normal.x, r->normal.y, 0};
    return exact_way_is_unit(&s->exit.way, &normal);
}

static bool is_short(scene *s, const reply *r, int excess)
{
    const graze_vec3 move = {r->move.x, r->move.y, 0};
    if (!exact_exit_is_short(&s->exit, &move, excess))
        return false;
    judge_measure(&s->c, excess == GRAZE_SEPARATE_EXCESS ? 0 : 1,
                  exact_exit_excess(&s->exit, &move));
    return true;
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
    if (has_way)
        set_exit(s, &way);
    if (!has_way || r->result == GRAZE_NO_PLACE || !is_along(s, r))
        return has_way && has_room(s) ? "another way" : fault_along_axis(s, r);
    return is_short(s, r, GRAZE_SEPARATE_EXCESS) ? NULL
           : has_room(s)                         ? "too long"
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
static void set_normal_exit(scene *s, int side)
{
    const place2 wall = wall_of(s);
    const wide a = height_of(s, s->core[0], s->core[1]) * side;
    const wide b = height_of(s, s->core[2], s->core[3]) * side;
    const way2 way = {{-wall.y * side, wall.x * side},
                      -(a < b ? a : b),
                      (wide)wall.x * wall.x + (wide)wall.y * wall.y};
    set_exit(s, &way);
}

static bool has_room_along_normal(scene *s, int side)
{
    set_normal_exit(s, side);
    return has_room(s);
}

static bool is_along_normal(scene *s, const reply *r, int side)
{
    set_normal_exit(s, side);
    return is_along(s, r) && is_short(s, r, GRAZE_SEPARATE_EXCESS);
}

static const char *fault_along_normal(scene *s, const reply *r)
{
    if (r->result == GRAZE_NO_PLACE)
        return judge_wrong_unless(is_all(r, 0) && !has_room_along_normal(s, s->side) &&
                                  (s->q.has_before || !has_room_along_normal(s, -s->side)));
    if (is_on_side(s, move_of(r)))
        return is_along_normal(s, r, s->side) ? NULL : "not along the normal";
    return judge_wrong_unless(!s->q.has_before && !has_room_along_normal(s, s->side) &&
                              is_along_normal(s, r, -s->side));
}

/* How high the middle of the core is after the exact way, on its side, is less, equal or more: -1, 0, 1. */
static int height_against(scene *s, const way2 *way, int number)
{
    const place2 wall = wall_of(s), zero = {0, 0};
    exact_set(s->height, height_after(s, zero) * s->side);
    exact_set(s->rise, cross2(wall, way->along) * s->side);
    exact_set(s->squared, (wide)wall.x * wall.x + (wide)wall.y * wall.y);
    return exact_exit_height_against(&s->exit, s->height, s->rise, s->squared, number);
}

/* A move ends fewer raw units from the exact place than this: a higher place is on its side. */
enum { OFF_PLACE = 8 };

static const char *fault_on_side(scene *s, const reply *r)
{
    way2 way;
    if (!outline_oracle_meets(&s->o))
        outline_oracle_straight(&s->o, &way);
    else if (!outline_oracle_through(&s->o, s->side > 0 ? 0 : 1, &way))
        return "no way";
    set_exit(s, &way);
    const bool is_high = height_against(s, &way, OFF_PLACE) >= 0;
    if (r->result == GRAZE_MOVED && is_on_side(s, move_of(r)) && is_along(s, r) &&
        is_short(s, r, is_high && has_room(s) ? GRAZE_SEPARATE_EXCESS : GRAZE_SEPARATE_EDGE_EXCESS))
        return height_against(s, &way, -OFF_PLACE) > 0 ? NULL : "through the wall";
    if (s->core[0] == s->core[2] && s->core[1] == s->core[3] && has_room(s))
        return "a circle leaves straight";
    return is_high && has_room(s) ? "another way" : fault_along_normal(s, r);
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
    scene *s = at;
    outline_oracle_init(&s->o);
    exact_exit_init(&s->exit);
    mpz_inits(s->height, s->rise, s->squared, NULL);
}

static void clear(void *at)
{
    scene *s = at;
    outline_oracle_clear(&s->o);
    exact_exit_clear(&s->exit);
    mpz_clears(s->height, s->rise, s->squared, NULL);
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
