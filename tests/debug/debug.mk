# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# The program that tests/debug/run stops in a debugger. To be included by the Makefile after port/port.mk.

# A debugger finds every variable at -O0; the library needs no symbols.
$(BUILD)/tests/debug/scene.o: ALL_CFLAGS += -O0 -g
$(BUILD)/debug.elf: $(BUILD)/tests/debug/scene.o $(PORT_OBJECTS) $(LIBRARY)
	$(LINK_IMAGE)

.PHONY: print-debug-image
print-debug-image: $(BUILD)/debug.elf
	@echo '$<'
