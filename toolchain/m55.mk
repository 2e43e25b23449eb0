# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# Cortex-M55 with its double-precision FPU and vector unit (MVE), on QEMU's mps3-an547.

# The assembler of gcc 12 takes vcvtne.f32.s32, "convert if not equal", for a vector instruction (fixed in binutils
# 2.41): so the float build of gcc does not use the vector unit.
M55_float = +nomve

TARGET_FLAGS       = -mthumb -mcpu=cortex-m55$(M55_$(NUMBER)) -mfpu=fpv5-d16 -mfloat-abi=hard
TARGET_CLANG_FLAGS = --target=thumbv8.1m.main-none-eabihf -mcpu=cortex-m55 -mfpu=fpv5-d16 \
	-mfloat-abi=hard -fshort-enums

TARGET_MACHINE = mps3-an547

include toolchain/cortex_m.mk
