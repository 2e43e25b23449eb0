/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "small.h"
#if GRAZE_SMALL_WORLD

/* What becomes of a word; END: there are no more. */
enum { END, COORDINATE, SIZE, COPY };

/* The words of a structure from its first on, two bits each. */
#define WORDS_2(x, y)    ((x) + UINT32_C(4) * (y))
#define WORDS_3(x, y, z) (WORDS_2(x, y) + UINT32_C(16) * (z))
#define POINT2           WORDS_2(COORDINATE, COORDINATE)
#define POINT            WORDS_3(COORDINATE, COORDINATE, COORDINATE)
#define COPIED           WORDS_3(COPY, COPY, COPY)
#define SIZES            WORDS_3(SIZE, SIZE, SIZE)

static const uint32_t layouts[] = {0,                                 /* NOTHING */
                                   POINT2,                            /* VEC2 */
                                   POINT,                             /* VEC3 */
                                   POINT2 + 16 * POINT2,              /* SEGMENT2 */
                                   POINT2 + 16 * POINT2 + 256 * COPY, /* RAY2 */
                                   POINT + 64 * POINT,                /* SEGMENT */
                                   POINT + 64 * POINT + 4096 * COPY,  /* RAY */
                                   POINT2 + 16 * SIZE,                /* CIRCLE */
                                   POINT + 64 * SIZE,                 /* SPHERE */
                                   POINT2 + 16 * POINT2,              /* RECT */
                                   POINT + 64 * POINT,                /* AABB */
                                   POINT + 64 * POINT + 4096 * POINT, /* FACE */
                                   POINT + 64 * COPIED,               /* PLANE */
                                   POINT + 64 * COPIED + 4096 * COPIED + 262144 * COPIED +
                                       16777216 * SIZES}; /* OBB */

static inline graze_scalar clamped(graze_scalar c, graze_scalar least, graze_scalar most)
{
    graze_scalar raised = c < least ? least : c;
    return raised > most ? most : raised;
}

graze_scalar grazes_clamp_position(graze_scalar c)
{
    return clamped(c, -INT32_C(0x20000000), INT32_C(0x1FFFFFFF)); /* -2^29, 2^29 - 1 */
}

/* The words of a structure are an array: it has no padding, as graze.h says. Returns what is behind. */
GRAZE_ONCE graze_scalar *put(graze_scalar *to, const graze_scalar *from, unsigned kind)
{
    for (uint32_t words = layouts[kind]; words != END; words /= 4) {
        graze_scalar c = *from++;
        unsigned how = words % 4;
        if (how != COPY)
            c = grazes_clamp_position(c);
        if (how == SIZE && c < 0)
            c = -1;
        *to++ = c;
    }
    return to;
}

void grazes_clamp(const void *first, const void *second, void *to, unsigned kinds)
{
    graze_scalar *behind = put((graze_scalar *)to, (const graze_scalar *)first, kinds % SECOND);
    (void)put(behind, (const graze_scalar *)second, kinds / SECOND);
}

static inline void clamp_axis(graze_vec3 *axis)
{
    axis->x = clamped(axis->x, -GRAZE_ONE, GRAZE_ONE);
    axis->y = clamped(axis->y, -GRAZE_ONE, GRAZE_ONE);
    axis->z = clamped(axis->z, -GRAZE_ONE, GRAZE_ONE);
}

void grazes_clamp_axes(graze_obb *box)
{
    GRAZE_ONE_BY_ONE
    for (int i = 0; i < 3; i++)
        clamp_axis(&box->axis[i]);
}

#endif
