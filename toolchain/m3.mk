# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# Cortex-M3 without FPU, on QEMU's mps2-an385: 6.4 ticks an instruction.

TARGET_FLAGS       = -mthumb -mcpu=cortex-m3
TARGET_CLANG_FLAGS = --target=thumbv7m-none-eabi -mcpu=cortex-m3 -mfloat-abi=soft -fshort-enums

# What the library may ask libgcc for.
TARGET_HELPERS_float = __(aeabi_(c?f[a-z0-9]+|i2f|ui2f))

TARGET_MEMORY = -Wl,--defsym=board_rom=0,--defsym=board_rom_size=4M \
	-Wl,--defsym=board_ram=0x20000000,--defsym=board_ram_size=4M
TARGET_TICKS  = -DBOARD_SYSTICK_HZ=25000000u
TARGET_RUN    = toolchain/run mps2-an385

include toolchain/cortex_m.mk
