// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT

// The inline functions of circles, in capsule2.h.
namespace Graze
{
    public partial struct Circle
    {
        /// <summary>True if the circle and the capsule have a point in common: Capsule2.OverlapsCircle.</summary>
        public static bool OverlapsCapsule2(in Circle circle, in Capsule2 capsule)
        {
            return Capsule2.OverlapsCircle(capsule, circle);
        }
    }
}
