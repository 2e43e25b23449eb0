# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# MIPS32 release 2, big-endian.

LINUX = mips-linux-gnu
QEMU  = mips

include toolchain/linux.mk
