# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# RV64GC, little-endian.

LINUX = riscv64-linux-gnu
QEMU  = riscv64

include toolchain/linux.mk
