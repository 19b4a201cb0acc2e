/** Two pictures of a list whose words have changed places: each text has a word of the other one's file, and none of its own. */
import { placeBeside, type Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { valueAt } from '../../base/value-at.ts'
import type { SourceFile } from '../../yaml/source-file.ts'
import { has, longWords } from '../picture-words.ts'

/** What says something about a picture. */
const FIELDS = ['alt', 'caption', 'title'] as const

export function checkExchanged(
  list: readonly unknown[],
  path: FieldPath,
  source: SourceFile,
  report: Report,
): void {
  const pictures = list.map((entry) => String(valueAt(entry, ['image', 'file']) ?? ''))
  if (pictures.filter((file) => file !== '').length < 2) return
  const all = pictures.map(longWords)
  // A word in the names of several files says nothing about one of them.
  const own = all.map((words) =>
    words.filter((word) => all.filter((each) => each.includes(word)).length === 1),
  )
  const partners = FIELDS.map((field) => partnersIn(list, field, own))
  for (const index of list.keys()) {
    const [other, ...same] = new Set(partners.flatMap((of) => of[index] ?? []))
    if (other === undefined || other > index || same.length > 0) continue
    const [field, another] = FIELDS.filter((_, at) => partners[at]?.[index] !== undefined)
    const name = another || !field ? 'image' : field
    const [here, there] = [index, other].map((at) => source.spanOf([...path, at, name]))
    if (!here || !there) continue
    const wordsAt = (at: number): string => (name === 'image' ? (pictures[at] ?? '') : textOf(list[at], name))
    const finding = messages.valuesExchanged(
      [name, wordsAt(index)],
      [name, wordsAt(other)],
      placeBeside(there, here),
    )
    report({ ...finding, span: here })
  }
}

const textOf = (entry: unknown, field: string) =>
  String(valueAt(entry, [field, 'markdown']) ?? valueAt(entry, [field]) ?? '')

/** For each entry the one that it has the words of, if that one has its words. `own` are the words of the pictures. */
function partnersIn(list: readonly unknown[], field: string, own: readonly (readonly string[])[]) {
  const about = list.map((entry) => {
    const text = textOf(entry, field)
    const [only, ...more] = own.flatMap((words, index) =>
      words.some((word) => has(text, word)) ? index : [],
    )
    return more.length > 0 ? undefined : only
  })
  return about.map((other, index) =>
    other !== undefined && other !== index && about[other] === index ? other : undefined,
  )
}
