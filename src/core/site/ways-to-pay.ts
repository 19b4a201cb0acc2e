/** What a page says is accepted or not: in a block `feeSchedule`, or in two checklists with opposite headings. */
import type { Page } from '../../../schema/page.ts'
import { only } from '../../diagnostics/certain.ts'
import type { FieldPath } from '../base/field-path.ts'
import { plainWords } from '../base/plain-words.ts'

/** `title` is the heading of the checklist. */
export type WayToPay = {
  readonly path: FieldPath
  readonly words: string
  readonly accepted: boolean
  readonly title?: string
}

const NOT = /^(?:not|no|non|nicht|keine?|pas de|si) /

type List = {
  readonly at: number
  readonly heading: string
  readonly title: string
  readonly items: readonly { readonly markdown: string }[]
}

/** The checklists whose heading denies that of another one, each with the other one. */
export function oppositeLists({ blocks }: Page): readonly (readonly [denied: List, other: List])[] {
  const lists = blocks.flatMap((block, at) =>
    block.type === 'checklist' && block.title
      ? [{ at, title: block.title, heading: plainWords(block.title), items: block.items }]
      : [],
  )
  return lists.flatMap((list) => {
    const heading = list.heading.replace(NOT, '')
    // Of two such pairs, each is about something else.
    const other = heading === list.heading ? undefined : only(lists, (each) => each.heading === heading)
    return other ? [[list, other] as const] : []
  })
}

/** Nothing else is in the heading: what is not accepted at the gate may pay the fees. */
const ACCEPTED = /^\S*(?:accept|kubali|akzept)\S*$/

/** Two different remarks may be the very difference: `Cheque (personal)`. */
export function isSameEntry(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => plainWords(text.replace(/\.$/, '')))
  const [bare, also] = [one, other].map((text) => plainWords(withoutRemark(text)))
  return bare === also && (first === second || first === bare || second === also)
}

/** `Cash (at the office)` and `Cash, at the office` are `Cash`. */
export const withoutRemark = (text: string) => text.replace(/\s*\([^()]*\)|,.*|\.$/gs, '')

export function waysToPay(page: Page): readonly WayToPay[] {
  const pairs = oppositeLists(page).filter(([, { heading }]) => ACCEPTED.test(heading))
  const listed = pairs.flatMap((pair) =>
    pair.flatMap(({ at, title, items }, denied) =>
      items.map(({ markdown }, index) => ({
        path: ['blocks', at, 'items', index],
        words: markdown,
        accepted: denied === 1,
        title,
      })),
    ),
  )
  const stated = page.blocks.flatMap((block, at) =>
    block.type === 'feeSchedule'
      ? (block.payments ?? []).map(({ method, accepted }, index) => ({
          path: ['blocks', at, 'payments', index, 'accepted'],
          words: method,
          accepted,
        }))
      : [],
  )
  return [...listed, ...stated]
}
