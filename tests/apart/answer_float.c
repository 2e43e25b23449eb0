/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#define GRAZE_FLOAT 1
#include "answer.h"

void answer_float(const lattice_query *query, lattice_answer *r)
{
    answer(query, r);
}
