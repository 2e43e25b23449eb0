/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Comparing a name of C++ with the routine of C that it stands for, on many drawn scenes: each comparison names the
 * routine, without graze_, its call in C++, and the arguments of C without what the routine writes.
 */
#ifndef COMPARE_HPP
#define COMPARE_HPP

#include <cstdio>
#include <cstring>

#include "graze/graze.hpp"

using namespace graze::literals;

/* How often a routine was compared, and how often its results were equal and not trivial: a hit, or not 0. */
struct tally {
    const char *routine;
    int compared, differed, nontrivial;
    tally *next;
};
tally *tally_of(const char *routine);

/* What routines of C return for what their names in C++ return. */
template <class Self, class Raw> Raw plain(const graze::strong_number<Self, Raw> &x)
{
    return x.raw();
}
template <class C> const C &plain(const graze::detail::c_struct<C> &x)
{
    return x.raw();
}
inline graze_side plain(graze::side x)
{
    return static_cast<graze_side>(x);
}
inline graze_view plain(graze::view x)
{
    return static_cast<graze_view>(x);
}
inline graze_result plain(graze::result x)
{
    return static_cast<graze_result>(x);
}
template <class T> T plain(T *x) = delete;
inline bool plain(bool x)
{
    return x;
}
inline int32_t plain(int32_t x)
{
    return x;
}
inline uint32_t plain(uint32_t x)
{
    return x;
}
inline size_t plain(size_t x)
{
    return x;
}
inline float plain(float x)
{
    return x;
}

void count(tally *t, bool is_equal, bool is_nontrivial);

template <class T> void compare(tally *t, const T &got, const T &wanted)
{
    static const unsigned char zeros[sizeof(T)] = {};
    count(t, std::memcmp(&got, &wanted, sizeof(T)) == 0,
          std::memcmp(&wanted, zeros, sizeof(T)) != 0);
}

template <class C, class Vec>
void compare(tally *t, const graze::detail::hit<C, Vec> &got, graze_result result, const C &hit)
{
    const bool is_miss = result == GRAZE_MISS;
    count(t,
          plain(got.result()) == result && static_cast<bool>(got) == !is_miss &&
              (is_miss || std::memcmp(&got.raw(), &hit, sizeof hit) == 0),
          !is_miss);
}

#define TALLY(routine) static tally *const counts = tally_of(#routine)

/* The routine returns its result. */
#define RETURNS(routine, call, ...)                                                                \
    do {                                                                                           \
        TALLY(routine);                                                                            \
        compare<decltype(graze_##routine(__VA_ARGS__))>(counts, plain(call),                       \
                                                        graze_##routine(__VA_ARGS__));             \
    } while (0)

/* The routine writes a structure through its last pointer. */
#define WRITES(routine, type, call, ...)                                                           \
    do {                                                                                           \
        TALLY(routine);                                                                            \
        type written;                                                                              \
        std::memset(&written, 0, sizeof written);                                                  \
        graze_##routine(__VA_ARGS__, &written);                                                    \
        compare<type>(counts, plain(call), written);                                               \
    } while (0)

/* The routine is a cast. */
#define CASTS(routine, type, call, ...)                                                            \
    do {                                                                                           \
        TALLY(routine);                                                                            \
        type hit;                                                                                  \
        const graze_result result = graze_##routine(__VA_ARGS__, &hit);                            \
        compare(counts, call, result, hit);                                                        \
    } while (0)

/* The routine is a cast at many, and the call has an index. */
#define CASTS_AT_MANY(routine, type, call, ...)                                                    \
    do {                                                                                           \
        TALLY(routine);                                                                            \
        type hit;                                                                                  \
        uint32_t index = 0;                                                                        \
        const graze_result result = graze_##routine(__VA_ARGS__, &index, &hit);                    \
        const auto got = call;                                                                     \
        compare(counts, got, result, hit);                                                         \
        count(counts, got.index() == index, true);                                                 \
    } while (0)

/* The routine moves a shape of that many axes out of another. */
#define SEPARATES(routine, vec, call, ...)                                                         \
    do {                                                                                           \
        TALLY(routine);                                                                            \
        vec move = {}, normal = {};                                                                \
        const graze_separation result = graze_##routine(__VA_ARGS__, &move, &normal);              \
        const auto got = call;                                                                     \
        compare<vec>(counts, plain(got.move()), move);                                             \
        compare<vec>(counts, plain(got.normal()), normal);                                         \
        count(counts,                                                                              \
              static_cast<graze_separation>(got.result()) == result &&                             \
                  static_cast<bool>(got) == (result == GRAZE_MOVED),                               \
              result != GRAZE_FREE);                                                               \
    } while (0)

/* What a test has to be true, other than an equal result: counted for a routine as well. */
#define HOLDS(routine, ...)                                                                        \
    do {                                                                                           \
        TALLY(routine);                                                                            \
        count(counts, __VA_ARGS__, true);                                                          \
    } while (0)

/* Draws a number from [-6, 6) units, in steps of 1/8: shapes and lines of it often meet and touch. */
graze::scalar draw();
graze::vec3 draw3();
graze::vec2 draw2();
graze::angle draw_angle();

void compare_numbers();
void compare_vectors();
void compare_solids();
void compare_solids_of_the_plane();
void compare_faces();
void compare_views();

#endif
