/** Says where something changed, by the names that the author gave rather than by numbers. */
import type { PathStep } from '../diff/change-types.ts'
import type { Sort } from '../diff/value.ts'
import { joinWith, type Line } from './parts.ts'

/** `feeSchedule “School fees, grade 4”`. */
export function blockName({ type = 'block', label = type, name, position }: PathStep): Line {
  return name === undefined ? [`${label} (block ${position})`] : [`${label} “`, { quote: name }, '”']
}

/** The steps below a block or a page. The amount of an entry is called by the name of the entry. */
export function placeName(at: readonly PathStep[], sort: Sort = 'plain'): Line {
  const last = at.at(-1)
  const own = sort === 'money' && last?.field === 'amount' && at.length > 1 ? at.slice(0, -1) : at
  return joinWith(', ', own.map(stepName))
}

function stepName({ field = '', type, label, name, position }: PathStep): Line {
  if (type !== undefined)
    return blockName({
      type,
      ...(label ? { label } : {}),
      ...(name ? { name } : {}),
      ...(position ? { position } : {}),
    })
  if (name !== undefined) return [{ quote: name }]
  const words = label ?? inWords(field)
  return position === undefined ? [words] : [`${words}, entry ${position}`]
}

/** `breakAfter` as `break after`. */
export function inWords(field: string): string {
  return /^[a-z]+(?:[A-Z][a-z]+)+$/.test(field)
    ? field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    : field
}
