/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "margin.h"
#include "floats.h"
#include "print_case.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

void margin_name(margin *m, const char *type, const char *name, const void *at, size_t bytes)
{
    margin_argument *a = &m->argument[m->arguments++];
    a->type = type;
    a->name = name;
    a->at = at;
    a->bytes = bytes;
}

void margin_answer(margin *m, int answer)
{
    m->answers[answer]++;
}

void margin_error(margin *m, real error)
{
    const bool worse = !isnan(m->worst) && !(error <= m->worst);
    keep(&m->worst, error);
    if (!worse)
        return;
    m->worst_arguments = m->arguments;
    for (int i = 0; i < m->arguments; i++)
        memcpy(m->stored[i], m->argument[i].at, m->argument[i].bytes);
}

void margin_expect(margin *m, bool holds)
{
    margin_error(m, holds ? 0 : (real)INFINITY);
}

/* A run of that many cases prints the worst one, also if it is within the bound. */
enum { LONG_RUN = 1000000 };

/* An answer that hardly occurs is not tested. */
static bool occur(const margin *m, int answers, uint32_t cases)
{
    bool all = true;
    for (int i = 0; i < answers; i++)
        all = all && m->answers[i] >= cases / 50;
    return all;
}

static bool verdict(const margin_row *row, const margin *m, uint32_t cases)
{
    const bool holds = m->worst <= row->bound, both = occur(m, row->answers, cases);
    printf("%-38s at most %9.4Lf, may be %3.0Lf", row->name, m->worst, row->bound);
    for (int i = 0; i < row->answers; i++)
        printf("%s%" PRIu32, i > 0 ? ", " : "; answers ", m->answers[i]);
    printf("%s\n", both ? "" : " *");
    for (int i = 0; i < m->worst_arguments && (!holds || cases >= LONG_RUN); i++)
        print_value(m->argument[i].type, m->argument[i].name, m->stored[i]);
    return holds && both;
}

static bool judge_row(const margin_row *row, uint32_t cases)
{
    static const margin fresh = {0};
    margin m = fresh;
    for (uint32_t i = 0; i < cases; i++) {
        m.arguments = 0;
        row->judge(&m, row->variant);
    }
    return verdict(row, &m, cases);
}

void margin_run(const margin_row *rows, size_t count, uint32_t cases, const char *routine,
                int *passed, int *failed)
{
    for (size_t i = 0; i < count; i++) {
        if (routine && strcmp(routine, rows[i].name) != 0)
            continue;
        const bool right = judge_row(&rows[i], cases);
        *passed += right;
        *failed += !right;
    }
}
