/** Where pictures are used in the present state of the author's work, also on pages that are not open and not saved. */
import { memoize } from '../../core/base/memoize.ts'
import { keptTexts } from '../session/kept-texts.ts'
import { ownKey } from '../session/own-record.ts'
import { engineNow, loadWhole, openedSite } from '../session/site.ts'
import { sourceNow } from '../source/source.ts'
import { usesIn } from './uses.ts'

/** The files that use a picture. `isHeld`: one that is not here uses it. */
export type Uses = (picture: string) => { readonly files: readonly string[]; readonly isHeld: boolean }

export const isUnused = ({ files, isHeld }: ReturnType<Uses>): boolean => files.length === 0 && !isHeld

/** `undefined` while the rest of the site cannot be loaded: then nobody knows. */
export async function usesNow(): Promise<Uses | undefined> {
  if (!(await loadWhole())) return undefined
  const [engine, root] = [engineNow(), openedSite()?.root]
  if (!engine || root === undefined) return undefined
  const [kept, held] = await Promise.all([keptTexts(root, ownKey()), sourceNow().heldPictures?.() ?? NONE])
  const { site } = engine.state()
  const own = usesIn({ site, names: engine.files().names, textOf: engine.text })
  const others = kept.map(({ path, text }) =>
    usesIn({
      site: undefined,
      names: [path.replace(/^pages\//, '')],
      textOf: (at) => (at === path ? text : ''),
    }),
  )
  return memoize((picture) => {
    const files = [own, ...others].flatMap((uses) => uses(picture))
    return { files: [...new Set(files)], isHeld: held.includes(picture) }
  })
}

const NONE: readonly string[] = []
