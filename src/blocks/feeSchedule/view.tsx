import type { Block } from '../../../schema/page.ts'
import { inlineTextOf, textOf } from '../../block/text.tsx'
import type { BlockView, PageContext } from '../../block/view.ts'
import { Items } from './items.tsx'
import { Total } from './total.tsx'

type FeeSchedule = Block<'feeSchedule'>

export const view: BlockView<FeeSchedule> = ({ block, page }) => (
  <section className="block fee-schedule" id={block.anchor}>
    <div className="container">
      <article className="sheet">
        <p className="issuer">{page.config.organisation.name}</p>
        <h2>{block.title}</h2>
        {textOf(page, block.text)}
        <Items items={block.items} page={page}>
          {!block.isChoice && <Total block={block} page={page} />}
        </Items>
        {block.extras && (
          <>
            <h3>{block.extras.title}</h3>
            <Items items={block.extras.items} page={page} />
          </>
        )}
        <Payments payments={block.payments} page={page} />
        <Conditions conditions={block.conditions} page={page} />
      </article>
    </div>
  </section>
)

type PaymentsProps = { readonly payments: FeeSchedule['payments']; readonly page: PageContext }

function Payments({ payments, page: { words } }: PaymentsProps) {
  if (!payments) return null
  return (
    <>
      <h3>{words.payments}</h3>
      <ul className="payments">
        {payments.map(({ method, accepted }) => (
          <li key={method} className={accepted ? 'accepted' : 'refused'}>
            {method} <small>{accepted ? words.accepted : words.notAccepted}</small>
          </li>
        ))}
      </ul>
    </>
  )
}

type ConditionsProps = { readonly conditions: FeeSchedule['conditions']; readonly page: PageContext }

function Conditions({ conditions, page }: ConditionsProps) {
  if (!conditions) return null
  return (
    <>
      <h3>{page.words.conditions}</h3>
      <ol className="conditions">
        {conditions.map((condition) => (
          <li key={condition.markdown}>{inlineTextOf(page, condition)}</li>
        ))}
      </ol>
    </>
  )
}
