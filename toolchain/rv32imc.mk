# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# RV32IMC, without FPU and atomics, as on the ESP32-C3. It has a board, on which the bench counts instructions.

RISCV = -march=rv32imc -mabi=ilp32
XLEN  = 32

include toolchain/riscv.mk

TARGET_PORT = port/virt/board.c port/virt/count.c port/selftest/memory.c port/semihosting.c
