# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# The demos. To be included by the Makefile after port/port.mk.

DEMO_OBJECTS := $(patsubst %.c,$(BUILD)/%.o,$(filter-out port/demo/view.c,$(sort $(wildcard port/demo/*.c)))) $(BUILD)/port/print.o

$(BUILD)/port/demo/cast_idiom.o: ALL_CFLAGS += -fwrapv # what overflows in the idiom wraps, as on a core

# 4K of stack, so that two rows of pixels, the ring and the solids in view fit into the 16K of RAM of an M0 as well.
$(BUILD)/demo.elf: TARGET_LINK += $(if $(filter $(CORES),$(TARGET)),-Wl$(comma)--defsym=board_stack_size=4K)
$(BUILD)/demo.elf: $(DEMO_OBJECTS) $(PORT_OBJECTS) $(LIBRARY)
	$(LINK_IMAGE)

$(BUILD)/view.elf: $(BUILD)/port/demo/view.o $(BUILD)/port/print.o $(PORT_OBJECTS) $(LIBRARY)
	$(LINK_IMAGE)

# The pictures are in DEMO_FOLDER, which may be given.
DEMO_FOLDER ?= build/demo/$(TARGET)
.PHONY: run-demo run-view
run-demo: $(BUILD)/demo.elf
	@mkdir -p '$(DEMO_FOLDER)'
	@RUN_COUNT=1 RUN_TIMEOUT=600 $(TARGET_RUN) $< '$(DEMO_FOLDER)'
	@echo 'The pictures are $(DEMO_FOLDER)/graze.png, idiom.png and difference.png'

# The first hits of the pictures, every STEP degrees around the scene, by a second ray caster.
first-hits: STEP := 30
$(BUILD)/first_hits: $(BUILD)/tests/demo/first_hits.o $(filter-out %/demo.o %/png.o %/print.o,$(DEMO_OBJECTS)) $(LIBRARY)
	$(CC) $(ALL_CFLAGS) $^ -lm -o $@

.PHONY: first-hits
first-hits: $(BUILD)/first_hits
	@$< $(STEP)

run-view: $(BUILD)/view.elf
	@$(TARGET_RUN) $<

-include $(DEMO_OBJECTS:.o=.d)
