import type { ReactNode } from 'react'
import Card from 'react-bootstrap/Card'
import Row from 'react-bootstrap/Row'
import type { Block } from '../../../schema/page.ts'
import { Anchor } from '../../block/anchor.tsx'
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
    <Row as="ul" xs={1} md={2} xl={3} className="gy-4">
      {block.cards.map((card) => (
        <li className="col" key={card.title}>
          <GridCard card={card} page={page} heading={block.title ? 'h3' : 'h2'} />
        </li>
      ))}
    </Row>
  </Section>
)

type GridCardProps = {
  readonly card: Block<'cardGrid'>['cards'][number]
  readonly page: PageContext
  readonly heading: 'h2' | 'h3'
}

function GridCard({ card, page, heading }: GridCardProps) {
  return (
    <Card>
      {card.image && (
        <Picture picture={page.picture(card.image)} alt={card.alt} className="card-img-top ratio-16x9" />
      )}
      <Card.Body>
        {card.emoji && (
          <span className={`emoji badge-${card.badgeClass ?? 'sisal'}`} aria-hidden="true">
            {card.emoji}
          </span>
        )}
        <Card.Title as={heading}>{linked(card, page)}</Card.Title>
        <Text page={page} prose={card.text} />
      </Card.Body>
    </Card>
  )
}

/** The title carries the link; its target is stretched over the whole card. */
function linked({ title, href }: GridCardProps['card'], page: PageContext): ReactNode {
  if (href === undefined) return title
  const link = page.link({ title, href })
  const className = link.href === '' ? undefined : 'stretched-link'
  return <Anchor link={link} newTab={page.words.newTab} className={className} />
}
