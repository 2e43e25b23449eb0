# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# RV32IMAFC, with a single-precision FPU.

RISCV = -march=rv32imafc -mabi=ilp32f
XLEN  = 32

include toolchain/riscv.mk
