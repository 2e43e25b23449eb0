/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "hash.h"

#if GRAZE_SMALL_WORLD && !GRAZE_MAKE_HASHES

static const struct {
    const char *name;
    hash expected;
} rows[] = HASHES_OF_SMALL_WORLD;

static bool is_same(const char *a, const char *b)
{
    while (*a != '\0' && *a == *b) {
        a++;
        b++;
    }
    return *a == *b;
}

const hash *hash_of_world(const hash *fixed, const char *name)
{
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++)
        if (is_same(rows[i].name, name))
            return &rows[i].expected;
    return fixed;
}

#else

const hash *hash_of_world(const hash *fixed, const char *name)
{
    (void)name;
    return fixed;
}

#endif
