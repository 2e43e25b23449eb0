# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# AVR with an int of 16 bits, on simavr's ATmega2560: 256 KB of flash and 8 KB of RAM, so the self-test is an image for
# each group of routines. All inputs would take half an hour in simavr, so it hashes a share of them.

TARGET_CC      = avr-gcc
TARGET_AR      = avr-ar
TARGET_SIZE    = avr-size
TARGET_NM      = avr-nm
TARGET_OBJDUMP = avr-objdump

TARGET_FLAGS  = -mmcu=atmega2560
TARGET_LINKER = $(CC) $(ARCH)
TARGET_LINK   = -Wl,--gc-sections
TARGET_LIBS   =
TARGET_RUN    = toolchain/run simavr-atmega2560

SELFTEST_PORT     = port/selftest/avr.c
SELFTEST_SEPARATE = 1
SELFTEST_SHARE    = 16
