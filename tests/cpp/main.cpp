/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Compares each name of C++ with its routine of C. Without arguments it prints what differs and counts; with
 * --routines, the routines that were compared.
 */
#include "compare.hpp"

static tally *first;

tally *tally_of(const char *routine)
{
    for (tally *t = first; t != nullptr; t = t->next)
        if (std::strcmp(t->routine, routine) == 0)
            return t;
    tally *made = new tally{routine, 0, 0, 0, first};
    first = made;
    return made;
}

void count(tally *t, bool is_equal, bool is_nontrivial)
{
    t->compared++;
    t->differed += !is_equal;
    t->nontrivial += is_nontrivial;
}

static uint32_t drawn(uint32_t below)
{
    static uint32_t state = 1;
    state = state * 1664525u + 1013904223u;
    return (state >> 8) % below;
}

graze::scalar draw()
{
    return graze::scalar::from_int(static_cast<int32_t>(drawn(96)) - 48) * 0.125_q;
}

graze::vec3 draw3()
{
    const graze::scalar x = draw(), y = draw(), z = draw();
    return {x, y, z};
}

graze::vec2 draw2()
{
    const graze::scalar x = draw(), y = draw();
    return {x, y};
}

graze::angle draw_angle()
{
    return graze::angle::from_raw(drawn(65536) << 16 | drawn(65536));
}

int main(int count_of_arguments, char **)
{
    for (int i = 0; i < 300; i++) {
        compare_numbers();
        compare_vectors();
        compare_solids();
        compare_solids_of_the_plane();
        compare_faces();
        compare_views();
    }
    int failed = 0, passed = 0;
    for (tally *t = first; t != nullptr; t = t->next) {
        if (count_of_arguments > 1)
            std::puts(t->routine);
        else if (t->differed != 0 || t->nontrivial == 0)
            std::printf("cpp: %s: %d of %d differ, %d are not 0\n", t->routine, t->differed,
                        t->compared, t->nontrivial);
        failed += t->differed != 0 || t->nontrivial == 0;
        passed += t->differed == 0 && t->nontrivial != 0;
    }
    if (count_of_arguments == 1)
        std::printf("names of C++: %d passed, %d failed\n", passed, failed);
    return failed != 0;
}
