# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# The library as one module of WebAssembly without imports, for bindings, with TARGET=wasm32. It exports all routines, also
# the inline functions, and `memory`; `__heap_base` is where free memory begins. To be included by the Makefile after
# port/port.mk.

WASM_MODULE := $(BUILD)/graze.wasm

$(BUILD)/wasm/wrappers.c: port/wasm/wrappers port/api.json port/api/c.py
	@mkdir -p $(@D)
	@port/wasm/wrappers >$@
	@port/wasm/wrappers --exports >$(BUILD)/wasm/exports

$(BUILD)/wasm/wrappers.o: $(BUILD)/wasm/wrappers.c $(MAKEFILES_USED) $(wildcard include/graze/*.h)
	$(CC) $(ALL_CFLAGS) -Iinclude -c $< -o $@

# At -O2 this file is 4 KB larger, after gzip, and not faster in node 20.
$(BUILD)/wasm/obb.o: src/obb.c $(MAKEFILES_USED) | $$(@D)/.
	$(CC) $(ALL_CFLAGS) -Os $(DEPENDENCY_FLAGS) -c $< -o $@

# The objects of the library as an archive would have them, so that a file that is there already is left out.
$(WASM_MODULE): $(BUILD)/wasm/wrappers.o $(BUILD)/port/selftest/memory.o $(BUILD)/wasm/obb.o $(LIBRARY_OBJECTS)
	$(TARGET_LINKER) $(TARGET_LINK) --strip-all --export=__heap_base @$(BUILD)/wasm/exports \
		$(filter-out $(LIBRARY_OBJECTS),$^) --start-lib $(LIBRARY_OBJECTS) --end-lib -o $@

.PHONY: wasm-module
wasm-module: $(WASM_MODULE)
