# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# WebAssembly, in node.

TARGET_CC      = clang-19
TARGET_AR      = llvm-ar-19
TARGET_SIZE    = llvm-size-19
TARGET_NM      = llvm-nm-19
TARGET_OBJDUMP = llvm-objdump-19

TARGET_CLANG_FLAGS = --target=wasm32
TARGET_LINKER      = wasm-ld-19
TARGET_LINK        = --no-entry --gc-sections
TARGET_LIBS        =
TARGET_RUN         = toolchain/run node

SELFTEST_PORT = port/selftest/wasm.c port/selftest/memory.c
LOCKSTEP_PORT = port/lockstep/wasm.c port/selftest/memory.c
