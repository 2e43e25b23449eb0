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

# All files but these are compiled for size: the module has a fifth less, after gzip, and lines against balls, boxes, faces and
# capsules take as long as before in node 20.
WASM_FAST := aabb aabb_capsule angle arith_capsule_fixed arith_crossing_fixed arith_separation_fixed arith_share_fixed \
	arith_unit_fixed capsule capsule_lines circle frustum mesh nearest plane rect scalar segment2 sphere triangle \
	triangle_capsule vec2 vec3 wide_divide_fixed wide_fixed wide_quotient_fixed wide_root_fixed wide_words_fixed
WASM_SMALL := $(patsubst src/%.c,$(BUILD)/wasm/%.o,$(filter-out $(WASM_FAST:%=src/%.c) %_float.c,$(wildcard src/*.c)))

$(BUILD)/wasm/%.o: src/%.c $(MAKEFILES_USED) | $$(@D)/.
	$(CC) $(ALL_CFLAGS) -Oz $(DEPENDENCY_FLAGS) -c $< -o $@

# The objects of the library as an archive would have them, so that a file that is there already is left out.
$(WASM_MODULE): $(BUILD)/wasm/wrappers.o $(BUILD)/port/selftest/memory.o $(WASM_SMALL) $(LIBRARY_OBJECTS)
	$(TARGET_LINKER) $(TARGET_LINK) --strip-all --export=__heap_base @$(BUILD)/wasm/exports \
		$(filter-out $(LIBRARY_OBJECTS),$^) --start-lib $(LIBRARY_OBJECTS) --end-lib -o $@

.PHONY: wasm-module
wasm-module: $(WASM_MODULE)
