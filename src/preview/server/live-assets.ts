/** The files that pages refer to, for each page as it is shown. */

import { toAssets } from '../../build/assets/assets.ts'
import { siteFrame } from '../../build/assets/site-assets.ts'
import { contentOf } from '../../build/files/planned-file.ts'
import type { Assets } from '../../core/render/assets.ts'
import type { LinkedPage, Site } from '../../core/site/site.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { pictureShelf } from './picture-shelf.ts'
import type { Content } from './reply.ts'

/** Shown in the place of a picture that cannot be. */
const NO_PICTURE = { src: '/_ukurasa/no-picture.svg', width: 1600, height: 900 }

export type LiveAssets = {
  readonly of: (site: Site, page: LinkedPage) => Promise<Assets>
  /** A file that a page which was shown refers to, by its path below the site. */
  readonly file: (path: string) => Content | undefined
  /** The address of the code of the islands. */
  readonly client: (site: Site) => Promise<string>
}

/** `report` takes what is found only while pictures are made. */
export function liveAssets(report: (found: readonly Diagnostic[]) => void): LiveAssets {
  const shelf = pictureShelf()
  const files = new Map<string, Content>()
  return {
    of: async (site, page) => {
      const prepared = await shelf.of(site, page)
      if (prepared.diagnostics.length > 0) report(prepared.diagnostics)
      const pictures: Assets['pictures'] = (picture) => prepared.pictures(picture) ?? NO_PICTURE
      const frame = await siteFrame(site.config.characters)
      const assets = toAssets(site, frame, { ...prepared, pictures })
      // Read now: what pictures are kept in may be emptied while the preview runs.
      for (const file of assets.files) if (!files.has(file.path)) files.set(file.path, contentOf(file))
      return assets
    },
    file: (path) => files.get(path),
    client: async ({ base, config }) => `${base}/${(await siteFrame(config.characters)).client.entry}`,
  }
}
