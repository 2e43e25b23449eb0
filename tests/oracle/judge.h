/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The driver of the oracles of shapes, which compare routines with exact results. An oracle provides a table
 * of routines, a function that draws a scene, and one that prints it.
 *
 * It fails on a fault, and if a class of input hardly ever produces a case that must occur there.
 * A routine with a thousand faults is not tested any more.
 */
#ifndef GRAZE_TESTS_JUDGE_H
#define GRAZE_TESTS_JUDGE_H

#include "entry.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { JUDGE_KINDS = 4, JUDGE_CLASSES = 32, JUDGE_ROUTINES = 32, JUDGE_MEASURES = 6 };

typedef struct judge_routine {
    const char *name; /* behind the program's prefix */
    /* Tests the routine on the scene. Returns the kind of the case, from the exact result alone, so
     * that the shares do not depend on the library; sets `fault`, which was NULL, to a description
     * of the fault. */
    int (*judge)(void *scene, const char **fault);
    const char *kinds[JUDGE_KINDS]; /* their names; NULL: there are no more */
    /* The classes in which each kind must occur, as sets of 1u << class; or a function that returns
     * the kinds, as a set of 1u << kind, that must occur in a class. */
    uint32_t classes[JUDGE_KINDS];
    uint32_t (*kinds_in)(int class_index);
    int variant; /* for a function that tests several routines */
} judge_routine;

/* The beginning of every scene. */
typedef struct judge_case {
    uint64_t seed;
    uint32_t index;
    const judge_routine *routine; /* while a routine is tested, and its fault printed */
    double worst[JUDGE_MEASURES]; /* the measures that the program names: the test raises them */
} judge_case;

typedef struct judge_program {
    const char *name, *prefix; /* "verify_boxes", "graze_aabb_" */
    const judge_routine *routines;
    int routine_count, class_count; /* case `index` is of class index % class_count */
    const char *(*class_name)(int class_index);
    const char *measures
        [JUDGE_MEASURES]; /* the names of the measures, whose worst values are printed; NULL: no more */
    size_t scene_size;          /* of zeros, before `init` */
    void (*init)(void *scene);  /* or NULL */
    void (*clear)(void *scene); /* or NULL */
    /* All routines are then tested on that scene, in their order: an expensive result that some of
     * them share is best computed by the first that needs it, and kept in the scene. */
    void (*draw)(void *scene);
    /* After a fault: prints the query, and the exact result. */
    void (*print)(const void *scene);
} judge_program;

/* Code that is the same in each program, with its own `scene`, `routines`, `class_name`, `draw`. */
#define JUDGE_PROGRAM(called, before_each, classes)                                                \
    .name = (called), .prefix = (before_each), .routines = routines,                               \
    .routine_count = sizeof routines / sizeof routines[0], .class_count = (classes),               \
    .class_name = class_name, .scene_size = sizeof(scene), .draw = draw

/* For an ORACLE of entry.h, whose arguments are passed on. The exit status: 0, 1 after faults and for shares
 * that are too small, 2 if nothing was judged. */
int judge_main(const judge_program *program, uint32_t cases, uint64_t seed, const char *routine);

/* Raises one of the worst to this, if it is worse. */
void judge_measure(judge_case *c, int measure, double off);

/* A fault without further description. */
const char *judge_wrong_unless(bool right);

/* Prints a name and the words, raw: for `print`. */
void judge_print_words(const char *name, const int32_t *words, int count);

#endif
