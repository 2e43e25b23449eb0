/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * Whether this machine computes the documented bits.
 */
#ifndef GRAZE_HPP_SELFTEST_HPP
#define GRAZE_HPP_SELFTEST_HPP

#include "../selftest.h"
#include "numbers.hpp"

namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** True if a few known results have the documented bits. */
inline bool selftest() { return graze_selftest(); }

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze

#endif
