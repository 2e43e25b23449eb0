// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT
//
// Type a ray into the serial monitor, six numbers with blanks between them: where it starts, and its direction. The sketch
// answers with the point where it hits the ball, the box or the ground. Try `-5 2 0 1 0 0`, and numbers like 1e-3.
#include <graze.h>

const graze_sphere ball = {{0, GRAZE_RATIO(2, 1), 0}, GRAZE_ONE};
const graze_aabb box = {{GRAZE_RATIO(3, 1), 0, -GRAZE_ONE},
                        {GRAZE_RATIO(4, 1), GRAZE_RATIO(3, 1), GRAZE_ONE}};
const graze_plane ground = {{0, 0, 0}, {0, GRAZE_ONE, 0}};

char line[80];
size_t length = 0;

// Reads six numbers; false if there are fewer, or something else.
bool readNumbers(graze_scalar numbers[6])
{
    size_t at = 0;
    for (int i = 0; i < 6; i++) {
        while (at < length && line[at] == ' ')
            at++;
        size_t taken = graze_from_text(line + at, length - at, &numbers[i]);
        if (taken == 0)
            return false;
        at += taken;
    }
    return at == length;
}

void printHit(const char *what, const graze_vec3 &point)
{
    char text[GRAZE_TEXT_SIZE];
    const graze_scalar coordinates[3] = {point.x, point.y, point.z};
    Serial.print(what);
    for (graze_scalar coordinate : coordinates) {
        graze_to_text(coordinate, text);
        Serial.print(" ");
        Serial.print(text);
    }
    Serial.println("");
}

// The nearest hit: each hit ends the ray, so that a later shape has to be nearer.
void answer()
{
    graze_scalar n[6];
    if (!readNumbers(n)) {
        Serial.println("six numbers, please: x y z and the direction x y z");
        return;
    }
    graze_ray ray = {{n[0], n[1], n[2]}, {n[3], n[4], n[5]}, GRAZE_NO_LIMIT};
    graze_ray_hit hit, first;
    graze_face_ray_hit face;
    const char *what = nullptr;
    if (graze_sphere_raycast(&ball, &ray, &first) != GRAZE_MISS) {
        what = "ball";
        ray.t_max = first.t;
    }
    if (graze_aabb_raycast(&box, &ray, &hit) != GRAZE_MISS && (!what || hit.t < first.t)) {
        what = "box";
        first = hit;
        ray.t_max = hit.t;
    }
    if (graze_plane_raycast(&ground, &ray, &face) != GRAZE_MISS && (!what || face.t < first.t)) {
        what = "ground";
        graze_ray_hit_from_face_hit(&face, &first);
    }
    if (what)
        printHit(what, first.point);
    else
        Serial.println("nothing");
}

void setup()
{
    Serial.begin(115200);
    Serial.println("x y z and the direction x y z:");
}

void loop()
{
    while (Serial.available() > 0) {
        char c = static_cast<char>(Serial.read());
        if (c != '\n' && c != '\r' && length < sizeof line) {
            line[length++] = c;
        } else if (length > 0) {
            answer();
            length = 0;
        }
    }
}
