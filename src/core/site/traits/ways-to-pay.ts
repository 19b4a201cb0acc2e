/** What a page says is accepted or not: in a block `feeSchedule`, or in a checklist with such a heading. */
import type { Page } from '../../../../schema/page.ts'
import type { FieldPath } from '../../base/field-path.ts'

/** `title` is the heading of the checklist. */
export type WayToPay = {
  readonly path: FieldPath
  readonly words: string
  readonly accepted: boolean
  readonly title?: string
}

/** Nothing else is in the heading: what is not accepted at the gate may pay the fees. */
const ACCEPTED = /^(not |non |nicht )?(?:accept|akzept)\S*$/i

export const waysToPay = ({ blocks }: Page): readonly WayToPay[] =>
  blocks.flatMap((block, at): readonly WayToPay[] => {
    if (block.type === 'feeSchedule')
      return (block.payments ?? []).map(({ method, accepted }, index) => ({
        path: ['blocks', at, 'payments', index, 'accepted'],
        words: method,
        accepted,
      }))
    if (block.type !== 'checklist') return []
    const { title = '', items } = block
    const found = ACCEPTED.exec(title)
    if (!found) return []
    return items.map(({ markdown }, index) => ({
      path: ['blocks', at, 'items', index],
      words: markdown,
      accepted: !found[1],
      title,
    }))
  })
