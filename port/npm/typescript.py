# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
"""TypeScript declarations for port/api.json."""
from calls import POLYGONS, VIEWS, arguments_of, outputs_of, returns_text
from javascript import camel, constants, pascal, raw_constants

FIXED_TEXT = """\
/** The address of a structure in the memory of the module, in bytes. */
export type Address = number;
/** Three indices for each triangle. */
export interface Mesh {
  vertices: ArrayLike<Vec3>;
  indices: ArrayLike<number>;
}
/** Memory of the module, until it is freed. */
export interface Stored {
  readonly address: Address;
  /** The raw integers. The view ends when the memory grows. */
  readonly words: Int32Array;
  free(): void;
}
/** An array of structures in the memory of the module. */
export interface StoredArray<T> extends Stored {
  readonly kind?: 'array';
  readonly length: number;
  get(index: number): T;
  set(index: number, value: T): void;
}
/** A mesh in the memory of the module. */
export interface StoredMesh extends Stored {
  readonly kind?: 'mesh';
}
/** Routines and constants in one kind of numbers. */
export interface Surface extends Routines {
  /** An array in the memory of the module: of these items, or of so many zeros. */
  array<K extends keyof Structures>(name: K, items: ArrayLike<Structures[K]> | number): StoredArray<Structures[K]>;
  /** A mesh in the memory of the module. */
  mesh(mesh: Mesh): StoredMesh;
  /** The structure at the address. */
  read<K extends keyof Structures>(name: K, address: Address): Structures[K];
  /** Writes a structure to the address. */
  write<K extends keyof Structures>(name: K, address: Address, value: Structures[K]): void;
  /** The size of a structure in bytes. */
  sizeOf(name: keyof Structures): number;
}
/** The routines of the module. An argument is an address for each pointer and each structure, and the raw number for a number;
 * the address of a returned structure comes first. */
export type Calls = {
  readonly [K in keyof Routines]: (...addressesAndNumbers: (number | bigint)[]) => Returned<ReturnType<Routines[K]>>;
};
/** A routine returns a number in place of a boolean, and nothing in place of a structure. */
export type Returned<R> = R extends bigint ? bigint : R extends number | boolean | string | { result: unknown } ? number : void;
/** The library: numbers are units. */
export interface Graze extends Surface {
  /** The same with raw integers in place of units. */
  raw: Surface & RawConstants;
  /** The routines of the module: addresses in place of structures, raw integers in place of units. */
  calls: Calls;
  /** Memory for so many bytes, aligned to 8. */
  allocate(size: number): Address;
  free(address: Address): void;
  /** All memory of the module as words; the structure at an address begins at words[address / 4]. Read `words` again after
   * a call of allocate, array or mesh, which may replace it. */
  readonly words: Int32Array;
}
/** A response of fetch, bytes, or a WebAssembly.Module. Not by these names, which only some environments declare. */
export type Source = object;
/** Loads the module from `graze.wasm` beside this file, or from a response of fetch, bytes or a compiled module. */
export function load(source?: Source | Promise<Source>): Promise<Graze>;
/** The same without a promise. In the window of a browser a module of this size has to be compiled by `load`. */
export function loadSync(source: Source): Graze;
"""

BY_NAME = {"bool": "boolean", "text": "string", "void": "void"}


class Types:
    def __init__(self, api):
        self.api = api
        self.structs = {s["name"] for s in api["structs"]}
        self.numbers = {name: entry["fixed"] for name, entry in api["types"].items()}
        self.enums = {e["name"]: [v["value"] for v in e["values"]] for e in api["enums"] if e["name"]}

    def of(self, name):
        if name in self.structs or name in self.numbers:
            return pascal(name)
        return BY_NAME.get(name, "bigint" if name == "int64" else "number")

    def aliases(self):
        for name, entry in self.api["types"].items():
            values = self.enums.get(name, [])
            text = " | ".join(map(str, values)) or ("bigint" if entry["fixed"] == "int64" else "number")
            yield f"{doc(entry)}export type {pascal(name)} = {text};"

    def member(self, member):
        kind = self.of(member["type"])
        depth = len(member.get("dimensions", [0])) if "length" in member else 0
        return f"  {doc(member)}{camel(member['name'])}: {kind}{'[]' * depth};"

    def struct(self, struct):
        members = "\n".join(map(self.member, struct["members"]))
        return f"{doc(struct)}export interface {pascal(struct['name'])} {{\n{members}\n}}"

    def argument(self, parameter):
        name, kind = camel(parameter["name"]), self.of(parameter["type"])
        if parameter["type"] == "char":
            kind = "string"
        elif parameter["type"] == "mesh":
            kind = "Mesh | StoredMesh"
        elif parameter["type"] in POLYGONS:
            corner = self.of(POLYGONS[parameter["type"]])
            kind = f"ArrayLike<{corner}> | StoredArray<{corner}>"
        elif isinstance(parameter.get("length"), str):
            kind = f"ArrayLike<{kind}> | StoredArray<{kind}>"
        elif parameter["by"] == "array":
            kind = f"ArrayLike<{kind}>"
        return f"{name}: {kind}"

    def field(self, parameter, written):
        kind = self.of(parameter["type"]) + ("[]" if parameter["by"] == "array" else "")
        return f"{camel(parameter['name'])}: {kind if written or not parameter.get('conditional') else 'null'}"

    def result(self, function):
        """What the function returns."""
        outputs, returns = outputs_of(function), self.of(function["returns"])
        if returns_text(function):
            return "string"
        if returns == "void":
            fields = [self.field(p, True) for p in outputs]
            return fields[0].split(": ", 1)[1] if len(fields) == 1 else "{ " + "; ".join(fields) + " }"
        if not outputs:
            return returns
        if not any(p.get("conditional") for p in outputs):
            return "{ result: " + "; ".join([returns] + [self.field(p, True) for p in outputs]) + " }"
        none = {"Result": "0", "boolean": "false"}.get(returns, "0")
        some = {"Result": "1 | 2 | 3", "boolean": "true"}.get(returns, returns)
        cases = ((none, False), (some, True))
        return " | ".join("{ result: " + "; ".join([value] + [self.field(p, w) for p in outputs]) + " }" for value, w in cases)

    def method(self, function):
        arguments = ", ".join(map(self.argument, arguments_of(function)))
        return f"  {doc(function)}{camel(function['name'])}({arguments}): {self.result(function)};"


def doc(entry):
    comment = entry.get("comment", "")
    return f"/** {comment} */ ".replace("*/ ", "*/\n") if comment else ""


def typed(text):
    return "bigint" if text.endswith("n") and text[:-1].lstrip("-").isdigit() else "string" if text.startswith("'") else text


def declarations(api):
    types = Types(api)
    structs = [s for s in api["structs"] if s["name"] not in VIEWS]
    parts = [*types.aliases(), *map(types.struct, structs)]
    parts += ["export interface Structures {"] + [f"  {camel(s['name'])}: {pascal(s['name'])};" for s in structs] + ["}"]
    parts += ["export interface Routines {", *map(types.method, api["functions"]), "}"]
    parts += ["export interface RawConstants {", *(f"  readonly {name}: {text};" for name, text in raw_constants(api)), "}"]
    parts += [f"export const {name}: {typed(text)};" for name, text in constants(api)]
    return "\n".join(parts) + "\n" + FIXED_TEXT
