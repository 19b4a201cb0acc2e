/** The foot of the invoice: one total, or two if the stated total is not the sum. */
import type { Block } from '../../../schema/page.ts'
import { sumOf } from '../../block/sum.ts'
import { inlineTextOf } from '../../block/text.tsx'
import type { PageContext } from '../../block/view.ts'

export type TotalProps = { readonly block: Block<'feeSchedule'>; readonly page: PageContext }

export function Total({ block: { items, total }, page }: TotalProps) {
  const sum = sumOf(items)
  const { words } = page
  const title = total?.title ?? words.total
  if (!total || total.amount === sum) {
    return (
      <tfoot>
        <Line title={title} amount={page.money(sum)} />
      </tfoot>
    )
  }
  return (
    <tfoot>
      <Line title={title} note={words.statedTotal} amount={page.money(total.amount)} />
      <Line title={title} note={words.computedTotal} amount={page.money(sum)} />
      {total.discrepancy && (
        <tr>
          <td colSpan={2} className="discrepancy">
            {inlineTextOf(page, total.discrepancy)}
          </td>
        </tr>
      )}
    </tfoot>
  )
}

type LineProps = { readonly title: string; readonly note?: string; readonly amount: string }

function Line({ title, note, amount }: LineProps) {
  return (
    <tr className="total">
      <th scope="row">
        {title}
        {note && <small>{note}</small>}
      </th>
      <td>{amount}</td>
    </tr>
  )
}
