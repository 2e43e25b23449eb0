# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
"""Archives whose bytes depend only on the names and the contents of their files."""
import gzip
import io
import tarfile
import time
import zipfile

# 1985-10-26 08:15:00 UTC, as npm has it: no file is younger, and zip archives have no times before 1980.
TIME = 499162500


def tar_gz(files):
    """The bytes of a .tar.gz of {name: bytes}, in the order of the names."""
    plain = io.BytesIO()
    with tarfile.open(fileobj=plain, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for name in sorted(files):
            entry = tarfile.TarInfo(name)
            entry.size, entry.mtime, entry.mode = len(files[name]), TIME, 0o644
            tar.addfile(entry, io.BytesIO(files[name]))
    return gzip.compress(plain.getvalue(), 9, mtime=0)


def zip_deflated(files):
    """The bytes of a zip archive, in the order of the names but with those of metadata last, as wheels have it."""
    plain = io.BytesIO()
    date = time.gmtime(TIME)[:6]
    with zipfile.ZipFile(plain, "w") as archive:
        for name in sorted(files, key=lambda name: (".dist-info/" in name, name)):
            entry = zipfile.ZipInfo(name, date)
            entry.compress_type, entry.external_attr, entry.create_system = zipfile.ZIP_DEFLATED, 0o100644 << 16, 3
            archive.writestr(entry, files[name], compresslevel=9)
    return plain.getvalue()
