/** An example of a block for the gallery, as it looks on this site. */
import { newBlockPage } from '../../core/change/new-page/example-page.ts'
import { renderPage } from '../../core/render/render.tsx'
import type { PageAssets } from '../../preview/studio.ts'
import { assetsFrom, withSheetsFor } from '../engine/shown-pages.ts'
import { parsePage } from '../page/parse.ts'
import { addStyles } from '../page/styles.ts'
import { siteNow } from '../session/site.ts'

/** Shows it in a document, without what comes from other sites. */
export async function fillExample(page: Document, type: string, assets: PageAssets): Promise<void> {
  const site = siteNow()
  const example = site && newBlockPage(site, type)
  if (!example) return
  const html = renderPage(site, example, assetsFrom(withSheetsFor(site, [type], assets), site.images))
  const whole = await parsePage(html)
  if (!whole) return
  for (const inner of whole.querySelectorAll('iframe')) inner.removeAttribute('src')
  addStyles(page, html)
  page.body.replaceChildren(...whole.body.childNodes)
}
