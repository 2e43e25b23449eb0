# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# Images that count cycles, which tests/cycles/run builds. To be included by tests/tests.mk after the bench.

# The rows CYCLES_ROWS of the files bench_SHAPE.c of CYCLES_SHAPES. CYCLES_FROM is the folder of their objects, and
# CYCLES_LIBRARY the library.
CYCLES_FROM   ?= $(BUILD)
CYCLES_LIBRARY ?= $(CYCLES_FROM)/$(notdir $(LIBRARY))
CYCLES_NAME    = $(firstword $(CYCLES_ROWS))
CYCLES_IMAGE   = $(BUILD)/cycles/$(CYCLES_NAME)/bench.elf
CYCLES_OBJECTS = $(CYCLES_SHAPES:%=$(CYCLES_FROM)/tests/bench/bench_%.o) $(CYCLES_FROM)/tests/bench/query.o

$(BUILD)/cycles/$(CYCLES_NAME)/bench.o: tests/bench/bench.c tests/bench tests/bench/readme_rows $(MAKEFILES_USED) | $$(@D)/.
	$(CCACHE) $(CC) $(ALL_CFLAGS) -DBENCH_TARGET=$(TARGET) -D'BENCH_SHAPES=$(foreach s,$(CYCLES_SHAPES),SHAPE($s))' \
		-D'BENCH_ROWS=$(CYCLES_ROWS:%="%"$(comma))' $(DEPENDENCY_FLAGS) -c $< -o $@

$(CYCLES_IMAGE): $(BUILD)/cycles/$(CYCLES_NAME)/bench.o $(CYCLES_OBJECTS) $(PORT_OBJECTS) $(CYCLES_LIBRARY) $(GBA_FAST:%=%/gba_fast.ld)
	$(LINK_IMAGE)

.PHONY: build-cycles-objects build-cycles run-cycles run-known run-frame
build-cycles-objects: $(CYCLES_OBJECTS)
build-cycles: $(CYCLES_IMAGE)
run-cycles: $(CYCLES_IMAGE)
	@$(TARGET_RUN) $<

# Whether the board counts as the manual does.
$(BUILD)/cycles/known.o: tests/cycles/known.c $(MAKEFILES_USED) | $$(@D)/.
	$(CCACHE) $(CC) $(ALL_CFLAGS) $(DEPENDENCY_FLAGS) -c $< -o $@

$(BUILD)/cycles/known.elf: $(BUILD)/cycles/known.o $(BUILD)/port/print.o $(PORT_OBJECTS)
	$(LINK_IMAGE)

run-known: $(BUILD)/cycles/known.elf
	@$(TARGET_RUN) $<

# A frame, with graze.h and graze.o in the folder FRAME.
ifneq ($(FRAME),)
$(FRAME)/frame.o: tests/cycles/frame.c $(FRAME)/graze.o $(MAKEFILES_USED)
	$(CC) $(ALL_CFLAGS) -I$(FRAME) -c $< -o $@

$(FRAME)/frame.elf: $(FRAME)/frame.o $(BUILD)/port/print.o $(PORT_OBJECTS) $(FRAME)/graze.o
	$(LINK_IMAGE)

run-frame: $(FRAME)/frame.elf
	@$(TARGET_RUN) $<
endif
