# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
#
# Prints what a page of Markdown states that a script can check, for tests/gate/readme: lines `line kind text`,
# separated by tabs. blocks=FOLDER gets the blocks of C.
#
#   span    text between backticks
#   link    the target of a link
#   code    a line of an indented or a fenced block, but for the following
#   c       a file with the lines of a ```c block, in the folder `blocks`
#   run     a command of such a block, after `$ `
#   shows   a line that the command before it prints

function emit(kind, text) {
    print (kind == "span" || kind == "link" ? start : FNR) "\t" kind "\t" text
}

# A span may continue in the next line, so spans and links are looked for in whole paragraphs.
function end_paragraph() {
    while (match(paragraph, /`[^`]+`/)) {
        emit("span", substr(paragraph, RSTART + 1, RLENGTH - 2))
        paragraph = substr(paragraph, 1, RSTART - 1) "x" substr(paragraph, RSTART + RLENGTH)
    }
    while (match(paragraph, /\]\([^)]+\)/)) {
        emit("link", substr(paragraph, RSTART + 2, RLENGTH - 3))
        paragraph = substr(paragraph, RSTART + RLENGTH)
    }
    paragraph = ""
}

function code_line(text) {
    if (text ~ /^\$ /) {
        emit("run", substr(text, 3))
        shown = 1
    } else
        emit(shown ? "shows" : "code", text)
}

FNR == 1 { blank = 1 }

fence != "" && /^ *```/ {
    if (block != "") {
        close(block)
        emit("c", block)
    }
    fence = block = ""
    shown = 0
    next
}
block != "" { print >block; next }
fence != "" { code_line($0); next }
/^ *```/ {
    end_paragraph()
    fence = $0
    if (/```c$/) {
        block = blocks "/" ++count ".c"
        printf "" >block
    }
    next
}

/^    / && (blank || indented) { indented = 1; code_line(substr($0, 5)); next }
/^$/ { end_paragraph(); blank = 1; shown = 0; next }
{
    blank = indented = 0
    if (/^(#|\||- |[0-9]+\. )/)
        end_paragraph()
    if (paragraph == "")
        start = FNR
    paragraph = paragraph " " $0
}
END { end_paragraph() }
