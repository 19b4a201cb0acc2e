/** A list that has more entries on a page than on its translation: one was added or deleted in one language only. */
import { only } from '../../../diagnostics/certain.ts'
import type { Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { BlockList } from '../../site/traits/figures.ts'
import { areUnlike, FLAG } from './compared-blocks.ts'
import type { TranslatedPage } from './translated-pages.ts'

/** Only where all other lists of the two pages are the same. Others were written for their language. */
export function checkSameLists(pages: TranslatedPage, report: Report): void {
  const lists = countedLists(pages)
  const isOfBlock = ({ of: [path] }: CountedList) => path.length === 3
  checkLists(lists.filter(isOfBlock), pages, report)
  checkLists(
    lists.filter((list) => !isOfBlock(list)),
    pages,
    report,
  )
}

/** Lists of blocks, or lists of groups in blocks. */
function checkLists(lists: readonly CountedList[], pages: TranslatedPage, report: Report): void {
  const { own, original } = pages
  const lacking = lists.filter(({ here, there }) => here === 0 || there === 0)
  const isSameOrder = String(own.traits.order) === String(original.traits.order)
  if (lacking.length > (isSameOrder ? 1 : 0)) return
  const shorter = lists.filter((list) => list.here !== list.there && !lacking.includes(list))
  const certain = lacking.filter(({ of }) => hasFigures(pages, of))
  if (shorter.length > 1) return
  for (const { of, here, there } of [...shorter, ...certain]) {
    const block = Number(of[0][1])
    if (areUnlike(pages, block, block)) continue
    const [longer, other] = here > there ? [own, original] : [original, own]
    const { file } = other.source.spanOf(of[0])
    const [least, most] = [Math.min(here, there), Math.max(here, there)]
    report({
      ...messages.listShorter(of[0].slice(2).join('.'), most, least, file),
      span: longer.source.spanOfKey(of[0]),
    })
  }
}

type CountedList = { readonly of: BlockList; readonly here: number; readonly there: number }

/** The lists of both pages. A page without a list has no entries in it. */
function countedLists({ own, original }: TranslatedPage): readonly CountedList[] {
  const [lists = [], others = []] = [own, original].map(({ traits }) => traits.lists ?? [])
  const sameIn = (all: readonly BlockList[], list: BlockList) =>
    only(all, (each) => keyOf(each) === keyOf(list))
  const inBoth = lists.map((of) => ({ of, here: of[2], there: sameIn(others, of)?.[2] ?? 0 }))
  const inOther = others.filter((of) => !sameIn(lists, of))
  return [...inBoth, ...inOther.map((of) => ({ of, here: 0, there: of[2] }))]
}

const keyOf = ([path, type]: BlockList) => String([type, path])

/** Days and amounts are the same in every language. Other words may be in another field. */
const hasFigures = ({ own, original }: TranslatedPage, [list]: BlockList) =>
  [own, original].some(({ traits }) =>
    traits.figures?.some(
      ([path, value]) => String(path.slice(0, list.length)) === String(list) && !FLAG.test(value),
    ),
  )
