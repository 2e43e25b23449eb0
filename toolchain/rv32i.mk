# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# RV32I: neither multiply nor divide.

RISCV = -march=rv32i -mabi=ilp32
XLEN  = 32

include toolchain/riscv.mk
