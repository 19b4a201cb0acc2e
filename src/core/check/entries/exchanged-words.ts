/** Two pictures of a list whose words have changed places: each text has all words of the other one's file. */
import { placeBeside, type Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { valueAt } from '../../base/value-at.ts'
import type { SourceFile } from '../../yaml/source-file.ts'
import { longWords, SHORTEST } from '../picture-words.ts'

/** What says something about a picture. */
const FIELDS = ['alt', 'caption', 'title'] as const

export function checkPictureWordsExchanged(
  list: readonly unknown[],
  path: FieldPath,
  source: SourceFile,
  report: Report,
): void {
  const pictures = list.map((entry) => String(valueAt(entry, ['image', 'file']) ?? ''))
  if (pictures.filter((file) => file !== '').length < 2) return
  const picturesIn = aboutPictures(pictures)
  const partners = FIELDS.map((field) => partnersIn(list.map((entry) => picturesIn(textOf(entry, field)))))
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

/** Which picture a text is about: the only one of whose file it has all words that no other file has. */
function aboutPictures(pictures: readonly string[]): (text: string) => number | undefined {
  const owners = new Map<string, number | undefined>()
  const all = pictures.map((file) => [...new Set(longWords(file))])
  all.forEach((words, index) => {
    for (const word of words) owners.set(word, owners.has(word) ? undefined : index)
  })
  const own = all.map((words) => words.filter((word) => owners.get(word) !== undefined).length)
  return (text) => {
    const found = new Map<number, Set<string>>()
    for (const word of longWords(text))
      for (let length = SHORTEST; length <= word.length; length++) {
        const start = word.slice(0, length)
        const owner = owners.get(start)
        if (owner !== undefined) found.set(owner, (found.get(owner) ?? new Set()).add(start))
      }
    const [only, ...more] = found.keys()
    return only === undefined || more.length > 0 || found.get(only)?.size !== own[only] ? undefined : only
  }
}

/** For each entry the one that it has the words of, if that one has its words. */
const partnersIn = (about: readonly (number | undefined)[]) =>
  about.map((other, index) =>
    other !== undefined && other !== index && about[other] === index ? other : undefined,
  )
