/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The most expensive inputs of each routine of the bench. An image for the cores, run with RUN_COUNT=1.
 *
 * Without arguments it counts the inputs of tests/worst/found. A line: core, near or any, routine, instructions, and the
 * core for which the input was found.
 *
 * With the argument `rows` it lists the routines.
 *
 * With arguments `ROUTINE STEPS SEED` it searches. It climbs from the inputs that were found for routines with the same
 * item, and from queries of the workload: a step changes the item at random, and stays if the routine executes at least
 * as many instructions as before. Each start has an eighth of the steps, and the best one then has all. Two lines, near
 * and any: core, near or any, routine, instructions, and the words of the item that matter, NUMBER:WORD, in hexadecimal.
 */
#include "climb.h"
#include "mutate.h"

#include "../bench/text.h"

#define QUOTED(name) #name
#define WORD(name)   QUOTED(name)
#define CORE         WORD(BENCH_TARGET) /* the name of a file of toolchain/ */

enum { TEXT = 64 };

static void write_hex(uint32_t number)
{
    char text[8], *end = text + sizeof text, *digit = end;
    do {
        *--digit = "0123456789abcdef"[number & 15];
        number >>= 4;
    } while (number > 0);
    board_write(digit, (unsigned)(end - digit));
}

/* The words that query 0 does not have. */
static void write_words(const bench_shape *shape)
{
    const unsigned count = words_of(shape->layout);
    for (unsigned i = 0; i < count; i++)
        if (word_get(shape, i) != word_of_query_0(i)) {
            board_write(" ", 1);
            write_hex(i);
            board_write(":", 1);
            write_hex((uint32_t)word_get(shape, i));
        }
}

static void write_count(const char *kind, const bench_row *row)
{
    write_word(CORE, 2);
    write_word(kind, 4);
    write_word(row->name, 35);
    write_number(instructions_of(row), 7);
}

static uint32_t seed_of(const char *name, uint32_t seed)
{
    while (*name != '\0')
        seed = seed * 31 + (unsigned char)*name++;
    return seed;
}

/* The item stays: the input found near is a start of the search for any input. */
static void write_found(const bench_shape *shape, const bench_row *row, bool near, uint32_t steps)
{
    search(shape, row, near, steps);
    simplify(shape, row);
    write_count(near ? "near" : "any", row);
    write_words(shape);
    board_write("\n", 1);
}

/* ---- The two uses of the image ---- */

/* far: a near input that is not near. */
static const char *kind_of(const bench_shape *shape, const kept_input *input)
{
    if (!input->near)
        return "any";
    return is_near_item(shape) ? "near" : "far";
}

static void count_kept_of(const bench_shape *shape, const bench_row *row)
{
    for (unsigned i = 0; i < kept_count; i++)
        if (is_same(kept_inputs[i].routine, row->name)) {
            load_kept(shape, &kept_inputs[i]);
            write_count(kind_of(shape, &kept_inputs[i]), row);
            board_write(" ", 1);
            write_word(kept_inputs[i].core, 0);
            board_write("\n", 1);
        }
}

typedef struct {
    const char *name;
    uint32_t steps, seed;
} order;

/* Rows with flat_ repeat routines that have rows of their own. */
static void write_name(const bench_row *row)
{
    static const char flat[] = "flat_";
    for (unsigned i = 0; flat[i] != '\0'; i++)
        if (row->name[i] != flat[i]) {
            write_word(row->name, 0);
            board_write("\n", 1);
            return;
        }
}

static void visit(const bench_shape *shape, const bench_row *row, const order *o)
{
    set_near(row);
    if (o->name == NULL) {
        count_kept_of(shape, row);
    } else if (is_same(o->name, "rows")) {
        write_name(row);
    } else if (is_same(o->name, row->name)) {
        shape->prepare(0, 1);
        random_seed(seed_of(o->name, o->seed));
        write_found(shape, row, true, o->steps);
        write_found(shape, row, false, o->steps);
    }
}

static uint32_t read_number(const char **text)
{
    uint32_t number = 0;
    while (**text == ' ')
        (*text)++;
    while ('0' <= **text && **text <= '9')
        number = number * 10 + (uint32_t)(*(*text)++ - '0');
    return number;
}

static order read_order(char *text)
{
    order o = {text[0] == '\0' ? NULL : text, 0, 0};
    while (*text != ' ' && *text != '\0')
        text++;
    if (*text == ' ') {
        const char *rest = text + 1;
        *text = '\0';
        o.steps = read_number(&rest);
        o.seed = read_number(&rest);
    }
    return o;
}

static void visit_all(const order *o)
{
    for (unsigned i = 0; i < SHAPES; i++)
        for (unsigned j = 0; j < shapes[i]->count; j++)
            visit(shapes[i], &shapes[i]->rows[j], o);
}

/* An item that is too long for search, or a count of 0: RUN_COUNT=1 was forgotten. */
static bool is_unusable(void)
{
    for (unsigned i = 0; i < SHAPES; i++)
        if (words_of(shapes[i]->layout) > MOST_WORDS)
            return true;
    shapes[0]->prepare(0, 1);
    return instructions_of(&shapes[0]->rows[0]) == 0;
}

int main(void)
{
    char text[TEXT];
    if (is_unusable())
        return BOARD_FAILED;
    (void)board_arguments(text, sizeof text);
    const order o = read_order(text);
    visit_all(&o);
    return BOARD_PASSED;
}
