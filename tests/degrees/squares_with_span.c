/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A squared distance against a radius that is not squared. */
#include "../../src/number/solid.h"

bool f(span distance, span radius);

bool f(span distance, span radius)
{
#if BALANCED
    return squares_at_most(squares_of(distance), squares_of(radius));
#else
    return squares_at_most(squares_of(distance), radius);
#endif
}
