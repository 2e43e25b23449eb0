/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* A server in C++ with a client in any language, in lockstep. It reads what the client prints: the hash after each tick, and
 * before them `results NUMBER`, the graze_results() of the client, which may be left out. It runs the same ticks, and ends
 * with status 1 at the first hash that differs.
 *
 *     make lib
 *     c++ -std=c++17 -O2 port/lockstep/server.cpp build/host-fixed/libgraze-fixed.a -o build/lockstep_server
 *     node port/npm/lockstep/lockstep.js 300 1 | build/lockstep_server 1
 *
 * The argument is the seed. For node the package must be installed; the programs in C, C# and Python print the same hashes.
 */
#include "simulation.hpp"

#include <cinttypes>
#include <cstdio>
#include <cstdlib>

namespace {

constexpr std::uint32_t input_every = 64;

/* What a client has sent: hashes, until `next` is false. */
class client {
  public:
    bool next(std::uint32_t &hash)
    {
        return std::fgets(line, sizeof line, stdin) != nullptr && read(hash);
    }

    /* Whether it computes the bits that this program computes, or did not say. */
    bool agrees = true;

  private:
    char line[64];

    bool read(std::uint32_t &hash)
    {
        std::uint32_t results = 0;
        if (std::sscanf(line, "results %" SCNu32, &results) != 1)
            return std::sscanf(line, "%8" SCNx32, &hash) == 1;
        agrees = results == graze::results();
        return agrees && next(hash);
    }
};

bool play(lockstep::simulation &game, std::uint32_t seed, client &other)
{
    std::uint32_t hash = 0, of_other = 0, tick = 0;
    while (other.next(of_other)) {
        if (++tick % input_every == 0)
            game.input(lockstep::mix(seed ^ lockstep::mix(tick)));
        game.tick();
        hash = game.hash(hash);
        if (hash != of_other) {
            std::printf("tick %" PRIu32 ": %08" PRIx32 " here, %08" PRIx32 " there\n", tick, hash,
                        of_other);
            return false;
        }
    }
    std::printf("%" PRIu32 " ticks agree: %08" PRIx32 "\n", tick, hash);
    return tick > 0;
}

} // namespace

int main(int count, char **arguments)
{
    const auto seed =
        static_cast<std::uint32_t>(count > 1 ? std::strtoul(arguments[1], nullptr, 10) : 1);
    lockstep::simulation game(seed);
    client other;
    const bool same = graze::selftest() && play(game, seed, other);
    if (!other.agrees)
        std::printf("the client has other results than %" PRIu32 "\n", graze::results());
    return same ? EXIT_SUCCESS : EXIT_FAILURE;
}
