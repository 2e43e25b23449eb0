# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
"""The bill of materials: SPDX 2.3 as JSON. It lists each file of the source archive, with the licence that its first
lines name, and each archive of the release."""
import hashlib
import json
import re
import uuid

AUTHORS = "the graze authors"


def digest(kind, content):
    return hashlib.new(kind, content).hexdigest()


def checksums(content):
    return [{"algorithm": kind.upper(), "checksumValue": digest(kind, content)} for kind in ("sha1", "sha256")]


def stated(file, tag, form):
    """What the first lines of a file state, or NONE."""
    head = b"\n".join(file.content.split(b"\n")[:8]).decode(errors="replace")
    found = re.search(rf"{tag}: ({form})", head)
    return found.group(1) if found else "NONE"


# The public part of SPDX's list of types.
def type_of(name):
    if name.endswith(".md") or name == "LICENSE":
        return "DOCUMENTATION"
    if name.endswith(".png"):
        return "IMAGE"
    source = r".*\.(c|h|hpp|cpp|cs|py|js|mjs|ts|awk|mk|cmake|ino|s|ld)|(.*/)?(Makefile|CMakeLists\.txt|meson\.build)"
    return "SOURCE" if re.fullmatch(source, name) else "TEXT"


def describe_file(number, name, file, licence):
    return {"SPDXID": f"SPDXRef-File-{number}", "fileName": "./" + name, "fileTypes": [type_of(name)],
            "checksums": checksums(file.content), "licenseConcluded": licence,
            "licenseInfoInFiles": [stated(file, "SPDX-License-Identifier", r"[A-Za-z0-9.+-]+")],
            "copyrightText": stated(file, "SPDX-FileCopyrightText", r"[^*\n>]*[^*\n> ]")}


def verification_code(files):
    sums = sorted(digest("sha1", file.content) for file in files.values())
    return digest("sha1", "".join(sums).encode())


def describe_package(version, tree, files, licence):
    found = sorted({licence for file in files for licence in file["licenseInfoInFiles"]} - {"NONE"})
    return {"SPDXID": "SPDXRef-graze", "name": "graze", "versionInfo": version, "supplier": f"Organization: {AUTHORS}",
            "downloadLocation": "NOASSERTION", "filesAnalyzed": True,
            "packageVerificationCode": {"packageVerificationCodeValue": verification_code(tree)},
            "licenseConcluded": licence, "licenseInfoFromFiles": found, "licenseDeclared": licence,
            "copyrightText": f"2026 {AUTHORS}", "primaryPackagePurpose": "LIBRARY",
            "summary": "Exact intersection queries in Q16.16 fixed point"}


def describe_archive(number, name, version, content, licence):
    return {"SPDXID": f"SPDXRef-Archive-{number}", "name": name, "versionInfo": version, "packageFileName": name,
            "supplier": f"Organization: {AUTHORS}", "downloadLocation": "NOASSERTION", "filesAnalyzed": False,
            "checksums": checksums(content), "licenseConcluded": licence, "licenseDeclared": licence,
            "copyrightText": f"2026 {AUTHORS}", "primaryPackagePurpose": "ARCHIVE"}


def relationship(one, kind, other):
    return {"spdxElementId": one, "relationshipType": kind, "relatedSpdxElement": other}


def bill(version, date, tree, archives):
    """archives: their contents, by name."""
    licence = "MIT"
    files = [describe_file(i + 1, name, tree[name], licence) for i, name in enumerate(sorted(tree))]
    packed = [describe_archive(i + 1, name, version, archives[name], licence) for i, name in enumerate(sorted(archives))]
    relationships = [relationship("SPDXRef-DOCUMENT", "DESCRIBES", "SPDXRef-graze")]
    relationships += [relationship("SPDXRef-graze", "CONTAINS", file["SPDXID"]) for file in files]
    relationships += [relationship(archive["SPDXID"], "GENERATED_FROM", "SPDXRef-graze") for archive in packed]
    sums = "".join(c["checksumValue"] for p in packed for c in p["checksums"])
    space = uuid.uuid5(uuid.NAMESPACE_OID, f"graze {version} {verification_code(tree)} {sums}")
    document = {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": f"graze-{version}",
        "documentNamespace": f"urn:uuid:{space}",
        "creationInfo": {"created": "{:04}-{:02}-{:02}T00:00:00Z".format(*date),
                         "creators": [f"Organization: {AUTHORS}", f"Tool: graze-release-{version}"]},
        "packages": [describe_package(version, tree, files, licence), *packed], "files": files,
        "relationships": relationships}
    return json.dumps(document, indent=1) + "\n"
