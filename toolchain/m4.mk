# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# Cortex-M4 without FPU: the code never uses the FPU of QEMU's mps2-an386.

TARGET_FLAGS       = -mthumb -mcpu=cortex-m4 -mfloat-abi=soft
TARGET_CLANG_FLAGS = --target=thumbv7em-none-eabi -mcpu=cortex-m4 -mfloat-abi=soft -fshort-enums

# The functions of libgcc that the library may call.
TARGET_HELPERS_float = __(aeabi_(c?f[a-z0-9]+|i2f|ui2f))

TARGET_MACHINE = mps2-an386

include toolchain/cortex_m.mk
