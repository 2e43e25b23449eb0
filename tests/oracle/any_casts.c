/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * any_casts N SEED: the promises of line.h that hold for all numbers (../support/contract_casts.c), for N casts at each kind
 * of shape: bits at random, NaN, infinities, subnormal, tiny and huge numbers, and ordinary ones.
 *
 * Cases of another SEED are other ones.
 */
#include "../support/check.h"
#include "../support/contract.h"

#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    const uint32_t casts = argc > 1 ? (uint32_t)strtoul(argv[1], NULL, 0) : 100000;
    const uint32_t first = argc > 2 ? (uint32_t)strtoull(argv[2], NULL, 0) * 2654435761u : 0;
    check_group("any casts");
    for (uint32_t kind = 0; kind < CAST_KINDS; kind++) {
        contract_scene s;
        check_case(contract_kinds[kind].name);
        for (uint32_t i = 0; i < casts; i++) {
            if (i % 4 < 3)
                contract_draw_any(&s, &contract_kinds[kind], first + i);
            else
                contract_draw_ordinary(&s, &contract_kinds[kind], first + i);
            contract_check(&s);
        }
    }
    return check_summary();
}
