/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* How print_case.c prints the structures of graze.h, made by `make names` from the headers. */
#ifndef GRAZE_TESTS_FORMS_H
#define GRAZE_TESTS_FORMS_H

/* clang-format off */

#define FORMS \
    {"aabb", "{{#, #, #}, {#, #, #}}"}, \
    {"arc2", "{{#, #}, {#, #}, #}"}, \
    {"barycentric", "{#, #}"}, \
    {"camera", "{{#, #, #}, {#, #, #}, {#, #, #}, {#, #, #}, $, #, #, #}"}, \
    {"capsule", "{{{#, #, #}, {#, #, #}}, #}"}, \
    {"capsule2", "{{{#, #}, {#, #}}, #}"}, \
    {"circle", "{{#, #}, #}"}, \
    {"cylinder", "{{{#, #, #}, {#, #, #}}, #}"}, \
    {"disc", "{{#, #, #}, {#, #, #}, #}"}, \
    {"face_line_hit", "{{#, #, #}, {#, #, #}, #, #}"}, \
    {"face_ray_hit", "{{#, #, #}, {#, #, #}, #, #}"}, \
    {"line_hit", "{{#, #, #}, {#, #, #}, #}"}, \
    {"line_hit2", "{{#, #}, {#, #}, #}"}, \
    {"matrix", "{{#, #, #}, {#, #, #}, {#, #, #}, {#, #, #}}"}, \
    {"normal", "{#, #, #}"}, \
    {"obb", "{{#, #, #}, {{#, #, #}, {#, #, #}, {#, #, #}}, {#, #, #}}"}, \
    {"parallelogram", "{{#, #, #}, {#, #, #}, {#, #, #}}"}, \
    {"plane", "{{#, #, #}, {#, #, #}}"}, \
    {"quaternion", "{#, #, #, #}"}, \
    {"ray", "{{#, #, #}, {#, #, #}, #}"}, \
    {"ray2", "{{#, #}, {#, #}, #}"}, \
    {"ray_hit", "{{#, #, #}, {#, #, #}, #}"}, \
    {"ray_hit2", "{{#, #}, {#, #}, #}"}, \
    {"rect", "{{#, #}, {#, #}}"}, \
    {"segment", "{{#, #, #}, {#, #, #}}"}, \
    {"segment2", "{{#, #}, {#, #}}"}, \
    {"sphere", "{{#, #, #}, #}"}, \
    {"triangle", "{{#, #, #}, {#, #, #}, {#, #, #}}"}, \
    {"vec2", "{#, #}"}, \
    {"vec3", "{#, #, #}"}, \
    {"wall_line_hit2", "{{#, #}, {#, #}, #, #, #}"}, \
    {"wall_ray_hit2", "{{#, #}, {#, #}, #, #, #}"},

#endif
