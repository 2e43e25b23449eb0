# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# Cortex-M7 with its single-precision FPU, on QEMU's mps2-an500.

TARGET_FLAGS       = -mthumb -mcpu=cortex-m7 -mfpu=fpv5-sp-d16 -mfloat-abi=hard
TARGET_CLANG_FLAGS = --target=thumbv7em-none-eabihf -mcpu=cortex-m7 -mfpu=fpv5-sp-d16 \
	-mfloat-abi=hard -fshort-enums

TARGET_MACHINE = mps2-an500

include toolchain/cortex_m.mk
