# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# The Cortex-M0+ of a Raspberry Pi Pico, in rp2040js. Its images count cycles. A Pico would not start them: they lack the 256
# bytes that set up its flash.

TARGET_FLAGS       = -mthumb -mcpu=cortex-m0plus -mfloat-abi=soft
TARGET_CLANG_FLAGS = --target=thumbv6m-none-eabi -mcpu=cortex-m0plus -mfloat-abi=soft -fshort-enums

TARGET_HELPERS_fixed = __(aeabi_(lmul|u?idiv(mod)?)|clzsi2)
TARGET_HELPERS_float = __(aeabi_(c?f[a-z0-9]+|i2f|ui2f|lmul|u?idiv(mod)?)|clzsi2)

TARGET_MACHINE = rp2040

include toolchain/cortex_m.mk

TARGET_PORT := $(subst cortex_m/count.c,rp2040/count.c,$(TARGET_PORT))
