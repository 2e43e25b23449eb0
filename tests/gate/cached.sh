# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
#
# For scripts that compile without the Makefile, which calls ccache itself: where Debian's ccache is installed, each compiler
# is found in its folder of links, whatever calls it, and what was compiled before is not compiled again. Paths below the top
# folder count as relative, so that another clone has the same. CCACHE_DISABLE=1 turns it off. To be sourced from the top folder.
#
# ccache's direct mode ignores __has_include("graze_config.h"): a script that writes such a file sets CCACHE_NODIRECT=1.

if [ -d /usr/lib/ccache ]; then
    export PATH=/usr/lib/ccache:$PATH CCACHE_BASEDIR=$PWD
fi
