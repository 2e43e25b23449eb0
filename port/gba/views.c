/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The checksum of the console's picture on any other target. Its arguments are the turn, the distance and the height of the
 * eye, as the console logs them: three times eight hexadecimal digits. */
#include "../board.h"
#include "../demo/crc32.h"
#include "../print.h"
#include "picture.h"

static uint32_t number_at(const char *digits)
{
    uint32_t number = 0;
    for (; *digits != '\0' && *digits != ' '; digits++)
        number = number << 4 | (uint32_t)(*digits <= '9' ? *digits - '0' : *digits - 'a' + 10);
    return number;
}

static uint32_t checksum_of(view *v)
{
    uint32_t crc = 0;
    for (uint16_t y = 0; y < PICTURE_ROWS; y++) {
        render_begin_row(v, y);
        for (uint16_t x = 0; x < PICTURE_COLUMNS; x++) {
            const uint16_t color = picture_pixel(v, x);
            const uint8_t bytes[2] = {(uint8_t)color, (uint8_t)(color >> 8)};
            crc = crc32_after(crc, bytes, sizeof bytes);
        }
    }
    return crc;
}

int main(void)
{
    static view seen;
    char text[128]; /* semihosting needs room for the name of the image as well */
    eye_place eye;
    if (board_arguments(text, sizeof text) != 26) {
        print("views: the arguments are three numbers of eight hexadecimal digits\n");
        return BOARD_FAILED;
    }
    eye.turn = number_at(text);
    eye.distance = (graze_scalar)number_at(text + 9);
    eye.height = (graze_scalar)number_at(text + 18);
    scene_build();
    render_look_from(&seen, &eye, PICTURE_COLUMNS, PICTURE_ROWS);
    print("checksum ");
    print_hex(checksum_of(&seen));
    print("\n");
    return BOARD_PASSED;
}
