/** The core in the browser: the site as it is typed, its messages, and the HTML of a page. */
import { pictureName } from '../../core/base/picture-name.ts'
import { checkState, lastSoundReader, type State } from '../../core/check/last-sound.ts'
import type { ReadResult } from '../../core/check/read-site.ts'
import type { FileChange } from '../../core/load/file-change.ts'
import type { SiteFiles } from '../../core/load/site-files.ts'
import type { Assets } from '../../core/render/assets.ts'
import { renderPage } from '../../core/render/render.tsx'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { marked, withMarks } from '../../preview/marks.ts'
import { NO_PICTURE, type PageAssets, PICTURE, type Sources } from '../../preview/studio.ts'
import { memoryFiles } from './files.ts'

export type Engine = {
  /** The text of a file as it is now, or `undefined`. */
  readonly text: (path: string) => string | undefined
  readonly set: (path: string, text: string | undefined) => void
  /** The site as it is typed. */
  readonly files: () => SiteFiles
  readonly now: () => Date
  /** With findings in single files. Fast enough for every key. */
  readonly state: () => State
  /** With findings between files, too. */
  readonly check: () => readonly Diagnostic[]
  readonly result: () => ReadResult
  /** The same as it would be after some changes. */
  readonly checkChanged: (changes: readonly FileChange[]) => ReadResult
  /** The page as visitors will see it, with marks around its blocks. `undefined` if it has never been without mistakes. */
  readonly html: (path: string, assets: PageAssets) => string | undefined
}

export function newEngine(sources: Sources): Engine {
  const files = memoryFiles(sources)
  const read = lastSoundReader(files.all)
  const now = () => (sources.clock === null ? new Date() : new Date(sources.clock))
  let known: State | undefined
  const state = () => {
    known ??= read(now())
    return known
  }
  const set = (path: string, text: string | undefined) => {
    files.set(path, text)
    known = undefined
  }
  const result = () => checkState(state(), files.all().inspect, false)
  return {
    text: files.text,
    set,
    files: files.all,
    now,
    state,
    check: () => result().diagnostics,
    result,
    checkChanged: (changes) => {
      const before = changes.map(({ path }) => ({ path, text: files.text(path) }))
      for (const { path, after } of changes) set(path, after)
      const changed = result()
      for (const { path, text } of before) set(path, text)
      return changed
    },
    html: (path, assets) => {
      const { site } = state()
      const shown = [...(site?.pages.values() ?? [])]
      const hidden = [...(site?.unpublished.values() ?? [])].map(({ page }) => page)
      const page = [...shown, ...hidden].find(({ source }) => source.path === path)
      return site && page && withMarks(renderPage(site, page, assetsFrom(assets, site.images), marked))
    },
  }
}

/** A picture that was chosen just now is shown as its file is, until the page is saved. */
function assetsFrom({ pictures, shareImages, ...assets }: PageAssets, images: ReadonlySet<string>): Assets {
  const unprepared = (file: string) => (images.has(file) ? `${PICTURE}${file}` : NO_PICTURE)
  return {
    ...assets,
    pictures: (picture) =>
      pictures[pictureName(picture)] ?? { src: unprepared(picture.file), width: 1600, height: 900 },
    shareImages: new Map(Object.entries(shareImages)),
  }
}
