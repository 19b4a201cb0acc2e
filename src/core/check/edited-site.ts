/** Reads a site again and again while somebody edits it. Whatever is broken stays as it was before. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { SiteFiles } from '../load/site-files.ts'
import { type Assembly, assemble, type Settings, siteOf } from '../site/assemble.ts'
import type { WrapReader } from '../site/read-documents.ts'
import type { PageReader } from '../site/read-page.ts'
import { rememberPages } from '../site/remember-pages.ts'
import type { LinkedPage, Site } from '../site/site.ts'

export type EditedSite = {
  /** `undefined` until site.yaml is valid for the first time. */
  readonly site: Site | undefined
  /** A site of these pages, and without drafts, as visitors will see it. The check is about this one. */
  readonly published: (pages: readonly LinkedPage[]) => Site | undefined
  /** The last valid state of each page. */
  readonly pages: readonly LinkedPage[]
  readonly assembly: Assembly
  /** Diagnostics in single files. */
  readonly found: readonly Diagnostic[]
  /** Reads a page as it is now, with the rest of the site as it was. */
  readonly read: PageReader
}

/** Remembers the last valid state of each page, and of site.yaml. An unchanged file must have the same content object. */
export function editedSiteReader(files: () => SiteFiles): (now: Date) => EditedSite {
  const remember = rememberPages()
  const sound = new Map<string, LinkedPage>()
  let settings: Settings | undefined
  return (now) => {
    const found: Diagnostic[] = []
    let read: PageReader = () => undefined
    const wrap: WrapReader = (reader, context) => {
      read = reader
      return remember(reader, context)
    }
    const assembly = assemble(files(), (diagnostic) => found.push(diagnostic), wrap)
    for (const page of assembly.pages) sound.set(page.source.path, page)
    settings = assembly.settings ?? settings
    const pages = files().names.flatMap((name): readonly LinkedPage[] => {
      const page = sound.get(`pages/${name}`)
      return page ? [page] : []
    })
    const own = settings
    const siteWith = (pages: readonly LinkedPage[], drafts: boolean) =>
      own && siteOf({ ...assembly, pages }, own, { now, drafts })
    const published = (pages: readonly LinkedPage[]) => siteWith(pages, false)
    return { site: siteWith(pages, true), published, pages, assembly, found, read }
  }
}
