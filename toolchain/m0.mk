# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# Cortex-M0 without FPU, on QEMU's BBC micro:bit: 16K of RAM, 4.096 ticks an instruction.

TARGET_FLAGS       = -mthumb -mcpu=cortex-m0
TARGET_CLANG_FLAGS = --target=thumbv6m-none-eabi -mcpu=cortex-m0 -mfloat-abi=soft -fshort-enums

# What the library may ask libgcc for: no long multiply, no divide, no leading zeros, no floats.
TARGET_HELPERS_fixed = __(aeabi_(lmul|uidiv|uidivmod|idiv)|clzsi2)
TARGET_HELPERS_float = __(aeabi_(c?f[a-z0-9]+|i2f|ui2f))

TARGET_MEMORY = -Wl,--defsym=board_rom=0,--defsym=board_rom_size=256K \
	-Wl,--defsym=board_ram=0x20000000,--defsym=board_ram_size=16K
TARGET_TICKS  = -DBOARD_SYSTICK_HZ=16000000u
TARGET_RUN    = toolchain/run microbit

include toolchain/cortex_m.mk
