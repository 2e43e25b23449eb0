/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * watertight [N] [SEED]: N lines through edges, and vertices, of closed meshes, and some beside them.
 *
 * A line counts that starts strictly outside, ends strictly inside, and lies in the plane of no face;
 * all three are decided by exact integers. It must meet the mesh, or the mesh leaks there. The aim is
 * a point of whole raw units, on an edge or a vertex, so that the line passes through it exactly; or
 * an end is then moved by a raw unit, so that it passes close by.
 *
 * Printed are the lines that counted, how many of them leaked through graze, and in a million of them
 * through what others write, over the same lines: the textbook's float form with its epsilon and
 * without one, and the usual Q16.16. To those far away also means that a float rounds the
 * vertices. Fails when graze leaks, or a class has hardly any lines.
 */
#include "watertight.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

enum { EDGE, VERTEX, BESIDE_EDGE, BESIDE_VERTEX, AIMS };
enum { GRAZE, FLOAT_EPSILON, FLOAT_ZERO, IDIOM, WAYS };
enum { LINES_OF_SHELL = 64 };

static const char *const aim_names[AIMS] = {"edge", "vertex", "beside an edge", "beside a vertex"};

typedef struct {
    unsigned long lines, leaks[WAYS];
} tally;

static tally tallies[SHELL_SIZES][AIMS];

/* ---- Lines ---- */

/* From `from`, as often as it is from there to `to`. False where that is not in the world. */
static bool step_on(const graze_vec3 *from, const graze_vec3 *to, int32_t times, graze_vec3 *at)
{
    *at = *from;
    for (uint32_t axis = 0; axis < 3; axis++) {
        graze_vec3 here = *from, there = *to;
        int64_t step = (int64_t)*axis_of(&there, axis) - *axis_of(&here, axis);
        int64_t c = *axis_of(&here, axis) + step * times;
        *axis_of(at, axis) = hold(c);
        if (hold(c) != c)
            return false;
    }
    return true;
}

/* One of the points that cut an edge into parts; the last would be a vertex. */
static graze_vec3 point_on_edge(input_stream *s, const shell *of, const graze_vec3 *a,
                                const graze_vec3 *b)
{
    graze_vec3 p = *a, end = *b;
    int32_t part = draw_between(s, 1, of->parts - 1);
    for (uint32_t axis = 0; axis < 3; axis++) {
        int64_t edge = (int64_t)*axis_of(&end, axis) - *axis_of(&p, axis);
        *axis_of(&p, axis) += (int32_t)(edge / of->parts * part);
    }
    return p;
}

static graze_vec3 draw_target(input_stream *s, const shell *of, int aim)
{
    uint32_t face = draw_below(s, of->mesh.count), corner = draw_below(s, 3);
    const graze_vec3 *a = &of->vertices[of->indices[3 * face + corner]];
    const graze_vec3 *b = &of->vertices[of->indices[3 * face + (corner + 1) % 3]];
    return aim == VERTEX || aim == BESIDE_VERTEX ? *a : point_on_edge(s, of, a, b);
}

static bool draw_line(input_stream *s, const shell *of, const graze_vec3 *inside, int aim,
                      graze_segment *line)
{
    graze_vec3 target = draw_target(s, of, aim);
    line->b = *inside;
    if (!step_on(inside, &target, draw_between(s, 2, 4), &line->a))
        return false;
    if (aim >= BESIDE_EDGE) {
        int32_t *c = axis_of(&line->a, draw_below(s, 3));
        *c = hold((int64_t)*c + (draw_chance(s, 2) ? 1 : -1));
    }
    return true;
}

/* Anywhere round the heart of the shell. */
static bool draw_inside(input_stream *s, const shell *of, graze_vec3 *inside)
{
    int64_t half = ((int64_t)of->box.max.x - of->box.min.x) / 2;
    for (int tries = 0; tries < 12; tries++) {
        int32_t away = hold(half / draw_power(s, 6));
        graze_vec3 by;
        draw_vector(s, away, &by);
        *inside = graze_vec3_add(of->heart, by);
        int winding = winding_of(of, inside);
        if (winding != 0 && winding != ON_SHELL)
            return true;
    }
    return false;
}

/* ---- Leaks ---- */

static void print_leak(const shell *of, const graze_segment *line)
{
    const graze_vec3 *a = &line->a, *b = &line->b;
    printf("a leak: (%d, %d, %d) to (%d, %d, %d), into\n", a->x, a->y, a->z, b->x, b->y, b->z);
    for (uint32_t i = 0; i < 3 * of->mesh.count; i++) {
        const graze_vec3 *v = &of->vertices[of->indices[i]];
        printf("%s(%d, %d, %d)%s", i % 3 == 0 ? "    " : ", ", v->x, v->y, v->z,
               i % 3 == 2 ? "\n" : "");
    }
}

/* In every form, from both ends; the ray goes on behind. */
static bool graze_meets(const shell *of, const graze_segment *line)
{
    const graze_segment back = {line->b, line->a};
    const graze_ray ray = {line->b, graze_vec3_sub(line->a, line->b), GRAZE_NO_LIMIT};
    graze_vec3 end = graze_vec3_add(ray.origin, ray.dir);
    bool is_whole = end.x == line->a.x && end.y == line->a.y && end.z == line->a.z;
    uint32_t face = UINT32_MAX;
    return graze_mesh_overlaps_segment(&of->mesh, line) &&
           graze_mesh_linecast(&of->mesh, &back, &face, NULL) != GRAZE_MISS &&
           face < of->mesh.count && (!is_whole || graze_mesh_overlaps_ray(&of->mesh, &ray));
}

static bool counts(const shell *of, const graze_segment *line)
{
    return winding_of(of, &line->a) == 0 && !in_plane_of_a_face(of, &line->a, &line->b);
}

static void count_line(tally *t, const shell *of, const graze_segment *line)
{
    bool meets = graze_meets(of, line);
    t->lines++;
    if (!meets && t->leaks[GRAZE] < 3)
        print_leak(of, line);
    t->leaks[GRAZE] += !meets;
    t->leaks[FLOAT_EPSILON] += !float_meets(of, line, 1e-6f);
    t->leaks[FLOAT_ZERO] += !float_meets(of, line, 0.0f);
    t->leaks[IDIOM] += !idiom_meets(of, line);
}

/* How many lines through an edge or a vertex it was good for. */
static unsigned long try_shell(uint64_t seed, uint32_t index)
{
    unsigned long through = 0;
    const int size = (int)(index % SHELL_SIZES);
    input_stream s;
    shell of;
    graze_vec3 inside;
    draw_start(&s, seed, index);
    draw_shell(&s, &shell_sizes[size], &of);
    if (!draw_inside(&s, &of, &inside))
        return 0;
    for (int i = 0; i < LINES_OF_SHELL; i++) {
        graze_segment line;
        int aim = i % 8 < 6 ? i % 2 : BESIDE_EDGE + i % 2;
        if (draw_line(&s, &of, &inside, aim, &line) && counts(&of, &line)) {
            count_line(&tallies[size][aim], &of, &line);
            through += aim == EDGE || aim == VERTEX;
        }
    }
    return through;
}

/* ---- The table ---- */

static void print_row(const char *size, const char *aim, const tally *t)
{
    printf("%-27s %-15s %10lu %8lu", size, aim, t->lines, t->leaks[GRAZE]);
    for (int w = FLOAT_EPSILON; w < WAYS; w++)
        printf(" %10.1f", t->lines > 0 ? 1e6 * (double)t->leaks[w] / (double)t->lines : 0.0);
    printf("\n");
}

static void add_tally(tally *to, const tally *from)
{
    to->lines += from->lines;
    for (int w = 0; w < WAYS; w++)
        to->leaks[w] += from->leaks[w];
}

/* A class has to have a hundredth of its share. */
static bool print_table(unsigned long lines)
{
    tally through = {0, {0}}, beside = {0, {0}};
    bool enough = true;
    printf("%-27s %-15s %10s %8s %10s %10s %10s\n", "closed meshes", "lines aimed at", "lines",
           "leaks", "float 1e-6", "float 0", "Q16.16");
    for (int size = 0; size < SHELL_SIZES; size++)
        for (int aim = 0; aim < AIMS; aim++) {
            const tally *t = &tallies[size][aim];
            print_row(shell_sizes[size].name, aim_names[aim], t);
            add_tally(aim < BESIDE_EDGE ? &through : &beside, t);
            enough = enough && t->lines > lines / (100 * SHELL_SIZES * AIMS);
        }
    print_row("all", "through them", &through);
    print_row("all", "beside them", &beside);
    printf("watertight: %lu lines, %lu leaks%s\n", through.lines + beside.lines,
           through.leaks[GRAZE] + beside.leaks[GRAZE], enough ? "" : "; a class is nearly empty");
    return enough && through.leaks[GRAZE] + beside.leaks[GRAZE] == 0;
}

int main(int argc, char **argv)
{
    unsigned long lines = argc > 1 ? strtoul(argv[1], NULL, 0) : 100000, through = 0;
    uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 0) : UINT64_C(0x6772617a65);
    for (uint32_t index = 0; through < lines && index < UINT32_MAX; index++)
        through += try_shell(seed, index);
    return print_table(lines) ? 0 : 1;
}
