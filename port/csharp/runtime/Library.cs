// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT
using System;

namespace Graze
{
    /// <summary>The native library.</summary>
    public static partial class Library
    {
        // iOS, consoles and browsers have no shared libraries: there the C code is a part of the program.
#if (UNITY_IOS || UNITY_TVOS || UNITY_WEBGL || UNITY_SWITCH) && !UNITY_EDITOR
        internal const string Name = "__Internal";
#else
        internal const string Name = "graze";
#endif

        /// <summary>Call this once at the start. Throws if the native library is of another version or computes other bits, or if the
        /// structures have other sizes than in C. A missing library throws a DllNotFoundException.</summary>
        public static void Check()
        {
            int wrong = WrongSize(IntPtr.Size == 8);
            if (wrong != 0)
                throw new InvalidOperationException("graze: " + wrong + " structures have other sizes than in C");
            // The last two digits are those of a patch, which changes no routine.
            if (Version() / 100 != Constants.Version / 100 || Results() != Constants.Results)
                throw new InvalidOperationException("graze: the native library has version " + Version() + " and results " + Results());
            if (!Selftest())
                throw new InvalidOperationException("graze: the native library computes other bits than it documents");
        }

        internal static void Need<T>(T[] array, int length)
        {
            if (length < 0 || length > (array == null ? 0 : array.Length))
                throw new ArgumentException("the array is shorter than its count, " + length);
        }
    }
}
