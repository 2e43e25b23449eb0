# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# RV32IF: neither multiply nor divide of integers. clang and lld alone build it: with the FPU, no
# routines for floats in software are needed.

RISCV = -march=rv32if -mabi=ilp32f
XLEN  = 32

include toolchain/riscv.mk

TARGET_CC = clang-19
