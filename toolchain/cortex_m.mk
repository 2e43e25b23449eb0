# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# What all Cortex-M targets share. A target's own file sets TARGET_FLAGS, TARGET_CLANG_FLAGS,
# TARGET_MEMORY, TARGET_TICKS and TARGET_RUN, and then includes this one.

TARGET_CC      = arm-none-eabi-gcc
TARGET_AR      = arm-none-eabi-ar
TARGET_SIZE    = arm-none-eabi-size
TARGET_NM      = arm-none-eabi-nm
TARGET_OBJDUMP = arm-none-eabi-objdump

TARGET_PORT = port/cortex_m/start.c port/cortex_m/board.c port/cortex_m/count.c \
	port/cortex_m/memory.c

# gcc links what clang compiled, too: clang does not know where this toolchain's libgcc is.
TARGET_LINKER = $(TARGET_CC) $(TARGET_FLAGS)
TARGET_LINK   = -nostdlib -nostartfiles -Wl,--gc-sections,--fatal-warnings -Wl,-z,noexecstack \
	$(TARGET_MEMORY) -T port/cortex_m/image.ld
TARGET_LIBS   = -lgcc
