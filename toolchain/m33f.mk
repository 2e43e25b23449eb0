# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# Cortex-M33 with its single-precision FPU, on QEMU's mps2-an505.

TARGET_FLAGS       = -mthumb -mcpu=cortex-m33 -mfpu=fpv5-sp-d16 -mfloat-abi=hard
TARGET_CLANG_FLAGS = --target=thumbv8m.main-none-eabihf -mcpu=cortex-m33 -mfpu=fpv5-sp-d16 \
	-mfloat-abi=hard -fshort-enums

TARGET_MACHINE = mps2-an505

include toolchain/cortex_m.mk
