# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# RV64GC.

RISCV = -march=rv64gc -mabi=lp64d
XLEN  = 64

include toolchain/riscv.mk
