/** The texts in the value of a page, each with its lines and the groups around it. */
import { toSource } from '../../src/core/yaml/source.ts'

/** A text. `path` has the names of the groups around it and its own, each with its line. An entry of a list is `[]`. */
export type Leaf = {
  readonly path: readonly { readonly name: string; readonly line: number }[]
  readonly value: string
  readonly line: number
  readonly last: number
}

export type Parsed = {
  /** The leaves that start in each line. */
  readonly byLine: ReadonlyMap<number, readonly Leaf[]>
  /** How many entries its lists have. */
  readonly entries: number
}

export const leavesOf = ({ byLine }: Parsed): readonly Leaf[] => [...byLine.values()].flat()

/** `undefined` for a text with a syntax error. */
export function parsed(text: string): Parsed | undefined {
  const source = toSource('pages/page.yaml', text, () => undefined)
  if (source.value === undefined) return undefined
  const byLine = new Map<number, Leaf[]>()
  let entries = 0
  const visit = (value: unknown, at: readonly (string | number)[], path: Leaf['path']) => {
    if (typeof value === 'string') {
      const { start, end } = source.spanOf(at)
      const { line } = path.at(-1) ?? start
      const leaf = { path, value: value.trim(), line, last: end.column === 1 ? end.line - 1 : end.line }
      byLine.set(line, [...(byLine.get(line) ?? []), leaf])
    } else if (Array.isArray(value)) {
      entries += value.length
      value.forEach((entry: unknown, index) => {
        const inner = [...at, index]
        visit(entry, inner, [...path, { name: '[]', line: source.spanOf(inner).start.line }])
      })
    } else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) {
        const { line } = source.spanOfKey([...at, name]).start
        visit(inner, [...at, name], [...path, { name, line }])
      }
  }
  visit(source.value, [], [])
  return { byLine, entries }
}
