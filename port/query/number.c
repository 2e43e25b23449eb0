/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "number.h"
#include "decimal.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int query_point(query_kind kind)
{
    return kind == QUERY_SCALAR     ? 16
           : kind == QUERY_FRACTION ? 30
           : kind == QUERY_WIDE     ? 32
           : kind == QUERY_LIMIT    ? 46
                                    : -1;
}

/* Floats in this build. */
static bool is_float(query_kind kind, const query_build *build)
{
    return kind == QUERY_FLOAT || (build->is_float && query_point(kind) >= 0);
}

static uint64_t load(const query_leaf *leaf)
{
    uint8_t byte;
    uint16_t half;
    uint32_t word;
    uint64_t twice;
    switch (leaf->type->size) {
    case 1:
        return memcpy(&byte, leaf->bytes, 1), byte;
    case 2:
        return memcpy(&half, leaf->bytes, 2), half;
    case 4:
        return memcpy(&word, leaf->bytes, 4), word;
    default:
        return memcpy(&twice, leaf->bytes, 8), twice;
    }
}

static void store(const query_leaf *leaf, uint64_t bits)
{
    const uint8_t byte = (uint8_t)bits;
    const uint16_t half = (uint16_t)bits;
    const uint32_t word = (uint32_t)bits;
    const void *from = leaf->type->size == 1   ? (const void *)&byte
                       : leaf->type->size == 2 ? (const void *)&half
                       : leaf->type->size == 4 ? (const void *)&word
                                               : (const void *)&bits;
    memcpy(leaf->bytes, from, leaf->type->size);
}

static float load_float(const query_leaf *leaf)
{
    float x;
    memcpy(&x, leaf->bytes, sizeof x);
    return x;
}

static int64_t load_signed(const query_leaf *leaf)
{
    uint64_t bits = load(leaf), sign = UINT64_C(1) << (8 * leaf->type->size - 1);
    return leaf->type->is_signed && (bits & sign) ? -(int64_t)(sign - (bits & (sign - 1)))
                                                  : (int64_t)bits;
}

static bool out_of_range(const query_leaf *leaf, const query_word *word, bool in_units)
{
    unsigned bits = (unsigned)(8 * leaf->type->size);
    int point = in_units ? query_point(leaf->type->kind) : -1;
    char least[QUERY_DIGITS], greatest[QUERY_DIGITS];
    uint64_t half = UINT64_C(1) << (bits - 1);
    query_decimal(leaf->type->is_signed, leaf->type->is_signed ? half : 0, point, least);
    query_decimal(false, leaf->type->is_signed ? half - 1 : 2 * (half - 1) + 1, point, greatest);
    return query_fail("%s = %.*s is out of range: %s to %s", leaf->path, word->length, word->text,
                      least, greatest);
}

/* Whether a size with this sign is a number of the type. An unsigned number may be written as a negative one of its width, as
 * print_query.h writes a uint32_t. */
static bool fits(const query_type *type, bool negative, uint64_t size)
{
    uint64_t half = UINT64_C(1) << (8 * type->size - 1);
    if (negative)
        return size <= half;
    if (type->kind == QUERY_CHAR) /* with or without a sign, by the core */
        return size <= 255;
    return type->is_signed ? size < half : size <= 2 * (half - 1) + 1;
}

static bool store_integer(const query_leaf *leaf, const query_word *word)
{
    query_integer n;
    if (!query_read_integer(word->text, word->length, &n))
        return query_fail("%s = %.*s is no integer", leaf->path, word->length, word->text);
    /* A hexadecimal number without a sign is a pattern: 0xffff0000 is -65536. */
    uint64_t half = UINT64_C(1) << (8 * leaf->type->size - 1);
    bool pattern = n.hexadecimal && !n.negative && n.size <= 2 * (half - 1) + 1;
    if (n.too_long || (!pattern && !fits(leaf->type, n.negative, n.size)))
        return out_of_range(leaf, word, false);
    store(leaf, n.negative ? 0 - n.size : n.size);
    return true;
}

static bool store_units(const query_leaf *leaf, const query_word *word, int point)
{
    query_integer n;
    if (!query_read_decimal(word->text, word->length, point, &n))
        return query_fail("%s = %.*s is no decimal number", leaf->path, word->length, word->text);
    if (n.too_long || !fits(leaf->type, n.negative && n.size > 0, n.size))
        return out_of_range(leaf, word, true);
    store(leaf, n.negative ? 0 - n.size : n.size);
    return true;
}

static bool store_float(const query_leaf *leaf, const query_word *word)
{
    char text[QUERY_DIGITS], *end;
    query_integer n;
    query_format(text, sizeof text, "%.*s", word->length, word->text);
    if (text[0] == '0' && (text[1] | 32) == 'x' && strpbrk(text, "pP.") == NULL) { /* its bits */
        if (!query_read_integer(word->text, word->length, &n) || n.too_long || n.size > UINT32_MAX)
            return query_fail("%s = %s does not have the bits of a float", leaf->path, text);
        store(leaf, n.size);
        return true;
    }
    float x = strtof(text, &end);
    if (*end != '\0' || end == text)
        return query_fail("%s = %s is no number", leaf->path, text);
    if (isinf(x) && strstr(text, "inf") == NULL)
        return query_fail("%s = %s is out of range: a float is less than 3.4028235e38", leaf->path,
                          text);
    memcpy(leaf->bytes, &x, sizeof x);
    return true;
}

/* An angle of 45 degrees is 45 / 360 of 2^32. */
static bool store_degrees(const query_leaf *leaf, const query_word *word)
{
    char text[QUERY_DIGITS];
    query_format(text, sizeof text, "%.*s", word->length, word->text);
    double turns = fmod(strtod(text, NULL), 360) / 360;
    if (!(turns > -1 && turns < 1))
        return query_fail("%s = %s is no angle in degrees", leaf->path, text);
    store(leaf, (uint64_t)(int64_t)floor(turns * 4294967296.0 + 0.5));
    return true;
}

static bool store_name(const query_leaf *leaf, const query_word *word, const query_build *build)
{
    double value = word->length == 4; /* true */
    bool known = word->text[0] != 'G';
    for (unsigned i = 0; i < build->name_count && !known; i++)
        if (strlen(build->names[i].name) == (size_t)word->length &&
            memcmp(build->names[i].name, word->text, (size_t)word->length) == 0) {
            value = build->names[i].value;
            known = true;
        }
    if (!known)
        return query_fail("%s = %.*s is no number of graze", leaf->path, word->length, word->text);
    float x = (float)value;
    if (is_float(leaf->type->kind, build))
        memcpy(leaf->bytes, &x, sizeof x);
    else
        store(leaf, (uint64_t)(int64_t)value);
    return true;
}

static bool is_decimal(const query_word *word)
{
    bool hexadecimal = word->length > 2 && (word->text[1] | 32) == 'x';
    for (int i = 0; i < word->length && !hexadecimal; i++)
        if (strchr(".eEnN", word->text[i]) != NULL)
            return true;
    return false;
}

static bool store_same(const query_leaf *leaf, const query_word *word, bool in_units,
                       const query_build *build)
{
    int point = query_point(leaf->type->kind);
    if (word->kind == WORD_CHARACTER) {
        store(leaf, (unsigned char)*word->text);
        return true;
    }
    if (word->kind == WORD_NAME)
        return store_name(leaf, word, build);
    if (leaf->type->kind == QUERY_ANGLE && word->is_degrees)
        return store_degrees(leaf, word);
    if (is_float(leaf->type->kind, build))
        return store_float(leaf, word);
    if (point >= 0 && !word->is_raw && (in_units || is_decimal(word)))
        return store_units(leaf, word, point);
    return store_integer(leaf, word);
}

/* The same number in the other number type: a float rounds to nearest, a fixed number as well. */
static bool convert(const query_leaf *from, const query_leaf *leaf, const query_word *word,
                    const query_build *build)
{
    double value = query_value(from, build);
    int point = query_point(leaf->type->kind);
    if (!build->is_float) {
        float x = (float)value;
        memcpy(leaf->bytes, &x, sizeof x);
        return true;
    }
    double raw = floor(ldexp(fabs(value), point) + 0.5),
           end = ldexp(1, (int)(8 * leaf->type->size) - 1);
    if (!(value < 0 ? raw <= end : raw < end))
        return out_of_range(leaf, word, true);
    store(leaf, value < 0 ? 0 - (uint64_t)raw : (uint64_t)raw);
    return true;
}

bool query_store(const query_leaf *leaf, const query_word *word, bool in_units,
                 const query_build *from, const query_build *to)
{
    static const query_type as_float = {"float", QUERY_FLOAT, sizeof(float), true, NULL, 0};
    static const query_type as_word = {"scalar", QUERY_SCALAR, 4, true, NULL, 0};
    static const query_type as_wide = {"wide", QUERY_WIDE, 8, true, NULL, 0};
    unsigned char bytes[8];
    query_leaf other = *leaf;
    if (query_point(leaf->type->kind) < 0 || from->is_float == to->is_float)
        return store_same(leaf, word, in_units, to);
    other.bytes = bytes;
    query_type type = from->is_float                                                      ? as_float
                      : leaf->type->kind == QUERY_WIDE || leaf->type->kind == QUERY_LIMIT ? as_wide
                                                                                          : as_word;
    if (!from->is_float)
        type.kind = leaf->type->kind;
    other.type = &type;
    return store_same(&other, word, in_units, from) && convert(&other, leaf, word, from);
}

double query_value(const query_leaf *leaf, const query_build *build)
{
    int point = query_point(leaf->type->kind);
    if (is_float(leaf->type->kind, build))
        return (double)load_float(leaf);
    return ldexp((double)load_signed(leaf), point < 0 ? 0 : -point);
}

void query_write_raw(const query_leaf *leaf, const query_build *build, char text[QUERY_DIGITS])
{
    int64_t number = load_signed(leaf);
    if (is_float(leaf->type->kind, build))
        query_format(text, QUERY_DIGITS, "0x%08lx", (unsigned long)load(leaf));
    else if (leaf->type->is_signed)
        query_decimal(number < 0, number < 0 ? 0 - (uint64_t)number : (uint64_t)number, -1, text);
    else
        query_decimal(false, load(leaf), -1, text);
}

static void write_degrees(uint64_t angle, char text[QUERY_DIGITS])
{
    query_decimal(false, angle * 45, 29, text);
    if (strlen(text) > 20)
        query_format(text, QUERY_DIGITS, "about %.9f", (double)angle * 45 / 536870912);
    strcat(text, " degrees");
}

static bool write_name(const query_leaf *leaf, const query_build *build, char text[QUERY_DIGITS])
{
    double number = (double)load_signed(leaf);
    const char *word = leaf->type->kind != QUERY_BOOL ? NULL : number != 0 ? "true" : "false";
    for (unsigned i = 0; i < build->name_count && word == NULL; i++)
        if (strcmp(build->names[i].type, leaf->type->name) == 0 &&
            fabs(build->names[i].value - number) < 0.5)
            word = build->names[i].name;
    if (word != NULL)
        query_format(text, QUERY_DIGITS, "%s", word);
    return word != NULL;
}

void query_write_units(const query_leaf *leaf, const query_build *build, char text[QUERY_DIGITS])
{
    int point = query_point(leaf->type->kind);
    int64_t number = load_signed(leaf);
    if (is_float(leaf->type->kind, build))
        query_shortest(load_float(leaf), text);
    else if (leaf->type->kind == QUERY_ANGLE)
        write_degrees(load(leaf), text);
    else if (!write_name(leaf, build, text)) {
        if (leaf->type->is_signed)
            query_decimal(number < 0, number < 0 ? 0 - (uint64_t)number : (uint64_t)number, point,
                          text);
        else
            query_decimal(false, load(leaf), point, text);
    }
}
