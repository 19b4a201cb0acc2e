/** Counts the shapes of a drawing, with all that it shows again. A few lines can ask for billions. */
import type { Element } from './xml.ts'

/** More than any drawing needs; a phone draws as many in a moment. */
export const MOST_SHAPES = 100_000

/** A part with a name: what stands in it, and which parts it shows again. */
type Part = { shapes: number; readonly shown: string[] }

export type Unfolding = {
  readonly open: (element: Element) => void
  readonly close: () => void
  /** Whether it comes to more than `MOST_SHAPES`. Parts that show themselves are shown by no browser. */
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
        // What has a name stands where it is written, too.
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
/** How often parts may show each other in turn. */
const DEEPEST = 100
