/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Points to continue from, off the border of a capsule in the plane. */
#include "../support/check.h"
#include "../support/policy.h"
#include "../tests.h"
#include "balls.h"

#define COUNT(array) (sizeof(array) / sizeof(array)[0])
#define ON(x, y)                                                                                   \
    {                                                                                              \
        GRAZE_C(x), GRAZE_C(y)                                                                     \
    }
#define SLANTED(radius)                                                                            \
    {                                                                                              \
        {ON(0, 0), ON(6, 8)}, GRAZE_C(radius)                                                      \
    }

typedef struct {
    graze_capsule2 capsule;
    graze_vec2 point, normal, off;
} off_case;

static void run(const off_case *c)
{
    const graze_capsule2 turned = {{c->capsule.core.b, c->capsule.core.a}, c->capsule.radius};
    graze_vec2 off = c->point, over = c->normal;
    graze_capsule2_off_surface(&turned, &off, &over, &over);
    graze_capsule2_off_surface(&c->capsule, &off, &c->normal, &off);
    CHECK(scalar_close(off.x, c->off.x) && scalar_close(off.y, c->off.y));
    CHECK(scalar_close(over.x, c->off.x) && scalar_close(over.y, c->off.y));
}

void test_capsule2_off(void)
{
    const graze_scalar seven = GRAZE_C(7);
    const off_case cases[] = {
        {SLANTED(5), ON(1, 9), ON(0, 1), ON(1, 9.666671752929688)},
        {SLANTED(5), ON(5, 0), ON(0, -1), ON(5, -1.666671752929688)},
        {SLANTED(5), ON(7, 12), ON(0, 1), ON(7, 12.89898681640625)},
        {SLANTED(5), ON(9, 12), ON(0.6, 0.59), {GRAZE_C(9) + RAW, GRAZE_C(12)}},
        {SLANTED(5), ON(9, 12), ON(1, 1), {GRAZE_C(9) + RAW, GRAZE_C(12)}},
        {SLANTED(5), {seven, 0}, ON(-1, 0), {GRAZE_C(-5) - RAW, 0}},
        {SLANTED(5), ON(9, 12), ON(0, 0), ON(9, 12)},
        {SLANTED(5), ON(12, 3), ON(0, 1), ON(12, 3)},
        {SLANTED(-1), ON(3, 4), ON(0, 1), ON(3, 4)},
        {SLANTED(0), ON(3, -9), ON(0, 1), {GRAZE_C(3), GRAZE_C(4) + RAW}},
    };
    check_group("off the border of a capsule in the plane");
    for (unsigned i = 0; i < COUNT(cases); i++)
        run(&cases[i]);
}
