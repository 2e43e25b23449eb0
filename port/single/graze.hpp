/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * graze.hpp: graze 0.9.0, all of the library, written by toolchain/amalgamate from the files named below.
 * A comment that several files have stands where it occurs first. The words of private headers are specified in src/.
 * Permission is granted by the MIT licence, in the file LICENSE of graze.
 */
#include "graze.h"

/* ---- include/graze/graze.hpp ---- */
/**
 * @file
 * graze for C++17: the routines of graze.h, with types that do not mix with plain numbers.
 *
 *     using namespace graze::literals;
 *
 *     constexpr graze::sphere ball{{0_q, 2.5_q, 0_q}, 1_q};
 *     constexpr graze::ray up{{0_q, 0_q, 0_q}, {0_q, 1_q, 0_q}};
 *     if (graze::ray_hit hit = raycast(ball, up))
 *         move_to(off_surface(ball, hit.point(), hit.normal()));
 *
 * Everything is inline and calls C. At -O2 a query takes the instructions of the same query in C, and one more, to
 * store its result, if the hit is passed on. Nothing allocates, nothing throws, and no header of the C++ library is
 * included. No function is noexcept: it would need a handler for exceptions, since a compiler does not know that
 * routines of C never throw.
 *
 * The verb is the function, and the shape is its first argument: raycast(shape, ray), linecast(shape, segment),
 * overlaps, contains, closest_point, distance and so on. Results are values. What makes a shape from other data is a
 * static function of its class: aabb::from_points. Where a comment says nothing else, the routine of C of that name
 * says what a function returns and how it rounds.
 *
 * A plain number is no scalar, as 1 would be 1/65536: write 1_q. `raw()` is the number or the structure of C, for
 * calls of C; scalar::from_raw and vec3(from_c, v) go the other way.
 */
#ifndef GRAZE_HPP
#define GRAZE_HPP
/* ---- include/graze/hpp/scalar.hpp ---- */
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
/* ---- include/graze/hpp/decimal.hpp ---- */
/**
 * @file
 * Literals, read digit by digit when your file is compiled: no floating point takes part, so they are
 * the same on every machine.
 */
#ifndef GRAZE_HPP_DECIMAL_HPP
#define GRAZE_HPP_DECIMAL_HPP
/* ---- include/graze/hpp/numbers.hpp ---- */
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
/* ---- include/graze/hpp/angle.hpp ---- */
/**
 * @file
 * Angles, and the functions of angle.h. An angle is 2^32 to a turn: sums wrap around.
 *
 *     graze::angle turned = 22.5_deg + graze::angle::from_degrees(x);
 */
#ifndef GRAZE_HPP_ANGLE_HPP
#define GRAZE_HPP_ANGLE_HPP
namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** An angle: graze_angle. */
class angle : public strong_number<angle, graze_angle> {
public:
    constexpr angle() = default;
    template <class T> angle(T) = delete; // a plain number: write 22.5_deg, or graze::angle::from_degrees(x)

    static constexpr angle from_raw(graze_angle raw) { return angle(raw, 0); }
    static angle from_degrees(scalar x) { return from_raw(graze_angle_from_degrees(x.raw())); }
    static angle from_radians(scalar x) { return from_raw(graze_angle_from_radians(x.raw())); }

    scalar to_degrees() const { return scalar::from_raw(graze_angle_to_degrees(raw())); }
    scalar to_radians() const { return scalar::from_raw(graze_angle_to_radians(raw())); }

    constexpr angle operator-() const { return from_raw(0 - raw()); }
    friend constexpr angle operator+(angle a, angle b) { return from_raw(a.raw() + b.raw()); }
    friend constexpr angle operator-(angle a, angle b) { return from_raw(a.raw() - b.raw()); }
    friend constexpr angle operator*(angle a, int32_t n) { return from_raw(a.raw() * static_cast<graze_angle>(n)); }
    constexpr angle &operator+=(angle a) { return *this = *this + a; }
    constexpr angle &operator-=(angle a) { return *this = *this - a; }

private:
    constexpr angle(graze_angle raw, int) : strong_number(raw) {}
};

/** A sine and a cosine. */
struct sine_and_cosine {
    scalar sine;   /**< The sine. */
    scalar cosine; /**< The cosine. */
};

inline scalar(sin)(angle a) { return scalar::from_raw(graze_sin(a.raw())); }
inline scalar(cos)(angle a) { return scalar::from_raw(graze_cos(a.raw())); }
inline scalar(tan)(angle a) { return scalar::from_raw(graze_tan(a.raw())); }

/** Returns both, for less than the two calls cost. */
inline sine_and_cosine sincos(angle a)
{
    graze_scalar sine, cosine;
    graze_sincos(a.raw(), &sine, &cosine);
    return {scalar::from_raw(sine), scalar::from_raw(cosine)};
}

/** Of an angle in radians, as a scalar. */
inline scalar sin_radians(scalar x) { return scalar::from_raw(graze_sin_radians(x.raw())); }
inline scalar cos_radians(scalar x) { return scalar::from_raw(graze_cos_radians(x.raw())); }
inline scalar tan_radians(scalar x) { return scalar::from_raw(graze_tan_radians(x.raw())); }

inline angle(atan2)(scalar y, scalar x) { return angle::from_raw(graze_atan2(y.raw(), x.raw())); }
inline angle(asin)(scalar x) { return angle::from_raw(graze_asin(x.raw())); }
inline angle(acos)(scalar x) { return angle::from_raw(graze_acos(x.raw())); }

/** The constant angle of n / d turns, as GRAZE_TURNS: graze::turns<1, 8>. */
template <int64_t n, int64_t d> constexpr angle turns = angle::from_raw(GRAZE_TURNS(n, d));

inline namespace literals {

/** An angle in degrees with at most six decimals, rounded to nearest: 22.5_deg. Multiples of a turn are 0. */
template <char... Characters> constexpr angle operator""_deg()
{
    constexpr detail::decimal number = detail::read_decimal<Characters...>();
    constexpr uint64_t millionth = UINT64_C(100000000000), turn = 360000000; // 10^17 / 10^6, 360 * 10^6
    static_assert(number.is_decimal, "graze: write an angle in decimal digits, without an exponent: 22.5_deg");
    static_assert(number.whole < UINT64_C(0x100000000), "graze: an angle ends at 2^32 degrees");
    static_assert(number.part % millionth == 0 && !number.has_rest, "graze: _deg has at most six decimals");
    constexpr uint64_t rest = (number.whole % 360 * 1000000 + number.part / millionth) % turn; // < 2^29
    return angle::from_raw(static_cast<graze_angle>((rest * UINT64_C(0x100000000) + turn / 2) / turn));
}

} // namespace literals

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze
#endif
/* ---- include/graze/hpp/text.hpp ---- */
/**
 * @file
 * Scalars as decimal text, without printf and strtod. text.h describes the numbers.
 */
#ifndef GRAZE_HPP_TEXT_HPP
#define GRAZE_HPP_TEXT_HPP
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
/* ---- include/graze/hpp/vec3.hpp ---- */
/**
 * @file
 * Vectors in space, with operators. Each calls the function of vec3.h, so it rounds and saturates as that does.
 */
#ifndef GRAZE_HPP_VEC3_HPP
#define GRAZE_HPP_VEC3_HPP
/* ---- include/graze/hpp/c_struct.hpp ---- */
/**
 * @file
 * What all vectors, lines and shapes of C++ have in common: each contains the structure of C, and nothing else.
 *
 * `v.raw()` is that structure, so `&v.raw()` is a `const graze_vec3 *` that C can read, without a copy. Its members are
 * plain numbers. `graze::vec3(graze::from_c, v)` goes the other way.
 */
#ifndef GRAZE_HPP_C_STRUCT_HPP
#define GRAZE_HPP_C_STRUCT_HPP
#include <stddef.h>
namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** Marks a structure of C: graze::vec3(graze::from_c, v). {} is no mark: in place of one it is a structure of zeros. */
struct from_c_t {
    explicit constexpr from_c_t(int) {}
};
inline constexpr from_c_t from_c(0);

namespace detail {

struct unwritten_t {
    explicit constexpr unwritten_t(int) {}
};
inline constexpr unwritten_t unwritten(0);
struct members_t {
    explicit constexpr members_t(int) {}
};
inline constexpr members_t members(0);

template <class C> class c_struct;

/** Returns an argument as a routine of C takes it: the address of a structure, or the number itself. */
template <class C> constexpr const C *to_c(const c_struct<C> &x) { return &x.raw(); }
template <class Self, class Raw> constexpr Raw to_c(const strong_number<Self, Raw> &x) { return x.raw(); }
template <class T> constexpr const T *to_c(const T *x) { return x; }
constexpr uint8_t to_c(uint8_t x) { return x; }
constexpr int32_t to_c(int32_t x) { return x; }

/** Passes an argument to a parameter of C of this type. */
template <class Parameter> struct pass {
    template <class T> static Parameter from(const T &x) { return x.raw(); }
};
template <class C> struct pass<const C *> {
    template <class T> static const C *from(const T &x) { return &x.raw(); }
};

/** A class with the structure C, which its children have in place of members of their own. */
template <class C> class c_struct {
public:
    using c_type = C;

    /** All numbers are 0. */
    constexpr c_struct() : c_{} {}
    constexpr c_struct(from_c_t, const C &c) : c_(c) {}

    /** Writes each member in its place. gcc would keep a copy of a structure that is copied as a whole. */
    template <class... Members> constexpr c_struct(members_t, const Members &...m) : c_{m...} {}

    /** Calls this routine of C, which writes the structure through its last pointer. With First, {} is no routine. */
    template <class First, class... Parameters, class... Arguments>
    c_struct(void (*routine)(First, Parameters...), const Arguments &...arguments)
    {
        routine(to_c(arguments)..., &c_);
    }

    /** Calls this routine of C, which returns the structure. */
    template <class First, class... Parameters, class FirstArgument, class... Arguments>
    c_struct(C (*routine)(First, Parameters...), const FirstArgument &first_argument, const Arguments &...arguments)
        : c_(routine(pass<First>::from(first_argument), pass<Parameters>::from(arguments)...))
    {
    }

    constexpr const C &raw() const { return c_; }
    constexpr C &raw() { return c_; }

    /** For what a routine of C writes. */
    explicit c_struct(unwritten_t) {}

protected:
    static constexpr scalar number(graze_scalar raw) { return scalar::from_raw(raw); }

private:
    C c_;
};

/** Returns an array of such a class as the array of structures that it is. */
template <class Class> constexpr const typename Class::c_type *c_array(const Class *array)
{
    static_assert(sizeof(Class) == sizeof(typename Class::c_type), "there is nothing but the structure of C");
    return array == nullptr ? nullptr : &array->raw();
}

/** Accepts the address of a T, and not that of a child of T: the elements of its array are farther apart. */
template <class T> struct elements {
    static void begin_at(const T *);
    template <class Other> static void begin_at(const Other *) = delete;
};

} // namespace detail

/**
 * An array that belongs to you, such as the boxes of nearest_raycast. An array, a pointer and a count, and whatever
 * has data() and size() become one: std::array, std::vector, std::span. It must live as long as the view.
 */
template <class T> class array_view {
public:
    template <class Element, class = decltype(detail::elements<T>::begin_at(static_cast<Element *>(nullptr)))>
    constexpr array_view(Element *array, uint32_t count) : array_(array), count_(count)
    {
    }
    constexpr array_view(decltype(nullptr), uint32_t) : array_(nullptr), count_(0) {}
    template <size_t count> constexpr array_view(const T (&array)[count])
        : array_(array), count_(static_cast<uint32_t>(count))
    {
    }
    template <class Container,
        class = decltype(detail::elements<T>::begin_at(static_cast<const Container *>(nullptr)->data()))>
    constexpr array_view(const Container &container)
        : array_(container.data()), count_(static_cast<uint32_t>(container.size()))
    {
    }

    constexpr const T *data() const { return array_; }
    constexpr uint32_t size() const { return count_; }

private:
    const T *array_;
    uint32_t count_;
};

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze
#endif
namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** A point or a direction in space: graze_vec3. */
class vec3 : public detail::c_struct<graze_vec3> {
public:
    using c_struct::c_struct;
    constexpr vec3() = default;
    constexpr vec3(from_c_t, const graze_vec3 &v) : c_struct(detail::members, v.x, v.y, v.z) {}
    constexpr vec3(scalar x, scalar y, scalar z) : c_struct(detail::members, x.raw(), y.raw(), z.raw()) {}

    constexpr scalar x() const { return number(raw().x); }
    constexpr scalar y() const { return number(raw().y); }
    constexpr scalar z() const { return number(raw().z); }

    /** Sets one coordinate: v.y(v.y() - 1_q). */
    constexpr void x(scalar value) { raw().x = value.raw(); }
    constexpr void y(scalar value) { raw().y = value.raw(); }
    constexpr void z(scalar value) { raw().z = value.raw(); }

    constexpr vec3 operator-() const { return {from_c, graze_vec3_neg(raw())}; }
    constexpr vec3 operator+() const { return *this; }

    friend constexpr vec3 operator+(const vec3 &a, const vec3 &b) { return {from_c, graze_vec3_add(a.raw(), b.raw())}; }
    friend constexpr vec3 operator-(const vec3 &a, const vec3 &b) { return {from_c, graze_vec3_sub(a.raw(), b.raw())}; }
    friend vec3 operator*(const vec3 &v, scalar s) { return {from_c, graze_vec3_scale(v.raw(), s.raw())}; }
    friend vec3 operator*(scalar s, const vec3 &v) { return v * s; }

    constexpr vec3 &operator+=(const vec3 &v) { return *this = *this + v; }
    constexpr vec3 &operator-=(const vec3 &v) { return *this = *this - v; }
    vec3 &operator*=(scalar s) { return *this = *this * s; }

    friend constexpr bool operator==(const vec3 &a, const vec3 &b)
    {
        return a.x() == b.x() && a.y() == b.y() && a.z() == b.z();
    }
    friend constexpr bool operator!=(const vec3 &a, const vec3 &b) { return !(a == b); }
};

constexpr vec3(min)(const vec3 &a, const vec3 &b) { return {from_c, graze_vec3_min(a.raw(), b.raw())}; }
constexpr vec3(max)(const vec3 &a, const vec3 &b) { return {from_c, graze_vec3_max(a.raw(), b.raw())}; }

inline wide dot(const vec3 &a, const vec3 &b) { return wide::from_raw(graze_vec3_dot(a.raw(), b.raw())); }
inline vec3 cross(const vec3 &a, const vec3 &b) { return {graze_vec3_cross, a, b}; }
inline wide length_sq(const vec3 &v) { return wide::from_raw(graze_vec3_length_sq(v.raw())); }
inline scalar length(const vec3 &v) { return scalar::from_raw(graze_vec3_length(v.raw())); }
inline scalar distance(const vec3 &a, const vec3 &b) { return scalar::from_raw(graze_vec3_distance(a.raw(), b.raw())); }
inline vec3 normalize(const vec3 &v) { return {graze_vec3_normalize, v}; }
inline vec3 reflect(const vec3 &v, const vec3 &normal) { return {graze_vec3_reflect, v, normal}; }
inline vec3 slide(const vec3 &v, const vec3 &normal) { return {graze_vec3_slide, v, normal}; }
inline vec3 lerp(const vec3 &a, const vec3 &b, fraction t) { return {graze_vec3_lerp, a, b, t}; }

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze
#endif
/* ---- include/graze/hpp/vec2.hpp ---- */
/**
 * @file
 * Vectors in the plane, with operators. Each calls the function of vec2.h, so it rounds and saturates as that does.
 */
#ifndef GRAZE_HPP_VEC2_HPP
#define GRAZE_HPP_VEC2_HPP
namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** A point or a direction in the plane: graze_vec2. */
class vec2 : public detail::c_struct<graze_vec2> {
public:
    using c_struct::c_struct;
    constexpr vec2() = default;
    constexpr vec2(from_c_t, const graze_vec2 &v) : c_struct(detail::members, v.x, v.y) {}
    constexpr vec2(scalar x, scalar y) : c_struct(detail::members, x.raw(), y.raw()) {}

    constexpr scalar x() const { return number(raw().x); }
    constexpr scalar y() const { return number(raw().y); }

    constexpr void x(scalar value) { raw().x = value.raw(); }
    constexpr void y(scalar value) { raw().y = value.raw(); }

    constexpr vec2 operator-() const { return {from_c, graze_vec2_neg(raw())}; }
    constexpr vec2 operator+() const { return *this; }

    friend constexpr vec2 operator+(const vec2 &a, const vec2 &b) { return {from_c, graze_vec2_add(a.raw(), b.raw())}; }
    friend constexpr vec2 operator-(const vec2 &a, const vec2 &b) { return {from_c, graze_vec2_sub(a.raw(), b.raw())}; }
    friend vec2 operator*(const vec2 &v, scalar s) { return {from_c, graze_vec2_scale(v.raw(), s.raw())}; }
    friend vec2 operator*(scalar s, const vec2 &v) { return v * s; }

    constexpr vec2 &operator+=(const vec2 &v) { return *this = *this + v; }
    constexpr vec2 &operator-=(const vec2 &v) { return *this = *this - v; }
    vec2 &operator*=(scalar s) { return *this = *this * s; }

    friend constexpr bool operator==(const vec2 &a, const vec2 &b) { return a.x() == b.x() && a.y() == b.y(); }
    friend constexpr bool operator!=(const vec2 &a, const vec2 &b) { return !(a == b); }
};

constexpr vec2(min)(const vec2 &a, const vec2 &b) { return {from_c, graze_vec2_min(a.raw(), b.raw())}; }
constexpr vec2(max)(const vec2 &a, const vec2 &b) { return {from_c, graze_vec2_max(a.raw(), b.raw())}; }

inline wide dot(const vec2 &a, const vec2 &b) { return wide::from_raw(graze_vec2_dot(a.raw(), b.raw())); }
inline wide cross(const vec2 &a, const vec2 &b) { return wide::from_raw(graze_vec2_cross(a.raw(), b.raw())); }
inline wide length_sq(const vec2 &v) { return wide::from_raw(graze_vec2_length_sq(v.raw())); }
inline scalar length(const vec2 &v) { return scalar::from_raw(graze_vec2_length(v.raw())); }
inline scalar distance(const vec2 &a, const vec2 &b) { return scalar::from_raw(graze_vec2_distance(a.raw(), b.raw())); }
inline vec2 normalize(const vec2 &v) { return {graze_vec2_normalize, v}; }
inline vec2 reflect(const vec2 &v, const vec2 &normal) { return {graze_vec2_reflect, v, normal}; }
inline vec2 slide(const vec2 &v, const vec2 &normal) { return {graze_vec2_slide, v, normal}; }
inline vec2 rotate(const vec2 &v, angle by) { return {graze_vec2_rotate, v, by}; }
inline vec2 lerp(const vec2 &a, const vec2 &b, fraction t) { return {graze_vec2_lerp, a, b, t}; }

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze
#endif
/* ---- include/graze/hpp/line.hpp ---- */
/**
 * @file
 * Lines, results and hits. line.h defines the edge cases of all casts.
 *
 *     if (graze::ray_hit hit = raycast(ball, up))
 *         bounce(hit.point(), hit.normal());
 */
#ifndef GRAZE_HPP_LINE_HPP
#define GRAZE_HPP_LINE_HPP
namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** All points from a to b, both included: graze_segment. */
class segment : public detail::c_struct<graze_segment> {
public:
    using c_struct::c_struct;
    constexpr segment() = default;
    constexpr segment(const vec3 &a, const vec3 &b) : c_struct(detail::members, a.raw(), b.raw()) {}

    constexpr vec3 a() const { return {from_c, raw().a}; }
    constexpr vec3 b() const { return {from_c, raw().b}; }
    constexpr void a(const vec3 &point) { raw().a = point.raw(); }
    constexpr void b(const vec3 &point) { raw().b = point.raw(); }
};

/** All points origin + t * dir with 0 <= t <= t_max: graze_ray. Without a t_max it has no limit. */
class ray : public detail::c_struct<graze_ray> {
public:
    using c_struct::c_struct;
    constexpr ray() = default;
    constexpr ray(const vec3 &origin, const vec3 &dir, scalar t_max = scalar::from_raw(GRAZE_NO_LIMIT))
        : c_struct(detail::members, origin.raw(), dir.raw(), t_max.raw())
    {
    }

    constexpr vec3 origin() const { return {from_c, raw().origin}; }
    constexpr vec3 dir() const { return {from_c, raw().dir}; }
    constexpr scalar t_max() const { return number(raw().t_max); }
    constexpr void origin(const vec3 &point) { raw().origin = point.raw(); }
    constexpr void dir(const vec3 &direction) { raw().dir = direction.raw(); }
    constexpr void t_max(scalar t) { raw().t_max = t.raw(); }
};

/** The result of a cast: miss < touch < hit < inside. graze_result says what to do with each. */
enum class result : graze_result {
    miss = GRAZE_MISS,    /**< No point in common. */
    touch = GRAZE_TOUCH,  /**< Only points of the surface in common. */
    hit = GRAZE_HIT,      /**< It enters (exits: leaves) the interior, or passes a plane. */
    inside = GRAZE_INSIDE /**< It starts (exits: ends) in the interior. */
};

/** The side of a surface. The normal points to the front. */
enum class side : graze_side {
    back = GRAZE_BACK,     /**< Strictly behind the surface. */
    across = GRAZE_ACROSS, /**< On both sides, or on the surface. */
    front = GRAZE_FRONT    /**< Strictly in front of the surface. */
};

/** Returns the other side: the one that a line with this side goes to. */
constexpr side operator-(side s) { return static_cast<side>(-static_cast<graze_side>(s)); }

namespace detail {

/** The result of a cast and, unless it is a miss, the hit: a structure of C with a point and a normal. */
template <class C, class Vec> class hit : public c_struct<C> {
public:
    /** A miss. */
    constexpr hit() : result_(GRAZE_MISS) {}

    /** Calls this cast of C. After a miss the numbers of the hit are unspecified. */
    template <class First, class... Parameters, class... Arguments>
    hit(graze_result (*routine)(First, Parameters...), const Arguments &...arguments)
        : c_struct<C>(unwritten), result_(routine(to_c(arguments)..., &this->raw()))
    {
    }

    /** True unless the cast missed. */
    constexpr explicit operator bool() const { return result_ != GRAZE_MISS; }

    constexpr graze::result result() const { return static_cast<graze::result>(result_); }
    constexpr Vec point() const { return {from_c, this->raw().point}; }
    constexpr Vec normal() const { return {from_c, this->raw().normal}; }

    /** For conversions, which write the hit. */
    hit(unwritten_t, graze::result result) : c_struct<C>(unwritten), result_(static_cast<graze_result>(result)) {}

protected:
    explicit hit(unwritten_t) : c_struct<C>(unwritten) {}
    void set_result(graze_result result) { result_ = result; }

private:
    graze_result result_;
};

} // namespace detail

/** Where a segment hits a face: graze_face_line_hit. */
class face_line_hit : public detail::hit<graze_face_line_hit, vec3> {
public:
    using hit::hit;
    constexpr face_line_hit() = default;
    constexpr graze::fraction fraction() const { return graze::fraction::from_raw(raw().fraction); }
    constexpr graze::side side() const { return static_cast<graze::side>(raw().side); }
};

/** Where a ray hits a face: graze_face_ray_hit. */
class face_ray_hit : public detail::hit<graze_face_ray_hit, vec3> {
public:
    using hit::hit;
    constexpr face_ray_hit() = default;
    constexpr scalar t() const { return number(raw().t); }
    constexpr graze::side side() const { return static_cast<graze::side>(raw().side); }
};

/** Where a segment hits a solid: graze_line_hit. A hit of a face becomes one, as graze_line_hit_from_face_hit. */
class line_hit : public detail::hit<graze_line_hit, vec3> {
public:
    using hit::hit;
    constexpr line_hit() = default;
    line_hit(const face_line_hit &from) : hit(detail::unwritten, from.result())
    {
        if (from)
        graze_line_hit_from_face_hit(&from.raw(), &raw());
    }
    constexpr graze::fraction fraction() const { return graze::fraction::from_raw(raw().fraction); }
};

/**
 * Where a ray hits a solid: graze_ray_hit. A hit of a face becomes one, as graze_ray_hit_from_face_hit. The hit of a
 * segment becomes one if you say so, as graze_ray_hit_from_line_hit, which rounds.
 */
class ray_hit : public detail::hit<graze_ray_hit, vec3> {
public:
    using hit::hit;
    constexpr ray_hit() = default;
    ray_hit(const face_ray_hit &from) : hit(detail::unwritten, from.result())
    {
        if (from)
        graze_ray_hit_from_face_hit(&from.raw(), &raw());
    }
    explicit ray_hit(const line_hit &from) : hit(detail::unwritten, from.result())
    {
        if (from)
        graze_ray_hit_from_line_hit(&from.raw(), &raw());
    }
    constexpr scalar t() const { return number(raw().t); }
};

/**
 * Calls a cast of C without a hit, and returns its result. The fixed build then does not divide:
 * result_of(graze_obb_linecast, box, path).
 */
template <class First, class... Parameters, class... Arguments>
result result_of(graze_result (*routine)(First, Parameters...), const Arguments &...arguments)
{
    return static_cast<result>(routine(detail::to_c(arguments)..., nullptr));
}

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze
#endif
/* ---- include/graze/hpp/sphere.hpp ---- */
/**
 * @file
 * The sphere, and its queries. sphere.h says how they round.
 */
#ifndef GRAZE_HPP_SPHERE_HPP
#define GRAZE_HPP_SPHERE_HPP
namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** A solid ball: graze_sphere. */
class sphere : public detail::c_struct<graze_sphere> {
public:
    using c_struct::c_struct;
    constexpr sphere() = default;
    constexpr sphere(const vec3 &center, scalar radius) : c_struct(detail::members, center.raw(), radius.raw()) {}

    constexpr vec3 center() const { return {from_c, raw().center}; }
    constexpr scalar radius() const { return number(raw().radius); }
    constexpr void center(const vec3 &point) { raw().center = point.raw(); }
    constexpr void radius(scalar length) { raw().radius = length.raw(); }
};

inline bool contains(const sphere &shape, const vec3 &point)
{
    return graze_sphere_contains_point(&shape.raw(), &point.raw());
}
inline bool overlaps(const sphere &shape, const sphere &other)
{
    return graze_sphere_overlaps_sphere(&shape.raw(), &other.raw());
}

inline vec3 closest_point(const sphere &shape, const vec3 &point) { return {graze_sphere_closest_point, shape, point}; }
inline scalar distance(const sphere &shape, const vec3 &point)
{
    return scalar::from_raw(graze_sphere_distance(&shape.raw(), &point.raw()));
}
inline vec3 off_surface(const sphere &shape, const vec3 &point, const vec3 &normal)
{
    return {graze_sphere_off_surface, shape, point, normal};
}

/** A point to continue from after this hit. */
template <class C> vec3 off_surface(const sphere &shape, const detail::hit<C, vec3> &hit)
{
    vec3 off(detail::unwritten);
    graze_sphere_off_surface(&shape.raw(), &hit.raw().point, &hit.raw().normal, &off.raw());
    return off;
}

inline bool overlaps(const sphere &shape, const segment &line)
{
    return graze_sphere_overlaps_segment(&shape.raw(), &line.raw());
}
inline bool overlaps(const sphere &shape, const ray &line)
{
    return graze_sphere_overlaps_ray(&shape.raw(), &line.raw());
}
inline line_hit linecast(const sphere &shape, const segment &line) { return {graze_sphere_linecast, shape, line}; }
inline ray_hit raycast(const sphere &shape, const ray &line) { return {graze_sphere_raycast, shape, line}; }
inline line_hit linecast_exit(const sphere &shape, const segment &line)
{
    return {graze_sphere_linecast_exit, shape, line};
}
inline ray_hit raycast_exit(const sphere &shape, const ray &line) { return {graze_sphere_raycast_exit, shape, line}; }

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze
#endif
/* ---- include/graze/hpp/line2.hpp ---- */
/**
 * @file
 * Lines in the plane, and their hits.
 */
#ifndef GRAZE_HPP_LINE2_HPP
#define GRAZE_HPP_LINE2_HPP
namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** All points from a to b, both included: graze_segment2. It is also the wall of segment2.hpp. */
class segment2 : public detail::c_struct<graze_segment2> {
public:
    using c_struct::c_struct;
    constexpr segment2() = default;
    constexpr segment2(const vec2 &a, const vec2 &b) : c_struct(detail::members, a.raw(), b.raw()) {}

    constexpr vec2 a() const { return {from_c, raw().a}; }
    constexpr vec2 b() const { return {from_c, raw().b}; }
    constexpr void a(const vec2 &point) { raw().a = point.raw(); }
    constexpr void b(const vec2 &point) { raw().b = point.raw(); }
};

/** All points origin + t * dir with 0 <= t <= t_max: graze_ray2. Without a t_max it has no limit. */
class ray2 : public detail::c_struct<graze_ray2> {
public:
    using c_struct::c_struct;
    constexpr ray2() = default;
    constexpr ray2(const vec2 &origin, const vec2 &dir, scalar t_max = scalar::from_raw(GRAZE_NO_LIMIT))
        : c_struct(detail::members, origin.raw(), dir.raw(), t_max.raw())
    {
    }

    constexpr vec2 origin() const { return {from_c, raw().origin}; }
    constexpr vec2 dir() const { return {from_c, raw().dir}; }
    constexpr scalar t_max() const { return number(raw().t_max); }
    constexpr void origin(const vec2 &point) { raw().origin = point.raw(); }
    constexpr void dir(const vec2 &direction) { raw().dir = direction.raw(); }
    constexpr void t_max(scalar t) { raw().t_max = t.raw(); }
};

/** Where a segment hits a circle or a rectangle: graze_line_hit2. A hit of a wall becomes one. */
class line_hit2 : public detail::hit<graze_line_hit2, vec2> {
public:
    using hit::hit;
    constexpr line_hit2() = default;
    constexpr graze::fraction fraction() const { return graze::fraction::from_raw(raw().fraction); }
};

/**
 * Where a ray hits a circle or a rectangle: graze_ray_hit2. A hit of a wall becomes one. The hit of a segment becomes
 * one if you say so, as graze_ray_hit2_from_line_hit2, which rounds.
 */
class ray_hit2 : public detail::hit<graze_ray_hit2, vec2> {
public:
    using hit::hit;
    constexpr ray_hit2() = default;
    explicit ray_hit2(const line_hit2 &from) : hit(detail::unwritten, from.result())
    {
        if (from)
        graze_ray_hit2_from_line_hit2(&from.raw(), &raw());
    }
    constexpr scalar t() const { return number(raw().t); }
};

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze
#endif
/* ---- include/graze/hpp/circle.hpp ---- */
/**
 * @file
 * The circle, and its queries. circle.h says how they round.
 */
#ifndef GRAZE_HPP_CIRCLE_HPP
#define GRAZE_HPP_CIRCLE_HPP
namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** A solid disc in the plane: graze_circle. */
class circle : public detail::c_struct<graze_circle> {
public:
    using c_struct::c_struct;
    constexpr circle() = default;
    constexpr circle(const vec2 &center, scalar radius) : c_struct(detail::members, center.raw(), radius.raw()) {}

    constexpr vec2 center() const { return {from_c, raw().center}; }
    constexpr scalar radius() const { return number(raw().radius); }
    constexpr void center(const vec2 &point) { raw().center = point.raw(); }
    constexpr void radius(scalar length) { raw().radius = length.raw(); }
};

inline bool contains(const circle &shape, const vec2 &point)
{
    return graze_circle_contains_point(&shape.raw(), &point.raw());
}
inline bool overlaps(const circle &shape, const circle &other)
{
    return graze_circle_overlaps_circle(&shape.raw(), &other.raw());
}

inline vec2 closest_point(const circle &shape, const vec2 &point) { return {graze_circle_closest_point, shape, point}; }
inline scalar distance(const circle &shape, const vec2 &point)
{
    return scalar::from_raw(graze_circle_distance(&shape.raw(), &point.raw()));
}
inline vec2 off_surface(const circle &shape, const vec2 &point, const vec2 &normal)
{
    return {graze_circle_off_surface, shape, point, normal};
}

template <class C> vec2 off_surface(const circle &shape, const detail::hit<C, vec2> &hit)
{
    vec2 off(detail::unwritten);
    graze_circle_off_surface(&shape.raw(), &hit.raw().point, &hit.raw().normal, &off.raw());
    return off;
}

inline bool overlaps(const circle &shape, const segment2 &line)
{
    return graze_circle_overlaps_segment(&shape.raw(), &line.raw());
}
inline bool overlaps(const circle &shape, const ray2 &line)
{
    return graze_circle_overlaps_ray(&shape.raw(), &line.raw());
}
inline line_hit2 linecast(const circle &shape, const segment2 &line) { return {graze_circle_linecast, shape, line}; }
inline ray_hit2 raycast(const circle &shape, const ray2 &line) { return {graze_circle_raycast, shape, line}; }
inline line_hit2 linecast_exit(const circle &shape, const segment2 &line)
{
    return {graze_circle_linecast_exit, shape, line};
}
inline ray_hit2 raycast_exit(const circle &shape, const ray2 &line) { return {graze_circle_raycast_exit, shape, line}; }

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze
#endif
/* ---- include/graze/hpp/aabb.hpp ---- */
/**
 * @file
 * The axis-aligned box, and its queries. aabb.h says how they round.
 */
#ifndef GRAZE_HPP_AABB_HPP
#define GRAZE_HPP_AABB_HPP
namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** All points p with min <= p <= max on each axis: graze_aabb. */
class aabb : public detail::c_struct<graze_aabb> {
public:
    using c_struct::c_struct;
    constexpr aabb() = default;
    constexpr aabb(const vec3 &least, const vec3 &greatest) : c_struct(detail::members, least.raw(), greatest.raw()) {}

    static aabb from_center_size(const vec3 &center, const vec3 &size)
    {
        return {graze_aabb_from_center_size, center, size};
    }
    static aabb from_points(array_view<vec3> points)
    {
        aabb made(detail::unwritten);
        graze_aabb_from_points(detail::c_array(points.data()), points.size(), &made.raw());
        return made;
    }

    /** The least and the greatest coordinates. (Parentheses keep macros of these names away.) */
    constexpr vec3(min)() const { return {from_c, raw().min}; }
    constexpr vec3(max)() const { return {from_c, raw().max}; }
    constexpr void(min)(const vec3 &least) { raw().min = least.raw(); }
    constexpr void(max)(const vec3 &greatest) { raw().max = greatest.raw(); }
};

inline aabb merge(const aabb &a, const aabb &b) { return {graze_aabb_merge, a, b}; }

inline bool contains(const aabb &shape, const vec3 &point)
{
    return graze_aabb_contains_point(&shape.raw(), &point.raw());
}
inline bool contains(const aabb &shape, const aabb &other)
{
    return graze_aabb_contains_aabb(&shape.raw(), &other.raw());
}
inline bool overlaps(const aabb &shape, const aabb &other)
{
    return graze_aabb_overlaps_aabb(&shape.raw(), &other.raw());
}
inline bool overlaps(const aabb &shape, const sphere &other)
{
    return graze_aabb_overlaps_sphere(&shape.raw(), &other.raw());
}
inline bool overlaps(const sphere &shape, const aabb &other) { return overlaps(other, shape); }

inline vec3 closest_point(const aabb &shape, const vec3 &point) { return {graze_aabb_closest_point, shape, point}; }
inline scalar distance(const aabb &shape, const vec3 &point)
{
    return scalar::from_raw(graze_aabb_distance(&shape.raw(), &point.raw()));
}
inline wide distance_sq(const aabb &shape, const vec3 &point)
{
    return wide::from_raw(graze_aabb_distance_sq(&shape.raw(), &point.raw()));
}
inline vec3 off_surface(const aabb &shape, const vec3 &point, const vec3 &normal)
{
    return {graze_aabb_off_surface, shape, point, normal};
}

template <class C> vec3 off_surface(const aabb &shape, const detail::hit<C, vec3> &hit)
{
    vec3 off(detail::unwritten);
    graze_aabb_off_surface(&shape.raw(), &hit.raw().point, &hit.raw().normal, &off.raw());
    return off;
}

inline bool overlaps(const aabb &shape, const segment &line)
{
    return graze_aabb_overlaps_segment(&shape.raw(), &line.raw());
}
inline bool overlaps(const aabb &shape, const ray &line) { return graze_aabb_overlaps_ray(&shape.raw(), &line.raw()); }
inline line_hit linecast(const aabb &shape, const segment &line) { return {graze_aabb_linecast, shape, line}; }
inline ray_hit raycast(const aabb &shape, const ray &line) { return {graze_aabb_raycast, shape, line}; }
inline line_hit linecast_exit(const aabb &shape, const segment &line)
{
    return {graze_aabb_linecast_exit, shape, line};
}
inline ray_hit raycast_exit(const aabb &shape, const ray &line) { return {graze_aabb_raycast_exit, shape, line}; }

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze
#endif
/* ---- include/graze/hpp/rect.hpp ---- */
/**
 * @file
 * The axis-aligned rectangle, and its queries. rect.h says how they round.
 */
#ifndef GRAZE_HPP_RECT_HPP
#define GRAZE_HPP_RECT_HPP
namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** All points p of the plane with min <= p <= max on each axis: graze_rect. */
class rect : public detail::c_struct<graze_rect> {
public:
    using c_struct::c_struct;
    constexpr rect() = default;
    constexpr rect(const vec2 &least, const vec2 &greatest) : c_struct(detail::members, least.raw(), greatest.raw()) {}

    static rect from_center_size(const vec2 &center, const vec2 &size)
    {
        return {graze_rect_from_center_size, center, size};
    }
    static rect from_points(array_view<vec2> points)
    {
        rect made(detail::unwritten);
        graze_rect_from_points(detail::c_array(points.data()), points.size(), &made.raw());
        return made;
    }

    constexpr vec2(min)() const { return {from_c, raw().min}; }
    constexpr vec2(max)() const { return {from_c, raw().max}; }
    constexpr void(min)(const vec2 &least) { raw().min = least.raw(); }
    constexpr void(max)(const vec2 &greatest) { raw().max = greatest.raw(); }
};

inline rect merge(const rect &a, const rect &b) { return {graze_rect_merge, a, b}; }

inline bool contains(const rect &shape, const vec2 &point)
{
    return graze_rect_contains_point(&shape.raw(), &point.raw());
}
inline bool contains(const rect &shape, const rect &other)
{
    return graze_rect_contains_rect(&shape.raw(), &other.raw());
}
inline bool overlaps(const rect &shape, const rect &other)
{
    return graze_rect_overlaps_rect(&shape.raw(), &other.raw());
}
inline bool overlaps(const rect &shape, const circle &other)
{
    return graze_rect_overlaps_circle(&shape.raw(), &other.raw());
}
inline bool overlaps(const circle &shape, const rect &other) { return overlaps(other, shape); }

inline vec2 closest_point(const rect &shape, const vec2 &point) { return {graze_rect_closest_point, shape, point}; }
inline scalar distance(const rect &shape, const vec2 &point)
{
    return scalar::from_raw(graze_rect_distance(&shape.raw(), &point.raw()));
}
inline wide distance_sq(const rect &shape, const vec2 &point)
{
    return wide::from_raw(graze_rect_distance_sq(&shape.raw(), &point.raw()));
}
inline vec2 off_surface(const rect &shape, const vec2 &point, const vec2 &normal)
{
    return {graze_rect_off_surface, shape, point, normal};
}

template <class C> vec2 off_surface(const rect &shape, const detail::hit<C, vec2> &hit)
{
    vec2 off(detail::unwritten);
    graze_rect_off_surface(&shape.raw(), &hit.raw().point, &hit.raw().normal, &off.raw());
    return off;
}

inline bool overlaps(const rect &shape, const segment2 &line)
{
    return graze_rect_overlaps_segment(&shape.raw(), &line.raw());
}
inline bool overlaps(const rect &shape, const ray2 &line) { return graze_rect_overlaps_ray(&shape.raw(), &line.raw()); }
inline line_hit2 linecast(const rect &shape, const segment2 &line) { return {graze_rect_linecast, shape, line}; }
inline ray_hit2 raycast(const rect &shape, const ray2 &line) { return {graze_rect_raycast, shape, line}; }
inline line_hit2 linecast_exit(const rect &shape, const segment2 &line)
{
    return {graze_rect_linecast_exit, shape, line};
}
inline ray_hit2 raycast_exit(const rect &shape, const ray2 &line) { return {graze_rect_raycast_exit, shape, line}; }

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze
#endif
/* ---- include/graze/hpp/quaternion.hpp ---- */
/**
 * @file
 * Rotations in space. quaternion.h says how they round.
 */
#ifndef GRAZE_HPP_QUATERNION_HPP
#define GRAZE_HPP_QUATERNION_HPP
namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** A rotation: graze_quaternion. (0, 0, 0, 1), the default, rotates nothing. */
class quaternion : public detail::c_struct<graze_quaternion> {
public:
    using c_struct::c_struct;
    constexpr quaternion() : c_struct(from_c, {0, 0, 0, GRAZE_ONE}) {}
    quaternion(scalar x, scalar y, scalar z, scalar w)
        : c_struct(from_c, graze_quaternion_of(x.raw(), y.raw(), z.raw(), w.raw()))
    {
    }

    static quaternion from_axis_angle(const vec3 &axis, angle by)
    {
        return {graze_quaternion_from_axis_angle, axis, by};
    }

    constexpr scalar x() const { return number(raw().x); }
    constexpr scalar y() const { return number(raw().y); }
    constexpr scalar z() const { return number(raw().z); }
    constexpr scalar w() const { return number(raw().w); }

    /** The rotation by b, then by a. */
    friend quaternion operator*(const quaternion &a, const quaternion &b) { return {graze_quaternion_multiply, a, b}; }
    quaternion &operator*=(const quaternion &b) { return *this = *this * b; }
};

inline quaternion normalize(const quaternion &q) { return {graze_quaternion_normalize, q}; }
inline vec3 rotate(const vec3 &v, const quaternion &by) { return {graze_quaternion_rotate, by, v}; }

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze
#endif
/* ---- include/graze/hpp/matrix.hpp ---- */
/**
 * @file
 * Transforms. matrix.h says how they round.
 */
#ifndef GRAZE_HPP_MATRIX_HPP
#define GRAZE_HPP_MATRIX_HPP
namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** A transform, or the place of an object in the world: graze_matrix. The default maps every point to itself. */
class matrix : public detail::c_struct<graze_matrix> {
public:
    using c_struct::c_struct;
    constexpr matrix() : c_struct(from_c, {{GRAZE_ONE, 0, 0}, {0, GRAZE_ONE, 0}, {0, 0, GRAZE_ONE}, {0, 0, 0}}) {}
    constexpr matrix(const vec3 &x, const vec3 &y, const vec3 &z, const vec3 &origin)
        : c_struct(detail::members, x.raw(), y.raw(), z.raw(), origin.raw())
    {
    }

    static matrix from_quaternion(const quaternion &rotation, const vec3 &origin)
    {
        matrix made(detail::unwritten);
        graze_matrix_from_quaternion(rotation.raw(), origin.raw(), &made.raw());
        return made;
    }
    static matrix look_at(const vec3 &eye, const vec3 &target, const vec3 &up)
    {
        matrix made(detail::unwritten);
        graze_matrix_look_at(eye.raw(), target.raw(), up.raw(), &made.raw());
        return made;
    }

    constexpr vec3 x() const { return {from_c, raw().x}; }
    constexpr vec3 y() const { return {from_c, raw().y}; }
    constexpr vec3 z() const { return {from_c, raw().z}; }
    constexpr vec3 origin() const { return {from_c, raw().origin}; }
    constexpr void x(const vec3 &image) { raw().x = image.raw(); }
    constexpr void y(const vec3 &image) { raw().y = image.raw(); }
    constexpr void z(const vec3 &image) { raw().z = image.raw(); }
    constexpr void origin(const vec3 &image) { raw().origin = image.raw(); }

    /** The transform by b, then by a. */
    friend matrix operator*(const matrix &a, const matrix &b) { return {graze_matrix_multiply, a, b}; }
    matrix &operator*=(const matrix &b) { return *this = *this * b; }
};

inline matrix inverse_rigid(const matrix &m) { return {graze_matrix_inverse_rigid, m}; }
inline vec3 transform_point(const matrix &m, const vec3 &point) { return {graze_matrix_transform_point, m, point}; }
inline vec3 transform_direction(const matrix &m, const vec3 &direction)
{
    return {graze_matrix_transform_direction, m, direction};
}

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze
#endif
/* ---- include/graze/hpp/obb.hpp ---- */
/**
 * @file
 * The oriented box, and its queries. obb.h says how they round.
 */
#ifndef GRAZE_HPP_OBB_HPP
#define GRAZE_HPP_OBB_HPP
namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** A box with axes of its own: graze_obb. */
class obb : public detail::c_struct<graze_obb> {
public:
    using c_struct::c_struct;
    constexpr obb() = default;

    /** Stores the axes as they are; from_axes normalizes them. half: half of the size on each axis. */
    constexpr obb(const vec3 &center, const vec3 (&axes)[3], const vec3 &half)
        : c_struct(from_c, {center.raw(), {axes[0].raw(), axes[1].raw(), axes[2].raw()}, half.raw()})
    {
    }

    static obb from_axes(const vec3 &center, const vec3 (&axes)[3], const vec3 &size)
    {
        return {graze_obb_from_axes, center, detail::c_array(axes), size};
    }
    static obb from_matrix(const matrix &world, const vec3 &size) { return {graze_obb_from_matrix, world, size}; }
    static obb from_quaternion(const vec3 &center, const quaternion &rotation, const vec3 &size)
    {
        return {graze_obb_from_quaternion, center, rotation, size};
    }

    constexpr vec3 center() const { return {from_c, raw().center}; }
    constexpr vec3 axis(int i) const { return {from_c, raw().axis[i]}; }
    constexpr vec3 half() const { return {from_c, raw().half}; }
    constexpr void center(const vec3 &point) { raw().center = point.raw(); }
    constexpr void axis(int i, const vec3 &direction) { raw().axis[i] = direction.raw(); }
    constexpr void half(const vec3 &extents) { raw().half = extents.raw(); }
};

inline bool contains(const obb &shape, const vec3 &point)
{
    return graze_obb_contains_point(&shape.raw(), &point.raw());
}
inline bool overlaps(const obb &shape, const obb &other) { return graze_obb_overlaps_obb(&shape.raw(), &other.raw()); }
inline bool overlaps(const obb &shape, const aabb &other)
{
    return graze_obb_overlaps_aabb(&shape.raw(), &other.raw());
}
inline bool overlaps(const aabb &shape, const obb &other) { return overlaps(other, shape); }
inline bool overlaps(const obb &shape, const sphere &other)
{
    return graze_obb_overlaps_sphere(&shape.raw(), &other.raw());
}
inline bool overlaps(const sphere &shape, const obb &other) { return overlaps(other, shape); }

inline vec3 closest_point(const obb &shape, const vec3 &point) { return {graze_obb_closest_point, shape, point}; }

inline bool overlaps(const obb &shape, const segment &line)
{
    return graze_obb_overlaps_segment(&shape.raw(), &line.raw());
}
inline bool overlaps(const obb &shape, const ray &line) { return graze_obb_overlaps_ray(&shape.raw(), &line.raw()); }
inline line_hit linecast(const obb &shape, const segment &line) { return {graze_obb_linecast, shape, line}; }
inline ray_hit raycast(const obb &shape, const ray &line) { return {graze_obb_raycast, shape, line}; }
inline line_hit linecast_exit(const obb &shape, const segment &line) { return {graze_obb_linecast_exit, shape, line}; }
inline ray_hit raycast_exit(const obb &shape, const ray &line) { return {graze_obb_raycast_exit, shape, line}; }

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze
#endif
/* ---- include/graze/hpp/segment2.hpp ---- */
/**
 * @file
 * The wall: a segment in the plane that others hit. segment2.h says how its queries round.
 */
#ifndef GRAZE_HPP_SEGMENT2_HPP
#define GRAZE_HPP_SEGMENT2_HPP
namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** A segment as a wall. */
using wall = segment2;

/** Where a segment hits a wall: graze_wall_line_hit2. It becomes the hit of a circle, as graze_line_hit2_from_wall_hit2. */
class wall_line_hit2 : public detail::hit<graze_wall_line_hit2, vec2> {
public:
    using hit::hit;
    constexpr wall_line_hit2() = default;
    constexpr graze::fraction fraction() const { return graze::fraction::from_raw(raw().fraction); }
    constexpr graze::fraction wall_fraction() const { return graze::fraction::from_raw(raw().wall_fraction); }
    constexpr graze::side side() const { return static_cast<graze::side>(raw().side); }

    operator line_hit2() const
    {
        line_hit2 made(detail::unwritten, result());
        if (*this)
        graze_line_hit2_from_wall_hit2(&raw(), &made.raw());
        return made;
    }
};

/** Where a ray hits a wall: graze_wall_ray_hit2. It becomes the hit of a circle, as graze_ray_hit2_from_wall_hit2. */
class wall_ray_hit2 : public detail::hit<graze_wall_ray_hit2, vec2> {
public:
    using hit::hit;
    constexpr wall_ray_hit2() = default;
    constexpr scalar t() const { return number(raw().t); }
    constexpr graze::fraction wall_fraction() const { return graze::fraction::from_raw(raw().wall_fraction); }
    constexpr graze::side side() const { return static_cast<graze::side>(raw().side); }

    operator ray_hit2() const
    {
        ray_hit2 made(detail::unwritten, result());
        if (*this)
        graze_ray_hit2_from_wall_hit2(&raw(), &made.raw());
        return made;
    }
};

inline bool overlaps(const segment2 &shape, const segment2 &line)
{
    return graze_segment2_overlaps_segment(&shape.raw(), &line.raw());
}
inline bool overlaps(const segment2 &shape, const ray2 &line)
{
    return graze_segment2_overlaps_ray(&shape.raw(), &line.raw());
}
inline wall_line_hit2 linecast(const segment2 &shape, const segment2 &line)
{
    return {graze_segment2_linecast, shape, line};
}
inline wall_ray_hit2 raycast(const segment2 &shape, const ray2 &line) { return {graze_segment2_raycast, shape, line}; }

inline vec2 closest_point(const segment2 &shape, const vec2 &point)
{
    return {graze_segment2_closest_point, shape, point};
}
inline scalar distance(const segment2 &shape, const vec2 &point)
{
    return scalar::from_raw(graze_segment2_distance(&shape.raw(), &point.raw()));
}

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze
#endif
/* ---- include/graze/hpp/disc.hpp ---- */
/**
 * @file
 * The disc, and its queries. disc.h says how they round.
 */
#ifndef GRAZE_HPP_DISC_HPP
#define GRAZE_HPP_DISC_HPP
namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** A flat, round face: graze_disc. */
class disc : public detail::c_struct<graze_disc> {
public:
    using c_struct::c_struct;
    constexpr disc() = default;
    constexpr disc(const vec3 &center, const vec3 &normal, scalar radius)
        : c_struct(detail::members, center.raw(), normal.raw(), radius.raw())
    {
    }

    constexpr vec3 center() const { return {from_c, raw().center}; }
    constexpr vec3 normal() const { return {from_c, raw().normal}; }
    constexpr scalar radius() const { return number(raw().radius); }
    constexpr void center(const vec3 &point) { raw().center = point.raw(); }
    constexpr void normal(const vec3 &direction) { raw().normal = direction.raw(); }
    constexpr void radius(scalar length) { raw().radius = length.raw(); }
};

inline bool overlaps(const disc &shape, const segment &line)
{
    return graze_disc_overlaps_segment(&shape.raw(), &line.raw());
}
inline bool overlaps(const disc &shape, const ray &line) { return graze_disc_overlaps_ray(&shape.raw(), &line.raw()); }
inline face_line_hit linecast(const disc &shape, const segment &line) { return {graze_disc_linecast, shape, line}; }
inline face_ray_hit raycast(const disc &shape, const ray &line) { return {graze_disc_raycast, shape, line}; }
inline vec3 closest_point(const disc &shape, const vec3 &point) { return {graze_disc_closest_point, shape, point}; }

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze
#endif
/* ---- include/graze/hpp/plane.hpp ---- */
/**
 * @file
 * The plane, planes across an axis, and their queries. plane.h says how they round.
 */
#ifndef GRAZE_HPP_PLANE_HPP
#define GRAZE_HPP_PLANE_HPP
namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** A plane through a point, with a normal of any length: graze_plane. */
class plane : public detail::c_struct<graze_plane> {
public:
    using c_struct::c_struct;
    constexpr plane() = default;
    constexpr plane(const vec3 &point, const vec3 &normal) : c_struct(detail::members, point.raw(), normal.raw()) {}

    /** Seen from the front, a, b and c are counterclockwise. */
    static plane from_points(const vec3 &a, const vec3 &b, const vec3 &c) { return {graze_plane_from_points, a, b, c}; }

    constexpr vec3 point() const { return {from_c, raw().point}; }
    constexpr vec3 normal() const { return {from_c, raw().normal}; }
    constexpr void point(const vec3 &of_plane) { raw().point = of_plane.raw(); }
    constexpr void normal(const vec3 &direction) { raw().normal = direction.raw(); }
};

inline side side_of(const plane &shape, const vec3 &point)
{
    return static_cast<side>(graze_plane_side_of_point(&shape.raw(), &point.raw()));
}
inline side classify(const plane &shape, const aabb &other)
{
    return static_cast<side>(graze_plane_classify_aabb(&shape.raw(), &other.raw()));
}
inline side classify(const plane &shape, const sphere &other)
{
    return static_cast<side>(graze_plane_classify_sphere(&shape.raw(), &other.raw()));
}

/** Signed: positive in front. */
inline scalar distance(const plane &shape, const vec3 &point)
{
    return scalar::from_raw(graze_plane_distance(&shape.raw(), &point.raw()));
}
inline vec3 project_point(const plane &shape, const vec3 &point) { return {graze_plane_project_point, shape, point}; }

inline face_line_hit linecast(const plane &shape, const segment &line) { return {graze_plane_linecast, shape, line}; }
inline face_ray_hit raycast(const plane &shape, const ray &line) { return {graze_plane_raycast, shape, line}; }

/** The plane of all points with this z. */
struct plane_xy {
    scalar z; /**< The coordinate. */
};

/** The plane of all points with this y. */
struct plane_xz {
    scalar y; /**< The coordinate. */
};

/** The plane of all points with this x. */
struct plane_yz {
    scalar x; /**< The coordinate. */
};

inline face_line_hit linecast(plane_xy shape, const segment &line) { return {graze_plane_xy_linecast, shape.z, line}; }
inline face_ray_hit raycast(plane_xy shape, const ray &line) { return {graze_plane_xy_raycast, shape.z, line}; }
inline face_line_hit linecast(plane_xz shape, const segment &line) { return {graze_plane_xz_linecast, shape.y, line}; }
inline face_ray_hit raycast(plane_xz shape, const ray &line) { return {graze_plane_xz_raycast, shape.y, line}; }
inline face_line_hit linecast(plane_yz shape, const segment &line) { return {graze_plane_yz_linecast, shape.x, line}; }
inline face_ray_hit raycast(plane_yz shape, const ray &line) { return {graze_plane_yz_raycast, shape.x, line}; }

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze
#endif
/* ---- include/graze/hpp/triangle.hpp ---- */
/**
 * @file
 * The triangle, and its queries. triangle.h says how they round.
 */
#ifndef GRAZE_HPP_TRIANGLE_HPP
#define GRAZE_HPP_TRIANGLE_HPP
namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** A face with three corners: graze_triangle. */
class triangle : public detail::c_struct<graze_triangle> {
public:
    using c_struct::c_struct;
    constexpr triangle() = default;
    constexpr triangle(const vec3 &a, const vec3 &b, const vec3 &c)
        : c_struct(detail::members, a.raw(), b.raw(), c.raw())
    {
    }

    constexpr vec3 a() const { return {from_c, raw().a}; }
    constexpr vec3 b() const { return {from_c, raw().b}; }
    constexpr vec3 c() const { return {from_c, raw().c}; }
    constexpr void a(const vec3 &corner) { raw().a = corner.raw(); }
    constexpr void b(const vec3 &corner) { raw().b = corner.raw(); }
    constexpr void c(const vec3 &corner) { raw().c = corner.raw(); }
};

/** A place on a triangle or a parallelogram, if there is one: graze_barycentric. */
class barycentric : public detail::c_struct<graze_barycentric> {
public:
    using c_struct::c_struct;

    /** Calls this routine of C. If the line has no such place, u and v are unspecified. */
    template <class First, class... Parameters, class... Arguments>
    barycentric(bool (*routine)(First, Parameters...), const Arguments &...arguments)
        : c_struct(detail::unwritten), is_place_(routine(detail::to_c(arguments)..., &raw()))
    {
    }

    constexpr explicit operator bool() const { return is_place_; }
    constexpr fraction u() const { return fraction::from_raw(raw().u); }
    constexpr fraction v() const { return fraction::from_raw(raw().v); }

private:
    bool is_place_;
};

inline bool overlaps(const triangle &shape, const segment &line)
{
    return graze_triangle_overlaps_segment(&shape.raw(), &line.raw());
}
inline bool overlaps(const triangle &shape, const ray &line)
{
    return graze_triangle_overlaps_ray(&shape.raw(), &line.raw());
}
inline face_line_hit linecast(const triangle &shape, const segment &line)
{
    return {graze_triangle_linecast, shape, line};
}
inline face_ray_hit raycast(const triangle &shape, const ray &line) { return {graze_triangle_raycast, shape, line}; }
inline face_line_hit linecast_front(const triangle &shape, const segment &line)
{
    return {graze_triangle_linecast_front, shape, line};
}
inline face_ray_hit raycast_front(const triangle &shape, const ray &line)
{
    return {graze_triangle_raycast_front, shape, line};
}

inline barycentric barycentric_of(const triangle &shape, const segment &line)
{
    return {graze_triangle_barycentric_of_segment, shape, line};
}
inline barycentric barycentric_of(const triangle &shape, const ray &line)
{
    return {graze_triangle_barycentric_of_ray, shape, line};
}

inline vec3 closest_point(const triangle &shape, const vec3 &point)
{
    return {graze_triangle_closest_point, shape, point};
}
inline scalar distance(const triangle &shape, const vec3 &point)
{
    return scalar::from_raw(graze_triangle_distance(&shape.raw(), &point.raw()));
}
inline bool overlaps(const triangle &shape, const sphere &other)
{
    return graze_triangle_overlaps_sphere(&shape.raw(), &other.raw());
}
inline bool overlaps(const sphere &shape, const triangle &other) { return overlaps(other, shape); }
inline bool overlaps(const triangle &shape, const aabb &other)
{
    return graze_triangle_overlaps_aabb(&shape.raw(), &other.raw());
}
inline bool overlaps(const aabb &shape, const triangle &other) { return overlaps(other, shape); }
inline vec3 normal(const triangle &shape) { return {graze_triangle_normal, shape}; }
inline vec3 off_surface(const triangle &shape, const vec3 &point, side to)
{
    return {graze_triangle_off_surface, shape, point, static_cast<graze_side>(to)};
}

/** A point to continue from after this hit: to = hit.side() is the side that the line came from. */
template <class C> vec3 off_surface(const triangle &shape, const detail::hit<C, vec3> &hit, side to)
{
    vec3 off(detail::unwritten);
    graze_triangle_off_surface(&shape.raw(), &hit.raw().point, static_cast<graze_side>(to), &off.raw());
    return off;
}

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze
#endif
/* ---- include/graze/hpp/parallelogram.hpp ---- */
/**
 * @file
 * The parallelogram, and its queries. parallelogram.h says how they round.
 */
#ifndef GRAZE_HPP_PARALLELOGRAM_HPP
#define GRAZE_HPP_PARALLELOGRAM_HPP
namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** A corner and two edges: graze_parallelogram. */
class parallelogram : public detail::c_struct<graze_parallelogram> {
public:
    using c_struct::c_struct;
    constexpr parallelogram() = default;
    constexpr parallelogram(const vec3 &corner, const vec3 &u, const vec3 &v)
        : c_struct(detail::members, corner.raw(), u.raw(), v.raw())
    {
    }

    constexpr vec3 corner() const { return {from_c, raw().corner}; }
    constexpr vec3 u() const { return {from_c, raw().u}; }
    constexpr vec3 v() const { return {from_c, raw().v}; }
    constexpr void corner(const vec3 &point) { raw().corner = point.raw(); }
    constexpr void u(const vec3 &edge) { raw().u = edge.raw(); }
    constexpr void v(const vec3 &edge) { raw().v = edge.raw(); }
};

inline bool overlaps(const parallelogram &shape, const segment &line)
{
    return graze_parallelogram_overlaps_segment(&shape.raw(), &line.raw());
}
inline bool overlaps(const parallelogram &shape, const ray &line)
{
    return graze_parallelogram_overlaps_ray(&shape.raw(), &line.raw());
}
inline face_line_hit linecast(const parallelogram &shape, const segment &line)
{
    return {graze_parallelogram_linecast, shape, line};
}
inline face_ray_hit raycast(const parallelogram &shape, const ray &line)
{
    return {graze_parallelogram_raycast, shape, line};
}
inline face_line_hit linecast_front(const parallelogram &shape, const segment &line)
{
    return {graze_parallelogram_linecast_front, shape, line};
}
inline face_ray_hit raycast_front(const parallelogram &shape, const ray &line)
{
    return {graze_parallelogram_raycast_front, shape, line};
}

inline barycentric barycentric_of(const parallelogram &shape, const segment &line)
{
    return {graze_parallelogram_barycentric_of_segment, shape, line};
}
inline barycentric barycentric_of(const parallelogram &shape, const ray &line)
{
    return {graze_parallelogram_barycentric_of_ray, shape, line};
}

inline vec3 closest_point(const parallelogram &shape, const vec3 &point)
{
    return {graze_parallelogram_closest_point, shape, point};
}
inline scalar distance(const parallelogram &shape, const vec3 &point)
{
    return scalar::from_raw(graze_parallelogram_distance(&shape.raw(), &point.raw()));
}
inline bool overlaps(const parallelogram &shape, const sphere &other)
{
    return graze_parallelogram_overlaps_sphere(&shape.raw(), &other.raw());
}
inline bool overlaps(const sphere &shape, const parallelogram &other) { return overlaps(other, shape); }
inline bool overlaps(const parallelogram &shape, const aabb &other)
{
    return graze_parallelogram_overlaps_aabb(&shape.raw(), &other.raw());
}
inline bool overlaps(const aabb &shape, const parallelogram &other) { return overlaps(other, shape); }
inline vec3 normal(const parallelogram &shape) { return {graze_parallelogram_normal, shape}; }
inline vec3 off_surface(const parallelogram &shape, const vec3 &point, side to)
{
    return {graze_parallelogram_off_surface, shape, point, static_cast<graze_side>(to)};
}

template <class C> vec3 off_surface(const parallelogram &shape, const detail::hit<C, vec3> &hit, side to)
{
    vec3 off(detail::unwritten);
    graze_parallelogram_off_surface(&shape.raw(), &hit.raw().point, static_cast<graze_side>(to), &off.raw());
    return off;
}

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze
#endif
/* ---- include/graze/hpp/mesh.hpp ---- */
/**
 * @file
 * Triangles on shared vertices, and their queries. mesh.h says what the order of the faces costs.
 */
#ifndef GRAZE_HPP_MESH_HPP
#define GRAZE_HPP_MESH_HPP
/* ---- include/graze/hpp/indexed.hpp ---- */
/**
 * @file
 * A hit on one of many, and which of them it is.
 */
#ifndef GRAZE_HPP_INDEXED_HPP
#define GRAZE_HPP_INDEXED_HPP
namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** A hit, and the index of the shape or the face that was hit. It is also the hit alone. */
template <class Hit> class indexed : public Hit {
public:
    constexpr indexed() : index_(GRAZE_NO_INDEX) {}

    /** Calls this cast of C, which writes the index and the hit. */
    template <class First, class... Parameters, class Shape, class Line>
    indexed(graze_result (*routine)(First, Parameters...), const Shape &shape, const Line &line)
        : Hit(detail::unwritten)
    {
        this->set_result(routine(&shape.raw(), &line.raw(), &index_, &this->raw()));
    }
    template <class First, class... Parameters, class Shape, class Line>
    indexed(graze_result (*routine)(First, Parameters...), array_view<Shape> shapes, const Line &line)
        : Hit(detail::unwritten)
    {
        this->set_result(routine(detail::c_array(shapes.data()), shapes.size(), &line.raw(), &index_, &this->raw()));
    }

    /** A miss has the index UINT32_MAX. */
    constexpr uint32_t index() const { return index_; }

private:
    uint32_t index_;
};

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze
#endif
namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/**
 * A mesh: graze_mesh. The vertices and the indices, three for each face, belong to you, and must live as long as the
 * mesh. Every index MUST be the index of a vertex.
 *
 *     constexpr graze::vec3 corners[] = {{0_q, 0_q, 0_q}, {1_q, 0_q, 0_q}, {0_q, 1_q, 0_q}};
 *     constexpr uint16_t indices[] = {0, 1, 2};
 *     const graze::mesh floor(corners, indices, 1);
 */
class mesh : public detail::c_struct<graze_mesh> {
public:
    using c_struct::c_struct;
    constexpr mesh() = default;
    constexpr mesh(const vec3 *vertices, const uint16_t *indices, uint32_t faces)
        : c_struct(detail::members, detail::c_array(vertices), indices, faces)
    {
    }
    template <class Other> mesh(const Other *, const uint16_t *, uint32_t) = delete; // not an array of a child of vec3

    constexpr uint32_t faces() const { return raw().count; }
};

/** The box around all faces. */
inline aabb bounds(const mesh &shape) { return {graze_mesh_aabb, shape}; }

inline bool overlaps(const mesh &shape, const segment &line)
{
    return graze_mesh_overlaps_segment(&shape.raw(), &line.raw());
}
inline bool overlaps(const mesh &shape, const ray &line) { return graze_mesh_overlaps_ray(&shape.raw(), &line.raw()); }

/** The first face on the line; index() is its number. */
inline indexed<face_line_hit> linecast(const mesh &shape, const segment &line)
{
    return {graze_mesh_linecast, shape, line};
}
inline indexed<face_ray_hit> raycast(const mesh &shape, const ray &line) { return {graze_mesh_raycast, shape, line}; }

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze
#endif
/* ---- include/graze/hpp/nearest.hpp ---- */
/**
 * @file
 * The first shape of an array on a line. nearest.h says how to search shapes of several kinds.
 */
#ifndef GRAZE_HPP_NEAREST_HPP
#define GRAZE_HPP_NEAREST_HPP
namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

inline indexed<line_hit> nearest_linecast(array_view<aabb> shapes, const segment &line)
{
    return {graze_nearest_aabb_linecast, shapes, line};
}
inline indexed<ray_hit> nearest_raycast(array_view<aabb> shapes, const ray &line)
{
    return {graze_nearest_aabb_raycast, shapes, line};
}
inline indexed<line_hit> nearest_linecast(array_view<sphere> shapes, const segment &line)
{
    return {graze_nearest_sphere_linecast, shapes, line};
}
inline indexed<ray_hit> nearest_raycast(array_view<sphere> shapes, const ray &line)
{
    return {graze_nearest_sphere_raycast, shapes, line};
}
inline indexed<line_hit> nearest_linecast(array_view<obb> shapes, const segment &line)
{
    return {graze_nearest_obb_linecast, shapes, line};
}
inline indexed<ray_hit> nearest_raycast(array_view<obb> shapes, const ray &line)
{
    return {graze_nearest_obb_raycast, shapes, line};
}
inline indexed<face_line_hit> nearest_linecast(array_view<triangle> shapes, const segment &line)
{
    return {graze_nearest_triangle_linecast, shapes, line};
}
inline indexed<face_ray_hit> nearest_raycast(array_view<triangle> shapes, const ray &line)
{
    return {graze_nearest_triangle_raycast, shapes, line};
}

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze
#endif
/* ---- include/graze/hpp/frustum.hpp ---- */
/**
 * @file
 * The view volume, and the shapes in view. frustum.h says what each routine decides.
 */
#ifndef GRAZE_HPP_FRUSTUM_HPP
#define GRAZE_HPP_FRUSTUM_HPP
namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** A direction as fractions: graze_normal. */
class frustum_normal : public detail::c_struct<graze_normal> {
public:
    using c_struct::c_struct;
    constexpr frustum_normal() = default;
    constexpr frustum_normal(fraction x, fraction y, fraction z) : c_struct(detail::members, x.raw(), y.raw(), z.raw())
    {
    }

    constexpr fraction x() const { return fraction::from_raw(raw().x); }
    constexpr fraction y() const { return fraction::from_raw(raw().y); }
    constexpr fraction z() const { return fraction::from_raw(raw().z); }
};

/** Six planes that face inward: graze_frustum. Their numbers are GRAZE_FRUSTUM_NEAR to GRAZE_FRUSTUM_TOP. */
class frustum : public detail::c_struct<graze_frustum> {
public:
    using c_struct::c_struct;
    constexpr frustum() = default;

    constexpr frustum_normal normal(int plane) const { return {from_c, raw().normal[plane]}; }
    constexpr wide limit(int plane) const { return wide::from_raw(raw().limit[plane]); }
    constexpr void normal(int plane, const frustum_normal &inward) { raw().normal[plane] = inward.raw(); }
    constexpr void limit(int plane, wide limit) { raw().limit[plane] = limit.raw(); }
};

/** How much of a shape is in view. */
enum class view : graze_view {
    outside = GRAZE_VIEW_OUTSIDE, /**< No point is in the frustum; for spheres see graze_frustum. */
    partly = GRAZE_VIEW_PARTLY,   /**< Behind no plane, and not in front of all: it may be outside. */
    inside = GRAZE_VIEW_INSIDE    /**< All points are in the frustum. */
};

/** The eight corners of a frustum, in the order of graze_frustum_corners. */
class frustum_corners {
public:
    explicit frustum_corners(const frustum &of) { graze_frustum_corners(&of.raw(), corners_); }
    vec3 operator[](int i) const { return {from_c, corners_[i]}; }

private:
    graze_vec3 corners_[GRAZE_FRUSTUM_CORNERS];
};

inline frustum_corners corners(const frustum &shape) { return frustum_corners(shape); }

/** The box around the corners. */
inline aabb bounds(const frustum &shape) { return {graze_frustum_aabb, shape}; }

inline bool contains(const frustum &shape, const vec3 &point)
{
    return graze_frustum_contains_point(&shape.raw(), &point.raw());
}
inline bool overlaps(const frustum &shape, const aabb &other)
{
    return graze_frustum_overlaps_aabb(&shape.raw(), &other.raw());
}

inline view classify(const frustum &shape, const sphere &other)
{
    return static_cast<view>(graze_frustum_classify_sphere(&shape.raw(), &other.raw()));
}
inline view classify(const frustum &shape, const aabb &other)
{
    return static_cast<view>(graze_frustum_classify_aabb(&shape.raw(), &other.raw()));
}
inline view classify(const frustum &shape, const obb &other)
{
    return static_cast<view>(graze_frustum_classify_obb(&shape.raw(), &other.raw()));
}

/** views[i] becomes the view of boxes[i]. */
inline void classify(const frustum &shape, array_view<aabb> boxes, view *views)
{
    static_assert(sizeof(view) == sizeof(graze_view), "the views of C++ are those of C");
    graze_frustum_classify_aabbs(&shape.raw(), detail::c_array(boxes.data()), boxes.size(),
        reinterpret_cast<graze_view *>(views));
}

inline bool culls(const frustum &shape, const sphere &other)
{
    return graze_frustum_culls_sphere(&shape.raw(), &other.raw());
}
inline bool culls(const frustum &shape, const aabb &other)
{
    return graze_frustum_culls_aabb(&shape.raw(), &other.raw());
}
inline bool culls(const frustum &shape, const obb &other)
{
    return graze_frustum_culls_obb(&shape.raw(), &other.raw());
}

/** Tests this plane first, and changes it to the plane that the box is behind. Keep a plane for each box, 0 at first. */
inline bool culls(const frustum &shape, const aabb &other, uint8_t &plane)
{
    return graze_frustum_culls_aabb_from(&shape.raw(), &other.raw(), &plane);
}

inline vec3 positive_vertex(const aabb &shape, const vec3 &direction)
{
    return {graze_aabb_positive_vertex, shape, direction};
}
inline vec3 negative_vertex(const aabb &shape, const vec3 &direction)
{
    return {graze_aabb_negative_vertex, shape, direction};
}

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze
#endif
/* ---- include/graze/hpp/camera.hpp ---- */
/**
 * @file
 * The camera, its frustum and its rays. camera.h states their bounds.
 */
#ifndef GRAZE_HPP_CAMERA_HPP
#define GRAZE_HPP_CAMERA_HPP
namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** The place of the eye, the direction of the view, and the extent of the picture: graze_camera. */
class camera : public detail::c_struct<graze_camera> {
public:
    using c_struct::c_struct;
    constexpr camera() = default;

    /** At the origin, looking along -z. */
    constexpr camera(angle fov, scalar aspect, scalar z_near, scalar z_far)
        : c_struct(from_c, {{0, 0, 0},
        {GRAZE_ONE, 0, 0},
        {0, GRAZE_ONE, 0},
        {0, 0, -GRAZE_ONE},
        fov.raw(),
        aspect.raw(),
        z_near.raw(),
        z_far.raw()})
    {
    }

    /** Moves to the eye and turns to the target. */
    void look_at(const vec3 &eye, const vec3 &target, const vec3 &up_of_world)
    {
        graze_camera_look_at(eye.raw(), target.raw(), up_of_world.raw(), &raw());
    }

    constexpr vec3 position() const { return {from_c, raw().position}; }
    constexpr void position(const vec3 &eye) { raw().position = eye.raw(); }
    constexpr vec3 right() const { return {from_c, raw().right}; }
    constexpr void right(const vec3 &direction) { raw().right = direction.raw(); }
    constexpr vec3 up() const { return {from_c, raw().up}; }
    constexpr void up(const vec3 &direction) { raw().up = direction.raw(); }
    constexpr vec3 forward() const { return {from_c, raw().forward}; }
    constexpr void forward(const vec3 &direction) { raw().forward = direction.raw(); }
    constexpr angle fov() const { return angle::from_raw(raw().fov); }
    constexpr void fov(angle vertical) { raw().fov = vertical.raw(); }
    constexpr scalar aspect() const { return number(raw().aspect); }
    constexpr void aspect(scalar width_over_height) { raw().aspect = width_over_height.raw(); }
    constexpr scalar z_near() const { return number(raw().z_near); }
    constexpr void z_near(scalar distance) { raw().z_near = distance.raw(); }
    constexpr scalar z_far() const { return number(raw().z_far); }
    constexpr void z_far(scalar distance) { raw().z_far = distance.raw(); }
};

inline frustum frustum_of(const camera &view) { return {graze_frustum_from_camera, view}; }

/** The ray through the center of a pixel. */
inline ray ray_through(const camera &view, uint16_t x, uint16_t y, uint16_t width, uint16_t height)
{
    ray through(detail::unwritten);
    graze_camera_ray(&view.raw(), x, y, width, height, &through.raw());
    return through;
}

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze
#endif
/* ---- include/graze/hpp/mat4.hpp ---- */
/**
 * @file
 * Projections as 4x4 matrices. mat4.h says what they lose.
 */
#ifndef GRAZE_HPP_MAT4_HPP
#define GRAZE_HPP_MAT4_HPP
namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** The values of clip.z / clip.w at the near and at the far plane. */
enum class depth : graze_depth {
    minus_one_to_one = GRAZE_DEPTH_MINUS_ONE_TO_ONE, /**< OpenGL. */
    zero_to_one = GRAZE_DEPTH_ZERO_TO_ONE,           /**< Direct3D, Vulkan, Metal. */
    one_to_zero = GRAZE_DEPTH_ONE_TO_ZERO            /**< Reversed. */
};

/** The direction of the view of a projection. */
enum class hand : graze_hand {
    right = GRAZE_RIGHT_HANDED, /**< Along -z. */
    left = GRAZE_LEFT_HANDED    /**< Along +z. */
};

/** A 4x4 matrix that multiplies column vectors: graze_mat4. */
class mat4 : public detail::c_struct<graze_mat4> {
public:
    using c_struct::c_struct;
    constexpr mat4() = default;

    static mat4 from_matrix(const matrix &transform) { return {graze_mat4_from_matrix, transform}; }
    static mat4 perspective(angle fov, scalar aspect, scalar z_near, scalar z_far, depth range, hand handed)
    {
        return {graze_mat4_perspective,         fov, aspect, z_near, z_far, static_cast<graze_depth>(range),
        static_cast<graze_hand>(handed)};
    }
    static bool perspective_fits(scalar z_near, scalar z_far, depth range)
    {
        return graze_mat4_perspective_fits(z_near.raw(), z_far.raw(), static_cast<graze_depth>(range));
    }
    static mat4 orthographic(const rect &picture, scalar z_near, scalar z_far, depth range, hand handed)
    {
        return {graze_mat4_orthographic,        picture, z_near, z_far, static_cast<graze_depth>(range),
        static_cast<graze_hand>(handed)};
    }

    constexpr scalar at(int row, int column) const { return number(raw().m[row][column]); }
    constexpr void at(int row, int column, scalar value) { raw().m[row][column] = value.raw(); }

    friend mat4 operator*(const mat4 &a, const mat4 &b) { return {graze_mat4_multiply, a, b}; }
    mat4 &operator*=(const mat4 &b) { return *this = *this * b; }
};

inline frustum frustum_of(const mat4 &projection, depth range)
{
    return {graze_frustum_from_mat4, projection, static_cast<graze_depth>(range)};
}

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze
#endif
/* ---- include/graze/hpp/version.hpp ---- */
/**
 * @file
 * The version of the library that is linked, and a number for the bits of its results.
 */
#ifndef GRAZE_HPP_VERSION_HPP
#define GRAZE_HPP_VERSION_HPP
namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** Returns the GRAZE_VERSION of the library that is linked. */
inline uint32_t version() { return graze_version(); }

/** Returns the GRAZE_RESULTS of the library that is linked. */
inline uint32_t results() { return graze_results(); }

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze
#endif
/* ---- include/graze/hpp/selftest.hpp ---- */
/**
 * @file
 * Whether this machine computes the documented bits.
 */
#ifndef GRAZE_HPP_SELFTEST_HPP
#define GRAZE_HPP_SELFTEST_HPP
namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** True if a few known results have the documented bits. */
inline bool selftest() { return graze_selftest(); }

} // namespace GRAZE_HPP_NUMBERS
} // namespace graze
#endif
#endif
