// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT
using Graze;

namespace Lockstep
{
    /// <summary>A form grown by the size of a mover, as in port/lockstep/solid.h: the center of the mover meets it exactly when the
    /// mover meets the form. Two balls make a ball; in any other pair the mover counts as a box around it.</summary>
    internal struct Grown
    {
        private const int CrateSlack = 64; // raw units

        private readonly Kind kind;
        private readonly Sphere ball;
        private readonly Aabb box;
        private readonly Obb crate;

        public Grown(Form solid, in Vec3 center, Form mover) : this()
        {
            kind = solid.Kind == Kind.Ball && mover.Kind != Kind.Ball ? Kind.Box : solid.Kind;
            if (kind == Kind.Crate)
                crate = GrowCrate(solid, in center, mover);
            else if (kind == Kind.Ball)
                ball = new Sphere(center, (solid.Half + mover.Half).X);
            else
                box = BoxAround(in center, solid.Half + mover.Half);
        }

        public Result Linecast(in Segment path, out LineHit hit)
        {
            if (kind == Kind.Ball)
                return Sphere.Linecast(in ball, in path, out hit);
            return kind == Kind.Box ? Aabb.Linecast(in box, in path, out hit) : Obb.Linecast(in crate, in path, out hit);
        }

        public bool ContainsPoint(in Vec3 point)
        {
            if (kind == Kind.Ball)
                return Sphere.ContainsPoint(in ball, in point);
            return kind == Kind.Box ? Aabb.ContainsPoint(in box, in point) : Obb.ContainsPoint(in crate, in point);
        }

        /// <summary>A point strictly outside, beside the point of the hit.</summary>
        public Vec3 OffSurface(in LineHit hit)
        {
            if (kind == Kind.Ball)
                return Sphere.OffSurface(in ball, in hit.Point, in hit.Normal);
            if (kind == Kind.Box)
                return Aabb.OffSurface(in box, in hit.Point, in hit.Normal);
            Vec3 n = hit.Normal;
            return hit.Point + new Vec3(Sign(n.X), Sign(n.Y), Sign(n.Z));
        }

        public static Aabb Bounds(Form form, in Vec3 center)
        {
            return BoxAround(in center, form.Half);
        }

        /// <summary>A box around a crate that is grown by any mover up to the largest.</summary>
        public static Aabb CrateBounds(Form form, in Vec3 center)
        {
            Obb grown = GrowCrate(form, in center, Room.Largest);
            var slack = new Scalar(CrateSlack);
            Vec3 half = new Vec3(slack, slack, slack) + Abs(grown.Axis0) * grown.Half.X;
            half += Abs(grown.Axis1) * grown.Half.Y;
            half += Abs(grown.Axis2) * grown.Half.Z;
            return BoxAround(in center, half);
        }

        private static Obb GrowCrate(Form solid, in Vec3 center, Form mover)
        {
            Vec3 by = mover.Half;
            if (mover.Kind != Kind.Ball)
                by = new Vec3(Reach(by, solid.Axis[0]), Reach(by, solid.Axis[1]), Reach(by, solid.Axis[2]));
            return new Obb(center, solid.Axis[0], solid.Axis[1], solid.Axis[2], solid.Half + by);
        }

        /// <summary>How far a box with these half extents reaches along an axis of unit length.</summary>
        private static Scalar Reach(Vec3 half, Vec3 axis)
        {
            return (Scalar)Vec3.Dot(half, Abs(axis));
        }

        private static Aabb BoxAround(in Vec3 center, Vec3 half)
        {
            return new Aabb(center - half, center + half);
        }

        private static Vec3 Abs(Vec3 v)
        {
            return new Vec3(Scalar.Abs(v.X), Scalar.Abs(v.Y), Scalar.Abs(v.Z));
        }

        private static Scalar Sign(Scalar x)
        {
            return new Scalar(x.Raw > 0 ? 1 : x.Raw < 0 ? -1 : 0);
        }
    }
}
