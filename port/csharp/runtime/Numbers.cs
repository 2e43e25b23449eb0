// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT
using System;
using System.Runtime.InteropServices;

namespace Graze
{
    /// <summary>A position on a segment, in Q2.30: 0 at the start, One at the end.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public struct Fraction : IEquatable<Fraction>, IComparable<Fraction>
    {
        /// <summary>The stored integer.</summary>
        public int Raw;

        public Fraction(int raw)
        {
            Raw = raw;
        }

        public static readonly Fraction One = new Fraction(Constants.FractionOne);

        public static bool operator ==(Fraction a, Fraction b) { return a.Raw == b.Raw; }
        public static bool operator !=(Fraction a, Fraction b) { return a.Raw != b.Raw; }
        public static bool operator <(Fraction a, Fraction b) { return a.Raw < b.Raw; }
        public static bool operator >(Fraction a, Fraction b) { return a.Raw > b.Raw; }
        public static bool operator <=(Fraction a, Fraction b) { return a.Raw <= b.Raw; }
        public static bool operator >=(Fraction a, Fraction b) { return a.Raw >= b.Raw; }
        public static explicit operator Scalar(Fraction f) { return Scalar.FromFraction(f); }
        public static explicit operator Fraction(Scalar x) { return Scalar.ToFraction(x); }
        public static explicit operator double(Fraction f) { return f.Raw / 1073741824.0; }

        public bool Equals(Fraction other) { return Raw == other.Raw; }
        public override bool Equals(object other) { return other is Fraction && Equals((Fraction)other); }
        public override int GetHashCode() { return Raw; }
        public int CompareTo(Fraction other) { return Raw.CompareTo(other.Raw); }
        public override string ToString() { return ((double)this).ToString("R", System.Globalization.CultureInfo.InvariantCulture); }
    }

    /// <summary>A sum of products of two scalars, in Q32.32: a dot product, a squared length.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public struct Wide : IEquatable<Wide>, IComparable<Wide>
    {
        /// <summary>The stored integer.</summary>
        public long Raw;

        public Wide(long raw)
        {
            Raw = raw;
        }

        public static bool operator ==(Wide a, Wide b) { return a.Raw == b.Raw; }
        public static bool operator !=(Wide a, Wide b) { return a.Raw != b.Raw; }
        public static bool operator <(Wide a, Wide b) { return a.Raw < b.Raw; }
        public static bool operator >(Wide a, Wide b) { return a.Raw > b.Raw; }
        public static bool operator <=(Wide a, Wide b) { return a.Raw <= b.Raw; }
        public static bool operator >=(Wide a, Wide b) { return a.Raw >= b.Raw; }
        public static explicit operator Scalar(Wide x) { return Scalar.FromWide(x); }
        public static explicit operator Wide(Scalar x) { return Scalar.ToWide(x); }
        public static explicit operator double(Wide x) { return x.Raw / 4294967296.0; }

        public bool Equals(Wide other) { return Raw == other.Raw; }
        public override bool Equals(object other) { return other is Wide && Equals((Wide)other); }
        public override int GetHashCode() { return Raw.GetHashCode(); }
        public int CompareTo(Wide other) { return Raw.CompareTo(other.Raw); }
        public override string ToString() { return ((double)this).ToString("R", System.Globalization.CultureInfo.InvariantCulture); }
    }

    /// <summary>An angle: a full turn is 2^32, so sums wrap around like turns.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Angle : IEquatable<Angle>
    {
        /// <summary>The stored integer.</summary>
        public uint Raw;

        public Angle(uint raw)
        {
            Raw = raw;
        }

        public static readonly Angle QuarterTurn = new Angle(Constants.QuarterTurn);
        public static readonly Angle HalfTurn = new Angle(Constants.HalfTurn);

        public static Angle operator +(Angle a, Angle b) { return new Angle(unchecked(a.Raw + b.Raw)); }
        public static Angle operator -(Angle a, Angle b) { return new Angle(unchecked(a.Raw - b.Raw)); }
        public static Angle operator -(Angle a) { return new Angle(unchecked(0 - a.Raw)); }
        public static bool operator ==(Angle a, Angle b) { return a.Raw == b.Raw; }
        public static bool operator !=(Angle a, Angle b) { return a.Raw != b.Raw; }

        public bool Equals(Angle other) { return Raw == other.Raw; }
        public override bool Equals(object other) { return other is Angle && Equals((Angle)other); }
        public override int GetHashCode() { return unchecked((int)Raw); }

        /// <summary>In degrees, from 0 to 360, rounded.</summary>
        public override string ToString()
        {
            return (Raw * 360.0 / 4294967296.0).ToString("R", System.Globalization.CultureInfo.InvariantCulture);
        }
    }
}
