/** An example of a block for the gallery, as it looks on this site. */
import { examplePage } from '../../core/change/new-page/example-page.ts'
import { renderPage } from '../../core/render/render.tsx'
import type { PageAssets } from '../../preview/studio.ts'
import { assetsFrom } from '../engine/shown-pages.ts'
import { fillDocument } from '../page/frame.ts'
import { siteNow } from '../session/site.ts'

export async function fillExample(page: Document, type: string, assets: PageAssets): Promise<void> {
  const site = siteNow()
  const example = site && examplePage(site, type, 0)
  if (!example) return
  const files = assetsFrom(assets, site.images)
  await fillDocument(page, renderPage(site, example, files))
}
