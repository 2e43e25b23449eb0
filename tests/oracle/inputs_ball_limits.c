/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_ball.h"

#include "draw.h"

enum { FLAT_TUPLES = 2, TUPLES = 5 };
static const int32_t tuples[TUPLES][4] = {{3, 4, 0, 5},
                                          {5, 12, 0, 13},
                                          {1, 2, 2, 3},
                                          {2, 3, 6, 7},
                                          {8, 1, 4, 9}}; /* the last: the length */

/* A point of the surface, from the center, and a step along a tangent there; both in raw units. */
typedef struct {
    int32_t out[3], way[3];
    int32_t whole; /* |out| */
} contact;

static int32_t any_sign(input_stream *s, int32_t n)
{
    return draw_chance(s, 2) ? n : -n;
}

/* The tangent is across `out` and a small vector; in the plane that vector is along the z axis. */
static void draw_contact(input_stream *s, uint32_t axes, contact *c)
{
    const int32_t *tuple = tuples[draw_below(s, axes == 2 ? FLAT_TUPLES : TUPLES)];
    int32_t beside[3] = {0, 0, any_sign(s, 1)};
    c->whole = tuple[3];
    for (uint32_t i = 0; i < 3; i++) {
        c->out[i] = any_sign(s, tuple[i]);
        if (axes == 3)
            beside[i] = draw_about_zero(s, 2);
    }
    for (uint32_t i = 0; i < 3; i++) {
        const uint32_t next = (i + 1) % 3, last = (i + 2) % 3;
        c->way[i] = c->out[next] * beside[last] - c->out[last] * beside[next];
    }
}

/* Near and far. A radius that is one raw unit greater makes the contact a hit. */
static void draw_ball(input_stream *s, uint32_t axes, const contact *c, ball_query *q)
{
    const int32_t most = draw_power(s, 30), size = draw_between(s, 1, draw_power(s, 24));
    for (uint32_t i = 0; i < axes; i++) {
        q->ball[i] = draw_about_zero(s, most);
        q->point[i] = q->ball[i] + c->out[i] * size;
    }
    q->ball[3] = c->whole * size + (draw_chance(s, 4) ? 1 : 0);
}

/*
 * The contact is `before` steps from the start, and one unit of t is `parts` steps: so t is before / parts there. The
 * limit is mostly within two raw units of that, and sometimes far behind. The segment ends before the contact, in it or
 * behind it.
 */
void input_ball_limits(uint64_t seed, uint32_t index, uint32_t axes, ball_query *q)
{
    static const ball_query nothing = {{0}, {0}, {0}, {0}, {0}};
    contact c;
    input_stream s;
    *q = nothing;
    draw_start(&s, seed + 31 * axes, index);
    draw_contact(&s, axes, &c);
    draw_ball(&s, axes, &c, q);
    const int32_t parts = draw_between(&s, 1, draw_power(&s, 7));
    const int32_t before = draw_between(&s, 1, parts * draw_power(&s, 13));
    const int32_t way = draw_between(&s, -1, 1), after = way * draw_power(&s, 10);
    for (uint32_t i = 0; i < axes; i++) {
        q->segment[i] = q->ray[i] = q->point[i] - c.way[i] * before;
        q->segment[3 + i] = q->point[i] + c.way[i] * after;
        q->ray[3 + i] = c.way[i] * parts;
    }
    q->ray[6] = (int32_t)(before * INT64_C(65536) / parts) + draw_between(&s, -1, 2);
    if (draw_chance(&s, 4))
        q->ray[6] *= 2;
}
