/** Checks the files of all pictures of the site. Diagnostics are reported at the line that names the picture. */

import { LEAST_WIDTH, type PictureFile, type Slot } from '../../../schema/slots.ts'
import type { Finding, Report, SourceSpan } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages.ts'
import { memoize } from '../base/memoize.ts'
import { isDrawing, pictureName } from '../base/picture-name.ts'
import { picturesIn } from '../base/walk.ts'
import type { Inspection, SiteFiles } from '../load/site-files.ts'
import type { LinkedPage, Site } from '../site/site.ts'

/** Facts about a picture, by its path below pages/. */
export type Inspect = SiteFiles['inspect']

/** A picture in a slot, and the first line that names it. Finding the line is slow, so `span` waits until it is needed. */
export type NamedPicture = { readonly picture: PictureFile; readonly span: () => SourceSpan }

/** Each picture once for each slot, in the order of the files. site.yaml comes first. */
export function namedPictures(site: Site, pages: Iterable<LinkedPage>): readonly NamedPicture[] {
  const found = new Map<string, NamedPicture>()
  // For speed: many pages show the same picture, and kept pages share the same object for it.
  const seen = new Set<PictureFile>()
  const add = (picture: PictureFile, span: () => SourceSpan) => {
    seen.add(picture)
    const name = pictureName(picture)
    if (!found.has(name)) found.set(name, { picture, span })
  }
  for (const { picture, path } of picturesIn(site.config, []))
    add(picture, () => site.configSource.spanOf(path))
  const placesOf = memoize(({ page }: LinkedPage) => picturesIn(page.blocks, ['blocks']))
  for (const linked of pages)
    linked.traits.pictures.forEach((picture, index) => {
      if (!seen.has(picture)) add(picture, () => linked.source.spanOf(placesOf(linked)[index]?.path ?? []))
    })
  return [...found.values()]
}

/** Checks each file once, at the first line that names it, and its width once for each slot. */
export function checkPictures(
  site: Site,
  pages: readonly LinkedPage[],
  report: Report,
  inspect: Inspect,
): void {
  const files = new Map<string, Inspection>()
  for (const { picture, span } of namedPictures(site, pages)) {
    const { file, slot } = picture
    // check-links.ts reports missing pictures.
    if (!site.images.has(file)) continue
    const seen = files.get(file)
    const found = seen ?? inspect(file)
    files.set(file, found)
    if ('finding' in found) {
      if (!seen) report({ ...found.finding, span: span() })
      continue
    }
    if (found.hasLocation && !seen) report({ ...messages.imageTellsPlace(file), span: span() })
    const finding = tooSmall(file, found.width, slot)
    if (finding) report({ ...finding, span: span() })
  }
}

/** For a photograph that its slot would enlarge. Drawings fit any size. */
function tooSmall(image: string, width: number, slot: Slot): Finding | undefined {
  const least = LEAST_WIDTH[slot]
  return isDrawing(image) || width >= least ? undefined : messages.imageTooSmall(image, width, least)
}
