# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# The demo's scene as a ROM for a Game Boy Advance, and the program that runs images of the console on this machine, with
# mGBA's library. To be included by the Makefile after port/demo/demo.mk.

HOSTCC ?= cc

GBA_RUN := port/gba/run.c port/demo/png.c port/demo/crc32.c port/host/board.c
build/gba/run: $(GBA_RUN) port/gba/picture.h port/gba/gba.mk
	@mkdir -p $(@D)
	$(HOSTCC) -std=gnu99 -O2 -Wall -Wextra $(GBA_RUN) -lmgba -o $@

.PHONY: build-gba-run
build-gba-run: build/gba/run

# In a folder with the files that port/PACKAGES.md names, by the Makefile for users. `make -n` makes no folder, but runs the
# line with the second make, which then has nothing to do.
GBA_COPIED := Makefile start.c gba.h image.ld rom
GBA_SOURCES := game scene print board
GBA_FAST_SOURCES := render cast_graze picture
.PHONY: build/gba/graze.gba
build/gba/graze.gba:
	@mkdir -p build/gba/rom
	@OUT=build/gba/rom toolchain/amalgamate >build/gba/amalgamate.txt
	@cp $(GBA_COPIED:%=port/gba/%) build/gba/rom
	@cp port/gba/demo_fast.ld build/gba/rom/gba_fast.ld
	@[ ! -e build/gba/rom/Makefile ] || $(MAKE) --no-print-directory -s -B -C build/gba/rom NAME=graze CC='$(CCACHE) arm-none-eabi-gcc' \
		VPATH='$(addprefix ../../../port/,gba demo .)' THUMB='$(GBA_SOURCES:%=%.o)' ARM='graze.o $(GBA_FAST_SOURCES:%=%.o)'
	@cp build/gba/rom/graze.gba $@
	@echo 'The ROM is $@'

# The checksum of the same picture on any other target.
VIEWS_OBJECTS := $(addprefix $(BUILD)/port/,gba/views.o gba/picture.o demo/cast_graze.o demo/crc32.o demo/render.o demo/scene.o print.o)
$(BUILD)/views.elf: $(VIEWS_OBJECTS) $(PORT_OBJECTS) $(LIBRARY)
	$(LINK_IMAGE)

.PHONY: run-views
run-views: $(BUILD)/views.elf
	@$(TARGET_RUN) $< $(EYE)

-include $(BUILD)/port/gba/views.d $(BUILD)/port/gba/picture.d
