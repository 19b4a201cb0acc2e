/** What the site says of a picture, in the language of the page. */
import { type AltOf, altsFor } from '../../core/change/new-page/example-pictures.ts'
import { routeOf } from '../../core/site/routes.ts'
import { siteNow } from '../session/site.ts'
import { store } from '../session/state.ts'

export function altOfSite(): AltOf {
  const [site, page] = [siteNow(), store.get()?.framePath]
  if (!site || page === undefined) return () => undefined
  return altsFor(routeOf(page), site.configSource, site.pages.values())
}
