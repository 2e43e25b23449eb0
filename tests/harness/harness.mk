# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# Builds and runs the images that end badly on purpose. To be included after port/port.mk.
#
# make TARGET=m3 build-harness    the images only
# make TARGET=m3 harness          and asserts that each gets exactly its status

HARNESS_DIR   = $(BUILD)/tests/harness
HARNESS_NAMES = $(patsubst tests/harness/%.c,%,$(wildcard tests/harness/*.c))

# These start themselves, look at the stack's guard, or are code for a core.
ifeq ($(TARGET),host)
HARNESS_NAMES := $(filter-out starts_again nearly_overflows counts,$(HARNESS_NAMES))
endif
ifeq ($(TARGET),rv32imc)
HARNESS_NAMES := $(filter-out starts_again nearly_overflows overflows,$(HARNESS_NAMES))
endif

HARNESS_IMAGES = $(HARNESS_NAMES:%=$(HARNESS_DIR)/%.elf)

.PHONY: harness build-harness
harness: build-harness
	HARNESS_DIR='$(HARNESS_DIR)' HARNESS_RUN='$(TARGET_RUN)' tests/harness/run $(TARGET)

build-harness: $(HARNESS_IMAGES)

$(HARNESS_DIR)/%.o: tests/harness/%.c
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) -MMD -MP -c $< -o $@

$(HARNESS_DIR)/%.elf: $(HARNESS_DIR)/%.o $(PORT_OBJECTS)
	$(LINK_IMAGE)

.SECONDARY: $(HARNESS_IMAGES:.elf=.o)

-include $(HARNESS_NAMES:%=$(HARNESS_DIR)/%.d)
