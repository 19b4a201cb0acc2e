/** Characters that cannot be seen, and do what the author did not mean. */
import * as messages from '../../diagnostics/messages/syntax.ts'
import type { Mark } from './fault.ts'

type Kind = { readonly pattern: RegExp; readonly name: string; readonly becomes: string }

const KINDS: readonly Kind[] = [
  { pattern: /(?![\n\r\t])\p{Cc}/gu, name: 'a control character', becomes: '' },
  {
    pattern: /[\u202a-\u202e\u2066-\u2069]/g,
    name: 'a mark that turns the direction of writing',
    becomes: '',
  },
  { pattern: /(?<!^)\ufeff/g, name: 'a byte order mark', becomes: '' },
  {
    pattern: /(?<=^[ \u00a0\u2000-\u200a\u202f\u3000]*)[\u00a0\u2000-\u200a\u202f\u3000]/gm,
    name: 'a space that is not a plain one',
    becomes: ' ',
  },
  { pattern: /[\u200b\u2060]/g, name: 'a space of no width', becomes: '' },
]

/** The first of the first kind that there is. All of its kind are mended together. */
export function strayCharacters(text: string): Mark | undefined {
  for (const { pattern, name, becomes } of KINDS) {
    const [first, ...others] = text.matchAll(pattern)
    if (!first) continue
    const splices = [first, ...others].map(({ index }) => ({ start: index, end: index + 1, text: becomes }))
    const finding = messages.strayCharacter(name)
    return { finding, start: first.index, end: first.index + 1, fixes: [splices] }
  }
  return undefined
}
