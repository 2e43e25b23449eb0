# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# The programs that compare the library with exact answers (GMP), or in the float build with long
# double, on this machine. To be included by tests/tests.mk.
#
#   make oracle [SHAPE=NAME[,NAME...]]   the oracles of these names, or all of the build, by the program
#                                        `verify` (main.c), with N cases for each routine from SEED
#   make PROGRAM                         one of the other programs

N     ?= 20000
SEED  ?= 0x6772617a65
SHAPE ?= all

SOLID_JUDGES := judge solid cast oracle exact draw
BALL_JUDGES  := $(SOLID_JUDGES) oracle_ball inputs_ball inputs_ball_widest widest touching
FACE_JUDGES  := judge oracle_face exact draw inputs_face inputs_face_aimed widest widest_face
BOX_JUDGES   := judge_boxes judge oracle_boxes inputs_boxes draw
VIEW_INPUTS  := inputs_view inputs_camera draw
REST_JUDGES  := judge nearest_face clip_face oracle_face exact inputs_face_rest inputs_face_rest_aimed \
	inputs_face_rest_widest widest widest_face touching draw

# The oracles of each build: ORACLE_NAME is the sources of the oracle NAME, the first of which defines it
# (entry.h).
ifneq ($(NUMBER),float)
# Of shapes: those of NUMBER=small as well, but for the frustum and what it is made from, which have no queries
# that clamp (judged.h).
ORACLE_aabb               := verify $(SOLID_JUDGES) oracle_aabb plain inputs inputs_ends
ORACLE_aabb_rest          := verify_boxes $(BOX_JUDGES)
ORACLE_rect               := verify_rect $(SOLID_JUDGES) oracle_aabb plain inputs inputs_ends
ORACLE_rect_rest          := verify_rects $(BOX_JUDGES)
ORACLE_obb                := verify_obb $(SOLID_JUDGES) oracle_obb inputs_obb widest
ORACLE_obb_rest           := verify_obb_rest judge judge_obb_from oracle_meets inputs_meets inputs_obb widest draw
ORACLE_sphere             := verify_sphere $(BALL_JUDGES)
ORACLE_circle             := verify_circle $(BALL_JUDGES)
ORACLE_balls              := verify_balls judge inputs_ball draw
ORACLE_plane              := verify_plane judge cast oracle_plane inputs_plane widest exact draw
ORACLE_plane_from         := verify_plane_from judge oracle_plane_from inputs_plane_from widest draw
ORACLE_segment2           := verify_segment2 judge oracle_segment2 inputs_segment2 inputs_segment2_widest widest draw
ORACLE_triangle           := verify_triangle $(FACE_JUDGES)
ORACLE_triangle_rest      := verify_triangle_rest $(REST_JUDGES)
ORACLE_parallelogram      := verify_parallelogram $(FACE_JUDGES)
ORACLE_parallelogram_rest := verify_parallelogram_rest $(REST_JUDGES)
ORACLE_mesh               := verify_mesh $(FACE_JUDGES) inputs_mesh
ORACLE_nearest            := verify_nearest judge nearest_loop inputs_nearest draw
ifneq ($(NUMBER),small)
ORACLE_frustum            := verify_frustum judge draw
ORACLE_frustum_exact      := verify_frustum_exact judge half_spaces true_corners $(VIEW_INPUTS)
ORACLE_camera             := verify_camera judge oracle_camera draw_camera draw
ORACLE_mat4               := verify_mat4 judge judge_mat4 judge_mat4_planes inputs_mat4 draw
# All boxes of a small grid, without exact integers.
ORACLE_grid               := grid
# Numbers.
ORACLE_wide               := wide_gmp wide_gmp_words wide_gmp_products wide_gmp_signed wide_gmp_divide wide_gmp_far \
	gmp_numbers
ORACLE_arith3             := arith3_gmp arith3_gmp_near arith3_gmp_far gmp_numbers draw
ORACLE_scalar             := scalar_gmp scalar_gmp_judges scalar_gmp_vectors gmp_numbers draw
ORACLE_text               := text_gmp draw_text draw
ORACLE_transform          := transforms judge_transforms judge_transforms_irrational draw
ORACLE_angle              := angles true_angles errors floats draw_text draw
endif
else
ORACLE_nearest            := verify_nearest judge nearest_loop inputs_nearest draw
ORACLE_plane              := plane_float floats
ORACLE_camera             := camera_float floats
ORACLE_mat4               := mat4_float floats
ORACLE_vec3               := vec3_float floats
ORACLE_transform          := transforms_float floats
ORACLE_angle              := angles true_angles errors floats draw_text draw
ORACLE_text               := text_float draw_text draw
endif
ORACLES := $(patsubst ORACLE_%,%,$(filter ORACLE_%,$(.VARIABLES)))

# Other programs, with a main of their own: lines through edges and vertices of closed meshes; the far planes of
# projection matrices; every root; the sine of every angle; every scalar to text and back; boxes that count as
# partly in view, and are outside.
PROGRAM_watertight   := watertight watertight_mesh watertight_peers draw
PROGRAM_far_plane    := far_plane
PROGRAM_sqrt_all     := sqrt_all
PROGRAM_sin_all      := sin_all true_angles errors floats
PROGRAM_text_all     := text_all
PROGRAM_false_partly := false_partly half_spaces $(VIEW_INPUTS)
PROGRAMS := $(patsubst PROGRAM_%,%,$(filter PROGRAM_%,$(.VARIABLES)))

PROGRAM_verify := main $(sort $(foreach o,$(ORACLES),$(ORACLE_$(o))))

define LINKED_WITH_GMP
$(BUILD)/$(1): $(PROGRAM_$(1):%=$(BUILD)/tests/oracle/%.o) $(LIBRARY)
	$$(CC) $$(ALL_CFLAGS) $$^ -lmpfr -lgmp -lm -o $$@
endef
$(foreach p,verify $(PROGRAMS),$(eval $(call LINKED_WITH_GMP,$(p))))

# The table of main.c has the names from here.
$(BUILD)/tests/oracle/main.o: tests/oracle/oracle.mk
$(BUILD)/tests/oracle/main.o: ALL_CFLAGS += -D'ORACLES(ROW)=$(foreach o,$(sort $(ORACLES)),ROW($(o)))'
$(BUILD)/tests/oracle/watertight_peers.o: ALL_CFLAGS += -fwrapv # what overflows in the idiom wraps, as on a core

.PHONY: oracle $(subst _,-,$(PROGRAMS))
oracle: $(BUILD)/verify
	@$< $(SHAPE) $(N) $(SEED)

define PROGRAM_RUN
$(subst _,-,$(1)): $(BUILD)/$(1)
	@$$< $$(PROGRAM_WORDS)
endef
$(foreach p,$(PROGRAMS),$(eval $(call PROGRAM_RUN,$(p))))

PROGRAM_WORDS = $(N) $(SEED)
far-plane sqrt-all: PROGRAM_WORDS =
# text-all: every one, or every STEPth.
STEP ?= $(if $(filter float,$(NUMBER)),61,1)
text-all: PROGRAM_WORDS = $(STEP)
# sin-all: every scalar of radians, or every STEPth float.
sin-all: STEP = $(if $(filter float,$(NUMBER)),1009,1)
sin-all: PROGRAM_WORDS = $(STEP)

# For scripts: all programs that the gate runs, built.
.PHONY: build-oracles
build-oracles: $(BUILD)/verify $(if $(filter fixed,$(NUMBER)),$(BUILD)/watertight $(BUILD)/far_plane)
