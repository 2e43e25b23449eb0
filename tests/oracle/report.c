/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "report.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* A result that can occur in a class must do so in 2 % of its cases, once there are enough. */
enum { PRINTED = 10, LEAST_PERCENT = 2, ENOUGH = 500 };

static const char prefix[] = "graze_aabb_";
static const char *const verbs[ROUTINES] = {"contains_point", "overlaps_segment", "linecast",
                                            "linecast_exit",  "overlaps_ray",     "raycast",
                                            "raycast_exit"};
static const char *const results[4] = {"MISS", "TOUCH", "HIT", "INSIDE"};
static const char *const faults[] = {
    "wrong answer",
    "another answer without a hit to fill",
    "overlaps says otherwise",
    "a miss wrote the hit",
    "wrong bits",
    "the two judges differ",
};

routine routine_named(const char *name)
{
    if (strncmp(name, prefix, sizeof prefix - 1) == 0)
        name += sizeof prefix - 1;
    int r = 0;
    while (r < ROUTINES && strcmp(name, verbs[r]) != 0)
        r++;
    return (routine)r;
}

bool takes_segment(routine r)
{
    return r == OVERLAPS_SEGMENT || r == LINECAST || r == LINECAST_EXIT;
}

bool takes_ray(routine r)
{
    return r == OVERLAPS_RAY || r == RAYCAST || r == RAYCAST_EXIT;
}

static void print_number(const char *name, int32_t n)
{
    printf("    %-14s 0x%08" PRIX32 " %" PRId32 "\n", name, (uint32_t)n, n);
}

static void print_vector(const char *name, const graze_vec3 *v)
{
    printf("    %-14s 0x%08" PRIX32 " 0x%08" PRIX32 " 0x%08" PRIX32, name, (uint32_t)v->x,
           (uint32_t)v->y, (uint32_t)v->z);
    printf("  {%" PRId32 ", %" PRId32 ", %" PRId32 "}\n", v->x, v->y, v->z);
}

static void print_query(const query *q, routine r)
{
    print_vector("box.min", &q->box.min);
    print_vector("box.max", &q->box.max);
    if (takes_segment(r)) {
        print_vector("segment.a", &q->segment.a);
        print_vector("segment.b", &q->segment.b);
    } else if (takes_ray(r)) {
        print_vector("ray.origin", &q->ray.origin);
        print_vector("ray.dir", &q->ray.dir);
        print_number("ray.t_max", q->ray.t_max);
    } else {
        print_vector("point", &q->point);
    }
}

static void print_hit(const char *whose, const oracle_hit *hit, bool whole)
{
    printf("  %s: GRAZE_%s\n", whose, results[hit->result & 3]);
    if (!whole || hit->result == GRAZE_MISS)
        return;
    print_vector("point", &hit->point);
    print_vector("normal", &hit->normal);
    print_number("fraction or t", hit->at);
}

void tally_result(tally *t, routine r, const query *q, graze_result result)
{
    t->of[r].cases++;
    t->of[r].results[q->index % INPUT_CLASSES][result]++;
}

void tally_fault(tally *t, routine r, const query *q, fault f, const oracle_hit *got,
                 const oracle_hit *want)
{
    if (f == WRONG_JUDGE)
        t->judges_differ++;
    else if (f == WRONG_BITS)
        t->of[r].wrong_bits++;
    else
        t->of[r].wrong_answers++;
    if (t->printed++ >= PRINTED)
        return;
    bool whole = r != CONTAINS_POINT && r != OVERLAPS_SEGMENT && r != OVERLAPS_RAY;
    printf("%s%s, case %" PRIu32 " (%s): %s\n", prefix, verbs[r], q->index,
           input_classes[q->index % INPUT_CLASSES].name, faults[f]);
    print_query(q, r);
    print_hit(f == WRONG_JUDGE ? "the second judge" : "the library", got, whole);
    print_hit("exactly", want, whole);
}

static void add_counts(counts *sum, const counts *c)
{
    sum->cases += c->cases;
    sum->wrong_answers += c->wrong_answers;
    sum->wrong_bits += c->wrong_bits;
    for (int i = 0; i < INPUT_CLASSES; i++)
        for (int k = 0; k < 4; k++)
            sum->results[i][k] += c->results[i][k];
}

void tally_add(tally *sum, const tally *t)
{
    for (int r = 0; r < ROUTINES; r++)
        add_counts(&sum->of[r], &t->of[r]);
    sum->judges_differ += t->judges_differ;
    sum->printed += t->printed;
}

static uint32_t possible(const input_class *c, routine r)
{
    if (r == CONTAINS_POINT)
        return c->point;
    return r == LINECAST_EXIT || r == RAYCAST_EXIT ? c->exit : c->entry;
}

/* One line of percentages, with a star at what can occur and is too rare. */
static unsigned long print_class(const counts *c, routine r, int class_index)
{
    const unsigned long *n = c->results[class_index];
    unsigned long all = n[0] + n[1] + n[2] + n[3], rare = 0;
    printf("  %-14s", input_classes[class_index].name);
    for (int k = 0; k < 4; k++) {
        bool can_occur = possible(&input_classes[class_index], r) >> k & 1;
        bool too_few = can_occur && all >= ENOUGH && n[k] * 100 < LEAST_PERCENT * all;
        printf(" %7.2f%c", all ? 100.0 * (double)n[k] / (double)all : 0.0, too_few ? '*' : ' ');
        rare += too_few;
    }
    putchar('\n');
    return rare;
}

unsigned long print_shares(const tally *t)
{
    unsigned long rare = 0;
    for (int r = 0; r < ROUTINES; r++) {
        if (!t->of[r].cases)
            continue;
        printf("%% for %-16s    miss    touch      hit   inside\n", verbs[r]);
        for (int i = 0; i < INPUT_CLASSES; i++)
            rare += print_class(&t->of[r], (routine)r, i);
    }
    if (rare)
        printf("%lu shares, marked *, are under %d %%: the inputs test too little of that\n", rare,
               LEAST_PERCENT);
    return rare;
}

unsigned long print_totals(const tally *t)
{
    unsigned long cases = 0, failed = 0;
    for (int r = 0; r < ROUTINES; r++) {
        const counts *c = &t->of[r];
        if (!c->cases)
            continue;
        printf("%s%s: %lu cases, %lu wrong answers, %lu wrong bits\n", prefix, verbs[r], c->cases,
               c->wrong_answers, c->wrong_bits);
        cases += c->cases;
        failed += c->wrong_answers + c->wrong_bits;
    }
    if (t->judges_differ)
        printf("the two judges differ on %lu cases\n", t->judges_differ);
    printf("%lu passed, %lu failed\n", cases - failed, failed);
    return failed + t->judges_differ;
}
