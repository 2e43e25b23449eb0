/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Sides of planes, and views of frustums: rows of the oracle `borders`. */
#ifndef GRAZE_TESTS_BORDER_VIEWS_H
#define GRAZE_TESTS_BORDER_VIEWS_H

#include "border_scenes.h"

enum { BORDER_VIEW_ROWS = 8 };
extern const margin_row border_view_rows[BORDER_VIEW_ROWS];

#endif
