/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A turret follows a drone that flies past a crate, a tower and a dome. It sees the drone if the drone is in range and in
 * the cone of view, and no obstacle blocks the line of sight. It turns only towards a drone that it sees. */
#include "../../include/graze/graze.h"
#include "../board.h"
#include "../print.h"

#define AT(x, y, z) GRAZE_C(x), GRAZE_C(y), GRAZE_C(z)
#define COS_OF_VIEW GRAZE_C(0.8660254) /* the cone is 30 degrees to each side */
#define MOST_TURN   GRAZE_DEGREES(4)   /* in a tick */

static const graze_sphere reach = {{AT(0, 1, 0)}, GRAZE_C(16)}; /* the turret is in the middle */
static const graze_aabb tower = {{AT(8, 0, -1)}, {AT(10, 6, 1)}};
/* The dome of another turret. Our own dome is no obstacle: a line that starts in a solid is blocked by it, so to look out
 * of a solid leave it out of the test. */
static const graze_sphere dome = {{AT(9, 1, 5)}, GRAZE_C(1)};

/* The angle between a and b is at most 30 degrees if a . b >= cos(30 degrees) |a| |b|; here |a| = 1. The cosine is
 * rounded, and so is the border of the cone. A drone in the turret's own place is in the cone. */
static bool is_in_cone(graze_angle yaw, graze_vec3 to)
{
    graze_vec3 forward = {0, 0, 0};
    graze_sincos(yaw, &forward.z, &forward.x);
    return graze_from_wide(graze_vec3_dot(forward, to)) >=
           graze_mul(COS_OF_VIEW, graze_vec3_length(to));
}

/* Returns why the drone is not seen, or NULL. The cheap tests are first. A line of sight that only touches is free, like the
 * one to (12, 1, 1.5) past an edge of the tower. Only HIT and INSIDE block it; where does not matter, so the hit is NULL. */
static const char *why_hidden(graze_angle yaw, graze_vec3 drone, const graze_obb *crate)
{
    const graze_segment sight = {reach.center, drone};
    if (!graze_sphere_contains_point(&reach, &drone))
        return "out of range";
    if (!is_in_cone(yaw, graze_vec3_sub(drone, reach.center)))
        return "outside the cone";
    if (graze_obb_linecast(crate, &sight, NULL) >= GRAZE_HIT)
        return "behind or in the crate";
    if (graze_aabb_linecast(&tower, &sight, NULL) >= GRAZE_HIT)
        return "behind or in the tower";
    if (graze_sphere_linecast(&dome, &sight, NULL) >= GRAZE_HIT)
        return "behind or in the dome";
    return NULL;
}

/* Angles wrap at a full turn, so a turn to the right is a difference above half a turn. */
static graze_angle turn_towards(graze_angle yaw, graze_vec3 target)
{
    const graze_vec3 to = graze_vec3_sub(target, reach.center);
    const graze_angle left = graze_atan2(to.z, to.x) - yaw, right = 0 - left;
    if (left < GRAZE_HALF_TURN)
        return yaw + (left < MOST_TURN ? left : MOST_TURN);
    return yaw - (right < MOST_TURN ? right : MOST_TURN);
}

static void print_state(graze_angle yaw, graze_vec3 drone, const char *hidden)
{
    print_text_vec3("drone at ", drone);
    print_text_scalar(", turret at ", graze_angle_to_degrees(yaw));
    print(" degrees: ");
    print(hidden != NULL ? hidden : "seen");
    print("\n");
}

int main(void)
{
    static const graze_vec3 others[] = {{AT(0, 1, 0)}, {AT(-2, 1, 0)}, {AT(0.5, 9, 0)},
                                        {AT(9, 2, 0)}, {AT(9, 8, 0)},  {AT(12, 1, 1.5)}};
    const graze_vec3 up = {AT(0, 1, 0)}, center = {AT(6, 1, -2.25)}, size = {AT(1, 2, 1)};
    const graze_quaternion turn = graze_quaternion_from_axis_angle(up, GRAZE_DEGREES(45));
    const char *before = "", *hidden;
    graze_vec3 drone = {AT(12, 1, -11)};
    graze_angle yaw = 0;
    graze_obb crate;
    graze_obb_from_quaternion(&center, &turn, &size, &crate);
    for (; drone.z <= GRAZE_C(11); drone.z += GRAZE_C(0.5), before = hidden) {
        hidden = why_hidden(yaw, drone, &crate);
        if (hidden != before)
            print_state(yaw, drone, hidden);
        if (hidden == NULL)
            yaw = turn_towards(yaw, drone);
    }
    print("\nother places, with the turret at 0 degrees\n");
    for (unsigned i = 0; i < sizeof others / sizeof others[0]; i++)
        print_state(0, others[i], why_hidden(0, others[i], &crate));
    return BOARD_PASSED;
}
