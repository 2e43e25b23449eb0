// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT
//
// What a range sensor on a servo should measure in a room with known walls. A reading that is much shorter than the range
// printed here is something that is not on the map; a longer one is a door that has opened.
//
// The map is in meters, and stays in flash on most boards. Each loop() is one beam; 24 beams are a full turn.
#include <graze.h>

const graze_scalar RANGE = GRAZE_RATIO(4, 1); // of the sensor
const graze_vec2 SENSOR = {GRAZE_RATIO(1, 2), 0};
const unsigned BEAMS = 24;

const graze_segment2 walls[] = {
    {{GRAZE_RATIO(-3, 1), GRAZE_RATIO(-2, 1)}, {GRAZE_RATIO(3, 1), GRAZE_RATIO(-2, 1)}},
    {{GRAZE_RATIO(3, 1), GRAZE_RATIO(-2, 1)},
     {GRAZE_RATIO(3, 1), GRAZE_RATIO(-1, 2)}}, // a door is above this wall
    {{GRAZE_RATIO(3, 1), GRAZE_RATIO(1, 2)}, {GRAZE_RATIO(3, 1), GRAZE_RATIO(2, 1)}},
    {{GRAZE_RATIO(3, 1), GRAZE_RATIO(2, 1)}, {GRAZE_RATIO(-3, 1), GRAZE_RATIO(2, 1)}},
    {{GRAZE_RATIO(-3, 1), GRAZE_RATIO(2, 1)}, {GRAZE_RATIO(-3, 1), GRAZE_RATIO(-2, 1)}},
};
const graze_circle pillar = {{GRAZE_RATIO(-1, 1), GRAZE_RATIO(1, 1)}, GRAZE_RATIO(1, 4)};

unsigned beam = 0;

// The ray ends at the nearest hit so far, so that the next shape is hit only if it is nearer. Its direction is as long as
// the range: t_max = 1 is the end of the range.
bool cast(graze_angle angle, graze_vec2 *point, const char **what)
{
    graze_ray2 ray = {SENSOR, graze_vec2_rotate(graze_vec2_of(RANGE, 0), angle), GRAZE_ONE};
    graze_wall_ray_hit2 wall;
    graze_ray_hit2 hit;
    bool found = false;
    for (const graze_segment2 &w : walls) {
        if (graze_segment2_raycast(&w, &ray, &wall) != GRAZE_MISS) {
            *point = wall.point;
            ray.t_max = wall.t;
            *what = "wall";
            found = true;
        }
    }
    if (graze_circle_raycast(&pillar, &ray, &hit) != GRAZE_MISS) {
        *point = hit.point;
        *what = "pillar";
        found = true;
    }
    return found;
}

void setup()
{
    Serial.begin(115200);
}

void loop()
{
    graze_angle angle = beam * (GRAZE_QUARTER_TURN / BEAMS * 4); // a full turn is 2^32
    graze_vec2 point;
    const char *what;
    char text[GRAZE_TEXT_SIZE];
    graze_to_text(graze_angle_to_degrees(angle), text);
    Serial.print(text);
    Serial.print(" degrees: ");
    if (cast(angle, &point, &what)) {
        graze_to_text(graze_vec2_distance(SENSOR, point), text);
        Serial.print(text);
        Serial.print(" m, ");
        Serial.println(what);
    } else {
        Serial.println("nothing in range");
    }
    beam = (beam + 1) % BEAMS;
    delay(100);
}
