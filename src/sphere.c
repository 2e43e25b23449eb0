/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#define GRAZE_AXES 3
#include "ball_point.h"
