# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# A mover at a target, by graze and by two engines of this machine: tests/engines/run. To be included by tests/tests.mk.

CXX ?= c++
ENGINE_OBJECTS := $(addprefix $(BUILD)/tests/,engines/main.o engines/scenes.o oracle/draw.o)
ENGINE_CXXFLAGS := -std=c++17 -O2 -Wall -Wextra -isystem /usr/include/bullet

$(BUILD)/tests/engines/engine_%.o: tests/engines/engine_%.cpp tests/engines/engine.h tests/engines/engines.mk | $$(@D)/.
	$(CCACHE) $(CXX) $(ENGINE_CXXFLAGS) -c $< -o $@

$(BUILD)/engine_graze: $(ENGINE_OBJECTS) $(BUILD)/tests/engines/engine_graze.o $(LIBRARY)
	$(CC) $(ALL_CFLAGS) $^ -lm -o $@

$(BUILD)/tests/engines/engine_usual.o: tests/engines/engine_graze.c tests/engines/engines.mk | $$(@D)/.
	$(CCACHE) $(CC) $(ALL_CFLAGS) -DENGINE_USUAL=1 $(DEPENDENCY_FLAGS) -c $< -o $@

$(BUILD)/engine_usual: $(ENGINE_OBJECTS) $(addprefix $(BUILD)/tests/,engines/engine_usual.o \
	bench/bench_sweep2.o bench/bench_sweep.o bench/bench_sweep_box.o bench/query.o) $(LIBRARY)
	$(CC) $(ALL_CFLAGS) $^ -lm -o $@

$(BUILD)/engine_box2d: $(ENGINE_OBJECTS) $(BUILD)/tests/engines/engine_box2d.o
	$(CXX) $^ -lbox2d -lm -o $@

$(BUILD)/engine_bullet: $(ENGINE_OBJECTS) $(BUILD)/tests/engines/engine_bullet.o
	$(CXX) $^ -lBulletCollision -lLinearMath -lm -o $@

.PHONY: build-engines engines
build-engines: $(BUILD)/engine_graze $(BUILD)/engine_usual $(if $(filter fixed,$(NUMBER)),$(BUILD)/engine_box2d $(BUILD)/engine_bullet)

engines:
	@toolchain/setup engines
	@tests/engines/run $(if $(filter file,$(origin N)),1000000,$(N)) $(SEED)
