# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# ARMv8-A, 64-bit, little-endian.

LINUX = aarch64-linux-gnu
QEMU  = aarch64
TARGET_CLANG_FLAGS = --target=aarch64-linux-gnu

include toolchain/bare_linux.mk
