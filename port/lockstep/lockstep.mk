# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# The simulation that tests/lockstep/run compares. To be included by the Makefile after port/port.mk.

LOCKSTEP_PORT ?= $(TARGET_PORT)
LOCKSTEP_SOURCES := $(addprefix port/lockstep/,main.c lockstep.c state.c room.c solid.c) port/print.c

# Of the library only the shapes that it calls and what they share, to save time: it is built for twelve machines.
LOCKSTEP_LIBRARY := $(filter $(addprefix src/,aabb.c obb.c obb_far.c scalar.c sphere.c sphere_far.c vec3.c arith_% wide_%),$(LIBRARY_SOURCES))

$(BUILD)/lockstep.elf: $(patsubst %.c,$(BUILD)/%.o,$(LOCKSTEP_SOURCES) $(LOCKSTEP_PORT) $(LOCKSTEP_LIBRARY))
	$(LINK_IMAGE)

.PHONY: lockstep build-lockstep
build-lockstep: $(BUILD)/lockstep.elf
	@echo '$(TARGET_RUN) $<'

lockstep:
	@toolchain/setup demo wasm lockstep
	@tests/lockstep/run
