/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * Literals, read digit by digit when your file is compiled: no floating point takes part, so they are
 * the same on every machine.
 */
#ifndef GRAZE_HPP_DECIMAL_HPP
#define GRAZE_HPP_DECIMAL_HPP

#include "numbers.hpp"

namespace graze {
inline namespace GRAZE_HPP_NUMBERS {
namespace detail {

/** A literal without a sign: whole + part / 10^17, and digits beyond these 17 decimals. */
struct decimal {
    uint64_t whole = 0; /* < 2^36: it stops to count beyond 2^32 */
    uint64_t part = 0;  /* < 10^17 < 2^57 */
    int decimals = 0;   /* that have been read, at most 17 */
    bool has_point = false;
    bool has_rest = false; /* a decimal after the 17th is not 0 */
    bool is_decimal = true;
};

/** Half of 2^-16, in units of 10^-17: 10^17 / 2^17 = 5^17. */
constexpr uint64_t half_raw_unit = 762939453125;

constexpr void read_digit(decimal &number, unsigned digit)
{
    if (!number.has_point) {
        if (number.whole < UINT64_C(0x100000000))
            number.whole = number.whole * 10 + digit;
    } else if (number.decimals < 17) {
        number.part = number.part * 10 + digit;
        number.decimals++;
    } else {
        number.has_rest = number.has_rest || digit != 0;
    }
}

/** Reads digits, a point, and ' between digits. Hexadecimal, octal and exponents are not decimal. */
template <char... Characters> constexpr decimal read_decimal()
{
    constexpr char text[] = {Characters..., '\0'};
    decimal number;
    number.is_decimal = !(text[0] == '0' && text[1] >= '0' && text[1] <= '9');
    for (const char *c = text; *c != '\0'; c++) {
        if (*c >= '0' && *c <= '9')
            read_digit(number, static_cast<unsigned>(*c - '0'));
        else if (*c == '.')
            number.has_point = true;
        else if (*c != '\'')
            number.is_decimal = false;
    }
    for (; number.decimals < 17; number.decimals++)
        number.part *= 10;
    return number;
}

/** True if the literal is a multiple of 1/65536. */
constexpr bool is_exact(const decimal &number) { return number.part % (2 * half_raw_unit) == 0 && !number.has_rest; }

/** The nearest multiple of 1/65536, in raw units of Q16.16; a tie rounds up. */
constexpr uint64_t nearest_raw(const decimal &number)
{
    return number.whole * 65536 + (number.part + half_raw_unit) / (2 * half_raw_unit);
}

} // namespace detail
} // namespace GRAZE_HPP_NUMBERS
} // namespace graze

#endif
