// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT
//
// A camera that pans: which objects are in view, and which of these are hidden by a wall. For a robot with a camera, a
// turret, or a game that draws only what is visible.
#include <graze.h>

struct Object {
    const char *name;
    graze_aabb box;
};
const Object objects[] = {
    {"chair",
     {{GRAZE_RATIO(4, 1), 0, GRAZE_RATIO(-1, 2)},
      {GRAZE_RATIO(5, 1), GRAZE_ONE, GRAZE_RATIO(1, 2)}}},
    {"table",
     {{GRAZE_RATIO(6, 1), 0, GRAZE_RATIO(2, 1)},
      {GRAZE_RATIO(9, 1), GRAZE_ONE, GRAZE_RATIO(4, 1)}}},
    {"lamp",
     {{GRAZE_RATIO(-1, 2), GRAZE_RATIO(2, 1), GRAZE_RATIO(6, 1)},
      {GRAZE_RATIO(1, 2), GRAZE_RATIO(3, 1), GRAZE_RATIO(7, 1)}}},
    {"bed",
     {{GRAZE_RATIO(-9, 1), 0, GRAZE_RATIO(-2, 1)},
      {GRAZE_RATIO(-5, 1), GRAZE_ONE, GRAZE_RATIO(2, 1)}}},
};
const graze_aabb wall = {{GRAZE_RATIO(-4, 1), 0, GRAZE_RATIO(-3, 1)},
                         {GRAZE_RATIO(-4, 1), GRAZE_RATIO(3, 1), GRAZE_RATIO(3, 1)}};
const graze_vec3 eye = {0, GRAZE_RATIO(3, 2), 0}, up = {0, GRAZE_ONE, 0};

graze_camera camera;
unsigned heading = 0; // in steps of 45 degrees

// The line of sight to the middle of the object. Where it hits the wall does not matter, so the hit is null.
bool isHidden(const graze_aabb &box)
{
    graze_segment sight = {eye, graze_vec3_lerp(box.min, box.max, GRAZE_FRACTION_ONE / 2)};
    return graze_aabb_linecast(&wall, &sight, nullptr) != GRAZE_MISS;
}

void setup()
{
    Serial.begin(115200);
    camera.fov = GRAZE_TURNS(50, 360); // vertical
    camera.aspect = GRAZE_RATIO(4, 3);
    camera.z_near = GRAZE_RATIO(1, 4);
    camera.z_far = GRAZE_RATIO(20, 1);
}

void loop()
{
    graze_frustum view;
    char text[GRAZE_TEXT_SIZE];
    graze_vec2 ahead =
        graze_vec2_rotate(graze_vec2_of(GRAZE_ONE, 0), heading * (GRAZE_HALF_TURN / 4));
    graze_camera_look_at(eye, graze_vec3_add(eye, graze_vec3_of(ahead.x, 0, ahead.y)), up, &camera);
    graze_frustum_from_camera(&camera, &view);

    graze_to_text(graze_from_int(static_cast<int32_t>(heading) * 45), text);
    Serial.print(text);
    Serial.println(" degrees:");
    for (const Object &object : objects) {
        graze_view how = graze_frustum_classify_aabb(&view, &object.box);
        if (how == GRAZE_VIEW_OUTSIDE)
            continue;
        Serial.print("  ");
        Serial.print(object.name);
        Serial.print(how == GRAZE_VIEW_INSIDE ? " in view" : " partly in view");
        Serial.println(isHidden(object.box) ? ", behind the wall" : "");
    }
    heading = (heading + 1) % 8;
    delay(1000);
}
