/** The numbers and days of a page. In a site of several languages, they are the same on each translation of the page. */
import type { Page } from '../../../schema/page.ts'
import type { FieldPath } from '../base/field-path.ts'
import { valueAt } from '../base/value-at.ts'
import { visitFields } from '../base/walk.ts'
import type { SourceFile } from '../yaml/source-file.ts'

/** `written` is how the author wrote it, if in another way: `64,200` or `${facts.fee}`. */
export type Figure = readonly [path: FieldPath, value: string, written?: string]

export function figuresIn({ blocks }: Page, source: SourceFile): readonly Figure[] {
  const found: Figure[] = []
  visitFields(blocks, ['blocks'], (name, value, path) => {
    const figure = asFigure(value)
    if (figure === undefined) return false
    const at = [...path, name]
    const raw = valueAt(source.value, at)
    found.push(typeof raw === 'string' && raw !== figure ? [at, figure, raw] : [at, figure])
    return true
  })
  return found
}

const FIGURES = /\d{3}/
/** Thousands are written `64,200`, `64 200` or `64.200`, depending on the language. */
const THOUSANDS = /(?<=\d)[ .,\u00a0\u202f](?=\d{3}(?!\d))/g

/** The numbers of three figures or more in each text that has any, smallest first: another language has another order. */
export function numbersIn({ blocks }: Page): readonly Figure[] {
  const found: Figure[] = []
  visitFields(blocks, ['blocks'], (name, value, path) => {
    if (typeof value !== 'string') return false
    if (FIGURES.test(value)) {
      const numbers = value.replaceAll(THOUSANDS, '').match(/\d{3,}/g) ?? []
      found.push([name === 'markdown' ? [...path] : [...path, name], numbers.sort().join(' ')])
    }
    return true
  })
  return found
}

function asFigure(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return typeof value[0] === 'number' ? value.join(', ') : undefined
  if (typeof value !== 'object' || value === null) return undefined
  const { iso, from, to } = Object(value)
  return typeof iso === 'string'
    ? iso
    : typeof from === 'string'
      ? [from, to ?? []].flat().join('-')
      : undefined
}
