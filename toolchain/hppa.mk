# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# PA-RISC, 32-bit, big-endian.

LINUX = hppa-linux-gnu
QEMU  = hppa

include toolchain/linux.mk
