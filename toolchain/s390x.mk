# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# z/Architecture, 64-bit, big-endian.

LINUX = s390x-linux-gnu
QEMU  = s390x
# In C99 gcc would compute floats as doubles.
TARGET_FLAGS       = -fexcess-precision=fast
TARGET_CLANG_FLAGS = --target=s390x-linux-gnu

include toolchain/bare_linux.mk
