# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
"""Sizes and offsets of structures: members follow each other, aligned to their size, as in every C compiler.

tests/bindings/layout compares them with the compiler's.
"""
SIZES = {"int8": 1, "uint8": 1, "char": 1, "bool": 1, "int16": 2, "uint16": 2, "int32": 4, "uint32": 4, "float": 4, "int64": 8}


class Layout:
    """Layouts for a build (fixed or float) and a size of pointers in bytes."""

    def __init__(self, types, structs, build, pointer):
        self.types, self.build, self.pointer = types, build, pointer
        self.structs = {struct["name"]: struct for struct in structs}

    def of_type(self, name):
        """Returns size and alignment."""
        if name in self.structs:
            return self.of_struct(self.structs[name])[:2]
        base = self.types[name][self.build] if name in self.types else name
        return SIZES[base], SIZES[base]

    def of_member(self, member):
        if member.get("pointer"):
            return self.pointer, self.pointer
        size, alignment = self.of_type(member["type"])
        return size * member.get("length", 1), alignment

    def of_struct(self, struct):
        """Returns size, alignment and the offsets of the members."""
        end, widest, offsets = 0, 1, []
        for member in struct["members"]:
            size, alignment = self.of_member(member)
            end += -end % alignment
            offsets.append(end)
            end += size
            widest = max(widest, alignment)
        return end + -end % widest, widest, offsets


def add_layouts(types, structs):
    """Writes size, alignment and offsets into the structures: for the fixed build with pointers of 8 bytes, and beside them
    those of the float build, and of pointers of 4 bytes, where they differ."""
    plain = Layout(types, structs, "fixed", 8)
    others = {"float": Layout(types, structs, "float", 8), "32bit": Layout(types, structs, "fixed", 4)}
    for struct in structs:
        size, alignment, offsets = plain.of_struct(struct)
        struct.update(size=size, alignment=alignment)
        for member, offset in zip(struct["members"], offsets):
            member["offset"] = offset
        for name, layout in others.items():
            other = layout.of_struct(struct)
            if other != (size, alignment, offsets):
                struct[name] = {"size": other[0], "alignment": other[1], "offsets": other[2]}
        struct["members"] = struct.pop("members")
