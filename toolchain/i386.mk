# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# The machine that builds, as 32-bit code.

include toolchain/host.mk

TARGET_FLAGS       = -m32 -msse2 -mfpmath=sse
TARGET_CLANG_FLAGS = -m32 -msse2
