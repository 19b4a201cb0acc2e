/** Pictures that nothing uses any more once some pages are deleted. */
import { staysOnDisk } from '../draft/saved.ts'
import { engineNow } from '../session/site.ts'
import { store } from '../session/state.ts'
import { usesNow } from './uses-now.ts'

/** By name below pages/. Without those that were never saved: they go with the page anyway. */
export async function picturesOnlyOn(paths: readonly string[]): Promise<readonly string[]> {
  const uses = await usesNow()
  const { site } = engineNow()?.state() ?? {}
  const { draft } = store.get() ?? {}
  if (!uses || !site || !draft) return []
  const hidden = [...site.unpublished.values()].map(({ page }) => page)
  const pages = [...site.pages.values(), ...hidden].filter(({ source }) => paths.includes(source.path))
  const shown = new Set(pages.flatMap(({ traits }) => traits.pictures.map(({ file }) => file)))
  return [...shown].filter((picture) => {
    const { files, isHeld } = uses(picture)
    return !isHeld && staysOnDisk(draft, `pages/${picture}`) && files.every((file) => paths.includes(file))
  })
}
