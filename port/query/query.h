/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The routines of graze as tables, for graze_query. port/query/make_calls writes a table of each build from port/api.json.
 *
 * Arguments are blocks of memory with the layout of the C types; a query_leaf is one number in such a block, and its path.
 */
#ifndef GRAZE_PORT_QUERY_H
#define GRAZE_PORT_QUERY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum {
    QUERY_SCALAR,
    QUERY_FRACTION,
    QUERY_WIDE,
    QUERY_LIMIT, /* of a frustum: 46 bits after the point in the fixed build */
    QUERY_ANGLE,
    QUERY_RESULT,
    QUERY_SIDE,
    QUERY_FEATURE,
    QUERY_SEPARATION,
    QUERY_VIEW,
    QUERY_DEPTH,
    QUERY_HAND,
    QUERY_BOOL,
    QUERY_CHAR,
    QUERY_TEXT, /* a string of the library */
    QUERY_INTEGER,
    QUERY_FLOAT, /* a float in both builds */
    QUERY_STRUCT
} query_kind;

struct query_member;

typedef struct query_type {
    const char *name; /* without graze_ */
    query_kind kind;
    size_t size;
    bool is_signed;
    const struct query_member *members;
    unsigned member_count;
} query_type;

typedef struct query_member {
    const char *name;
    const query_type *type;
    size_t offset;
    unsigned length; /* 0: no array */
    bool
        pointer; /* to numbers of the caller: vertices and indices of a mesh, corners of a polygon */
} query_member;

enum { QUERY_IN = 1, QUERY_OUT = 2 };

typedef struct {
    const char *name;
    const query_type *type;
    int direction;
    unsigned length;  /* 0: no array, or as long as another parameter says */
    int counted_by;   /* the index of that parameter, or -1 */
    bool conditional; /* not written if the routine returns 0 */
} query_parameter;

typedef struct {
    const char *name;
    const char *shape;
    const char *comment;
    const query_type *returns; /* NULL: nothing */
    const query_parameter *parameters;
    unsigned parameter_count;
    void (*call)(void *const *arguments); /* the result goes to the block after the parameters */
} query_routine;

typedef struct {
    const char *name; /* GRAZE_HIT */
    const char *type; /* result; empty: a plain constant */
    double value;
} query_name;

typedef struct {
    const char *name;   /* fixed, small or float */
    const char *prefix; /* graze_, grazes_ or grazef_ */
    const char *version;
    bool is_float;
    const query_routine *routines;
    unsigned routine_count;
    const query_name *names;
    unsigned name_count;
} query_build;

extern const query_build query_build_fixed, query_build_small, query_build_float;

enum { QUERY_PATH = 80, QUERY_ARGUMENTS = 12 };

typedef struct {
    const query_type *type;
    unsigned char *bytes;
    char path[QUERY_PATH]; /* box.min.x */
    bool in_tuple;         /* a coordinate of a vector, or an element of an array of numbers */
} query_leaf;

typedef struct {
    query_leaf *leaves;
    size_t count;
} query_leaves;

/* A query: its arguments, and the numbers among them that are read and written. */
typedef struct {
    const query_build *build;
    const query_routine *routine;
    void *arguments[QUERY_ARGUMENTS];
    unsigned elements[QUERY_ARGUMENTS]; /* the length of each array, else 1 */
    unsigned vertices;                  /* of a mesh */
    query_leaves input;
} query_call;

/* call.c */
void *query_allocate(size_t count, size_t size); /* zeros */
/* Room for one more element behind `count`. The room is doubled at each power of two, when all of it is in use. */
void *query_grow(void *elements, size_t count, size_t size);
/* Appends the numbers of `count` values of a type. A count of 0 is one value, whose path has no index. */
void query_add_leaves(query_leaves *list, const query_type *type, unsigned char *bytes,
                      const char *path, unsigned count);
size_t query_numbers_in(const query_type *type);
/* A mesh or a polygon: its first member is a pointer. */
bool query_has_pointers(const query_type *type);
/* Allocates the arguments; elements and vertices are set. */
void query_prepare(query_call *call);
void query_run(query_call *call);
bool query_is_written(const query_call *call, unsigned parameter);
int64_t query_result_of(const query_call *call);
void query_free(query_call *call);
const query_routine *query_find(const query_build *build, const char *name, size_t length);
/* The routine whose name is most similar, or NULL if none is. */
const query_routine *query_nearest(const query_build *build, const char *name, size_t length);

/* error.c: snprintf, for text that may be cut on purpose; and one sentence, which is kept. */
void query_format(char *text, size_t room, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
bool query_fail(const char *format, ...) __attribute__((format(printf, 1, 2))); /* false */
const char *query_error(void);

#endif
