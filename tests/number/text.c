/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Decimal text: which texts are numbers, how they are rounded, and that written text reads back. */
#include "../support/check.h"
#include "../support/shapes.h"
#include "../tests.h"

/* The ends of the world, and a value that no text below has. */
#define MIN       GRAZE_SCALAR_MIN
#define MAX       GRAZE_SCALAR_MAX
#define UNTOUCHED GRAZE_C(77)

static uint32_t bits_of(graze_scalar x)
{
    union {
        graze_scalar number;
        uint32_t bits;
    } f;
    f.number = x;
    return f.bits;
}

/* Whether graze_from_text takes `taken` characters and reads `value`. */
static bool reads(const char *text, size_t length, size_t taken, graze_scalar value)
{
    graze_scalar x = UNTOUCHED;
    return graze_from_text(text, length, &x) == taken && bits_of(x) == bits_of(value);
}

static bool reads_all(const char *text, size_t taken, graze_scalar value)
{
    return reads(text, GRAZE_TEXT_ALL, taken, value);
}

static bool is_no_number(const char *text)
{
    return reads_all(text, 0, UNTOUCHED);
}

static bool writes(graze_scalar x, const char *text)
{
    char got[GRAZE_TEXT_SIZE];
    size_t length = graze_to_text(x, got);
    for (size_t i = 0; i <= length; i++)
        if (got[i] != text[i] || (text[i] == '\0') != (i == length))
            return false;
    return reads_all(got, length, x);
}

/* Texts that read the same in both builds. */
static void numbers(void)
{
    CHECK(reads_all("0", 1, 0) && reads_all("7", 1, GRAZE_C(7)) && reads_all("+7", 2, GRAZE_C(7)));
    CHECK(reads_all("-12.25", 6, GRAZE_C(-12.25)) && reads_all("007.50", 6, GRAZE_C(7.5)));
    CHECK(reads_all(".5", 2, GRAZE_C(0.5)) && reads_all("5.", 2, GRAZE_C(5)));
    CHECK(reads_all("-.5", 3, GRAZE_C(-0.5)) && reads_all("5.e1", 4, GRAZE_C(50)));
    CHECK(reads_all("1e3", 3, GRAZE_C(1000)) && reads_all("1E+3", 4, GRAZE_C(1000)));
    CHECK(reads_all("125e-2", 6, GRAZE_C(1.25)) && reads_all(".0125e2", 7, GRAZE_C(1.25)));
    CHECK(reads_all("0.00125e0003", 12, GRAZE_C(1.25)) && reads_all("12345", 5, GRAZE_C(12345)));
}

static void ends_of_numbers(void)
{
    CHECK(reads_all("1.25,y=-3", 4, GRAZE_C(1.25)) && reads_all("1.2.5", 3, GRAZE_C(1.2)));
    CHECK(reads_all("1e", 1, GRAZE_ONE) && reads_all("1e+", 1, GRAZE_ONE));
    CHECK(reads_all("1e-x", 1, GRAZE_ONE) && reads_all("1 000", 1, GRAZE_ONE));
    CHECK(reads_all("3-1", 1, GRAZE_C(3)) && reads_all("3/", 1, GRAZE_C(3)));
    CHECK(reads_all("3:", 1, GRAZE_C(3)) && reads_all("0x10", 1, 0));
    CHECK(reads("1.25", 3, 3, GRAZE_C(1.2)) && reads("1.25", 2, 2, GRAZE_ONE));
    CHECK(reads("1e3", 2, 1, GRAZE_ONE) && reads("1e+3", 3, 1, GRAZE_ONE));
    CHECK(reads("12", 1, 1, GRAZE_ONE) && reads("1", 0, 0, UNTOUCHED));
    CHECK(reads("-1", 1, 0, UNTOUCHED) && reads(".5", 1, 0, UNTOUCHED));
    CHECK(reads("1e9999\0", 7, 6, MAX) && reads("1\0002", 3, 1, GRAZE_ONE));
}

static void what_is_no_number(void)
{
    CHECK(is_no_number("") && is_no_number(".") && is_no_number("-") && is_no_number("+"));
    CHECK(is_no_number("-.") && is_no_number("e5") && is_no_number(".e5") && is_no_number(" 1"));
    CHECK(is_no_number("+-1") && is_no_number("--1") && is_no_number("x") && is_no_number(",1"));
    CHECK(is_no_number("na") && is_no_number("in") && is_no_number("NAN") && is_no_number("-inx"));
    CHECK(is_no_number("naX") && is_no_number("nXn") && is_no_number("\t1"));
}

/* Exponents of any length, and enough digits to compensate for a large exponent. */
static void large_exponents(void)
{
    char text[200];
    CHECK(reads_all("1e99999999999999999999999", 25, MAX));
    CHECK(reads_all("-1e99999999999999999999999", 26, MIN));
    CHECK(reads_all("1e-99999999999999999999999", 26, 0));
    CHECK(reads_all("0e99999999999999999999999", 25, 0) && reads_all("0.0e99", 6, 0));
    for (int i = 0; i < 200; i++)
        text[i] = '0';
    text[1] = '.';
    text[190] = '5'; /* 5e-189 */
    text[191] = 'e';
    text[192] = '1';
    text[193] = '8';
    text[194] = '8';
    CHECK(reads(text, 195, 195, GRAZE_C(0.5)) && reads(text, 194, 194, 0));
    text[0] = '3';
    text[1] = '0';
    text[191] = 'e';
    text[192] = '-';
    text[193] = '1';
    text[194] = '8';
    text[195] = '9';
    CHECK(reads(text, 196, 196, GRAZE_C(30)) && reads(text, 193, 191, MAX));
}

static void texts(void)
{
    CHECK(writes(0, "0") && writes(GRAZE_ONE, "1") && writes(GRAZE_C(-1), "-1"));
    CHECK(writes(GRAZE_C(1.25), "1.25") && writes(GRAZE_C(-0.5), "-0.5"));
    CHECK(writes(GRAZE_C(100), "100") && writes(GRAZE_C(12345.5), "12345.5"));
    CHECK(writes(GRAZE_C(0.1), "0.1") && writes(GRAZE_C(-0.003), "-0.003"));
    CHECK(writes(GRAZE_C(9.75), "9.75") && writes(GRAZE_C(32767), "32767"));
}

#if GRAZE_FLOAT

static float float_of(uint32_t bits)
{
    union {
        uint32_t bits;
        float number;
    } f;
    f.bits = bits;
    return f.number;
}

static void rounding_of_the_build(void)
{
    CHECK(reads_all("16777217", 8, 16777216.0f) && reads_all("16777219", 8, 16777220.0f));
    CHECK(reads_all("16777217.00000000000000000000000000000000000001", 47, 16777218.0f));
    CHECK(reads_all("16777216.99999999999999999999999999999999999999", 47, 16777216.0f));
    CHECK(reads_all("7.006492321624085354618e-46", 27, 0) && reads_all("7.1e-46", 7, float_of(1)));
    CHECK(reads_all("1.40129846e-45", 14, float_of(1)) && reads_all("2.1e-45", 7, float_of(1)));
    CHECK(reads_all("1.17549435e-38", 14, FLT_MIN) && reads_all("-1e-60", 6, float_of(0x80000000)));
    CHECK(reads_all("3.4028235e38", 12, MAX) && reads_all("3.4028236e38", 12, MAX));
    CHECK(reads_all("3.5e38", 6, MAX) && reads_all("-1e39", 5, MIN) && reads_all("1e38", 4, 1e38f));
    CHECK(reads_all("-0", 2, float_of(0x80000000)) && reads_all("0.1", 3, 0.1f));
    CHECK(reads_all("1.17549428e-38", 14, float_of(0x007fffff))); /* a carry to the least normal */
    CHECK(reads_all("1.17549432e-38", 14, FLT_MIN));
}

static void text_of_the_build(void)
{
    CHECK(writes(float_of(0x80000000), "-0") && writes(FLT_MAX, "3.4028235e38"));
    CHECK(writes(float_of(1), "1e-45") && writes(-FLT_MIN, "-1.1754944e-38"));
    CHECK(writes(float_of(0x007fffff), "1.1754942e-38") && writes(1e9f, "1e9"));
    CHECK(writes(999999940.0f, "999999940") && writes(1e-4f, "0.0001"));
    CHECK(writes(float_of(0x38d1b716), "0.000099999994") == false);
    CHECK(writes(float_of(0x38d1b716), "9.999999e-5") && writes(-1e10f, "-1e10"));
    CHECK(writes(9.5367432e-7f, "9.536743e-7") && writes(16777216.0f, "16777216"));
    CHECK(writes(float_of(0x3a800001), "0.0009765626") && writes(0.3f, "0.3"));
    /* a power of two: the nearest eight digits do not read back, these do */
    CHECK(writes(0x1p-12f, "0.00024414063") && writes(-0x1p-12f, "-0.00024414063")); /* ...0625 */
    CHECK(writes(float_of(0x0f800000), "1.2621775e-29") && writes(9.9999998e9f, "1e10"));
    CHECK(writes(8589973000.0f, "8.589974e9") && writes(1e-30f, "1e-30"));
}

static void names_of_the_build(void)
{
    char text[GRAZE_TEXT_SIZE];
    graze_scalar x = 0;
    float infinite = float_of(0x7f800000), nan = float_of(0x7fc00000);
    CHECK(graze_to_text(infinite, text) == 3 && text[0] == 'i' && text[2] == 'f' && text[3] == 0);
    CHECK(graze_to_text(-infinite, text) == 4 && text[0] == '-' && text[4] == 0);
    CHECK(graze_to_text(float_of(0xffc12345), text) == 3 && text[0] == 'n' && text[3] == 0);
    CHECK(reads_all("nan", 3, nan) && reads_all("-nano", 4, nan) && reads_all("inf", 3, MAX));
    CHECK(reads_all("-inf", 4, MIN) && reads_all("+infinity", 4, MAX));
    CHECK(graze_from_text("nan", 2, &x) == 0 && graze_from_text("-inf", 3, &x) == 0);
}

#else

/* In raw units: ties and their neighbours. */
static void rounding_of_the_build(void)
{
    CHECK(reads_all("0.00000762939453125", 19, 1) && reads_all("-0.00000762939453125", 20, -1));
    CHECK(reads_all("0.00000762939453124", 19, 0) && reads_all("-0.00000762939453124", 20, 0));
    CHECK(reads_all("0.0000076293945312499999999999999", 33, 0));
    CHECK(reads_all("0.0000076293945312500000000000001", 33, 1));
    CHECK(reads_all("762939453125e-17", 16, 1) && reads_all("762939453124e-17", 16, 0));
    CHECK(reads_all("32767.99999", 11, MAX) && reads_all("32767.9999923706", 16, MAX));
    CHECK(reads_all("32768", 5, MAX) && reads_all("32769", 5, MAX) && reads_all("99999.9", 7, MAX));
    CHECK(reads_all("-32768", 6, MIN) && reads_all("-32767.999993", 13, MIN));
    CHECK(reads_all("-32767.99998", 12, MIN + 1) && reads_all("-32768.1", 8, MIN));
    CHECK(reads_all("65535.99999999999", 17, MAX) && reads_all("100000", 6, MAX));
    CHECK(reads_all("-123456", 7, MIN) && reads_all("1e-6", 4, 0) && reads_all("-0", 2, 0));
    CHECK(reads_all("9e-6", 4, 1) && reads_all("0.1", 3, 6554) && reads_all("-0.1", 4, -6554));
}

static void text_of_the_build(void)
{
    CHECK(writes(1, "0.00002") && writes(-1, "-0.00002") && writes(2, "0.00003"));
    CHECK(writes(6554, "0.1") && writes(6553, "0.09999") && writes(65535, "0.99998"));
    CHECK(writes(MIN, "-32768") && writes(MAX, "32767.99998") && writes(-MAX, "-32767.99998"));
    CHECK(writes(1024, "0.01563") && writes(-1024, "-0.01563")); /* 0.015625 */
    CHECK(writes(65537, "1.00002") && writes(655359, "9.99998") && writes(10, "0.00015"));
    CHECK(writes(7, "0.0001") && writes(8, "0.00012") && writes(328, "0.005") &&
          writes(-66, "-0.001"));
}

static void names_of_the_build(void)
{
    CHECK(is_no_number("nan") && is_no_number("inf") && is_no_number("-inf"));
}

#endif

static void all_of_some(void)
{
    uint32_t bits = 1, wrong = 0;
    char text[GRAZE_TEXT_SIZE];
    for (int i = 0; i < 500; i++, bits = bits * 1664525 + 1013904223) {
        union {
            uint32_t bits;
            graze_scalar number;
        } x, y;
        x.bits = bits;
        y.bits = 0;
        size_t length = graze_to_text(x.number, text);
        bool same = graze_from_text(text, length, &y.number) == length && y.bits == bits;
        wrong += !same && text[length - 1] != 'n'; /* NaN has many bit patterns */
    }
    CHECK(wrong == 0);
}

void test_text(void)
{
    check_group("text");
    check_case("numbers");
    numbers();
    check_case("where a number ends");
    ends_of_numbers();
    check_case("texts that are not numbers");
    what_is_no_number();
    check_case("large exponents");
    large_exponents();
    check_case("rounding");
    rounding_of_the_build();
    check_case("texts");
    texts();
    text_of_the_build();
    check_case("names");
    names_of_the_build();
    check_case("there and back");
    all_of_some();
}
