/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Includes graze.hpp twice, as several headers do. Ends with 0 if a segment enters a box where it should. */
#include "graze.hpp"
#include "graze.hpp"

using namespace graze::literals;

int main()
{
    constexpr graze::aabb box{{-1_q, -1_q, -1_q}, {1_q, 1_q, 1_q}};
    constexpr graze::segment path{{-3_q, 0.5_q, 0_q}, {5_q, 0.25_q, 0_q}};
    const graze::line_hit hit = linecast(box, path);
    return hit && hit.point() == graze::vec3(-1_q, 0.4375_q, 0_q) ? 0 : 1;
}
