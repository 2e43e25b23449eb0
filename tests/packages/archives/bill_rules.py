# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
"""The rules of SPDX 2.3 for the bill of materials, with codes of our own, SP; and whether it describes the archives."""
import functools
import hashlib
import re

from members import broken

ID = r"SPDXRef-[A-Za-z0-9.\-]+"
HEX = {"SHA1": 40, "SHA256": 64}
LICENCES = {"MIT", "NOASSERTION", "NONE"}
PURPOSES = {"APPLICATION", "FRAMEWORK", "LIBRARY", "CONTAINER", "OPERATING-SYSTEM", "DEVICE", "FIRMWARE", "SOURCE", "ARCHIVE",
            "FILE", "INSTALL", "OTHER"}
TYPES = {"SOURCE", "BINARY", "ARCHIVE", "APPLICATION", "AUDIO", "IMAGE", "TEXT", "VIDEO", "DOCUMENTATION", "SPDX", "OTHER"}
# Of the keys in the schema, those that graze uses: the schema allows no others.
KEYS = {
    "document": {"spdxVersion", "dataLicense", "SPDXID", "name", "documentNamespace", "creationInfo", "packages", "files",
                 "relationships"},
    "packages": {"SPDXID", "name", "versionInfo", "supplier", "downloadLocation", "filesAnalyzed", "packageVerificationCode",
                 "packageFileName", "checksums", "licenseConcluded", "licenseInfoFromFiles", "licenseDeclared", "copyrightText",
                 "primaryPackagePurpose", "summary"},
    "files": {"SPDXID", "fileName", "fileTypes", "checksums", "licenseConcluded", "licenseInfoInFiles", "copyrightText"},
    "relationships": {"spdxElementId", "relationshipType", "relatedSpdxElement"}}
PLACE = r"NONE|NOASSERTION|(https?|git|git\+https)://\S+"


@functools.cache
def digest(kind, content):
    return hashlib.new(kind.lower(), content).hexdigest()


def sums_of(element):
    return {entry.get("algorithm"): entry.get("checksumValue") for entry in element.get("checksums", [])}


def are_sums(element, required):
    sums = sums_of(element)
    return required <= sums.keys() and all(re.fullmatch(f"[0-9a-f]{{{HEX.get(kind, 0)}}}", text or "") for kind, text in sums.items())


def check_document(bill):
    info = bill.get("creationInfo", {})
    yield "SP1", "spdxVersion is not SPDX-2.3", bill.get("spdxVersion") == "SPDX-2.3"
    yield "SP2", "dataLicense is not CC0-1.0", bill.get("dataLicense") == "CC0-1.0"
    yield "SP3", "the document is not SPDXRef-DOCUMENT", bill.get("SPDXID") == "SPDXRef-DOCUMENT"
    yield "SP4", "no name", bill.get("name")
    yield "SP5", "the namespace is no absolute URI without #", re.fullmatch(r"[a-z][a-z0-9+.\-]*:[^#\s]+", bill.get("documentNamespace", ""))
    yield "SP6", "no time of creation in UTC", re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", info.get("created", ""))
    yield "SP7", "no creator", info.get("creators") and all(
        re.match(r"(Person|Organization|Tool): \S", creator) for creator in info["creators"])


def check_keys(bill):
    unknown = bill.keys() - KEYS["document"]
    for kind in ("packages", "files", "relationships"):
        unknown |= {key for element in bill.get(kind, []) for key in element.keys() - KEYS[kind]}
    yield "SP30", f"unknown keys: {sorted(unknown)}", not unknown


def check_ids(bill):
    elements = [bill, *bill.get("packages", []), *bill.get("files", [])]
    ids = [element.get("SPDXID", "") for element in elements]
    relationships = bill.get("relationships", [])
    ends = {r.get(end) for r in relationships for end in ("spdxElementId", "relatedSpdxElement")}
    kinds = {(r.get("spdxElementId"), r.get("relationshipType"), r.get("relatedSpdxElement")) for r in relationships}
    yield "SP8", "an SPDXID has another form", all(re.fullmatch(ID, one) for one in ids)
    yield "SP9", "an SPDXID twice", len(set(ids)) == len(ids)
    yield "SP10", f"a relationship names no element: {sorted(str(e) for e in ends - set(ids))[:2]}", ends <= set(ids)
    yield "SP11", "the document does not describe the package", ("SPDXRef-DOCUMENT", "DESCRIBES", "SPDXRef-graze") in kinds
    yield "SP12", "the package does not contain each file", all(
        ("SPDXRef-graze", "CONTAINS", file.get("SPDXID")) in kinds for file in bill.get("files", []))
    yield "SP13", "an archive is not made from the package", all(
        (p.get("SPDXID"), "GENERATED_FROM", "SPDXRef-graze") in kinds for p in bill.get("packages", [])[1:])


def verification_code(files):
    return hashlib.sha1("".join(sorted(sums_of(file).get("SHA1", "") for file in files)).encode()).hexdigest()


def check_packages(bill):
    packages, files = bill.get("packages", []), bill.get("files", [])
    analysed = [package for package in packages if package.get("filesAnalyzed", True)]
    code = analysed[0].get("packageVerificationCode", {}).get("packageVerificationCodeValue") if analysed else None
    yield "SP14", "a package without a name", packages and all(package.get("name") for package in packages)
    yield "SP15", "downloadLocation is no place", all(re.fullmatch(PLACE, p.get("downloadLocation", "")) for p in packages)
    yield "SP16", "the verification code is not that of the files", len(analysed) == 1 and code == verification_code(files)
    yield "SP17", "a package without analysed files has what only they give", all(
        not {"packageVerificationCode", "licenseInfoFromFiles"} & p.keys() for p in packages if p not in analysed)
    yield "SP18", "a licence of a package is unknown", all(
        p.get(key) in LICENCES for p in packages for key in ("licenseConcluded", "licenseDeclared"))
    yield "SP19", "licenseInfoFromFiles is not that of the files", analysed and set(analysed[0].get("licenseInfoFromFiles", [])) == {
        licence for file in files for licence in file.get("licenseInfoInFiles", [])} - {"NONE"}
    yield "SP20", "a package without copyright text, supplier or purpose", all(
        p.get("copyrightText") and re.match("(Person|Organization): .|NOASSERTION", p.get("supplier", "")) and
        p.get("primaryPackagePurpose") in PURPOSES for p in packages)
    yield "SP21", "the sums of an archive have another form", all(are_sums(p, {"SHA256"}) for p in packages if p not in analysed)


def check_files(bill):
    files = bill.get("files", [])
    yield "SP22", "a file name does not start with ./", files and all(file.get("fileName", "").startswith("./") for file in files)
    yield "SP23", "a file name twice", len({file.get("fileName") for file in files}) == len(files)
    yield "SP24", "a file without SHA1, or sums of another form", all(are_sums(file, {"SHA1"}) for file in files)
    yield "SP25", "a licence of a file is unknown", all(
        file.get("licenseConcluded") in LICENCES and file.get("licenseInfoInFiles") and
        set(file["licenseInfoInFiles"]) <= LICENCES for file in files)
    yield "SP26", "a file without copyright text, or of an unknown type", all(
        file.get("copyrightText") and file.get("fileTypes") and set(file["fileTypes"]) <= TYPES for file in files)


def check_truth(bill, source, archives):
    """SP27 to SP29: the files are those of the source archive, and the archives those of the release."""
    described = {file.get("fileName", "")[2:]: sums_of(file) for file in bill.get("files", [])}
    yield "SP27", f"other files: {sorted(set(described) ^ set(source))[:3]}", described.keys() == source.keys()
    yield "SP28", "a file has other sums", all(
        sums[kind] == digest(kind, source[name].content)
        for name, sums in described.items() if name in source for kind in sums if kind in HEX)
    stated = {p.get("packageFileName"): sums_of(p).get("SHA256") for p in bill.get("packages", [])[1:]}
    yield "SP29", "other archives, or other sums", stated == {
        name: digest("SHA256", content) for name, content in archives.items()}


def check(bill, source, archives):
    return broken([*check_document(bill), *check_keys(bill), *check_ids(bill), *check_packages(bill), *check_files(bill),
                   *check_truth(bill, source, archives)])
