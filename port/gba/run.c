/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A program for this machine: run IMAGE.gba runs an image of port/gba in mGBA's library, without a screen, prints the text
 * that the image logs, and ends with its status. toolchain/run sets the time limit.
 */
#include <mgba/flags.h>

#include <mgba/core/config.h>
#include <mgba/core/core.h>
#include <mgba/core/log.h>

#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WIDTH = 240, HEIGHT = 160, USAGE = 64, FAULT = 70, NO_STATUS = -1 };

static int status = NO_STATUS;
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
    else if (from_image)
        (void)fputs(text, stdout);
    else if (level == mLOG_FATAL || level == mLOG_GAME_ERROR) {
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

int main(int count, char **words)
{
    static struct mLogger logger;
    struct mCore *core;
    logger.log = write_log;
    mLogSetDefaultLogger(&logger);
    core = count == 2 ? mCoreFind(words[1]) : NULL;
    if (core == NULL || !start(core, words[1])) {
        (void)fprintf(stderr, "usage: run IMAGE.gba\n");
        return USAGE;
    }
    while (status == NO_STATUS)
        core->runFrame(core);
    (void)fflush(stdout);
    mCoreConfigDeinit(&core->config);
    core->deinit(core);
    return status;
}
