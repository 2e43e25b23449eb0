/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "print_case.h"
#include "../../include/graze/number.h"
#include "forms.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct {
    const char *oracle;
    uint64_t seed;
    uint32_t first;
    int is_numbered;
} cases;

void begin_cases(const char *oracle, uint64_t seed, const uint32_t *number)
{
    cases.oracle = oracle;
    cases.seed = seed;
    cases.first = number ? *number : 0;
    cases.is_numbered = 0;
}

int has_numbered_cases(void)
{
    return cases.is_numbered;
}

uint32_t first_case(void)
{
    cases.is_numbered = 1;
    return cases.first;
}

void print_command(const char *routine, uint32_t number)
{
    const char *build = GRAZE_FLOAT ? "NUMBER=float " : GRAZE_SMALL_WORLD ? "NUMBER=small " : "";
    printf("    make oracle %sSHAPE=%s SEED=0x%" PRIx64 " ROUTINE=%s CASE=%" PRIu32 "\n", build,
           cases.oracle, cases.seed, routine, number);
}

/* The initializer of a structure. $ is its next number of 32 bits without a sign, # with one, and @ one of 64 bits. */
#define THREE "{#, #, #}"
#define FOUR  "{#, #, #, #}"

static const struct {
    const char *type, *initializer;
} forms[] = {
    FORMS /* of structures, from the headers */
    {"angle", "$"},
    {"scalar", "#"},
    {"side", "#"},
    {"wide", "@"},
    {"mat4", "{{" FOUR ", " FOUR ", " FOUR ", " FOUR "}}"},
    {"frustum",
     "{{@, @, @, @, @, @}, {" THREE ", " THREE ", " THREE ", " THREE ", " THREE ", " THREE "}}"},
};

static const char *form_of(const char *type)
{
    for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++)
        if (strcmp(forms[i].type, type) == 0)
            return forms[i].initializer;
    fprintf(stderr, "print_case.c: no form of graze_%s\n", type);
    exit(2);
}

/* Of the least numbers C has no literals. */
static void print_number(int64_t number, int64_t least, const char *name_of_least)
{
    if (number == least)
        printf("%s", name_of_least);
    else
        printf("%" PRId64, number);
}

/* The float build has floats for all numbers but angles. Returns where the next number begins. */
static const unsigned char *print_float(const unsigned char *at)
{
    float number;
    memcpy(&number, at, sizeof number);
    printf("%a", (double)number);
    if (number - number == 0)
        printf("f");
    return at + sizeof number;
}

/* Returns where the next number begins. */
static const unsigned char *print_initializer(const char *form, const unsigned char *at)
{
    for (; *form != '\0'; form++) {
        int32_t number = 0;
        int64_t wide = 0;
        if (GRAZE_FLOAT && (*form == '#' || *form == '@')) {
            at = print_float(at);
        } else if (*form == '#' || *form == '$') {
            memcpy(&number, at, sizeof number);
            at += sizeof number;
            if (*form == '$')
                printf("%" PRIu32 "u", (uint32_t)number);
            else
                print_number(number, INT32_MIN, "INT32_MIN");
        } else if (*form == '@') {
            memcpy(&wide, at, sizeof wide);
            at += sizeof wide;
            print_number(wide, INT64_MIN, "INT64_MIN");
        } else {
            putchar(*form);
        }
    }
    return at;
}

void print_value(const char *type, const char *name, const void *at)
{
    printf("    const graze_%s %s = ", type, name);
    print_initializer(form_of(type), at);
    printf(";\n");
}

void print_values(const char *type, const char *name, const void *at, uint32_t count)
{
    printf("    const graze_%s %s[%" PRIu32 "] = {", type, name, count);
    for (uint32_t i = 0; i < count; i++) {
        printf(i > 0 ? ", " : "");
        at = print_initializer(form_of(type), at);
    }
    printf("};\n");
}
