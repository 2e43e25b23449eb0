/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * The version of the library that is linked, and a number for the bits of its results.
 */
#ifndef GRAZE_HPP_VERSION_HPP
#define GRAZE_HPP_VERSION_HPP

#include "../version.h"
#include "numbers.hpp"

namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** Returns the GRAZE_VERSION of the library that is linked. */
inline uint32_t version() { return graze_version(); }

/** Returns the GRAZE_RESULTS of the library that is linked. */
inline uint32_t results() { return graze_results(); }

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze

#endif
