/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "oracle_arc2.h"

#include <mpfr.h>
#include <stdlib.h>

enum { BITS = 640, EVENTS = 32, ZERO_BITS = 300 };

typedef mpfr_t real;

typedef struct {
    real angle; /* from the start, 0 to 2 pi, in the direction of the turn */
} event;

/* Everything is relative to the center of the arc. */
typedef struct {
    const arc2_words *w;
    arc2_target target;
    int64_t low[2], high[2]; /* the ends of a wall; the corners of a rectangle; a center twice */
    int64_t start[2];
    int64_t reach; /* the radius, and that of a circle */
    bool is_empty, is_line, turns_right;
    real full, a, b, c, d, e, f, g, x, y;
    event events[EVENTS];
    int count;
} work;

static work own;
static bool is_ready;

static work *ready(void)
{
    work *k = &own;
    if (is_ready)
        return k;
    is_ready = true;
    mpfr_inits2(BITS, k->full, k->a, k->b, k->c, k->d, k->e, k->f, k->g, k->x, k->y,
                (mpfr_ptr)NULL);
    for (int i = 0; i < EVENTS; i++)
        mpfr_init2(k->events[i].angle, BITS);
    mpfr_const_pi(k->full, MPFR_RNDN);
    mpfr_mul_2ui(k->full, k->full, 1, MPFR_RNDN);
    return k;
}

static int sign_of(const real x)
{
    return mpfr_zero_p(x) || mpfr_get_exp(x) < -ZERO_BITS ? 0 : mpfr_sgn(x);
}

static work *load(const arc2_words *w, arc2_target target)
{
    work *k = ready();
    k->w = w;
    k->target = target;
    for (int i = 0; i < 2; i++) {
        const int far = target == ARC2_CIRCLE ? i : 2 + i;
        k->low[i] = (int64_t)w->target[i] - w->arc[i];
        k->high[i] = (int64_t)w->target[far] - w->arc[i];
        k->start[i] = (int64_t)w->arc[2 + i] - w->arc[i];
    }
    k->reach = (int64_t)w->radius + (target == ARC2_CIRCLE ? w->target[2] : 0);
    k->is_empty = w->radius < 0 || (target == ARC2_CIRCLE && w->target[2] < 0) ||
                  (target == ARC2_RECT && (k->high[0] < k->low[0] || k->high[1] < k->low[1]));
    k->is_line = w->radius == 0 && target == ARC2_WALL;
    k->turns_right = w->arc[4] < 0;
    k->count = 0;
    return k;
}

/* ---- The distance ---- */

static void clamp(real x, int64_t low, int64_t high)
{
    if (mpfr_cmp_si(x, low) < 0)
        mpfr_set_si(x, low, MPFR_RNDN);
    if (mpfr_cmp_si(x, high) > 0)
        mpfr_set_si(x, high, MPFR_RNDN);
}

/* The nearest point of a wall, for the place in x and y: in c and d. */
static void nearest_on_wall(work *k)
{
    const int64_t way[2] = {k->high[0] - k->low[0], k->high[1] - k->low[1]};
    mpfr_sub_si(k->c, k->x, k->low[0], MPFR_RNDN);
    mpfr_sub_si(k->d, k->y, k->low[1], MPFR_RNDN);
    mpfr_mul_si(k->c, k->c, way[0], MPFR_RNDN);
    mpfr_mul_si(k->d, k->d, way[1], MPFR_RNDN);
    mpfr_add(k->c, k->c, k->d, MPFR_RNDN);
    mpfr_set_si(k->e, way[0], MPFR_RNDN);
    mpfr_sqr(k->e, k->e, MPFR_RNDN);
    mpfr_set_si(k->d, way[1], MPFR_RNDN);
    mpfr_sqr(k->d, k->d, MPFR_RNDN);
    mpfr_add(k->e, k->e, k->d, MPFR_RNDN);
    if (mpfr_zero_p(k->e))
        mpfr_set_ui(k->c, 0, MPFR_RNDN);
    else
        mpfr_div(k->c, k->c, k->e, MPFR_RNDN);
    clamp(k->c, 0, 1);
    mpfr_mul_si(k->d, k->c, way[1], MPFR_RNDN);
    mpfr_mul_si(k->c, k->c, way[0], MPFR_RNDN);
    mpfr_add_si(k->c, k->c, k->low[0], MPFR_RNDN);
    mpfr_add_si(k->d, k->d, k->low[1], MPFR_RNDN);
}

/* The distance from the place in x and y less the reach: in g. In the interior of a rectangle it is -1 or less. */
static void set_room(work *k)
{
    if (k->target == ARC2_WALL) {
        nearest_on_wall(k);
    } else {
        mpfr_set(k->c, k->x, MPFR_RNDN);
        mpfr_set(k->d, k->y, MPFR_RNDN);
        clamp(k->c, k->low[0], k->high[0]);
        clamp(k->d, k->low[1], k->high[1]);
    }
    mpfr_sub(k->c, k->x, k->c, MPFR_RNDN);
    mpfr_sub(k->d, k->y, k->d, MPFR_RNDN);
    mpfr_hypot(k->g, k->c, k->d, MPFR_RNDN);
    mpfr_sub_si(k->g, k->g, k->reach, MPFR_RNDN);
    if (k->target != ARC2_RECT)
        return;
    for (int i = 0; i < 2; i++) {
        mpfr_sub_si(k->c, i == 0 ? k->x : k->y, k->low[i], MPFR_RNDN);
        mpfr_si_sub(k->d, k->high[i], i == 0 ? k->x : k->y, MPFR_RNDN);
        if (sign_of(k->c) <= 0 || sign_of(k->d) <= 0)
            return;
    }
    mpfr_set_si(k->g, -1 - k->reach, MPFR_RNDN);
}

/* On which side of the line through the wall the place is. */
static int side_of_place(work *k)
{
    mpfr_sub_si(k->c, k->x, k->low[0], MPFR_RNDN);
    mpfr_sub_si(k->d, k->y, k->low[1], MPFR_RNDN);
    mpfr_mul_si(k->c, k->c, k->high[1] - k->low[1], MPFR_RNDN);
    mpfr_mul_si(k->d, k->d, k->high[0] - k->low[0], MPFR_RNDN);
    mpfr_sub(k->c, k->c, k->d, MPFR_RNDN);
    return sign_of(k->c);
}

/* The place after an angle: in x and y. */
static void set_place(work *k, const real angle)
{
    mpfr_sin_cos(k->a, k->b, angle, MPFR_RNDN);
    if (k->turns_right)
        mpfr_neg(k->a, k->a, MPFR_RNDN);
    mpfr_mul_si(k->x, k->b, k->start[0], MPFR_RNDN);
    mpfr_mul_si(k->c, k->a, k->start[1], MPFR_RNDN);
    mpfr_sub(k->x, k->x, k->c, MPFR_RNDN);
    mpfr_mul_si(k->y, k->b, k->start[1], MPFR_RNDN);
    mpfr_mul_si(k->c, k->a, k->start[0], MPFR_RNDN);
    mpfr_add(k->y, k->y, k->c, MPFR_RNDN);
}

/* ---- Where the circle is cut ---- */

/* At the place in x and y. */
static void add_event(work *k)
{
    real *angle = &k->events[k->count++].angle;
    mpfr_mul_si(k->a, k->y, k->start[0], MPFR_RNDN);
    mpfr_mul_si(k->b, k->x, k->start[1], MPFR_RNDN);
    mpfr_sub(k->a, k->a, k->b, MPFR_RNDN);
    mpfr_mul_si(k->b, k->x, k->start[0], MPFR_RNDN);
    mpfr_mul_si(k->c, k->y, k->start[1], MPFR_RNDN);
    mpfr_add(k->b, k->b, k->c, MPFR_RNDN);
    if (k->turns_right)
        mpfr_neg(k->a, k->a, MPFR_RNDN);
    mpfr_atan2(*angle, k->a, k->b, MPFR_RNDN);
    if (mpfr_get_exp(*angle) < -ZERO_BITS)
        mpfr_set_ui(*angle, 0, MPFR_RNDN);
    if (mpfr_sgn(*angle) < 0)
        mpfr_add(*angle, *angle, k->full, MPFR_RNDN);
}

/* R^2 */
static void set_square(work *k, real to)
{
    mpfr_set_si(to, k->start[0], MPFR_RNDN);
    mpfr_sqr(to, to, MPFR_RNDN);
    mpfr_set_si(k->f, k->start[1], MPFR_RNDN);
    mpfr_sqr(k->f, k->f, MPFR_RNDN);
    mpfr_add(to, to, k->f, MPFR_RNDN);
}

/* The line n . q = e, for a unit normal n in (c, d): q = e n +- sqrt(R^2 - e^2) n turned. */
static void cut_by_line(work *k)
{
    set_square(k, k->a);
    mpfr_sqr(k->b, k->e, MPFR_RNDN);
    mpfr_sub(k->a, k->a, k->b, MPFR_RNDN);
    const int roots = sign_of(k->a);
    if (roots < 0)
        return;
    if (roots == 0)
        mpfr_set_ui(k->a, 0, MPFR_RNDN);
    mpfr_sqrt(k->g, k->a, MPFR_RNDN);
    real n[2];
    mpfr_inits2(BITS, n[0], n[1], (mpfr_ptr)NULL);
    mpfr_set(n[0], k->c, MPFR_RNDN);
    mpfr_set(n[1], k->d, MPFR_RNDN);
    for (int i = 0; i <= roots; i++) {
        mpfr_mul(k->x, k->e, n[0], MPFR_RNDN);
        mpfr_mul(k->f, k->g, n[1], MPFR_RNDN);
        mpfr_sub(k->x, k->x, k->f, MPFR_RNDN);
        mpfr_mul(k->y, k->e, n[1], MPFR_RNDN);
        mpfr_mul(k->f, k->g, n[0], MPFR_RNDN);
        mpfr_add(k->y, k->y, k->f, MPFR_RNDN);
        add_event(k);
        mpfr_neg(k->g, k->g, MPFR_RNDN);
    }
    mpfr_clears(n[0], n[1], (mpfr_ptr)NULL);
}

/* Two circles meet on their radical line. */
static void cut_by_circle(work *k, int64_t x, int64_t y)
{
    if (x == 0 && y == 0)
        return;
    mpfr_set_si(k->c, x, MPFR_RNDN);
    mpfr_set_si(k->d, y, MPFR_RNDN);
    mpfr_hypot(k->b, k->c, k->d, MPFR_RNDN);
    mpfr_div(k->c, k->c, k->b, MPFR_RNDN);
    mpfr_div(k->d, k->d, k->b, MPFR_RNDN);
    set_square(k, k->e);
    mpfr_set_si(k->f, k->reach, MPFR_RNDN);
    mpfr_sqr(k->f, k->f, MPFR_RNDN);
    mpfr_sub(k->e, k->e, k->f, MPFR_RNDN);
    mpfr_div(k->e, k->e, k->b, MPFR_RNDN);
    mpfr_add(k->e, k->e, k->b, MPFR_RNDN);
    mpfr_div_2ui(k->e, k->e, 1, MPFR_RNDN);
    cut_by_line(k);
}

/* Both lines at the reach from the line of a side. */
static void cut_by_side(work *k, int64_t ax, int64_t ay, int64_t bx, int64_t by)
{
    if (ax == bx && ay == by)
        return;
    for (int i = -1; i <= 1; i += 2) {
        mpfr_set_si(k->c, ay - by, MPFR_RNDN);
        mpfr_set_si(k->d, bx - ax, MPFR_RNDN);
        mpfr_hypot(k->b, k->c, k->d, MPFR_RNDN);
        mpfr_div(k->c, k->c, k->b, MPFR_RNDN);
        mpfr_div(k->d, k->d, k->b, MPFR_RNDN);
        mpfr_mul_si(k->e, k->c, ax, MPFR_RNDN);
        mpfr_mul_si(k->f, k->d, ay, MPFR_RNDN);
        mpfr_add(k->e, k->e, k->f, MPFR_RNDN);
        mpfr_add_si(k->e, k->e, i * k->reach, MPFR_RNDN);
        cut_by_line(k);
    }
}

static void cut(work *k)
{
    const int64_t *l = k->low, *h = k->high;
    cut_by_circle(k, l[0], l[1]);
    if (k->target == ARC2_CIRCLE)
        return;
    cut_by_circle(k, h[0], h[1]);
    if (k->target == ARC2_WALL) {
        cut_by_side(k, l[0], l[1], h[0], h[1]);
        return;
    }
    cut_by_circle(k, l[0], h[1]);
    cut_by_circle(k, h[0], l[1]);
    cut_by_side(k, l[0], l[1], h[0], l[1]);
    cut_by_side(k, l[0], h[1], h[0], h[1]);
    cut_by_side(k, l[0], l[1], l[0], h[1]);
    cut_by_side(k, h[0], l[1], h[0], h[1]);
}

static int earlier(const void *a, const void *b)
{
    return mpfr_cmp(((const event *)a)->angle, ((const event *)b)->angle);
}

/* ---- The pieces ---- */

static long double turns_of(work *k, const real angle)
{
    mpfr_div(k->f, angle, k->full, MPFR_RNDN);
    mpfr_mul_2ui(k->f, k->f, 28, MPFR_RNDN);
    return mpfr_get_ld(k->f, MPFR_RNDN);
}

/* The middle between event i and the next, where the last is followed by a full turn; false: they are one. */
static bool set_middle(work *k, int i)
{
    real *next = i + 1 < k->count ? &k->events[i + 1].angle : &k->full;
    mpfr_sub(k->f, *next, k->events[i].angle, MPFR_RNDN);
    if (sign_of(k->f) == 0)
        return false;
    mpfr_add(k->e, k->events[i].angle, *next, MPFR_RNDN);
    mpfr_div_2ui(k->e, k->e, 1, MPFR_RNDN);
    set_place(k, k->e);
    return true;
}

static void note_touch(work *k, int i, arc2_answer *to)
{
    set_place(k, k->events[i].angle);
    set_room(k);
    if (to->touches || sign_of(k->g) != 0)
        return;
    to->touches = true;
    to->touches_at = turns_of(k, k->events[i].angle);
}

static void enter(work *k, const real angle, arc2_answer *to)
{
    if (to->enters)
        return;
    to->enters = true;
    to->enters_at = turns_of(k, angle);
}

/* The center crosses a wall of radius 0 where it is on the wall and the sides before and after are two. */
static void find_crossings(work *k, arc2_answer *to)
{
    int before = 0, first = 0;
    bool is_on = false;
    for (int i = 0; i < k->count; i++) {
        set_place(k, k->events[i].angle);
        set_room(k);
        is_on = is_on || sign_of(k->g) == 0;
        if (!set_middle(k, i))
            continue;
        const int side = side_of_place(k);
        if (first == 0)
            first = side;
        else if (is_on && side != before)
            enter(k, k->events[i].angle, to);
        before = side;
        is_on = false;
    }
    set_place(k, k->events[0].angle);
    set_room(k);
    if (sign_of(k->g) == 0 && first != before)
        enter(k, k->full, to);
}

static void find_overlaps(work *k, arc2_answer *to)
{
    for (int i = 0; i < k->count && !to->enters; i++) {
        if (!set_middle(k, i))
            continue;
        set_room(k);
        if (sign_of(k->g) < 0)
            enter(k, k->events[i].angle, to);
    }
}

static void clear(work *k, arc2_answer *to)
{
    const arc2_answer none = {0};
    *to = none;
    set_square(k, k->a);
    to->radius = mpfr_get_ld(k->a, MPFR_RNDN);
    to->has_oblique_side = k->target == ARC2_WALL && k->low[0] != k->high[0] &&
                           k->low[1] != k->high[1] && k->reach > 0;
}

void arc2_expect(const arc2_words *w, arc2_target target, arc2_answer *to)
{
    work *k = load(w, target);
    clear(k, to);
    if (k->is_empty)
        return;
    mpfr_set_si(k->x, k->start[0], MPFR_RNDN);
    mpfr_set_si(k->y, k->start[1], MPFR_RNDN);
    set_room(k);
    to->is_inside = sign_of(k->g) < 0;
    to->is_in_touch = sign_of(k->g) == 0;
    if (to->is_inside || to->radius == 0)
        return;
    mpfr_set_ui(k->events[k->count++].angle, 0, MPFR_RNDN);
    cut(k);
    qsort(k->events, (size_t)k->count, sizeof *k->events, earlier);
    for (int i = 0; i < k->count && !to->touches; i++)
        note_touch(k, i, to);
    if (k->is_line)
        find_crossings(k, to);
    else
        find_overlaps(k, to);
}

long double arc2_room_at(const arc2_words *w, arc2_target target, int32_t turn)
{
    work *k = load(w, target);
    mpfr_mul_si(k->e, k->full, labs((long)turn), MPFR_RNDN);
    mpfr_div_2ui(k->e, k->e, 28, MPFR_RNDN);
    set_place(k, k->e);
    set_room(k);
    return sign_of(k->g) == 0 ? 0 : mpfr_get_ld(k->g, MPFR_RNDN);
}
