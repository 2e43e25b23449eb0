/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* The world of the simulation in C++: room.h has its numbers, and solid.h says how forms grow. */
#ifndef GRAZE_LOCKSTEP_WORLD_HPP
#define GRAZE_LOCKSTEP_WORLD_HPP

#include "../../include/graze/graze.hpp"

#include <cstddef>
#include <iterator>
#include <variant>

namespace lockstep {

using namespace graze::literals;

constexpr graze::vec3 same(graze::scalar x)
{
    return {x, x, x};
}

/* ---- Forms ---- */

struct ball {
    graze::scalar radius;
};

struct box {
    graze::vec3 half;
};

/* An oriented box, which does not move. */
struct crate {
    graze::vec3 half;
    graze::vec3 axes[3];
};

using form = std::variant<ball, box, crate>;
using shape = std::variant<graze::sphere, graze::aabb, graze::obb>;

inline graze::vec3 half_of(const ball &b)
{
    return same(b.radius);
}
inline graze::vec3 half_of(const box &b)
{
    return b.half;
}
inline graze::vec3 half_of(const crate &c)
{
    return c.half;
}
inline graze::vec3 half_of(const form &f)
{
    return std::visit([](const auto &of) { return half_of(of); }, f);
}

inline graze::aabb around(const graze::vec3 &center, const graze::vec3 &half)
{
    return {center - half, center + half};
}

inline graze::vec3 magnitude(const graze::vec3 &v)
{
    return {graze::abs(v.x()), graze::abs(v.y()), graze::abs(v.z())};
}

/* How far a box with these half extents reaches along an axis of unit length. */
inline graze::scalar reach(const graze::vec3 &half, const graze::vec3 &axis)
{
    return dot(half, magnitude(axis)).to_scalar();
}

/* ---- A form, grown by the size of a mover ---- */

inline shape grow(const ball &solid, const graze::vec3 &center, const form &mover)
{
    if (const ball *other = std::get_if<ball>(&mover))
        return graze::sphere(center, solid.radius + other->radius);
    return around(center, half_of(solid) + half_of(mover));
}

inline shape grow(const box &solid, const graze::vec3 &center, const form &mover)
{
    return around(center, solid.half + half_of(mover));
}

inline graze::obb grow_crate(const crate &solid, const graze::vec3 &center, const form &mover)
{
    graze::vec3 by = half_of(mover);
    if (!std::holds_alternative<ball>(mover))
        by = {reach(by, solid.axes[0]), reach(by, solid.axes[1]), reach(by, solid.axes[2])};
    return {center, solid.axes, solid.half + by};
}

inline shape grow(const crate &solid, const graze::vec3 &center, const form &mover)
{
    return grow_crate(solid, center, mover);
}

inline shape grow(const form &solid, const graze::vec3 &center, const form &mover)
{
    return std::visit([&](const auto &of) { return grow(of, center, mover); }, solid);
}

/* ---- Queries of a shape ---- */

inline graze::line_hit cast(const shape &at, const graze::segment &path)
{
    return std::visit([&](const auto &of) { return linecast(of, path); }, at);
}

inline bool holds(const shape &at, const graze::vec3 &point)
{
    return std::visit([&](const auto &of) { return contains(of, point); }, at);
}

inline graze::scalar sign(graze::scalar x)
{
    return graze::scalar::from_raw((x > 0_q) - (x < 0_q));
}

/* One raw unit along each component of a unit normal leads at least 1 outward. */
inline graze::vec3 off_surface(const graze::obb &, const graze::line_hit &hit)
{
    const graze::vec3 n = hit.normal();
    return hit.point() + graze::vec3(sign(n.x()), sign(n.y()), sign(n.z()));
}

/* A point strictly outside, beside the point of the hit. */
inline graze::vec3 beside(const shape &at, const graze::line_hit &hit)
{
    return std::visit([&](const auto &of) { return off_surface(of, hit); }, at);
}

/* ---- The room ---- */

struct fixture {
    form what;
    graze::vec3 center;
};

template <int x, int y, int z>
constexpr graze::vec3 thirds{graze::ratio<x, 3>, graze::ratio<y, 3>, graze::ratio<z, 3>};

constexpr crate turned(const graze::vec3 &half)
{
    return {half, {{0.8_qr, 0_q, 0.6_qr}, {0_q, 1_q, 0_q}, {-0.6_qr, 0_q, 0.8_qr}}};
}

constexpr crate tilted(const graze::vec3 &half)
{
    return {half, {thirds<2, -2, 1>, thirds<1, 2, 2>, thirds<-2, -1, 2>}};
}

constexpr graze::aabb room{{-16_q, -6_q, -8_q}, {16_q, 6_q, 8_q}};

constexpr fixture fixtures[] = {
    {box{{0.75_q, 6_q, 0.75_q}}, {-9_q, 0_q, -4_q}},
    {box{{0.75_q, 6_q, 0.75_q}}, {9_q, 0_q, 4_q}},
    {box{{0.25_q, 2.5_q, 3_q}}, {0_q, -3.5_q, -5_q}},
    {box{{3_q, 0.25_q, 3_q}}, {13_q, -1_q, -5_q}},
    {box{{1_q, 1_q, 1_q}}, {-14_q, -5_q, 6_q}},
    {ball{1.5_q}, {-5_q, 2_q, 4_q}},
    {ball{1_q}, {5_q, 3_q, -3_q}},
    {ball{2_q}, {0_q, -6_q, 3_q}},
    {turned({1.5_q, 1_q, 1_q}), {-13_q, -5_q, -4_q}},
    {tilted({1_q, 1_q, 2_q}), {5_q, -3.5_q, 0_q}},
    {tilted({2.5_q, 0.25_q, 2_q}), {-3_q, 3.5_q, -3_q}},
};

constexpr form body_forms[] = {
    ball{0.25_q}, box{{0.25_q, 0.25_q, 0.25_q}},  ball{0.375_q}, box{{0.5_q, 0.25_q, 0.375_q}},
    ball{0.5_q},  box{{0.25_q, 0.625_q, 0.25_q}}, ball{0.625_q}, box{{0.375_q, 0.375_q, 0.375_q}},
};

/* A box that no body is larger than. */
constexpr box largest{{0.625_q, 0.625_q, 0.625_q}};

constexpr std::size_t body_count = 100, fixture_count = std::size(fixtures),
                      solid_count = body_count + fixture_count;

/* A box around a fixture: a crate grown by any mover up to the largest, with 64 raw units for rounding. */
inline graze::aabb bounds_of(const fixture &f)
{
    const crate *turned_box = std::get_if<crate>(&f.what);
    if (turned_box == nullptr)
        return around(f.center, half_of(f.what));
    const graze::obb grown = grow_crate(*turned_box, f.center, largest);
    const graze::vec3 half = grown.half();
    const graze::vec3 along = magnitude(grown.axis(0)) * half.x() +
                              magnitude(grown.axis(1)) * half.y() +
                              magnitude(grown.axis(2)) * half.z();
    return around(f.center, along + same(graze::scalar::from_raw(64)));
}

} // namespace lockstep

#endif
