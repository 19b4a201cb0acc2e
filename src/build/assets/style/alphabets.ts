/** Inter comes in one file for each alphabet. The letters that the main file does not have come from the others. */
import { createRequire } from 'node:module'

/** The letters that a site needs from the file of an alphabet. */
export type Alphabet = {
  readonly name: string
  readonly letters: string
  /** The same letters for CSS: `U+129,U+1EA0-1EF9`. */
  readonly range: string
}

const MAIN = 'latin'
const OTHERS = ['latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'] as const

/** As the package says it: `U+0100-02BA,U+02BD`. */
type Ranges = Readonly<Record<typeof MAIN | (typeof OTHERS)[number], string>>

const MARK = /\p{M}/u

/** As few alphabets as possible: Vietnamese letters are in one file, although another one has some of them, too. */
export function alphabetsFor(characters: string): readonly Alphabet[] {
  const ranges: Ranges = createRequire(import.meta.url)('@fontsource-variable/inter/unicode.json')
  const asked = [...new Set(characters)]
  // A mark is only set well on a letter of the same file.
  const marks = asked.filter((each) => MARK.test(each))
  const isInMain = patternOf(ranges[MAIN])
  const others = OTHERS.map((name) => ({ name, pattern: patternOf(ranges[name]) }))
  const found: Alphabet[] = []
  let open = asked.filter((each) => !MARK.test(each) && !isInMain.test(each))
  for (;;) {
    const [best] = others
      .map(({ name, pattern }) => ({ name, own: open.filter((each) => pattern.test(each)) }))
      .sort((a, b) => b.own.length - a.own.length)
    if (!best || best.own.length === 0) return found
    const letters = [...best.own, ...marks]
    found.push({ name: best.name, letters: letters.join(''), range: rangeOf(letters) })
    open = open.filter((each) => !best.own.includes(each))
  }
}

const patternOf = (range: string) =>
  new RegExp(`[${range.replaceAll(/U\+|(?<=-)/g, '\\u').replaceAll(',', '')}]`)

function rangeOf(letters: readonly string[]): string {
  const spans: { from: number; to: number }[] = []
  for (const code of letters.map((each) => each.codePointAt(0) ?? 0).sort((a, b) => a - b)) {
    const last = spans.at(-1)
    if (last?.to === code - 1) last.to = code
    else spans.push({ from: code, to: code })
  }
  return spans.map(({ from, to }) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join()
}

const hex = (code: number) => code.toString(16).toUpperCase()
