// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT
//
// Answer.exe <REQUESTS >REPLIES: answers the calls of tests/bindings/remote through the C# package, by all methods of a routine.
// Answer.exe --alone: checks what needs no requests. tests/bindings/csharp_calls makes the other half of this class.
using System;
using System.IO;
using System.Runtime.InteropServices;
using Graze;

namespace GrazeTests
{
    internal sealed partial class Program
    {
        private readonly Stream requests = Console.OpenStandardInput(), replies = Console.OpenStandardOutput();
        private readonly byte[] reply = new byte[1 << 16], first = new byte[1 << 16];
        private byte[] request;
        private int at, written, firstLength;
        private int passed, failed;

        // ---- Requests ----

        private int At(int size)
        {
            at += size;
            return at - size;
        }

        private byte ReadByte() { return request[At(1)]; }
        private ushort ReadUshort() { return BitConverter.ToUInt16(request, At(2)); }
        private int ReadInt() { return BitConverter.ToInt32(request, At(4)); }
        private uint ReadUint() { return BitConverter.ToUInt32(request, At(4)); }
        private long ReadLong() { return BitConverter.ToInt64(request, At(8)); }
        private float ReadFloat() { return BitConverter.ToSingle(request, At(4)); }

        /// <summary>The arrays of a mesh stay where they are until the next one: C reads them.</summary>
        private GCHandle vertices = GCHandle.Alloc(null), indices = GCHandle.Alloc(null);

        private unsafe Mesh ReadMesh()
        {
            var places = new Vec3[ReadInt()];
            for (int i = 0; i < places.Length; i++)
                places[i] = ReadVec3();
            var corners = new ushort[ReadInt()];
            for (int i = 0; i < corners.Length; i++)
                corners[i] = ReadUshort();
            vertices.Free();
            indices.Free();
            vertices = GCHandle.Alloc(places, GCHandleType.Pinned);
            indices = GCHandle.Alloc(corners, GCHandleType.Pinned);
            return new Mesh((Vec3*)vertices.AddrOfPinnedObject(), (ushort*)indices.AddrOfPinnedObject(), (uint)corners.Length / 3);
        }

        /// <summary>A call has two polygons at most, whose corners stay where they are until the next call.</summary>
        private readonly GCHandle[] corners = { GCHandle.Alloc(null), GCHandle.Alloc(null) };
        private int polygons;

        private unsafe Polygon2 ReadPolygon2()
        {
            var places = new Vec2[ReadInt()];
            for (int i = 0; i < places.Length; i++)
                places[i] = ReadVec2();
            polygons = 1 - polygons;
            corners[polygons].Free();
            corners[polygons] = GCHandle.Alloc(places, GCHandleType.Pinned);
            return new Polygon2((Vec2*)corners[polygons].AddrOfPinnedObject(), (uint)places.Length);
        }

        private void Arguments()
        {
            if (at != request.Length)
                throw new InvalidDataException(request.Length - at + " bytes of a request are left");
            firstLength = -1;
        }

        private bool Receive(byte[] bytes)
        {
            for (int got = 0, n; got < bytes.Length; got += n)
                if ((n = requests.Read(bytes, got, bytes.Length - got)) == 0)
                    return false;
            return true;
        }

        // ---- Replies ----

        private void Write(byte[] bytes)
        {
            bytes.CopyTo(reply, written);
            written += bytes.Length;
        }

        private void Write(byte value) { Write(new[] { value }); }
        private void Write(bool value) { Write((byte)(value ? 1 : 0)); }
        private void Write(int value) { Write(BitConverter.GetBytes(value)); }
        private void Write(uint value) { Write(BitConverter.GetBytes(value)); }
        private void Write(long value) { Write(BitConverter.GetBytes(value)); }
        private void Write(float value) { Write(BitConverter.GetBytes(value)); }

        private void WriteText(byte[] text, int length)
        {
            Write(length);
            for (int i = 0; i < length; i++)
                Write(text[i]);
        }

        private bool Flag(bool isWritten)
        {
            Write(isWritten);
            return isWritten;
        }

        /// <summary>The reply of the first method is sent; all others must have the same bytes, as far as they go.</summary>
        private void Reply(string form)
        {
            bool isFirst = firstLength < 0;
            if (isFirst)
            {
                firstLength = written;
                Array.Copy(reply, first, written);
            }
            for (int i = 0; i < written; i++)
                if (reply[i] != first[i])
                    throw new InvalidDataException("the " + form + " method has another result");
            written = 0;
        }

        private void AnswerRequests()
        {
            Action[] answers = Answers();
            var length = new byte[4];
            while (Receive(length))
            {
                request = new byte[BitConverter.ToInt32(length, 0)];
                if (!Receive(request))
                    throw new EndOfStreamException("half of a request");
                at = 0;
                answers[ReadUshort()]();
                replies.Write(BitConverter.GetBytes(firstLength), 0, 4);
                replies.Write(first, 0, firstLength);
                replies.Flush();
            }
        }

        // ---- What no request shows ----

        private void Check(bool right, string words)
        {
            passed += right ? 1 : 0;
            failed += right ? 0 : 1;
            if (!right)
                Console.WriteLine("csharp: " + words);
        }

        private void Size(Type type, int size)
        {
            Check(Marshal.SizeOf(type) == size, type.Name + " has " + Marshal.SizeOf(type) + " bytes, and " + size + " in C");
        }

        private void Offset(Type type, string field, int offset)
        {
            int here = (int)Marshal.OffsetOf(type, field);
            Check(here == offset, type.Name + "." + field + " is at " + here + ", and at " + offset + " in C");
        }

        private void Operators()
        {
            var random = new Random(1);
            bool same = true;
            for (int i = 0; i < 100000; i++)
            {
                var a = new Scalar(random.Next() ^ random.Next() << 16);
                var b = new Scalar((random.Next() ^ random.Next() << 16) >> random.Next(24));
                same &= a * b == Scalar.Mul(a, b) && a / b == Scalar.Div(a, b) && (Scalar)(double)a == a;
                same &= Scalar.TryParse(a.ToString(), out Scalar parsed) && parsed == a;
            }
            Check(same, "operators and text have other results than the routines");
            foreach (string text in new[] { "1.5x", "x", "", null })
                Check(!Scalar.TryParse(text, out _), "TryParse reads \"" + text + "\"");
        }

        private void Conversions()
        {
            Check((Scalar)0.1 == new Scalar(6554) && (Scalar)(-0.1) == new Scalar(-6554), "(Scalar)0.1 has other bits than GRAZE_C(0.1)");
            Check((Scalar)(0.5 / 65536) == new Scalar(1) && (Scalar)(-0.5 / 65536) == new Scalar(-1), "ties do not go away from zero");
            Check((Scalar)1e9 == Scalar.MaxValue && (Scalar)(-1e9) == Scalar.MinValue, "a double beyond the range does not saturate");
            Check((Scalar)double.NaN == Scalar.Zero && (Scalar)32768 == Scalar.MaxValue, "(Scalar)NaN or (Scalar)32768");
            Check((Angle.HalfTurn + Angle.HalfTurn).Raw == 0 && (-Angle.QuarterTurn).Raw == 0xC0000000, "angles do not wrap around");
        }

        private void ShortArray()
        {
            bool thrown = false;
            try
            {
                Aabb.FromPoints(new Vec3[2], 3);
            }
            catch (ArgumentException)
            {
                thrown = true;
            }
            Check(thrown, "an array that is shorter than its count does not throw");
        }

        /// <summary>A million calls, half of them with an array: 32 bytes in each would start the collector.</summary>
        private void NoAllocation()
        {
            var boxes = new Aabb[4];
            var path = new Segment(Vec3.FromUnits(0, 0, 0), Vec3.FromUnits(1, 2, 3));
            int before = GC.CollectionCount(0);
            for (int i = 0; i < 500000; i++)
            {
                Aabb.Linecast(in boxes[0], in path, out LineHit hit);
                NearestAabb.Linecast(boxes, boxes.Length, in path, out uint index, out hit);
            }
            Check(GC.CollectionCount(0) == before, "calls allocate memory");
        }

        private int Alone()
        {
            Library.Check();
            Offsets();
            Operators();
            Conversions();
            ShortArray();
            NoAllocation();
            Console.WriteLine("csharp: " + passed + " fields and conversions passed, " + failed + " failed");
            return failed == 0 && passed > 0 ? 0 : 1;
        }

        private static int Main(string[] arguments)
        {
            var program = new Program();
            if (arguments.Length > 0)
                return program.Alone();
            program.AnswerRequests();
            return 0;
        }
    }
}
