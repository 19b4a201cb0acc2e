/** Finds the name of the site without its apostrophe, or with it at another place: `Example Boys School`. */
import type { SiteConfig } from '../../../../schema/site.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { inPattern } from '../../base/in-pattern.ts'
import { visitTexts } from '../../base/texts-in.ts'
import type { CheckTexts } from './texts.ts'
import { AFTER, BEFORE } from './word-borders.ts'

const APOSTROPHE = /[’‘ʼ]/g
const plain = (words: string) => words.replaceAll(APOSTROPHE, "'")

/** Call it once for a site. */
export function nameCheck({ organisation: { name }, spelling = {} }: SiteConfig): CheckTexts {
  // At its ends it may be a quotation mark.
  const own = plain(name).replaceAll(/^'+|'+$/g, '')
  if (!own.includes("'")) return () => undefined
  const letters = [...own].filter((sign) => sign !== "'").map(inPattern)
  const any = new RegExp(`${BEFORE}${letters.join("['’‘ʼ]?")}${AFTER}`, 'gu')
  const slipIn = (text: string) =>
    text.match(any)?.find((words) => plain(words) !== own && !Object.hasOwn(spelling, words))
  return (source, report) => {
    if (!source.mayHold({ test: (text) => slipIn(text) !== undefined })) return
    visitTexts(source.value, [], (text, path) => {
      const words = slipIn(text)
      if (words !== undefined)
        report({ ...messages.lettersSwapped(words, name, 'site'), span: source.spanOfWords(path, words) })
    })
  }
}
