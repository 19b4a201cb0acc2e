/** Counts the shapes of a drawing. A drawing can show its parts again and again: a few lines can ask for billions. */
import type { Element } from './xml.ts'

/** More than any drawing needs. A phone draws this many in a moment. */
export const MOST_SHAPES = 100_000

/** A part with a name: its own shapes, and the parts that it shows again. */
type Part = { shapes: number; readonly shown: string[] }

export type Unfolding = {
  readonly open: (element: Element) => void
  readonly close: () => void
  /** Whether there are more than `MOST_SHAPES`. No browser shows a part that shows itself. */
  readonly isTooMuch: () => boolean
}

export function unfolding(): Unfolding {
  const whole: Part = { shapes: 0, shown: [] }
  const named = new Map<string, Part>()
  const open: Part[] = [whole]
  const shapesIn = (part: Part, within: readonly Part[]): number => {
    if (within.includes(part) || within.length > DEEPEST) return 0
    let sum = part.shapes
    for (const name of part.shown) {
      const shown = named.get(name)
      if (shown) sum += shapesIn(shown, [...within, part])
      if (sum > MOST_SHAPES) break
    }
    part.shapes = sum
    part.shown.length = 0
    return sum
  }
  return {
    open: ({ attributes }) => {
      const id = attributes.find(({ name }) => name === 'id')?.value
      const outer = open.at(-1) ?? whole
      const part = id === undefined || named.has(id) ? outer : { shapes: 0, shown: [] }
      if (id !== undefined && part !== outer) {
        named.set(id, part)
        // A part with a name is also shown at its own place.
        outer.shown.push(id)
      }
      part.shapes++
      for (const { value } of attributes) {
        if (!value.includes('#')) continue
        for (const [, name = ''] of value.matchAll(REFERENCE)) part.shown.push(name)
      }
      open.push(part)
    },
    close: () => void open.pop(),
    isTooMuch: () => shapesIn(whole, []) > MOST_SHAPES,
  }
}

const REFERENCE = /(?:^\s*|url\(\s*["']?\s*)#([^\s"')]+)/g
/** How many levels of parts may show each other. */
const DEEPEST = 100
