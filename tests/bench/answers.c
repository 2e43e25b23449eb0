/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * answers FILE: how many of the 512 queries of each row of the bench are answered wrongly, within +-128 units and within
 * +-60. For this machine, where the peers compute the same bits as on a core. Built once for each number type: the fixed
 * build of graze, whose results are exact, is the reference. It writes its answers to FILE, and the float build reads
 * them from there.
 *
 * An answer is wrong if it says hit in place of miss or the reverse, if it is another view, or if, after a hit, one of the
 * numbers that the row compares (the point of a cast, not its normal and fraction) is off by more than 1/256 unit. It
 * prints one line for each row: host, build, whose, routine, and the wrong answers within +-128 and within +-60.
 */
#include "cglm.h"
#include "peer_number.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static const double tolerance = 1.0 / 256;

typedef struct {
    int hit;
    double number[CORNERS];
} answer;

static double units(graze_scalar s)
{
#if GRAZE_FLOAT
    return (double)s;
#else
    return s / 65536.0;
#endif
}

static void ask(answer *a, const bench_row *row, any_routine *routine, void (*finish)(void))
{
    for (int i = 0; i < CORNERS; i++)
        made.number[i] = 0;
    a->hit = row->call(routine);
    if (finish != NULL)
        finish();
    if (row->compared == VIEW)
        a->hit = made.view;
    for (int i = 0; i < CORNERS; i++)
        a->number[i] = i < row->compared && a->hit ? units(made.number[i]) : 0;
}

/* A number that is not finite is wrong. */
static bool is_near(const answer *a, const answer *right, int compared, double sign)
{
    for (int i = 0; i < compared; i++)
        if (!(fabs(sign * a->number[i] - right->number[i]) <= tolerance))
            return false;
    return true;
}

/* Four numbers are a quaternion, which is the same rotation as its negative, or a rectangle, which is never near its own. */
static bool is_wrong(const answer *a, const answer *right, int compared)
{
    return a->hit != right->hit || !(is_near(a, right, compared, 1) ||
                                     (compared == FOUR && is_near(a, right, compared, -1)));
}

static void transfer(FILE *file, void *bytes, size_t size)
{
    size_t done = GRAZE_FLOAT ? fread(bytes, 1, size, file) : fwrite(bytes, 1, size, file);
    if (done != size) {
        fprintf(stderr, "answers: the file is too short, or can't be written\n");
        exit(1);
    }
}

enum { GRAZE, USUAL, CGLM, WHOSE, SCALES = 2, MOST_ROWS = 32 };
static unsigned wrong[MOST_ROWS][WHOSE][SCALES];
static bool missed[MOST_ROWS]; /* graze, once at least */

static bool ask_all(FILE *file, const bench_row *row, unsigned (*counts)[SCALES], int scale)
{
    const cglm_row *cglm = cglm_of(row->name);
    answer right, a;
    ask(&right, row, row->graze, NULL);
    a = right;
    transfer(file, &right.hit, sizeof right.hit);
    if (row->compared > 0)
        transfer(file, right.number, (size_t)row->compared * sizeof right.number[0]);
    counts[GRAZE][scale] += is_wrong(&a, &right, row->compared);
    if (row->peer != NULL) {
        ask(&a, row, row->peer, NULL);
        counts[USUAL][scale] += is_wrong(&a, &right, row->compared);
    }
    if (cglm != NULL) {
        if (cglm->prepare != NULL)
            (void)row->call(cglm->prepare);
        ask(&a, row, cglm->routine, cglm->finish);
        counts[CGLM][scale] += is_wrong(&a, &right, row->compared);
    }
    return right.hit;
}

/* Without numbers to compare, what always hits shows nothing. */
static void write_row(const bench_row *row, const char *whose, const unsigned *counts, bool shows)
{
    printf("host %s %s %s ", GRAZE_FLOAT ? "float" : "fixed", whose, row->name);
    if (shows)
        printf("%u %u\n", counts[0], counts[1]);
    else
        printf("- -\n");
}

static void write_rows(const bench_shape *shape)
{
    static const char *const names[WHOSE] = {"graze", PEER, "cglm"};
    for (unsigned i = 0; i < shape->count; i++) {
        const bench_row *row = &shape->rows[i];
        const bool there[WHOSE] = {true, row->peer != NULL, cglm_of(row->name) != NULL};
        for (unsigned whose = 0; whose < WHOSE; whose++)
            if (there[whose])
                write_row(row, names[whose], wrong[i][whose], row->compared > 0 || missed[i]);
    }
}

static void ask_shape(FILE *file, const bench_shape *shape)
{
    static const int32_t scale_of[SCALES] = {1, IN_RANGE};
    for (unsigned i = 0; i < MOST_ROWS; i++) {
        missed[i] = false;
        for (unsigned whose = 0; whose < WHOSE; whose++)
            wrong[i][whose][0] = wrong[i][whose][1] = 0;
    }
    for (int scale = 0; scale < SCALES; scale++)
        for (unsigned number = 0; number < QUERIES; number++) {
            shape->prepare(number, scale_of[scale]);
            for (unsigned i = 0; i < shape->count && i < MOST_ROWS; i++)
                missed[i] = !ask_all(file, &shape->rows[i], wrong[i], scale) || missed[i];
        }
    write_rows(shape);
}

int main(int count, char **arguments)
{
    FILE *file = count == 2 ? fopen(arguments[1], GRAZE_FLOAT ? "rb" : "wb") : NULL;
    if (file == NULL) {
        fprintf(stderr, "usage: answers FILE\n");
        return 64;
    }
    for (unsigned i = 0; i < SHAPES; i++)
        ask_shape(file, shapes[i]);
    return fclose(file) == 0 ? 0 : 1;
}
