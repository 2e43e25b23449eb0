# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# What the targets share that are RISC-V without an operating system, on QEMU's machine `virt`. A
# target's own file sets RISCV, its -march and -mabi, and XLEN, and then includes this one.

TARGET_CC      = riscv64-unknown-elf-gcc
TARGET_AR      = $(if $(findstring clang,$(CC)),ar,riscv64-unknown-elf-ar)
TARGET_SIZE    = riscv64-unknown-elf-size
TARGET_NM      = riscv64-unknown-elf-nm
TARGET_OBJDUMP = riscv64-unknown-elf-objdump

TARGET_FLAGS       = $(RISCV) -mcmodel=medany
TARGET_CLANG_FLAGS = --target=riscv$(XLEN)-none-elf $(RISCV) -mcmodel=medany

# clang has no libgcc: builtins.c stands in for what it calls.
TARGET_LINKER = $(if $(findstring clang,$(CC)),ld.lld-19,$(CC) $(ARCH) -nostdlib -nostartfiles)
TARGET_LINK   = $(if $(findstring clang,$(CC)),--gc-sections,-Wl$(comma)--gc-sections) -T port/selftest/virt.ld
TARGET_LIBS   = $(if $(findstring clang,$(CC)),,-lgcc)
TARGET_RUN    = toolchain/run virt$(XLEN)

SELFTEST_PORT = port/selftest/virt.c port/selftest/memory.c \
	$(if $(findstring clang,$(CC)),port/selftest/builtins.c)
