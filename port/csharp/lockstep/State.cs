// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT
using Graze;

namespace Lockstep
{
    /// <summary>The state of the simulation: how it begins, its inputs and its hash, as in port/lockstep/state.c.</summary>
    internal sealed partial class Simulation
    {
        public const int Bodies = 100;

        private struct Body
        {
            public Vec3 Position;
            public Vec3 Velocity; // in units per tick
        }

        private readonly Body[] bodies = new Body[Bodies];
        private readonly int[] order = new int[Bodies]; // the bodies by their x, the least first
        private readonly int[] rank = new int[Bodies];  // where each body is in that order
        private readonly Aabb[] fixtureBounds = new Aabb[Room.Fixtures.Length];
        private uint random;

        private static readonly Aabb velocities =
            new Aabb(Vec3.FromUnits(-0.125, -0.125, -0.125), Vec3.FromUnits(0.125, 0.125, 0.125));

        public Simulation(uint seed)
        {
            random = Mix(seed);
            for (int i = 0; i < fixtureBounds.Length; i++)
                fixtureBounds[i] = BoundsOf(Room.Fixtures[i]);
            for (int i = 0; i < Bodies; i++)
            {
                do
                    bodies[i].Position = DrawBetween(RoomFor(i));
                while (OverlapsAny(i));
                bodies[i].Velocity = DrawBetween(velocities);
                InsertInOrder(i);
            }
            for (int i = 0; i < Bodies; i++)
                rank[order[i]] = i;
        }

        private static Aabb BoundsOf(Fixture f)
        {
            return f.Form.Kind == Kind.Crate ? Grown.CrateBounds(f.Form, f.Center) : Grown.Bounds(f.Form, f.Center);
        }

        /// <summary>32 bits that depend on all bits of x, in no obvious way.</summary>
        public static uint Mix(uint x)
        {
            unchecked
            {
                x ^= x >> 16;
                x *= 0x7FEB352D;
                x ^= x >> 15;
                x *= 0x846CA68B;
                return x ^ x >> 16;
            }
        }

        /// <summary>From min up to, not including, max.</summary>
        private Scalar DrawBetween(Scalar min, Scalar max)
        {
            unchecked
            {
                random += 0x9E3779B9;
                return new Scalar(min.Raw + (int)((ulong)Mix(random) * (uint)(max.Raw - min.Raw) >> 32));
            }
        }

        private Vec3 DrawBetween(Aabb box)
        {
            Vec3 drawn;
            drawn.X = DrawBetween(box.Min.X, box.Max.X);
            drawn.Y = DrawBetween(box.Min.Y, box.Max.Y);
            drawn.Z = DrawBetween(box.Min.Z, box.Max.Z);
            return drawn;
        }

        /// <summary>True if the body overlaps a fixture, or a body that is placed already.</summary>
        private bool OverlapsAny(int body)
        {
            for (int i = 0; i < Bodies + Room.Fixtures.Length; i++)
                if ((i < body || i >= Bodies) && Overlaps(body, in bodies[body].Position, i))
                    return true;
            return false;
        }

        private void InsertInOrder(int body)
        {
            int i = body;
            for (; i > 0 && bodies[order[i - 1]].Position.X > bodies[body].Position.X; i--)
                order[i] = order[i - 1];
            order[i] = body;
        }

        /// <summary>A player's input turns one body. Bits 24 to 31 select it; the others are three signed bytes, the normal of
        /// the plane that its velocity is reflected by.</summary>
        public void Input(uint input)
        {
            var normal = new Vec3(SignedByte(input), SignedByte(input >> 8), SignedByte(input >> 16));
            int turned = (int)((input >> 24) % Bodies);
            bodies[turned].Velocity = Vec3.Reflect(bodies[turned].Velocity, normal);
        }

        private static Scalar SignedByte(uint bits)
        {
            return (Scalar)((int)((bits & 255) ^ 128) - 128);
        }

        // ---- The hash: MurmurHash3 of 32 bits, without its end ----

        public uint Hash(uint hash)
        {
            for (int i = 0; i < Bodies; i++)
                hash = HashOf(HashOf(hash, bodies[i].Position), bodies[i].Velocity);
            return hash;
        }

        private static uint HashOf(uint hash, Vec3 v)
        {
            return HashOf(HashOf(HashOf(hash, v.X), v.Y), v.Z);
        }

        private static uint HashOf(uint hash, Scalar x)
        {
            unchecked
            {
                uint word = Rotate((uint)x.Raw * 0xCC9E2D51, 15) * 0x1B873593;
                return Rotate(hash ^ word, 13) * 5 + 0xE6546B64;
            }
        }

        private static uint Rotate(uint x, int bits)
        {
            return x << bits | x >> (32 - bits);
        }
    }
}
