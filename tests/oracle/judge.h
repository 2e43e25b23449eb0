/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The driver of the oracles of shapes, which compare routines with exact results. An oracle
 * provides a table of routines, a function that draws a scene, and one that prints it.
 *
 * The driver fails on a fault, and if a class of input hardly ever produces a case that must occur
 * there. After a thousand faults it stops testing the routine.
 */
#ifndef GRAZE_TESTS_JUDGE_H
#define GRAZE_TESTS_JUDGE_H

#include "entry.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { JUDGE_KINDS = 4, JUDGE_CLASSES = 32, JUDGE_ROUTINES = 32, JUDGE_MEASURES = 6 };

typedef struct judge_routine {
    const char *name; /* without the program's prefix */
    /* Tests the routine on the scene. Returns the kind of the case, from the exact result only,
     * so that the shares do not depend on the library; sets `fault`, which is NULL before, to a
     * description of a fault. */
    int (*judge)(void *scene, const char **fault);
    const char *kinds[JUDGE_KINDS]; /* their names, up to the first NULL */
    /* The classes in which each kind must occur, as sets of 1u << class; or a function that
     * returns the kinds, as a set of 1u << kind, that must occur in a class. */
    uint32_t classes[JUDGE_KINDS];
    uint32_t (*kinds_in)(int class_index);
    int variant; /* for a function that tests several routines */
} judge_routine;

/* The beginning of every scene. */
typedef struct judge_case {
    uint64_t seed;
    uint32_t index;
    const judge_routine *routine; /* the routine under test */
    double worst[JUDGE_MEASURES]; /* the measures named by the program; the test raises them */
} judge_case;

typedef struct judge_program {
    const char *name, *prefix; /* "verify_boxes", "graze_aabb_" */
    const judge_routine *routines;
    int routine_count, class_count; /* case `index` is of class index % class_count */
    const char *(*class_name)(int class_index);
    const char
        *measures[JUDGE_MEASURES]; /* names of the worst values printed, up to the first NULL */
    size_t scene_size;             /* zeroed before `init` */
    void (*init)(void *scene);     /* or NULL */
    void (*clear)(void *scene);    /* or NULL */
    /* Draws a scene. All routines are then tested on it, in their order: the first that needs an
     * expensive result should compute it and keep it in the scene. */
    void (*draw)(void *scene);
    /* Prints the query (print_case.h) and the exact result, after a fault. */
    void (*print)(const void *scene);
} judge_program;

/* The same members for each program, which defines its own `scene`, `routines`, `class_name`, `draw`. */
#define JUDGE_PROGRAM(called, before_each, classes)                                                \
    .name = (called), .prefix = (before_each), .routines = routines,                               \
    .routine_count = sizeof routines / sizeof routines[0], .class_count = (classes),               \
    .class_name = class_name, .scene_size = sizeof(scene), .draw = draw

/* For an ORACLE of entry.h, whose arguments are passed on. Returns the exit status: 0; 1 after
 * faults or if shares are too small; 2 if no case was judged. */
int judge_main(const judge_program *program, uint32_t cases, uint64_t seed, const char *routine);

/* Raises a measure to `off`, if that is worse. */
void judge_measure(judge_case *c, int measure, double off);

/* A fault without further description. */
const char *judge_wrong_unless(bool right);

/* Prints one line for `print`: the name of a result, and its raw words. */
void judge_print_words(const char *name, const int32_t *words, int count);

#endif
