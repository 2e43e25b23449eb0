/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The classes of movers that several tunnel tests draw. For one source of each program, as judge.h wants `class_name`. */
#ifndef GRAZE_TESTS_TUNNEL_CLASSES_H
#define GRAZE_TESTS_TUNNEL_CLASSES_H

enum { STRAIGHT, GRAZING, IN_TOUCH, SMALL, TUNNEL_CLASSES };

static const char *class_name(int class_index)
{
    static const char *const names[TUNNEL_CLASSES] = {"straight in", "one raw unit in",
                                                      "from exact touch", "of 0 to 3 raw units"};
    return names[class_index];
}

#endif
