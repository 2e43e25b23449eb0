/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The program around a sketch. The arguments of the image are the number of calls of loop(), 1 without them, and then the
 * text that Serial reads, in which a semicolon is the end of a line.
 */
#include "Arduino.h"

extern "C" {
#include "board.h"
}

SerialPort Serial;

static char arguments[128];
static const char *input = arguments;

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

int SerialPort::available()
{
    return *input != '\0';
}

int SerialPort::read()
{
    if (*input == '\0')
        return -1;
    const char c = *input++;
    return c == ';' ? '\n' : c;
}

void delay(unsigned long)
{
}

static unsigned read_count()
{
    unsigned count = 0;
    for (; *input >= '0' && *input <= '9'; input++)
        count = 10 * count + static_cast<unsigned>(*input - '0');
    if (*input == ' ')
        input++;
    return count == 0 ? 1 : count;
}

int main()
{
    board_arguments(arguments, sizeof arguments);
    unsigned count = read_count();
    setup();
    for (; count > 0; count--)
        loop();
    return BOARD_PASSED;
}
