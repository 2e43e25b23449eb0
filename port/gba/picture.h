/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The demo's scene as the console shows it: pixels of 15 bits. The same code runs on the other cores, to compare. */
#ifndef GRAZE_PORT_GBA_PICTURE_H
#define GRAZE_PORT_GBA_PICTURE_H

#include "../demo/render.h"

enum { PICTURE_COLUMNS = 240, PICTURE_ROWS = 144 }; /* below them is a line of text */

/* The pixel x of the row that render_begin_row began. */
uint16_t picture_pixel(view *v, uint16_t x);

#endif
