/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The version of the library, and the number of its results, in the float build. */
#include "../include/graze/version.h"

#if GRAZE_FLOAT

uint32_t graze_version(void)
{
    return GRAZE_VERSION;
}

uint32_t graze_results(void)
{
    return GRAZE_RESULTS;
}

#endif
