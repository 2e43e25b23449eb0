// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT
//
// Two balls bounce in a box and off each other, with gravity. Open Tools > Serial Plotter to see their heights.
//
// A cast moves a point. To move a ball, cast its center: at a ball that is larger by its radius, and in a room that is
// smaller by it.
#include <graze.h>

const graze_scalar RADIUS = GRAZE_RATIO(1, 2);
const graze_scalar GRAVITY = GRAZE_RATIO(-1, 200); // in units per tick, for each tick
const graze_scalar SIDE = GRAZE_RATIO(4, 1) - RADIUS;
const graze_aabb room = {{-SIDE, 0, -SIDE}, {SIDE, 2 * SIDE, SIDE}}; // for the centers

struct Ball {
    graze_vec3 center, velocity;
};
Ball balls[2] = {
    {{GRAZE_RATIO(-2, 1), GRAZE_RATIO(4, 1), 0}, {GRAZE_RATIO(1, 20), 0, 0}},
    {{GRAZE_RATIO(2, 1), GRAZE_RATIO(5, 1), GRAZE_RATIO(1, 8)}, {GRAZE_RATIO(-1, 25), 0, 0}},
};

// Through a wall of the room: the ball stops in the wall and goes back.
void bounceOffRoom(Ball *ball, const graze_segment *path)
{
    graze_line_hit hit;
    if (graze_aabb_contains_point(&room, &path->b))
        return;
    if (graze_aabb_linecast_exit(&room, path, &hit) == GRAZE_MISS)
        hit.point = path->a;
    ball->center = graze_vec3_max(room.min, graze_vec3_min(room.max, hit.point));
    if (path->b.x < room.min.x || path->b.x > room.max.x)
        ball->velocity.x = -ball->velocity.x;
    if (path->b.y < room.min.y || path->b.y > room.max.y)
        ball->velocity.y = -ball->velocity.y;
    if (path->b.z < room.min.z || path->b.z > room.max.z)
        ball->velocity.z = -ball->velocity.z;
}

// Balls of equal mass: each takes the part of the other's velocity that lies along the normal.
void collide(Ball *ball, Ball *other, graze_vec3 normal)
{
    graze_vec3 mine = graze_vec3_slide(ball->velocity, normal),
               theirs = graze_vec3_slide(other->velocity, normal);
    graze_vec3 along = graze_vec3_sub(ball->velocity, mine),
               otherAlong = graze_vec3_sub(other->velocity, theirs);
    ball->velocity = graze_vec3_add(mine, otherAlong);
    other->velocity = graze_vec3_add(theirs, along);
}

void move(Ball *ball, Ball *other)
{
    ball->velocity.y += GRAVITY;
    graze_segment path = {ball->center, graze_vec3_add(ball->center, ball->velocity)};
    graze_sphere larger = {other->center, 2 * RADIUS};
    graze_line_hit hit;
    if (graze_sphere_linecast(&larger, &path, &hit) == GRAZE_HIT) {
        graze_sphere_off_surface(&larger, &hit.point, &hit.normal,
                                 &ball->center); // strictly outside
        collide(ball, other, hit.normal);
        return;
    }
    ball->center = path.b;
    bounceOffRoom(ball, &path);
}

void setup()
{
    Serial.begin(115200);
}

void loop()
{
    char text[GRAZE_TEXT_SIZE];
    move(&balls[0], &balls[1]);
    move(&balls[1], &balls[0]);
    Serial.print("first:");
    graze_to_text(balls[0].center.y, text);
    Serial.print(text);
    Serial.print(",second:");
    graze_to_text(balls[1].center.y, text);
    Serial.println(text);
    delay(20);
}
