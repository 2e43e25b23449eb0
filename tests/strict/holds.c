/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Ends with 0 if graze_selftest returns true, else with 1. */
#include "../../include/graze/graze.h"

int main(void)
{
    return graze_selftest() ? 0 : 1;
}
