/** The items of the invoice, line by line. */
import type { ReactNode } from 'react'
import type { Block } from '../../../schema/page.ts'
import { inlineTextOf } from '../../block/text.tsx'
import type { PageContext } from '../../block/view.ts'

type Item = Block<'feeSchedule'>['items'][number]

export type ItemsProps = {
  readonly items: readonly Item[]
  readonly page: PageContext
  /** The foot of the table. */
  readonly children?: ReactNode
}

export function Items({ items, page, children }: ItemsProps) {
  const { words } = page
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{words.item}</th>
          <th scope="col">{words.amount}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.title}>
            <th scope="row">
              {item.title}
              {item.text && <small>{inlineTextOf(page, item.text)}</small>}
            </th>
            <td>{item.amount === undefined ? words.free : page.money(item.amount)}</td>
          </tr>
        ))}
      </tbody>
      {children}
    </table>
  )
}
