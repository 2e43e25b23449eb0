// SPDX-FileCopyrightText: 2026 the graze authors
// SPDX-License-Identifier: MIT
//
// Lockstep.exe [TICKS [SEED]]: prints the hash of all states after every tick, as port/lockstep/main.c does in C.
using System;
using System.Text;
using Graze;

namespace Lockstep
{
    internal static class Program
    {
        private const uint InputEvery = 64;

        private static void Main(string[] arguments)
        {
            uint ticks = arguments.Length > 0 ? uint.Parse(arguments[0]) : 1000;
            uint seed = arguments.Length > 1 ? uint.Parse(arguments[1]) : 1;
            uint hash = 0;
            Library.Check();
            var simulation = new Simulation(seed);
            var lines = new StringBuilder();
            for (uint tick = 1; tick <= ticks; tick++)
            {
                if (tick % InputEvery == 0)
                    simulation.Input(Simulation.Mix(seed ^ Simulation.Mix(tick)));
                simulation.Tick();
                hash = simulation.Hash(hash);
                lines.Append(hash.ToString("x8")).Append('\n');
            }
            Console.Write(lines);
        }
    }
}
