// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT
//
// A round robot drives through a room and touches nothing: before each step it looks ahead as far as it would need to stop,
// and turns while the way is not free. In loop() the sketch prints where it is; a real robot would drive its motors there.
//
// The center moves as a point against shapes that are larger by the radius and the clearance.
#include <graze.h>

const graze_scalar RADIUS = GRAZE_RATIO(1, 4), CLEARANCE = GRAZE_RATIO(1, 10),
                   MARGIN = RADIUS + CLEARANCE;
const graze_scalar STEP = GRAZE_RATIO(1, 5), LOOK_AHEAD = GRAZE_RATIO(3, 5);
const graze_angle TURN = GRAZE_TURNS(30, 360);

const graze_rect room = {{GRAZE_RATIO(-3, 1), GRAZE_RATIO(-2, 1)},
                         {GRAZE_RATIO(3, 1), GRAZE_RATIO(2, 1)}};
const graze_rect boxes[] = {
    {{GRAZE_RATIO(-1, 1), GRAZE_RATIO(-1, 2)}, {GRAZE_RATIO(0, 1), GRAZE_RATIO(1, 2)}},
    {{GRAZE_RATIO(1, 1), GRAZE_RATIO(1, 1)}, {GRAZE_RATIO(3, 2), GRAZE_RATIO(2, 1)}},
};
const graze_circle pillar = {{GRAZE_RATIO(2, 1), GRAZE_RATIO(-3, 4)}, GRAZE_RATIO(1, 4)};

graze_vec2 place = {GRAZE_RATIO(-2, 1), GRAZE_RATIO(-5, 4)};
graze_angle heading = 0;

bool isFree(const graze_segment2 *path)
{
    const graze_vec2 margin = {MARGIN, MARGIN};
    graze_rect inner = {graze_vec2_add(room.min, margin), graze_vec2_sub(room.max, margin)};
    if (!graze_rect_contains_point(&inner, &path->b))
        return false;
    for (const graze_rect &box : boxes) {
        graze_rect larger = {graze_vec2_sub(box.min, margin), graze_vec2_add(box.max, margin)};
        if (graze_rect_overlaps_segment(&larger, path))
            return false;
    }
    graze_circle larger = {pillar.center, pillar.radius + MARGIN};
    return !graze_circle_overlaps_segment(&larger, path);
}

// To all shapes, without the radius: never less than the clearance.
graze_scalar clearance()
{
    graze_scalar least = graze_circle_distance(&pillar, &place);
    for (const graze_rect &box : boxes)
        least = graze_min(least, graze_rect_distance(&box, &place));
    return least - RADIUS;
}

void setup()
{
    Serial.begin(115200);
}

void loop()
{
    char text[GRAZE_TEXT_SIZE];
    graze_segment2 ahead = {
        place, graze_vec2_add(place, graze_vec2_rotate(graze_vec2_of(LOOK_AHEAD, 0), heading))};
    if (isFree(&ahead))
        place = graze_vec2_add(place, graze_vec2_rotate(graze_vec2_of(STEP, 0), heading));
    else
        heading += TURN;
    graze_to_text(place.x, text);
    Serial.print("at ");
    Serial.print(text);
    graze_to_text(place.y, text);
    Serial.print(", ");
    Serial.print(text);
    graze_to_text(clearance(), text);
    Serial.print(", clearance ");
    Serial.println(text);
    delay(50);
}
