/** Looks at the files of all pictures that the site names. What is wrong with one is said at the line that names it. */
import { join } from 'node:path'
import type { PictureFile } from '../../../schema/slots.ts'
import type { Report, SourceSpan } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages/pictures.ts'
import { picturesOf } from '../page-traits.ts'
import type { LinkedPage, Site } from '../site.ts'
import { picturesIn } from '../walk.ts'
import { type Inspection, inspectPicture, tooSmall } from './inspect.ts'

/** A picture and a line that names it. To find the line costs more than to look at the picture. */
export type NamedPicture = { readonly picture: PictureFile; readonly span: () => SourceSpan }

/** In the order of the files; site.yaml comes first. */
export function namedPictures(site: Site, pages: Iterable<LinkedPage>): readonly NamedPicture[] {
  const inConfig = picturesIn(site.config, []).map(({ picture, path }) => ({
    picture,
    span: () => site.configSource.spanOf(path),
  }))
  const inPages = [...pages].flatMap((linked) =>
    picturesOf(linked.traits).map((picture, index) => ({
      picture,
      span: () => spanOfPicture(linked, index),
    })),
  )
  return [...inConfig, ...inPages]
}

function spanOfPicture({ page, source }: LinkedPage, index: number): SourceSpan {
  return source.spanOf(picturesIn(page.blocks, ['blocks'])[index]?.path ?? [])
}

/** A file is judged once, at the first line that names it; its width once for each place it is shown in. */
export function checkPictures(site: Site, pages: readonly LinkedPage[], report: Report): void {
  const files = new Map<string, Inspection>()
  const judged = new Set<string>()
  for (const { picture, span } of namedPictures(site, pages)) {
    const { file, slot } = picture
    // The link stage has said that it is missing.
    if (!site.images.has(file)) continue
    const seen = files.get(file)
    const found = seen ?? inspectPicture(join(site.root, 'pages'), file)
    files.set(file, found)
    if ('finding' in found) {
      if (!seen) report({ ...found.finding, span: span() })
      continue
    }
    if (found.tellsPlace && !seen) report({ ...messages.imageTellsPlace(file), span: span() })
    const finding = judged.has(`${slot} ${file}`) ? undefined : tooSmall(file, found.width, slot)
    judged.add(`${slot} ${file}`)
    if (finding) report({ ...finding, span: span() })
  }
}
