/** Words of headings that differ from a word of the page's title in two letters that have changed places. */
import type { SiteConfig } from '../../../../schema/site.ts'
import { isTurned } from '../../../diagnostics/certain.ts'
import type { Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { memoize } from '../../base/memoize.ts'
import { visitFields } from '../../base/walk.ts'
import type { LinkedPage } from '../../site/site.ts'

/** Shorter words are often other words: `form` and `from`. */
const WORD = /\p{L}[\p{L}\p{M}]{4,}/gu
/** Longer titles are too long anyway. */
const MOST = 20
const HEADING = /^(?:title|name|question)$/

type Place = { readonly word: string; readonly plain: string; readonly path: FieldPath }

const wordsIn = (text: string, path: FieldPath): readonly Place[] =>
  [...new Set(text.match(WORD))].map((word) => ({ word, plain: word.toLowerCase(), path }))

export function checkLetters(
  { page, source }: LinkedPage,
  { spelling = {} }: SiteConfig,
  report: Report,
): void {
  const ofTitle = wordsIn(page.title, ['title']).slice(0, MOST)
  if (ofTitle.length === 0) return
  const others = [...wordsIn(page.description, ['description'])]
  visitFields(page.blocks, ['blocks'], (field, value, path) => {
    if (typeof value !== 'string') return false
    if (HEADING.test(field)) others.push(...wordsIn(value, [...path, field]))
    if (field === 'markdown' && value.includes('# '))
      for (const [line] of value.matchAll(/^#+ .*/gm)) others.push(...wordsIn(line, [...path]))
    return true
  })
  const times = memoize(
    (plain: string) => `${source.path} ${source.text}`.toLowerCase().split(plain).length - 1,
  )
  for (const other of others) {
    const own = ofTitle.find(({ plain }) => plain[0] === other.plain[0] && isTurned(plain, other.plain))
    if (!own || own.word in spelling || other.word in spelling) continue
    // All of the page, and the name of its file, tell which spelling is right.
    const isTitle = times(own.plain) === 1 && times(other.plain) > 1
    const [wrong, right] = isTitle ? [own, other] : [other, own]
    const usual = wrong.word === wrong.plain ? right.plain : right.word
    const span = source.spanOfWords(wrong.path, wrong.word)
    report({ ...messages.lettersSwapped(wrong.word, usual, isTitle), span })
    if (isTitle) return
  }
}
