# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# The firmware of tests/query/run. To be included by the Makefile after port/port.mk.

$(BUILD)/query.elf: $(BUILD)/tests/query/firmware.o $(BUILD)/port/print.o $(PORT_OBJECTS) $(LIBRARY)
	$(LINK_IMAGE)

.PHONY: run-query-firmware
run-query-firmware: $(BUILD)/query.elf
	@$(TARGET_RUN) $<
