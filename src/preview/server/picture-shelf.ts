/** The pictures of the pages that somebody has looked at: made once, for as long as their files stay as they are. */
import { join } from 'node:path'
import { inspectPicture } from '../../build/pictures/inspect.ts'
import { PICTURES_FOLDER } from '../../build/pictures/pictures-folder.ts'
import { type Prepared, preparePictures } from '../../build/pictures/prepare.ts'
import { pictureName } from '../../core/base/picture-name.ts'
import { namedPictures } from '../../core/check/check-pictures.ts'
import type { LinkedPage, Site } from '../../core/site/site.ts'
import { stampOf } from './stamps.ts'

export type PictureShelf = {
  readonly of: (site: Site, page: LinkedPage) => Promise<Prepared>
}

export function pictureShelf(): PictureShelf {
  const made = new Map<string, Promise<Prepared>>()
  return {
    of: (site, page) => {
      const alone = { ...site, pages: new Map([[page.route, page]]) }
      const stamps = namedPictures(site, [page]).map(
        ({ picture }) => `${pictureName(picture)} ${stampOf(join(site.root, 'pages', picture.file))?.mark}`,
      )
      const key = JSON.stringify([site.base, ...stamps])
      const prepared = made.get(key) ?? prepare(alone)
      made.set(key, prepared)
      // What could not be made is tried again, and said of the line that names it then.
      const forget = () => made.delete(key)
      prepared.then(({ diagnostics }) => diagnostics.length > 0 && forget(), forget)
      return prepared
    },
  }
}

function prepare(site: Site): Promise<Prepared> {
  const pages = join(site.root, 'pages')
  return preparePictures(site, {
    cacheFolder: PICTURES_FOLDER,
    share: false,
    includes: (image) => site.images.has(image) && 'width' in inspectPicture(pages, image),
  })
}
