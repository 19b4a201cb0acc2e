/** For a picture that is missing: the one that has its `alt` elsewhere. It was renamed, and a page was forgotten. */
import { only } from '../../../diagnostics/certain.ts'
import { isNear } from '../../../diagnostics/wording.ts'
import { once } from '../../base/memoize.ts'
import { valueAt } from '../../base/value-at.ts'
import { walk } from '../../base/walk.ts'
import type { Context } from './context.ts'

/** Shorter words may be right for two pictures. */
const LEAST = 10

export function picturesByAlt({ pages, snippets, images }: Context['loaded']) {
  const uses = once(() => {
    const found: { readonly file: string; readonly alt: string }[] = []
    for (const { value } of [...pages, ...snippets])
      walk(value, [], (_name, file, _path, owner) => {
        const alt = valueAt(owner, ['alt'])
        if (typeof alt === 'string' && alt.length >= LEAST) found.push({ file, alt })
      })
    return found
  })
  return (missing: string) => {
    const lost = uses().filter(({ file }) => file === missing)
    const same = uses().filter(({ alt }) => lost.some((each) => isNear(each.alt, alt)))
    return only([...new Set(same.map(({ file }) => file))], (file) => images.includes(file))
  }
}
