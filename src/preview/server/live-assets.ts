/** The files that pages refer to. They are made when a page is shown. */

import { type SharedFiles, toAssets } from '../../build/assets/assets.ts'
import { sharedFiles } from '../../build/assets/site-assets.ts'
import { contentOf } from '../../build/files/planned-file.ts'
import type { Assets } from '../../core/render/assets.ts'
import type { LinkedPage, Site } from '../../core/site/site.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { NO_PICTURE } from '../studio.ts'
import { pictureShelf } from './picture-shelf.ts'
import type { Content } from './reply.ts'

/** Shown instead of a picture that cannot be shown. */
const UNSHOWN = { src: NO_PICTURE, width: 1600, height: 900 }

export type LiveAssets = {
  readonly of: (site: Site, page: LinkedPage) => Promise<Assets>
  /** With the styles of all that an author may add to the page. */
  readonly forStudio: (site: Site, page: LinkedPage) => Promise<Assets>
  /** A file that a shown page refers to, by its path in the site. */
  readonly file: (path: string) => Content | undefined
  /** The address of the script of the islands. */
  readonly client: (site: Site) => Promise<string>
}

/** `report` gets problems that are found only while pictures are made. */
export function liveAssets(report: (found: readonly Diagnostic[]) => void): LiveAssets {
  const shelf = pictureShelf()
  const files = new Map<string, Content>()
  const assetsOf = async (site: Site, page: LinkedPage, sharing: Promise<SharedFiles>) => {
    const prepared = await shelf.of(site, page)
    if (prepared.diagnostics.length > 0) report(prepared.diagnostics)
    const pictures: Assets['pictures'] = (picture) => prepared.pictures(picture) ?? UNSHOWN
    const assets = toAssets(site, await sharing, { ...prepared, pictures })
    // Read now, because the folder of kept pictures may be emptied while the preview runs.
    for (const file of assets.files) if (!files.has(file.path)) files.set(file.path, contentOf(file))
    return assets
  }
  return {
    of: (site, page) => assetsOf(site, page, sharedFiles(site, page)),
    forStudio: (site, page) => assetsOf(site, page, sharedFiles(site, 'any')),
    file: (path) => files.get(path),
    client: async (site) => `${site.base}/${(await sharedFiles(site)).client.entry}`,
  }
}
