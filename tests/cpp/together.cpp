/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Compiled three times, for each number, into one program, without optimisation: no inline function of one number may
 * take the place of another's. NUMBERS is the name of the function.
 */
#include "graze/graze.hpp"

using namespace graze::literals;

/* Returns the y of a hit, in 1/65536: where the ball is entered; the small world moves the ball to its border. */
int NUMBERS(int height);
int NUMBERS(int height)
{
    const graze::scalar y = graze::scalar::from_int(height);
    const graze::sphere ball({0_q, y, 0_q}, 0.25_q);
    const graze::ray up({0_q, 0_q, 0_q}, {0_q, 1_q, 0_q});
    const graze::ray_hit hit = raycast(ball, up);
    if (!hit || contains(ball, hit.point() - graze::vec3(0_q, 1_q, 0_q)))
        return 0;
    return static_cast<int>(hit.point().y().to_float() * 65536.0f);
}

#ifdef HAS_MAIN
int in_floats(int height);
int in_the_small_world(int height);

int main()
{
    const bool near =
        NUMBERS(2) == 114688 && in_floats(2) == 114688 && in_the_small_world(2) == 114688;
    const bool far = NUMBERS(9000) == 589807616 && in_floats(9000) == 589807616 &&
                     in_the_small_world(9000) < 536870912;
    return near && far ? 0 : 1;
}
#endif
