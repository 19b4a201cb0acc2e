import type { ReactNode } from 'react'
import type { Block } from '../../../schema/page.ts'
import { Anchor } from '../../block/anchor.tsx'
import { GRID } from '../../block/grid.ts'
import { Picture } from '../../block/picture.tsx'
import { Section } from '../../block/section.tsx'
import { Text } from '../../block/text.tsx'
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
          <GridCard card={card} page={page} heading={block.title ? 'h3' : 'h2'} />
        </li>
      ))}
    </ul>
  </Section>
)

type GridCardProps = {
  readonly card: Block<'cardGrid'>['cards'][number]
  readonly page: PageContext
  readonly heading: 'h2' | 'h3'
}

function GridCard({ card, page, heading: Heading }: GridCardProps) {
  return (
    <div className="card">
      {card.image && (
        <Picture picture={page.picture(card.image)} alt={card.alt} className="card-img-top ratio-16x9" />
      )}
      <div className="card-body">
        {card.emoji && (
          <span className={`emoji badge-${card.badgeClass ?? 'sisal'}`} aria-hidden="true">
            {card.emoji}
          </span>
        )}
        <Heading className="card-title">{linked(card, page)}</Heading>
        <Text page={page} prose={card.text} />
      </div>
    </div>
  )
}

/** The title carries the link; its target is stretched over the whole card. */
function linked({ title, href }: GridCardProps['card'], page: PageContext): ReactNode {
  if (href === undefined) return title
  const link = page.link({ title, href })
  const className = link.href === '' ? undefined : 'stretched-link'
  return <Anchor link={link} newTab={page.words.newTab} className={className} />
}
