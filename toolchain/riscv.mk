# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# Common to RISC-V targets without an operating system, on QEMU's machine `virt`. The file of a target sets RISCV, its
# -march and -mabi, and XLEN, and then includes this one.

TARGET_CC      = riscv64-unknown-elf-gcc
TARGET_AR      = $(if $(findstring clang,$(CC)),ar,riscv64-unknown-elf-ar)
TARGET_SIZE    = riscv64-unknown-elf-size
TARGET_NM      = riscv64-unknown-elf-nm
TARGET_OBJDUMP = riscv64-unknown-elf-objdump

TARGET_FLAGS       = $(RISCV) -mcmodel=medany
TARGET_CLANG_FLAGS = --target=riscv$(XLEN)-none-elf $(RISCV) -mcmodel=medany

# The functions of libgcc that the library may call: leading zeros, saved registers at -Os; without an FPU float
# arithmetic; without a multiplier integer arithmetic as well.
TARGET_HELPERS_fixed = __(clz[sd]i2|riscv_(save|restore)_[0-9]+$(if $(findstring rv32im,$(RISCV)),,|u?(mul|div|mod)[sd]i3))
TARGET_HELPERS_float = $(TARGET_HELPERS_fixed)|__((add|sub|mul|div|eq|ne|lt|le|gt|ge|unord)sf[23]|float(un)?sisf|fix(uns)?sfsi)

# clang has no libgcc: builtins.c replaces the functions that it calls.
TARGET_LINKER = $(if $(findstring clang,$(CC)),ld.lld-19,$(CC) $(ARCH) -nostdlib -nostartfiles)
TARGET_LINK   = $(if $(findstring clang,$(CC)),--gc-sections,-Wl$(comma)--gc-sections$(comma)--no-warn-rwx-segments) -T port/selftest/virt.ld
TARGET_LIBS   = $(if $(findstring clang,$(CC)),,-lgcc)
TARGET_RUN    = toolchain/run virt$(XLEN)

SELFTEST_PORT = port/selftest/virt.c port/selftest/memory.c \
	$(if $(findstring clang,$(CC)),port/selftest/builtins.c)
