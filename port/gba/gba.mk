# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# The program that runs images of a Game Boy Advance on this machine, with mGBA's library. To be included by the Makefile.

HOSTCC ?= cc

build/gba/run: port/gba/run.c port/gba/gba.mk
	@mkdir -p $(@D)
	$(HOSTCC) -std=gnu99 -O2 -Wall -Wextra $< -lmgba -o $@

.PHONY: build-gba-run
build-gba-run: build/gba/run
