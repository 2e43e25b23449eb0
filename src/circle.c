/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#define GRAZE_AXES 2
#include "ball_point.h"
