/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * Scalars as decimal text, without printf and strtod. text.h describes the numbers.
 */
#ifndef GRAZE_HPP_TEXT_HPP
#define GRAZE_HPP_TEXT_HPP

#include "../text.h"
#include "scalar.hpp"

namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** A scalar as text, in units. */
class text {
public:
    explicit text(scalar x) : size_(graze_to_text(x.raw(), characters_)) {}

    const char *c_str() const { return characters_; }
    const char *data() const { return characters_; }
    size_t size() const { return size_; }

private:
    char characters_[GRAZE_TEXT_SIZE];
    size_t size_;
};

inline text to_text(scalar x) { return text(x); }

/** A number that was read from a text. */
struct read_scalar {
    scalar value;  /**< 0 if the text did not begin with a number. */
    size_t length; /**< The number of its characters. */

    constexpr explicit operator bool() const { return length != 0; }
};

/** Reads the number at the start of a text of at most this length. */
inline read_scalar from_text(const char *text, size_t length = GRAZE_TEXT_ALL)
{
    graze_scalar x = 0;
    const size_t read = graze_from_text(text, length, &x);
    return {scalar::from_raw(x), read};
}

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze

#endif
