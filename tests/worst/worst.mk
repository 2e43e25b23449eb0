# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# The most expensive inputs, counted on a core: see worst.c. The routines and items are those of the bench.
WORST_OBJECTS := $(addprefix $(BUILD)/tests/worst/,worst.o climb.o mutate.o layout.o kept.o)

$(BUILD)/tests/worst/worst.o: tests/bench
$(BUILD)/tests/worst/worst.o: ALL_CFLAGS += -DBENCH_TARGET=$(TARGET) $(BENCH_SHAPES)

# The inputs of tests/worst/found.
$(BUILD)/tests/worst/kept.c: tests/worst/kept.awk tests/worst/found
	@mkdir -p $(@D)
	@{ echo '#include "kept.h"' && awk -f $^; } >$@.part
	@mv $@.part $@

$(BUILD)/tests/worst/kept.o: $(BUILD)/tests/worst/kept.c
	$(CC) $(ALL_CFLAGS) -Itests/worst -c $< -o $@

$(BUILD)/worst.elf: $(WORST_OBJECTS) $(BENCH_OBJECTS) $(PORT_OBJECTS) $(LIBRARY)
	$(LINK_IMAGE)

ifeq ($(TARGET_MACHINE),microbit)
$(BUILD)/worst.elf: IMAGE_ROM := 2M
$(BUILD)/worst.elf: IMAGE_RAM := 64K
endif

.PHONY: build-worst run-worst worst
build-worst: $(BUILD)/worst.elf

run-worst: $(BUILD)/worst.elf
	@RUN_COUNT=1 $(TARGET_RUN) $< $(WORST_ARGUMENTS)

worst:
	@toolchain/setup bench
	@tests/worst/search $(ROUTINE)
