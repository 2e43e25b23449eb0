# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# The self-test: see selftest.h. To be included by the Makefile after port/port.mk.

SELFTEST_SOURCES := $(filter-out tests/hash/hash_check.c,$(sort $(wildcard tests/hash/hash_*.c))) \
	$(addprefix tests/support/,raw_inputs.c shapes.c) \
	$(addprefix tests/shape/,faces.c meshes.c ball_answers.c plane_axis_casts.c) \
	$(INPUT_SOURCES)

# Start-up code, of the target's own file or of the test images.
SELFTEST_PORT ?= port/selftest/board.c $(TARGET_PORT)
SELFTEST_PORT_OBJECTS = $(SELFTEST_PORT:%.c=$(BUILD)/%.o)

# One image of all groups of routines, or one of each, for a chip that does not hold all.
SELFTEST_GROUPS := $(shell tests/gate/rows parts | awk '{ for (i = 3; i <= NF; i++) if (sub(/^hash_/, "", $$i)) print $$i }')
SELFTEST_IMAGES := $(BUILD)/selftest-all.elf
ifeq ($(SELFTEST_SEPARATE),1)
SELFTEST_IMAGES := $(SELFTEST_GROUPS:%=$(BUILD)/selftest-%.elf)
endif

SELFTEST_MAINS := $(foreach g,all $(SELFTEST_GROUPS),$(BUILD)/port/selftest/selftest-$(g).o)

# Not the rule of port.mk, which adds the SysTick rate of the machine of the test images.
$(BUILD)/port/selftest/%.o: port/selftest/%.c $(MAKEFILES_USED)
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) $(DEPENDENCY_FLAGS) -c $< -o $@

# The dependency files that the compiler wrote beside an object are not targets: not selftest-all.d from
# selftest-all.d.o.
$(BUILD)/port/selftest/selftest-%.d: ;

$(BUILD)/port/selftest/selftest-%.o: port/selftest/selftest.c $(MAKEFILES_USED)
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) $(if $(filter all,$*),,-DSELFTEST_GROUP=$*) $(DEPENDENCY_FLAGS) -c $< -o $@

# The tables of expected hashes for a share of the inputs come from this machine.
ifneq ($(SELFTEST_SHARE),)
SELFTEST_TABLES := build/share-$(SELFTEST_SHARE)/hashes_of_share.h
ALL_CFLAGS += -DGRAZE_HASH_SHARE=$(SELFTEST_SHARE) -I$(dir $(SELFTEST_TABLES))

$(SELFTEST_TABLES): tests/hash/hashes.h $(wildcard tests/hash/hash_*.c)
	@mkdir -p $(@D)
	@flock build tests/hash/make_hashes $(SELFTEST_SHARE) $@ >&2 # fixed and float may be built at a time

$(SELFTEST_SOURCES:%.c=$(BUILD)/%.o) $(SELFTEST_MAINS): | $(SELFTEST_TABLES)
endif

# An archive, so that the image of one group does not hold the others.
$(BUILD)/libselftest.a: $(SELFTEST_SOURCES:%.c=$(BUILD)/%.o)
	@rm -f $@
	$(AR) qcs $@ $^

# SELFTEST_FROM is the folder of an archive that another compiler or level made: the image then tests the library and
# the inline functions of this compiler, without compiling the rest again.
SELFTEST_FROM ?= $(BUILD)

$(BUILD)/selftest-%.elf: $(BUILD)/port/selftest/selftest-%.o $(SELFTEST_PORT_OBJECTS) $(BUILD)/tests/hash/hash_inline.o $(SELFTEST_FROM)/libselftest.a $(LIBRARY)
	$(LINK_IMAGE)

ifeq ($(TARGET_MACHINE),microbit)
$(BUILD)/selftest-all.elf: IMAGE_ROM := 1M # more than a chip has: there SELFTEST_GROUP makes parts
endif

.PHONY: selftest build-selftest build-selftest-archive selftest-sources
selftest: $(SELFTEST_IMAGES)
	@port/selftest/run $(TARGET_RUN) $^

build-selftest: $(SELFTEST_IMAGES)

build-selftest-archive: $(BUILD)/libselftest.a

selftest-sources:
	@printf '%s\n' port/selftest/selftest.c $(SELFTEST_SOURCES) $(LIBRARY_SOURCES)

.SECONDARY: $(SELFTEST_PORT_OBJECTS) $(SELFTEST_MAINS)
