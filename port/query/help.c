/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "answer.h"

#include <stdlib.h>
#include <string.h>

/* In parts: a string has at most 509 characters in C90, and 4095 in C99. */
static const char *const help[] = {
    "Usage: graze_query [OPTION]... [ROUTINE NUMBER...]\n"
    "       graze_query --help [ROUTINE]\n"
    "       graze_query --list\n"
    "\n"
    "Calls a routine of graze, and prints the arguments and the answer, each number in units and "
    "as it is stored.\n"
    "Without ROUTINE it reads queries from standard input. A query may continue on lines that "
    "begin "
    "with a bracket,\n"
    "a number or $. Lines that begin with # are comments.\n"
    "\n"
    "A query is the name of a routine, with or without graze_, and the numbers of its input "
    "parameters, in their\n"
    "order; `graze_query --help ROUTINE` lists them. Brackets, commas and names may stay as a "
    "debugger shows them:\n"
    "\n"
    "  -65536, 0xffff0000      stored: the integer of a number in Q16.16, of a fraction in Q2.30\n"
    "  -1.0, 0.4375            with a point: units, rounded to nearest\n"
    "  (-1, 0.4375, 0)         a vector in plain parentheses, as the printers of port/debug show "
    "it: then all\n"
    "                          coordinates of the query are units, also those without a point\n"
    "  GRAZE_NO_LIMIT          a constant of graze\n"
    "  45.0 degrees            an angle\n"
    "  \"1.25\"                  a text\n"
    "\n",
    "Options:\n"
    "  -o, --output FILE.svg   draws the query: the shapes, the line, the hit and its normal. The "
    "pictures of\n"
    "                          further queries are FILE-2.svg, FILE-3.svg, ...\n"
    "  -b, --build BUILD       calls the fixed, small or float build. The default is the build "
    "that the prefix of\n"
    "                          the name says, graze_, grazes_ or grazef_, else fixed. The numbers "
    "of a name with\n"
    "                          another prefix are converted\n"
    "  -u, --units             all coordinates are units\n"
    "  -r, --raw               numbers without a point are stored integers, also in parentheses\n"
    "  -l, --line              prints the query on one line, and no answer\n"
    "      --list              lists the routines\n"
    "  -h, --help              prints this text\n"
    "      --version           prints the version of graze\n"
    "\n"
    "In the float build all numbers are units, and a hexadecimal integer has the bits of a float.\n"
    "\n"
    "Exit status: 0, or 2 if a query or an option has an error; one sentence on standard error "
    "names it.\n"
    "\n"
    "Examples:\n"
    "  graze_query 'aabb_linecast (-1, -1, -1) (1, 1, 1) (-3, 0.5, 0) (5, 0.25, 0)'\n"
    "  graze_query -o hit.svg 'sphere_raycast {{393216, 524288, 0}, 327680} {{0, 0, 0}, {3.0, 4.0, "
    "0}, GRAZE_NO_LIMIT}'\n"
    "  grep -o 'graze_.*' uart.log | graze_query\n"};

void query_print_help(FILE *file)
{
    for (unsigned i = 0; i < sizeof help / sizeof help[0]; i++)
        fputs(help[i], file);
}

void query_print_list(FILE *file)
{
    for (unsigned i = 0; i < query_build_fixed.routine_count; i++)
        fprintf(file, "%-32s %s\n", query_build_fixed.routines[i].name,
                query_build_fixed.routines[i].comment);
}

static void print_parameter(FILE *file, const query_parameter *parameter,
                            const query_routine *routine)
{
    const query_type *type = parameter->type;
    query_leaves list = {NULL, 0};
    char length[QUERY_PATH] = "";
    if (parameter->counted_by >= 0)
        query_format(length, sizeof length, "[%s]",
                     routine->parameters[parameter->counted_by].name);
    else if (parameter->length > 0)
        query_format(length, sizeof length, "[%u]", parameter->length);
    fprintf(file, "  %-16s %s%s", parameter->name, type->name, length);
    /* The paths alone; no byte is read. */
    if (type->kind == QUERY_STRUCT) {
        unsigned char *block = query_allocate(1, type->size);
        query_add_leaves(&list, type, block, "", 0);
        fputs(": ", file);
        for (unsigned i = 0; i < type->member_count && type->members[i].pointer; i++)
            fprintf(file, "%s ", type->members[i].name);
        for (size_t i = 0; i < list.count; i++)
            fprintf(file, "%s%s", i > 0 ? " " : "", list.leaves[i].path + 1);
        free(block);
    }
    free(list.leaves);
    fprintf(file, "%s\n", parameter->conditional ? " (not written if the result is 0)" : "");
}

void query_print_routine(FILE *file, const query_build *build, const query_routine *routine)
{
    fprintf(file, "%s%s: %s\n", build->prefix, routine->name, routine->comment);
    fputs("Numbers, in this order:\n", file);
    unsigned inputs = 0;
    for (unsigned i = 0; i < routine->parameter_count; i++)
        if (routine->parameters[i].direction & QUERY_IN) {
            print_parameter(file, &routine->parameters[i], routine);
            inputs++;
        }
    if (inputs == 0)
        fputs("  none\n", file);
    fputs("Answer:\n", file);
    if (routine->returns != NULL)
        fprintf(file, "  %-16s %s\n", "result", routine->returns->name);
    for (unsigned i = 0; i < routine->parameter_count; i++)
        if (routine->parameters[i].direction & QUERY_OUT)
            print_parameter(file, &routine->parameters[i], routine);
}
