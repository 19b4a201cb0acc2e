/** Finds signs that a program has read in a wrong encoding. Usually the same program has read the whole file. */
import * as messages from '../../../diagnostics/messages.ts'
import { ungarbled } from '../../base/garbled.ts'
import type { Slip, WrittenText } from './text-slip.ts'

export function garbled({ text, field, written }: WrittenText): Slip | undefined {
  // There, letters stand side by side by chance.
  const meant = field === 'characters' ? text : ungarbled(text)
  if (meant === text) {
    const lost = text.search(/\ufffd|ï¿½/)
    const words = wordAt(text, lost)
    return lost < 0 ? undefined : { finding: messages.garbledText(field, words), words }
  }
  let at = 0
  while (text[at] === meant[at]) at++
  const words = wordAt(text, at)
  const finding = messages.garbledText(field, words, wordAt(meant, at))
  const before = written()
  const after = before.includes(text) ? before.replace(text, () => meant) : ungarbled(before)
  // Escapes may hide some of the signs.
  const isMended = before.length - after.length === text.length - meant.length
  return { finding, words, ...(isMended && after !== before && { rewrite: () => after }) }
}

/** The word around a place in a text. */
const wordAt = (text: string, at: number) =>
  `${text.slice(0, at).split(/\s/).at(-1)}${text.slice(at).split(/\s/, 1)}`
