# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# The demo's scene as a web page, with TARGET=wasm32. To be included by the Makefile after port/demo/demo.mk.

WEB_OBJECTS := $(addprefix $(BUILD)/port/,web/web.o demo/cast_graze.o demo/cast_idiom.o demo/crc32.o demo/render.o demo/scene.o \
	selftest/memory.o)

$(BUILD)/web.wasm: $(WEB_OBJECTS) $(LIBRARY)
	$(LINK_IMAGE)

# Made each time: a module that other flags built may be older than the page.
.PHONY: build/web/graze.html

# The module as base64 and the script stand in the page, since a page without a server may not load files.
build/web/graze.html: port/web/page.html port/web/page.js $(BUILD)/web.wasm
	@mkdir -p $(@D)
	@base64 -w 0 $(BUILD)/web.wasm >build/web/module.txt
	@awk '/@MODULE@/ { getline module <"build/web/module.txt"; sub("@MODULE@", module) } \
		/^@SCRIPT@$$/ { while ((getline line <"port/web/page.js") > 0) print line; next } { print }' $< >$@.part
	@mv $@.part $@
	@echo 'The page is $@'

-include $(BUILD)/port/web/web.d
