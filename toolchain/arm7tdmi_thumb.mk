# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# ARM7TDMI in Thumb code, the first: no 32x32->64 multiply, no divide.

ARM7TDMI_STATE = -mthumb

include toolchain/arm7tdmi.mk
