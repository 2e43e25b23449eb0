/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Where a segment enters a box. graze_to_text writes scalars, so that printf needs no support for floats. */
#include <graze/graze.h>
#include <stdio.h>

int main(void)
{
    static const graze_aabb box = {{-GRAZE_ONE, -GRAZE_ONE, -GRAZE_ONE},
                                   {GRAZE_ONE, GRAZE_ONE, GRAZE_ONE}};
    static const graze_segment path = {{GRAZE_C(-3), GRAZE_C(0.5), 0},
                                       {GRAZE_C(5), GRAZE_C(0.25), 0}};
    char x[GRAZE_TEXT_SIZE], y[GRAZE_TEXT_SIZE];
    graze_line_hit hit;
    if (graze_aabb_linecast(&box, &path, &hit) < GRAZE_HIT) {
        return 1;
    }
    graze_to_text(hit.point.x, x);
    graze_to_text(hit.point.y, y);
    printf("enters at x = %s, y = %s\n", x, y);
    return 0;
}
