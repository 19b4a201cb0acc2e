/** Answers for the addresses of the site, made when they are asked for. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { type Assets, toAssets } from '../../engine/assets.ts'
import { renderPage } from '../../engine/render.tsx'
import type { LinkedPage, Site } from '../../engine/site.ts'
import { siteFrame } from '../frame.ts'
import { marked, toPreview } from './documents.ts'
import { type ClockFacts, hiddenPage, noSuchPage, nothingYet, notShown } from './hidden-pages.ts'
import type { LiveSite, State } from './live-site.ts'
import { type Outputs, outputsOf } from './outputs.ts'
import { momentsOf, pageFacts } from './page-facts.ts'
import { pictureShelf } from './picture-shelf.ts'
import { type Content, type Reply, reply } from './reply.ts'

/** Shown in the place of a picture that cannot be. */
const NO_PICTURE = { src: '/_ukurasa/no-picture.svg', width: 1600, height: 900 }

/** What the preview answers for a path of the site. A page within a page stands as it is built: it runs no scripts. */
export type PageSource = (path: string, isFramed: boolean) => Promise<Reply>

/** `report` takes what is found only while pictures are made. */
export function livePages(live: LiveSite, report: (found: readonly Diagnostic[]) => void): PageSource {
  const shelf = pictureShelf()
  const assetFiles = new Map<string, Content>()
  let outputs: { readonly site: Site; readonly all: Outputs } | undefined

  const assetsOf = async (site: Site, page: LinkedPage): Promise<Assets> => {
    const prepared = await shelf.of(site, page)
    if (prepared.diagnostics.length > 0) report(prepared.diagnostics)
    const pictures: Assets['pictures'] = (picture) => prepared.pictures(picture) ?? NO_PICTURE
    const frame = await siteFrame(site.config.characters)
    const assets = toAssets(site, frame, { ...prepared, pictures })
    for (const { path, content } of assets.files) assetFiles.set(path, content)
    return assets
  }
  const document = async (state: State, site: Site, page: LinkedPage, isFramed: boolean): Promise<string> => {
    const assets = await assetsOf(site, page)
    if (isFramed) return renderPage(site, page, assets)
    const client = `${site.base}/${(await siteFrame(site.config.characters)).client.entry}`
    const facts = { ...pageFacts(site, page, assets.pictures), ...clockFacts(live, state), client }
    return toPreview(renderPage(site, page, assets, marked), facts)
  }
  return async (path, isFramed) => {
    const state = live.state()
    const { site } = state
    if (!site) return nothingYet(clockFacts(live, state))
    const asset = path.startsWith(`${site.base}/assets/`) ? path.slice(site.base.length + 1) : ''
    const content = assetFiles.get(asset)
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

function clockFacts(live: LiveSite, { site, assembly }: State): ClockFacts {
  return {
    moments: site ? momentsOf(site, assembly.pages) : [],
    clock: live.isClockSet() ? live.now().toISOString() : undefined,
  }
}
