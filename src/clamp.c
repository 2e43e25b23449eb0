/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Clamps the arguments of the small world's routines: see number/clamp.h. */
#include "number/clamp.h"
#if GRAZE_SMALL_WORLD

static inline graze_scalar clamped(graze_scalar c, graze_scalar least, graze_scalar most)
{
    graze_scalar raised = c < least ? least : c;
    return raised > most ? most : raised;
}

graze_scalar grazes_clamp_number(graze_scalar c)
{
    return clamped(c, CLAMP_LEAST, CLAMP_MOST);
}

/* The kinds of words in the order of CLAMP_WORDS; more coordinates follow. */
enum { CLAMPED_COORDINATES, CLAMPED_COPIED, CLAMPED_AXES, CLAMPED_KINDS = 4 };

static inline graze_scalar clamped_word(graze_scalar c, unsigned kind)
{
    return kind == CLAMPED_COPIED ? c
           : kind == CLAMPED_AXES ? clamped(c, -GRAZE_ONE, GRAZE_ONE)
                                  : grazes_clamp_number(c);
}

/* The words of a structure are an array: it has no padding, as graze.h says. */
void grazes_clamp(const void *first, const void *second, void *to, uint32_t layouts)
{
    const graze_scalar *from = (const graze_scalar *)first;
    graze_scalar *word = (graze_scalar *)to;
    GRAZE_NO_VECTORS
    for (unsigned kind = 0; layouts != 0; kind++, layouts /= 16) {
        if (kind == CLAMPED_KINDS)
            from = (const graze_scalar *)second;
        GRAZE_NO_VECTORS
        for (uint32_t words = layouts % 16; words > 0; words--)
            *word++ = clamped_word(*from++, kind % CLAMPED_KINDS);
    }
}

#endif
