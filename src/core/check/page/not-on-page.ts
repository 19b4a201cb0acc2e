/** `Fill in the form below`, on a page that has no form. */
import type { Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { visitTexts } from '../../base/texts-in.ts'
import type { LinkedPage } from '../../site/site.ts'

const PLACE = '(?:below|above|on this page|ci-dess[ou]us|sur cette page|hap[ao] (?:chini|juu))'
const ANY_PLACE = new RegExp(PLACE)

/** The names of each thing, and what may show it. Most blocks that show a thing have its name as their type. */
const THINGS = [
  String.raw`form|formulaire|fomu|\w+form"`,
  'video|vidéo|youtu|vimeo',
  'map|ramani',
  String.raw`table|tableau|jedwali|feeSchedule|\W?\|`,
  'calendar|calendrier|kalenda',
  'chart|graph|graphique|chati',
  'gallery|galerie|images/',
  // A hero shows its links as buttons.
  'ctaButton|button|bouton|kitufe|links?"',
  'picture|image|photo(?:graph)?|picha',
  'faq|question|maswali',
].map((names) => ({
  thing: names.replace(/\|.*/, ''),
  said: new RegExp(`\\b(?:${names})s? (?:i\\S{1,8} )?${PLACE}`, 'i'),
  // A dashboard can be anything.
  shown: new RegExp(`\\b(?:${names}|dashboards)`, 'gi'),
}))

/** If the page has the word at another place, too, that may be the thing. */
export function checkThings({ page: { blocks }, source }: LinkedPage, report: Report): void {
  if (!source.mayHold(ANY_PLACE)) return
  visitTexts(blocks, ['blocks'], (text, path) => {
    for (const { thing, said, shown } of THINGS) {
      const words = said.exec(text)?.[0]
      if (words === undefined || JSON.stringify(blocks).match(shown)?.length !== 1) continue
      report({ ...messages.notOnPage(words, thing), span: source.spanOfWords(path, words) })
    }
  })
}
