# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# The images of the tests, for the TARGET and NUMBER of the Makefile that includes this.

# Every file of these rooms, and the inputs that the hashes share with the oracle.
TEST_SOURCES := tests/main.c $(sort $(wildcard $(addprefix tests/,number/*.c shape/*.c hash/*.c support/*.c))) \
	$(INPUT_SOURCES)
ifeq ($(NUMBER),float)
TEST_SOURCES := $(filter-out $(wildcard tests/number/wide*.c tests/number/arith*.c),$(TEST_SOURCES))
endif
TEST_OBJECTS := $(filter-out $(BUILD)/tests/main.o,$(TEST_SOURCES:%.c=$(BUILD)/%.o))

# On this machine one image of all; on a core one for each part of tests/registry. An archive, so that what a part
# doesn't call is not in it. TEST is one part or one group.
ifneq ($(TEST),)
TEST_PARTS := $(shell tests/gate/rows parts | awk -v test='$(TEST)' '$$1 == test { print "PART_" test } { \
	for (i = 3; i <= NF; i++) if ($$i == test || $$i == "$(NUMBER:small=fixed):" test) print "GROUP_" test }' | head -n 1)
ifeq ($(TEST_PARTS),)
$(error no part and no group $(TEST) for NUMBER=$(NUMBER): see [parts] in tests/registry)
endif
else ifeq ($(TARGET),host)
TEST_PARTS := PARTS
else
TEST_PARTS := $(sort $(shell tests/gate/rows parts | awk '{ print "PART_" $$1 }'))
endif

# TESTED_LIBRARY is the library in the images, and TESTS_FROM the folder in which the tests were compiled: so the
# library of another compiler can be tested without compiling the tests again.
TESTED_LIBRARY ?= $(LIBRARY)
TESTS_FROM ?= $(BUILD)
TEST_IMAGES := $(TEST_PARTS:%=$(dir $(TESTED_LIBRARY))test-%.elf)

# What tests inline functions of the headers and of src/wide, as it was compiled beside the library: before the same in the
# archive.
TESTS_OF_INLINE := $(filter tests/hash/hash_inline.c tests/number/wide% tests/number/arith%,$(TEST_SOURCES))
TEST_INLINE := $(foreach o,$(TESTS_OF_INLINE:.c=.o),$(or $(wildcard $(dir $(TESTED_LIBRARY))$o),$(BUILD)/$o))

$(BUILD)/libtests.a: $(TEST_OBJECTS)
	@rm -f $@
	$(AR) qcs $@ $^

# The dependency files that the compiler wrote beside an object are not targets: not main-PARTS.d from main-PARTS.d.o.
$(BUILD)/tests/main-%.d: ;

$(TEST_PARTS:%=$(BUILD)/tests/main-%.o): $(BUILD)/tests/main-%.o: tests/main.c $(MAKEFILES_USED)
	@mkdir -p $(@D)
	$(CCACHE) $(CC) $(ALL_CFLAGS) -DTEST_PART=$* -MMD -MP -c $< -o $@

$(TEST_IMAGES): $(dir $(TESTED_LIBRARY))test-%.elf: $(TESTS_FROM)/tests/main-%.o $(PORT_OBJECTS) $(TEST_INLINE) $(TESTS_FROM)/libtests.a $(TESTED_LIBRARY)
	$(LINK_IMAGE)

# The tests are compiled at -O1, a third faster than -O2, and on this machine, where they take no time to run, at -O0.
# The inline functions of the headers are compiled like the library, and the oracles at -O1.
ifneq ($(filter -O2 -O3 -Os,$(OPT)),)
$(filter-out $(BUILD)/tests/hash/hash_inline.o,$(TEST_OBJECTS)) $(TEST_PARTS:%=$(BUILD)/tests/main-%.o): ALL_CFLAGS += -O1
ifeq ($(TARGET),host)
$(filter-out $(BUILD)/tests/hash/hash_inline.o $(BUILD)/tests/oracle/%,$(TEST_OBJECTS)): ALL_CFLAGS += -O0
endif
endif

.PHONY: test-host test-image build-test build-inline names hashes
build-inline: $(TESTS_OF_INLINE:%.c=$(BUILD)/%.o)
.SECONDARY: $(TEST_PARTS:%=$(BUILD)/tests/main-%.o)
build-test: $(TEST_IMAGES)

test-image: $(TEST_IMAGES)
	@tests/gate/parts $(TARGET_RUN) $^

test-host:
	@$(MAKE) --no-print-directory -s TARGET=host NUMBER=fixed test-image
	@$(MAKE) --no-print-directory -s TARGET=host NUMBER=float test-image

include tests/oracle/oracle.mk
include tests/packages/packages.mk

# The bench: graze and the usual code, for each file bench_SHAPE.c.
BENCH_SOURCES := $(sort $(wildcard tests/bench/bench_*.c))
BENCH_OBJECTS := $(BENCH_SOURCES:%.c=$(BUILD)/%.o) $(BUILD)/tests/bench/query.o
CGLM_OBJECTS  := $(if $(filter float,$(NUMBER)),$(patsubst %.c,$(BUILD)/%.o,$(sort $(wildcard tests/bench/cglm_*.c))))
BENCH_SHAPES  := -D'BENCH_SHAPES=$(foreach s,$(BENCH_SOURCES),SHAPE($(patsubst bench_%.c,%,$(notdir $s))))'

# The folder changes when a file is added or removed.
$(BUILD)/tests/bench/bench.o $(BUILD)/tests/bench/answers.o $(BUILD)/tests/stack/high_water.o: tests/bench
$(BUILD)/tests/bench/answers.o: ALL_CFLAGS += $(BENCH_SHAPES)
$(BUILD)/tests/bench/bench.o: ALL_CFLAGS += -DBENCH_TARGET=$(TARGET) $(BENCH_SHAPES)

# MEASURED_LIBRARY is the library in the image, which tests/bench/far builds with other flags.
MEASURED_LIBRARY ?= $(LIBRARY)
BENCH_IMAGE := $(dir $(MEASURED_LIBRARY))bench.elf

# The headers of cglm include those of a C library, which tests/bench/freestanding replaces.
CGLM ?= /usr/include
$(CGLM_OBJECTS): ALL_CFLAGS += -Itests/bench/freestanding -idirafter $(CGLM) -fno-math-errno

$(BENCH_IMAGE): $(BUILD)/tests/bench/bench.o $(BENCH_OBJECTS) $(CGLM_OBJECTS) $(PORT_OBJECTS) $(MEASURED_LIBRARY)
	$(LINK_IMAGE)

ifeq ($(TARGET_MACHINE),microbit)
# They are not for a chip.
$(BENCH_IMAGE) $(BUILD)/stack.elf: IMAGE_ROM := 2M
$(BENCH_IMAGE) $(BUILD)/stack.elf: IMAGE_RAM := 64K
endif

.PHONY: run-bench workload
run-bench: $(BENCH_IMAGE)
	@RUN_COUNT=1 $(TARGET_RUN) $< $(BENCH_ARGUMENTS)

include tests/cycles/cycles.mk

# Wrong answers of graze, of the usual code and of cglm, for each row of the bench, on this machine.
$(BUILD)/answers: $(BUILD)/tests/bench/answers.o $(BENCH_OBJECTS) $(CGLM_OBJECTS) $(LIBRARY)
	$(LINK_IMAGE) -lm

.PHONY: build-answers
build-answers: $(BUILD)/answers

workload:
	@mkdir -p build
	cc -std=c99 -O2 tests/bench/make_workload.c -o build/make_workload
	build/make_workload >tests/bench/workload.h

names:
	@tests/gate/names --write

hashes:
	@tests/hash/make_hashes

# The stack that routines use, to be compared with the bound of tests/stack/bound.awk. The routines and items are those
# of the bench.
STACK_OBJECTS := $(BUILD)/tests/stack/high_water.o $(BUILD)/tests/stack/numbers.o \
	$(filter-out %/bench_numbers.o,$(BENCH_OBJECTS))

$(BUILD)/tests/stack/high_water.o: ALL_CFLAGS += $(BENCH_SHAPES)

$(BUILD)/stack.elf: $(STACK_OBJECTS) $(PORT_OBJECTS) $(LIBRARY)
	$(LINK_IMAGE)

.PHONY: build-stack run-stack
build-stack: $(BUILD)/stack.elf $(BUILD)/tests/harness/overflows.elf

# Runs once for each image.
$(BUILD)/stack.txt: $(BUILD)/stack.elf
	@$(TARGET_RUN) $< >$@.part
	@mv $@.part $@

run-stack: $(BUILD)/stack.txt
	@cat $<

# Wrong results of graze and of the bench's idiom, counted for each file wrong_SHAPE.c.
WRONG_SOURCES := $(sort $(wildcard tests/oracle/wrong_*.c))
WRONG_OBJECTS := $(BUILD)/tests/oracle/wrong.o $(WRONG_SOURCES:%.c=$(BUILD)/%.o) \
	$(addprefix $(BUILD)/tests/oracle/,heights.o touching.o touching_obb.o \
	oracle_meets.o draw.o)
WRONG_SHAPES  := -D'WRONG_SHAPES=$(foreach s,$(WRONG_SOURCES),WRONG($(patsubst wrong_%.c,%,$(notdir $s))))'

$(BUILD)/tests/oracle/wrong.o: tests/bench tests/oracle
$(BUILD)/tests/oracle/wrong.o: ALL_CFLAGS += $(BENCH_SHAPES) $(WRONG_SHAPES)
ifeq ($(TARGET),host)
$(BENCH_OBJECTS): ALL_CFLAGS += -fwrapv # what overflows in the idiom wraps, as on a core
endif

$(BUILD)/wrong: $(WRONG_OBJECTS) $(BENCH_OBJECTS) $(LIBRARY)
	$(CC) $(ALL_CFLAGS) $^ -lgmp -o $@

.PHONY: build-wrong wrong
build-wrong: $(BUILD)/wrong

wrong:
	@toolchain/setup test
	@tests/gate/wrong $(if $(filter file,$(origin N)),100000,$(N)) $(SEED)

include tests/engines/engines.mk
include tests/worst/worst.mk
