/** Finds unused pictures, and pictures with names that some disks confuse. */
import { type Report, startOf } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { plainName } from '../../base/file-names.ts'
import { once } from '../../base/memoize.ts'
import { picturesIn } from '../../base/walk.ts'
import type { LinkedPage, Site } from '../../site/site.ts'
import { altsAbout } from './alt-of-another.ts'

/** Without `pages`, it is unknown which pictures are used. */
export function checkImages(site: Site, pages: readonly LinkedPage[] | undefined, report: Report): void {
  const shown = pages && filesIn(site, pages)
  const altAbout = once(() => altsAbout(pages ?? []))
  const names = new Map<string, string>()
  for (const image of site.images) {
    const span = startOf(`pages/${image}`)
    if (shown && !shown.has(image)) report(altAbout()(image) ?? { ...messages.imageUnused(image), span })
    const plain = plainName(image)
    const first = names.get(plain)
    if (first !== undefined) report({ ...messages.imageTwiceByCase(first), span })
    else names.set(plain, image)
  }
}

function filesIn(site: Site, pages: readonly LinkedPage[]): ReadonlySet<string> {
  const files = new Set(picturesIn(site.config, []).map(({ picture }) => picture.file))
  for (const { traits } of pages) traits.pictures.forEach(({ file }) => files.add(file))
  return files
}
