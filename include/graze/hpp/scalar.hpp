/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * graze::scalar, a number that does not mix with plain ones, and its literals.
 *
 *     using namespace graze::literals;
 *     graze::scalar half = 0.5_q;     // exact, or it does not compile
 *     graze::scalar tenth = 0.1_qr;   // rounded to nearest
 *     graze::scalar x = half * 3_q + graze::scalar::from_int(n);
 *     graze::scalar wrong = 1;        // does not compile: it would be 1/65536
 *
 * In the float build a scalar holds a float, and the same code compiles. A literal with _q is then
 * rounded to the nearest float, as all literals of floats are, and need not be a multiple of 1/65536.
 */
#ifndef GRAZE_HPP_SCALAR_HPP
#define GRAZE_HPP_SCALAR_HPP

#include "../convert.h"
#include "decimal.hpp"

namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** What scalars, fractions, wide numbers and angles have in common: comparisons, and the number of C. */
template <class Self, class Raw> class strong_number {
public:
    constexpr strong_number() : raw_{} {}

    /** Returns the number as it is in C. */
    constexpr Raw raw() const { return raw_; }

    friend constexpr bool operator==(Self a, Self b) { return a.raw() == b.raw(); }
    friend constexpr bool operator!=(Self a, Self b) { return a.raw() != b.raw(); }
    friend constexpr bool operator<(Self a, Self b) { return a.raw() < b.raw(); }
    friend constexpr bool operator>(Self a, Self b) { return a.raw() > b.raw(); }
    friend constexpr bool operator<=(Self a, Self b) { return a.raw() <= b.raw(); }
    friend constexpr bool operator>=(Self a, Self b) { return a.raw() >= b.raw(); }

protected:
    constexpr explicit strong_number(Raw raw) : raw_(raw) {}

private:
    Raw raw_;
};

/**
 * A coordinate, a length or a factor: graze_scalar. Its operators round and saturate as the functions of
 * scalar.h, which they call.
 */
class scalar : public strong_number<scalar, graze_scalar> {
public:
    constexpr scalar() = default;
    // The compilers show the next line.
    template <class T> scalar(T) = delete; // a plain number: write 1.5_q, or graze::scalar::from_int(n)

    /** Makes a scalar from a graze_scalar: 65536 is one unit in the fixed build. */
    static constexpr scalar from_raw(graze_scalar raw) { return scalar(raw, 0); }

    /** Returns the scalar nearest to a raw number of more bits, as graze_held. */
#if GRAZE_FLOAT
    static constexpr scalar held(float raw) { return from_raw(graze_held(raw)); }
#else
    static constexpr scalar held(int64_t raw) { return from_raw(graze_held(raw)); }
#endif

    /** Converts an integer of at most 32 bits, as graze_from_int. Saturating. */
    template <class Integer> static constexpr scalar from_int(Integer n)
    {
        static_assert(static_cast<Integer>(1) / 2 == 0, "from_int converts integers; from_float converts floats");
        static_assert(sizeof(Integer) <= sizeof(int32_t), "from_int converts integers of at most 32 bits");
        const int64_t wide = n;
        return from_raw(wide <= INT32_MAX ? graze_from_int(static_cast<int32_t>(wide))
                                          : static_cast<graze_scalar>(GRAZE_FLOAT ? wide : INT32_MAX));
    }

    /** Converts a float, as graze_from_float. Rounded, saturating. */
    static scalar from_float(float x) { return from_raw(graze_from_float(x)); }

    /** The least and the greatest scalar. (Parentheses keep macros of these names away.) */
    static constexpr scalar(min)() { return from_raw(GRAZE_SCALAR_MIN); }
    static constexpr scalar(max)() { return from_raw(GRAZE_SCALAR_MAX); }

    /** Converts to the nearest integer, to the next one below, or to a float; as in scalar.h and convert.h. */
    constexpr int32_t to_int() const { return graze_to_int(raw()); }
    constexpr int32_t to_int_down() const { return graze_to_int_down(raw()); }
    float to_float() const { return graze_to_float(raw()); }

    constexpr scalar operator-() const { return from_raw(graze_neg(raw())); }
    constexpr scalar operator+() const { return *this; }

    friend constexpr scalar operator+(scalar a, scalar b) { return from_raw(graze_add(a.raw(), b.raw())); }
    friend constexpr scalar operator-(scalar a, scalar b) { return from_raw(graze_sub(a.raw(), b.raw())); }
    friend scalar operator*(scalar a, scalar b) { return from_raw(graze_mul(a.raw(), b.raw())); }
    friend scalar operator/(scalar a, scalar b) { return from_raw(graze_div(a.raw(), b.raw())); }

    constexpr scalar &operator+=(scalar x) { return *this = *this + x; }
    constexpr scalar &operator-=(scalar x) { return *this = *this - x; }
    scalar &operator*=(scalar x) { return *this = *this * x; }
    scalar &operator/=(scalar x) { return *this = *this / x; }

private:
    constexpr scalar(graze_scalar raw, int) : strong_number(raw) {}
};

/** A position on a segment: graze_fraction. 0 is the start, fraction::one() is the end. */
class fraction : public strong_number<fraction, graze_fraction> {
public:
    constexpr fraction() = default;
    template <class T> fraction(T) = delete; // a plain number: write graze::fraction::from_scalar(0.5_q)

    static constexpr fraction from_raw(graze_fraction raw) { return fraction(raw, 0); }
    static constexpr fraction from_scalar(scalar x) { return from_raw(graze_to_fraction(x.raw())); }
    static constexpr fraction one() { return from_raw(GRAZE_FRACTION_ONE); }

    /** Converts to a scalar, as graze_from_fraction. Rounded. */
    constexpr scalar to_scalar() const { return scalar::from_raw(graze_from_fraction(raw())); }

    /** Returns x * f, for example the part of a length before a hit; as graze_mul_fraction. */
    friend constexpr scalar operator*(scalar x, fraction f)
    {
        return scalar::from_raw(graze_mul_fraction(x.raw(), f.raw()));
    }

private:
    constexpr fraction(graze_fraction raw, int) : strong_number(raw) {}
};

/** A dot product or a squared length: graze_wide. Compare it with others, or convert it. */
class wide : public strong_number<wide, graze_wide> {
public:
    constexpr wide() = default;
    template <class T> wide(T) = delete; // a plain number: write graze::wide::from_scalar(2_q)

    static constexpr wide from_raw(graze_wide raw) { return wide(raw, 0); }
    static constexpr wide from_scalar(scalar x) { return from_raw(graze_to_wide(x.raw())); }

    /** Converts to a scalar, as graze_from_wide. Rounded, saturating. */
    scalar to_scalar() const { return scalar::from_raw(graze_from_wide(raw())); }

private:
    constexpr wide(graze_wide raw, int) : strong_number(raw) {}
};

/** Functions of scalar.h. Parentheses keep macros of these names away, which Arduino has. */
constexpr scalar(abs)(scalar x) { return scalar::from_raw(graze_abs(x.raw())); }
constexpr scalar(min)(scalar a, scalar b) { return scalar::from_raw(graze_min(a.raw(), b.raw())); }
constexpr scalar(max)(scalar a, scalar b) { return scalar::from_raw(graze_max(a.raw(), b.raw())); }
inline scalar(sqrt)(scalar x) { return scalar::from_raw(graze_sqrt(x.raw())); }
inline scalar sqrt_down(scalar x) { return scalar::from_raw(graze_sqrt_down(x.raw())); }
inline scalar sqrt_up(scalar x) { return scalar::from_raw(graze_sqrt_up(x.raw())); }

namespace detail {

#if GRAZE_FLOAT
/** Returns the literal as a float. Before it is rounded to a float, it is within 2^-52 of its size. */
template <char... Characters> constexpr graze_scalar literal_float()
{
    constexpr decimal number = read_decimal<Characters...>();
    static_assert(number.is_decimal, "graze: write a literal in decimal digits, without an exponent: 0.25_q");
    static_assert(number.whole <= UINT64_C(0x100000000), "graze: a literal ends at 2^32; see scalar::from_float");
    static_assert(sizeof(double) > sizeof(float), "graze: a literal needs a double of 64 bits: graze::ratio<1, 4>");
    return static_cast<float>(static_cast<double>(number.whole) + static_cast<double>(number.part) / 1e17);
}
#endif

/** Returns the literal as a graze_scalar. is_rounded: it need not be a multiple of 1/65536. */
template <bool is_rounded, char... Characters> constexpr graze_scalar literal_raw()
{
#if GRAZE_FLOAT
    return literal_float<Characters...>();
#else
    constexpr decimal number = read_decimal<Characters...>();
    static_assert(number.is_decimal, "graze: write a literal in decimal digits, without an exponent: 0.25_q");
    static_assert(nearest_raw(number) <= INT32_MAX, "graze: a literal is at most 32767.9999847412109375");
    static_assert(is_rounded || is_exact(number),
                  "graze: a literal with _q is a multiple of 1/65536; _qr rounds: 0.1_qr");
    return static_cast<graze_scalar>(nearest_raw(number));
#endif
}

} // namespace detail

/** The literals 1.5_q and 0.1_qr, for `using namespace graze::literals`. */
inline namespace literals {

/** A scalar from a decimal literal that is a multiple of 1/65536; others do not compile. */
template <char... Characters> constexpr scalar operator""_q()
{
    return scalar::from_raw(detail::literal_raw<false, Characters...>());
}

/** A scalar from any decimal literal, rounded to nearest, ties away from zero. */
template <char... Characters> constexpr scalar operator""_qr()
{
    return scalar::from_raw(detail::literal_raw<true, Characters...>());
}

} // namespace literals

/** The constant n / d for integers, as GRAZE_RATIO: graze::ratio<1, 3>. */
template <int64_t n, int64_t d> constexpr scalar ratio = scalar::from_raw(GRAZE_RATIO(n, d));

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze

#endif
