/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The planes of the faces of a mesh, in the order of the faces. To be included by an oracle after its
 *
 *   scene, with is_within[]     whether a face is within the margin
 *   covers(s, by, i)            whether a face leaves no plane to another one
 *   fault_of_plane(s, i, plane) the fault in the plane of a face, or NULL
 */
#ifndef GRAZE_TESTS_CONTACT_PLANES_H
#define GRAZE_TESTS_CONTACT_PLANES_H

#include "inputs_contact.h"
#include "print_case.h"

enum { UNTOUCHED = 0x5a5a5a5a };

static bool gives_plane(scene *s, uint32_t i, uint32_t count)
{
    if (!s->is_within[i])
        return false;
    for (uint32_t by = 0; by < count; by++)
        if (by != i && covers(s, by, i))
            return false;
    return true;
}

enum { APART, ONE, SEVERAL, LEFT_OUT };

static const char *fault_of_planes(scene *s, uint32_t count, uint32_t most, uint32_t found,
                                   const graze_plane *planes, int *kind)
{
    uint32_t expected = 0, within = 0;
    for (uint32_t i = 0; i < count; i++) {
        within += s->is_within[i];
        if (!gives_plane(s, i, count))
            continue;
        if (expected < most) {
            const char *fault = fault_of_plane(s, i, &planes[expected]);
            if (fault != NULL)
                return fault;
        }
        expected++;
    }
    *kind = expected < within ? LEFT_OUT : expected > 1 ? SEVERAL : (int)expected;
    for (uint32_t i = expected < most ? expected : most; i < CONTACT_FACES; i++)
        if (planes[i].point.x != UNTOUCHED || planes[i].normal.z != UNTOUCHED)
            return "writes beyond the end";
    return found == expected ? NULL : "another count";
}

static void clear_planes(graze_plane *planes)
{
    for (int i = 0; i < CONTACT_FACES; i++)
        planes[i].point.x = planes[i].normal.z = UNTOUCHED;
}

static void print_mesh(const graze_vec3 *vertices, const contact_words *w)
{
    int32_t indices[CONTACT_FACES * 3];
    for (int i = 0; i < CONTACT_FACES * 3; i++)
        indices[i] = w->indices[i];
    print_values("vec3", "vertices", vertices, CONTACT_VERTICES);
    judge_print_words("indices", indices, (int)w->count * 3);
    judge_print_words("margin", &w->margin, 1);
}

#endif
