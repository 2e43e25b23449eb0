/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The nearest of many: against a loop of casts over random scenes, and case by case. */
#include "../support/check.h"
#include "../oracle/nearest_loop.h"
#include "../support/shapes.h"
#include "../tests.h"

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

/* ---- Cases: candidates along x, of each kind, and a line from the origin ---- */

/* Shapes two units long along x that start at x = at[i]; their size beside the line is 1. */
typedef struct {
    const char *name;
    double at[4];
    uint32_t count;
    graze_result result;
    uint32_t index;
} row_case;

static void put_at(many *m, uint32_t i, double x)
{
    graze_vec3 center = vec3_units(x + 1, 0, 0);
    m->aabbs[i].min = vec3_units(x, -1, -1);
    m->aabbs[i].max = vec3_units(x + 2, 1, 1);
    m->spheres[i].center = m->obbs[i].center = center;
    m->spheres[i].radius = GRAZE_ONE;
    m->capsules[i].core.a = vec3_units(x + 1.5, 0, 0);
    m->capsules[i].core.b = vec3_units(x + 0.5, 0, 0);
    m->capsules[i].radius = GRAZE_C(0.5);
    m->cylinders[i].core.a = vec3_units(x, 0, 0);
    m->cylinders[i].core.b = vec3_units(x + 2, 0, 0);
    m->cylinders[i].radius = GRAZE_ONE;
    for (int axis = 0; axis < 3; axis++)
        m->obbs[i].axis[axis] = vec3_units(axis == 0, axis == 1, axis == 2);
    m->obbs[i].half = vec3_units(1, 1, 1);
    m->triangles[i].a = vec3_units(x, -1, -1);
    m->triangles[i].b = vec3_units(x, 4, -1);
    m->triangles[i].c = vec3_units(x, -1, 4);
}

static void along_x(many *m, const row_case *c)
{
    m->count = c->count;
    for (uint32_t i = 0; i < COUNT(c->at); i++)
        put_at(m, i, c->at[i]);
    m->segment.a = m->ray.origin = vec3_units(0, 0, 0);
    m->segment.b = vec3_units(64, 0, 0);
    m->ray.dir = vec3_units(1, 0, 0);
    m->ray.t_max = GRAZE_C(64);
}

static bool is_as_loop(const many *m, kind_of_many kind, const found *on_segment,
                       const found *on_ray)
{
    found segment, ray;
    loop_on_segment(m, kind, &segment);
    loop_on_ray(m, kind, &ray);
    return found_equal(&segment, on_segment) && found_equal(&ray, on_ray);
}

static void check_row(const row_case *c)
{
    many m;
    along_x(&m, c);
    check_case(c->name);
    for (int kind = 0; kind < KINDS_OF_MANY; kind++) {
        found segment, ray;
        CHECK(ask_nearest_on_segment(&m, (kind_of_many)kind, &segment));
        CHECK(ask_nearest_on_ray(&m, (kind_of_many)kind, &ray));
        CHECK(is_as_loop(&m, (kind_of_many)kind, &segment, &ray));
        if (kind == MANY_TRIANGLES && c->result == GRAZE_INSIDE)
            continue; /* there is no inside */
        CHECK(segment.result == c->result && segment.index == c->index);
        CHECK(ray.result == c->result && ray.index == c->index);
    }
}

static void nearest_in_rows(void)
{
    static const row_case cases[] = {
        {"none", {0, 0, 0, 0}, 0, GRAZE_MISS, GRAZE_NO_INDEX},
        {"one", {5, 0, 0, 0}, 1, GRAZE_HIT, 0},
        {"one, behind", {-5, 0, 0, 0}, 1, GRAZE_MISS, GRAZE_NO_INDEX},
        {"all behind or beyond", {-5, 65, -9, 70}, 4, GRAZE_MISS, GRAZE_NO_INDEX},
        {"nearest first", {5, 6, 7, 8}, 4, GRAZE_HIT, 0},
        {"nearest last", {8, 7, 6, 5}, 4, GRAZE_HIT, 3},
        {"nearest in the middle", {8, 5, 9, 6}, 4, GRAZE_HIT, 1},
        {"equal: the first", {5, 5, 5, 5}, 4, GRAZE_HIT, 0},
        {"equal and nearest: the first of them", {8, 5, 5, 9}, 4, GRAZE_HIT, 1},
        {"behind, then the nearest", {-9, 20, 3, 4}, 4, GRAZE_HIT, 2},
        {"only the last is hit", {-9, -5, 80, 33}, 4, GRAZE_HIT, 3},
        {"at the end of the line", {64, 64, 70, 64}, 4, GRAZE_TOUCH, 0},
        {"before the end", {64, 63, 64, 64}, 4, GRAZE_HIT, 1},
        {"inside", {5, 3, -1, 4}, 4, GRAZE_INSIDE, 2},
        {"inside of two", {5, -1, -1.5, 4}, 4, GRAZE_INSIDE, 1},
        {"not beyond the count", {5, 6, 3, 2}, 2, GRAZE_HIT, 0},
    };
    for (unsigned i = 0; i < COUNT(cases); i++)
        check_row(&cases[i]);
}

/* One candidate is one raw unit nearer in x: on a line of 64 units t is the same, and the fraction is less. */
static void nearest_by_what_is_rounded(void)
{
    static const row_case row = {"t is equal, the fraction is not", {32, 32, 32, 32}, 3, 2, 0};
    many m;
    along_x(&m, &row);
    put_at(&m, 2, 31.9999847412109375);
    m.ray.dir = vec3_units(64, 0, 0);
    check_case(row.name);
    for (int kind = 0; kind < KINDS_OF_MANY; kind++) {
        found segment, ray;
        CHECK(ask_nearest_on_segment(&m, (kind_of_many)kind, &segment) && segment.index == 2);
        CHECK(ask_nearest_on_ray(&m, (kind_of_many)kind, &ray));
        CHECK(is_as_loop(&m, (kind_of_many)kind, &segment, &ray));
        CHECK(ray.index == (GRAZE_ONE == 65536 ? 0 : 2));
    }
}

/* In the fixed build t saturates if the dir is one raw unit: all candidates are at the same t. */
static void nearest_where_t_ends(void)
{
    static const row_case row = {"t is at its end", {9, 8, 7, 6}, 4, 2, 0};
    many m;
    along_x(&m, &row);
    m.ray.dir = vec3_units(1.0 / 65536, 0, 0);
    m.ray.t_max = GRAZE_NO_LIMIT;
    check_case(row.name);
    for (int kind = 0; kind < KINDS_OF_MANY; kind++) {
        found segment, ray;
        CHECK(ask_nearest_on_segment(&m, (kind_of_many)kind, &segment) && segment.index == 3);
        CHECK(ask_nearest_on_ray(&m, (kind_of_many)kind, &ray));
        CHECK(is_as_loop(&m, (kind_of_many)kind, &segment, &ray));
        CHECK(ray.index == (GRAZE_ONE == 65536 ? 0 : 3));
    }
}

/* A ray whose t_max is 0, negative or GRAZE_NO_LIMIT. */
static void nearest_with_limit(const char *name, graze_scalar t_max, graze_result result)
{
    static const row_case row = {"", {5, -1, -1, 6}, 4, 2, 0};
    many m;
    along_x(&m, &row);
    m.ray.t_max = t_max;
    check_case(name);
    for (int kind = 0; kind < KINDS_OF_MANY; kind++) {
        found ray, loop;
        CHECK(ask_nearest_on_ray(&m, (kind_of_many)kind, &ray));
        loop_on_ray(&m, (kind_of_many)kind, &loop);
        CHECK(found_equal(&ray, &loop));
        if (kind != MANY_TRIANGLES)
            CHECK(ray.result == result && ray.index == (result == GRAZE_MISS ? GRAZE_NO_INDEX : 1));
    }
}

static void nearest_with_limits(void)
{
    nearest_with_limit("t_max 0", 0, GRAZE_INSIDE);
    nearest_with_limit("t_max below 0", -1, GRAZE_MISS);
    nearest_with_limit("t_max far below 0", GRAZE_SCALAR_MIN, GRAZE_MISS);
    nearest_with_limit("no limit", GRAZE_NO_LIMIT, GRAZE_INSIDE);
}

/* Near and far coordinates in one array, and the farthest possible. */
static void nearest_among_far(void)
{
    static const row_case rows[] = {
        {"a far one, nearer", {9000, 8500, 8, 8500}, 2, GRAZE_HIT, 1},
        {"a near one, nearer", {9000, 8500, 8, 8500}, 4, GRAZE_HIT, 2},
        {"of two far ones the first", {9000, 9000, 9001, 9100}, 4, GRAZE_HIT, 0},
        {"at the end of the world", {32764, 32760, 32764, 32761}, 4, GRAZE_HIT, 1},
    };
    for (unsigned i = 0; i < COUNT(rows); i++) {
        many m;
        along_x(&m, &rows[i]);
        m.ray.t_max = GRAZE_NO_LIMIT;
        m.segment.b = vec3_units(32767, 0, 0);
        check_case(rows[i].name);
        for (int kind = 0; kind < KINDS_OF_MANY; kind++) {
            found segment, ray;
            CHECK(ask_nearest_on_segment(&m, (kind_of_many)kind, &segment));
            CHECK(ask_nearest_on_ray(&m, (kind_of_many)kind, &ray));
            CHECK(is_as_loop(&m, (kind_of_many)kind, &segment, &ray));
            CHECK(segment.result == GRAZE_HIT && segment.index == rows[i].index);
            CHECK(ray.result == GRAZE_HIT && ray.index == rows[i].index);
        }
    }
}

/* A ray from one end of the world to a flat box at the other end, which it leaves before it enters along x. */
static void nearest_across_the_world(void)
{
    static const row_case row = {"across the world", {5, 4, 3, 2}, 1, 2, 0};
    const double end = 1.0 / 65536;
    many m;
    found ray;
    along_x(&m, &row);
    m.ray.origin = vec3_units(16384, -32768 + end, 32768 - end);
    m.ray.dir = vec3_units(-8192.5, 15360 - end, -32768 + end);
    m.ray.t_max = GRAZE_NO_LIMIT;
    m.aabbs[0].min = vec3_units(-1054, -128 - 3 * end, -32768);
    m.aabbs[0].max = vec3_units(-990, -128 + 3 * end, -32768);
    check_case(row.name);
    CHECK(ask_nearest_on_ray(&m, MANY_AABBS, &ray));
    CHECK(ray.result == GRAZE_MISS && ray.index == GRAZE_NO_INDEX);
}

/* In the fixed build these are ordinary numbers. */
static void nearest_of_strange_numbers(void)
{
    static const row_case row = {"strange numbers", {5, 4, 3, 2}, 4, 2, 0};
    check_case(row.name);
    for (uint32_t i = 0; i < STRANGE * KINDS_OF_MANY * 3; i++) {
        graze_scalar strange = scalar_of_bits(strange_bits[i % STRANGE]);
        kind_of_many kind = (kind_of_many)(i / STRANGE % KINDS_OF_MANY);
        found segment, ray;
        many m;
        along_x(&m, &row);
        if (i / STRANGE / KINDS_OF_MANY == 0)
            m.ray.t_max = m.segment.a.y = strange;
        else if (i / STRANGE / KINDS_OF_MANY == 1)
            m.ray.dir.y = m.segment.b.z = strange;
        else
            m.aabbs[3].min.x = m.spheres[3].center.y = m.capsules[3].core.a.y =
                m.cylinders[3].radius = m.obbs[3].half.z = m.triangles[3].b.z = strange;
        CHECK(ask_nearest_on_segment(&m, kind, &segment));
        CHECK(ask_nearest_on_ray(&m, kind, &ray));
        CHECK(is_as_loop(&m, kind, &segment, &ray));
    }
}

/* ---- Random scenes ---- */

enum { SCENES = 300 * DRAWN_TIMES };
static const uint64_t seed = UINT64_C(0x6e656172);

static void nearest_of_drawn(void)
{
    check_case("drawn scenes");
    for (uint32_t i = 0; i < SCENES; i++) {
        static nearest_scene scene; /* too large for the stack of a core without optimisation */
        many m;
        input_nearest(seed, i, &scene);
        many_of_scene(&scene, &m);
        for (int kind = 0; kind < KINDS_OF_MANY; kind++) {
            found segment, ray;
            bool consistent = ask_nearest_on_segment(&m, (kind_of_many)kind, &segment);
            consistent = ask_nearest_on_ray(&m, (kind_of_many)kind, &ray) && consistent;
            CHECK(consistent && is_as_loop(&m, (kind_of_many)kind, &segment, &ray));
        }
    }
}

static void nearest_of_several_kinds(void)
{
    check_case("several kinds");
    for (uint32_t i = 0; i < SCENES; i++) {
        static nearest_scene scene;
        many m;
        found loop, idiom, all, arrays;
        input_nearest(seed, i, &scene);
        many_of_scene(&scene, &m);
        loop_on_mixed_ray(&m, i, &loop);
        idiom_on_mixed_ray(&m, i, &idiom);
        CHECK(found_as_near(&m, &loop, &idiom));
        loop_on_all(&m, &all);
        idiom_on_all(&m, &arrays);
        CHECK(found_as_near(&m, &all, &arrays));
    }
}

void test_nearest(void)
{
    check_group("the nearest of many");
    nearest_in_rows();
    nearest_by_what_is_rounded();
    nearest_where_t_ends();
    nearest_with_limits();
    nearest_among_far();
    nearest_across_the_world();
    nearest_of_strange_numbers();
    nearest_of_drawn();
    nearest_of_several_kinds();
}
