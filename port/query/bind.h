/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* From the words of a query to the arguments of a call. */
#ifndef GRAZE_PORT_QUERY_BIND_H
#define GRAZE_PORT_QUERY_BIND_H

#include "query.h"

typedef enum { UNITS_AS_WRITTEN, UNITS_ALL, UNITS_RAW } query_units;

/* Reads the text of a query. `build` calls it; NULL: the build that the prefix of the name says. query_free frees the call,
 * also after an error. */
bool query_bind(const char *text, const query_build *build, query_units units, query_call *call);

#endif
