/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A span in place of a ratio. */
#include "../../src/number/vectors.h"

progress f(span part, span whole);

progress f(span part, span whole)
{
#if BALANCED
    return progress_of(ratio_from(part, whole));
#else
    return progress_of(part);
#endif
}
