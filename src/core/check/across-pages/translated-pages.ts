/** The published pages that are there in two languages. */
import { counterpart, prefixOf } from '../../site/languages.ts'
import type { LinkedPage, Site } from '../../site/site.ts'

/** A page, and the one in the main language that it translates. */
export type TranslatedPage = { readonly own: LinkedPage; readonly original: LinkedPage }

export function translatedPages(site: Site): readonly TranslatedPage[] {
  return [...site.pages.values()].flatMap((own) => {
    const isTranslated = prefixOf(site.languages, own.route) !== ''
    const original = isTranslated ? site.pages.get(counterpart(site, own.route, '')) : undefined
    return original ? [{ own, original }] : []
  })
}
