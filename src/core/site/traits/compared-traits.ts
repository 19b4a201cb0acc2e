/** The traits of a page that checks compare with other pages. Nothing else needs them. */
import { anyOrNone } from '../../base/any-or-none.ts'
import { languageOfFile } from '../../validate/site-in-language.ts'
import type { PageTraits } from '../page-traits.ts'
import type { LinkedPage } from '../site.ts'
import { figuresIn } from './figures.ts'
import { periodDays } from './period-days.ts'
import { foreignSentences } from './sentences.ts'
import { textTraits } from './text-traits.ts'
import { waysToPay } from './ways-to-pay.ts'
import { weeklyHours } from './weekly-hours.ts'

/** `languages` are those of the site, besides the main one. `lang` is that of the page. */
export function comparedTraits(
  { page, source }: Pick<LinkedPage, 'page' | 'source'>,
  languages: readonly string[],
  lang: string,
): Partial<PageTraits> {
  const language = languageOfFile(source.path, languages)
  const [hero] = page.blocks
  return {
    ...(languages.length > 0 ? figuresIn(page, source, lang) : {}),
    ...textTraits(source.value, page.title, lang),
    foreign: language === undefined ? undefined : foreignSentences(source, language),
    heading: hero?.type === 'hero' && hero.title !== page.title ? hero.title : undefined,
    ways: anyOrNone(waysToPay(page)),
    periods: anyOrNone(periodDays(page)),
    hours: anyOrNone(weeklyHours(page)),
  }
}

export type ComparedTraits = typeof comparedTraits
