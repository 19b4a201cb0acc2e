/** Looks at the files of all pictures that the site names. What is wrong with one is said at the line that names it. */

import { LEAST_WIDTH, type PictureFile, type Slot } from '../../../schema/slots.ts'
import type { Finding, Report, SourceSpan } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages.ts'
import { isDrawing, pictureName } from '../base/picture-name.ts'
import { picturesIn } from '../base/walk.ts'
import type { Inspection, SiteFiles } from '../load/site-files.ts'
import type { LinkedPage, Site } from '../site/site.ts'

/** Facts of a picture, by its path below pages/. */
export type Inspect = SiteFiles['inspect']

/** A picture in its place and the first line that names it. To find the line costs more than to look at the picture. */
export type NamedPicture = { readonly picture: PictureFile; readonly span: () => SourceSpan }

/** Each picture once for each kind of place, in the order of the files; site.yaml comes first. */
export function namedPictures(site: Site, pages: Iterable<LinkedPage>): readonly NamedPicture[] {
  const found = new Map<string, NamedPicture>()
  // Most pictures are shown by many pages, and pages that were not read again share what names them.
  const seen = new Set<PictureFile>()
  const add = (picture: PictureFile, span: () => SourceSpan) => {
    seen.add(picture)
    const name = pictureName(picture)
    if (!found.has(name)) found.set(name, { picture, span })
  }
  for (const { picture, path } of picturesIn(site.config, []))
    add(picture, () => site.configSource.spanOf(path))
  for (const linked of pages)
    linked.traits.pictures.forEach((picture, index) => {
      if (!seen.has(picture)) add(picture, () => spanOfPicture(linked, index))
    })
  return [...found.values()]
}

function spanOfPicture({ page, source }: LinkedPage, index: number): SourceSpan {
  return source.spanOf(picturesIn(page.blocks, ['blocks'])[index]?.path ?? [])
}

/** A file is judged once, at the first line that names it; its width once for each place it is shown in. */
export function checkPictures(
  site: Site,
  pages: readonly LinkedPage[],
  report: Report,
  inspect: Inspect,
): void {
  const files = new Map<string, Inspection>()
  for (const { picture, span } of namedPictures(site, pages)) {
    const { file, slot } = picture
    // The link stage has said that it is missing.
    if (!site.images.has(file)) continue
    const seen = files.get(file)
    const found = seen ?? inspect(file)
    files.set(file, found)
    if ('finding' in found) {
      if (!seen) report({ ...found.finding, span: span() })
      continue
    }
    if (found.tellsPlace && !seen) report({ ...messages.imageTellsPlace(file), span: span() })
    const finding = tooSmall(file, found.width, slot)
    if (finding) report({ ...finding, span: span() })
  }
}

/** Said of a photograph that its place would blow up; drawings fit everywhere. */
function tooSmall(image: string, width: number, slot: Slot): Finding | undefined {
  const least = LEAST_WIDTH[slot]
  return isDrawing(image) || width >= least ? undefined : messages.imageTooSmall(image, width, least)
}
