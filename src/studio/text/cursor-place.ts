/** Where the cursor is in a YAML text. It is read from the indents, because a text that is being written is often broken. */

export type CursorPlace = {
  /** The names and indexes around the cursor. Of an index only matters that there is one. */
  readonly path: readonly (string | number)[]
  /** `name`: a field begins here. `value`: what a field or an entry says. */
  readonly kind: 'name' | 'value'
  /** What is written of it up to the cursor, and where that begins. */
  readonly words: string
  readonly from: number
  /** The type of the block around it. */
  readonly type: string | undefined
  /** The other fields of the same group. */
  readonly siblings: readonly string[]
}

type Line = {
  /** The columns of its dashes. */
  readonly dashes: readonly number[]
  /** Where its words begin. */
  readonly column: number
  readonly name: string | undefined
  readonly value: string
}

const LINE = /^( *)((?:- +)*)(-$)?(?:([^\s:#"'[\]{}-][^:#]*|-[^\s:#][^:#]*):(?: +(.*)|$))?(.*)$/

function lineOf(text: string): Line | undefined {
  if (/^\s*(?:#|$)/.test(text)) return undefined
  const [, indent = '', marks = '', lone = '', name, value = '', rest = ''] = LINE.exec(text) ?? []
  const dashes = [...`${marks}${lone}`.matchAll(/-/g)].map(({ index }) => indent.length + index)
  return {
    dashes,
    column: indent.length + marks.length,
    name: name?.trim(),
    value: name === undefined ? rest : value,
  }
}

export function cursorPlaceAt(text: string, offset: number): CursorPlace {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const written = text.slice(start, offset)
  const above = text.slice(0, start).split('\n').slice(0, -1).map(lineOf)
  const own = lineOf(written) ?? { dashes: [], column: written.length, name: undefined, value: '' }
  const around = pathAround(above, own)
  const isValue = own.name !== undefined
  const words = isValue ? own.value : written.slice(own.column)
  return {
    path: own.name === undefined ? around : [...around, own.name],
    kind:
      isValue || (around.length > 0 && typeof around.at(-1) === 'number' && /^["'$]/.test(words))
        ? 'value'
        : 'name',
    words,
    from: offset - words.length,
    ...groupAround(text, above.length, own),
  }
}

/** Goes up through the lines with smaller indents. */
function pathAround(above: readonly (Line | undefined)[], own: Line): readonly (string | number)[] {
  const path: (string | number)[] = []
  let { column } = own
  // Below a dash, a name in the same column is the one of the list.
  let isBelowDash = false
  const enter = (dashes: readonly number[]) => {
    for (const dash of dashes.toReversed()) {
      path.unshift(0)
      column = dash
      isBelowDash = true
    }
  }
  enter(own.dashes)
  for (const line of above.toReversed()) {
    if (!line) continue
    const isOwner =
      line.column < column || (isBelowDash && line.column === column && line.dashes.length === 0)
    const isFirstOfEntry = line.column === column && line.dashes.length > 0 && !isBelowDash
    if (isFirstOfEntry) enter(line.dashes)
    else if (isOwner && line.name !== undefined) {
      path.unshift(line.name)
      column = line.column
      isBelowDash = false
      enter(line.dashes)
    }
  }
  return path
}

/** The fields beside the cursor, and the type of the block that they are in. */
function groupAround(text: string, at: number, own: Line): Pick<CursorPlace, 'type' | 'siblings'> {
  const lines = text.split('\n').map(lineOf)
  const belongs = (index: number, column: number): readonly (Line | undefined)[] => {
    let first = index
    const startsEntry = (line: Line | undefined) => line && line.column === column && line.dashes.length > 0
    while (first > 0 && !startsEntry(lines[first]) && !((lines[first - 1]?.column ?? Infinity) < column))
      first--
    let last = index + 1
    while (last < lines.length && (lines[last]?.column ?? Infinity) >= column && !startsEntry(lines[last]))
      last++
    return lines.slice(first, last)
  }
  const siblings = belongs(at, own.column).flatMap((line, index, all) =>
    line?.name !== undefined && line.column === own.column && all[index] !== lines[at] ? [line.name] : [],
  )
  const block = lines
    .slice(0, at + 1)
    .findLastIndex((line) => line && line.dashes.length > 0 && line.dashes[0] === firstDash(lines))
  const { column = 0 } = lines[block] ?? {}
  const type =
    block < 0
      ? undefined
      : belongs(block, column).find((line) => line?.column === column && line.name === 'type')?.value
  return { type: type?.trim(), siblings }
}

/** The column of the dashes of the blocks. */
const firstDash = (lines: readonly (Line | undefined)[]): number | undefined => {
  const blocks = lines.findIndex((line) => line?.name === 'blocks' && line.column === 0)
  return blocks < 0 ? undefined : lines.slice(blocks + 1).find((line) => line !== undefined)?.dashes[0]
}
