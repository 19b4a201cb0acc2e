/** Words whose letters have changed places: in headings, those of the title; in the texts of a block, those of its names. */
import type { Page } from '../../../../schema/page.ts'
import { isInnerSlip, turned } from '../../../diagnostics/certain.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { spelling as spellings } from '../../../languages/spelling.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { memoize } from '../../base/memoize.ts'
import { visitTexts } from '../../base/texts-in.ts'
import { visitFields } from '../../base/walk.ts'
import type { PageContext } from './page-check.ts'

/** Shorter words are often other words: `form` and `from`. */
const WORD = /\p{L}[\p{L}\p{M}]{4,}/gu
const TWINS = new Set(Object.values(spellings).flatMap(({ twins }) => twins.split(' ')))
/** Longer titles are too long anyway. */
const MOST = 20
const HEADING = /^(?:title|name|question)$/

/** A word of a heading, and the word of the title that it is like. */
type Pair = { readonly own: string; readonly other: string }

export function checkLetters({ page, source, config, spelling: { isSlip }, report }: PageContext): void {
  const { spelling: kept = {} } = config
  const words = turnedWords(page.title)
  const pairs: (Pair & { readonly path: FieldPath })[] = []
  const look = (text: string, path: FieldPath) =>
    pairs.push(...pairsIn(text, words).map((pair) => ({ ...pair, path: [...path] })))
  look(page.description, ['description'])
  visitHeadings(page, look)
  const times = memoize(
    (word: string) => `${source.path} ${source.text}`.toLowerCase().split(word).length - 1,
  )
  for (const { own, other, path } of pairs) {
    // A word that many people misspell has a message of its own.
    if (own in kept || other in kept || isSlip(own)) continue
    // All of the page, and the name of its file, tell which spelling is right.
    const isTitle = times(own.toLowerCase()) === 1 && times(other.toLowerCase()) > 1
    const [wrong, right] = isTitle ? [own, other] : [other, own]
    const usual = wrong === wrong.toLowerCase() ? right.toLowerCase() : right
    const span = source.spanOfWords(isTitle ? ['title'] : path, wrong)
    report({ ...messages.lettersSwapped(wrong, usual, isTitle ? 'title' : 'heading'), span })
    if (isTitle) return
  }
}

/** Somebody signs below a text, and the name is in a field of the same block. */
export function checkSignatures({ page, source, config, report }: PageContext): void {
  const { spelling: kept = {} } = config
  if (!source.mayHold(/\bname: /)) return
  page.blocks.forEach((block, index) => {
    let names = ''
    visitFields(block, [], (field, value) => {
      if (field === 'name' && typeof value === 'string') names += ` ${value}`
      return typeof value === 'string'
    })
    if (names === '') return
    const words = turnedWords(names)
    visitTexts(block, ['blocks', index], (text, path) => {
      for (const { own, other } of [...pairsIn(text, words), ...surnamesIn(text, names)])
        if (!names.includes(other) && !(own in kept || other in kept))
          report({ ...messages.lettersSwapped(other, own, 'name'), span: source.spanOfWords(path, other) })
    })
  })
}

const FIRST_NAME = /(?<!\p{L})(\p{Lu}\p{L}{3,}) (?=(\p{L}{5,}))/gu

/** Behind the same first name, a surname with a letter less or more: `Samuel Njorge`. Wanjiku and Wanjiru are two names. */
function surnamesIn(text: string, names: string): readonly Pair[] {
  return [...names.matchAll(FIRST_NAME)].flatMap(([, first, own = '']) =>
    [...text.matchAll(FIRST_NAME)].flatMap(([, same, other = '']) =>
      same === first && other.length !== own.length && isInnerSlip(other, own) ? { own, other } : [],
    ),
  )
}

function visitHeadings({ blocks }: Page, visit: (text: string, path: FieldPath) => void): void {
  visitTexts(blocks, ['blocks'], (text, path, isMarkdown) => {
    if (!isMarkdown && HEADING.test(String(path.at(-1)))) visit(text, path)
    if (isMarkdown && text.includes('# ')) for (const [line] of text.matchAll(/^#+ .*/gm)) visit(line, path)
  })
}

function pairsIn(text: string, words: ReadonlyMap<string, string>): readonly Pair[] {
  const pairs: Pair[] = []
  for (const other of text.match(WORD) ?? []) {
    const own = words.get(other.toLowerCase())
    if (own !== undefined && !TWINS.has(other.toLowerCase())) pairs.push({ own, other })
  }
  return pairs
}

/** The words of a title, each by what it becomes when two neighbours after its first letter change places. */
function turnedWords(title: string): ReadonlyMap<string, string> {
  const words = new Map<string, string>()
  for (const own of title.match(WORD)?.slice(0, MOST) ?? []) {
    const word = own.toLowerCase()
    for (const other of turned(word).slice(1)) if (other !== word && !words.has(other)) words.set(other, own)
  }
  return words
}
