# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# The machine that builds. Instructions are not counted here.

TARGET_CC          = cc
TARGET_FLAGS       =
TARGET_CLANG_FLAGS =

TARGET_AR      = ar
TARGET_SIZE    = size
TARGET_NM      = nm
TARGET_OBJDUMP = objdump

TARGET_PORT = port/host/board.c

# With the flags the objects were compiled with: sanitizers and -m32 matter to the linker, too.
TARGET_LINKER = $(CC) $(ALL_CFLAGS)
TARGET_LINK   =
TARGET_LIBS   =

TARGET_TICKS =
TARGET_RUN   = toolchain/run host
