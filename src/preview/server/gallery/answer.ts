/** Answers requests below `/_blocks`: the gallery, and each of its examples as a page of its own. */

import { examplePage } from '../../../core/change/new-page/example-page.ts'
import { renderPage } from '../../../core/render/render.tsx'
import type { Site } from '../../../core/site/site.ts'
import { pathWithBase } from '../../../core/site/site-url.ts'
import type { LiveAssets } from '../live-assets.ts'
import { type Reply, reply } from '../reply.ts'
import { galleryEntries } from './entries.ts'
import { galleryDocument } from './gallery.tsx'

/** `undefined` for other paths. */
export async function galleryReply(
  site: Site | undefined,
  assets: LiveAssets,
  path: string,
): Promise<Reply | undefined> {
  const [, own, type = '', number = ''] = path.replace(/\/$/, '').split('/')
  if (own !== '_blocks' || !site) return undefined
  if (type === '')
    return reply(200, 'blocks.html', galleryDocument(galleryEntries(site), pathWithBase(site, '/')))
  const page = examplePage(site, type, Number(number))
  if (!page) return reply(404, 'none.txt', 'There is no such example.')
  const files = await assets.of(site, page)
  // A page without a frame around its blocks runs no scripts. An example does, so that authors can try its islands.
  const html = renderPage(site, page, files).replace('</head>', () => `<script>${files.boot}</script></head>`)
  return reply(200, 'example.html', html)
}
