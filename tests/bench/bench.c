/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Counts the instructions of each routine over the workload. An image for the cores, run with
 * RUN_COUNT=1; built once with GRAZE_FLOAT 0 and once with 1.
 *
 * It prints one line for each routine, in columns separated by blanks: core, build, graze or peer,
 * routine, instructions per query on average over all queries, over the queries that hit, and over
 * the others; the most for one query; and the number of hits.
 *
 * A figure includes callees, but not the routine's own call and return. `make run-bench BENCH_ARGUMENTS=in-range` counts
 * within +-60 units in place of +-128, and BENCH_ARGUMENTS=cglm only the rows of cglm.
 *
 * On rp2040 and gba, whose boards count cycles, tests/cycles/run builds images of a few rows: BENCH_ROWS is
 * their names, as strings.
 */
#include "bench.h"
#include "cglm.h"
#include "peer_number.h"
#include "text.h"

#if GRAZE_FLOAT
#define BUILD "float"
#else
#define BUILD "fixed"
#endif

#define QUOTED(name) #name
#define WORD(name)   QUOTED(name)
#define CORE         WORD(BENCH_TARGET) /* the name of a file of toolchain/ */

/* Sums of fewer than 512 * 2^22 instructions stay below 2^31. */
typedef struct {
    uint32_t hits, in_hits, in_misses, most;
} count;

/* The arguments of the image: `in-range` for the rows with peers within +-60 units, `cglm` for rows of cglm only. */
static int32_t scale = 1;
static bool only_peers, only_cglm;

static void read_arguments(void)
{
    char text[16];
    (void)board_arguments(text, sizeof text);
    only_peers = text[0] == 'i';
    scale = only_peers ? IN_RANGE : 1;
    only_cglm = text[0] == 'c';
}

static void add(count *c, bool hit, uint32_t instructions)
{
    c->hits += hit;
    c->in_hits += hit ? instructions : 0;
    c->in_misses += hit ? 0 : instructions;
    c->most = instructions > c->most ? instructions : c->most;
}

/* A single return, to measure the cost of the call around a routine. */
#if defined(__riscv)
__asm__("bench_nothing: ret");
#elif !defined(__thumb__)
__asm__(".type bench_nothing, %function\nbench_nothing: bx lr");
#else
__asm__(".thumb_func\nbench_nothing: bx lr");
#endif
any_routine nothing __asm__("bench_nothing");

typedef struct {
    const bench_row *row;
    any_routine *routine;
    bool hit;
} question;

static void ask(void *argument)
{
    question *q = argument;
    q->hit = q->row->call(q->routine);
}

static uint32_t instructions_of(question *q, any_routine *routine)
{
    q->routine = routine;
    return board_count_instructions(ask, q);
}

static void write_row(const char *whose, const char *name, const count *c)
{
    write_word(CORE, 7);
    write_word(BUILD, 6);
    write_word(whose, 9);
    write_word(name, 22);
    write_average(c->in_hits + c->in_misses, QUERIES);
    write_average(c->in_hits, c->hits);
    write_average(c->in_misses, QUERIES - c->hits);
    write_number(c->most, 7);
    write_number(c->hits, 6);
    board_write("\n", 1);
}

/* Of each row the counts of graze, the peer and cglm. */
enum { GRAZE, USUAL, CGLM, WHOSE, MOST_ROWS = 32 };
static count counts[MOST_ROWS][WHOSE];

#ifdef BENCH_ROWS
static bool is_wanted(const char *name)
{
    static const char *const wanted[] = {BENCH_ROWS};
    for (unsigned i = 0; i < sizeof wanted / sizeof wanted[0]; i++) {
        unsigned at = 0;
        while (name[at] != '\0' && name[at] == wanted[i][at])
            at++;
        if (name[at] == wanted[i][at])
            return true;
    }
    return false;
}
#else
static bool is_wanted(const char *name)
{
    return name != NULL;
}
#endif

static void count_one(count *c, const bench_row *row, any_routine *routine, uint32_t around)
{
    question q = {row, NULL, false};
    uint32_t all = instructions_of(&q, routine);
    add(c, q.hit, all - around);
}

static void count_row(count *c, const bench_row *row)
{
    const cglm_row *cglm = cglm_of(row->name);
    question q = {row, NULL, false};
    uint32_t around;
    if (!is_wanted(row->name) || (only_cglm && cglm == NULL) || (only_peers && row->peer == NULL))
        return;
    around = instructions_of(&q, nothing);
    count_one(&c[GRAZE], row, row->graze, around);
    if (!only_cglm && row->peer != NULL)
        count_one(&c[USUAL], row, row->peer, around);
    if (cglm == NULL)
        return;
    if (cglm->prepare != NULL)
        (void)row->call(cglm->prepare);
    count_one(&c[CGLM], row, cglm->routine, around);
}

/* The calls leave their arguments as they are, so that an item serves all rows. */
static void count_shape(const bench_shape *shape)
{
    static const count none = {0, 0, 0, 0};
    for (unsigned i = 0; i < shape->count; i++)
        for (unsigned whose = 0; whose < WHOSE; whose++)
            counts[i][whose] = none;
    for (unsigned number = 0; number < QUERIES; number++) {
        shape->prepare(number, scale);
        for (unsigned i = 0; i < shape->count; i++)
            count_row(counts[i], &shape->rows[i]);
    }
}

/* Returns false if nothing is counted. */
static bool bench_rows(const bench_shape *shape)
{
    static const char *const names[WHOSE] = {"graze", PEER, "cglm"};
    bool counted = only_cglm || only_peers;
    if (shape->count > MOST_ROWS)
        return false;
    count_shape(shape);
    for (unsigned i = 0; i < shape->count; i++)
        for (unsigned whose = 0; whose < WHOSE; whose++)
            if (counts[i][whose].most != 0) {
                counted = true;
                write_row(names[whose], shape->rows[i].name, &counts[i][whose]);
            }
    return counted;
}

static void write_heading(void)
{
    static const char text[] =
        "core    build  whose     routine                     all    hits  misses   most  hits\n";
    board_write(text, sizeof text - 1);
}

/* Fails if nothing is counted: RUN_COUNT=1 was forgotten. */
int main(void)
{
    bool counted = true;
    read_arguments();
    write_heading();
    for (unsigned i = 0; i < SHAPES; i++)
        counted = bench_rows(shapes[i]) && counted;
    return counted ? BOARD_PASSED : BOARD_FAILED;
}
