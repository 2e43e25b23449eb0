/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The program around a sketch. loop() runs once, so that the run ends.
 */
#include "Arduino.h"

extern "C" {
#include "board.h"
}

SerialPort Serial;

void SerialPort::begin(unsigned long)
{
}

void SerialPort::print(const char *text)
{
    for (; *text != '\0'; text++)
        board_write(text, 1);
}

void SerialPort::println(const char *text)
{
    print(text);
    print("\n");
}

int main()
{
    setup();
    loop();
    return BOARD_PASSED;
}
