/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Clamps the arguments of the small world's routines: see number/clamp.h. */
#include "number/clamp.h"
#if GRAZE_SMALL_WORLD

/* The treatment of one word. LIGHT: the component of an axis, clamped to [-1, 1]. END: the structure has no more. */
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
    END,                                        /* CLAMPS_NOTHING */
    CLAMP_2,                                    /* CLAMPS_graze_vec2 */
    CLAMP_3,                                    /* CLAMPS_graze_vec3 */
    CLAMP_2 + AFTER_2(CLAMP_2),                 /* CLAMPS_graze_segment2 */
    CLAMP_2 + AFTER_2(CLAMP_2) + AFTER_4(COPY), /* CLAMPS_graze_ray2 */
    CLAMP_3 + AFTER_3(CLAMP_3),                 /* CLAMPS_graze_segment */
    CLAMP_3 + AFTER_3(CLAMP_3) + AFTER_6(COPY), /* CLAMPS_graze_ray */
    CLAMP_2 + AFTER_2(CLAMP),                   /* CLAMPS_graze_circle */
    CLAMP_3 + AFTER_3(CLAMP),                   /* CLAMPS_graze_sphere */
    CLAMP_2 + AFTER_2(CLAMP_2),                 /* CLAMPS_graze_rect */
    CLAMP_3 + AFTER_3(CLAMP_3),                 /* CLAMPS_graze_aabb */
    CLAMP_3 + AFTER_3(CLAMP_3) +
        AFTER_6(CLAMP_3),      /* CLAMPS_graze_triangle, CLAMPS_graze_parallelogram */
    CLAMP_3 + AFTER_3(COPY_3), /* CLAMPS_graze_plane */
    OBB_WORDS(COPY_3),         /* CLAMPS_graze_obb */
    OBB_WORDS(LIGHT_3)         /* CLAMPS_LIGHT_OBB */
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
GRAZE_ONCE graze_scalar *copy_clamped(graze_scalar *to, const graze_scalar *from, unsigned kind)
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
        copy_clamped((graze_scalar *)to, (const graze_scalar *)first, kinds % CLAMPS_SECOND);
    (void)copy_clamped(end, (const graze_scalar *)second, kinds / CLAMPS_SECOND);
}

#endif
