/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* For Arduino, where only src/ is on the include path: a sketch includes <graze.hpp>. It needs a core with C++17. */
#include "../include/graze/graze.hpp"
