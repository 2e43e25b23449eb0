// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT
using System;

namespace Graze
{
    /// <summary>A coordinate, a length or a factor, in Q16.16: Raw counts 1/65536. A number of another type becomes one only by a
    /// conversion that you write, (Scalar)1.5 or (Scalar)3, so that no float slips into a simulation.</summary>
    [System.Runtime.InteropServices.StructLayout(System.Runtime.InteropServices.LayoutKind.Sequential)]
    public partial struct Scalar : IEquatable<Scalar>, IComparable<Scalar>
    {
        /// <summary>The stored integer.</summary>
        public int Raw;

        public Scalar(int raw)
        {
            Raw = raw;
        }

        public static readonly Scalar Zero = new Scalar(0);
        public static readonly Scalar One = new Scalar(Constants.One);
        /// <summary>The least scalar: -32768.</summary>
        public static readonly Scalar MinValue = new Scalar(int.MinValue);
        /// <summary>The greatest scalar, and the TMax of a ray without a limit.</summary>
        public static readonly Scalar MaxValue = new Scalar(int.MaxValue);

        // ---- The inline functions of the headers. All sums and products fit 64 bits. ----

        /// <summary>Returns the scalar nearest to a raw number: clamps it to 32 bits.</summary>
        public static Scalar Held(long raw)
        {
            return new Scalar(raw > int.MaxValue ? int.MaxValue : raw < int.MinValue ? int.MinValue : (int)raw);
        }

        /// <summary>Returns a + b; saturates.</summary>
        public static Scalar Add(Scalar a, Scalar b)
        {
            return Held((long)a.Raw + b.Raw);
        }

        /// <summary>Returns a - b; saturates.</summary>
        public static Scalar Sub(Scalar a, Scalar b)
        {
            return Held((long)a.Raw - b.Raw);
        }

        /// <summary>Returns -x; saturates.</summary>
        public static Scalar Neg(Scalar x)
        {
            return Held(-(long)x.Raw);
        }

        /// <summary>Returns |x|; saturates.</summary>
        public static Scalar Abs(Scalar x)
        {
            return x.Raw < 0 ? Neg(x) : x;
        }

        /// <summary>Returns the lesser of a and b.</summary>
        public static Scalar Min(Scalar a, Scalar b)
        {
            return a.Raw < b.Raw ? a : b;
        }

        /// <summary>Returns the greater of a and b.</summary>
        public static Scalar Max(Scalar a, Scalar b)
        {
            return a.Raw > b.Raw ? a : b;
        }

        /// <summary>Converts x to a wide number; exact.</summary>
        public static Wide ToWide(Scalar x)
        {
            return new Wide((long)x.Raw * 65536);
        }

        /// <summary>Converts x to a fraction; saturates.</summary>
        public static Fraction ToFraction(Scalar x)
        {
            return new Fraction(Held((long)x.Raw * 16384).Raw);
        }

        /// <summary>Converts a fraction, such as the one of a hit, to the nearest scalar.</summary>
        public static Scalar FromFraction(Fraction f)
        {
            return Held(RoundedQuotient(f.Raw, 16384));
        }

        /// <summary>Returns x * f, for example the part of a length before a hit.</summary>
        public static Scalar MulFraction(Scalar x, Fraction f)
        {
            return Held(RoundedQuotient((long)x.Raw * f.Raw, 1 << 30));
        }

        /// <summary>Converts an integer to a scalar; saturates.</summary>
        public static Scalar FromInt(int n)
        {
            return Held((long)n * 65536);
        }

        /// <summary>Rounds x to the nearest integer, ties away from zero.</summary>
        public static int ToInt(Scalar x)
        {
            return (int)RoundedQuotient(x.Raw, 65536);
        }

        /// <summary>Returns the greatest integer that is not greater than x.</summary>
        public static int ToIntDown(Scalar x)
        {
            return x.Raw < 0 ? -1 - (-1 - x.Raw) / 65536 : x.Raw / 65536;
        }

        /// <summary>Converts x to the nearest float, for pictures.</summary>
        public static float ToFloat(Scalar x)
        {
            return (float)x.Raw / 65536.0f;
        }

        /// <summary>Converts x to the nearest scalar, ties away from zero; saturates; 0 for NaN.</summary>
        public static Scalar FromFloat(float x)
        {
            return (Scalar)(double)x;
        }

        /// <summary>Rounds to nearest, ties away from zero: |n| &lt;= 2^62, and the divisor is a power of two up to 2^30.</summary>
        private static long RoundedQuotient(long n, long divisor)
        {
            long size = n < 0 ? -n : n, quotient = (size + divisor / 2) / divisor;
            return n < 0 ? -quotient : quotient;
        }

        // ---- Operators ----

        public static Scalar operator +(Scalar a, Scalar b) { return Add(a, b); }
        public static Scalar operator -(Scalar a, Scalar b) { return Sub(a, b); }
        public static Scalar operator -(Scalar x) { return Neg(x); }
        /// <summary>The same bits as Mul, without a call of the library.</summary>
        public static Scalar operator *(Scalar a, Scalar b) { return Held(RoundedQuotient((long)a.Raw * b.Raw, 65536)); }
        public static Scalar operator /(Scalar a, Scalar b) { return Div(a, b); }
        public static bool operator ==(Scalar a, Scalar b) { return a.Raw == b.Raw; }
        public static bool operator !=(Scalar a, Scalar b) { return a.Raw != b.Raw; }
        public static bool operator <(Scalar a, Scalar b) { return a.Raw < b.Raw; }
        public static bool operator >(Scalar a, Scalar b) { return a.Raw > b.Raw; }
        public static bool operator <=(Scalar a, Scalar b) { return a.Raw <= b.Raw; }
        public static bool operator >=(Scalar a, Scalar b) { return a.Raw >= b.Raw; }

        /// <summary>Exact for integers from -32768 to 32767; saturates.</summary>
        public static explicit operator Scalar(int n) { return FromInt(n); }

        /// <summary>The nearest scalar, ties away from zero; saturates; 0 for NaN. The product with 65536 and the rest are exact, so
        /// that the result is the same on every machine.</summary>
        public static explicit operator Scalar(double x)
        {
            double raw = x * 65536.0;
            if (!(raw < 2147483648.0 && raw >= -2147483648.0))
                return raw > 0 ? MaxValue : raw < 0 ? MinValue : Zero;
            int whole = (int)raw;
            double rest = raw - whole;
            return Held(rest >= 0.5 ? whole + 1L : rest <= -0.5 ? whole - 1L : whole);
        }

        public static explicit operator float(Scalar x) { return ToFloat(x); }
        public static explicit operator double(Scalar x) { return x.Raw / 65536.0; }

        // ---- Text ----

        /// <summary>The fewest digits that TryParse reads as the same scalar.</summary>
        public override unsafe string ToString()
        {
            byte* text = stackalloc byte[Constants.TextSize];
            return new string((sbyte*)text, 0, ToText(this, text));
        }

        /// <summary>Reads a decimal number: all of the text, rounded to nearest.</summary>
        public static bool TryParse(string text, out Scalar x)
        {
            byte[] bytes = System.Text.Encoding.ASCII.GetBytes(text ?? "");
            int read = FromText(bytes, bytes.Length, out x);
            return read != 0 && read == bytes.Length;
        }

        public bool Equals(Scalar other) { return Raw == other.Raw; }
        public override bool Equals(object other) { return other is Scalar && Equals((Scalar)other); }
        public override int GetHashCode() { return Raw; }
        public int CompareTo(Scalar other) { return Raw.CompareTo(other.Raw); }
    }
}
