# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# The examples: one C file each, to copy from. To be included by the Makefile after port/port.mk.

EXAMPLES := $(basename $(notdir $(sort $(wildcard port/examples/*.c))))

$(EXAMPLES:%=$(BUILD)/examples/%.elf): $(BUILD)/examples/%.elf: $(BUILD)/port/examples/%.o $(BUILD)/port/print.o $(PORT_OBJECTS) $(LIBRARY) | $$(@D)/.
	$(LINK_IMAGE)

# mixed.c is compiled for both number types, and linked with both libraries.
ifeq ($(filter-out fixed,$(NUMBER)) $(filter mixed,$(NAME)),$(NUMBER) mixed)
$(error mixed contains the fixed and the float build: leave out NUMBER=$(NUMBER))
endif
$(BUILD)/examples/mixed.elf: $(BUILD)/port/examples/mixed-float.o $(BUILD)/examples/libgraze-float.a

$(BUILD)/port/examples/mixed-float.o: port/examples/mixed.c $(MAKEFILES_USED) | $$(@D)/.
	$(CC) $(patsubst -DGRAZE_FLOAT=0,-DGRAZE_FLOAT=1,$(ALL_CFLAGS)) $(DEPENDENCY_FLAGS) -c $< -o $@

# A copy, which is only as new as its last change: the library has a build folder of its own.
.PHONY: always copy-library
$(BUILD)/examples/libgraze-float.a: always | $$(@D)/.
	@$(MAKE) --no-print-directory -s NUMBER=float NAME= COPY=$@ copy-library

copy-library: $(LIBRARY)
	@cmp -s $< $(COPY) || cp $< $(COPY)

# gba counts instructions, which this machine cannot: if no TARGET is given, QEMU runs it, as Thumb and as ARM code.
.PHONY: example build-examples print-examples
ifeq ($(NAME) $(origin TARGET),gba file)
example:
	@toolchain/setup demo
	@for target in arm7tdmi_thumb arm7tdmi; do \
		echo "$$target:" && RUN_COUNT=1 $(MAKE) --no-print-directory -s TARGET=$$target example || exit; done
else
example: $(addprefix $(BUILD)/examples/,$(addsuffix .elf,$(filter $(EXAMPLES),$(NAME))))
	@$(if $<,$(TARGET_RUN) $<,echo 'make example NAME=..., one of: $(EXAMPLES)'$(if $(NAME),; false))
endif

ifneq ($(filter-out $(EXAMPLES),$(NAME)),)
ifneq ($(filter example,$(MAKECMDGOALS)),)
$(error no example $(NAME); there are: $(EXAMPLES))
endif
endif

# All of them, or those in NAMES.
build-examples: $(patsubst %,$(BUILD)/examples/%.elf,$(or $(NAMES),$(EXAMPLES)))

print-examples:
	@echo '$(EXAMPLES)'
