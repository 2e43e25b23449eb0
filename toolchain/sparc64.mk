# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# SPARC V9, 64-bit, big-endian.

LINUX = sparc64-linux-gnu
QEMU  = sparc64

include toolchain/linux.mk
