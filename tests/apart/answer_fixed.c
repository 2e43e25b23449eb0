/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#define GRAZE_FLOAT 0
#include "answer.h"

void answer_fixed(const lattice_query *query, lattice_answer *r)
{
    answer(query, r);
}
