/** Finds the name of the site, or of its place, without its apostrophe, or with it elsewhere: `Example Boys School`. */
import type { SiteConfig } from '../../../../schema/site.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { inPattern } from '../../base/in-pattern.ts'
import { visitTexts } from '../../base/texts-in.ts'
import type { CheckSource } from './facts-and-days.ts'
import { AFTER, BEFORE } from './word-borders.ts'

const APOSTROPHE = /[’‘ʼ]/g
const plain = (words: string) => words.replaceAll(APOSTROPHE, "'")
const lettersOf = (words: string) => words.replaceAll("'", '')

/** `Murang'a` and `Ng'ang'a`, but not `Queen's`. */
const NAME = /\p{Lu}\p{L}*(?:'(?!s\b)\p{L}+)+/gu

/** Call it once for a site. */
export function nameCheck({ organisation, spelling = {} }: SiteConfig): CheckSource {
  const [name = '', place = ''] = [organisation.name, organisation.campus].map((each = '') => plain(each))
  const parts = `${name} ${place}`.match(NAME) ?? []
  // At its ends it may be a quotation mark.
  const own = [name.replaceAll(/^'+|'+$/g, ''), ...parts].filter((each) => each.includes("'"))
  if (own.length === 0) return () => undefined
  const patterns = own.map((each) => [...lettersOf(each)].map(inPattern).join("['’‘ʼ]?"))
  const any = new RegExp(`${BEFORE}(?:${patterns.join('|')})${AFTER}`, 'gu')
  const slipIn = (text: string) =>
    text.match(any)?.find((words) => !own.includes(plain(words)) && !Object.hasOwn(spelling, words))
  return (source, report) => {
    if (!source.mayHold({ test: (text) => slipIn(text) !== undefined })) return
    visitTexts(source.value, [], (text, path) => {
      const words = slipIn(text)
      const usual = words && own.find((each) => lettersOf(each) === lettersOf(plain(words)))
      if (usual)
        report({ ...messages.lettersSwapped(words, usual, 'site'), span: source.spanOfWords(path, words) })
    })
  }
}
