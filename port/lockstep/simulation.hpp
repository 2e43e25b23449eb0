/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* The simulation of lockstep.h in C++, for a server: see server.cpp. */
#ifndef GRAZE_LOCKSTEP_SIMULATION_HPP
#define GRAZE_LOCKSTEP_SIMULATION_HPP

#include "world.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep {

inline std::uint32_t mix(std::uint32_t x)
{
    x = (x ^ x >> 16) * 0x7FEB352D;
    x = (x ^ x >> 15) * 0x846CA68B;
    return x ^ x >> 16;
}

/* MurmurHash3 of 32 bits, without its end. */
inline std::uint32_t hash_of(graze::scalar x, std::uint32_t hash)
{
    const auto rotate = [](std::uint32_t word, int bits) {
        return word << bits | word >> (32 - bits);
    };
    hash ^= rotate(static_cast<std::uint32_t>(x.raw()) * 0xCC9E2D51, 15) * 0x1B873593;
    return rotate(hash, 13) * 5 + 0xE6546B64;
}

struct body {
    graze::vec3 position, velocity;
};

/* What a body meets first on its path: another body, a fixture or the room, whose number is solid_count. */
struct contact {
    std::size_t with;
    graze::fraction fraction;
    graze::vec3 normal, beside;
};

class simulation {
  public:
    explicit simulation(std::uint32_t seed) : random(mix(seed))
    {
        std::transform(std::begin(fixtures), std::end(fixtures), fixture_bounds.begin(), bounds_of);
        for (std::size_t i = 0; i < body_count; i++)
            start(i);
        sort();
    }

    /* A player's input turns one body. */
    void input(std::uint32_t word)
    {
        const auto byte = [word](int shift) {
            return graze::scalar::from_int(static_cast<int>((word >> shift & 255) ^ 128) - 128);
        };
        body &turned = bodies[(word >> 24) % body_count];
        turned.velocity = reflect(turned.velocity, {byte(0), byte(8), byte(16)});
    }

    void tick()
    {
        for (std::size_t i = 0; i < body_count; i++)
            move(i);
    }

    std::uint32_t hash(std::uint32_t hash) const
    {
        for (const body &b : bodies)
            for (const graze::vec3 &v : {b.position, b.velocity})
                hash = hash_of(v.z(), hash_of(v.y(), hash_of(v.x(), hash)));
        return hash;
    }

  private:
    std::array<body, body_count> bodies;
    std::array<std::size_t, body_count> order; /* the bodies by their x, the least first */
    std::array<graze::aabb, fixture_count> fixture_bounds;
    std::uint32_t random;

    /* ---- The start ---- */

    graze::scalar between(graze::scalar least, graze::scalar most)
    {
        random += 0x9E3779B9;
        const std::uint64_t width = static_cast<std::uint32_t>((most - least).raw());
        return least +
               graze::scalar::from_raw(static_cast<std::int32_t>(mix(random) * width >> 32));
    }

    graze::vec3 between(const graze::aabb &in)
    {
        const graze::scalar x = between(in.min().x(), in.max().x());
        const graze::scalar y = between(in.min().y(), in.max().y());
        return {x, y, between(in.min().z(), in.max().z())};
    }

    void start(std::size_t i)
    {
        do
            bodies[i].position = between(room_for(i));
        while (overlaps_any(i));
        bodies[i].velocity = between(graze::aabb(same(-0.125_q), same(0.125_q)));
        order[i] = i;
    }

    bool overlaps_any(std::size_t i) const
    {
        for (std::size_t other = 0; other < solid_count; other++)
            if ((other < i || other >= body_count) && holds(grown(other, i), bodies[i].position))
                return true;
        return false;
    }

    /* ---- Solids: first the bodies, then the fixtures ---- */

    static const form &form_of(std::size_t solid)
    {
        return solid < body_count ? body_forms[solid % std::size(body_forms)]
                                  : fixtures[solid - body_count].what;
    }

    shape grown(std::size_t solid, std::size_t by_body) const
    {
        const graze::vec3 center =
            solid < body_count ? bodies[solid].position : fixtures[solid - body_count].center;
        return grow(form_of(solid), center, form_of(by_body));
    }

    static graze::aabb room_for(std::size_t i)
    {
        const graze::vec3 half = half_of(form_of(i));
        return {room.min() + half, room.max() - half};
    }

    /* The order is total but for bodies with the same x, which keep theirs. */
    void sort()
    {
        const auto less = [this](std::size_t a, std::size_t b) {
            return bodies[a].position.x() < bodies[b].position.x();
        };
        std::stable_sort(order.begin(), order.end(), less);
    }

    /* ---- Nearby solids, in the order of C ---- */

    void add_if_near(std::size_t other, const graze::aabb &swept,
                     std::vector<std::size_t> &near) const
    {
        if (overlaps(swept, around(bodies[other].position, half_of(form_of(other)))))
            near.push_back(other);
    }

    std::vector<std::size_t> nearby(std::size_t i, const graze::segment &path) const
    {
        const graze::vec3 half = half_of(form_of(i)) + same(graze::scalar::from_raw(8));
        const graze::aabb swept{graze::min(path.a(), path.b()) - half,
                                graze::max(path.a(), path.b()) + half};
        const graze::scalar least = swept.min().x() - largest.half.x(),
                            most = swept.max().x() + largest.half.x();
        const auto at = std::find(order.begin(), order.end(), i);
        std::vector<std::size_t> near;
        for (auto o = at; o != order.begin() && bodies[*(o - 1)].position.x() >= least; o--)
            add_if_near(*(o - 1), swept, near);
        for (auto o = at + 1; o != order.end() && bodies[*o].position.x() <= most; o++)
            add_if_near(*o, swept, near);
        for (std::size_t f = 0; f < fixture_count; f++)
            if (overlaps(swept, fixture_bounds[f]))
                near.push_back(body_count + f);
        return near;
    }

    /* ---- Casts ---- */

    static std::optional<contact> leave_room(std::size_t i, const graze::segment &path)
    {
        const graze::aabb inner = room_for(i);
        if (contains(inner, path.b()))
            return {};
        const graze::line_hit hit = linecast_exit(inner, path);
        return contact{solid_count, hit.fraction(), -hit.normal(), hit.point()};
    }

    std::optional<contact> first_contact(std::size_t i, const graze::segment &path,
                                         const std::vector<std::size_t> &near) const
    {
        std::optional<contact> first = leave_room(i, path);
        for (const std::size_t solid : near) {
            const shape at = grown(solid, i);
            const graze::line_hit hit = cast(at, path);
            if (hit && (!first || hit.fraction() < first->fraction))
                first = contact{solid, hit.fraction(), hit.normal(), beside(at, hit)};
        }
        return first;
    }

    /* The place beside one surface may be inside another, in a narrow gap. */
    bool is_free(std::size_t i, const graze::vec3 &place,
                 const std::vector<std::size_t> &near) const
    {
        const auto holds_place = [&](std::size_t solid) { return holds(grown(solid, i), place); };
        return std::none_of(near.begin(), near.end(), holds_place) && contains(room_for(i), place);
    }

    /* ---- A move ---- */

    static void bounce_off(body &b, body &other, const graze::vec3 &normal)
    {
        const graze::vec3 closing = b.velocity - other.velocity;
        if (dot(closing, normal) >= graze::wide())
            return;
        const graze::vec3 exchanged = closing - slide(closing, normal);
        b.velocity -= exchanged;
        other.velocity += exchanged;
    }

    void bounce(body &b, const contact &c)
    {
        if (c.with < body_count)
            bounce_off(b, bodies[c.with], c.normal);
        else if (dot(b.velocity, c.normal) < graze::wide())
            b.velocity = reflect(b.velocity, c.normal);
    }

    void move(std::size_t i)
    {
        body &b = bodies[i];
        const graze::segment path(b.position, b.position + b.velocity);
        const std::vector<std::size_t> near = nearby(i, path);
        const std::optional<contact> first = first_contact(i, path, near);
        b.position = path.b();
        if (first) {
            bounce(b, *first);
            b.position = is_free(i, first->beside, near) ? first->beside : path.a();
        }
        sort();
    }
};

} // namespace lockstep

#endif
