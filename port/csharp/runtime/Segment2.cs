// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT

// The inline functions of segment2.h.
namespace Graze
{
    public partial struct Segment2
    {
        /// <summary>True if the wall and the circle have a point in common: Circle.OverlapsSegment.</summary>
        public static bool OverlapsCircle(in Segment2 wall, in Circle circle)
        {
            return Circle.OverlapsSegment(circle, wall);
        }

        /// <summary>True if the wall and the capsule have a point in common: Capsule2.OverlapsSegment.</summary>
        public static bool OverlapsCapsule2(in Segment2 wall, in Capsule2 capsule)
        {
            return Capsule2.OverlapsSegment(capsule, wall);
        }
    }
}
