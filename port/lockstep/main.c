/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* Runs the simulation on a board and prints the hash after every tick. The arguments are numbers; one that is
 * missing is 0:
 *
 *     TICKS       how many ticks
 *     SEED        selects the places, the velocities and the inputs
 *     CHANGED     the first input in or after this tick is changed (0: none is)
 *     BIT         the bit of that input that is changed
 *     EVERY       after every so many ticks the state is printed as well (0: never)
 *
 * The lines that it prints:
 *
 *     HASH                            after every tick: the hash of all states so far
 *     body NUMBER X Y Z VX VY VZ      the state: raw numbers
 *     broken TICK BODY WORDS          a condition that does not hold; the run ends
 *     bounces ROOM FIXTURES BODIES    at the end: how often bodies bounced off each
 *     energy PARTS                    millionths of the energy at the start
 *     rest TICKS                      the longest time that a body stayed in one place
 *     broken: WORDS                   a condition of the end that does not hold
 */
#include "../board.h"
#include "../print.h"
#include "lockstep.h"

enum { INPUT_EVERY = 64, CHECK_EVERY = 10 };

/* The longest rest, in ticks, and the limits of the energy at the end, in millionths. */
enum { LONGEST_REST = 10, LEAST_ENERGY = 990000, MOST_ENERGY = 1010000 };

typedef struct options {
    uint32_t ticks, seed, changed, bit, every;
} options;

/* ---- Text ---- */

static void print_hex_and(uint32_t number, char after)
{
    print_hex(number);
    print_char(after);
}

static void print_number(const char *before, uint32_t number)
{
    print(before);
    print_int((int32_t)number); /* all are below 2^31 */
}

static uint32_t read_number(const char **text)
{
    uint32_t number = 0;
    while (**text == ' ')
        ++*text;
    while (**text >= '0' && **text <= '9')
        number = number * 10 + (uint32_t)(*(*text)++ - '0');
    return number;
}

static void read_options(options *o)
{
    char line[64];
    const char *text = line;
    (void)board_arguments(line, sizeof line);
    o->ticks = read_number(&text);
    o->seed = read_number(&text);
    o->changed = read_number(&text);
    o->bit = read_number(&text);
    o->every = read_number(&text);
}

static void print_body(unsigned number, const body_state *b)
{
    print_number("body ", number);
    print(" ");
    print_hex_and((uint32_t)b->position.x, ' ');
    print_hex_and((uint32_t)b->position.y, ' ');
    print_hex_and((uint32_t)b->position.z, ' ');
    print_hex_and((uint32_t)b->velocity.x, ' ');
    print_hex_and((uint32_t)b->velocity.y, ' ');
    print_hex_and((uint32_t)b->velocity.z, '\n');
}

/* ---- Conditions ---- */

static bool report_broken(uint32_t tick, unsigned number, const char *words)
{
    print_number("broken ", tick);
    print_number(" ", number);
    print(words);
    return false;
}

/* Overlaps are searched for among all pairs, so not in every tick. */
static bool holds(const lockstep *l, uint32_t tick)
{
    unsigned broken = lockstep_outside(l);
    if (broken < BODIES)
        return report_broken(tick, broken, " is outside the room\n");
    if (tick % CHECK_EVERY != 0)
        return true;
    broken = lockstep_overlapping(l);
    if (broken < BODIES)
        return report_broken(tick, broken, " overlaps another\n");
    return true;
}

/* energy < 100 * 3 * 2^26, so * 10^6 < 2^55 */
static uint32_t millionths(graze_wide energy, graze_wide of)
{
    return (uint32_t)((uint64_t)energy * 1000000 / (uint64_t)of);
}

static bool print_end(const lockstep *l, graze_wide start)
{
    const uint32_t energy = millionths(lockstep_energy(l), start);
    print_number("bounces ", l->bounces_off_room);
    print_number(" ", l->bounces_off_fixtures);
    print_number(" ", l->bounces_off_bodies);
    print_number("\nenergy ", energy);
    print_number("\nrest ", l->longest_rest);
    print("\n");
    if (energy < LEAST_ENERGY || energy > MOST_ENERGY)
        print("broken: the energy has changed\n");
    if (l->longest_rest > LONGEST_REST)
        print("broken: a body rested\n");
    return energy >= LEAST_ENERGY && energy <= MOST_ENERGY && l->longest_rest <= LONGEST_REST;
}

/* ---- The run ---- */

static void give_input(lockstep *l, const options *o, uint32_t tick)
{
    uint32_t input = lockstep_mix(o->seed ^ lockstep_mix(tick));
    if (tick % INPUT_EVERY != 0)
        return;
    if (o->changed != 0 && tick >= o->changed && tick - o->changed < INPUT_EVERY)
        input ^= UINT32_C(1) << (o->bit & 31);
    lockstep_input(l, input);
}

static void print_state(const lockstep *l)
{
    for (unsigned i = 0; i < BODIES; i++)
        print_body(i, &l->bodies[i]);
}

static bool run(lockstep *l, const options *o)
{
    uint32_t hash = 0;
    for (uint32_t tick = 1; tick <= o->ticks; tick++) {
        give_input(l, o, tick);
        lockstep_tick(l);
        hash = lockstep_hash(l, hash);
        print_hex_and(hash, '\n');
        if (o->every != 0 && tick % o->every == 0)
            print_state(l);
        if (!holds(l, tick))
            return false;
    }
    return true;
}

int main(void)
{
    static lockstep l;
    graze_wide energy;
    options o;
    read_options(&o);
    lockstep_start(&l, o.seed);
    energy = lockstep_energy(&l);
    return run(&l, &o) && print_end(&l, energy) ? BOARD_PASSED : BOARD_FAILED;
}
