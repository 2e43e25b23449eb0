# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# The programs that compare the library with exact answers (GMP), or in the float build with long
# double, on this machine. To be included by tests/tests.mk. A program NAME takes two words, the
# number of cases and the seed, and is linked from the sources of tests/oracle/ in ORACLE_NAME.

N    ?= 20000
SEED ?= 0x6772617a65

SOLID_JUDGES := judge solid cast oracle exact draw
FACE_JUDGES  := judge oracle_face exact draw inputs_face inputs_face_aimed widest widest_face
BOX_JUDGES   := judge_boxes judge oracle_boxes inputs_boxes draw
VIEW_INPUTS  := inputs_view inputs_camera draw
REST_JUDGES  := judge nearest_face clip_face oracle_face exact inputs_face_rest inputs_face_rest_aimed \
	inputs_face_rest_widest widest widest_face touching draw

# Lines against solids, then against faces; points, spheres, boxes and what is built from them.
ORACLE_verify                    := $(SOLID_JUDGES) oracle_aabb plain inputs inputs_ends
ORACLE_verify_rect               := $(ORACLE_verify)
ORACLE_verify_obb                := $(SOLID_JUDGES) oracle_obb inputs_obb widest
ORACLE_verify_sphere             := $(SOLID_JUDGES) oracle_ball inputs_ball inputs_ball_widest widest touching
ORACLE_verify_circle             := $(ORACLE_verify_sphere)
ORACLE_verify_plane              := judge cast oracle_plane inputs_plane widest exact draw
ORACLE_verify_segment2           := judge oracle_segment2 inputs_segment2 inputs_segment2_widest widest draw
ORACLE_verify_triangle           := $(FACE_JUDGES)
ORACLE_verify_parallelogram      := $(FACE_JUDGES)
ORACLE_verify_mesh               := $(FACE_JUDGES) inputs_mesh
ORACLE_verify_nearest            := judge nearest_loop inputs_nearest draw
ORACLE_verify_boxes              := $(BOX_JUDGES)
ORACLE_verify_rects              := $(BOX_JUDGES)
ORACLE_verify_balls              := judge inputs_ball draw
ORACLE_verify_obb_rest           := judge judge_obb_from oracle_meets inputs_meets inputs_obb widest draw
ORACLE_verify_frustum            := judge draw
ORACLE_verify_frustum_exact      := judge half_spaces true_corners $(VIEW_INPUTS)
ORACLE_verify_camera             := judge oracle_camera draw_camera draw
ORACLE_verify_mat4               := judge judge_mat4 judge_mat4_planes inputs_mat4 draw
ORACLE_verify_plane_from         := judge oracle_plane_from inputs_plane_from widest draw
ORACLE_verify_triangle_rest      := $(REST_JUDGES)
ORACLE_verify_parallelogram_rest := $(REST_JUDGES)

# Numbers.
ORACLE_wide_gmp   := wide_gmp_words wide_gmp_products wide_gmp_signed wide_gmp_divide wide_gmp_far gmp_numbers
ORACLE_arith3_gmp := arith3_gmp_near arith3_gmp_far gmp_numbers draw
ORACLE_scalar_gmp := scalar_gmp_judges scalar_gmp_vectors gmp_numbers draw
ORACLE_text_gmp   := draw_text draw
ORACLE_transforms := judge_transforms judge_transforms_irrational draw
ORACLE_angles     := true_angles errors floats draw_text draw

# Others: a small grid without exact integers; lines through edges and vertices of closed meshes; the far
# planes of projection matrices; every root; the sine of every angle; every scalar to text and back; boxes
# that count as partly in view, and are outside.
ORACLE_grid       :=
ORACLE_watertight := watertight_mesh watertight_peers draw
ORACLE_far_plane  :=
ORACLE_sqrt_all   :=
ORACLE_sin_all    := true_angles errors floats
ORACLE_text_all   :=
ORACLE_false_partly := half_spaces $(VIEW_INPUTS)

# The float build.
ORACLE_vec3_float  := floats
ORACLE_plane_float := floats
ORACLE_transforms_float := floats
ORACLE_camera_float := floats
ORACLE_mat4_float := floats
ORACLE_text_float  := draw_text draw

GATE_ORACLES_fixed := $(filter verify%,$(patsubst ORACLE_%,%,$(filter ORACLE_%,$(.VARIABLES)))) \
	wide_gmp arith3_gmp scalar_gmp text_gmp angles transforms grid watertight \
	far_plane
# Those of queries that clamp: see judged.h.
GATE_ORACLES_small := verify verify_rect verify_obb verify_sphere verify_circle verify_balls verify_plane verify_segment2 \
	verify_triangle verify_parallelogram verify_triangle_rest verify_parallelogram_rest verify_boxes verify_rects \
	verify_obb_rest verify_plane_from verify_mesh verify_nearest
GATE_ORACLES_float := verify_nearest vec3_float plane_float text_float angles transforms_float camera_float \
	mat4_float

# $(call oracle_sources,NAME)
oracle_sources = $(patsubst %,tests/oracle/%.c,$(1) $(ORACLE_$(1)))

define ORACLE_PROGRAM
$(BUILD)/$(1): $(patsubst %.c,$(BUILD)/%.o,$(call oracle_sources,$(1))) $(LIBRARY)
	$$(CC) $$(ALL_CFLAGS) $$^ -lmpfr -lgmp -lm -o $$@
endef
$(foreach o,$(patsubst ORACLE_%,%,$(filter ORACLE_%,$(.VARIABLES))),$(if $(filter PROGRAM,$(o)),,$(eval $(call ORACLE_PROGRAM,$(o)))))

$(BUILD)/tests/oracle/watertight_peers.o: ALL_CFLAGS += -fwrapv # what overflows in the idiom wraps, as on a core

# TARGET: PROGRAM...   a target that runs those, one after the other
define ORACLE_RUN
.PHONY: $(1)
$(1): $(patsubst %,$(BUILD)/%,$(2))
	@for program in $$(notdir $$^); do '$(BUILD)'/$$$$program $$(ORACLE_WORDS) || exit 1; done
endef
ORACLE_WORDS = $(N) $(SEED)

$(eval $(call ORACLE_RUN,wide-oracle,wide_gmp))
$(eval $(call ORACLE_RUN,arith3-oracle,arith3_gmp))
$(eval $(call ORACLE_RUN,scalar-oracle,scalar_gmp))
$(eval $(call ORACLE_RUN,angle-oracle,angles))
$(eval $(call ORACLE_RUN,transform-oracle,$(if $(filter float,$(NUMBER)),transforms_float,transforms)))
$(eval $(call ORACLE_RUN,text-oracle,$(if $(filter float,$(NUMBER)),text_float,text_gmp)))
$(eval $(call ORACLE_RUN,oracle,verify verify_plane verify_obb verify_obb_rest))
$(eval $(call ORACLE_RUN,boxes-oracle,verify_boxes))
$(eval $(call ORACLE_RUN,rect-oracle,verify_rect verify_rects))
$(eval $(call ORACLE_RUN,segment2-oracle,verify_segment2))
$(eval $(call ORACLE_RUN,plane-from-oracle,verify_plane_from))
$(eval $(call ORACLE_RUN,frustum-oracle,verify_frustum))
$(eval $(call ORACLE_RUN,frustum-exact-oracle,verify_frustum_exact))
$(eval $(call ORACLE_RUN,camera-oracle,$(if $(filter float,$(NUMBER)),camera_float,verify_camera)))
$(eval $(call ORACLE_RUN,mat4-oracle,$(if $(filter float,$(NUMBER)),mat4_float,verify_mat4)))
$(eval $(call ORACLE_RUN,ball-oracle,verify_sphere verify_circle verify_balls))
$(eval $(call ORACLE_RUN,face-oracle,verify_triangle verify_parallelogram))
$(eval $(call ORACLE_RUN,face-rest-oracle,verify_triangle_rest verify_parallelogram_rest))
$(eval $(call ORACLE_RUN,mesh-oracle,verify_mesh))
$(eval $(call ORACLE_RUN,nearest-oracle,verify_nearest))
$(eval $(call ORACLE_RUN,watertight,watertight))
$(eval $(call ORACLE_RUN,grid,grid))
$(eval $(call ORACLE_RUN,far-plane,far_plane))
$(eval $(call ORACLE_RUN,sqrt-all,sqrt_all))
$(eval $(call ORACLE_RUN,sin-all,sin_all))
$(eval $(call ORACLE_RUN,text-all,text_all))
$(eval $(call ORACLE_RUN,false-partly,false_partly))
$(eval $(call ORACLE_RUN,vec3-float,vec3_float))
$(eval $(call ORACLE_RUN,plane-float,plane_float))

# All of the small world: make NUMBER=small small-oracle.
$(eval $(call ORACLE_RUN,small-oracle,$(GATE_ORACLES_small)))

# text-all: every one, or every STEPth.
STEP ?= $(if $(filter float,$(NUMBER)),61,1)
text-all: ORACLE_WORDS = $(STEP)
# sin-all: every scalar of radians, or every STEPth float.
sin-all: STEP = $(if $(filter float,$(NUMBER)),1009,1)
sin-all: ORACLE_WORDS = $(STEP)
grid far-plane sqrt-all: ORACLE_WORDS =

# For scripts: all programs that the gate runs, built; and the sources of ORACLE=NAME.
.PHONY: build-oracles print-oracle-sources
build-oracles: $(GATE_ORACLES_$(NUMBER):%=$(BUILD)/%)
print-oracle-sources:
	@printf '%s\n' $(call oracle_sources,$(ORACLE))
