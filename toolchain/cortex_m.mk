# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# Common to all Cortex-M targets. The file of a target sets TARGET_FLAGS, TARGET_CLANG_FLAGS and TARGET_MACHINE, a row
# of the table below, and then includes this one.

TARGET_CC      = arm-none-eabi-gcc
TARGET_AR      = arm-none-eabi-ar
TARGET_SIZE    = arm-none-eabi-size
TARGET_NM      = arm-none-eabi-nm
TARGET_OBJDUMP = arm-none-eabi-objdump

TARGET_PORT = port/cortex_m/start.c port/cortex_m/board.c port/cortex_m/count.c \
	port/cortex_m/memory.c port/semihosting.c

# The machines of QEMU, and rp2040: address and size of ROM, address and size of RAM, and the rate of SysTick.
MACHINE_microbit   = 0          256K  0x20000000 16K   16000000
MACHINE_mps2-an385 = 0          4M    0x20000000 4M    25000000
MACHINE_mps2-an386 = 0          4M    0x20000000 4M    25000000
MACHINE_mps2-an500 = 0          4M    0x20000000 4M    25000000
MACHINE_mps2-an505 = 0x10000000 4M    0x38000000 4M    20000000
MACHINE_mps3-an547 = 0          512K  0x20000000 512K  32000000
MACHINE_rp2040     = 0x10000000 2M    0x20000000 256K  125000000

# An image that needs more ROM or RAM than the machine has sets IMAGE_ROM or IMAGE_RAM: see toolchain/run.
machine = $(word $(1),$(MACHINE_$(TARGET_MACHINE)))

TARGET_MEMORY = -Wl,--defsym=board_rom=$(call machine,1),--defsym=board_rom_size=$(or $(IMAGE_ROM),$(call machine,2)) \
	-Wl,--defsym=board_ram=$(call machine,3),--defsym=board_ram_size=$(or $(IMAGE_RAM),$(call machine,4))
TARGET_TICKS  = -DBOARD_SYSTICK_HZ=$(call machine,5)u
TARGET_RUN    = toolchain/run $(TARGET_MACHINE)

# gcc also links objects compiled by clang: clang does not know where this toolchain's libgcc is.
TARGET_LINKER = $(TARGET_CC) $(TARGET_FLAGS)
TARGET_LINK   = -nostdlib -nostartfiles -Wl,--gc-sections,--fatal-warnings -Wl,-z,noexecstack \
	$(TARGET_MEMORY) -T port/cortex_m/image.ld
TARGET_LIBS   = -lgcc
