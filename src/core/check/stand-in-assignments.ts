/** Who has to replace a stand-in, and when: comments such as `# owner: bursar, due: 2026-12-01`. */

import type { FieldPath } from '../base/field-path.ts'
import type { SourceFile, StandIn } from '../yaml/source-file.ts'

export type Assignment = {
  readonly owner: string | undefined
  /** As the author wrote it. It may not be a valid day. */
  readonly due: string | undefined
}

const OWNER = /\bowner:\s*([^,;]+)/i
const DUE = /\bdue:\s*([^,;]+)/i

/** Returns a function that finds the assignment of a stand-in of this file. */
export function assignments(source: SourceFile): (standIn: StandIn) => Assignment {
  const lines = source.text.split(/\r?\n/)
  const head = lines.slice(
    0,
    lines.findIndex((line) => !isRemark(line) && line.trim() !== ''),
  )
  return (standIn) => {
    const remarks = [...remarksOf(standIn, source, lines), ...head]
    return { owner: first(remarks, OWNER), due: first(remarks, DUE) }
  }
}

const isRemark = (line: string) => /^\s*#/.test(line)

function first(remarks: readonly string[], pattern: RegExp): string | undefined {
  for (const remark of remarks) {
    const found = pattern.exec(remark)?.[1]?.trim()
    if (found !== undefined) return found
  }
  return undefined
}

/** The nearest comment first: after the value, above its line, then the same for every group around it. */
function remarksOf({ path, span }: StandIn, source: SourceFile, lines: readonly string[]): readonly string[] {
  const { start, end } = span
  const ownLine = lines[start.line - 1] ?? ''
  // The comment begins after the value: a text in quotes may contain `#`. If the value has several lines, the comment
  // comes after `!todo`.
  const behind = ownLine.slice(end.line === start.line ? end.column - 1 : start.column - 1)
  const groups = path.map((_, index) => path.slice(0, path.length - index))
  return [
    remarkIn(behind),
    ...groups.flatMap((group, index) => {
      const line = lineOf(group, source)
      const isNamed = index > 0 && typeof group.at(-1) === 'string'
      return [isNamed ? remarkIn(lines[line - 1] ?? '') : '', ...above(line, lines)]
    }),
  ]
}

const remarkIn = (words: string) => /(?:^|\s)#(.*)$/.exec(words)?.[1] ?? ''

/** The line of the name of a field, or of the dash of an entry. */
function lineOf(path: FieldPath, source: SourceFile): number {
  const isEntry = typeof path.at(-1) === 'number'
  return (isEntry ? source.spanOf(path) : source.spanOfKey(path)).start.line
}

/** The comments directly above a line, the nearest first. */
function above(line: number, lines: readonly string[]): readonly string[] {
  const found: string[] = []
  for (let at = line - 2; at >= 0 && isRemark(lines[at] ?? ''); at--) found.push(lines[at] ?? '')
  return found
}
