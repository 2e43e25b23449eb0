# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# How to compile the port and link an image with it. To be included by the Makefile after
# toolchain/$(TARGET).mk, with CC, ALL_CFLAGS (all flags for the target) and BUILD (a folder).
#
# A rule for an image is then
#     $(BUILD)/x.elf: $(BUILD)/x.o $(PORT_OBJECTS)
#     	$(LINK_IMAGE)

# A target without a board cannot run such an image.
PORT_OBJECTS = $(or $(TARGET_PORT:%.c=$(BUILD)/%.o),no-board)

.PHONY: no-board
no-board:
	@echo 'TARGET=$(TARGET) has no board in port/' >&2; exit 1

# Objects and archives among the prerequisites, in their order.
LINK_IMAGE = $(TARGET_LINKER) $(TARGET_LINK) $(filter %.o %.a,$^) $(TARGET_LIBS) -o $@

$(BUILD)/port/%.o: port/%.c $(MAKEFILES_USED)
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) $(TARGET_TICKS) $(DEPENDENCY_FLAGS) -c $< -o $@

# Must not be deleted after the link, although only pattern rules name them.
.SECONDARY: $(TARGET_PORT:%.c=$(BUILD)/%.o)

-include $(TARGET_PORT:%.c=$(BUILD)/%.d)
