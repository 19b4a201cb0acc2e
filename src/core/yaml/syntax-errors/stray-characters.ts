/** Invisible characters that authors did not mean to write. */
import * as messages from '../../../diagnostics/messages.ts'
import { withWindowsSigns } from '../../base/garbled.ts'
import type { SyntaxMistake } from './syntax-error.ts'

type StrayKind = {
  readonly pattern: RegExp
  readonly name: string
  readonly becomes: string | ((found: string) => string)
}

const KINDS: readonly StrayKind[] = [
  // Some are signs of Windows, such as a quotation mark. The letter before them may be a part of the sign.
  {
    pattern:
      /[\u00c2-\u00f4][\u00a0-\u00bf]{0,2}[\u0080-\u009f][\u0080-\u00bf]*|[\u0080-\u0084\u0086-\u009f]/g,
    name: 'a control character',
    becomes: withWindowsSigns,
  },
  { pattern: /(?![\n\r\t\v\f\u0085])\p{Cc}/gu, name: 'a control character', becomes: '' },
  {
    pattern: /\p{Bidi_Control}/gu,
    name: 'a mark that changes the writing direction',
    becomes: '',
  },
  // The byte order mark at the start of a file is allowed: decoding has removed it.
  { pattern: /\ufeff/g, name: 'a byte order mark', becomes: '' },
  // Word processors write them for a new line in the same paragraph.
  { pattern: /[\v\f\u0085\u2028\u2029]/g, name: 'an unusual line break', becomes: ' ' },
  // Flags such as the Scottish one use these after a black flag. Elsewhere they hide words.
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

/** Some programs end lines with a carriage return alone. Most others do not see a line break there. */
const LONE_RETURN = /\r(?!\n)/g

export function loneReturn(text: string): SyntaxMistake | undefined {
  const found = [...text.matchAll(LONE_RETURN)].map(({ index }) => ({
    start: index,
    length: 1,
    becomes: '\n',
  }))
  return mistakeAt(found, 'a carriage return')
}

/** The first character of the first kind found. The fix removes all of that kind. */
export function strayCharacters(text: string): SyntaxMistake | undefined {
  for (const { pattern, name, becomes } of KINDS) {
    const found = [...text.matchAll(pattern)].map(({ index: start, 0: words }) => ({
      start,
      length: words.length,
      becomes: typeof becomes === 'string' ? becomes : becomes(words),
    }))
    const mistake = mistakeAt(found, name)
    if (mistake) return mistake
  }
  return mistakeAt(oddIndents(text))
}

/** Only in indents: anywhere else they are part of a text. */
function oddIndents(text: string): readonly Stray[] {
  if (text.search(ODD_SPACE) < 0) return []
  return [...text.matchAll(INDENT)].flatMap((indent) =>
    [...indent[0].matchAll(ODD_SPACE)].map(({ index }) => ({
      start: indent.index + index,
      length: 1,
      becomes: ' ',
    })),
  )
}

type Stray = { readonly start: number; readonly length: number; readonly becomes: string }

function mistakeAt(found: readonly Stray[], name?: string): SyntaxMistake | undefined {
  const [first] = found
  if (!first) return undefined
  const splices = found.map(({ start, length, becomes }) => ({ start, end: start + length, text: becomes }))
  const finding = messages.strayCharacter(name)
  return { finding, start: first.start, end: first.start + first.length, fixes: [splices] }
}

/** The kind of an invisible character that was written as an escape, such as `"\u202e"`. */
export function strayIn(text: string): string | undefined {
  return KINDS.find(({ pattern }) => text.search(pattern) >= 0)?.name
}
