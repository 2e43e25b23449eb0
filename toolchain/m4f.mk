# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# Cortex-M4 with its single-precision FPU, on QEMU's mps2-an386.

TARGET_FLAGS       = -mthumb -mcpu=cortex-m4 -mfpu=fpv4-sp-d16 -mfloat-abi=hard
TARGET_CLANG_FLAGS = --target=thumbv7em-none-eabihf -mcpu=cortex-m4 -mfpu=fpv4-sp-d16 \
	-mfloat-abi=hard -fshort-enums

TARGET_MACHINE = mps2-an386

include toolchain/cortex_m.mk
