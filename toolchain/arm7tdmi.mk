# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# ARM7TDMI in ARM code, on QEMU's versatilepb, whose ARM926 runs ARMv4T.

ARM7TDMI_STATE     ?= -marm
TARGET_FLAGS       = -mcpu=arm7tdmi $(ARM7TDMI_STATE) -mthumb-interwork -mfloat-abi=soft
TARGET_CLANG_FLAGS = --target=armv4t-none-eabi -mcpu=arm7tdmi $(ARM7TDMI_STATE) -mfloat-abi=soft

# What the library may call of libgcc. In ARM code port/arm7tdmi/ divides, but without optimisation and at -Os gcc calls a
# function for a division by a constant. In Thumb code there is no long multiply, no divide and no count of leading zeros.
TARGET_HELPERS_fixed = __$(if $(filter -mthumb,$(ARM7TDMI_STATE)),(aeabi_(lmul|u?idiv(mod)?)|clzsi2),aeabi_uidiv(mod)?)
TARGET_HELPERS_float = __(aeabi_(c?f[a-z0-9]+|i2f|ui2f|lmul|u?idiv(mod)?)|clzsi2)

TARGET_CC      = arm-none-eabi-gcc
TARGET_AR      = arm-none-eabi-ar
TARGET_SIZE    = arm-none-eabi-size
TARGET_NM      = arm-none-eabi-nm
TARGET_OBJDUMP = arm-none-eabi-objdump

TARGET_LINKER = $(TARGET_CC) $(TARGET_FLAGS)
TARGET_LINK   = -nostdlib -nostartfiles -Wl,--gc-sections -Wl,-z,noexecstack -T port/versatile/image.ld
TARGET_LIBS   = -lgcc
TARGET_RUN    = toolchain/run versatilepb

TARGET_PORT = port/versatile/board.c port/versatile/count.c port/cortex_m/memory.c port/semihosting.c
