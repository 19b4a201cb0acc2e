import type { ReactNode } from 'react'
import type { Block } from '../../../schema/page.ts'
import { Anchor } from '../../block/anchor.tsx'
import { GRID } from '../../block/grid.ts'
import { Picture } from '../../block/picture.tsx'
import { Section } from '../../block/section.tsx'
import { textOf } from '../../block/text.tsx'
import type { BlockView, PageContext } from '../../block/view.ts'

export const view: BlockView<Block<'cardGrid'>> = ({ block, page }) => (
  <Section
    className="card-grid"
    page={page}
    {...block}
    backdrop={block.image && <Picture picture={page.picture(block.image)} alt={block.alt} />}
  >
    <ul className={GRID}>
      {block.cards.map((card) => (
        <li className="col" key={card.title}>
          {gridCard(card, page, block.title ? 'h3' : 'h2')}
        </li>
      ))}
    </ul>
  </Section>
)

type Card = Block<'cardGrid'>['cards'][number]

/** A function, not a component, which would take React more time: pages have many cards. */
function gridCard(card: Card, page: PageContext, Heading: 'h2' | 'h3') {
  return (
    <div className="card">
      {card.image && (
        <Picture picture={page.picture(card.image)} alt={card.alt} className="card-img-top ratio-16x9" />
      )}
      <div className="card-body">
        {card.emoji && (
          <span className={badgeOf(card)} aria-hidden="true">
            {card.emoji}
          </span>
        )}
        <Heading className="card-title">{linked(card, page)}</Heading>
        {textOf(page, card.text)}
      </div>
    </div>
  )
}

const badgeOf = ({ badgeClass = 'sisal' }: Card) =>
  badgeClass === 'sisal' ? 'emoji' : `emoji badge-${badgeClass}`

/** The title is the link. Styles make the whole card clickable. */
function linked({ title, href }: Card, page: PageContext): ReactNode {
  if (href === undefined) return title
  const link = page.link({ title, href })
  const className = link.href === '' ? undefined : 'stretched-link'
  return <Anchor link={link} newTab={page.words.newTab} className={className} />
}
