/** Checks a site that somebody is editing. Takes longer than to read it, and can be loaded later. */
import type { SiteConfig } from '../../../schema/site.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { LinkedPage } from '../site/site.ts'
import { comparedTraits } from '../site/traits/compared-traits.ts'
import { langIn, languageOfFile } from '../validate/site-in-language.ts'
import type { Inspect } from './check-pictures.ts'
import type { EditedSite } from './edited-site.ts'
import { checkAssembled, type ReadResult, resultOf } from './read-site.ts'

/** With diagnostics between files. `release`: stand-ins are errors. */
export function checkEditedSite(
  { site, published, pages, assembly, found }: Omit<EditedSite, 'read'>,
  inspect: Inspect,
  release: boolean,
): ReadResult {
  const all = [...found]
  const report = (diagnostic: Diagnostic) => void all.push(diagnostic)
  const { settings } = assembly
  const compared = (each: LinkedPage) => (settings ? withCompared(each, settings.config) : each)
  const whole = { ...assembly, pages: assembly.pages.map(compared) }
  checkAssembled(whole, settings && published(pages.map(compared)), inspect, report, { release })
  return resultOf(whole, site, all)
}

/** Each with what it was made for. A page with a new state is another object. */
const known = new WeakMap<LinkedPage, readonly [asked: string, page: LinkedPage]>()

function withCompared(own: LinkedPage, config: SiteConfig): LinkedPage {
  const languages = Object.keys(config.languages ?? {})
  const language = languageOfFile(own.source.path, languages)
  const lang = language === undefined ? config.lang : langIn(config, language)
  const asked = [lang, ...languages].join()
  const before = known.get(own)
  if (before?.[0] === asked) return before[1]
  const page = { ...own, traits: { ...own.traits, ...comparedTraits(own, languages, lang) } }
  known.set(own, [asked, page])
  return page
}
