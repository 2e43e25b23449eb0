/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Measures the stack of each routine: an image for the cores that paints the stack, calls the
 * routine and finds how far the paint is gone. It prints one line for each: the name, the most
 * bytes, and the most bytes for near items. tests/stack/run compares the former with the bound that
 * bound.awk computes.
 *
 * Routines and items are those of the bench. Each routine is called with the items as they are,
 * which are near, and with items as far apart as fits, which take another path, with wider words.
 */
#include "../bench/bench.h"
#include "../bench/text.h"

/* Called in place of a routine: records the stack pointer at its entry. */
__attribute__((naked, noinline)) static uint32_t where(void)
{
    __asm__ volatile("mov r0, sp\n\t"
                     "ldr r1, =stack_entered\n\t"
                     "str r0, [r1]\n\t"
                     "bx lr");
}
uint32_t entered __asm__("stack_entered");

/* Calls call(routine), and returns the lowest address that was written to. Before, it paints all
 * words of the 4096 bytes below the stack pointer. */
__attribute__((naked, noinline)) static uint32_t lowest(bool (*call)(any_routine *)
                                                            __attribute__((unused)),
                                                        any_routine *routine
                                                        __attribute__((unused)))
{
    __asm__ volatile(".syntax unified\n\t"
                     "push {r3, r4, r5, r6, r7, lr}\n\t"
                     "mov r4, sp\n\t"
                     "ldr r5, =4096\n\t"
                     "subs r5, r4, r5\n\t"
                     "mov r6, r5\n\t"
                     "ldr r7, =0x5afe57ac\n"
                     "1:\n\t"
                     "str r7, [r6]\n\t"
                     "adds r6, #4\n\t"
                     "cmp r6, r4\n\t"
                     "blo 1b\n\t"
                     "mov r6, r0\n\t"
                     "mov r0, r1\n\t"
                     "blx r6\n"
                     "2:\n\t"
                     "ldr r0, [r5]\n\t"
                     "cmp r0, r7\n\t"
                     "bne 3f\n\t"
                     "adds r5, #4\n\t"
                     "cmp r5, r4\n\t"
                     "blo 2b\n"
                     "3:\n\t"
                     "mov r0, r5\n\t"
                     "pop {r3, r4, r5, r6, r7, pc}");
}

/* The stack of the routine, without its caller's. */
static uint32_t stack_of(const bench_row *row)
{
    (void)lowest(row->call, (any_routine *)where);
    uint32_t deepest = lowest(row->call, row->graze);
    return deepest < entered ? entered - deepest : 0;
}

static uint32_t most_of(const bench_shape *shape, const bench_row *row, int32_t scale)
{
    uint32_t most = 0;
    for (unsigned i = 0; i < QUERIES; i++) {
        shape->prepare(i, scale);
        uint32_t stack = stack_of(row);
        most = stack > most ? stack : most;
    }
    return most;
}

/* Calls in space with flat arguments repeat routines that have rows of their own. */
static bool is_flat(const char *name)
{
    static const char flat[] = "flat_";
    for (unsigned i = 0; flat[i] != '\0'; i++)
        if (name[i] != flat[i])
            return false;
    return true;
}

static void write_row(const bench_shape *shape, const bench_row *row)
{
    board_write(GRAZE_FLOAT ? "grazef_" : "graze_", GRAZE_FLOAT ? 7 : 6);
    write_word(row->name, 24);
    uint32_t near = most_of(shape, row, 1), far = most_of(shape, row, MOST_SCALE);
    write_number(far > near ? far : near, 4);
    write_number(near, 6);
    board_write("\n", 1);
}

static void write_shape(const bench_shape *shape)
{
    for (unsigned i = 0; i < shape->count; i++)
        if (!is_flat(shape->rows[i].name))
            write_row(shape, &shape->rows[i]);
}

int main(void)
{
    for (unsigned i = 0; i < SHAPES; i++)
        write_shape(shapes[i]);
    return BOARD_PASSED;
}
