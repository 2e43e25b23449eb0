/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Variables of classes of graze.hpp, for a debugger that stops in `stop` and prints the variables of the
 * caller. tests/debug/classes.txt has their texts.
 */
#include "../../include/graze/graze.hpp"

using namespace graze::literals;

static volatile uint8_t stopped;

void stop(graze::result result);

__attribute__((noinline)) void stop(graze::result result)
{
    stopped = static_cast<uint8_t>(result);
}

/* The address of a variable escapes, so that the compiler keeps it. */
static const void *volatile kept[2];
template <class Variable> static void keep(const Variable &variable)
{
    kept[0] = &variable;
}

int main()
{
    const graze::aabb boxes[] = {{{9_q, 9_q, 9_q}, {9_q, 9_q, 9_q}},
                                 {{-1_q, -1_q, -1_q}, {1_q, 1_q, 1_q}}};
    const graze::aabb box = boxes[1];
    const graze::segment path{{-3_q, 0.5_q, 0_q}, {5_q, 0.25_q, 0_q}};
    const graze::line_hit hit = linecast(box, path);
    const graze::indexed<graze::line_hit> nearest = nearest_linecast(boxes, path);
    const graze::scalar x = -0.25_q;
    const graze::fraction part = hit.fraction();
    const graze::vec3 corner{1_q, 2_q, 3_q}, corners[] = {corner, {3_q, 2_q, 1_q}, {}};
    const graze::wide product = dot(corner, corner);
    const graze::angle turned = 270_deg;
    const graze::matrix room({1_q, 0_q, 0_q}, {0_q, 1_q, 0_q}, {0_q, 0_q, 1_q}, corner);
    const uint16_t indices[] = {0, 1, 2};
    const graze::mesh rock(corners, indices, 1);
    const graze::result result = hit.result();
    keep(box), keep(hit), keep(nearest), keep(x), keep(part), keep(product), keep(turned),
        keep(corner), keep(room);
    keep(rock), keep(result);
    stop(result);
    return 0;
}
