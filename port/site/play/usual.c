/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The idioms of the bench for the playground. An idiom takes the arguments of graze's routine, so the page calls it through
 * the table of functions of the module.
 */
#include "../../../tests/bench/bench.h"

#define EXPORTED(name) __attribute__((export_name(#name))) name

char *EXPORTED(usual_name)(void);
uint32_t EXPORTED(usual_find)(void);
int32_t EXPORTED(usual_compared)(void);

static char name[64];
static const bench_row *found;

/* The page writes the name of a routine here, with a zero behind it. */
char *usual_name(void)
{
    return name;
}

static bool is_name(const char *other)
{
    const char *at = name;
    while (*at != 0 && *at == *other) {
        at++;
        other++;
    }
    return *at == *other;
}

/* Returns the index of the idiom in the table of functions, or 0 if the routine has none. */
uint32_t usual_find(void)
{
    found = NULL;
    for (unsigned s = 0; s < SHAPES && found == NULL; s++)
        for (unsigned i = 0; i < shapes[s]->count && found == NULL; i++)
            if (is_name(shapes[s]->rows[i].name))
                found = &shapes[s]->rows[i];
    return found != NULL ? (uint32_t)(uintptr_t)found->peer : 0;
}

/* Returns how many numbers of its answer the idiom shares with graze: see bench.h. */
int32_t usual_compared(void)
{
    return found != NULL ? found->compared : NOTHING;
}
