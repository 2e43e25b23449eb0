// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT
using System;

namespace Graze
{
    public partial struct Vec3 : IEquatable<Vec3>
    {
        /// <summary>Returns the vector (x, y, z).</summary>
        public static Vec3 Of(Scalar x, Scalar y, Scalar z)
        {
            return new Vec3(x, y, z);
        }

        /// <summary>The vector nearest to these numbers, for constants: Vec3.FromUnits(-3, 0.5, 0).</summary>
        public static Vec3 FromUnits(double x, double y, double z)
        {
            return new Vec3((Scalar)x, (Scalar)y, (Scalar)z);
        }

        /// <summary>Returns a + b; each component saturates.</summary>
        public static Vec3 Add(Vec3 a, Vec3 b)
        {
            return new Vec3(Scalar.Add(a.X, b.X), Scalar.Add(a.Y, b.Y), Scalar.Add(a.Z, b.Z));
        }

        /// <summary>Returns a - b; each component saturates.</summary>
        public static Vec3 Sub(Vec3 a, Vec3 b)
        {
            return new Vec3(Scalar.Sub(a.X, b.X), Scalar.Sub(a.Y, b.Y), Scalar.Sub(a.Z, b.Z));
        }

        /// <summary>Returns the lesser of a and b for each component.</summary>
        public static Vec3 Min(Vec3 a, Vec3 b)
        {
            return new Vec3(Scalar.Min(a.X, b.X), Scalar.Min(a.Y, b.Y), Scalar.Min(a.Z, b.Z));
        }

        /// <summary>Returns the greater of a and b for each component.</summary>
        public static Vec3 Max(Vec3 a, Vec3 b)
        {
            return new Vec3(Scalar.Max(a.X, b.X), Scalar.Max(a.Y, b.Y), Scalar.Max(a.Z, b.Z));
        }

        /// <summary>Returns -v; each component saturates.</summary>
        public static Vec3 Neg(Vec3 v)
        {
            return new Vec3(Scalar.Neg(v.X), Scalar.Neg(v.Y), Scalar.Neg(v.Z));
        }

        /// <summary>Returns v * s; each component saturates.</summary>
        public static Vec3 Scale(Vec3 v, Scalar s)
        {
            return new Vec3(v.X * s, v.Y * s, v.Z * s);
        }

        public static Vec3 operator +(Vec3 a, Vec3 b) { return Add(a, b); }
        public static Vec3 operator -(Vec3 a, Vec3 b) { return Sub(a, b); }
        public static Vec3 operator -(Vec3 v) { return Neg(v); }
        public static Vec3 operator *(Vec3 v, Scalar s) { return Scale(v, s); }
        public static Vec3 operator *(Scalar s, Vec3 v) { return Scale(v, s); }
        public static bool operator ==(Vec3 a, Vec3 b) { return a.X == b.X && a.Y == b.Y && a.Z == b.Z; }
        public static bool operator !=(Vec3 a, Vec3 b) { return !(a == b); }

        public bool Equals(Vec3 other) { return this == other; }
        public override bool Equals(object other) { return other is Vec3 && this == (Vec3)other; }
        public override int GetHashCode() { return unchecked((X.Raw * 31 + Y.Raw) * 31 + Z.Raw); }
        public override string ToString() { return "(" + X + ", " + Y + ", " + Z + ")"; }
    }

    public partial struct Vec2 : IEquatable<Vec2>
    {
        /// <summary>Returns the vector (x, y).</summary>
        public static Vec2 Of(Scalar x, Scalar y)
        {
            return new Vec2(x, y);
        }

        /// <summary>The vector nearest to these numbers, for constants: Vec2.FromUnits(-3, 0.5).</summary>
        public static Vec2 FromUnits(double x, double y)
        {
            return new Vec2((Scalar)x, (Scalar)y);
        }

        /// <summary>Returns a + b; each component saturates.</summary>
        public static Vec2 Add(Vec2 a, Vec2 b)
        {
            return new Vec2(Scalar.Add(a.X, b.X), Scalar.Add(a.Y, b.Y));
        }

        /// <summary>Returns a - b; each component saturates.</summary>
        public static Vec2 Sub(Vec2 a, Vec2 b)
        {
            return new Vec2(Scalar.Sub(a.X, b.X), Scalar.Sub(a.Y, b.Y));
        }

        /// <summary>Returns the lesser of a and b for each component.</summary>
        public static Vec2 Min(Vec2 a, Vec2 b)
        {
            return new Vec2(Scalar.Min(a.X, b.X), Scalar.Min(a.Y, b.Y));
        }

        /// <summary>Returns the greater of a and b for each component.</summary>
        public static Vec2 Max(Vec2 a, Vec2 b)
        {
            return new Vec2(Scalar.Max(a.X, b.X), Scalar.Max(a.Y, b.Y));
        }

        /// <summary>Returns -v; each component saturates.</summary>
        public static Vec2 Neg(Vec2 v)
        {
            return new Vec2(Scalar.Neg(v.X), Scalar.Neg(v.Y));
        }

        /// <summary>Returns v * s; each component saturates.</summary>
        public static Vec2 Scale(Vec2 v, Scalar s)
        {
            return new Vec2(v.X * s, v.Y * s);
        }

        public static Vec2 operator +(Vec2 a, Vec2 b) { return Add(a, b); }
        public static Vec2 operator -(Vec2 a, Vec2 b) { return Sub(a, b); }
        public static Vec2 operator -(Vec2 v) { return Neg(v); }
        public static Vec2 operator *(Vec2 v, Scalar s) { return Scale(v, s); }
        public static Vec2 operator *(Scalar s, Vec2 v) { return Scale(v, s); }
        public static bool operator ==(Vec2 a, Vec2 b) { return a.X == b.X && a.Y == b.Y; }
        public static bool operator !=(Vec2 a, Vec2 b) { return !(a == b); }

        public bool Equals(Vec2 other) { return this == other; }
        public override bool Equals(object other) { return other is Vec2 && this == (Vec2)other; }
        public override int GetHashCode() { return unchecked(X.Raw * 31 + Y.Raw); }
        public override string ToString() { return "(" + X + ", " + Y + ")"; }
    }

    public partial struct Quaternion
    {
        /// <summary>Returns the quaternion (x, y, z, w).</summary>
        public static Quaternion Of(Scalar x, Scalar y, Scalar z, Scalar w)
        {
            return new Quaternion(x, y, z, w);
        }
    }
}
