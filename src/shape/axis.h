/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The axes of the world, for files that do not include all shapes of axes.h. */
#ifndef GRAZE_SHAPE_AXIS_H
#define GRAZE_SHAPE_AXIS_H

enum { AXIS_x, AXIS_y, AXIS_z, NO_AXIS };

#endif
