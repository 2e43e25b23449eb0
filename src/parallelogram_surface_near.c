/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#define GRAZE_CORNERS 4
#define GRAZE_FAR     0
#include "face_surface.h"
