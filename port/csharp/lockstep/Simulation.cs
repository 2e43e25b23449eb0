// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT
using Graze;

namespace Lockstep
{
    /// <summary>A hundred balls and boxes that bounce in a room: the simulation of port/lockstep/lockstep.c, with the same
    /// hash after every tick. In a tick each body moves in turn, along a segment, while the others stand still.</summary>
    internal sealed partial class Simulation
    {
        // A body bounces off a solid, whose number is less, or off the room.
        private const int OffRoom = 254, Nothing = 255;

        // A body stops beside a surface, no more than this many raw units from its path.
        private const int Beside = 8;

        private struct Contact
        {
            public int With;
            public Vec3 Normal; // of the other's surface, toward the body
            public Vec3 Place;  // beside that surface
        }

        // The solids that a body could meet in one tick: one list for all ticks, so that no tick allocates memory.
        private readonly int[] near = new int[Bodies + Room.Fixtures.Length];
        private int nearCount;

        public void Tick()
        {
            for (int i = 0; i < Bodies; i++)
                Move(i);
        }

        private static Form FormOf(int solid)
        {
            return solid < Bodies ? Room.BodyForms[solid % Room.BodyForms.Length] : Room.Fixtures[solid - Bodies].Form;
        }

        /// <summary>The solid, grown by the size of a body.</summary>
        private Grown Grow(int solid, int byBody)
        {
            Vec3 center = solid < Bodies ? bodies[solid].Position : Room.Fixtures[solid - Bodies].Center;
            return new Grown(FormOf(solid), in center, FormOf(byBody));
        }

        /// <summary>The box in which the center of a body must stay.</summary>
        private static Aabb RoomFor(int body)
        {
            Vec3 half = FormOf(body).Half;
            return new Aabb(Room.Bounds.Min + half, Room.Bounds.Max - half);
        }

        private bool Overlaps(int body, in Vec3 place, int solid)
        {
            return Grow(solid, body).ContainsPoint(in place);
        }

        // ---- Nearby solids ----

        private void FindNear(int body, in Segment path)
        {
            var beside = new Scalar(Beside);
            Vec3 half = FormOf(body).Half + new Vec3(beside, beside, beside);
            var swept = new Aabb(Vec3.Min(path.A, path.B) - half, Vec3.Max(path.A, path.B) + half);
            nearCount = 0;
            AddNearBodies(body, in swept);
            for (int i = 0; i < fixtureBounds.Length; i++)
                if (Aabb.OverlapsAabb(in swept, in fixtureBounds[i]))
                    near[nearCount++] = Bodies + i;
        }

        /// <summary>The order by x leaves a few candidates on either side of the body.</summary>
        private void AddNearBodies(int body, in Aabb swept)
        {
            Scalar least = swept.Min.X - Room.Largest.Half.X, most = swept.Max.X + Room.Largest.Half.X;
            for (int i = rank[body] - 1; i >= 0 && bodies[order[i]].Position.X >= least; i--)
                AddIfNear(order[i], in swept);
            for (int i = rank[body] + 1; i < Bodies && bodies[order[i]].Position.X <= most; i++)
                AddIfNear(order[i], in swept);
        }

        private void AddIfNear(int other, in Aabb swept)
        {
            Aabb bounds = Grown.Bounds(FormOf(other), in bodies[other].Position);
            if (Aabb.OverlapsAabb(in swept, in bounds))
                near[nearCount++] = other;
        }

        // ---- Casts ----

        /// <summary>The path starts in the room, so that one that ends outside leaves it at one point.</summary>
        private static Fraction HitRoom(int body, in Segment path, ref Contact contact)
        {
            Aabb inner = RoomFor(body);
            contact.With = Nothing;
            if (Aabb.ContainsPoint(in inner, in path.B))
                return Fraction.One;
            Aabb.LinecastExit(in inner, in path, out LineHit hit);
            contact.With = OffRoom;
            contact.Normal = -hit.Normal;
            contact.Place = hit.Point;
            return hit.Fraction;
        }

        /// <summary>Touching counts: a body must stay clear of others.</summary>
        private Contact FirstContact(int body, in Segment path)
        {
            var contact = default(Contact);
            Fraction least = HitRoom(body, in path, ref contact);
            for (int i = 0; i < nearCount; i++)
            {
                Grown grown = Grow(near[i], body);
                if (grown.Linecast(in path, out LineHit hit) == Result.Miss)
                    continue;
                if (contact.With != Nothing && hit.Fraction >= least)
                    continue;
                least = hit.Fraction;
                contact.With = near[i];
                contact.Normal = hit.Normal;
                contact.Place = grown.OffSurface(in hit);
            }
            return contact;
        }

        /// <summary>The place beside one surface may be inside another, in a narrow gap.</summary>
        private bool IsFree(int body, in Vec3 place)
        {
            for (int i = 0; i < nearCount; i++)
                if (Overlaps(body, in place, near[i]))
                    return false;
            return Aabb.ContainsPoint(RoomFor(body), in place);
        }

        // ---- Bounces ----

        private void BounceOffBody(int body, int other, Vec3 normal)
        {
            Vec3 closing = bodies[body].Velocity - bodies[other].Velocity;
            if (Vec3.Dot(closing, normal).Raw >= 0)
                return;
            Vec3 exchanged = closing - Vec3.Slide(closing, normal);
            bodies[body].Velocity -= exchanged;
            bodies[other].Velocity += exchanged;
        }

        private void Bounce(int body, in Contact contact)
        {
            if (contact.With < Bodies)
                BounceOffBody(body, contact.With, contact.Normal);
            else if (Vec3.Dot(bodies[body].Velocity, contact.Normal).Raw < 0)
                bodies[body].Velocity = Vec3.Reflect(bodies[body].Velocity, contact.Normal);
        }

        // ---- A tick ----

        private void SwapInOrder(int i, int j)
        {
            int body = order[i];
            order[i] = order[j];
            order[j] = body;
            rank[order[i]] = i;
            rank[order[j]] = j;
        }

        private void RestoreOrder(int body)
        {
            int i = rank[body];
            for (; i > 0 && bodies[order[i]].Position.X < bodies[order[i - 1]].Position.X; i--)
                SwapInOrder(i, i - 1);
            for (; i + 1 < Bodies && bodies[order[i]].Position.X > bodies[order[i + 1]].Position.X; i++)
                SwapInOrder(i, i + 1);
        }

        private void Move(int body)
        {
            var path = new Segment(bodies[body].Position, bodies[body].Position + bodies[body].Velocity);
            Vec3 place = path.B;
            FindNear(body, in path);
            Contact contact = FirstContact(body, in path);
            if (contact.With != Nothing)
            {
                Bounce(body, in contact);
                place = IsFree(body, in contact.Place) ? contact.Place : path.A;
            }
            bodies[body].Position = place;
            RestoreOrder(body);
        }
    }
}
