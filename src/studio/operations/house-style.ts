/** How the author of a file writes: what is new in it is written in the same way. */
import { breakOf } from '../../core/yaml/add-lines.ts'
import { columnOf } from './lines.ts'
import type { Item, Outline, Part } from './outline.ts'

export type HouseStyle = {
  readonly lineBreak: string
  /** By how many columns the fields of a group are indented. */
  readonly step: number
  /** By how many columns the dashes of a list are indented. */
  readonly dashStep: number
  readonly quote: '"' | "'"
}

/** For a text without an author. */
export const houseDefault: HouseStyle = { lineBreak: '\n', step: 2, dashStep: 2, quote: '"' }

export function houseStyleOf(text: string, { root }: Outline): HouseStyle {
  const inner = [...descendants(root)]
  const steps = inner.flatMap((item) => stepOf(text, item))
  const group = steps.find(({ kind }) => kind === 'group')
  const list = steps.find(({ kind }) => kind === 'list')
  const quoted = (style: Part['style']) => inner.filter(({ value }) => value.style === style).length
  return {
    lineBreak: breakOf(text),
    step: group?.step ?? 2,
    dashStep: list?.step ?? group?.step ?? 2,
    quote: quoted('single') > quoted('double') ? "'" : '"',
  }
}

function* descendants(item: Item): Generator<Item> {
  for (const inner of item.value.items) {
    yield inner
    yield* descendants(inner)
  }
}

/** Of a field whose block stands on the lines below it. */
function stepOf(text: string, { name, start, value }: Item): readonly { kind: string; step: number }[] {
  const [first] = value.items
  if (name === undefined || value.style !== 'block' || !first) return []
  const step = columnOf(text, first.start) - columnOf(text, start)
  return step > 0 || value.kind === 'list' ? [{ kind: value.kind, step }] : []
}
