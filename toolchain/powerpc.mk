# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# PowerPC, 32-bit, big-endian.

LINUX = powerpc-linux-gnu
QEMU  = ppc

include toolchain/linux.mk
