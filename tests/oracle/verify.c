/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * verify [N] [SEED] [ROUTINE]: N cases for each routine against the exact answer, bit by bit.
 *
 * Fails on a wrong answer, on a wrong bit, when the two judges differ, and when a class of input
 * hardly ever brings about what can occur there.
 */
#define _POSIX_C_SOURCE 200809L

#include "plain.h"
#include "report.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { MANY = 100000, WORKERS = 2, SECOND_JUDGE = 1000 };

typedef struct {
    uint32_t cases;
    uint64_t seed;
    routine only; /* ROUTINES: all */
} task;

/* One cast: what it said, and how it treated the hit. */
typedef struct {
    oracle_hit hit;
    graze_result without_hit;
    bool wrote;
} outcome;

static outcome call_segment(const query *q, bool leaving)
{
    graze_result (*cast)(const graze_aabb *, const graze_segment *, graze_line_hit *) =
        leaving ? graze_aabb_linecast_exit : graze_aabb_linecast;
    graze_line_hit hit, before;
    outcome o;
    memset(&hit, 0x5a, sizeof hit);
    before = hit;
    o.hit.result = cast(&q->box, &q->segment, &hit);
    o.hit.point = hit.point;
    o.hit.normal = hit.normal;
    o.hit.at = hit.fraction;
    o.wrote = memcmp(&hit, &before, sizeof hit) != 0;
    o.without_hit = cast(&q->box, &q->segment, NULL);
    return o;
}

static outcome call_ray(const query *q, bool leaving)
{
    graze_result (*cast)(const graze_aabb *, const graze_ray *, graze_ray_hit *) =
        leaving ? graze_aabb_raycast_exit : graze_aabb_raycast;
    graze_ray_hit hit, before;
    outcome o;
    memset(&hit, 0x5a, sizeof hit);
    before = hit;
    o.hit.result = cast(&q->box, &q->ray, &hit);
    o.hit.point = hit.point;
    o.hit.normal = hit.normal;
    o.hit.at = hit.t;
    o.wrote = memcmp(&hit, &before, sizeof hit) != 0;
    o.without_hit = cast(&q->box, &q->ray, NULL);
    return o;
}

static void check_bool(tally *t, const query *q, routine r, bool got, graze_result want)
{
    oracle_hit got_hit = {GRAZE_MISS, {0, 0, 0}, {0, 0, 0}, 0}, want_hit = got_hit;
    got_hit.result = got ? GRAZE_TOUCH : GRAZE_MISS;
    want_hit.result = want;
    tally_result(t, r, q, want);
    if (got != (want != GRAZE_MISS))
        tally_fault(t, r, q, WRONG_ANSWER, &got_hit, &want_hit);
}

static void check_cast(tally *t, const query *q, routine r, bool overlaps, const oracle_hit *want)
{
    bool leaving = r == LINECAST_EXIT || r == RAYCAST_EXIT;
    outcome o = takes_segment(r) ? call_segment(q, leaving) : call_ray(q, leaving);
    tally_result(t, r, q, want->result);
    if (o.hit.result != want->result)
        tally_fault(t, r, q, WRONG_ANSWER, &o.hit, want);
    else if (o.without_hit != want->result)
        tally_fault(t, r, q, WRONG_WITHOUT_HIT, &o.hit, want);
    else if (overlaps != (want->result != GRAZE_MISS))
        tally_fault(t, r, q, WRONG_OVERLAPS, &o.hit, want);
    else if (want->result == GRAZE_MISS && o.wrote)
        tally_fault(t, r, q, WRONG_WRITE, &o.hit, want);
    else if (want->result != GRAZE_MISS && !oracle_hit_equal(&o.hit, want))
        tally_fault(t, r, q, WRONG_BITS, &o.hit, want);
}

static bool asked(const task *k, routine r)
{
    return k->only == ROUTINES || k->only == r;
}

static void check_judges(tally *t, const query *q, routine r, const oracle_hit *second,
                         const oracle_hit *first)
{
    if (!oracle_hit_equal(first, second))
        tally_fault(t, r, q, WRONG_JUDGE, second, first);
}

static void check_point(tally *t, oracle *o, const query *q)
{
    static const graze_result results[3] = {GRAZE_MISS, GRAZE_TOUCH, GRAZE_INSIDE};
    oracle_hit first = {GRAZE_MISS, {0, 0, 0}, {0, 0, 0}, 0}, second = first;
    oracle_shape shape = oracle_aabb(&q->box);
    first.result = second.result = results[oracle_point(o, &shape, &q->point)];
    if (q->index % SECOND_JUDGE < INPUT_CLASSES)
        second.result = results[plain_point(&q->box, &q->point)];
    check_judges(t, q, CONTAINS_POINT, &second, &first);
    check_bool(t, q, CONTAINS_POINT, graze_aabb_contains_point(&q->box, &q->point), first.result);
}

static void check_segment(tally *t, oracle *o, const query *q, const task *k)
{
    oracle_answer first, second;
    oracle_shape shape = oracle_aabb(&q->box);
    bool overlaps = graze_aabb_overlaps_segment(&q->box, &q->segment);
    oracle_segment(o, &shape, &q->segment, &first);
    if (q->index % SECOND_JUDGE < INPUT_CLASSES) {
        plain_segment(&q->box, &q->segment, &second);
        check_judges(t, q, LINECAST, &second.entry, &first.entry);
        check_judges(t, q, LINECAST_EXIT, &second.exit, &first.exit);
    }
    if (asked(k, OVERLAPS_SEGMENT))
        check_bool(t, q, OVERLAPS_SEGMENT, overlaps, first.entry.result);
    if (asked(k, LINECAST))
        check_cast(t, q, LINECAST, overlaps, &first.entry);
    if (asked(k, LINECAST_EXIT))
        check_cast(t, q, LINECAST_EXIT, overlaps, &first.exit);
}

static void check_ray(tally *t, oracle *o, const query *q, const task *k)
{
    oracle_answer first, second;
    oracle_shape shape = oracle_aabb(&q->box);
    bool overlaps = graze_aabb_overlaps_ray(&q->box, &q->ray);
    oracle_ray(o, &shape, &q->ray, &first);
    if (q->index % SECOND_JUDGE < INPUT_CLASSES) {
        plain_ray(&q->box, &q->ray, &second);
        check_judges(t, q, RAYCAST, &second.entry, &first.entry);
        check_judges(t, q, RAYCAST_EXIT, &second.exit, &first.exit);
    }
    if (asked(k, OVERLAPS_RAY))
        check_bool(t, q, OVERLAPS_RAY, overlaps, first.entry.result);
    if (asked(k, RAYCAST))
        check_cast(t, q, RAYCAST, overlaps, &first.entry);
    if (asked(k, RAYCAST_EXIT))
        check_cast(t, q, RAYCAST_EXIT, overlaps, &first.exit);
}

/* Cases first, first + step, ... */
static void run(const task *k, uint32_t first, uint32_t step, tally *t)
{
    oracle o;
    query q;
    memset(&q, 0, sizeof q);
    oracle_init(&o);
    for (uint64_t i = first; i < k->cases; i += step) {
        q.index = (uint32_t)i;
        if (asked(k, CONTAINS_POINT)) {
            input_point(k->seed, q.index, &q.box, &q.point);
            check_point(t, &o, &q);
        }
        if (k->only == ROUTINES || takes_segment(k->only)) {
            input_segment(k->seed, q.index, &q.box, &q.segment);
            check_segment(t, &o, &q, k);
        }
        if (k->only == ROUTINES || takes_ray(k->only)) {
            input_ray(k->seed, q.index, &q.box, &q.ray);
            check_ray(t, &o, &q, k);
        }
    }
    oracle_clear(&o);
}

/* The cases are told apart by their index, so that workers need not agree on anything. */
static int start_worker(const task *k, uint32_t first)
{
    int ends[2];
    fflush(stdout);
    pid_t child = pipe(ends) == 0 ? fork() : -1;
    if (child < 0) {
        perror("verify");
        exit(2);
    }
    if (child > 0) {
        close(ends[1]);
        return ends[0];
    }
    static tally part;
    run(k, first, WORKERS, &part);
    fflush(stdout);
    _exit(write(ends[1], &part, sizeof part) == (ssize_t)sizeof part ? 0 : 2);
}

static void run_in_workers(const task *k, tally *sum)
{
    int from[WORKERS];
    static tally part;
    for (uint32_t i = 0; i < WORKERS; i++)
        from[i] = start_worker(k, i);
    for (int i = 0; i < WORKERS; i++) {
        if (read(from[i], &part, sizeof part) != (ssize_t)sizeof part) {
            fprintf(stderr, "verify: a worker died: a premise of the oracle does not hold\n");
            exit(2);
        }
        tally_add(sum, &part);
        wait(NULL);
    }
}

static void usage(void)
{
    fprintf(stderr, "usage: verify [N] [SEED] [ROUTINE]\n");
    exit(2);
}

static uint64_t number(const char *text, uint64_t most)
{
    char *end;
    uint64_t n = strtoull(text, &end, 0);
    if (end == text || *end || n > most)
        usage();
    return n;
}

int main(int argc, char **argv)
{
    static tally t;
    task k = {20000, UINT64_C(0x6772617a65), ROUTINES}; /* "graze" */
    if (argc > 4)
        usage();
    if (argc > 1)
        k.cases = (uint32_t)number(argv[1], UINT32_MAX);
    if (k.cases == 0)
        usage();
    if (argc > 2)
        k.seed = number(argv[2], UINT64_MAX);
    if (argc > 3 && (k.only = routine_named(argv[3])) == ROUTINES)
        usage();
    printf("verify: %" PRIu32 " cases, seed 0x%" PRIX64 "\n", k.cases, k.seed);
    if (k.cases < MANY)
        run(&k, 0, 1, &t);
    else
        run_in_workers(&k, &t);
    unsigned long rare = print_shares(&t), failed = print_totals(&t);
    return failed || rare ? 1 : 0;
}
