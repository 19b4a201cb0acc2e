/** The pages as Studio shows them. While an author types, only the block that changed is rendered. */
import type { Block } from '../../../schema/page.ts'
import { pictureName } from '../../core/base/picture-name.ts'
import type { EditedSite } from '../../core/check/edited-site.ts'
import type { Assets } from '../../core/render/assets.ts'
import { renderBlock, renderPage } from '../../core/render/render.tsx'
import type { LinkedPage, Site } from '../../core/site/site.ts'
import { toSource } from '../../core/yaml/source.ts'
import type { SourceFile } from '../../core/yaml/source-file.ts'
import { marked, withComments } from '../../preview/marks.ts'
import { NO_PICTURE, type PageAssets, PICTURE } from '../../preview/studio.ts'
import { newPicture } from '../pictures/new-pictures.ts'
import { fileIndexes } from './file-indexes.ts'
import { type MarkedText, type Marking, markTexts } from './mark-texts.ts'

export type ShownPages = {
  /** The page as visitors will see it, with marks around its blocks. `undefined` if it has never been without mistakes. */
  readonly html: (path: string, assets: PageAssets) => string | undefined
  /** Another text of a page, and what that changes on it. Fast enough for every key. */
  readonly change: (path: string, text: string, assets: PageAssets | undefined) => Changed
  /** The block with marks around its texts (see `markTexts`). `undefined` if there is no such block. */
  readonly marked: (path: string, pageIndex: number, marking: Marking) => Marked | undefined
  /** The `fileIndex` of each block on the page. */
  readonly fileIndexes: (path: string) => readonly number[]
}

export type Changed = {
  readonly source: SourceFile
  /** `anew`: all of the page must be shown anew. */
  readonly blocks: readonly ChangedBlock[] | 'anew'
}
export type ChangedBlock = { readonly pageIndex: number; readonly html: string }
export type Marked = {
  readonly html: string
  /** By the numbers in the marks. */
  readonly texts: readonly (MarkedText | undefined)[]
}

/** A page as it is shown. */
type Shown = {
  readonly linked: LinkedPage
  readonly source: SourceFile
  readonly assets: PageAssets
  /** Its blocks as JSON. */
  readonly blocks: readonly string[]
}

type Core = {
  readonly set: (path: string, text: string) => void
  readonly state: () => EditedSite
  readonly lately: () => EditedSite | undefined
}

export function shownPages({ set, state, lately }: Core): ShownPages {
  const pages = new Map<string, Shown>()
  const show = (linked: LinkedPage, source: SourceFile, assets: PageAssets): Shown => {
    const made = { linked, source, assets, blocks: linked.page.blocks.map((block) => JSON.stringify(block)) }
    pages.set(source.path, made)
    return made
  }
  return {
    html: (path, assets) => {
      const { site, assembly } = state()
      const page = site && pageOf(site, path)
      if (!page) return undefined
      show(page, assembly.loaded.pages.find((source) => source.path === path) ?? page.source, assets)
      const files = assetsFrom(withSheetsFor(site, page.traits.types, assets), site.images)
      return withComments(renderPage(site, page, files, marked))
    },
    change: (path, text, assets) => {
      set(path, text)
      const { site, read } = lately() ?? {}
      const found = read?.(path, () => undefined)
      const source = found?.source ?? toSource(path, text, () => undefined)
      const before = pages.get(path)
      if (!site || !before || before.assets !== assets) return { source, blocks: 'anew' }
      // What is broken stays as it was.
      if (!found?.page) return { source, blocks: [] }
      if (!isSameFrame(before.linked, found.page)) return { source, blocks: 'anew' }
      return { source, blocks: changedBlocks(site, before, show(found.page, source, assets)) }
    },
    marked: (path, pageIndex, marking) => {
      const [{ site } = { site: undefined }, shown] = [lately(), pages.get(path)]
      return site && shown && markedBlock(site, shown, pageIndex, marking)
    },
    fileIndexes: (path) => {
      const shown = pages.get(path)
      return shown ? fileIndexes(shown.source, shown.linked.source) : []
    },
  }
}

function pageOf({ pages, unpublished }: Site, path: string): LinkedPage | undefined {
  const hidden = [...unpublished.values()].map(({ page }) => page)
  return [...pages.values(), ...hidden].find(({ source }) => source.path === path)
}

/** Whether two states of a page differ in the fields of their blocks at most. */
function isSameFrame(one: LinkedPage, other: LinkedPage): boolean {
  const rest = ({ route, page: { blocks, ...fields }, traits }: LinkedPage) =>
    JSON.stringify([route, fields, blocks.map(({ type }) => type), traits.anchors])
  return rest(one) === rest(other)
}

const withPage = (site: Site, page: LinkedPage): Site =>
  site.pages.has(page.route) ? { ...site, pages: new Map(site.pages).set(page.route, page) } : site

function changedBlocks(site: Site, before: Shown, now: Shown): readonly ChangedBlock[] {
  const changed = now.blocks.flatMap((block, pageIndex) =>
    block === before.blocks[pageIndex] ? [] : [pageIndex],
  )
  const whole = withPage(site, now.linked)
  const assets = assetsFrom(now.assets, site.images)
  return changed.map((pageIndex) => ({ pageIndex, html: renderBlock(whole, now.linked, assets, pageIndex) }))
}

function markedBlock(
  site: Site,
  { linked, assets }: Shown,
  pageIndex: number,
  marking: Marking,
): Marked | undefined {
  const block: Block | undefined = linked.page.blocks[pageIndex]
  if (!block) return undefined
  const { block: own, texts, adapt } = markTexts(block, marking)
  const whole = { ...linked, page: { ...linked.page, blocks: linked.page.blocks.with(pageIndex, own) } }
  const files = assetsFrom(assets, site.images)
  try {
    return { html: renderBlock(withPage(site, whole), whole, files, pageIndex, adapt), texts: texts() }
  } catch {
    // A view that cannot show marks: its texts are changed in the form.
    return undefined
  }
}

/** Keeps the sheets of the site, unless the page needs more: a block or a language that the site did not have. */
export function withSheetsFor({ languages }: Site, types: readonly string[], assets: PageAssets): PageAssets {
  const { ofAll } = assets
  const isEnough =
    !ofAll ||
    (types.every((type) => ofAll.own.includes(type)) && (ofAll.hasLanguages || languages.size === 0))
  return isEnough ? assets : { ...assets, sheets: ofAll.sheets }
}

/** An empty picture, and the size of one that is not known. */
const [EMPTY, SIZE] = ['data:,', { width: 1600, height: 900 }] as const

/** A picture that was chosen just now is shown as its file is, until the page is saved. */
export function assetsFrom(
  { pictures, shareImages, inAnyPlace, ...assets }: PageAssets,
  images: ReadonlySet<string>,
): Assets {
  const unprepared = (file: string) => {
    const drawn = newPicture(file)
    if (drawn === undefined && inAnyPlace) return inAnyPlace[file] ?? { src: EMPTY, ...SIZE }
    return { src: drawn ?? (images.has(file) ? `${PICTURE}${file}` : NO_PICTURE), ...SIZE }
  }
  return {
    ...assets,
    pictures: (picture) => {
      const made = newPicture(picture.file) === undefined ? pictures[pictureName(picture)] : undefined
      return made ?? unprepared(picture.file)
    },
    shareImages: new Map(Object.entries(shareImages)),
  }
}
