/** Makes answers for the addresses of the site when they are asked for. */

import type { EditedSite } from '../../core/check/edited-site.ts'
import { renderPage } from '../../core/render/render.tsx'
import type { LinkedPage, Site } from '../../core/site/site.ts'
import { marked } from '../marks.ts'
import { toPreview } from './documents.ts'
import { type ClockFacts, hiddenPage, noSuchPage, nothingYet, notShown } from './hidden-pages.ts'
import type { LiveAssets } from './live-assets.ts'
import type { LiveSite } from './live-site.ts'
import { type Outputs, outputsOf } from './outputs.ts'
import { momentsOf, pageFacts } from './page-facts.ts'
import { type Reply, reply } from './reply.ts'

/** Answers a path of the site. A page in a frame is exactly what a build writes, without the scripts of the preview. */
export type PageSource = (path: string, isFramed: boolean) => Promise<Reply>

export function livePages(live: LiveSite, assets: LiveAssets): PageSource {
  let outputs: { readonly site: Site; readonly all: Outputs } | undefined
  const document = async (
    state: EditedSite,
    site: Site,
    page: LinkedPage,
    isFramed: boolean,
  ): Promise<string> => {
    const own = await assets.of(site, page)
    if (isFramed) return renderPage(site, page, own)
    const client = await assets.client(site)
    const facts = { ...pageFacts(site, page, own.pictures), ...clockFacts(live, state), client }
    return toPreview(renderPage(site, page, own, marked), facts)
  }
  return async (path, isFramed) => {
    const state = live.state()
    const { site } = state
    if (!site) return nothingYet(clockFacts(live, state))
    const asset = path.startsWith(`${site.base}/assets/`) ? path.slice(site.base.length + 1) : ''
    const content = assets.file(asset)
    if (content) return reply(200, asset, content)
    if (outputs?.site !== site) outputs = { site, all: outputsOf(site) }
    const { answer, pages, contentOf } = outputs.all
    const found = answer(path)
    if (found.kind === 'redirect') return found
    const hidden = found.kind === 'file' && found.status === 200 ? undefined : hiddenPage(state, site, path)
    if (hidden) return notShown(hidden, clockFacts(live, state))
    if (found.kind === 'nothing') return noSuchPage(clockFacts(live, state))
    const page = pages.get(found.path)
    if (page) return reply(found.status, found.path, await document(state, site, page, isFramed))
    const other = contentOf(found.path)
    return other === undefined ? noSuchPage(clockFacts(live, state)) : reply(200, found.path, other)
  }
}

export function clockFacts(live: LiveSite, { site, assembly }: EditedSite): ClockFacts {
  return {
    moments: site ? momentsOf(site, assembly.pages) : [],
    clock: live.isClockSet() ? live.now().toISOString() : undefined,
  }
}
