/** Pictures that nothing uses any more once some pages are deleted. */
import { engineNow } from '../session/site.ts'
import { isNew } from './delete-picture.ts'
import { usesNow } from './uses-now.ts'

/** By name below pages/. Without those that were never saved: they go with the page anyway. */
export async function picturesOnlyOn(paths: readonly string[]): Promise<readonly string[]> {
  const uses = await usesNow()
  const { site } = engineNow()?.state() ?? {}
  if (!uses || !site) return []
  const hidden = [...site.unpublished.values()].map(({ page }) => page)
  const pages = [...site.pages.values(), ...hidden].filter(({ source }) => paths.includes(source.path))
  const shown = new Set(pages.flatMap(({ traits }) => traits.pictures.map(({ file }) => file)))
  return [...shown].filter((picture) => {
    const { files, isHeld } = uses(picture)
    return !isHeld && !isNew(picture) && files.every((file) => paths.includes(file))
  })
}
