// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT
using Graze;

namespace Lockstep
{
    internal enum Kind { Ball, Box, Crate }

    /// <summary>Half extents, along the axes of a crate; all three of a ball are its radius.</summary>
    internal sealed class Form
    {
        public readonly Kind Kind;
        public readonly Vec3 Half;
        public readonly Vec3[] Axis;

        private Form(Kind kind, Vec3 half, Vec3[] axis)
        {
            Kind = kind;
            Half = half;
            Axis = axis;
        }

        public static Form Ball(double radius)
        {
            return new Form(Kind.Ball, Vec3.FromUnits(radius, radius, radius), null);
        }

        public static Form Box(double x, double y, double z)
        {
            return new Form(Kind.Box, Vec3.FromUnits(x, y, z), null);
        }

        public static Form Crate(double x, double y, double z, Vec3[] axis)
        {
            return new Form(Kind.Crate, Vec3.FromUnits(x, y, z), axis);
        }
    }

    internal sealed class Fixture
    {
        public readonly Form Form;
        public readonly Vec3 Center;

        public Fixture(Form form, Vec3 center)
        {
            Form = form;
            Center = center;
        }
    }

    /// <summary>The world of port/lockstep/room.c: a closed room, its fixtures, and the forms of the bodies.</summary>
    internal static class Room
    {
        public static readonly Aabb Bounds = new Aabb(Vec3.FromUnits(-16, -6, -8), Vec3.FromUnits(16, 6, 8));

        // Turned about y, by the angle of a triangle with the sides 3, 4 and 5; and tilted about all axes.
        private static readonly Vec3[] turned = { Vec3.FromUnits(0.8, 0, 0.6), Vec3.FromUnits(0, 1, 0), Vec3.FromUnits(-0.6, 0, 0.8) };
        private static readonly Vec3[] tilted = { Thirds(2, -2, 1), Thirds(1, 2, 2), Thirds(-2, -1, 2) };

        public static readonly Fixture[] Fixtures =
        {
            new Fixture(Form.Box(0.75, 6, 0.75), Vec3.FromUnits(-9, 0, -4)),
            new Fixture(Form.Box(0.75, 6, 0.75), Vec3.FromUnits(9, 0, 4)),
            new Fixture(Form.Box(0.25, 2.5, 3), Vec3.FromUnits(0, -3.5, -5)),
            new Fixture(Form.Box(3, 0.25, 3), Vec3.FromUnits(13, -1, -5)),
            new Fixture(Form.Box(1, 1, 1), Vec3.FromUnits(-14, -5, 6)),
            new Fixture(Form.Ball(1.5), Vec3.FromUnits(-5, 2, 4)),
            new Fixture(Form.Ball(1), Vec3.FromUnits(5, 3, -3)),
            new Fixture(Form.Ball(2), Vec3.FromUnits(0, -6, 3)),
            new Fixture(Form.Crate(1.5, 1, 1, turned), Vec3.FromUnits(-13, -5, -4)),
            new Fixture(Form.Crate(1, 1, 2, tilted), Vec3.FromUnits(5, -3.5, 0)),
            new Fixture(Form.Crate(2.5, 0.25, 2, tilted), Vec3.FromUnits(-3, 3.5, -3)),
        };

        public static readonly Form[] BodyForms =
        {
            Form.Ball(0.25), Form.Box(0.25, 0.25, 0.25), Form.Ball(0.375), Form.Box(0.5, 0.25, 0.375),
            Form.Ball(0.5), Form.Box(0.25, 0.625, 0.25), Form.Ball(0.625), Form.Box(0.375, 0.375, 0.375),
        };

        /// <summary>A box that no body is larger than.</summary>
        public static readonly Form Largest = Form.Box(0.625, 0.625, 0.625);

        private static Vec3 Thirds(int x, int y, int z)
        {
            Scalar three = (Scalar)3;
            return new Vec3((Scalar)x / three, (Scalar)y / three, (Scalar)z / three);
        }
    }
}
