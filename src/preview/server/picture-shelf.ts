/** The pictures of the pages that somebody has looked at. Each is made once, and again only if its file changes. */
import { join } from 'node:path'
import { inspectPicture } from '../../build/pictures/inspect.ts'
import { PICTURES_FOLDER } from '../../build/pictures/pictures-folder.ts'
import { type Prepared, preparePictures } from '../../build/pictures/prepare.ts'
import { pictureName } from '../../core/base/picture-name.ts'
import { namedPictures } from '../../core/check/check-pictures.ts'
import type { LinkedPage, Site } from '../../core/site/site.ts'
import { watchedFileAt } from './watched-files.ts'

type PictureShelf = {
  readonly of: (site: Site, page: LinkedPage) => Promise<Prepared>
}

export function pictureShelf(): PictureShelf {
  const made = new Map<string, Promise<Prepared>>()
  return {
    of: (site, page) => {
      const alone = { ...site, pages: new Map([[page.route, page]]) }
      const pictures = namedPictures(site, [page]).map(
        ({ picture }) =>
          `${pictureName(picture)} ${watchedFileAt(join(site.root, 'pages', picture.file))?.state}`,
      )
      const key = JSON.stringify([site.base, ...pictures])
      const prepared = made.get(key) ?? prepare(alone)
      made.set(key, prepared)
      // A picture that could not be made is tried again, so that the problem is reported for the present line.
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
