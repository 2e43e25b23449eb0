/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Calls of routines through a binding for another language, in another process. The hashes of
 * tests/hash run with wrappers of all routines (made by tests/bindings/remote/wrappers): one call
 * out of EVERY of each routine is answered by the binding, the others by the library of this
 * machine. So a row of tests/hash/hashes.h is only reproduced if the binding passes every argument
 * and every result.
 *
 * A request is a length, the number of the routine in port/api.json, and the arguments; a reply is
 * a length and the results. Lengths and counts are uint32_t, numbers and structures have the bytes
 * that they have in C. The requests go to file descriptor 3, the replies come from 4.
 */
#ifndef GRAZE_TESTS_BINDINGS_REMOTE_H
#define GRAZE_TESTS_BINDINGS_REMOTE_H

#include "../../../include/graze/graze.h"

/* The names of all routines, in the order of port/api.json. */
extern const char *const remote_names[];
extern const unsigned remote_routines;

/* Whether the binding is to answer this call of the routine. If so, a request begins. */
bool remote_begins(unsigned routine);

/* Appends an argument to the request. */
void remote_put(const void *bytes, size_t size);
void remote_put_count(size_t count);
void remote_put_mesh(const graze_mesh *mesh);
void remote_put_polygon2(const graze_polygon2 *polygon);

/* Sends the request and waits for the reply. */
void remote_call(void);

/* The next result of the reply; `to` may be NULL. An optional one begins with a byte: 0 if it was not written. */
void remote_get(void *to, size_t size);
void remote_get_optional(void *to, size_t size);
void remote_get_text(char *to, size_t room);

/* Checks that the reply has no more results. */
void remote_ends(void);

#endif
