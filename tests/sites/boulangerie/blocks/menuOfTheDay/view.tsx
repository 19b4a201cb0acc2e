import { type BlockView, Section } from 'ukurasa/block'
import type { z } from 'ukurasa/schema'
import type { menuOfTheDay } from './schema'

export const view: BlockView<z.output<typeof menuOfTheDay>> = ({ block, page }) => (
  <Section className="menu-of-the-day" page={page} title={block.title} anchor={block.anchor}>
    <dl>
      {block.dishes.map(({ name, price, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="price">{page.money(price)}</dd>
          {text && <dd>{text}</dd>}
        </div>
      ))}
    </dl>
  </Section>
)
