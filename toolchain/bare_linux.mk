# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# Common to targets that are Linux on another architecture without a C library: clang and lld alone build them. The file
# of a target sets LINUX and QEMU, as for linux.mk, and includes this one.

include toolchain/linux.mk

TARGET_AR     = $(if $(findstring clang,$(CC)),ar,$(LINUX)-ar)

BARE_LINKER   = $(if $(findstring clang,$(CC)),ld.lld-19,$(CC) $(ARCH) -static -nostdlib)
TARGET_LINKER = $(BARE_LINKER)
TARGET_LINK   = $(if $(findstring clang,$(CC)),--gc-sections,-Wl$(comma)--gc-sections)
TARGET_LIBS   = $(if $(findstring clang,$(CC)),,-lgcc)

SELFTEST_PORT = port/selftest/linux.c port/selftest/memory.c
