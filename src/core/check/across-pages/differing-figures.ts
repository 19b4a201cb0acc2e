/** Figures, days, and `true` or `false` that differ between a block and its translation. */
import type { PlacedText } from '../../site/traits/figures.ts'
import { areAlike, type Difference, FLAG, inBlocks, sharedBy } from './compared-blocks.ts'
import type { TranslatedPage } from './translated-pages.ts'

const isFlag = ([, value]: PlacedText) => FLAG.test(value)

export const figuresDiffering = (pages: TranslatedPage): readonly Difference[] => differing(pages, false)

/** Lists whose entries are in another order have the same number of entries with `true`: these do not differ. */
export function flagsDiffering(pages: TranslatedPage): readonly Difference[] {
  const found = differing(pages, true)
  const more = found.reduce((sum, [, here]) => sum + (here === 'true' ? 1 : -1), 0)
  return more === 0 ? [] : found
}

function differing(pages: TranslatedPage, flags: boolean): readonly Difference[] {
  return inBlocks(pages, 'figures').flatMap(([ours, theirs]) => {
    const [own = [], others = []] = [ours, theirs].map((all) => all.filter((each) => isFlag(each) === flags))
    // The entries of a list that one page lacks hide no difference in another field.
    const fields = [...new Set(own.map(fieldOf))]
    return fields.flatMap((field) => {
      const [here = [], there = []] = [own, others].map((all) =>
        all.filter((each) => fieldOf(each) === field),
      )
      return differingIn(here, there)
    })
  })
}

const fieldOf = ([path]: PlacedText) => path[2]

/** If one list is longer, those before an entry that is the same again, or the only one. Others may have no counterpart. */
function differingIn(own: readonly PlacedText[], others: readonly PlacedText[]): readonly Difference[] {
  const isAlike = areAlike(own, others)
  if (!isAlike && (isPart(own, others) || isPart(others, own))) return []
  let end = 0
  const found = sharedBy(own, others).flatMap(([path, here, written], index) => {
    const [at = path, there = '', other] = others[index] ?? []
    // A value of site.yaml is compared in site.yaml.
    const isSame = here === there || (written !== undefined && written === other)
    if (isSame) end = index
    const difference: Difference = [path, written ?? here, at, other ?? there]
    return isSame ? [] : [{ difference, index }]
  })
  const sure = isAlike || found.length === 1 ? found : found.filter(({ index }) => index < end)
  // Days with the same hours are one place.
  return [...new Map(sure.map(({ difference }) => [String(difference[0]), difference])).values()]
}

/** Whether the other one has all of these figures. */
const isPart = (own: readonly PlacedText[], others: readonly PlacedText[]) =>
  own.every(([, here]) => others.some(([, there]) => here === there))
