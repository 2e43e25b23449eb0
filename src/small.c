/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "number/small.h"
#if GRAZE_SMALL_WORLD

/* What becomes of a word. LIGHT: the component of an axis, clamped to [-1, 1]. END: there are no more. */
enum { END, CLAMP, COPY, LIGHT };

/* The words of a structure from its first on, two bits each. */
#define WORDS_2(word) (UINT32_C(5) * (word))
#define WORDS_3(word) (UINT32_C(21) * (word))
#define CLAMP_2       WORDS_2(CLAMP)
#define CLAMP_3       WORDS_3(CLAMP)
#define COPY_3        WORDS_3(COPY)
#define LIGHT_3       WORDS_3(LIGHT)

/* So many words on. */
#define AFTER_2(words)  (16 * (words))
#define AFTER_3(words)  (64 * (words))
#define AFTER_4(words)  AFTER_2(AFTER_2(words))
#define AFTER_6(words)  AFTER_3(AFTER_3(words))
#define AFTER_12(words) AFTER_6(AFTER_6(words))

/* With three words of each axis. */
#define OBB_WORDS(axis)                                                                            \
    (CLAMP_3 + AFTER_3(axis) + AFTER_6((axis) + AFTER_3(axis)) + AFTER_12(CLAMP_3))

static const uint32_t layouts[] = {
    END,                                           /* NOTHING */
    CLAMP_2,                                       /* VEC2 */
    CLAMP_3,                                       /* VEC3 */
    CLAMP_2 + AFTER_2(CLAMP_2),                    /* SEGMENT2 */
    CLAMP_2 + AFTER_2(CLAMP_2) + AFTER_4(COPY),    /* RAY2 */
    CLAMP_3 + AFTER_3(CLAMP_3),                    /* SEGMENT */
    CLAMP_3 + AFTER_3(CLAMP_3) + AFTER_6(COPY),    /* RAY */
    CLAMP_2 + AFTER_2(CLAMP),                      /* CIRCLE */
    CLAMP_3 + AFTER_3(CLAMP),                      /* SPHERE */
    CLAMP_2 + AFTER_2(CLAMP_2),                    /* RECT */
    CLAMP_3 + AFTER_3(CLAMP_3),                    /* AABB */
    CLAMP_3 + AFTER_3(CLAMP_3) + AFTER_6(CLAMP_3), /* FACE */
    CLAMP_3 + AFTER_3(COPY_3),                     /* PLANE */
    OBB_WORDS(COPY_3),                             /* OBB */
    OBB_WORDS(LIGHT_3)                             /* LIGHT_OBB */
};

static inline graze_scalar clamped(graze_scalar c, graze_scalar least, graze_scalar most)
{
    graze_scalar raised = c < least ? least : c;
    return raised > most ? most : raised;
}

graze_scalar grazes_clamp_number(graze_scalar c)
{
    return clamped(c, -INT32_C(0x20000000), INT32_C(0x1FFFFFFF)); /* -2^29, 2^29 - 1 */
}

/* The words of a structure are an array: it has no padding, as graze.h says. Returns the end of the copy. */
GRAZE_ONCE graze_scalar *put_clamped(graze_scalar *to, const graze_scalar *from, unsigned kind)
{
    GRAZE_ONE_BY_ONE
    for (uint32_t words = layouts[kind]; words != END; words /= 4) {
        graze_scalar c = *from++;
        uint32_t what = words % 4;
        *to++ = what == CLAMP   ? grazes_clamp_number(c)
                : what == LIGHT ? clamped(c, -GRAZE_ONE, GRAZE_ONE)
                                : c;
    }
    return to;
}

void grazes_clamp(const void *first, const void *second, void *to, unsigned kinds)
{
    graze_scalar *end =
        put_clamped((graze_scalar *)to, (const graze_scalar *)first, kinds % SECOND);
    (void)put_clamped(end, (const graze_scalar *)second, kinds / SECOND);
}

#endif
