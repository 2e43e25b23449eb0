# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# Cortex-M0+ without FPU. QEMU has none: the M0 of its micro:bit runs the same instructions.

TARGET_FLAGS       = -mthumb -mcpu=cortex-m0plus -mfloat-abi=soft
TARGET_CLANG_FLAGS = --target=thumbv6m-none-eabi -mcpu=cortex-m0plus -mfloat-abi=soft -fshort-enums

# The functions of libgcc that the library may call: no long multiply, no divide, no leading zeros, no floats.
TARGET_HELPERS_fixed = __(aeabi_(lmul|u?idiv(mod)?)|clzsi2)
TARGET_HELPERS_float = __(aeabi_(c?f[a-z0-9]+|i2f|ui2f|lmul|u?idiv(mod)?)|clzsi2)

TARGET_MACHINE = microbit

include toolchain/cortex_m.mk
