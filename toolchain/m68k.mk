# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# Motorola 68020 with an FPU that computes in 80 bits, big-endian: no float build.

LINUX = m68k-linux-gnu
QEMU  = m68k

include toolchain/linux.mk
