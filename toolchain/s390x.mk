# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# z/Architecture, 64-bit, big-endian.

LINUX = s390x-linux-gnu
QEMU  = s390x
TARGET_CLANG_FLAGS = --target=s390x-linux-gnu

include toolchain/bare_linux.mk
