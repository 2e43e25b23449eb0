/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * The namespace of C++ for each kind of numbers: graze::fixed, graze::floats or graze::small_world.
 *
 * You write graze::sphere; the namespace between the two is inline. A linker merges inline functions of equal
 * names from all files. So files of different numbers, which one program may contain, need different names, as in
 * names.h.
 */
#ifndef GRAZE_HPP_NUMBERS_HPP
#define GRAZE_HPP_NUMBERS_HPP

#include "../number.h"

#if __cplusplus < 201703L
#error "graze.hpp needs C++17: -std=c++17, or /std:c++17 /Zc:__cplusplus"
#endif

/** @cond internal */
#if GRAZE_FLOAT
#define GRAZE_HPP_NUMBERS floats
#elif GRAZE_SMALL_WORLD
#define GRAZE_HPP_NUMBERS small_world
#else
#define GRAZE_HPP_NUMBERS fixed
#endif
/** @endcond */

#endif
