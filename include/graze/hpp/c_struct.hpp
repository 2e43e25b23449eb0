/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
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

#include "scalar.hpp"

namespace graze {
inline namespace GRAZE_HPP_NUMBERS {

/** Marks a structure of C: graze::vec3(graze::from_c, v). */
struct from_c_t {};
constexpr from_c_t from_c{};

namespace detail {

struct unwritten {};
struct members {};

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
    template <class... Members> constexpr c_struct(members, const Members &...m) : c_{m...} {}

    /** Calls this routine of C, which writes the structure through its last pointer. */
    template <class... Parameters, class... Arguments>
    c_struct(void (*routine)(Parameters...), const Arguments &...arguments)
    {
        routine(to_c(arguments)..., &c_);
    }

    /** Calls this routine of C, which returns the structure. */
    template <class... Parameters, class... Arguments>
    c_struct(C (*routine)(Parameters...), const Arguments &...arguments)
        : c_(routine(pass<Parameters>::from(arguments)...))
    {
    }

    constexpr const C &raw() const { return c_; }
    constexpr C &raw() { return c_; }

    /** For what a routine of C writes. */
    explicit c_struct(unwritten) {}

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

} // namespace detail

/**
 * An array that belongs to you, such as the boxes of nearest_raycast. An array, a pointer and a count, and whatever
 * has data() and size() become one: std::array, std::vector, std::span.
 */
template <class T> class array_view {
public:
    constexpr array_view(const T *array, uint32_t count) : array_(array), count_(count) {}
    template <size_t count> constexpr array_view(const T (&array)[count])
        : array_(array), count_(static_cast<uint32_t>(count))
    {
    }
    template <class Container,
              class = decltype(static_cast<const T *>(static_cast<const Container *>(nullptr)->data()))>
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
