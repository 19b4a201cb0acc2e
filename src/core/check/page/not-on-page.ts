/** `Fill in the form below`, on a page that has no form, and `the attached list`. */
import type { Page } from '../../../../schema/page.ts'
import type { Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { visitTexts } from '../../base/texts-in.ts'
import type { SourceFile } from '../../yaml/source-file.ts'
import type { PageContext } from './page-check.ts'

// A picture above the altar is in the church.
const PLACE =
  '(?:(?:below|above)(?! (?:the|our|your|an?) )|on this page|at the (?:end|foot|bottom) of (?:the|this) page|ci-dess[ou]us|sur cette page|en bas de (?:la|cette) page|hap[ao] (?:chini|juu)|mwishoni mwa ukurasa)'
const ANY_PLACE = new RegExp(PLACE)

/** The names of each thing, and what may show it, too. Most blocks that show a thing have its name as their type. */
const THINGS = [
  [String.raw`form|formulaire|fomu|\w+form"`],
  ['video|vidéo|youtu|vimeo'],
  ['map|ramani', String.raw`images/[^"\s]*(?:map|plan(?![a-z])|ramani|location)`],
  [String.raw`table|tableau|jedwali|feeSchedule|\W?\|`, 'openingHours|calendar|chart'],
  ['calendar|calendrier|kalenda', 'table|openingHours'],
  ['chart|graph|graphique|chati', String.raw`table|images/[^"\s]*(?:chart|graph|result)`],
  ['gallery|galerie|images/'],
  // A hero shows its links as buttons.
  ['ctaButton|button|bouton|kitufe|links?"'],
  ['picture|image|photo(?:graph)?|picha'],
  // Headings may be questions.
  ['faq|question|maswali', String.raw`\?["\\]`],
].map(([names = '', others = names]) => ({
  thing: names.replace(/\|.*/, ''),
  said: new RegExp(`\\b(?:${names})s? (?:i\\S{1,8} )?${PLACE}`, 'i'),
  // A dashboard can be anything.
  shown: new RegExp(`\\b(?:${names}|${others}|dashboards)`, 'gi'),
}))

/** Sentences of a letter. Forms and leaflets may well be enclosed in something else. */
const ATTACHED =
  /[Tt]he attached (?:\S+ )?list(?! (?:to|of)\b)|[Pp]lease find attached|liste ci-jointe|[Oo]rodha iliyoambat(?:an)?ishwa(?! (?:na|kwenye|kwa|pamoja)\b)/
/** Links to something that may be meant. */
const FILE = /https?:|"link:|"dashboards|\.(?:pdf|docx?|xlsx?|od[ts])\b/
/** What may be attached to a letter to visitors. */
const LETTER = /mail|letter|message|envelop|pack|portal|barua|bahasha|lettre|courri|dossier/i
/** Blocks that authors may call a list. */
const SHOWN = /checklist|table|feeSchedule/

/** If the page has the word at another place, too, that may be the thing. */
export function checkThings({ page: { blocks }, source, report }: PageContext): void {
  checkAttached(blocks, source, report)
  if (!source.mayHold(ANY_PLACE)) return
  visitTexts(blocks, ['blocks'], (text, path) => {
    for (const { thing, said, shown } of THINGS) {
      const words = said.exec(text)?.[0]
      if (words === undefined || JSON.stringify(blocks).match(shown)?.length !== 1) continue
      report({ ...messages.notOnPage(words, thing), span: source.spanOfWords(path, words) })
    }
  })
}

function checkAttached(blocks: Page['blocks'], source: SourceFile, report: Report): void {
  if (!source.mayHold(ATTACHED)) return
  visitTexts(blocks, ['blocks'], (text, path) => {
    const sentence = text.split(/(?<=[.!?])\s/).find((each) => ATTACHED.test(each) && !each.includes(']('))
    const [words] = ATTACHED.exec(sentence ?? '') ?? []
    const isShown = blocks.some(({ type }, index) => SHOWN.test(type) && index !== path[1])
    if (words === undefined || isShown || LETTER.test(text) || FILE.test(JSON.stringify(blocks))) return
    report({ ...messages.notOnPage(words, 'attachment'), span: source.spanOfWords(path, words) })
  })
}
