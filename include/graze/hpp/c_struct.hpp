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
