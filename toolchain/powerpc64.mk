# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# PowerPC, 64-bit, big-endian.

LINUX = powerpc64-linux-gnu
QEMU  = ppc64

include toolchain/linux.mk
