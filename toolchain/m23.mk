# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# Cortex-M23 without FPU. QEMU has none: the M33 of its mps2-an505 runs ARMv8-M Baseline, too.

TARGET_FLAGS       = -mthumb -mcpu=cortex-m23 -mfloat-abi=soft
TARGET_CLANG_FLAGS = --target=thumbv8m.base-none-eabi -mcpu=cortex-m23 -mfloat-abi=soft \
	-fshort-enums

# The functions of libgcc that the library may call: no long multiply, no leading zeros, no floats.
TARGET_HELPERS_fixed = __(aeabi_lmul|clzsi2)
TARGET_HELPERS_float = __(aeabi_(c?f[a-z0-9]+|i2f|ui2f|lmul)|clzsi2)

TARGET_MACHINE = mps2-an505

include toolchain/cortex_m.mk
