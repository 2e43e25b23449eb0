/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The registers of a Game Boy Advance that the port uses, and where its functions lie. */
#ifndef GRAZE_PORT_GBA_GBA_H
#define GRAZE_PORT_GBA_GBA_H

#include <stdint.h>

#define GBA_REGISTER(type, address) (*(volatile type *)(address))

/* The ROM takes 3 wait cycles, and 1 for each following halfword. Prefetch is on, as in most games. */
#define GBA_WAITCNT     GBA_REGISTER(uint16_t, 0x04000204u)
#define GBA_USUAL_WAITS 0x4317u

/* Timers count cycles, 2^24 in a second. The second counts how often the first overflows. */
#define GBA_TIMER(n)         GBA_REGISTER(uint16_t, 0x04000100u + 4u * (n))
#define GBA_TIMER_CONTROL(n) GBA_REGISTER(uint16_t, 0x04000102u + 4u * (n))
#define GBA_TIMER_ON         0x80u
#define GBA_TIMER_CASCADES   0x84u

/* The text that mGBA logs. A console ignores it. */
#define GBA_DEBUG_ENABLE GBA_REGISTER(uint16_t, 0x04FFF780u)
#define GBA_DEBUG_WANTED 0xC0DEu
#define GBA_DEBUG_FLUSH  GBA_REGISTER(uint16_t, 0x04FFF700u)
#define GBA_DEBUG_TEXT   ((volatile char *)0x04FFF600u)
#define GBA_DEBUG_SIZE   255u
#define GBA_DEBUG_SEND   0x100u /* and the level: the most urgent is 0, text is 3 */

/* ARM code in the internal RAM, also in a program of Thumb code. */
#define GBA_FAST __attribute__((section(".iwram.text"), target("arm"), noinline))

#endif
