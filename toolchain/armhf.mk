# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# ARMv7-A with NEON, 32-bit, little-endian.

LINUX = arm-linux-gnueabihf
QEMU  = arm

include toolchain/linux.mk
