/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Near and far arithmetic in one file: a word that src/number/words.h does not list is defined twice here. */
#include "../../src/number/instance.h"

#if GRAZE_HAS_FAR
#include "../../src/number/begin_far.h"
#include "../../src/number/apart.h"
#include "../../src/number/degrees2.h"
#include "../../src/number/edge.h"
#endif

#include "../../src/number/begin_near.h"
#include "../../src/number/apart.h"
#include "../../src/number/degrees2.h"
#include "../../src/number/edge.h"

length near_is_a_word;
