/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * text_all STEP: every STEPth of all 2^32 scalars is written, fits GRAZE_TEXT_SIZE, and is read as
 * the same bits. Prints how long the longest text is.
 */
#define _POSIX_C_SOURCE 200809L

#include "../../include/graze/text.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { WORKERS = 2 };

typedef struct {
    uint64_t count, wrong;
    size_t longest;
} account;

/* Not of infinity, which saturates, and but for the many patterns of a NaN. */
static bool is_number(graze_scalar x)
{
    return x >= GRAZE_SCALAR_MIN && x <= GRAZE_SCALAR_MAX;
}

static void judge(account *a, uint32_t bits)
{
    char text[64];
    graze_scalar x, y = 0;
    memcpy(&x, &bits, sizeof x);
    size_t length = graze_to_text(x, text);
    bool whole = graze_from_text(text, length, &y) == length;
    a->wrong +=
        !whole || length >= GRAZE_TEXT_SIZE || (is_number(x) && memcmp(&x, &y, sizeof x) != 0);
    a->longest = length > a->longest ? length : a->longest;
    a->count++;
}

static int work(uint64_t first, uint64_t step)
{
    account a = {0, 0, 0};
    for (uint64_t bits = first; bits <= UINT32_MAX; bits += step)
        judge(&a, (uint32_t)bits);
    printf("text: %" PRIu64 " scalars, %" PRIu64 " wrong, the longest has %zu characters\n",
           a.count, a.wrong, a.longest);
    fflush(stdout);
    return a.wrong != 0 || a.longest + 1 != GRAZE_TEXT_SIZE;
}

int main(int count, char **arguments)
{
    uint64_t step = count > 1 ? strtoull(arguments[1], NULL, 0) : 1;
    int failed = 0;
    for (uint64_t i = 0; i < WORKERS; i++)
        if (fork() == 0)
            _exit(work(i * step, WORKERS * step));
    for (int i = 0; i < WORKERS; i++) {
        int status = 1;
        wait(&status);
        failed += status != 0;
    }
    printf("text of all: %d passed, %d failed\n", WORKERS - failed, failed);
    return failed != 0;
}
