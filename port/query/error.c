/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "query.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static char sentence[600];

bool query_fail(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(sentence, sizeof sentence, format, arguments);
    va_end(arguments);
    if (length >= (int)sizeof sentence)
        strcpy(sentence + sizeof sentence - 4, "...");
    /* A log may have noise, and a terminal obeys control characters. */
    for (char *c = sentence; *c != '\0'; c++)
        *c = (unsigned char)*c < ' ' || *c == 127 ? '?' : *c;
    return false;
}

void query_format(char *text, size_t room, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, room, format, arguments);
    va_end(arguments);
}

const char *query_error(void)
{
    return sentence;
}
