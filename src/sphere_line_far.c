/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#define GRAZE_AXES 3
#define GRAZE_FAR  1
#include "ball_line.h"
