# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# The images of the tests, for the TARGET and NUMBER of the Makefile that includes this.

# Every file of tests/, and the inputs that the hashes share with the oracle.
TEST_SOURCES := $(sort $(wildcard tests/*.c)) $(addprefix tests/oracle/,inputs.c inputs_ends.c \
	inputs_boxes.c inputs_segment2.c inputs_ball.c inputs_face_rest.c inputs_face_rest_aimed.c touching.c \
	inputs_nearest.c nearest_loop.c draw.c draw_text.c)
ifeq ($(NUMBER),float)
TEST_SOURCES := $(filter-out $(wildcard tests/wide*.c),$(TEST_SOURCES))
endif
TEST_OBJECTS := $(filter-out $(BUILD)/tests/main.o,$(TEST_SOURCES:%.c=$(BUILD)/%.o))

# On this machine one image of all; on a core one for each part. An archive, so that what a part
# doesn't call is not in it.
ifeq ($(TARGET),host)
TEST_PARTS := PARTS
else
TEST_PARTS := $(filter-out PART_wide,$(sort $(shell sed -n 's/^.define \(PART_[a-z]*\).GROUP.*/\1/p' tests/tests.h)))
endif

# TESTED_LIBRARY is the library in the images, and TESTS_FROM the folder where the tests themselves have been built:
# others tell what a compiler makes of the library, without compiling the tests again.
TESTED_LIBRARY ?= $(LIBRARY)
TESTS_FROM ?= $(BUILD)
TEST_IMAGES := $(TEST_PARTS:%=$(dir $(TESTED_LIBRARY))test-%.elf)

$(BUILD)/libtests.a: $(TEST_OBJECTS)
	@rm -f $@
	$(AR) qcs $@ $^

# What the compiler wrote beside an object is not itself made: not from main-PARTS.d.o.
$(BUILD)/tests/main-%.d: ;

$(TEST_PARTS:%=$(BUILD)/tests/main-%.o): $(BUILD)/tests/main-%.o: tests/main.c $(MAKEFILES_USED)
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) -DTEST_PART=$* -MMD -MP -c $< -o $@

$(TEST_IMAGES): $(dir $(TESTED_LIBRARY))test-%.elf: $(TESTS_FROM)/tests/main-%.o $(PORT_OBJECTS) $(TESTS_FROM)/libtests.a $(TESTED_LIBRARY)
	$(LINK_IMAGE)

.PHONY: test-host test-image build-test hashes
.SECONDARY: $(TEST_PARTS:%=$(BUILD)/tests/main-%.o)
build-test: $(TEST_IMAGES)

test-image: $(TEST_IMAGES)
	@tests/parts $(TARGET_RUN) $^

test-host:
	@$(MAKE) --no-print-directory -s TARGET=host NUMBER=fixed test-image
	@$(MAKE) --no-print-directory -s TARGET=host NUMBER=float test-image

# The demo is an image like any other.
DEMO_OBJECTS := $(BUILD)/port/demo/demo.o

$(BUILD)/demo.elf: $(DEMO_OBJECTS) $(PORT_OBJECTS) $(LIBRARY)
	$(LINK_IMAGE)

.PHONY: run-demo
run-demo: $(BUILD)/demo.elf
	@$(TARGET_RUN) $<

# The oracle: exact answers by GMP, for this machine's library.
ORACLE_SOURCES := $(addprefix tests/oracle/,verify.c judge.c solid.c cast.c oracle.c oracle_aabb.c exact.c plain.c \
	inputs.c inputs_ends.c draw.c)
ORACLE_OBJECTS := $(ORACLE_SOURCES:%.c=$(BUILD)/%.o)

$(BUILD)/verify: $(ORACLE_OBJECTS) $(LIBRARY)
	$(CC) $(ALL_CFLAGS) $^ -lgmp -o $@

$(BUILD)/grid: $(BUILD)/tests/oracle/grid.o $(LIBRARY)
	$(CC) $(ALL_CFLAGS) $^ -o $@

WIDE_GMP_OBJECTS := $(addprefix $(BUILD)/tests/oracle/,wide_gmp.o wide_gmp_words.o \
	wide_gmp_products.o wide_gmp_signed.o wide_gmp_divide.o gmp_numbers.o)

$(BUILD)/wide_gmp: $(WIDE_GMP_OBJECTS) $(LIBRARY)
	$(CC) $(ALL_CFLAGS) $^ -lgmp -o $@

# The same for the box with boxes, spheres and points.
BOXES_ORACLE_SOURCES := $(addprefix tests/oracle/,verify_boxes.c judge_boxes.c judge.c oracle_boxes.c inputs_boxes.c draw.c)
BOXES_ORACLE_OBJECTS := $(BOXES_ORACLE_SOURCES:%.c=$(BUILD)/%.o)

$(BUILD)/verify_boxes: $(BOXES_ORACLE_OBJECTS) $(LIBRARY)
	$(CC) $(ALL_CFLAGS) $^ -lgmp -o $@

N    ?= 20000
SEED ?= 0x6772617a65

.PHONY: oracle grid wide-oracle
wide-oracle: $(BUILD)/wide_gmp
	@$< $(N) $(SEED)

oracle: $(BUILD)/verify $(BUILD)/verify_plane $(BUILD)/verify_obb $(BUILD)/verify_obb_rest
	@$< $(N) $(SEED)
	@$(BUILD)/verify_plane $(N) $(SEED)
	@$(BUILD)/verify_obb $(N) $(SEED)
	@$(BUILD)/verify_obb_rest $(N) $(SEED)

.PHONY: boxes-oracle
boxes-oracle: $(BUILD)/verify_boxes
	@$< $(N) $(SEED)

grid: $(BUILD)/grid
	@$<

# The bench: graze, and what most people write, for each file bench_SHAPE.c.
BENCH_SOURCES := $(sort $(wildcard tests/bench/bench_*.c))
BENCH_OBJECTS := $(BENCH_SOURCES:%.c=$(BUILD)/%.o) $(BUILD)/tests/bench/query.o
BENCH_SHAPES  := -D'BENCH_SHAPES=$(foreach s,$(BENCH_SOURCES),SHAPE($(patsubst bench_%.c,%,$(notdir $s))))'

# The folder changes when a file comes or goes.
$(BUILD)/tests/bench/bench.o $(BUILD)/tests/stack/high_water.o: tests/bench
$(BUILD)/tests/bench/bench.o: ALL_CFLAGS += -DBENCH_TARGET=$(TARGET) $(BENCH_SHAPES)

$(BUILD)/bench.elf: $(BUILD)/tests/bench/bench.o $(BENCH_OBJECTS) $(PORT_OBJECTS) $(LIBRARY)
	$(LINK_IMAGE)

ifeq ($(TARGET_MACHINE),microbit)
$(BUILD)/bench.elf $(BUILD)/stack.elf: IMAGE_ROM := 1M # they are not for a chip
endif

.PHONY: run-bench workload
run-bench: $(BUILD)/bench.elf
	@RUN_COUNT=1 $(TARGET_RUN) $<

workload:
	@mkdir -p build
	cc -std=c99 -O2 tests/bench/make_workload.c -o build/make_workload
	build/make_workload >tests/bench/workload.h

hashes:
	@tests/make_hashes

# The degrees against GMP.
ARITH3_GMP_OBJECTS := $(addprefix $(BUILD)/tests/oracle/,arith3_gmp.o arith3_gmp_near.o \
	arith3_gmp_far.o gmp_numbers.o draw.o)

$(BUILD)/arith3_gmp: $(ARITH3_GMP_OBJECTS) $(LIBRARY)
	$(CC) $(ALL_CFLAGS) $^ -lgmp -o $@

.PHONY: arith3-oracle
arith3-oracle: $(BUILD)/arith3_gmp
	@$< $(N) $(SEED)

# The stack that routines take, to be held against what tests/stack/bound.awk computes.
# The routines and items are the bench's.
STACK_OBJECTS := $(BUILD)/tests/stack/high_water.o $(BUILD)/tests/stack/numbers.o \
	$(filter-out %/bench_numbers.o,$(BENCH_OBJECTS))

$(BUILD)/tests/stack/high_water.o: ALL_CFLAGS += $(BENCH_SHAPES)

$(BUILD)/stack.elf: $(STACK_OBJECTS) $(PORT_OBJECTS) $(LIBRARY)
	$(LINK_IMAGE)

.PHONY: build-stack run-stack
build-stack: $(BUILD)/stack.elf $(BUILD)/tests/harness/overflows.elf

run-stack: $(BUILD)/stack.elf
	@$(TARGET_RUN) $<

# Scalars and vectors against GMP.
SCALAR_GMP_OBJECTS := $(addprefix $(BUILD)/tests/oracle/,scalar_gmp.o scalar_gmp_judges.o \
	scalar_gmp_vectors.o gmp_numbers.o draw.o)

$(BUILD)/scalar_gmp: $(SCALAR_GMP_OBJECTS) $(LIBRARY)
	$(CC) $(ALL_CFLAGS) $^ -lgmp -lm -o $@

.PHONY: scalar-oracle
scalar-oracle: $(BUILD)/scalar_gmp
	@$< $(N) $(SEED)

# Vectors of the float build against long double.
$(BUILD)/vec3_float: $(BUILD)/tests/oracle/vec3_float.o $(BUILD)/tests/oracle/floats.o $(LIBRARY)
	$(CC) $(ALL_CFLAGS) $^ -lm -o $@

.PHONY: vec3-float
vec3-float: $(BUILD)/vec3_float
	@$< $(N) $(SEED)

# The root of every number.
$(BUILD)/sqrt_all: $(BUILD)/tests/oracle/sqrt_all.o $(LIBRARY)
	$(CC) $(ALL_CFLAGS) $^ -lm -o $@

.PHONY: sqrt-all
sqrt-all: $(BUILD)/sqrt_all
	@$<

# Rectangles against GMP: lines, and the rest.
RECT_ORACLE_SOURCES := $(addprefix tests/oracle/,verify_rect.c judge.c solid.c cast.c oracle.c oracle_aabb.c exact.c plain.c \
	inputs.c inputs_ends.c draw.c)
RECTS_ORACLE_SOURCES := $(addprefix tests/oracle/,verify_rects.c judge_boxes.c judge.c oracle_boxes.c inputs_boxes.c draw.c)

$(BUILD)/verify_rect: $(RECT_ORACLE_SOURCES:%.c=$(BUILD)/%.o) $(LIBRARY)
	$(CC) $(ALL_CFLAGS) $^ -lgmp -o $@

$(BUILD)/verify_rects: $(RECTS_ORACLE_SOURCES:%.c=$(BUILD)/%.o) $(LIBRARY)
	$(CC) $(ALL_CFLAGS) $^ -lgmp -o $@

.PHONY: rect-oracle
rect-oracle: $(BUILD)/verify_rect $(BUILD)/verify_rects
	@$< $(N) $(SEED)
	@$(BUILD)/verify_rects $(N) $(SEED)

# Walls against exact integers.
SEGMENT2_ORACLE_SOURCES := $(addprefix tests/oracle/,verify_segment2.c judge.c oracle_segment2.c inputs_segment2.c draw.c)

$(BUILD)/verify_segment2: $(SEGMENT2_ORACLE_SOURCES:%.c=$(BUILD)/%.o) $(LIBRARY)
	$(CC) $(ALL_CFLAGS) $^ -lgmp -o $@

.PHONY: segment2-oracle print-segment2-oracle-sources
print-segment2-oracle-sources:
	@printf '%s\n' $(SEGMENT2_ORACLE_SOURCES)

segment2-oracle: $(BUILD)/verify_segment2
	@$< $(N) $(SEED)

# Planes against GMP.
PLANE_ORACLE_SOURCES := $(addprefix tests/oracle/,verify_plane.c judge.c cast.c oracle_plane.c inputs_plane.c exact.c draw.c)
PLANE_ORACLE_OBJECTS := $(PLANE_ORACLE_SOURCES:%.c=$(BUILD)/%.o)

$(BUILD)/verify_plane: $(PLANE_ORACLE_OBJECTS) $(LIBRARY)
	$(CC) $(ALL_CFLAGS) $^ -lgmp -o $@

# What is built from planes, and planes from points.
PLANE_FROM_ORACLE_SOURCES := $(addprefix tests/oracle/,judge.c verify_plane_from.c oracle_plane_from.c \
	inputs_plane_from.c draw.c)
PLANE_FROM_ORACLE_OBJECTS := $(PLANE_FROM_ORACLE_SOURCES:%.c=$(BUILD)/%.o)

$(BUILD)/verify_plane_from: $(PLANE_FROM_ORACLE_OBJECTS) $(LIBRARY)
	$(CC) $(ALL_CFLAGS) $^ -lgmp -o $@

.PHONY: plane-from-oracle
plane-from-oracle: $(BUILD)/verify_plane_from
	@$< $(N) $(SEED)

# Planes of the float build against long double.
$(BUILD)/plane_float: $(BUILD)/tests/oracle/plane_float.o $(BUILD)/tests/oracle/floats.o $(LIBRARY)
	$(CC) $(ALL_CFLAGS) $^ -lm -o $@

.PHONY: plane-float
plane-float: $(BUILD)/plane_float
	@$< $(N) $(SEED)

.PHONY: print-plane-oracle-sources
print-plane-oracle-sources:
	@printf '%s\n' $(PLANE_ORACLE_SOURCES)

# Lines and points against oriented boxes.
OBB_ORACLE_SOURCES := $(addprefix tests/oracle/,verify_obb.c judge.c solid.c cast.c oracle.c oracle_obb.c exact.c \
	inputs_obb.c draw.c)
OBB_ORACLE_OBJECTS := $(OBB_ORACLE_SOURCES:%.c=$(BUILD)/%.o)

$(BUILD)/verify_obb: $(OBB_ORACLE_OBJECTS) $(LIBRARY)
	$(CC) $(ALL_CFLAGS) $^ -lgmp -o $@

OBB_REST_SOURCES := $(addprefix tests/oracle/,verify_obb_rest.c judge_obb_from.c judge.c oracle_meets.c inputs_meets.c \
	inputs_obb.c draw.c)
OBB_REST_OBJECTS := $(OBB_REST_SOURCES:%.c=$(BUILD)/%.o)

$(BUILD)/verify_obb_rest: $(OBB_REST_OBJECTS) $(LIBRARY)
	$(CC) $(ALL_CFLAGS) $^ -lgmp -o $@

.PHONY: print-obb-oracle-sources print-obb-rest-sources
print-obb-oracle-sources:
	@printf '%s\n' $(OBB_ORACLE_SOURCES)
print-obb-rest-sources:
	@printf '%s\n' $(OBB_REST_SOURCES)

# Spheres and circles against GMP: lines, and the rest.
SPHERE_ORACLE_SOURCES := $(addprefix tests/oracle/,verify_sphere.c judge.c solid.c cast.c oracle.c oracle_ball.c \
	exact.c inputs_ball.c draw.c)
CIRCLE_ORACLE_SOURCES := $(SPHERE_ORACLE_SOURCES:%/verify_sphere.c=%/verify_circle.c)
BALLS_ORACLE_SOURCES := $(addprefix tests/oracle/,verify_balls.c judge.c inputs_ball.c draw.c)

$(BUILD)/verify_sphere: $(SPHERE_ORACLE_SOURCES:%.c=$(BUILD)/%.o) $(LIBRARY)
	$(CC) $(ALL_CFLAGS) $^ -lgmp -o $@

$(BUILD)/verify_circle: $(CIRCLE_ORACLE_SOURCES:%.c=$(BUILD)/%.o) $(LIBRARY)
	$(CC) $(ALL_CFLAGS) $^ -lgmp -o $@

$(BUILD)/verify_balls: $(BALLS_ORACLE_SOURCES:%.c=$(BUILD)/%.o) $(LIBRARY)
	$(CC) $(ALL_CFLAGS) $^ -lgmp -o $@

.PHONY: ball-oracle print-sphere-oracle-sources print-circle-oracle-sources print-balls-oracle-sources
ball-oracle: $(BUILD)/verify_sphere $(BUILD)/verify_circle $(BUILD)/verify_balls
	@$< $(N) $(SEED)
	@$(BUILD)/verify_circle $(N) $(SEED)
	@$(BUILD)/verify_balls $(N) $(SEED)

print-sphere-oracle-sources:
	@printf '%s\n' $(SPHERE_ORACLE_SOURCES)
print-circle-oracle-sources:
	@printf '%s\n' $(CIRCLE_ORACLE_SOURCES)
print-balls-oracle-sources:
	@printf '%s\n' $(BALLS_ORACLE_SOURCES)

# Lines against triangles and parallelograms: exact, by GMP.
TRIANGLE_ORACLE_SOURCES := $(addprefix tests/oracle/,verify_triangle.c judge.c oracle_face.c exact.c inputs_face.c \
	inputs_face_aimed.c draw.c)
PARALLELOGRAM_ORACLE_SOURCES := $(TRIANGLE_ORACLE_SOURCES:%/verify_triangle.c=%/verify_parallelogram.c)

$(BUILD)/verify_triangle: $(TRIANGLE_ORACLE_SOURCES:%.c=$(BUILD)/%.o) $(LIBRARY)
	$(CC) $(ALL_CFLAGS) $^ -lgmp -o $@

$(BUILD)/verify_parallelogram: $(PARALLELOGRAM_ORACLE_SOURCES:%.c=$(BUILD)/%.o) $(LIBRARY)
	$(CC) $(ALL_CFLAGS) $^ -lgmp -o $@

.PHONY: face-oracle print-triangle-oracle-sources print-parallelogram-oracle-sources
face-oracle: $(BUILD)/verify_triangle $(BUILD)/verify_parallelogram
	@$< $(N) $(SEED)
	@$(BUILD)/verify_parallelogram $(N) $(SEED)

print-triangle-oracle-sources:
	@printf '%s\n' $(TRIANGLE_ORACLE_SOURCES)
print-parallelogram-oracle-sources:
	@printf '%s\n' $(PARALLELOGRAM_ORACLE_SOURCES)

# Points, spheres and boxes and those: exact too, by GMP.
TRIANGLE_REST_SOURCES := $(addprefix tests/oracle/,verify_triangle_rest.c judge.c nearest_face.c clip_face.c \
	oracle_face.c exact.c inputs_face_rest.c inputs_face_rest_aimed.c touching.c draw.c)
PARALLELOGRAM_REST_SOURCES := $(TRIANGLE_REST_SOURCES:%/verify_triangle_rest.c=%/verify_parallelogram_rest.c)

$(BUILD)/verify_triangle_rest: $(TRIANGLE_REST_SOURCES:%.c=$(BUILD)/%.o) $(LIBRARY)
	$(CC) $(ALL_CFLAGS) $^ -lgmp -o $@

$(BUILD)/verify_parallelogram_rest: $(PARALLELOGRAM_REST_SOURCES:%.c=$(BUILD)/%.o) $(LIBRARY)
	$(CC) $(ALL_CFLAGS) $^ -lgmp -o $@

.PHONY: face-rest-oracle print-triangle_rest-oracle-sources print-parallelogram_rest-oracle-sources
face-rest-oracle: $(BUILD)/verify_triangle_rest $(BUILD)/verify_parallelogram_rest
	@$< $(N) $(SEED)
	@$(BUILD)/verify_parallelogram_rest $(N) $(SEED)

print-triangle_rest-oracle-sources:
	@printf '%s\n' $(TRIANGLE_REST_SOURCES)
print-parallelogram_rest-oracle-sources:
	@printf '%s\n' $(PARALLELOGRAM_REST_SOURCES)

# Meshes against the same of each face.
MESH_ORACLE_SOURCES := $(addprefix tests/oracle/,verify_mesh.c judge.c oracle_face.c exact.c inputs_mesh.c inputs_face.c \
	inputs_face_aimed.c draw.c)

$(BUILD)/verify_mesh: $(MESH_ORACLE_SOURCES:%.c=$(BUILD)/%.o) $(LIBRARY)
	$(CC) $(ALL_CFLAGS) $^ -lgmp -o $@

.PHONY: mesh-oracle print-mesh-oracle-sources
mesh-oracle: $(BUILD)/verify_mesh
	@$< $(N) $(SEED)

print-mesh-oracle-sources:
	@printf '%s\n' $(MESH_ORACLE_SOURCES)

# Lines through the edges and vertices of closed meshes.
WATERTIGHT_SOURCES := $(addprefix tests/oracle/,watertight.c watertight_mesh.c watertight_peers.c draw.c)
WATERTIGHT_OBJECTS := $(WATERTIGHT_SOURCES:%.c=$(BUILD)/%.o)

$(BUILD)/tests/oracle/watertight_peers.o: ALL_CFLAGS += -fwrapv # what overflows in the idiom wraps, as on a core

$(BUILD)/watertight: $(WATERTIGHT_OBJECTS) $(LIBRARY)
	$(CC) $(ALL_CFLAGS) $^ -o $@

.PHONY: watertight
watertight: $(BUILD)/watertight
	@$< $(N) $(SEED)

# The nearest of many against casts in a loop; NUMBER=float as well.
NEAREST_ORACLE_SOURCES := $(addprefix tests/oracle/,verify_nearest.c nearest_loop.c judge.c inputs_nearest.c draw.c)

$(BUILD)/verify_nearest: $(NEAREST_ORACLE_SOURCES:%.c=$(BUILD)/%.o) $(LIBRARY)
	$(CC) $(ALL_CFLAGS) $^ -o $@

.PHONY: nearest-oracle print-nearest-oracle-sources
nearest-oracle: $(BUILD)/verify_nearest
	@$< $(N) $(SEED)

print-nearest-oracle-sources:
	@printf '%s\n' $(NEAREST_ORACLE_SOURCES)

# Decimal text against GMP, and in the float build against this machine's C library.
TEXT_ORACLE := $(if $(filter float,$(NUMBER)),text_float,text_gmp)
TEXT_ORACLE_OBJECTS := $(addprefix $(BUILD)/tests/oracle/,$(TEXT_ORACLE).o draw_text.o draw.o)

$(BUILD)/$(TEXT_ORACLE): $(TEXT_ORACLE_OBJECTS) $(LIBRARY)
	$(CC) $(ALL_CFLAGS) $^ -lgmp -o $@

# All of them there and back, or every STEPth.
$(BUILD)/text_all: $(BUILD)/tests/oracle/text_all.o $(LIBRARY)
	$(CC) $(ALL_CFLAGS) $^ -o $@

STEP ?= $(if $(filter float,$(NUMBER)),61,1)

.PHONY: text-oracle text-all
text-oracle: $(BUILD)/$(TEXT_ORACLE)
	@$< $(N) $(SEED)

text-all: $(BUILD)/text_all
	@$< $(STEP)

# Wrong answers of graze and of the bench's idiom, counted for each file wrong_SHAPE.c.
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
	@tests/wrong $(if $(filter file,$(origin N)),100000,$(N)) $(SEED)
