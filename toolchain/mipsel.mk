# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# MIPS32 release 2, little-endian.

LINUX = mipsel-linux-gnu
QEMU  = mipsel

include toolchain/linux.mk
