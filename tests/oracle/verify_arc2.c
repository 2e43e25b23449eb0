/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `arc2`: N discs that drive along arcs, at each target, against the exact answer: the result, which may be that of an
 * arc that ends a little later, and the turn, within its bound. The exact disc at that turn does not overlap the target.
 */
#include "inputs_arc2.h"
#include "judge.h"
#include "judged.h"
#include "oracle_arc2.h"
#include "print_case.h"

#include "../../include/graze/arc2.h"

#include <math.h>

enum { UNTOUCHED = 0x5a5a5a5a };
enum { BELOW };

typedef struct {
    judge_case c;
    arc2_words drawn, q; /* q: as judged */
    arc2_target target;
} scene;

/* ---- The library ---- */

static graze_arc2 arc_of(const int32_t *w)
{
    const graze_arc2 arc = {{w[0], w[1]}, {w[2], w[3]}, w[4]};
    return arc;
}

static graze_segment2 wall_of(const int32_t *w)
{
    const graze_segment2 wall = {{w[0], w[1]}, {w[2], w[3]}};
    return wall;
}

static graze_rect rect_of(const int32_t *w)
{
    const graze_rect rect = {{w[0], w[1]}, {w[2], w[3]}};
    return rect;
}

static graze_circle circle_of(const int32_t *w)
{
    const graze_circle circle = {{w[0], w[1]}, w[2]};
    return circle;
}

static graze_result cast(const scene *s, int32_t *turn)
{
    const arc2_words *w = &s->drawn;
    const graze_arc2 arc = arc_of(w->arc);
    if (s->target == ARC2_WALL) {
        const graze_segment2 wall = wall_of(w->target);
        return graze_segment2_arccast(&wall, &arc, w->radius, turn);
    }
    if (s->target == ARC2_CIRCLE) {
        const graze_circle circle = circle_of(w->target);
        return graze_circle_arccast(&circle, &arc, w->radius, turn);
    }
    const graze_rect rect = rect_of(w->target);
    return graze_rect_arccast(&rect, &arc, w->radius, turn);
}

/* ---- The judge ---- */

/* A circle that is only touched where a target has no interior. */
static bool is_without_interior(const scene *s)
{
    const int32_t *t = s->q.target;
    return s->q.radius == 0 && ((s->target == ARC2_RECT && (t[0] == t[2] || t[1] == t[3])) ||
                                (s->target == ARC2_WALL && t[0] == t[2] && t[1] == t[3]) ||
                                (s->target == ARC2_CIRCLE && t[2] == 0));
}

static graze_result expected(const arc2_answer *e, long double most)
{
    if (e->is_inside)
        return GRAZE_INSIDE;
    if (most > 0 && e->enters && e->enters_at <= most)
        return GRAZE_HIT;
    if (e->is_in_touch || (most > 0 && e->touches && e->touches_at <= most))
        return GRAZE_TOUCH;
    return GRAZE_MISS;
}

/* What the turn may be below the exact one. */
static long double bound_of(const arc2_answer *e)
{
    const long double unit = 6.283185307179586477L / (1L << 28) * sqrtl(e->radius);
    return (long double)GRAZE_ARC2_TURN_BOUND + (e->has_oblique_side ? 0.25L / unit : 0);
}

static const char *fault_of_turn(scene *s, const arc2_answer *e, graze_result result, int32_t turn)
{
    const int32_t whole = s->q.arc[4];
    const long double most = fabsl((long double)whole), size = fabsl((long double)turn);
    const long double exact = result == GRAZE_HIT ? e->enters_at
                              : !e->is_in_touch   ? e->touches_at
                                                  : 0;
    if ((turn < 0) != (whole < 0) && turn != 0)
        return "a turn the other way";
    if (result == GRAZE_INSIDE || exact == 0)
        return turn == 0 ? NULL : "not at the start";
    if (size > exact)
        return "a turn beyond the contact";
    if (size > most)
        return "a turn beyond the arc";
    if (size < most && exact - size >= bound_of(e))
        return "a turn too small";
    if (size < most && !e->has_oblique_side)
        judge_measure(&s->c, BELOW, (double)(exact - size));
    return arc2_room_at(&s->q, s->target, turn) >= 0 ? NULL : "a place in the target";
}

static int judge_cast(void *at, const char **fault)
{
    scene *s = at;
    arc2_answer e;
    int32_t turn = UNTOUCHED;
    const long double most = fabsl((long double)s->q.arc[4]);
    arc2_expect(&s->q, s->target, &e);
    const graze_result exact = expected(&e, most), got = cast(s, &turn);
    const long double later = most > 0 ? most + bound_of(&e) : 0;
    const bool is_hit = got == GRAZE_HIT && e.enters && most > 0 && e.enters_at < later;
    const bool is_touch =
        got == GRAZE_TOUCH && exact == GRAZE_MISS && e.touches && e.touches_at < later;
    if (got != exact && !(is_hit && exact < GRAZE_HIT) && !is_touch)
        *fault = "another result";
    else if (got != cast(s, NULL))
        *fault = "another result without a turn";
    else if (got == GRAZE_HIT && is_without_interior(s))
        *fault = "a hit without interior";
    else if (got == GRAZE_MISS)
        *fault = judge_wrong_unless(turn == UNTOUCHED);
    else
        *fault = fault_of_turn(s, &e, got, turn);
    return exact;
}

/* A case has other words for each kind of target, so the judges draw. */
static void draw(void *at)
{
    scene *s = at;
    s->target = ARC2_TARGETS;
}

static void draw_for_target(scene *s)
{
    s->target = (arc2_target)s->c.routine->variant;
    input_arc2(s->c.seed, s->c.index, s->target, &s->drawn);
    s->q = s->drawn;
    judge_words(s->q.target, 4);
    judge_words(s->q.arc, 4);
    judge_words(&s->q.radius, 1);
}

static int judge_drawn(void *at, const char **fault)
{
    draw_for_target(at);
    return judge_cast(at, fault);
}

/* ---- Places ---- */

static int judge_point(void *at, const char **fault)
{
    scene *s = at;
    arc2_words far;
    graze_vec2 point;
    draw_for_target(s);
    const graze_arc2 arc = arc_of(s->drawn.arc);
    graze_arc2_point(&arc, s->drawn.arc[4], &point);
    far = s->q;
    far.target[0] = point.x;
    far.target[1] = point.y;
    far.target[2] = far.radius = 0;
    const bool is_held = point.x == INT32_MIN || point.x == INT32_MAX || point.y == INT32_MIN ||
                         point.y == INT32_MAX;
    const long double off = arc2_room_at(&far, ARC2_CIRCLE, far.arc[4]);
    const long double reach =
        hypotl((long double)far.arc[2] - far.arc[0], (long double)far.arc[3] - far.arc[1]);
    const long double bound = reach <= 2048 * 65536.0L ? 0.6L : (long double)GRAZE_ARC2_POINT_BOUND;
    if (!is_held && off > bound * sqrtl(2))
        *fault = "another place";
    if (far.arc[4] % (GRAZE_ARC2_TURN / 4) == 0 && !is_held && off != 0)
        *fault = "not exact";
    if (is_held && reach < 1)
        *fault = judge_wrong_unless(off == 0);
    return is_held;
}

/* ---- The program ---- */

static void print(const void *at)
{
    const scene *s = at;
    const graze_arc2 arc = arc_of(s->drawn.arc);
    const char *const names[ARC2_TARGETS] = {"segment2", "circle", "rect"};
    print_value(names[s->target], "target", s->drawn.target);
    print_value("arc2", "arc", &arc);
    judge_print_words("radius", &s->drawn.radius, 1);
}

static const char *class_name(int class_index)
{
    return arc2_class_names[class_index];
}

static uint32_t results_in(int class_index)
{
    enum { MISSES = 1u << GRAZE_MISS, TOUCHES = 1u << GRAZE_TOUCH, HITS = 1u << GRAZE_HIT };
    enum { INSIDES = 1u << GRAZE_INSIDE };
    switch (class_index) {
    case ARC2_IN_TOUCH:
    case ARC2_CLOSE:
        return TOUCHES | HITS;
    case ARC2_TANGENT:
        return MISSES | TOUCHES | HITS;
    case ARC2_RAW:
    case ARC2_LATTICE:
        return MISSES | HITS | INSIDES;
    default:
        return MISSES | HITS;
    }
}

#define RESULTS {"miss", "touch", "hit", "inside"}, {0}, results_in

static const judge_routine routines[] = {
    {"segment2_arccast", judge_drawn, RESULTS, ARC2_WALL},
    {"circle_arccast", judge_drawn, RESULTS, ARC2_CIRCLE},
    {"rect_arccast", judge_drawn, RESULTS, ARC2_RECT},
    {"arc2_point", judge_point, {"free", "held"}, {0}, NULL, ARC2_WALL},
};

ORACLE(arc2)
{
    const judge_program program = {
        JUDGE_PROGRAM("verify_arc2", "graze_", ARC2_CLASSES),
        .measures = {"turn below"},
        .print = print,
    };
    return judge_main(&program, cases, seed, routine);
}
