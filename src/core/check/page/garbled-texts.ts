/** Finds signs that a program has read in a wrong encoding. Usually the same program has read the whole file. */
import { type Diagnostic, placeOf } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import * as remedies from '../../../diagnostics/remedies.ts'
import { ungarbled } from '../../base/garbled.ts'
import type { Slip, WrittenText } from './text-slip.ts'

export function garbled({ text, owner, written }: WrittenText): Slip | undefined {
  const meant = ungarbled(text)
  if (meant === text) {
    const lost = text.search(/\ufffd|ï¿½/)
    const words = wordAt(text, lost)
    return lost < 0 ? undefined : { finding: messages.garbledText(owner, words), words }
  }
  let at = 0
  while (text[at] === meant[at]) at++
  const words = wordAt(text, at)
  const finding = messages.garbledText(owner, words, wordAt(meant, at))
  const before = written()
  const after = before.includes(text) ? before.replace(text, () => meant) : ungarbled(before)
  // Escapes may hide some of the signs.
  const isMended = before.length - after.length === text.length - meant.length
  return { finding, words, ...(isMended && after !== before && { rewrite: () => after }) }
}

/** The word around a place in a text. */
const wordAt = (text: string, at: number) =>
  `${text.slice(0, at).split(/\s/).at(-1)}${text.slice(at).split(/\s/, 1)}`

/** Of the texts in one file, those that can be mended are told once, and those that cannot. */
export function garbledOnce(found: readonly Diagnostic[]): readonly Diagnostic[] {
  const groups = new Map<unknown, Diagnostic[]>()
  for (const each of found) {
    const group = each.code === messages.garbledText.code ? `${each.span.file} ${!each.fix}` : each
    const same = groups.get(group)
    if (same) same.push(each)
    else groups.set(group, [each])
  }
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return first ?? []
    const places = new Set(others.map(({ span }) => placeOf(span)))
    return {
      ...first,
      help: `${first.help} ${remedies.sameIn([...places])}`,
      repeats: others.map(({ span }) => span),
      ...(first.fix && { fix: [first, ...others].flatMap(({ fix = [] }) => fix) }),
    }
  })
}
