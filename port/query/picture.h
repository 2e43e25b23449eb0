/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A query as a picture. */
#ifndef GRAZE_PORT_QUERY_PICTURE_H
#define GRAZE_PORT_QUERY_PICTURE_H

#include "query.h"

#include <stdio.h>

/* False for routines of numbers, such as mul. */
bool query_has_picture(const query_call *call);
/* Writes SVG. The routine has run. The bytes depend on the query only. */
void query_draw(FILE *file, const query_call *call);

#endif
