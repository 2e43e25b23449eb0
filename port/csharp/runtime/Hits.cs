// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT
namespace Graze
{
    public partial struct LineHit
    {
        /// <summary>Converts the hit of a face to the type for solids: the normal points to the side of the start.</summary>
        public static LineHit FromFaceHit(in FaceLineHit faceHit)
        {
            Vec3 normal = faceHit.Side == Side.Back ? -faceHit.Normal : faceHit.Normal;
            return new LineHit(faceHit.Point, normal, faceHit.Fraction);
        }
    }

    public partial struct RayHit
    {
        /// <summary>Converts the hit of a face to the type for solids, as LineHit.FromFaceHit.</summary>
        public static RayHit FromFaceHit(in FaceRayHit faceHit)
        {
            Vec3 normal = faceHit.Side == Side.Back ? -faceHit.Normal : faceHit.Normal;
            return new RayHit(faceHit.Point, normal, faceHit.T);
        }

        /// <summary>Converts the hit of a segment to the hit of the ray with origin a, dir b - a and t_max = 1.</summary>
        public static RayHit FromLineHit(in LineHit lineHit)
        {
            return new RayHit(lineHit.Point, lineHit.Normal, Scalar.FromFraction(lineHit.Fraction));
        }
    }

    public partial struct LineHit2
    {
        /// <summary>Converts the hit of a wall to the type for circles and rectangles.</summary>
        public static LineHit2 FromWallHit2(in WallLineHit2 wallHit)
        {
            Vec2 normal = wallHit.Side == Side.Back ? -wallHit.Normal : wallHit.Normal;
            return new LineHit2(wallHit.Point, normal, wallHit.Fraction);
        }
    }

    public partial struct RayHit2
    {
        /// <summary>Converts the hit of a wall to the type for circles and rectangles.</summary>
        public static RayHit2 FromWallHit2(in WallRayHit2 wallHit)
        {
            Vec2 normal = wallHit.Side == Side.Back ? -wallHit.Normal : wallHit.Normal;
            return new RayHit2(wallHit.Point, normal, wallHit.T);
        }

        /// <summary>Converts the hit of a segment to the hit of a ray, as RayHit.FromLineHit.</summary>
        public static RayHit2 FromLineHit2(in LineHit2 lineHit)
        {
            return new RayHit2(lineHit.Point, lineHit.Normal, Scalar.FromFraction(lineHit.Fraction));
        }
    }

    public partial struct Mat4
    {
        /// <summary>True if Perspective can store these depths.</summary>
        public static bool PerspectiveFits(Scalar zNear, Scalar zFar, Depth depth)
        {
            bool zeroToOne = depth == Depth.ZeroToOne, oneToZero = depth == Depth.OneToZero;
            long from = zNear.Raw, to = zFar.Raw, range = to - from;
            long scaled = zeroToOne ? to : oneToZero ? from : from + to;
            // from * to < 2^62, range < 2^31
            return 0 < from && from < to && scaled < range * 32768 &&
                from * to < range * (zeroToOne || oneToZero ? 1L << 31 : 1L << 30);
        }
    }
}
