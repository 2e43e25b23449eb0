/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L

#include "../../include/graze/number.h"
#include "judge.h"
#include "print_case.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define MANY 100000u /* cases from which on workers share them */
enum { WORKERS = 2, PRINTED = 10, ENOUGH_FAULTS = 1000 };
/* A kind that must occur in a class must be 2 % of its cases, once there are enough cases. */
enum { LEAST_PERCENT = 2, ENOUGH_CASES = 500 };

typedef struct {
    unsigned long cases, wrong, kinds[JUDGE_CLASSES][JUDGE_KINDS];
    double worst[JUDGE_MEASURES];
} tally;

typedef struct {
    const judge_program *program;
    uint32_t cases;
    uint64_t seed;
    int only; /* routine_count: all routines */
} task;

static void give_up(const judge_program *p, const char *why)
{
    fprintf(stderr, "%s: %s\n", p->name, why);
    exit(2);
}

void judge_print_words(const char *name, const int32_t *words, int count)
{
    printf("    %-14s", name);
    for (int i = 0; i < count; i++)
        printf(" 0x%08" PRIX32, (uint32_t)words[i]);
    printf("  {");
    for (int i = 0; i < count; i++)
        printf("%s%" PRId32, i ? ", " : "", words[i]);
    printf("}\n");
}

const char *judge_wrong_unless(bool right)
{
    return right ? NULL : "wrong";
}

static void raise_to(double *worst, double off)
{
    *worst = off > *worst ? off : *worst;
}

void judge_measure(judge_case *c, int measure, double off)
{
    raise_to(&c->worst[measure], off);
}

static uint32_t class_of(const judge_program *p, const judge_case *c)
{
    return c->index % (uint32_t)p->class_count;
}

static int faults_printed;

static void print_fault(const judge_program *p, const judge_case *c, const char *fault)
{
    if (faults_printed++ >= PRINTED)
        return;
    printf("%s%s, case %" PRIu32 " (%s): %s\n", p->prefix, c->routine->name, c->index,
           p->class_name((int)class_of(p, c)), fault);
    print_command(c->routine->name, c->index);
    p->print(c);
}

static bool is_selected(const task *k, int r, const tally *of)
{
    return (k->only == k->program->routine_count || k->only == r) && of[r].wrong < ENOUGH_FAULTS;
}

static void test_case(const judge_program *p, judge_case *c, tally *t)
{
    const char *fault = NULL;
    for (int i = 0; i < JUDGE_MEASURES; i++)
        c->worst[i] = t->worst[i];
    int kind = c->routine->judge(c, &fault);
    for (int i = 0; i < JUDGE_MEASURES; i++)
        t->worst[i] = c->worst[i];
    t->cases++;
    t->kinds[class_of(p, c)][kind]++;
    t->wrong += fault != NULL;
    if (fault)
        print_fault(p, c, fault);
}

/* Cases first, first + step, ... */
static void run(const task *k, uint32_t first, uint32_t step, tally *of)
{
    const judge_program *p = k->program;
    judge_case *c = calloc(1, p->scene_size);
    if (!c)
        give_up(p, "out of memory");
    if (p->init)
        p->init(c);
    c->seed = k->seed;
    for (uint64_t i = first; i < k->cases; i += step) {
        c->index = (uint32_t)i;
        p->draw(c);
        for (int r = 0; r < p->routine_count; r++) {
            c->routine = &p->routines[r];
            if (is_selected(k, r, of))
                test_case(p, c, &of[r]);
        }
    }
    if (p->clear)
        p->clear(c);
    free(c);
}

static void add(tally *sum, const tally *t)
{
    sum->cases += t->cases;
    sum->wrong += t->wrong;
    for (int i = 0; i < JUDGE_CLASSES; i++)
        for (int kind = 0; kind < JUDGE_KINDS; kind++)
            sum->kinds[i][kind] += t->kinds[i][kind];
    for (int i = 0; i < JUDGE_MEASURES; i++)
        raise_to(&sum->worst[i], t->worst[i]);
}

/* Workers select their cases by index, so they need no communication. */
static FILE *start_worker(const task *k, uint32_t first)
{
    static tally part[JUDGE_ROUTINES];
    int ends[2];
    fflush(stdout);
    pid_t child = pipe(ends) == 0 ? fork() : -1;
    if (child < 0)
        give_up(k->program, "no worker can be started");
    FILE *end = fdopen(ends[child == 0], child == 0 ? "w" : "r");
    close(ends[child != 0]);
    if (!end)
        give_up(k->program, "a pipe can't be opened");
    if (child > 0)
        return end;
    run(k, first, WORKERS, part);
    fflush(stdout);
    _exit(fwrite(part, sizeof part, 1, end) == 1 && fclose(end) == 0 ? 0 : 2);
}

static void run_in_workers(const task *k, tally *sum)
{
    static tally part[JUDGE_ROUTINES];
    FILE *from[WORKERS];
    for (uint32_t i = 0; i < WORKERS; i++)
        from[i] = start_worker(k, i);
    for (int i = 0; i < WORKERS; i++) {
        if (fread(part, sizeof part, 1, from[i]) != 1)
            give_up(k->program, "a worker died: a premise of the oracle does not hold");
        fclose(from[i]);
        wait(NULL);
        for (int r = 0; r < k->program->routine_count; r++)
            add(&sum[r], &part[r]);
    }
}

static bool has_to_occur(const judge_routine *r, int class_index, int kind)
{
    return r->kinds_in ? r->kinds_in(class_index) >> kind & 1 : r->classes[kind] >> class_index & 1;
}

/* One line of percentages, with a star at cases that must occur and are too rare. */
static unsigned long print_class(const judge_routine *r, int class_index, const unsigned long *n)
{
    unsigned long all = n[0] + n[1] + n[2] + n[3], rare = 0;
    for (int kind = 0; kind < JUDGE_KINDS && r->kinds[kind]; kind++) {
        bool too_few = has_to_occur(r, class_index, kind) && all >= ENOUGH_CASES &&
                       n[kind] * 100 < LEAST_PERCENT * all;
        printf(" %8.2f%c", all ? 100.0 * (double)n[kind] / (double)all : 0.0, too_few ? '*' : ' ');
        rare += too_few;
    }
    putchar('\n');
    return rare;
}

static unsigned long print_shares(const judge_program *p, const judge_routine *r, const tally *t)
{
    unsigned long rare = 0;
    printf("%% for %-22s", r->name);
    for (int kind = 0; kind < JUDGE_KINDS && r->kinds[kind]; kind++)
        printf(" %8s ", r->kinds[kind]);
    putchar('\n');
    for (int i = 0; i < p->class_count; i++) {
        printf("  %-26s", p->class_name(i));
        rare += print_class(r, i, t->kinds[i]);
    }
    return GRAZE_SMALL_WORLD ? 0 : rare; /* classes of far numbers look alike in it */
}

/* For all tested routines. */
static void print_worst(const judge_program *p, const tally *of)
{
    for (int i = 0; i < JUDGE_MEASURES && p->measures[i]; i++) {
        double worst = 0;
        for (int r = 0; r < p->routine_count; r++)
            raise_to(&worst, of[r].worst[i]);
        printf("the worst %s: %.6f\n", p->measures[i], worst);
    }
}

/* Returns whether all cases are right and no share is too small. */
static bool report(const task *k, const tally *of)
{
    const judge_program *p = k->program;
    unsigned long rare = 0, cases = 0, wrong = 0;
    for (int r = 0; r < p->routine_count; r++) {
        if (of[r].cases == 0)
            continue;
        rare += print_shares(p, &p->routines[r], &of[r]);
        cases += of[r].cases;
        wrong += of[r].wrong;
    }
    for (int r = 0; r < p->routine_count; r++)
        if (of[r].cases > 0)
            printf("%s%s: %lu cases, %lu wrong\n", p->prefix, p->routines[r].name, of[r].cases,
                   of[r].wrong);
    print_worst(p, of);
    if (rare)
        printf("%lu shares, marked *, are under %d %%: the inputs test too little of that\n", rare,
               LEAST_PERCENT);
    printf("%lu passed, %lu failed\n", cases - wrong, wrong);
    return cases > 0 && wrong == 0 && rare == 0;
}

static int routine_named(const judge_program *p, const char *name)
{
    size_t length = strlen(p->prefix);
    if (strncmp(name, p->prefix, length) == 0)
        name += length;
    for (int r = 0; r < p->routine_count; r++)
        if (strcmp(name, p->routines[r].name) == 0)
            return r;
    fprintf(stderr, "%s: no routine %s; with or without %s:\n", p->name, name, p->prefix);
    for (int r = 0; r < p->routine_count; r++)
        fprintf(stderr, "  %s\n", p->routines[r].name);
    exit(2);
}

int judge_main(const judge_program *program, uint32_t cases, uint64_t seed, const char *routine)
{
    static tally of[JUDGE_ROUTINES];
    const judge_program *p = program;
    task k = {p, cases, seed, routine ? routine_named(p, routine) : p->routine_count};
    if (p->routine_count > JUDGE_ROUTINES || p->class_count > JUDGE_CLASSES)
        give_up(p, "too many routines or classes");
    memset(of, 0, sizeof of);
    faults_printed = 0;
    const uint32_t first = first_case();
    printf("%s: %" PRIu32 " cases, seed 0x%" PRIX64 "\n", p->name, cases - first, seed);
    if (cases - first < MANY)
        run(&k, first, 1, of);
    else
        run_in_workers(&k, of);
    return report(&k, of) ? 0 : 1;
}
