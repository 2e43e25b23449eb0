/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#define GRAZE_FAR 1
#include "number/instance.h"
#if GRAZE_HAS_FAR
#include "shape/obb_point.h"
#endif
