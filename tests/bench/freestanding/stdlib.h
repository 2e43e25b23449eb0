/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* For the headers of cglm, which include it and need nothing of it here. */
