/** Words of headings that differ from a word of the page's title in two letters that have changed places. */
import type { SiteConfig } from '../../../../schema/site.ts'
import type { Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { memoize } from '../../base/memoize.ts'
import { visitFields } from '../../base/walk.ts'
import type { LinkedPage } from '../../site/site.ts'

/** Shorter words are often other words: `form` and `from`. */
const WORD = /\p{L}[\p{L}\p{M}]{4,}/gu
/** Both are words. */
const OTHER_WORDS = new Set(
  'angel angle casual causal conservation conversation dairy diary marital martial quiet quite sacred scared trail trial united untied'.split(
    ' ',
  ),
)
/** Longer titles are too long anyway. */
const MOST = 20
const HEADING = /^(?:title|name|question)$/

/** A word of a heading, and the word of the title that it is like. */
type Pair = { readonly own: string; readonly other: string; readonly path: FieldPath }

export function checkLetters(
  { page, source }: LinkedPage,
  { spelling = {} }: SiteConfig,
  report: Report,
): void {
  const turned = turnedIn(page.title)
  if (turned.size === 0) return
  const pairs: Pair[] = []
  const look = (text: string, path: FieldPath) => {
    for (const other of text.match(WORD) ?? []) {
      const own = turned.get(other.toLowerCase())
      if (own !== undefined) pairs.push({ own, other, path })
    }
  }
  look(page.description, ['description'])
  visitFields(page.blocks, ['blocks'], (field, value, path) => {
    if (typeof value !== 'string') return false
    if (HEADING.test(field)) look(value, [...path, field])
    if (field === 'markdown' && value.includes('# '))
      for (const [line] of value.matchAll(/^#+ .*/gm)) look(line, [...path])
    return true
  })
  const times = memoize(
    (plain: string) => `${source.path} ${source.text}`.toLowerCase().split(plain).length - 1,
  )
  for (const { own, other, path } of pairs) {
    if (own in spelling || other in spelling) continue
    // All of the page, and the name of its file, tell which spelling is right.
    const isTitle = times(own.toLowerCase()) === 1 && times(other.toLowerCase()) > 1
    const [wrong, right] = isTitle ? [own, other] : [other, own]
    const usual = wrong === wrong.toLowerCase() ? right.toLowerCase() : right
    const span = source.spanOfWords(isTitle ? ['title'] : path, wrong)
    report({ ...messages.lettersSwapped(wrong, usual, isTitle), span })
    if (isTitle) return
  }
}

/** The words of a title, by what they become if two neighbours after the first letter change places. */
function turnedIn(title: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const word of title.match(WORD)?.slice(0, MOST) ?? []) {
    const plain = word.toLowerCase()
    for (let at = 1; at < plain.length - 1; at++) {
      const turned = plain.slice(0, at) + plain.charAt(at + 1) + plain.charAt(at) + plain.slice(at + 2)
      if (turned !== plain && !OTHER_WORDS.has(turned)) found.set(turned, word)
    }
  }
  return found
}
