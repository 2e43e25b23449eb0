/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "climb.h"
#include "mutate.h"

#include "../../port/board.h"

enum { QUERY_STARTS = 6 };

/* The words of an item. */
static int32_t best[MOST_WORDS], champion[MOST_WORDS];

__asm__(".thumb_func\nworst_nothing: bx lr");
any_routine nothing __asm__("worst_nothing");

typedef struct {
    const bench_row *row;
    any_routine *routine;
} timed_call;

static void run_timed(void *argument)
{
    timed_call *call = argument;
    (void)call->row->call(call->routine);
}

/* With those of the call around the routine. */
static uint32_t instructions_around(const bench_row *row, any_routine *routine)
{
    timed_call call = {row, routine};
    return board_count_instructions(run_timed, &call);
}

/* For the search. An input that is too long to count is none. */
static uint32_t cost_of(const bench_row *row)
{
    const uint32_t all = instructions_around(row, row->graze);
    return all == BOARD_COUNT_TOO_LONG ? 0 : all;
}

uint32_t instructions_of(const bench_row *row)
{
    const uint32_t all = instructions_around(row, row->graze);
    return all == BOARD_COUNT_TOO_LONG ? all : all - instructions_around(row, nothing);
}

static void save(const bench_shape *shape, int32_t *words)
{
    const unsigned count = words_of(shape->layout);
    for (unsigned i = 0; i < count; i++)
        words[i] = word_get(shape, i);
}

/* Leaves alone what is not an input. */
static void restore(const bench_shape *shape, const int32_t *words)
{
    const char *layout = shape->layout;
    group g = {0, 0, 0};
    while (next_group(&layout, &g))
        for (unsigned i = g.first; g.letter != '-' && i < g.first + g.words; i++)
            word_set(shape, i, words[i]);
}

bool is_same(const char *a, const char *b)
{
    while (*a != '\0' && *a == *b) {
        a++;
        b++;
    }
    return *a == *b;
}

static bool has_row(const bench_shape *shape, const char *name)
{
    for (unsigned i = 0; i < shape->count; i++)
        if (is_same(shape->rows[i].name, name))
            return true;
    return false;
}

void load_kept(const bench_shape *shape, const kept_input *input)
{
    shape->prepare(0, 1);
    for (unsigned i = 0; i < input->count; i++)
        word_set(shape, input->words[i].number, (int32_t)input->words[i].word);
}

/* Not the flat boxes among the larger queries, whose axes are none of a rotation. */
static void load_query(const bench_shape *shape, bool near)
{
    const unsigned number = random_below(QUERIES);
    const int32_t scale = (int32_t)1 << random_below(near ? 7 : 8);
    shape->prepare(number, scale);
    if (near) {
        make_near(shape);
        if (!is_near_item(shape))
            shape->prepare(number, 1);
    }
}

/* The most expensive query of the workload; false if none is near. */
static bool load_dearest_query(const bench_shape *shape, const bench_row *row, bool near)
{
    uint32_t most = 0;
    unsigned dearest = 0;
    for (unsigned number = 0; number < QUERIES; number++) {
        shape->prepare(number, 1);
        const uint32_t now = cost_of(row);
        if (now > most && (!near || is_near_item(shape))) {
            most = now;
            dearest = number;
        }
    }
    shape->prepare(dearest, 1);
    return most > 0;
}

/* The starts: the item as it is, the dearest query, the kept inputs, and queries at random. */
enum { AS_IT_IS, DEAREST_QUERY, FIRST_KEPT };

/* False if there is no such start, or if a kept input is not for this shape. */
static bool load_start(const bench_shape *shape, const bench_row *row, bool near, unsigned start)
{
    if (start == AS_IT_IS)
        return !near || is_near_item(shape);
    if (start == DEAREST_QUERY)
        return load_dearest_query(shape, row, near);
    if (start >= FIRST_KEPT + kept_count) {
        load_query(shape, near);
        return true;
    }
    const kept_input *input = &kept_inputs[start - FIRST_KEPT];
    if (!has_row(shape, input->routine) || (near && !input->near))
        return false;
    load_kept(shape, input);
    return !near || is_near_item(shape);
}

/* From the item as it is. Afterwards `best` has the best item, whose instructions it returns. */
static uint32_t climb(const bench_shape *shape, const bench_row *row, bool near, uint32_t steps)
{
    uint32_t most = cost_of(row);
    save(shape, best);
    while (steps-- > 0) {
        mutate(shape, near);
        const uint32_t now = cost_of(row);
        if (now >= most) {
            most = now;
            save(shape, best);
        } else {
            restore(shape, best);
        }
    }
    restore(shape, best);
    return most;
}

/* Kept inputs that cost less than half of the most so far are no starts. */
void search(const bench_shape *shape, const bench_row *row, bool near, uint32_t steps)
{
    const unsigned first_random = FIRST_KEPT + kept_count;
    uint32_t most = 0;
    for (unsigned start = AS_IT_IS; start < first_random + QUERY_STARTS; start++) {
        if (!load_start(shape, row, near, start))
            continue;
        if (start < first_random && cost_of(row) < most / 2)
            continue;
        const uint32_t reached = climb(shape, row, near, steps / 8);
        if (reached >= most) {
            most = reached;
            save(shape, champion);
        }
    }
    restore(shape, champion);
    (void)climb(shape, row, near, steps);
}

void simplify(const bench_shape *shape, const bench_row *row)
{
    const uint32_t most = instructions_of(row);
    const char *layout = shape->layout;
    group g = {0, 0, 0};
    save(shape, best);
    shape->prepare(0, 1);
    save(shape, champion);
    restore(shape, best);
    while (next_group(&layout, &g)) {
        for (unsigned i = g.first; i < g.first + g.words; i++)
            word_set(shape, i, champion[i]);
        if (instructions_of(row) != most)
            for (unsigned i = g.first; i < g.first + g.words; i++)
                word_set(shape, i, best[i]);
    }
}

int32_t word_of_query_0(unsigned number)
{
    return champion[number];
}
