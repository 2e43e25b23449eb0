# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# RV32IMAC, without FPU.

RISCV = -march=rv32imac -mabi=ilp32
XLEN  = 32

include toolchain/riscv.mk
