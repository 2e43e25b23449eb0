# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# The Game Boy Advance: an ARM7TDMI, in mGBA. Its images count cycles. GBA_STATE=-mthumb for Thumb code.

GBA_STATE     ?= -marm
ARM7TDMI_STATE = $(GBA_STATE)

include toolchain/arm7tdmi.mk

# GBA_FAST is a folder with a gba_fast.ld, the names of the sections for the internal RAM.
TARGET_LINK = -nostdlib -nostartfiles -Wl,--gc-sections -Wl,-z,noexecstack $(GBA_FAST:%=-L%) -Lport/gba -T port/gba/image.ld
TARGET_RUN  = toolchain/run gba

TARGET_PORT = port/gba/start.c port/gba/board.c port/gba/count.c port/cortex_m/memory.c
