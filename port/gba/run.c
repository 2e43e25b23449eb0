/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A program for this machine, which runs images of port/gba in mGBA's library, without a screen. It prints the text that they
 * log, and ends with their status. toolchain/run sets the time limit.
 *
 *     run IMAGE.gba                     until the image ends
 *     run IMAGE.gba FOLDER KEYS...      until the game has drawn a view; then holds a key, as `right`, or several,
 *                                       as `right+up`, for half a second, and so on. For each view it prints the CRC-32 of the pixels in
 *                                       mode 3 above the game's text, and writes FOLDER/NUMBER-KEYS.png.
 */
#include <mgba/flags.h>

#include <mgba/core/config.h>
#include <mgba/core/core.h>
#include <mgba/core/log.h>

#include "../demo/crc32.h"
#include "../demo/png.h"
#include "picture.h"

#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WIDTH = 240, HEIGHT = 160, VIDEO_RAM = 0x06000000, USAGE = 64, FAULT = 70, NO_STATUS = -1 };
enum { HALF_A_SECOND = 30, THREE_MINUTES = 10800 }; /* in frames of the console */

static int status = NO_STATUS;
static bool is_drawn;
static color_t pixels[WIDTH * HEIGHT];

/* The image logs by level "info", and ends by level "fatal": see port/gba/board.c. */
static void write_log(struct mLogger *logger, int category, enum mLogLevel level,
                      const char *format, va_list arguments)
{
    const bool from_image = strcmp(mLogCategoryId(category), "gba.debug") == 0;
    char text[512];
    (void)logger;
    if (status != NO_STATUS)
        return; /* the rest of the last frame */
    (void)vsnprintf(text, sizeof text, format, arguments);
    if (from_image && level == mLOG_FATAL)
        status = text[0] - 1;
    else if (from_image) {
        (void)fputs(text, stdout);
        is_drawn = is_drawn || strstr(text, " drawn\n") != NULL;
    } else if (level == mLOG_FATAL || level == mLOG_GAME_ERROR) {
        (void)fprintf(stderr, "mGBA: %s\n", text);
        status = FAULT;
    }
}

static bool start(struct mCore *core, const char *image)
{
    if (!core->init(core))
        return false;
    mCoreInitConfig(core, NULL);
    mCoreConfigSetDefaultIntValue(&core->config, "useBios", 0);
    mCoreConfigSetDefaultValue(&core->config, "idleOptimization", "ignore");
    mCoreLoadConfig(core);
    core->setVideoBuffer(core, pixels, WIDTH);
    if (!mCoreLoadFile(core, image))
        return false;
    core->reset(core);
    return true;
}

/* ---- A game ---- */

/* Bits as in the console's register. */
static uint32_t keys_named(const char *names)
{
    static const char *const known[] = {"a",    "b",  "select", "start", "right",
                                        "left", "up", "down",   "r",     "l"};
    uint32_t keys = 0;
    for (; *names != '\0'; names += names[0] == '+') {
        const size_t length = strcspn(names, "+");
        for (unsigned i = 0; i < sizeof known / sizeof *known; i++)
            if (strlen(known[i]) == length && strncmp(known[i], names, length) == 0)
                keys |= UINT32_C(1) << i;
        names += length;
    }
    return keys;
}

static bool run_until_drawn(struct mCore *core)
{
    is_drawn = false;
    for (int frame = 0; frame < THREE_MINUTES && !is_drawn && status == NO_STATUS; frame++)
        core->runFrame(core);
    core->runFrame(core); /* the screen shows it */
    return is_drawn;
}

static void print_checksum(struct mCore *core)
{
    uint32_t crc = 0;
    for (uint32_t i = 0; i < PICTURE_COLUMNS * PICTURE_ROWS; i++) {
        const uint32_t color = core->busRead16(core, VIDEO_RAM + 2 * i);
        const uint8_t bytes[2] = {(uint8_t)color, (uint8_t)(color >> 8)};
        crc = crc32_after(crc, bytes, sizeof bytes);
    }
    (void)printf("checksum %08x\n", (unsigned)crc);
}

/* A pixel of mGBA is red, green, blue and another byte, from the lowest. */
static bool write_screen(const char *path)
{
    uint8_t row[PIXEL_BYTES * WIDTH];
    png file;
    png_begin(&file, path, WIDTH, HEIGHT);
    for (int y = 0; y < HEIGHT; y++) {
        for (int i = 0; i < PIXEL_BYTES * WIDTH; i++)
            row[i] = (uint8_t)(pixels[y * WIDTH + i / PIXEL_BYTES] >> 8 * (i % PIXEL_BYTES));
        png_row(&file, row);
    }
    return png_end(&file);
}

static bool show(struct mCore *core, const char *folder, int number, const char *keys)
{
    char path[512];
    (void)snprintf(path, sizeof path, "%s/%d-%s.png", folder, number, keys);
    if (!run_until_drawn(core))
        return false;
    print_checksum(core);
    return write_screen(path);
}

static int play(struct mCore *core, const char *folder, int count, char **keys)
{
    bool ok = show(core, folder, 0, "first");
    for (int i = 0; i < count && ok; i++) {
        core->setKeys(core, keys_named(keys[i]));
        for (int frame = 0; frame < HALF_A_SECOND; frame++)
            core->runFrame(core);
        core->setKeys(core, 0);
        ok = show(core, folder, i + 1, keys[i]);
    }
    return !ok ? FAULT : 0;
}

int main(int count, char **words)
{
    static struct mLogger logger;
    struct mCore *core;
    logger.log = write_log;
    mLogSetDefaultLogger(&logger);
    core = count >= 2 ? mCoreFind(words[1]) : NULL;
    if (core == NULL || !start(core, words[1])) {
        (void)fprintf(stderr, "usage: run IMAGE.gba [FOLDER KEYS...]\n");
        return USAGE;
    }
    if (count > 2)
        status = play(core, words[2], count - 3, words + 3);
    while (status == NO_STATUS)
        core->runFrame(core);
    (void)fflush(stdout);
    mCoreConfigDeinit(&core->config);
    core->deinit(core);
    return status;
}
