/** The language of what authors write on the page, for screen readers and for the spelling. Studio may speak another. */
import { siteFor } from '../../../core/site/languages.ts'
import { routeOf } from '../../../core/site/routes.ts'
import { siteNow } from '../../session/site.ts'
import { store } from '../../session/state.ts'

export function languageOfTexts(): string | undefined {
  const [site, page] = [siteNow(), store.get()?.framePath]
  return site && page !== undefined ? siteFor(site, routeOf(page)).config.lang : undefined
}
