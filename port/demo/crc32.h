/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The CRC-32 of PNG and zip. */
#ifndef GRAZE_PORT_DEMO_CRC32_H
#define GRAZE_PORT_DEMO_CRC32_H

#include <stdint.h>

/* The CRC of a text that begins with one whose CRC is `crc`, 0 for the empty text, and goes on with these bytes. */
uint32_t crc32_after(uint32_t crc, const uint8_t *bytes, uint32_t count);

#endif
