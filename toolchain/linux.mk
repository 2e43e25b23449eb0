# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# Common to all targets that are Linux on another architecture, linked statically with its C library and run by
# qemu-user. The file of a target sets LINUX, the prefix of its tools, and QEMU, the name of its emulator, and then
# includes this one.

TARGET_CC      = $(LINUX)-gcc
TARGET_AR      = $(LINUX)-ar
TARGET_SIZE    = $(LINUX)-size
TARGET_NM      = $(LINUX)-nm
TARGET_OBJDUMP = $(LINUX)-objdump

TARGET_LINKER = $(CC) $(ALL_CFLAGS)
TARGET_LINK   = -static
TARGET_LIBS   =
TARGET_RUN    = toolchain/run linux-$(QEMU)

SELFTEST_PORT = port/selftest/hosted.c
