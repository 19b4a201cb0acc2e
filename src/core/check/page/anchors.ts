/** Places of a page that have the same name: mostly an entry was copied, and only its title changed. */
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { slugOf } from '../../base/slug.ts'
import { valueAt } from '../../base/value-at.ts'
import { anchorsOf } from '../../site/page-traits.ts'
import { isOfShell } from '../links/target-problem.ts'
import type { PageContext } from './page-check.ts'

const LONGEST = 40

export function checkAnchors({ page, source, traits: { anchors }, report }: PageContext): void {
  if (anchors.length === 0) return
  const first = new Map<string, FieldPath>()
  for (const { name, path } of anchorsOf(page.blocks)) {
    const taken = first.get(name)
    if (isOfShell(name, page)) report({ ...messages.anchorReserved(name), span: source.spanOf(path) })
    else if (taken) {
      const meantIn = (own: FieldPath, other: FieldPath) => {
        const meant = fitting(name, textsBeside(page, own), textsBeside(page, other))
        return meant !== undefined && anchors.includes(meant) ? undefined : meant
      }
      const [here, there] = [meantIn(path, taken), meantIn(taken, path)]
      const isThere = here === undefined && there !== undefined
      const [wrong, right] = isThere ? [taken, path] : [path, taken]
      if (isThere) first.set(name, path)
      const [span, other] = [source.spanOf(wrong), source.spanOf(right)]
      const file = other.file === span.file ? undefined : other.file
      const place = [other.start.line, file] as const
      report({ ...messages.anchorTwice(String(wrong.at(-1)), name, place, here ?? there), span })
    } else first.set(name, path)
  }
}

/** The title of a block or an entry, and its year. */
function textsBeside(page: unknown, path: FieldPath): readonly string[] {
  const beside = Object(valueAt(page, path.slice(0, -1)))
  return [beside.title, beside.name, beside.year].flatMap((text) => (text === undefined ? [] : String(text)))
}

/** `kpsea-2024` for a title with 2024, or the title itself if the name is the title of the other. */
function fitting(name: string, own: readonly string[], other: readonly string[]): string | undefined {
  const [number, ...more] = new Set(own.flatMap((text) => text.match(/\d+/g) ?? []))
  const numbers = name.match(/\d+/g) ?? []
  if (number !== undefined && more.length === 0 && numbers.length === 1)
    return numbers[0] === number ? undefined : name.replace(/\d+/, number)
  const [title = ''] = own
  const isOfOther =
    other[0] !== undefined && slugOf(other[0], LONGEST) === name && slugOf(title, LONGEST) !== name
  return isOfOther && title !== '' ? slugOf(title, LONGEST) : undefined
}
