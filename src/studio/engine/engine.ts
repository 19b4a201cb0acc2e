/** The core in the browser: the site as it is typed, its messages, and the HTML of a page. */
import { pictureName } from '../../core/base/picture-name.ts'
import { checkState, lastSoundReader, type State } from '../../core/check/last-sound.ts'
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
  /** With findings in single files. Fast enough for every key. */
  readonly state: () => State
  /** With findings between files, too. */
  readonly check: () => readonly Diagnostic[]
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
  return {
    text: files.text,
    set: (path, text) => {
      files.set(path, text)
      known = undefined
    },
    state,
    check: () => checkState(state(), files.all().inspect, false).diagnostics,
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
