/** Characters that cannot be seen, and do what the author did not mean. */
import * as messages from '../../../diagnostics/messages.ts'
import type { Mark } from './syntax-error.ts'

type Kind = { readonly pattern: RegExp; readonly name: string; readonly becomes: string }

const KINDS: readonly Kind[] = [
  { pattern: /(?![\n\r\t])\p{Cc}/gu, name: 'a control character', becomes: '' },
  {
    pattern: /\p{Bidi_Control}/gu,
    name: 'a mark that changes the writing direction',
    becomes: '',
  },
  // The first one of a file tells how it is encoded; whoever reads the file takes it away.
  { pattern: /\ufeff/g, name: 'a byte order mark', becomes: '' },
  { pattern: /[\u2028\u2029]/g, name: 'an unusual line break', becomes: ' ' },
  // Flags of parts of a country are written with these behind a black flag; elsewhere they hide words.
  {
    pattern: /(?<![\u{1f3f4}\u{e0020}-\u{e007f}])[\u{e0000}-\u{e007f}]/gu,
    name: 'a hidden letter',
    becomes: '',
  },
  { pattern: /[\u200b\u2060]/g, name: 'a zero-width space', becomes: '' },
  { pattern: /\p{Noncharacter_Code_Point}|\p{Cs}/gu, name: 'a code that is no character', becomes: '' },
]

const INDENT = /^[ \u00a0\u2000-\u200a\u202f\u3000]+/gm
const ODD_SPACE = /[\u00a0\u2000-\u200a\u202f\u3000]/g

/** Some programs end lines with a carriage return alone, which is no end of a line for most others. */
const LONE_RETURN = /\r(?!\n)/g

export function loneReturn(text: string): Mark | undefined {
  const found = [...text.matchAll(LONE_RETURN)].map(({ index }) => ({ start: index, length: 1 }))
  return markOf(found, 'a carriage return', '\n')
}

/** The first of the first kind that there is. All of its kind are mended together. */
export function strayCharacters(text: string): Mark | undefined {
  for (const { pattern, name, becomes } of KINDS) {
    const found = [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({ start: index, length }))
    const mark = markOf(found, name, becomes)
    if (mark) return mark
  }
  return markOf(oddIndents(text), 'an unusual space', ' ')
}

/** Only the spaces before a line: anywhere else they are part of a text. */
function oddIndents(text: string): readonly Stray[] {
  if (text.search(ODD_SPACE) < 0) return []
  return [...text.matchAll(INDENT)].flatMap((indent) =>
    [...indent[0].matchAll(ODD_SPACE)].map(({ index }) => ({ start: indent.index + index, length: 1 })),
  )
}

type Stray = { readonly start: number; readonly length: number }

function markOf(found: readonly Stray[], name: string, becomes: string): Mark | undefined {
  const [first] = found
  if (!first) return undefined
  const splices = found.map(({ start, length }) => ({ start, end: start + length, text: becomes }))
  const finding = messages.strayCharacter(name)
  return { finding, start: first.start, end: first.start + first.length, fixes: [splices] }
}

/** What a text may not hold that was written otherwise in the file: `"\u202e"`. */
export function strayIn(text: string): string | undefined {
  return KINDS.find(({ pattern }) => text.search(pattern) >= 0)?.name
}
