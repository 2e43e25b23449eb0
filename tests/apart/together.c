/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Both builds in one program, with the same queries. On a lattice of whole units every comparison
 * is exact in binary32 too, so the results must be equal: results, normals, and points to the
 * nearest raw unit (binary32 has 24 bits, so up to one more at a tie).
 */
#include "together.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint32_t state = 20261120u;

static uint32_t draw(uint32_t below)
{
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    return (uint32_t)(((uint64_t)state * below) >> 32);
}

static lattice_query draw_query(void)
{
    lattice_query q;
    for (int i = 0; i < 3; i++) {
        q.min[i] = (int8_t)((int)draw(5) - 3);
        q.max[i] = (int8_t)(q.min[i] + (int)draw(4));
        q.a[i] = (int8_t)((int)draw(9) - 4);
        q.b[i] = (int8_t)((int)draw(9) - 4);
    }
    return q;
}

static bool close_to(const int32_t *a, const int32_t *b, int count)
{
    for (int i = 0; i < count; i++)
        if (abs(a[i] - b[i]) > 1)
            return false;
    return true;
}

static bool agree(const lattice_answer *x, const lattice_answer *y)
{
    return x->result == y->result && x->exit_result == y->exit_result &&
           memcmp(x->normal, y->normal, sizeof x->normal) == 0 &&
           memcmp(x->exit_normal, y->exit_normal, sizeof x->exit_normal) == 0 &&
           close_to(x->point, y->point, 3) && close_to(x->exit_point, y->exit_point, 3) &&
           close_to(&x->fraction, &y->fraction, 1) && close_to(&x->t, &y->t, 1);
}

int main(void)
{
    long counts[4] = {0, 0, 0, 0}, wrong = 0;
    for (int i = 0; i < 200000; i++) {
        lattice_query q = draw_query();
        lattice_answer fixed, floating;
        answer_fixed(&q, &fixed);
        answer_float(&q, &floating);
        counts[fixed.result]++;
        wrong += !agree(&fixed, &floating);
    }
    printf("together: %ld miss, %ld touch, %ld hit, %ld inside; %ld differ\n", counts[0], counts[1],
           counts[2], counts[3], wrong);
    return wrong == 0 && counts[0] > 0 && counts[1] > 0 && counts[2] > 0 && counts[3] > 0 ? 0 : 1;
}
