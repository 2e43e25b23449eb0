/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Firmware in C++ with its own start-up code, for a Cortex-M3: a ball bounces between a floor, a crate and a pillar, and
 * each bounce is printed. It needs firmware.ld, no library of C or C++, and no other file of port/:
 *
 *     make -s TARGET=m3 lib
 *     arm-none-eabi-g++ -std=c++17 -mcpu=cortex-m3 -mthumb -Os -ffreestanding -fno-exceptions -fno-rtti \
 *         -nostdlib -T port/examples/firmware.ld port/examples/firmware.cpp build/m3-fixed/libgraze-fixed.a -lgcc \
 *         -o build/firmware.elf
 *     qemu-system-arm -M mps2-an385 -nographic -semihosting -kernel build/firmware.elf
 */
#include "../../include/graze/graze.hpp"

using namespace graze::literals;

namespace {

/* ---- The board: replace print and stop by those of yours. ---- */

/* Calls the debugger, here QEMU, by semihosting: operation 4 writes a text, 0x18 ends the program. */
void request(uint32_t operation, uintptr_t argument)
{
    register uint32_t r0 __asm__("r0") = operation;
    register uintptr_t r1 __asm__("r1") = argument;
    __asm__ volatile("bkpt 0xab" : "+r"(r0) : "r"(r1) : "memory");
}

void print(const char *text)
{
    request(4, reinterpret_cast<uintptr_t>(text));
}

[[noreturn]] void stop()
{
    request(0x18, 0x20026);
    for (;;) {
    }
}

/* ---- The game ---- */

constexpr graze::aabb floor_of_room{{-8_q, -1_q, -8_q}, {8_q, 0_q, 8_q}};
constexpr graze::aabb crate{{3_q, 0_q, -2_q}, {5_q, 2_q, 2_q}};
constexpr graze::sphere pillar{{-4_q, 1_q, 0_q}, 1.5_q};
constexpr graze::scalar gravity = 0.0625_q;

/* The first bounce of a step, and the place to continue from. */
struct bounce {
    graze::ray_hit hit;
    graze::vec3 off;
    const char *name = nullptr;
};

/* A step is a ray with t_max = 1. Each hit shortens it, so the last one is the nearest. */
template <class Shape>
void find(const Shape &shape, const char *name, graze::ray &step, bounce &first)
{
    const graze::ray_hit hit = raycast(shape, step);
    if (hit.result() == graze::result::hit && (first.name == nullptr || hit.t() < step.t_max())) {
        step.t_max(hit.t());
        first = {hit, off_surface(shape, hit), name};
    }
}

void print_bounce(int tick, const bounce &found)
{
    print(found.name);
    print(" at tick ");
    print(to_text(graze::scalar::from_int(tick)).c_str());
    const graze::vec3 point = found.hit.point();
    const graze::scalar coordinates[] = {point.x(), point.y(), point.z()};
    for (const graze::scalar x : coordinates) {
        print(" ");
        print(to_text(x).c_str());
    }
    print("\n");
}

void play()
{
    graze::vec3 place(0_q, 4_q, 0.25_q), velocity(0.25_q, 0_q, 0_q);
    for (int tick = 0; tick < 66; tick++) {
        velocity.y(velocity.y() - gravity);
        graze::ray step(place, velocity, 1_q);
        bounce found;
        find(floor_of_room, "floor ", step, found);
        find(crate, "crate ", step, found);
        find(pillar, "pillar", step, found);
        if (found.name != nullptr) {
            place = found.off;
            velocity = reflect(velocity, found.hit.normal()) * 0.875_q;
            print_bounce(tick, found);
        } else {
            place += velocity;
        }
    }
}

} // namespace

/* ---- From reset to the game ---- */

extern "C" {

extern uint32_t data[], data_end[], bss[], bss_end[], stack_top[];
extern const uint32_t data_in_rom[];
extern void (*const constructors[])();
extern void (*const constructors_end[])();

[[noreturn]] void start();
void start()
{
    const uint32_t *from = data_in_rom;
    for (volatile uint32_t *to = data; to < data_end; to++)
        *to = *from++;
    for (volatile uint32_t *to = bss; to < bss_end; to++)
        *to = 0;
    for (void (*const *constructor)() = constructors; constructor < constructors_end; constructor++)
        (*constructor)();
    play();
    stop();
}

/* Compilers call these for large structures, even without a library. gcc also calls them in place of the loops of start,
 * unless -ffreestanding or -fno-tree-loop-distribute-patterns is given. */
void *memcpy(void *to, const void *from, size_t size);
void *memset(void *to, int value, size_t size);
void *memcpy(void *to, const void *from, size_t size)
{
    for (size_t i = 0; i < size; i++)
        static_cast<volatile char *>(to)[i] = static_cast<const char *>(from)[i];
    return to;
}
void *memset(void *to, int value, size_t size)
{
    for (size_t i = 0; i < size; i++)
        static_cast<volatile char *>(to)[i] = static_cast<char>(value);
    return to;
}

struct vector_table {
    const uint32_t *stack;
    void (*handlers[15])();
};

__attribute__((section(".vectors"), used)) const vector_table vectors = {
    stack_top,
    {start, stop, stop, stop, stop, stop, stop, stop, stop, stop, stop, stop, stop, stop, stop}};
}
