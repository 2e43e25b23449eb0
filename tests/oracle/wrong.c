/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * wrong N [SEED [FILE]]: of N queries of each kind, how many are answered wrongly. Built once for each
 * number type; tests/gate/wrong makes a table of what both print. Both get the same queries: the fixed build writes the right
 * answers, which take the most time, to FILE, and the float build reads them from there.
 *
 * One line for each question, kind and scale, its columns apart by tabs: question, kind, scale,
 * wrong answers of graze, and of what the bench compares it with; the last is - where it has none.
 *
 * A query that grazes was built to touch exactly, in raw units, and then one of its numbers was
 * moved by 0 to 3 of them. A kind and scale with nearly always the same answer would show nothing:
 * then the program fails.
 */
#include "wrong.h"

#include "../bench/casts.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* WRONG_SHAPES is given by tests.mk: WRONG(boxes) WRONG(plane) ... for each file. */
#define WRONG(name) extern const wrong_shape wrong_##name;
WRONG_SHAPES
#undef WRONG
#define WRONG(name) &wrong_##name,
static const wrong_shape *const wrong_shapes[] = {WRONG_SHAPES};
enum { WRONG_SHAPE_COUNT = sizeof wrong_shapes / sizeof wrong_shapes[0] };

static const int32_t scales[] = {1, 10, 100, 1000, 10000};
enum { SCALES = sizeof scales / sizeof scales[0] };
static const char *const kinds[] = {"random", "grazing"};
enum { KINDS = 2 };

int ask_predicate(any_routine *routine, const graze_scalar *shape, const graze_scalar *other)
{
    return call_predicate(routine, shape, other);
}

int ask_side(any_routine *routine, const graze_scalar *shape, const graze_scalar *other)
{
    return ((side_of_two *)routine)(shape, other);
}

int ask_cast(any_routine *routine, const graze_scalar *shape, const graze_scalar *other)
{
    union {
        graze_line_hit line;
        graze_line_hit2 line2;
        graze_face_line_hit face;
    } hit;
    return call_cast(routine, shape, other, &hit);
}

static const bench_row *row_of(const char *routine)
{
    for (unsigned i = 0; i < SHAPES; i++)
        for (unsigned j = 0; j < shapes[i]->count; j++)
            if (strcmp(shapes[i]->rows[j].name, routine) == 0)
                return &shapes[i]->rows[j];
    fprintf(stderr, "wrong: the bench has no %s\n", routine);
    exit(1);
}

static graze_scalar number_of(int32_t raw)
{
#if GRAZE_FLOAT
    return (float)raw / 65536.0f;
#else
    return raw;
#endif
}

static void nudge(input_stream *s, const wrong_question *q, int32_t *raw)
{
    uint32_t which = draw_below(s, q->words);
    while (q->still >> which & 1)
        which = draw_below(s, q->words);
    int32_t by = draw_between(s, 0, 3);
    raw[which] = hold((int64_t)raw[which] + (draw_chance(s, 2) ? by : -by));
}

typedef struct {
    uint32_t graze, peer, answers[3]; /* how many said -1, 0 and 1 */
} tally;

static void count(tally *t, const wrong_question *q, const bench_row *row, int want,
                  const int32_t *raw)
{
    graze_scalar numbers[WRONG_WORDS];
    for (uint32_t i = 0; i < q->words; i++)
        numbers[i] = number_of(raw[i]);
    t->answers[want + 1]++;
    t->graze += q->ask(row->graze, numbers, numbers + q->first) != want;
    if (row->peer != NULL)
        t->peer += q->ask(row->peer, numbers, numbers + q->first) != want;
}

static bool is_one_sided(const tally *t, uint32_t n)
{
    for (int i = 0; i < 3; i++)
        if (t->answers[i] > n - n / 50)
            return true;
    return false;
}

static FILE *right; /* NULL without FILE */

static int right_answer(heights *h, const wrong_question *q, const int32_t *raw)
{
    if (right != NULL && GRAZE_FLOAT) {
        int c = getc(right);
        if (c < 0 || c > 2) {
            fprintf(stderr, "wrong: the file holds no answer\n");
            exit(1);
        }
        return c - 1;
    }
    int answer = q->judge(h, q->axes, raw);
    if (right != NULL)
        putc(answer + 1, right);
    return answer;
}

/* False when nearly all answers are the same. */
static bool run_cell(heights *h, const wrong_question *q, uint32_t cell, uint32_t n, uint64_t seed)
{
    bool grazing = cell / SCALES != 0;
    int32_t scale = scales[cell % SCALES];
    int32_t most = grazing ? scale * 32768 : scale * 65536; /* what touches is twice as far apart */
    const bench_row *row = row_of(q->routine);
    tally t = {0, 0, {0, 0, 0}};
    for (uint32_t i = 0; i < n; i++) {
        int32_t raw[WRONG_WORDS];
        input_stream s;
        draw_start(&s, seed + cell, i);
        (grazing ? q->grazing : q->random)(&s, most, q->axes, raw);
        if (grazing)
            nudge(&s, q, raw);
        count(&t, q, row, right_answer(h, q, raw), raw);
    }
    printf("%s\t%s\t%" PRId32 "\t%" PRIu32 "\t", q->name, kinds[grazing], scale, t.graze);
    if (row->peer != NULL)
        printf("%" PRIu32 "\n", t.peer);
    else
        printf("-\n");
    if (!is_one_sided(&t, n))
        return true;
    fprintf(stderr, "wrong: %s, %s, %" PRId32 ": nearly always the same answer\n", q->name,
            kinds[grazing], scale);
    return false;
}

int main(int argc, char **argv)
{
    uint32_t n = argc > 1 ? (uint32_t)strtoul(argv[1], NULL, 0) : 0;
    uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 0) : 0;
    bool passed = n > 0;
    if (argc > 3) {
        right = fopen(argv[3], GRAZE_FLOAT ? "rb" : "wb");
        passed = passed && right != NULL;
    }
    heights h;
    heights_init(&h);
    for (unsigned i = 0; i < WRONG_SHAPE_COUNT; i++)
        for (unsigned j = 0; j < wrong_shapes[i]->count; j++)
            for (uint32_t cell = 0; cell < KINDS * SCALES; cell++)
                passed = run_cell(&h, &wrong_shapes[i]->questions[j], cell, n, seed) && passed;
    if (right != NULL)
        passed = fclose(right) == 0 && passed;
    return passed ? 0 : 1;
}
