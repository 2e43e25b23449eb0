/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Overlaps with boxes, sides of planes, and views of frustums: rows of the oracle `borders`. */
#ifndef GRAZE_TESTS_BORDER_ROWS_H
#define GRAZE_TESTS_BORDER_ROWS_H

#include "border_scenes.h"

enum { BORDER_BOX_ROWS = 8, BORDER_VIEW_ROWS = 8 };
extern const margin_row border_box_rows[BORDER_BOX_ROWS];
extern const margin_row border_view_rows[BORDER_VIEW_ROWS];

#endif
