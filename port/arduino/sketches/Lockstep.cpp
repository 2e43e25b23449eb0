// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT
//
// The same bits on every board: flash this sketch to two boards with different cores, and compare the lines. Each line is the
// hash of all states so far, after each hundred ticks of a small simulation. The last one is in EXPECTED.
//
// So boards that play a game together send only the inputs of their players, and compare a hash now and then.
#include <graze.h>

const uint32_t EXPECTED = 0xa923b8af;
const unsigned TICKS_IN_LOOP = 100, LAST_TICK = 1000;

const graze_rect room = {{GRAZE_RATIO(-8, 1), GRAZE_RATIO(-6, 1)},
                         {GRAZE_RATIO(8, 1), GRAZE_RATIO(6, 1)}};
const graze_circle pillars[] = {
    {{GRAZE_RATIO(-3, 1), GRAZE_ONE}, GRAZE_RATIO(5, 4)},
    {{GRAZE_RATIO(4, 1), GRAZE_RATIO(-2, 1)}, GRAZE_RATIO(7, 4)},
    {{GRAZE_RATIO(2, 1), GRAZE_RATIO(7, 2)}, GRAZE_RATIO(1, 2)},
};

graze_vec2 place = {0, 0}, velocity = {GRAZE_RATIO(2, 5), GRAZE_RATIO(3, 11)};
unsigned tick = 0;
uint32_t hash = 2166136261u;

// In bytes from the low one, so that the order of a core's bytes does not matter.
void addToHash(graze_scalar value)
{
    for (unsigned shift = 0; shift < 32; shift += 8)
        hash = (hash ^ ((static_cast<uint32_t>(value) >> shift) & 255)) * 16777619u;
}

// The first pillar on the path, or none.
const graze_circle *firstPillar(const graze_segment2 *path, graze_line_hit2 *first)
{
    const graze_circle *found = nullptr;
    graze_line_hit2 hit;
    for (const graze_circle &pillar : pillars) {
        if (graze_circle_linecast(&pillar, path, &hit) == GRAZE_HIT &&
            (!found || hit.fraction < first->fraction)) {
            *first = hit;
            found = &pillar;
        }
    }
    return found;
}

void step()
{
    graze_segment2 path = {place, graze_vec2_add(place, velocity)};
    graze_line_hit2 hit;
    const graze_circle *pillar = firstPillar(&path, &hit);
    if (pillar) {
        graze_circle_off_surface(pillar, &hit.point, &hit.normal, &place);
        velocity = graze_vec2_reflect(velocity, hit.normal);
    } else if (graze_rect_contains_point(&room, &path.b)) {
        place = path.b;
    } else {
        velocity = path.b.x < room.min.x || path.b.x > room.max.x
                       ? graze_vec2_of(-velocity.x, velocity.y)
                       : graze_vec2_of(velocity.x, -velocity.y);
    }
    if (tick % 64 == 63) // the input of a player: a turn by a prime number of degrees
        velocity = graze_vec2_rotate(velocity, GRAZE_TURNS(37, 360));
    addToHash(place.x);
    addToHash(place.y);
    tick++;
}

void printHash()
{
    char text[9];
    for (int digit = 0; digit < 8; digit++)
        text[digit] = "0123456789abcdef"[hash >> (28 - 4 * digit) & 15];
    text[8] = '\0';
    Serial.println(text);
}

void setup()
{
    Serial.begin(115200);
    Serial.println(graze_selftest() ? "self-test passed"
                                    : "self-test FAILED: the compiler or the core is broken");
}

void loop()
{
    if (tick == LAST_TICK)
        return;
    for (unsigned i = 0; i < TICKS_IN_LOOP; i++)
        step();
    printHash();
    if (tick == LAST_TICK)
        Serial.println(hash == EXPECTED ? "the hash of all boards"
                                        : "another hash: not the same simulation");
}
