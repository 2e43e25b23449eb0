/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* outline.h for the build in floats: one program can link all builds. */
#ifndef GRAZE_SHAPE_OUTLINE_DOOR_FLOAT_H
#define GRAZE_SHAPE_OUTLINE_DOOR_FLOAT_H

#define graze_outline_separate grazef_outline_separate

#include "outline.h"

#endif
