// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT
//
// Casts a segment at a box and a ray at a ball, and prints where they hit.
//
// A coordinate is a whole number in which GRAZE_ONE, 65536, is one unit: what a unit is, a meter or a pixel, you decide.
// Write constants as GRAZE_RATIO(5, 2), which is 2.5. On boards with a double of 64 bits, all but AVR, GRAZE_C(2.5) is the
// same.
#include <graze.h>

const graze_aabb box = {{-GRAZE_ONE, -GRAZE_ONE, -GRAZE_ONE}, {GRAZE_ONE, GRAZE_ONE, GRAZE_ONE}};
const graze_sphere ball = {{GRAZE_RATIO(6, 1), GRAZE_RATIO(8, 1), 0}, GRAZE_RATIO(5, 1)};

void printPoint(const char *title, const graze_vec3 &point)
{
    char text[GRAZE_TEXT_SIZE];
    Serial.print(title);
    graze_to_text(point.x, text);
    Serial.print(text);
    Serial.print(", ");
    graze_to_text(point.y, text);
    Serial.print(text);
    Serial.print(", ");
    graze_to_text(point.z, text);
    Serial.println(text);
}

void setup()
{
    Serial.begin(115200);

    // A segment has two ends.
    graze_segment path = {{GRAZE_RATIO(-3, 1), GRAZE_RATIO(1, 2), 0},
                          {GRAZE_RATIO(5, 1), GRAZE_RATIO(1, 4), 0}};
    graze_line_hit hit;
    if (graze_aabb_linecast(&box, &path, &hit) >= GRAZE_HIT)
        printPoint("the segment enters the box at ", hit.point);

    // A ray has a direction of any length. hit.t counts such lengths.
    graze_ray ray = {{0, 0, 0}, {GRAZE_RATIO(3, 1), GRAZE_RATIO(4, 1), 0}, GRAZE_NO_LIMIT};
    graze_ray_hit rayHit;
    if (graze_sphere_raycast(&ball, &ray, &rayHit) >= GRAZE_HIT)
        printPoint("the ray enters the ball at ", rayHit.point);

    // To touch is not to enter: this segment runs along a face of the box.
    graze_segment edge = {{GRAZE_RATIO(-3, 1), GRAZE_ONE, 0}, {GRAZE_RATIO(5, 1), GRAZE_ONE, 0}};
    if (graze_aabb_linecast(&box, &edge, &hit) == GRAZE_TOUCH)
        printPoint("the segment along the face only touches, first at ", hit.point);
}

void loop()
{
}
