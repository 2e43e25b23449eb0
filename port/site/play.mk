# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# The playground, build/site/play: the page, the npm package, the float build and the idioms of the bench as WebAssembly.
# To be included by the Makefile after tests/tests.mk.

.PHONY: playground playground-test playground-modules playground-float
playground:
	@toolchain/setup npm
	@$(MAKE) --no-print-directory -s TARGET=wasm32 NUMBER=fixed npm-package playground-modules >/dev/null
	@$(MAKE) --no-print-directory -s TARGET=wasm32 NUMBER=float playground-float
	@port/site/play/make build/wasm32-float/grazef.wasm build/wasm32-fixed/usual.wasm

playground-test:
	@toolchain/setup npm web-test bindings
	@tests/site/play

# Idioms of numbers and angles are expressions, which take no arguments.
USUAL_SOURCES := $(filter-out %_numbers.c %_angle.c %_text.c,$(BENCH_SOURCES))
USUAL_OBJECTS := $(addprefix $(BUILD)/port/,site/play/usual.o site/play/usual_frustum.o selftest/memory.o) \
	$(BUILD)/tests/bench/query.o $(patsubst %.c,$(BUILD)/%.o,$(filter-out %_frustum.c,$(USUAL_SOURCES)))
$(BUILD)/port/site/play/usual.o: port/site/play.mk
$(BUILD)/port/site/play/usual.o: ALL_CFLAGS += \
	-D'BENCH_SHAPES=$(foreach s,$(USUAL_SOURCES),SHAPE($(patsubst bench_%.c,%,$(notdir $s))))'

$(BUILD)/usual.wasm: $(USUAL_OBJECTS) $(LIBRARY)
	$(TARGET_LINKER) $(TARGET_LINK) --strip-all --export-table --export=__heap_base $^ -o $@

playground-modules: $(BUILD)/usual.wasm

# The float build has names of its own, and rounds the integer that it passes to graze_held.
ifeq ($(NUMBER),float)
$(BUILD)/wasm/wrappers.o: ALL_CFLAGS += -Wno-implicit-int-float-conversion
endif

$(BUILD)/grazef.wasm: $(BUILD)/wasm/wrappers.o $(BUILD)/port/selftest/memory.o $(LIBRARY_OBJECTS)
	@sed 's/graze_/grazef_/' $(BUILD)/wasm/exports >$(BUILD)/wasm/exports-float
	$(TARGET_LINKER) $(TARGET_LINK) --strip-all --export=__heap_base @$(BUILD)/wasm/exports-float $^ -o $@

playground-float: $(BUILD)/grazef.wasm
