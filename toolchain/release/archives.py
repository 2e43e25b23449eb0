# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
"""Archives whose bytes depend on their files only: in one order, with one owner, one time and two modes."""
import calendar
import gzip
import io
import tarfile
import zipfile


def mode_of(file):
    return 0o755 if file.executable else 0o644


def folders_of(names):
    """Each folder, before the folders in it."""
    return sorted({name[:end] for name in names for end, letter in enumerate(name) if letter == "/"})


def tar_gz(files, date):
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name in sorted(files):
            entry = tarfile.TarInfo(name)
            entry.size = len(files[name].content)
            entry.mode = mode_of(files[name])
            entry.mtime = calendar.timegm((*date, 0, 0, 0))
            archive.addfile(entry, io.BytesIO(files[name].content))
    compressed = io.BytesIO()
    with gzip.GzipFile(filename="", mode="wb", compresslevel=9, fileobj=compressed, mtime=0) as stream:
        stream.write(packed.getvalue())
    return compressed.getvalue()


# Older versions of the Arduino IDE need the entries of folders.
def zip_of(files, date):
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted([*files, *(folder + "/" for folder in folders_of(files))]):
            folder = name.endswith("/")
            entry = zipfile.ZipInfo(name, (*date, 0, 0, 0))
            entry.create_system = 3  # the modes are those of Unix, on every system
            entry.compress_type = zipfile.ZIP_STORED if folder else zipfile.ZIP_DEFLATED
            entry.external_attr = (0o40755 << 16 | 0x10) if folder else (0o100000 | mode_of(files[name])) << 16
            archive.writestr(entry, b"" if folder else files[name].content, compresslevel=9)
    return packed.getvalue()


def below(folder, files):
    return {f"{folder}/{name}": file for name, file in files.items()}
